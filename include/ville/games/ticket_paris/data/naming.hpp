// Ticket to Ride: Paris: an edition as it stands in a file, where places and colours go by their keys, and as the rules
// want it, by their rows.
#pragma once

#include <cstdint>

#include <ville/games/ticket_paris/data/edition.hpp>

namespace ville::ticket_paris {

namespace detail {

/// Writes an edition with other references: `place(ref)` and `colour(ref)` translate one.
template <class To, class From, class PlaceOf, class ColourOf>
constexpr void rewrite(const EditionOf<From> &from, EditionOf<To> &to, PlaceOf &&place, ColourOf &&colour) {
    to.id = from.id;
    to.certainty = from.certainty;
    to.buses = from.buses;
    to.final_round_buses = from.final_round_buses;
    to.face_up_cards = from.face_up_cards;
    to.refresh_buses = from.refresh_buses;
    to.start_cards = from.start_cards;
    to.start_tickets = from.start_tickets;
    to.start_tickets_kept = from.start_tickets_kept;
    to.drawn_tickets = from.drawn_tickets;
    to.drawn_tickets_kept = from.drawn_tickets_kept;
    to.flag_points = from.flag_points;
    to.route_points = from.route_points;
    to.bus_cards = from.bus_cards;
    to.bus_labels = from.bus_labels;
    to.colours = from.colours;
    to.places = from.places;
    to.flag_colours.clear();
    to.connections.clear();
    to.tickets.clear();
    for (const From &ref : from.flag_colours) to.flag_colours.push_back(colour(ref));
    for (const ConnectionOf<From> &line : from.connections) {
        ConnectionOf<To> rewritten{.id = line.id, .length = line.length};
        rewritten.a = place(line.a);
        rewritten.b = place(line.b);
        for (const From &ref : line.tracks) rewritten.tracks.push_back(colour(ref));
        to.connections.push_back(rewritten);
    }
    for (const TicketOf<From> &line : from.tickets) {
        TicketOf<To> rewritten{.id = line.id, .points = line.points};
        rewritten.a = place(line.a);
        rewritten.b = place(line.b);
        to.tickets.push_back(rewritten);
    }
}

template <class Things>
constexpr Key key_at(const Things &things, Row row) {
    return row < things.size() ? things[row].key : Key{};
}

/// The row of a key. Where there is none: a row that no edition has, so that check_edition finds it.
template <class Things>
constexpr Row row_of(const Things &things, const Key &key) {
    for (std::size_t row = 0; row < things.size(); ++row)
        if (things[row].key == key) return static_cast<Row>(row);
    return 255;
}

} // namespace detail

/// The edition as a file has it.
constexpr PrintedEdition print_edition(const Edition &edition) {
    PrintedEdition printed;
    detail::rewrite(
        edition, printed, [&](Row row) { return detail::key_at(edition.places, row); },
        [&](Row row) { return detail::key_at(edition.colours, row); });
    return printed;
}

/// The edition as the rules want it. A key that names nothing becomes a row that is none: check_edition says where.
constexpr void read_edition(const PrintedEdition &printed, Edition &edition) {
    detail::rewrite(
        printed, edition, [&](const Key &key) { return detail::row_of(printed.places, key); },
        [&](const Key &key) { return detail::row_of(printed.colours, key); });
}

} // namespace ville::ticket_paris
