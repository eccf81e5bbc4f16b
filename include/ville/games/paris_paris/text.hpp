// Paris Paris in words: labels of actions and sentences of events, in each language.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <ville/core/common_text.hpp>
#include <ville/core/format.hpp>
#include <ville/core/text_table.hpp>
#include <ville/games/paris_paris/action.hpp>
#include <ville/games/paris_paris/data.hpp>
#include <ville/games/paris_paris/text/rows.hpp>

namespace ville::paris_paris {

struct Text {
    static constexpr std::span<const TextRow> rows = text_rows;

    static std::string_view find(std::string_view key, std::string_view language) {
        return find_text(rows, key, language);
    }

    /// What the edition calls a place: "Hôtel de Ville".
    static std::string_view place(const Edition &edition, int row, std::string_view language) {
        return label_at(edition.places, row, language);
    }

    /// What the edition calls a line: "green".
    static std::string_view line(const Edition &edition, int row, std::string_view language) {
        return label_at(edition.lines, row, language);
    }

    /// One line for a menu.
    static std::string action(const Edition &edition, Action action, std::string_view language,
                              const SeatNames &names = {}) {
        const bool opens = action.kind == ActionKind::deal_open_line;
        const std::string key =
            fmt::format("action.{}", action_specs[static_cast<std::size_t>(action.kind) - 1].name);
        return fmt::format(
            fmt::runtime(find(key, language)), fmt::arg("place", place(edition, action.value, language)),
            fmt::arg("line", line(edition, opens ? action.value : action.line, language)),
            fmt::arg("owner", player_name(static_cast<Player>(action.value), language, names)));
    }

    /// One sentence for a log.
    static std::string event(const Edition &edition, const Event &event, std::string_view language,
                             const SeatNames &names = {}) {
        const EventSpec *spec = find_event(event_specs, event.type);
        if (spec == nullptr) return {};
        const auto arg = [&](std::string_view name) { return event_argument(*spec, event, name); };
        const int owner = arg(event.type == event::big_trip_started ? "holder" : "owner");
        const auto source = static_cast<std::size_t>(arg("source"));
        return fmt::format(
            fmt::runtime(event_sentence(rows, *spec, event, ending(*spec, event, language), language)),
            fmt::arg("player", player_name(event.player, language, names)),
            fmt::arg("owner", player_name(static_cast<Player>(owner), language, names)),
            fmt::arg("place", place(edition, arg("place"), language)),
            fmt::arg("line", line(edition, arg("line"), language)), fmt::arg("round", arg("round")),
            fmt::arg("turn", arg("turn")), fmt::arg("points", arg("points")),
            fmt::arg("source", find(fmt::format("score.{}", score_line_names[source]), language)),
            fmt::arg("winners", player_list(static_cast<unsigned>(arg("winners")), language, names)));
    }

private:
    template <class Things>
    static std::string_view label_at(const Things &things, int row, std::string_view language) {
        if (row < 0 || row >= static_cast<int>(things.size())) return "?";
        const auto &thing = things[static_cast<std::size_t>(row)];
        const std::string_view own = local_name(thing.labels, language);
        return own.empty() ? thing.key.view() : own;
    }

    /// The ending of the sentence for an event: one point and several are told in other words.
    static std::string_view ending(const EventSpec &spec, const Event &event, std::string_view language) {
        const auto arg = [&](std::string_view name) { return event_argument(spec, event, name); };
        switch (event.type) {
        case event::hut_removed: return arg("sack") != 0 ? ".sack" : "";
        case event::small_trip_started: return arg("empty") != 0 ? ".empty" : "";
        case event::big_trip_started:
            return arg("final") == 0 ? "" : arg("holder") == no_holder ? ".final" : ".holder";
        case event::points_scored: {
            const bool one = is_singular(arg("points"), language);
            if (arg("place") == nowhere) return one ? ".sack.one" : ".sack";
            return one ? ".one" : "";
        }
        case event::match_over: return (arg("winners") & (arg("winners") - 1)) != 0 ? ".shared" : "";
        default: return "";
        }
    }
};

} // namespace ville::paris_paris
