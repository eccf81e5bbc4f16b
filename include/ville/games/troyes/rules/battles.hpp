// Troyes: cubes on events and in the cathedral. Rules: chapter 6.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/rules/changing.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

// ---- Events

constexpr int free_spaces(const Edition &edition, const State &state, std::size_t event) {
    return edition.events[event].spaces - cubes_on(state.battles[event]);
}

/// The one with most cubes among `seats`; of several, whose first cube came first. [TRO-6.10]
constexpr std::uint8_t strongest(const Battle &battle, unsigned seats) {
    std::uint8_t best = no_seat;
    for (const std::uint8_t seat : battle.order)
        if ((seats >> seat & 1) != 0 && (best == no_seat || battle.cubes[seat] > battle.cubes[best]))
            best = seat;
    return best;
}

/// Who gets the first and the second value of an event as its cubes lie; a lone player gets both. [TRO-6.10]
struct Payout {
    std::uint8_t first = no_seat, second = no_seat;
};
constexpr Payout payout_of(const Battle &battle) {
    const std::uint8_t first = strongest(battle, ~0u);
    if (first == no_seat) return {};
    const std::uint8_t second = strongest(battle, ~(1u << first));
    return {first, second == no_seat ? first : second};
}

/// A full event is paid out; all but Marauding leave the queue. [TRO-6.10, TRO-6.11]
template <EventSink Sink>
constexpr void complete(const Edition &edition, State &state, std::size_t event, Sink &events) {
    Battle &battle = state.battles[event];
    const Payout payout = payout_of(battle);
    for (int place = 0; place < state.players; ++place) {
        const std::uint8_t seat = seat_at(state, state.start, place);
        for (; battle.cubes[seat] > 0; --battle.cubes[seat], ++state.seats[seat].cubes)
            emit(events, event::event_cube_returned, static_cast<Player>(seat), event);
    }
    battle = {};
    emit(events, event::event_completed, nobody, event, payout.first, payout.second);
    gain_points(state, payout.first, edition.events[event].first, Gain::event, events);
    gain_points(state, payout.second, edition.events[event].second, Gain::event, events);
    if (event == marauding) return;
    state.seats[payout.first].events |= 1u << event;
    emit(events, event::event_taken, static_cast<Player>(payout.first), event);
    for (std::size_t i = 0; i < state.queue.size(); ++i)
        if (state.queue[i] == event) return state.queue.erase_at(i);
}

/// Precondition: the player has the cubes, and the event the spaces. [TRO-6.9]
template <EventSink Sink>
constexpr void place_event_cubes(const Edition &edition, State &state, std::uint8_t seat, std::size_t event,
                                 int count, Sink &events) {
    Battle &battle = state.battles[event];
    if (battle.cubes[seat] == 0) battle.order.push_back(seat);
    battle.cubes[seat] = static_cast<std::uint8_t>(battle.cubes[seat] + count);
    state.seats[seat].cubes = static_cast<std::uint8_t>(state.seats[seat].cubes - count);
    emit(events, event::event_cubes_placed, static_cast<Player>(seat), event, count);
    change_influence(edition, state, seat, count * edition.event_cube_influence, Fame::event_cube, events);
    if (free_spaces(edition, state, event) == 0) complete(edition, state, event, events);
}

/// One cube back from an event. Who has none left there loses his place in the order. [TRO-6.10]
template <EventSink Sink>
constexpr void return_event_cube(State &state, std::uint8_t seat, std::size_t event, Sink &events) {
    Battle &battle = state.battles[event];
    --battle.cubes[seat];
    ++state.seats[seat].cubes;
    for (std::size_t i = 0; battle.cubes[seat] == 0 && i < battle.order.size(); ++i)
        if (battle.order[i] == seat) battle.order.erase_at(i);
    emit(events, event::event_cube_returned, static_cast<Player>(seat), event);
}

// ---- The cathedral. Levels and columns are counted from 0 here.

constexpr int free_levels(const State &state, std::size_t column) {
    int free = 0;
    for (const Owners6 &level : state.cathedral) free += level[column] == no_owner;
    return free;
}

/// The lowest free level of a column. Precondition: there is one. [TRO-6.12]
constexpr std::size_t lowest_level(const State &state, std::size_t column) {
    std::size_t level = 0;
    while (state.cathedral[level][column] != no_owner) ++level;
    return level;
}

template <EventSink Sink>
constexpr void place_gray_cube(State &state, std::size_t column, Sink &events) {
    if (free_levels(state, column) == 0) return;
    const std::size_t level = lowest_level(state, column);
    state.cathedral[level][column] = neutral;
    --state.gray_cubes;
    emit(events, event::cathedral_cube_placed, nobody, neutral, level + 1, column + 1);
}

template <EventSink Sink>
constexpr void place_cathedral_cube(const Edition &edition, State &state, std::uint8_t seat,
                                    std::size_t level, std::size_t column, Sink &events) {
    state.cathedral[level][column] = seat;
    --state.seats[seat].cubes;
    emit(events, event::cathedral_cube_placed, nobody, seat, level + 1, column + 1);
    change_influence(edition, state, seat, edition.cathedral_influence[column], Fame::cathedral, events);
    gain_points(state, seat, edition.cathedral_points, Gain::cathedral, events);
}

template <EventSink Sink>
constexpr void return_cathedral_cube(State &state, std::uint8_t seat, std::size_t level, std::size_t column,
                                     Sink &events) {
    state.cathedral[level][column] = no_owner;
    ++state.seats[seat].cubes;
    emit(events, event::cathedral_cube_returned, static_cast<Player>(seat), level + 1, column + 1);
}

} // namespace ville::troyes
