// Paris Paris: the trips. Which huts score, where, and for whom. Rules: chapters 4 and 5.
//
// Everything here only looks: the same functions score, and answer what a trip would bring.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include <ville/games/paris_paris/state.hpp>

namespace ville::paris_paris {

/// Calls f(place) for each place of a set, ascending.
template <class F>
constexpr void for_each_place(PlaceSet places, F &&f) {
    for (; places != 0; places &= places - 1) f(static_cast<std::uint8_t>(std::countr_zero(places)));
}

// ---- The small trip

/// The stops of a line that are `distance` roads away from one of its stops: none, one or two. [PAR-4.3]
constexpr PlaceSet stops_at_distance(const Line &line, int position, int distance) {
    PlaceSet places = 0;
    if (position >= distance) places |= place_bit(line.stops[static_cast<std::size_t>(position - distance)]);
    const auto beyond = static_cast<std::size_t>(position + distance);
    if (beyond < line.stops.size()) places |= place_bit(line.stops[beyond]);
    return places;
}

/// The occupied places nearest to an empty one, over these of its sorts together. [PAR-4.2]
constexpr PlaceSet nearest(const Edition &edition, PlaceSet huts, std::size_t first_sort,
                           std::size_t last_sort) {
    for (int distance = 1; distance < max_stops; ++distance) {
        PlaceSet places = 0;
        for (std::size_t sort = first_sort; sort <= last_sort; ++sort)
            places |= stops_at_distance(edition.lines[edition.sorts[sort].line], edition.sorts[sort].position,
                                        distance);
        if ((places & huts) != 0) return places & huts;
    }
    return 0;
}

/// The places whose huts score in a small trip to the stop on a tile. [PAR-4.1, PAR-4.2, PAR-8.1]
constexpr PlaceSet small_trip_places(const Edition &edition, const State &state, std::size_t sort) {
    const std::uint8_t place = edition.sorts[sort].place;
    const PlaceSet huts = occupied(state);
    if ((huts & place_bit(place)) != 0) return place_bit(place);
    const std::size_t first = edition.nodes[place].first_sort;
    const std::size_t last = first + static_cast<std::size_t>(edition.room(place)) - 1;
    switch (state.options.small_trip) {
    case SmallTrip::all_lines: return nearest(edition, huts, first, last);
    case SmallTrip::each_line:
        return nearest(edition, huts, first, first) | nearest(edition, huts, last, last);
    case SmallTrip::tile_line: return nearest(edition, huts, sort, sort);
    }
    return 0;
}

/// Calls score(seat, place, points) for everybody who scores in a small trip: places ascending, then seats.
template <class Score>
constexpr void small_trip(const Edition &edition, const State &state, std::size_t sort, Score &&score) {
    for_each_place(small_trip_places(edition, state, sort), [&](std::uint8_t place) {
        for (std::uint8_t seat = 0; seat < state.players; ++seat)
            if (const int huts = huts_at(state.seats[seat], place); huts > 0) score(seat, place, huts);
    });
}

// ---- The big trip

/// Calls stop(place) at each intersection of a line, in its order, and there score(seat, place, places) for
/// every player whose huts at `places` each bring him a point, seats ascending. [PAR-5]
template <class Stop, class Score>
constexpr void big_trip(const Edition &edition, const State &state, std::size_t line, Stop &&stop,
                        Score &&score) {
    std::array<PlaceSet, max_players> counted{}; // where a player's huts have scored in this trip
    for (const std::uint8_t place : edition.lines[line].stops) {
        if (!edition.is_intersection(place)) continue; // [PAR-5.6]
        stop(place);
        const PlaceSet around = place_bit(place) | edition.nodes[place].neighbours;
        for (std::uint8_t seat = 0; seat < state.players; ++seat) {
            if ((state.seats[seat].huts & place_bit(place)) == 0) continue; // [PAR-5.3]
            const PlaceSet scoring = state.seats[seat].huts & around & ~counted[seat];
            if (state.options.big_trip_huts == BigTripHuts::once) counted[seat] |= around; // [PAR-8.3]
            if (scoring != 0) score(seat, place, scoring);
        }
    }
}

// ---- The sack

/// The one player with the most huts in the sack, or `no_seat`. [PAR-6.6]
constexpr std::uint8_t sack_winner(const State &state) {
    std::uint8_t winner = no_seat;
    int most = 0;
    for (std::uint8_t seat = 0; seat < state.players; ++seat) {
        const int huts = state.seats[seat].sack;
        if (huts == most) winner = no_seat;
        if (huts > most) winner = seat;
        most = std::max(most, huts);
    }
    return winner;
}

/// With two players there is no sack.
constexpr bool has_sack(const State &state) { return state.players > 2; }

} // namespace ville::paris_paris
