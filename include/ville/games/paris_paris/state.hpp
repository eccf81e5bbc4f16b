// Paris Paris: the full truth of a match as one plain value.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include <ville/core/bag.hpp>
#include <ville/core/fields.hpp>
#include <ville/core/player.hpp>
#include <ville/core/static_vector.hpp>
#include <ville/games/paris_paris/data.hpp>

namespace ville::paris_paris {

// ---- Options: rules on which sources differ or are silent. The first value is the default. [PAR-8]

enum class SmallTrip : std::uint8_t { all_lines, each_line, tile_line };
enum class FinalTrips : std::uint8_t { hidden, all };
enum class BigTripHuts : std::uint8_t { each_intersection, once };

inline constexpr std::array<std::string_view, 3> small_trip_names{"all_lines", "each_line", "tile_line"};
inline constexpr std::array<std::string_view, 2> final_trips_names{"hidden", "all"};
inline constexpr std::array<std::string_view, 2> big_trip_huts_names{"each_intersection", "once"};

constexpr Names names_of(SmallTrip) { return small_trip_names; }
constexpr Names names_of(FinalTrips) { return final_trips_names; }
constexpr Names names_of(BigTripHuts) { return big_trip_huts_names; }

struct Options {
    SmallTrip small_trip = SmallTrip::all_lines;
    FinalTrips final_trips = FinalTrips::hidden;
    BigTripHuts big_trip_huts = BigTripHuts::each_intersection;
    std::uint8_t score_hut = 0; ///< 1 = a hut of each player stands on the score track.
    friend constexpr bool operator==(const Options &, const Options &) = default;
};
VILLE_FIELDS(Options, small_trip, final_trips, big_trip_huts, score_hut)

// ---- Where a match stands

enum class Phase : std::uint8_t { deal_lines, deal_open_line, reveal, build, remove, over };
inline constexpr std::array<std::string_view, 6> phase_names{"deal_lines", "deal_open_line", "reveal",
                                                             "build",      "remove",         "over"};
constexpr Names names_of(Phase) { return phase_names; }

inline constexpr std::array<std::string_view, 1> end_reason_names{"last_round"};

/// Where points come from, in the order of the final count. [PAR-6.9]
enum class ScoreSource : std::uint8_t { small_trips, big_trips, final_trips, sack };
inline constexpr std::array<std::string_view, 4> score_line_names{"small_trips", "big_trips", "final_trips",
                                                                  "sack"};
inline constexpr std::size_t trip_kinds = 3; ///< The sources that are trips.

inline constexpr std::uint8_t no_line = 255;
inline constexpr std::uint8_t no_place = 255;
inline constexpr std::uint8_t no_seat = 255;

using Tiles = Bag<max_sorts>; ///< Tiles by sort.

struct Seat {
    PlaceSet huts = 0;                              ///< Places with a hut of this player.
    PlaceSet pairs = 0;                             ///< Those of them with two.
    std::uint8_t supply = 0;                        ///< Huts left to build.
    std::uint8_t sack = 0;                          ///< Huts that others have removed. [PAR-3.7]
    std::uint8_t line = no_line;                    ///< The hidden line. [PAR-2.2]
    std::array<std::uint16_t, trip_kinds> points{}; ///< So far, by source.
    friend constexpr bool operator==(const Seat &, const Seat &) = default;
};
VILLE_FIELDS(Seat, huts, pairs, supply, sack, line, points)

using Parked = std::array<std::uint8_t, max_lines>; ///< By line: the place on the parked tile, or `no_place`.

constexpr Parked nothing_parked() {
    Parked parked{};
    for (std::uint8_t &place : parked) place = no_place;
    return parked;
}

struct State {
    Options options;
    std::uint8_t players = 0;
    std::uint8_t first = 0;
    Phase phase = Phase::deal_lines;
    std::uint8_t active = 0; ///< Who builds, or to whom a line is dealt; between turns who has the bus.
    std::uint8_t round = 0;  ///< Counted from 1; 0 during set-up.
    std::uint8_t pending = no_place;  ///< Where a hut is to be removed.
    std::uint8_t open_line = no_line; ///< With two players. [PAR-2.3]
    StaticVector<std::uint8_t, max_players + 1>
        offer; ///< Sorts of the tiles that lie at their stops, ascending.
    Parked parked = nothing_parked();
    Tiles unseen; ///< Tiles not yet revealed.
    std::array<Seat, max_players> seats{};
    friend constexpr bool operator==(const State &, const State &) = default;
};
VILLE_FIELDS(State, options, players, first, phase, active, round, pending, open_line, offer, parked, unseen,
             seats)

static_assert(sizeof(State) <= 512);

// ---- Small questions to a state

constexpr const Seat &active_seat(const State &state) { return state.seats[state.active]; }
constexpr Seat &active_seat(State &state) { return state.seats[state.active]; }

constexpr std::uint8_t seat_after(const State &state, int seat) {
    return static_cast<std::uint8_t>(next_seat(static_cast<Player>(seat), state.players));
}

/// A player's huts at the places of a set.
constexpr int huts_in(const Seat &seat, PlaceSet places) {
    return std::popcount(seat.huts & places) + std::popcount(seat.pairs & places);
}
constexpr int huts_at(const Seat &seat, std::size_t place) { return huts_in(seat, place_bit(place)); }
constexpr int huts_on_board(const Seat &seat) { return huts_in(seat, ~PlaceSet{0}); }

/// Everybody's huts at a place.
constexpr int huts_at(const State &state, std::size_t place) {
    int huts = 0;
    for (const Seat &seat : state.seats) huts += huts_at(seat, place);
    return huts;
}

/// The places with a hut of anybody.
constexpr PlaceSet occupied(const State &state) {
    PlaceSet places = 0;
    for (const Seat &seat : state.seats) places |= seat.huts;
    return places;
}

/// Who has the bus in this round. Precondition: the match has begun. [PAR-3.12]
constexpr std::uint8_t bus_holder(const State &state) {
    return static_cast<std::uint8_t>((state.first + state.round - 1) % state.players);
}

/// How many tiles are revealed in a round: one more than players. [PAR-3.1]
constexpr std::size_t tiles_a_round(const State &state) { return std::size_t{1} + state.players; }

/// Takes of this round so far.
constexpr int takes_of_round(const State &state) {
    if (state.phase == Phase::over) return state.players;
    const bool building = state.phase == Phase::build || state.phase == Phase::remove;
    return building ? static_cast<int>(tiles_a_round(state) - state.offer.size()) : 0;
}

/// Takes of the match so far.
constexpr int takes(const State &state) {
    return state.round == 0 ? 0 : (state.round - 1) * state.players + takes_of_round(state);
}

/// The lines that a player has or that lies open, as bits.
constexpr unsigned lines_dealt(const State &state) {
    unsigned lines = 0;
    for (const Seat &seat : state.seats)
        if (seat.line != no_line) lines |= 1u << seat.line;
    if (state.open_line != no_line) lines |= 1u << state.open_line;
    return lines;
}

/// The lines that nobody has drawn, as bits.
constexpr unsigned lines_left(const Edition &edition, const State &state) {
    return ((1u << edition.lines.size()) - 1) & ~lines_dealt(state);
}

/// Huts of each player that can be built. [PAR-1.6, PAR-8.4]
constexpr int huts_to_build(const Edition &edition, const Options &options) {
    return edition.huts - options.score_hut;
}

} // namespace ville::paris_paris
