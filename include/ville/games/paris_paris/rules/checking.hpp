// Paris Paris: what must hold in every state. Asked when a state comes from outside, and after every ply in
// tests. The first questions make sure that the later ones can be asked.
#pragma once

#include <array>
#include <cstdint>

#include <ville/games/paris_paris/rules/turn.hpp>
#include <ville/games/paris_paris/state.hpp>

namespace ville::paris_paris {

namespace detail {

constexpr bool options_in_range(const Options &o) {
    return o.small_trip <= SmallTrip::tile_line && o.final_trips <= FinalTrips::all &&
           o.big_trip_huts <= BigTripHuts::once && o.score_hut <= 1;
}

constexpr bool is_deal(const State &state) {
    return state.phase == Phase::deal_lines || state.phase == Phase::deal_open_line;
}

constexpr bool numbers_in_range(const Edition &edition, const State &state) {
    if (state.phase > Phase::over || state.round > edition.rounds_of(state.players)) return false;
    if ((state.round == 0) != is_deal(state)) return false;
    for (const std::uint8_t sort : state.offer)
        if (sort >= edition.sorts.size()) return false;
    for (std::size_t sort = edition.sorts.size(); sort < Tiles::rows(); ++sort)
        if (state.unseen[sort] != 0) return false;
    for (std::size_t line = 0; line < max_lines; ++line)
        if (state.parked[line] != no_place && sort_of(edition, state.parked[line], line) == no_sort)
            return false;
    return true;
}

/// Lines are dealt to those whose turn it was, each to one, and only where lines are dealt at all. [PAR-2.2,
/// PAR-2.3]
constexpr bool lines_fit(const Edition &edition, const State &state) {
    const bool dealt = state.options.final_trips == FinalTrips::hidden;
    if (!dealt && is_deal(state)) return false;
    int found = 0;
    for (std::size_t p = 0; p < max_players; ++p) {
        const int place = (static_cast<int>(p) - state.first + state.players) % state.players;
        const int served = state.phase == Phase::deal_lines
                               ? (state.active - state.first + state.players) % state.players
                               : state.players;
        const bool has = dealt && p < state.players && place < served;
        const std::uint8_t line = state.seats[p].line;
        if (has ? line >= edition.lines.size() : line != no_line) return false;
        found += has;
    }
    const bool open = dealt && state.players == 2 && !is_deal(state);
    if (open ? state.open_line >= edition.lines.size() : state.open_line != no_line) return false;
    if (state.phase == Phase::deal_open_line && (state.players != 2 || state.active != state.first))
        return false;
    return std::popcount(lines_dealt(state)) == found + open;
}

/// As many tiles lie at their stops as the phase says, and whose turn it is follows from them. [PAR-3.1,
/// PAR-3.2]
constexpr bool turn_fits(const Edition &edition, const State &state) {
    const std::size_t offered = state.offer.size();
    for (std::size_t i = 1; i < offered; ++i)
        if (state.offer[i - 1] > state.offer[i]) return false;
    if (is_deal(state)) return offered == 0;
    const int taken = takes_of_round(state);
    int active = bus_holder(state);
    switch (state.phase) {
    case Phase::reveal:
        if (offered >= tiles_a_round(state)) return false;
        break;
    case Phase::build:
        if (offered < 2) return false;
        active += taken;
        break;
    case Phase::remove:
        if (offered < 1 || taken < 1) return false;
        active += taken - 1;
        break;
    default:
        if (offered != 0 || state.round != edition.rounds_of(state.players)) return false;
        break;
    }
    return state.active == active % state.players;
}

constexpr int rounds_completed(const State &state) {
    return state.phase == Phase::over ? state.round : state.round == 0 ? 0 : state.round - 1;
}

constexpr int tiles_parked(const State &state) {
    int count = 0;
    for (const std::uint8_t place : state.parked) count += place != no_place;
    return count;
}

/// How many tiles of a sort have left the game, below 0 when there are more than the edition has.
constexpr int tiles_gone(const Edition &edition, const State &state, std::size_t sort) {
    int gone = edition.sorts[sort].count - state.unseen[sort];
    for (const std::uint8_t offered : state.offer) gone -= offered == sort;
    return gone - (state.parked[edition.sorts[sort].line] == edition.sorts[sort].place);
}

constexpr bool tiles_accounted_for(const Edition &edition, const State &state) {
    for (std::size_t sort = 0; sort < edition.sorts.size(); ++sort)
        if (tiles_gone(edition, state, sort) < 0) return false;
    const int a_round = static_cast<int>(tiles_a_round(state));
    const bool laid_out = state.phase == Phase::build || state.phase == Phase::remove;
    const int revealed =
        rounds_completed(state) * a_round + (laid_out ? a_round : static_cast<int>(state.offer.size()));
    return state.unseen.total() == edition.tile_total() - revealed;
}

/// One tile is left over in each round, and two of a line leave together. [PAR-3.10, PAR-3.11]
constexpr bool parking_fits(const State &state) {
    const int gone_in_pairs = rounds_completed(state) - tiles_parked(state);
    return gone_in_pairs >= 0 && gone_in_pairs % 2 == 0;
}

constexpr bool supplies_fit(const Edition &edition, const State &state) {
    int built = 0;
    for (std::size_t p = 0; p < max_players; ++p) {
        const Seat &seat = state.seats[p];
        if (p >= state.players) {
            if (seat != Seat{}) return false;
            continue;
        }
        if ((seat.pairs & ~seat.huts) != 0 || (!has_sack(state) && seat.sack != 0)) return false;
        if (huts_on_board(seat) + seat.supply + seat.sack != huts_to_build(edition, state.options))
            return false;
        built += huts_on_board(seat) + seat.sack;
    }
    return built <= takes(state);
}

/// No place holds more huts than it has room for, or than tiles of it have been taken. [PAR-1.3]
constexpr bool board_fits(const Edition &edition, const State &state) {
    if (edition.places.size() < max_places && occupied(state) >> edition.places.size() != 0) return false;
    for (std::size_t place = 0; place < edition.places.size(); ++place) {
        const int huts = huts_at(state, place);
        const int room = edition.room(place);
        int gone = 0;
        for (int i = 0; i < room; ++i)
            gone += tiles_gone(edition, state, edition.nodes[place].first_sort + static_cast<std::size_t>(i));
        if (huts > room || huts > gone) return false;
    }
    return true;
}

/// A hut is to be removed only where two players fill a place. [PAR-3.5]
constexpr bool pending_fits(const Edition &edition, const State &state) {
    if (state.phase != Phase::remove) return state.pending == no_place;
    return state.pending < edition.places.size() &&
           huts_at(state, state.pending) == edition.room(state.pending) &&
           only_owner(state, state.pending) == no_seat && active_seat(state).supply > 0;
}

/// The most points that one trip brings one player: a small one ends at four stops at most, two of each line of a place;
/// in a big one each stop may count with the four next to it.
inline constexpr int most_of_a_small_trip = 4 * max_room;
inline constexpr int most_of_a_big_trip = max_stops * (1 + 4) * max_room;

/// Points come from trips that have been driven, and no more than those can bring; the final ones can be counted again.
constexpr bool points_fit(const Edition &edition, const State &state) {
    State again = state;
    for (Seat &seat : again.seats) seat.points[static_cast<std::size_t>(ScoreSource::final_trips)] = 0;
    NoEvents quiet;
    if (state.phase == Phase::over) drive_final_trips(edition, again, quiet);
    const int small_trips = rounds_completed(state);
    const int big_trips = (small_trips - tiles_parked(state)) / 2;
    for (std::size_t p = 0; p < state.players; ++p) {
        const auto &points = state.seats[p].points;
        if (points != again.seats[p].points) return false;
        if (points[0] > small_trips * most_of_a_small_trip || points[1] > big_trips * most_of_a_big_trip)
            return false;
    }
    return true;
}

} // namespace detail

/// The first invariant that fails, in English, or nullptr when the state is one that play can reach.
constexpr const char *check(const Edition &edition, const State &state) {
    if (state.players < 2 || state.players > max_players) return "the number of players is not 2 to 4";
    if (state.first >= state.players || state.active >= state.players) return "a seat number is out of range";
    if (!detail::options_in_range(state.options)) return "an option is out of range";
    if (!detail::numbers_in_range(edition, state)) return "a tile, a round or a phase is out of range";
    if (!detail::lines_fit(edition, state)) return "the lines are not dealt as they can be";
    if (!detail::turn_fits(edition, state)) return "the turn does not fit the tiles on offer";
    if (!detail::tiles_accounted_for(edition, state)) return "the tiles do not add up to the edition";
    if (!detail::parking_fits(state)) return "the parked tiles do not fit the rounds";
    if (!detail::supplies_fit(edition, state)) return "the huts of a player do not add up";
    if (!detail::board_fits(edition, state)) return "there are huts where they cannot be";
    if (!detail::pending_fits(edition, state)) return "a hut is to be removed where none can be";
    if (!detail::points_fit(edition, state)) return "the points do not fit the trips";
    return nullptr;
}

} // namespace ville::paris_paris
