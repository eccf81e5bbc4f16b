// Les Toits de Paris in words: labels of actions and sentences of events, in each language.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <ville/core/common_text.hpp>
#include <ville/core/format.hpp>
#include <ville/core/text_table.hpp>
#include <ville/games/toits/action.hpp>
#include <ville/games/toits/data.hpp>
#include <ville/games/toits/text/rows.hpp>

namespace ville::toits {

struct Text {
    static constexpr std::span<const TextRow> rows = text_rows;

    static std::string_view find(std::string_view key, std::string_view language) {
        return find_text(rows, key, language);
    }

    /// The most special variant that exists of key + first + second.
    static std::string_view variant(std::string key, std::string_view first, std::string_view second,
                                    std::string_view language) {
        for (const std::string &tried : {fmt::format("{}{}{}", key, first, second),
                                         fmt::format("{}{}", key, second), key + std::string(first)})
            if (const std::string_view text = find(tried, language); !text.empty()) return text;
        return find(key, language);
    }

    /// What the edition calls a good.
    static std::string_view good(const Edition &edition, Good good, std::string_view language) {
        const std::string_view own =
            local_name(edition.good_labels[static_cast<std::size_t>(good)], language);
        return own.empty() ? find(fmt::format("good.{}", name_of(good)), language) : own;
    }

    /// A card by what it bears: "gold, 2 arrows, alarm".
    static std::string card(const Edition &edition, std::size_t row, std::string_view language) {
        if (row >= edition.cards.size()) return "?";
        const Card &card = edition.cards[row];
        std::string text(good(edition, card.good, language));
        const auto add = [&](std::string_view icon, int n) {
            if (n == 0) return;
            const std::string_view words =
                variant(fmt::format("icon.{}", icon), "", is_singular(n, language) ? ".one" : "", language);
            text += find("card.join", language);
            text += fmt::format(fmt::runtime(words), fmt::arg("n", n));
        };
        add("arrows", card.arrows);
        add("feathers", card.feathers);
        add("bonus", card.bonus);
        add("laurel", card.laurel);
        add("points", card.points);
        add("alarm", card.alarm);
        return text;
    }

    /// A line of the count: "token for jewels", with what the edition calls the good.
    static std::string score_line(const Edition &edition, int line, std::string_view language) {
        if (line < goods)
            return fill(find("score.token", language), "{good}",
                        good(edition, static_cast<Good>(line), language));
        return std::string(
            find(fmt::format("score.{}", score_line_names[static_cast<std::size_t>(line)]), language));
    }

    /// One line for a menu: "take the card on space 3".
    static std::string action(const Edition &edition, Action action, std::string_view language,
                              const SeatNames & = {}) {
        const std::string_view words = find(
            fmt::format("action.{}", action_specs[static_cast<std::size_t>(action.kind) - 1].name), language);
        return fmt::format(
            fmt::runtime(words), fmt::arg("space", action.value),
            fmt::arg("card", card(edition, action.value, language)),
            fmt::arg("good", good(edition, static_cast<Good>(action.value % goods), language)));
    }

    /// One sentence for a log.
    static std::string event(const Edition &edition, const Event &event, std::string_view language,
                             const SeatNames &names = {}) {
        const EventSpec *spec = find_event(event_specs, event.type);
        if (spec == nullptr) return {};
        return fmt::format(
            fmt::runtime(sentence(edition, *spec, event, language)),
            fmt::arg("player", player_name(event.player, language, names)),
            fmt::arg("card",
                     card(edition, static_cast<std::size_t>(event_argument(*spec, event, "card")), language)),
            fmt::arg("space", event_argument(*spec, event, "space")),
            fmt::arg("turn", event_argument(*spec, event, "turn")),
            fmt::arg("to", event_argument(*spec, event, "to")),
            fmt::arg("cards", event_argument(*spec, event, "cards")),
            fmt::arg("points", event_argument(*spec, event, "points")),
            fmt::arg("good", good(edition, static_cast<Good>(event_argument(*spec, event, "good") % goods),
                                  language)),
            fmt::arg("set", set(edition, event_argument(*spec, event, "set"), language)),
            fmt::arg("token", value(*spec, event, "token", "token.", language)),
            fmt::arg("source", score_line(edition, event_argument(*spec, event, "source"), language)),
            fmt::arg("winners", player_list(static_cast<unsigned>(event_argument(*spec, event, "winners")),
                                            language, names)));
    }

private:
    /// The words for a named argument.
    static std::string_view value(const EventSpec &spec, const Event &event, std::string_view name,
                                  std::string_view prefix, std::string_view language) {
        for (const FieldSpec &field : spec.fields)
            if (field.name == name)
                return find(
                    fmt::format("{}{}", prefix,
                                field.names[static_cast<std::size_t>(event_argument(spec, event, name))]),
                    language);
        return {};
    }

    static std::string_view set(const Edition &edition, int set, std::string_view language) {
        return set < goods ? good(edition, static_cast<Good>(set), language) : find("set.feathers", language);
    }

    /// The sentence for an event, with its named places still open.
    static std::string_view sentence(const Edition &edition, const EventSpec &spec, const Event &event,
                                     std::string_view language) {
        const std::string key = fmt::format("event.{}", spec.name);
        const auto arg = [&](std::string_view name) { return event_argument(spec, event, name); };
        switch (event.type) {
        case event::card_revealed:
            return variant(key, arg("pile") == static_cast<int>(Pile::supply) ? ".supply" : "", "", language);
        case event::detective_moved:
            return variant(key, arg("to") == edition.detective_start ? ".back" : "", "", language);
        case event::stealing_ended:
            return variant(fmt::format("{}.{}", key, result_names[static_cast<std::size_t>(arg("result"))]),
                           "", arg("forced") != 0 ? ".forced" : "", language);
        case event::raid:
        case event::supply_reshuffled:
            return variant(key, "", is_singular(arg("cards"), language) ? ".one" : "", language);
        case event::token_awarded:
            return variant(key, arg("token") == static_cast<int>(Token::low) ? ".low" : "",
                           is_singular(arg("points"), language) ? ".one" : "", language);
        case event::points_scored:
            return variant(key, "", is_singular(arg("points"), language) ? ".one" : "", language);
        case event::match_over:
            return variant(key, (arg("winners") & (arg("winners") - 1)) != 0 ? ".shared" : "", "", language);
        default: return find(key, language);
        }
    }
};

} // namespace ville::toits
