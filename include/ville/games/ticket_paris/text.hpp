// Ticket to Ride: Paris in words: labels of actions and sentences of events, in each language.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <ville/core/common_text.hpp>
#include <ville/core/format.hpp>
#include <ville/core/text_table.hpp>
#include <ville/games/ticket_paris/action.hpp>
#include <ville/games/ticket_paris/data.hpp>
#include <ville/games/ticket_paris/text/rows.hpp>

namespace ville::ticket_paris {

struct Text {
    static constexpr std::span<const TextRow> rows = text_rows;

    static std::string_view find(std::string_view key, std::string_view language) {
        return find_text(rows, key, language);
    }

    /// The text for key + variant if there is one, else the plain one.
    static std::string_view variant(const std::string &key, std::string_view variant,
                                    std::string_view language) {
        const std::string_view text = find(fmt::format("{}{}", key, variant), language);
        return text.empty() ? find(key, language) : text;
    }

    /// What the edition calls a kind of card: "red", "bus".
    static std::string_view card(const Edition &edition, int kind, std::string_view language) {
        if (kind < 0 || kind > edition.bus()) return "?";
        const bool is_bus = kind == edition.bus();
        const std::string_view own = local_name(
            is_bus ? edition.bus_labels : edition.colours[static_cast<std::size_t>(kind)].labels, language);
        if (!own.empty()) return own;
        return is_bus ? find("card.bus", language) : card_word(edition, kind);
    }

    /// What the edition calls a place.
    static std::string_view place(const Edition &edition, int row, std::string_view language) {
        if (row < 0 || row >= static_cast<int>(edition.places.size())) return "?";
        const Place &place = edition.places[static_cast<std::size_t>(row)];
        const std::string_view own = local_name(place.labels, language);
        return own.empty() ? place.key.view() : own;
    }

    /// A connection by its id: "Louvre – Opéra".
    static std::string route(const Edition &edition, int id, std::string_view language) {
        if (id < 1 || id > static_cast<int>(edition.connections.size())) return "?";
        const Connection &connection = edition.connections[static_cast<std::size_t>(id - 1)];
        return fmt::format(fmt::runtime(find("route", language)),
                           fmt::arg("a", place(edition, connection.a, language)),
                           fmt::arg("b", place(edition, connection.b, language)));
    }

    /// A ticket by its id, with its points: "Louvre – Place d'Italie (4)".
    static std::string ticket(const Edition &edition, int id, std::string_view language) {
        if (id < 1 || id > static_cast<int>(edition.tickets.size())) return "?";
        const Ticket &ticket = edition.tickets[static_cast<std::size_t>(id - 1)];
        return fmt::format(
            fmt::runtime(find("ticket", language)), fmt::arg("a", place(edition, ticket.a, language)),
            fmt::arg("b", place(edition, ticket.b, language)), fmt::arg("points", ticket.points));
    }

    /// Cards paid: "1 × white + 1 × bus".
    static std::string payment(const Edition &edition, int colour, int coloured, int buses,
                               std::string_view language) {
        std::string text;
        const auto add = [&](int n, int kind) {
            if (n <= 0) return;
            if (!text.empty()) text += find("payment.join", language);
            text += fmt::format(fmt::runtime(find("payment.part", language)), fmt::arg("n", n),
                                fmt::arg("card", card(edition, kind, language)));
        };
        add(coloured, colour);
        add(buses, edition.bus());
        return text;
    }

    /// One line for a menu.
    static std::string action(const Edition &edition, Action action, std::string_view language,
                              const SeatNames & = {}) {
        const std::string key =
            fmt::format("action.{}", action_specs[static_cast<std::size_t>(action.kind) - 1].name);
        if (action.kind == ActionKind::claim_route) return claim(edition, key, action, language);
        return fmt::format(fmt::runtime(find(key, language)),
                           fmt::arg("card", card(edition, action.value, language)),
                           fmt::arg("ticket", ticket(edition, action.value, language)));
    }

    /// One sentence for a log.
    static std::string event(const Edition &edition, const Event &event, std::string_view language,
                             const SeatNames &names = {}) {
        const EventSpec *spec = find_event(event_specs, event.type);
        if (spec == nullptr) return {};
        const auto arg = [&](std::string_view name) { return event_argument(*spec, event, name); };
        const auto source = static_cast<std::size_t>(arg("source"));
        return fmt::format(
            fmt::runtime(event_sentence(rows, *spec, event, ending(*spec, event, language), language)),
            fmt::arg("player", player_name(event.player, language, names)), fmt::arg("turn", arg("turn")),
            fmt::arg("slot", arg("slot") + 1), fmt::arg("count", arg("count")),
            fmt::arg("buses", arg("buses")), fmt::arg("points", arg("points")),
            fmt::arg("card", card(edition, arg("card"), language)),
            fmt::arg("colour", card(edition, arg("colour"), language)),
            fmt::arg("route", route(edition, arg("route"), language)),
            fmt::arg("ticket", ticket(edition, arg("ticket"), language)),
            fmt::arg("cards",
                     payment(edition, arg("colour"), arg("coloured_cards"), arg("bus_cards"), language)),
            fmt::arg("source", find(fmt::format("score.{}", score_line_names[source]), language)),
            fmt::arg("winners", player_list(static_cast<unsigned>(arg("winners")), language, names)));
    }

private:
    static std::string claim(const Edition &edition, const std::string &key, Action action,
                             std::string_view language) {
        int colour = -1;
        int length = 0;
        if (action.value >= 1 && action.value <= edition.connections.size()) {
            const Connection &connection = edition.connections[action.value - 1u];
            length = connection.length;
            if (action.track < connection.tracks.size()) colour = connection.tracks[action.track];
        }
        return fmt::format(
            fmt::runtime(variant(key, action.keep != 0 ? ".keep" : "", language)),
            fmt::arg("route", route(edition, action.value, language)),
            fmt::arg("colour", card(edition, colour, language)),
            fmt::arg("cards", payment(edition, colour, length - action.buses, action.buses, language)));
    }

    /// The ending of the sentence for an event: one point and several are told in other words.
    static std::string_view ending(const EventSpec &spec, const Event &event, std::string_view language) {
        const auto arg = [&](std::string_view name) { return event_argument(spec, event, name); };
        switch (event.type) {
        case event::deck_reshuffled:
        case event::tickets_kept: return is_singular(arg("count"), language) ? ".one" : "";
        case event::market_swept: return is_singular(arg("buses"), language) ? ".one" : "";
        case event::points_scored: return is_singular(arg("points"), language) ? ".one" : "";
        case event::ticket_scored: return arg("completed") == 0 ? ".failed" : "";
        case event::match_over: return (arg("winners") & (arg("winners") - 1)) != 0 ? ".shared" : "";
        default: return "";
        }
    }
};

} // namespace ville::ticket_paris
