// Ticket to Ride: Paris: what an edition must keep to. Structure only: whether it makes a good game is the
// mapmaker's affair. Rules: docs/rules/ticket_paris.md, chapter 9.
#pragma once

#include <array>
#include <cstdint>

#include <ville/core/fault.hpp>
#include <ville/core/player.hpp>
#include <ville/games/ticket_paris/data/edition.hpp>

namespace ville::ticket_paris {

namespace detail {

constexpr void check_counts(const Edition &edition, Faults &faults) {
    if (edition.id.empty()) report(faults, {"id", -1, "", "must not be empty"});
    if (edition.buses < 1 || edition.buses > max_buses) report(faults, {"buses", -1, "", "must be 1 to 60"});
    if (edition.final_round_buses >= edition.buses)
        report(faults, {"final_round_buses", -1, "", "must be less than the buses of a player"});
    if (edition.face_up_cards < 1 || edition.face_up_cards > max_slots)
        report(faults, {"face_up_cards", -1, "", "must be 1 to 5"});
    if (edition.refresh_buses < 1 || edition.refresh_buses > edition.face_up_cards)
        report(faults, {"refresh_buses", -1, "", "must be 1 to the number of face-up cards"});
    if (edition.start_tickets > max_choice) report(faults, {"start_tickets", -1, "", "must be 0 to 6"});
    if (edition.start_tickets_kept > edition.start_tickets)
        report(faults, {"start_tickets_kept", -1, "", "must not exceed the tickets dealt"});
    if (edition.drawn_tickets < 1 || edition.drawn_tickets > max_choice)
        report(faults, {"drawn_tickets", -1, "", "must be 1 to 6"});
    if (edition.drawn_tickets_kept < 1 || edition.drawn_tickets_kept > edition.drawn_tickets)
        report(faults, {"drawn_tickets_kept", -1, "", "must be 1 to the tickets drawn"});
    if (edition.flag_points > max_points) report(faults, {"flag_points", -1, "", "must be 0 to 99"});
    check_names(edition.bus_labels, {"bus_labels", -1, "", ""}, faults);
    for (std::size_t i = 0; i < edition.route_points.size(); ++i)
        if (edition.route_points[i] > max_points)
            report(faults, {"route_points", static_cast<int>(i), "", "must be 0 to 99"});
}

constexpr void check_colours(const Edition &edition, Faults &faults) {
    if (edition.colours.empty()) report(faults, {"colours", -1, "", "must name at least one colour"});
    for (std::size_t i = 0; i < edition.colours.size(); ++i) {
        const Colour &colour = edition.colours[i];
        const int row = static_cast<int>(i);
        if (colour.key.empty()) report(faults, {"colours", row, "key", "must not be empty"});
        if (colour.key.view() == bus_key)
            report(faults, {"colours", row, "key", "is the name of the wild card"});
        for (std::size_t k = 0; k < i; ++k)
            if (edition.colours[k].key == colour.key)
                report(faults, {"colours", row, "key", "is the key of an earlier colour"});
        check_names(colour.labels, {"colours", row, "labels", ""}, faults);
        if (colour.cards < 1 || colour.cards > max_cards)
            report(faults, {"colours", row, "cards", "must be 1 to 200"});
    }
    if (edition.card_total() > max_cards)
        report(faults, {"colours", -1, "", "must be 200 cards or fewer in all, with the buses"});
    if (edition.card_total() <= edition.face_up_cards + max_players * edition.start_cards)
        report(faults,
               {"colours", -1, "", "must leave a card in the deck when four players have been dealt theirs"});
    for (std::size_t i = 0; i < edition.flag_colours.size(); ++i) {
        const int row = static_cast<int>(i);
        if (edition.flag_colours[i] >= edition.colours.size())
            report(faults, {"flag_colours", row, "", "is not a colour"});
        for (std::size_t k = 0; k < i; ++k)
            if (edition.flag_colours[k] == edition.flag_colours[i])
                report(faults, {"flag_colours", row, "", "stands here twice"});
    }
}

/// The two ends of a connection or a ticket. Answers whether they are fine.
template <class Line>
constexpr bool check_ends(const Edition &edition, const Line &line, const char *group, int row,
                          Faults &faults) {
    if (line.id != row + 1)
        report(faults, {group, row, "id", "must be the number of the row, counted from 1"});
    if (line.a >= edition.places.size()) report(faults, {group, row, "a", "is not a place"});
    if (line.b >= edition.places.size()) report(faults, {group, row, "b", "is not a place"});
    if (line.a >= edition.places.size() || line.b >= edition.places.size()) return false;
    if (line.a == line.b) report(faults, {group, row, "b", "must be another place than a"});
    return line.a != line.b;
}

template <class Line>
constexpr bool same_ends(const Line &x, const Line &y) {
    if (x.a >= max_places || x.b >= max_places) return false; // no places at all
    return (x.a == y.a && x.b == y.b) || (x.a == y.b && x.b == y.a);
}

constexpr void check_map(const Edition &edition, Faults &faults) {
    for (std::size_t i = 0; i < edition.places.size(); ++i) {
        const int row = static_cast<int>(i);
        check_names(edition.places[i].labels, {"places", row, "labels", ""}, faults);
        if (edition.places[i].key.empty()) report(faults, {"places", row, "key", "must not be empty"});
        for (std::size_t k = 0; k < i; ++k)
            if (edition.places[k].key == edition.places[i].key)
                report(faults, {"places", row, "key", "is the key of an earlier place"});
    }
    if (edition.places.size() < 2) report(faults, {"places", -1, "", "must be two places or more"});

    std::array<std::uint64_t, max_places> neighbours{};
    for (std::size_t i = 0; i < edition.connections.size(); ++i) {
        const Connection &connection = edition.connections[i];
        const int row = static_cast<int>(i);
        if (check_ends(edition, connection, "connections", row, faults)) {
            neighbours[connection.a] |= std::uint64_t{1} << connection.b;
            neighbours[connection.b] |= std::uint64_t{1} << connection.a;
        }
        for (std::size_t k = 0; k < i; ++k)
            if (same_ends(edition.connections[k], connection))
                report(faults,
                       {"connections", row, "b", "joins two places that an earlier connection joins"});
        if (connection.length < 1 || connection.length > max_length)
            report(faults, {"connections", row, "length", "must be 1 to 6"});
        else if (connection.length > edition.route_points.size())
            report(faults, {"connections", row, "length", "has no value in route_points"});
        if (connection.tracks.empty())
            report(faults, {"connections", row, "tracks", "must name one or two colours"});
        for (const std::uint8_t colour : connection.tracks)
            if (colour >= edition.colours.size())
                report(faults, {"connections", row, "tracks", "names something that is no colour"});
    }

    std::uint64_t reached = 1;
    for (std::uint64_t before = 0; before != reached;) {
        before = reached;
        for (std::size_t place = 0; place < edition.places.size(); ++place)
            if (((reached >> place) & 1u) != 0) reached |= neighbours[place];
    }
    for (std::size_t place = 0; place < edition.places.size(); ++place)
        if (((reached >> place) & 1u) == 0)
            report(faults, {"places", static_cast<int>(place), "", "cannot be reached from the first place"});
}

constexpr void check_tickets(const Edition &edition, Faults &faults) {
    for (std::size_t i = 0; i < edition.tickets.size(); ++i) {
        const int row = static_cast<int>(i);
        check_ends(edition, edition.tickets[i], "tickets", row, faults);
        if (edition.tickets[i].points > max_points)
            report(faults, {"tickets", row, "points", "must be 0 to 99"});
        for (std::size_t k = 0; k < i; ++k)
            if (same_ends(edition.tickets[k], edition.tickets[i]))
                report(faults, {"tickets", row, "b", "joins the places of an earlier ticket"});
    }
    if (static_cast<int>(edition.tickets.size()) < max_players * edition.start_tickets)
        report(faults, {"tickets", -1, "", "must be enough to deal to four players"});
}

} // namespace detail

/// Every fault of an edition; none means that it can be played.
constexpr Faults check_edition(const Edition &edition) {
    Faults faults;
    detail::check_counts(edition, faults);
    detail::check_colours(edition, faults);
    detail::check_map(edition, faults);
    detail::check_tickets(edition, faults);
    return faults;
}

} // namespace ville::ticket_paris
