// Troyes: uses of influence, before an action and before countering. Rules: chapter 5.
#pragma once

#include <cstddef>
#include <cstdint>

#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/rules/changing.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

constexpr bool can_reroll(const Edition &edition, const State &state, std::size_t seat) {
    return state.seats[seat].influence >= edition.reroll_cost && any_own_die(state, seat);
}
constexpr bool can_recruit(const Edition &edition, const State &state, std::size_t seat) {
    return state.seats[seat].influence >= edition.recruit_cost && state.seats[seat].general > 0;
}
constexpr bool can_turn(const Edition &edition, const State &state, std::size_t seat) {
    return state.seats[seat].influence >= edition.turn_cost && any_own_die(state, seat);
}
constexpr bool can_use_influence(const Edition &edition, const State &state, std::size_t seat) {
    return can_reroll(edition, state, seat) || can_recruit(edition, state, seat) ||
           can_turn(edition, state, seat);
}

/// Own dice of a colour and value that have not been turned in this use.
constexpr int unturned(const State &state, std::size_t seat, std::size_t colour, int value) {
    int count = state.dice[seat][colour][static_cast<std::size_t>(value - 1)];
    for (const std::uint8_t turned : state.turning.dice)
        count -= turned == colour * faces + static_cast<std::size_t>(value - 1);
    return count;
}

constexpr bool any_unturned(const State &state, std::size_t seat) {
    for (std::size_t colour = 0; colour < colours; ++colour)
        for (int value = 1; value <= faces; ++value)
            if (unturned(state, seat, colour, value) > 0) return true;
    return false;
}

template <EventSink Sink>
constexpr void begin_reroll(const Edition &edition, State &state, std::uint8_t seat, std::uint8_t colour,
                            std::uint8_t value, Sink &events) {
    change_influence(edition, state, seat, -edition.reroll_cost, Fame::reroll, events);
    --state.dice[seat][colour][value - 1u];
    state.pending.push_back(
        {.phase = Phase::roll_die, .player = seat, .roll = Roll::reroll, .colour = colour, .was = value});
}

template <EventSink Sink>
constexpr void recruit(const Edition &edition, State &state, std::uint8_t seat, Sink &events) {
    change_influence(edition, state, seat, -edition.recruit_cost, Fame::recruit, events);
    --state.seats[seat].general;
    ++state.seats[seat].personal;
    emit(events, event::citizen_recruited, static_cast<Player>(seat));
}

template <EventSink Sink>
constexpr void begin_turning(const Edition &edition, State &state, std::uint8_t seat, Sink &events) {
    change_influence(edition, state, seat, -edition.turn_cost, Fame::turn, events);
    state.pending.push_back({.phase = Phase::turn_die, .player = seat});
}

constexpr void end_turning(State &state) {
    state.turning = {};
    state.pending.pop_back();
}

/// Opposite faces make seven. The third die, or the last own one, ends the use. [TRO-5.8]
template <EventSink Sink>
constexpr void turn_die(const Edition &edition, State &state, std::uint8_t colour, std::uint8_t value,
                        Sink &events) {
    const std::uint8_t seat = state.pending.back().player;
    const auto to = static_cast<std::uint8_t>(faces + 1 - value);
    --state.dice[seat][colour][value - 1u];
    ++state.dice[seat][colour][to - 1u];
    state.turning.dice.push_back(static_cast<std::uint8_t>(colour * faces + to - 1));
    emit(events, event::die_turned, nobody, seat, colour, value, to);
    if (state.turning.dice.size() == edition.dice_per_turn || !any_unturned(state, seat)) end_turning(state);
}

} // namespace ville::troyes
