// Troyes in words: labels of actions and sentences of events, in each language.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <ville/core/common_text.hpp>
#include <ville/core/format.hpp>
#include <ville/core/text_table.hpp>
#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/text/rows.hpp>

namespace ville::troyes {

struct Text {
    static constexpr std::span<const TextRow> rows = text_rows;

    static std::string_view find(std::string_view key, std::string_view language) {
        return find_text(rows, key, language);
    }

    // ---- What things are called

    /// An activity card: "Templar".
    static std::string_view card(const Edition &edition, int row, std::string_view language) {
        return label_at(edition.activities, row, activity_codes, language);
    }

    /// An event; of several with one name each bears its code: "War (ER2)".
    static std::string event_card(const Edition &edition, int row, std::string_view language) {
        const std::string_view name = label_at(edition.events, row, event_codes, language);
        int namesakes = 0;
        for (int other = 0; other < event_cards; ++other)
            namesakes += label_at(edition.events, other, event_codes, language) == name;
        if (namesakes < 2 || row < 0 || row >= event_cards) return std::string(name);
        return fmt::format("{} ({})", name, event_codes[static_cast<std::size_t>(row)]);
    }

    static std::string_view character(const Edition &edition, int row, std::string_view language) {
        return label_at(edition.people, row, character_codes, language);
    }

    /// One of several words: "colour.red", "building.palace".
    static std::string_view word(std::string_view group, Names names, int value, std::string_view language) {
        if (value < 0 || value >= static_cast<int>(names.size())) return "?";
        return find(fmt::format("{}.{}", group, names[static_cast<std::size_t>(value)]), language);
    }

    /// Whose a citizen, a cube or a district is: a player's, or neutral.
    static std::string owner(int owner, std::string_view language, const SeatNames &names) {
        if (owner == neutral) return std::string(find("neutral", language));
        return player_name(static_cast<Player>(owner), language, names);
    }

    /// A group: "red 3 (Ada) + red 5 (neutral)".
    static std::string dice(std::uint32_t code, std::string_view language, const SeatNames &names) {
        std::string text;
        for (const DieCode die : group_of(code)) {
            if (!text.empty()) text += find("dice.join", language);
            text += fmt::format(
                fmt::runtime(find("dice.die", language)),
                fmt::arg("colour", word("colour", colour_names, static_cast<int>(colour_of(die)), language)),
                fmt::arg("value", value_of(die)),
                fmt::arg("district", owner(static_cast<int>(district_of(die)), language, names)));
        }
        return text;
    }

    /// From where a tradesman comes.
    static std::string source(const Edition &edition, int from, int row, int space,
                              std::string_view language) {
        const auto told = [&](std::string_view key, int building, int card_row) {
            return fmt::format(fmt::runtime(find(key, language)),
                               fmt::arg("building", word("building", building_names, building, language)),
                               fmt::arg("row", row + 1), fmt::arg("space", space + 1),
                               fmt::arg("card", card(edition, card_row, language)));
        };
        if (from < from_building) return told("source.supply", 0, 0);
        if (from < from_picture) return told("source.building", from - from_building, 0);
        if (from < from_card) return told("source.picture", from - from_picture, 0);
        return told("source.card", 0, from - from_card);
    }

    // ---- Actions and events

    /// One line for a menu.
    static std::string action(const Edition &edition, const Action &action, std::string_view language,
                              const SeatNames &names = {}) {
        const std::string key =
            fmt::format("action.{}", action_specs[static_cast<std::size_t>(action.kind) - 1].name);
        const bool is_die = action.kind == ActionKind::counter_die || action.kind == ActionKind::turn_die ||
                            action.kind == ActionKind::reroll_die;
        const bool in_cathedral = action.kind == ActionKind::return_cathedral_cube;
        return fmt::format(
            fmt::runtime(variant(key, ending(action), language)),
            fmt::arg("building", word("building", building_names, action.a, language)),
            fmt::arg("row", action.b + 1), fmt::arg("space", action.c + 1),
            fmt::arg("event", event_card(edition, action.a, language)), fmt::arg("level", action.a),
            fmt::arg("column", in_cathedral ? action.b : 0), fmt::arg("black", black_digits(action.code)),
            fmt::arg("colour", word("colour", colour_names, action.a, language)),
            fmt::arg("value", is_die ? action.b : action.a), fmt::arg("to", faces + 1 - action.b),
            fmt::arg("card", card(edition, action.a, language)),
            fmt::arg("cube", card(edition, action.a - cube_of_card, language)),
            fmt::arg("source", source(edition, action.a, action.b, action.c, language)),
            fmt::arg("dice", dice(action.code, language, names)), fmt::arg("count", action.a),
            fmt::arg("character", character(edition, action.a, language)));
    }

    /// One sentence for a log.
    static std::string event(const Edition &edition, const Event &event, std::string_view language,
                             const SeatNames &names = {}) {
        const EventSpec *spec = find_event(event_specs, event.type);
        if (spec == nullptr) return {};
        const auto arg = [&](std::string_view name) { return event_argument(*spec, event, name); };
        const auto who = [&](std::string_view name) {
            return player_name(static_cast<Player>(arg(name)), language, names);
        };
        const auto amount = [&](std::string_view name) { return arg(name) < 0 ? -arg(name) : arg(name); };
        return fmt::format(
            fmt::runtime(event_sentence(rows, *spec, event, ending(*spec, event, language), language)),
            fmt::arg("player", player_name(event.player, language, names)),
            fmt::arg("owner", owner(arg("owner"), language, names)),
            fmt::arg("district", owner(arg("district"), language, names)), fmt::arg("first", who("first")),
            fmt::arg("second", who("second")), fmt::arg("turn", arg("turn")), fmt::arg("round", arg("round")),
            fmt::arg("building", word("building", building_names, arg("building"), language)),
            fmt::arg("row", arg("row") + 1), fmt::arg("card", card(edition, arg("card"), language)),
            fmt::arg("event", event_card(edition, arg("event"), language)),
            fmt::arg("character", character(edition, arg("character"), language)),
            fmt::arg("colour", word("colour", colour_names, arg("colour"), language)),
            fmt::arg("roll", word("roll", roll_names, arg("roll"), language)),
            fmt::arg("value", arg("value")), fmt::arg("was", arg("was")), fmt::arg("to", arg("to")),
            fmt::arg("count", arg("count")), fmt::arg("level", arg("level")),
            fmt::arg("column", arg("column")), fmt::arg("amount", arg("amount")),
            fmt::arg("change", amount("change")), fmt::arg("points", amount("points")),
            fmt::arg("reason", reason(event, arg("reason"), language)),
            fmt::arg("source", event.type == event::tradesman_hired
                                   ? source(edition, arg("from"), arg("row"), arg("from_space"), language)
                                   : std::string(gain(arg("source"), language))),
            fmt::arg("winners", player_list(static_cast<unsigned>(arg("winners")), language, names)));
    }

private:
    template <class Things, class Codes>
    static std::string_view label_at(const Things &things, int row, const Codes &codes,
                                     std::string_view language) {
        if (row < 0 || row >= static_cast<int>(things.size())) return "?";
        const auto i = static_cast<std::size_t>(row);
        const std::string_view own = local_name(things[i].labels, language);
        return own.empty() ? codes[i] : own;
    }

    /// The text for key + variant if there is one, else the plain one.
    static std::string_view variant(const std::string &key, std::string_view variant,
                                    std::string_view language) {
        const std::string_view text = find(fmt::format("{}{}", key, variant), language);
        return text.empty() ? find(key, language) : text;
    }

    static std::string black_digits(std::uint32_t code) {
        std::array<char, max_spelled> room{};
        return std::string(room.data(), black_spelling.write(static_cast<int>(code), room));
    }

    static std::string_view ending(const Action &action) {
        switch (action.kind) {
        case ActionKind::counter: return black_digits(action.code).size() == 1 ? ".one" : "";
        case ActionKind::use_dice: return action.a != no_cube ? ".cube" : "";
        case ActionKind::activations: return action.a == 1 ? ".one" : "";
        default: return "";
        }
    }

    /// Why deniers or influence change, or why the actions end.
    static std::string_view reason(const Event &event, int value, std::string_view language) {
        switch (event.type) {
        case event::deniers_changed: return word("cash", cash_names, value, language);
        case event::influence_changed: return word("fame", fame_names, value, language);
        case event::actions_ended: return word("actions_end", actions_end_names, value, language);
        default: return word("end_reason", end_reason_names, 0, language);
        }
    }

    /// Where points come from: while playing, or a line of the final count.
    static std::string_view gain(int source, std::string_view language) {
        const std::string_view while_playing = word("gain", gain_names, source, language);
        return while_playing.empty() ? word("score", gain_names, source, language) : while_playing;
    }

    /// The ending of the sentence for an event: gains and losses, one and several are told in other words.
    static std::string_view ending(const EventSpec &spec, const Event &event, std::string_view language) {
        const auto arg = [&](std::string_view name) { return event_argument(spec, event, name); };
        const auto change = [&](std::string_view name) {
            const bool one = is_singular(arg(name), language);
            if (arg(name) < 0) return one ? ".less.one" : ".less";
            return one ? ".one" : "";
        };
        switch (event.type) {
        case event::die_rolled:
            return arg("roll") == static_cast<int>(Roll::workforce) ? ".workforce"
                   : arg("roll") == static_cast<int>(Roll::reroll)  ? ".reroll"
                                                                    : "";
        case event::activity_activated:
        case event::delayed_cubes_placed:
        case event::event_cubes_placed: return change("count");
        case event::district_deniers_added: return change("amount");
        case event::deniers_changed: return change("change");
        case event::influence_changed: return arg("change") < 0 ? ".less" : "";
        case event::points_scored: return change("points");
        case event::event_completed: return arg("first") == arg("second") ? ".lone" : "";
        case event::match_over:
            return std::popcount(static_cast<unsigned>(arg("winners"))) > 1 ? ".shared" : "";
        default: return "";
        }
    }
};

} // namespace ville::troyes
