// Paris Paris: what a viewer may know.
//
// Secret is each player's hidden line, until the end, and nothing else: all tiles are known and seen.
// Whatever is built here is copied part by part; nothing is ever taken away from a full state. Rules: chapter
// 7.
#pragma once

#include <bit>
#include <cstdint>

#include <ville/core/event.hpp>
#include <ville/core/fields.hpp>
#include <ville/core/player.hpp>
#include <ville/core/static_vector.hpp>
#include <ville/games/paris_paris/data.hpp>
#include <ville/games/paris_paris/rules.hpp>
#include <ville/games/paris_paris/state.hpp>

namespace ville::paris_paris {

/// A player's huts at one place.
struct HutsSeen {
    std::uint8_t place = 0;
    std::uint8_t player = 0;
    std::uint8_t count = 0; ///< 1 or 2.
    friend constexpr bool operator==(const HutsSeen &, const HutsSeen &) = default;
};
VILLE_FIELDS(HutsSeen, place, player, count)

/// What a viewer sees of a player.
struct SeatView {
    std::uint8_t supply = 0;   ///< Huts left to build.
    std::uint8_t on_board = 0; ///< Huts on the board.
    std::uint8_t sack = 0;     ///< Huts in the sack.
    std::uint16_t small_trips = 0;
    std::uint16_t big_trips = 0;
    std::uint16_t final_trips = 0;
    std::uint8_t has_line = 0;   ///< 1 = holds a hidden line.
    std::uint8_t line = no_line; ///< Which one, if the viewer may know it; else `no_line`.
    friend constexpr bool operator==(const SeatView &, const SeatView &) = default;
};
VILLE_FIELDS(SeatView, supply, on_board, sack, small_trips, big_trips, final_trips, has_line, line)

/// The table as a viewer sees it.
struct Observation {
    Options options;
    std::uint8_t players = 0;
    std::uint8_t first = 0;
    Phase phase = Phase::build;
    Player actor = nobody;
    std::uint8_t active = 0; ///< Who builds, or to whom a line is dealt; between turns who has the bus.
    std::uint8_t round = 0;  ///< Counted from 1; 0 during set-up.
    std::uint8_t rounds = 0; ///< Of the match.
    std::uint8_t turn = 0;   ///< The last take that has begun, counted from 1 over the match.
    std::uint8_t bus = 0;    ///< Who has the bus.
    std::uint8_t pending = no_place;                    ///< Where a hut is to be removed, or `no_place`.
    std::uint8_t open_line = no_line;                   ///< With two players, or `no_line`.
    StaticVector<Tile, max_players + 1> offer;          ///< Tiles at their stops, by place and line.
    StaticVector<Tile, max_lines> parked;               ///< Parked tiles, by line.
    StaticVector<Tile, max_sorts> unseen;               ///< Tiles not yet revealed, by place and line.
    StaticVector<HutsSeen, max_places * max_room> huts; ///< By place, then by player.
    StaticVector<SeatView, max_players> seats;
    friend constexpr bool operator==(const Observation &, const Observation &) = default;
};
VILLE_FIELDS(Observation, options, players, first, phase, actor, active, round, rounds, turn, bus, pending,
             open_line, offer, parked, unseen, huts, seats)

// ---- Who knows what

/// Whether a viewer knows a player's hidden line. At the end all are shown. [PAR-7.1]
constexpr bool knows_line(const State &state, Viewer viewer, std::size_t seat) {
    return viewer == omniscient || viewer == static_cast<Viewer>(seat) || state.phase == Phase::over;
}

// ---- The view

constexpr SeatView view_of(const State &state, std::size_t number, Viewer viewer) {
    const Seat &seat = state.seats[number];
    SeatView seen;
    seen.supply = seat.supply;
    seen.on_board = static_cast<std::uint8_t>(huts_on_board(seat));
    seen.sack = seat.sack;
    seen.small_trips = seat.points[static_cast<std::size_t>(ScoreSource::small_trips)];
    seen.big_trips = seat.points[static_cast<std::size_t>(ScoreSource::big_trips)];
    seen.final_trips = seat.points[static_cast<std::size_t>(ScoreSource::final_trips)];
    seen.has_line = seat.line != no_line;
    if (knows_line(state, viewer, number)) seen.line = seat.line;
    return seen;
}

/// The tiles on the table and in the heap.
constexpr void see_tiles(const Edition &edition, const State &state, Observation &seen) {
    for (const std::uint8_t sort : state.offer) {
        const Tile tile{edition.sorts[sort].place, edition.sorts[sort].line, 1};
        const bool again = !seen.offer.empty() && seen.offer.back().place == tile.place &&
                           seen.offer.back().line == tile.line;
        if (again) ++seen.offer.back().count;
        else seen.offer.push_back(tile);
    }
    for (std::uint8_t line = 0; line < max_lines; ++line)
        if (state.parked[line] != no_place) seen.parked.push_back({state.parked[line], line, 1});
    state.unseen.for_each([&](std::size_t sort, int count) {
        seen.unseen.push_back(
            {edition.sorts[sort].place, edition.sorts[sort].line, static_cast<std::uint8_t>(count)});
    });
}

constexpr Observation observe(const Edition &edition, const State &state, Viewer viewer) {
    Observation seen;
    seen.options = state.options;
    seen.players = state.players;
    seen.first = state.first;
    seen.phase = state.phase;
    seen.actor = actor(state);
    seen.active = state.active;
    seen.round = state.round;
    seen.rounds = static_cast<std::uint8_t>(edition.rounds_of(state.players));
    seen.turn = static_cast<std::uint8_t>(takes(state) + (state.phase == Phase::build));
    seen.bus = state.round == 0 ? state.first : bus_holder(state);
    seen.pending = state.pending;
    seen.open_line = state.open_line;
    see_tiles(edition, state, seen);
    for_each_place(occupied(state), [&](std::uint8_t place) {
        for (std::uint8_t p = 0; p < state.players; ++p)
            if (const int huts = huts_at(state.seats[p], place); huts > 0)
                seen.huts.push_back({place, p, static_cast<std::uint8_t>(huts)});
    });
    for (std::size_t p = 0; p < state.players; ++p) seen.seats.push_back(view_of(state, p, viewer));
    return seen;
}

/// A line that is dealt to a player is named to him alone.
constexpr Visibility visibility(const Event &event) {
    if (event.type != event::line_dealt) return {};
    return {.seats = static_cast<std::uint8_t>(event.player >= 0 ? 1u << event.player : 0u), .hidden = 1};
}

// ---- Guessing

/// Replaces what a viewer cannot know by a guess: the lines of the others, each deal that he cannot rule out as likely as
/// any other. The guess depends on nothing but what the viewer sees, and on the random numbers. [PAR-7.4]
template <class Rng>
constexpr void determinize(const Edition &edition, State &state, Viewer viewer, Rng &rng) {
    unsigned hidden = 0;
    for (std::size_t p = 0; p < state.players; ++p)
        if (state.seats[p].line != no_line && !knows_line(state, viewer, p)) hidden |= 1u << p;
    for (unsigned seats = hidden; seats != 0; seats &= seats - 1)
        state.seats[static_cast<std::size_t>(std::countr_zero(seats))].line = no_line;
    for (unsigned seats = hidden; seats != 0; seats &= seats - 1) {
        unsigned left = lines_left(edition, state);
        for (auto draw = rng.below(static_cast<std::uint32_t>(std::popcount(left))); draw > 0; --draw)
            left &= left - 1;
        state.seats[static_cast<std::size_t>(std::countr_zero(seats))].line =
            static_cast<std::uint8_t>(std::countr_zero(left));
    }
}

} // namespace ville::paris_paris
