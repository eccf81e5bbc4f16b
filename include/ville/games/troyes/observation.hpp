// Troyes: what a viewer may know.
//
// Secret are each player's characters, those that nobody holds, and, if the option says so, the totals of points of the
// others. Everything else lies open. Whatever is built here is copied part by part; nothing is ever taken away from a full
// state. Rules: chapter 13.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include <ville/core/dealing.hpp>
#include <ville/core/event.hpp>
#include <ville/core/fields.hpp>
#include <ville/core/player.hpp>
#include <ville/core/static_vector.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/rules.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

inline constexpr std::int32_t hidden_points = -1;
inline constexpr int max_people = 3; ///< Characters of one player.
inline constexpr int max_shown = colours * last_activity_round;

using People = StaticVector<std::uint8_t, characters>;
using Events = StaticVector<std::uint8_t, event_cards>;

/// What a viewer sees of a player.
struct SeatView {
    std::uint16_t deniers = 0;
    std::uint8_t district_deniers = 0; ///< For passing; his at the end of the round.
    std::uint8_t influence = 0;
    std::int32_t points = 0;   ///< Tokens, or -1 where the viewer may not know.
    std::uint8_t personal = 0; ///< Citizens in the personal supply.
    std::uint8_t general = 0;  ///< Citizens in the general supply.
    std::uint8_t cubes = 0;    ///< In the supply.
    std::uint8_t passes = 0;   ///< Of this round.
    Events events;             ///< Taken, ascending.
    std::uint8_t people_count = 0;
    People people; ///< His characters, ascending, if the viewer may know them; else none.
    friend constexpr bool operator==(const SeatView &, const SeatView &) = default;
};
VILLE_FIELDS(SeatView, deniers, district_deniers, influence, points, personal, general, cubes, passes, events,
             people_count, people)

/// An activity card that is turned up.
struct ActivityView {
    std::uint8_t card = 0;
    std::array<std::uint8_t, tradesman_spaces> tradesmen{}; ///< Owners by space; 255 = free.
    std::array<std::uint8_t, max_players> cubes{};          ///< Delayed ones, by player.
    friend constexpr bool operator==(const ActivityView &, const ActivityView &) = default;
};
VILLE_FIELDS(ActivityView, card, tradesmen, cubes)

/// An event in play.
struct EventView {
    std::uint8_t event = 0;
    std::array<std::uint8_t, max_players> cubes{}; ///< By player.
    StaticVector<std::uint8_t, max_players> order; ///< Seats in the order of their first cubes.
    friend constexpr bool operator==(const EventView &, const EventView &) = default;
};
VILLE_FIELDS(EventView, event, cubes, order)

/// The table as a viewer sees it.
struct Observation {
    Options options;
    std::uint8_t players = 0;
    std::uint8_t first = 0;
    std::uint8_t start = 0; ///< Start player of the round.
    Stage stage = Stage::dealing;
    Phase phase = Phase::deal_character;
    Player actor = nobody;
    std::uint8_t active = 0; ///< Whose turn it is in countering and in the action phase.
    std::uint8_t round = 0;  ///< Counted from 1; 0 during set-up.
    std::uint8_t rounds = 0; ///< Of the match.
    std::uint16_t turn = 0;  ///< Turns of the action phases, counted from 1 over the match.
    std::uint8_t cursor = 0; ///< How far the stage has come.
    std::uint8_t left = 0;   ///< Dice still to be rolled, or players an event has still to strike.
    std::uint8_t passes = 0; ///< In a row.
    StaticVector<Frame, max_pending> pending;
    Act act;
    Fight fight;
    Turning turning;
    std::uint8_t neutral_citizens = 0; ///< In the supply.
    std::uint8_t gray_cubes = 0;       ///< In the supply.
    std::array<House, colours> houses{};
    std::array<Owners6, levels> cathedral{}; ///< Owners by level and column; 255 = free.
    std::array<District, districts> dice{};  ///< By district, colour and value: how many.
    Values black{};
    StaticVector<ActivityView, max_shown> activities; ///< Turned up, ascending.
    StaticVector<EventView, event_cards> queue;       ///< In play, from the left.
    Events unseen_events;                             ///< Not yet come up, ascending.
    People unseen_people;                             ///< Characters that the viewer cannot place, ascending.
    StaticVector<SeatView, max_players> seats;
    friend constexpr bool operator==(const Observation &, const Observation &) = default;
};
VILLE_FIELDS(Observation, options, players, first, start, stage, phase, actor, active, round, rounds, turn,
             cursor, left, passes, pending, act, fight, turning, neutral_citizens, gray_cubes, houses,
             cathedral, dice, black, activities, queue, unseen_events, unseen_people, seats)

// ---- Who knows what

/// Whether a viewer knows a player's characters. At the end all are shown. [TRO-13.1]
constexpr bool knows_people(const State &state, Viewer viewer, std::size_t seat) {
    return viewer == omniscient || viewer == static_cast<Viewer>(seat) || state.stage == Stage::over;
}

/// Whether a viewer knows a player's total of points. [TRO-13.2]
constexpr bool knows_points(const State &state, Viewer viewer, std::size_t seat) {
    return state.options.hidden_vp == 0 || knows_people(state, viewer, seat);
}

// ---- The view

template <class List>
constexpr List rows_in(std::uint32_t set) {
    List rows;
    for (; set != 0; set &= set - 1) rows.push_back(static_cast<std::uint8_t>(std::countr_zero(set)));
    return rows;
}

constexpr SeatView view_of(const State &state, std::size_t number, Viewer viewer) {
    const Seat &seat = state.seats[number];
    SeatView seen;
    seen.deniers = seat.deniers;
    seen.district_deniers = seat.district_deniers;
    seen.influence = seat.influence;
    seen.points = knows_points(state, viewer, number) ? seat.points : hidden_points;
    seen.personal = seat.personal;
    seen.general = seat.general;
    seen.cubes = seat.cubes;
    seen.passes = seat.passes;
    seen.events = rows_in<Events>(seat.events);
    seen.people_count = static_cast<std::uint8_t>(std::popcount(seat.people));
    if (knows_people(state, viewer, number)) seen.people = rows_in<People>(seat.people);
    return seen;
}

/// Bit c = the viewer does not know where character c is. The referee has nothing to guess: these are the cards left over.
constexpr std::uint8_t unplaced_people(const State &state, Viewer viewer) {
    unsigned people = state.hidden_people;
    for (std::size_t p = 0; p < state.players; ++p)
        if (!knows_people(state, viewer, p)) people |= state.seats[p].people;
    return static_cast<std::uint8_t>(people);
}

constexpr void see_progress(const Edition &edition, const State &state, Observation &seen) {
    seen.options = state.options;
    seen.players = state.players;
    seen.first = state.first;
    seen.start = state.start;
    seen.stage = state.stage;
    seen.phase = phase_of(state);
    seen.actor = actor(state);
    seen.active = state.active;
    seen.round = state.round;
    seen.rounds = static_cast<std::uint8_t>(edition.rounds_of(state.players));
    seen.turn = state.turn;
    seen.cursor = state.cursor;
    seen.left = state.left;
    seen.passes = state.passes;
    seen.pending = state.pending;
    seen.act = state.act;
    seen.fight = state.fight;
    seen.turning = state.turning;
}

constexpr Observation observe(const Edition &edition, const State &state, Viewer viewer) {
    Observation seen;
    see_progress(edition, state, seen);
    seen.neutral_citizens = state.neutral_citizens;
    seen.gray_cubes = state.gray_cubes;
    seen.houses = state.houses;
    seen.cathedral = state.cathedral;
    seen.dice = state.dice;
    seen.black = state.black;
    for (std::uint32_t cards = state.shown; cards != 0; cards &= cards - 1) {
        const auto card = static_cast<std::uint8_t>(std::countr_zero(cards));
        seen.activities.push_back({card, state.workshops[card].tradesmen, state.workshops[card].cubes});
    }
    for (const std::uint8_t event : state.queue)
        seen.queue.push_back({event, state.battles[event].cubes, state.battles[event].order});
    seen.unseen_events = rows_in<Events>(state.hidden_events);
    seen.unseen_people = rows_in<People>(unplaced_people(state, viewer));
    for (std::size_t p = 0; p < state.players; ++p) seen.seats.push_back(view_of(state, p, viewer));
    return seen;
}

/// A character is named to its player alone.
constexpr Visibility visibility(const Event &event) {
    if (event.type != event::character_dealt) return {};
    return {.seats = static_cast<std::uint8_t>(event.player >= 0 ? 1u << event.player : 0u), .hidden = 1};
}

// ---- Guessing

/// Replaces what a viewer cannot know by a guess: the characters of the others, each deal as likely as any other; and for
/// totals of points that he may not know his own, or none. The guess depends on nothing but what the viewer sees, and on
/// the random numbers. [TRO-13.4]
template <class Rng>
constexpr void determinize(const Edition &, State &state, Viewer viewer, Rng &rng) {
    unsigned left = unplaced_people(state, viewer);
    Dealing dealing(rng);
    for (std::size_t p = 0; p < state.players; ++p) {
        Seat &seat = state.seats[p];
        if (!knows_points(state, viewer, p))
            seat.points =
                is_seat(viewer) ? state.seats[static_cast<std::size_t>(viewer)].points : std::uint16_t{0};
        if (knows_people(state, viewer, p)) continue;
        unsigned people = 0;
        for (int cards = std::popcount(seat.people); cards > 0; --cards) {
            unsigned rest = left;
            for (auto draw = dealing.draw(static_cast<std::uint32_t>(std::popcount(left))); draw > 0; --draw)
                rest &= rest - 1;
            people |= rest & ~(rest - 1);
            left &= ~(rest & ~(rest - 1));
        }
        seat.people = static_cast<std::uint8_t>(people);
    }
    state.hidden_people = static_cast<std::uint8_t>(left);
}

} // namespace ville::troyes
