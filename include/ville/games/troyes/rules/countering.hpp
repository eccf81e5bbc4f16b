// Troyes: own dice against black dice. Rules: chapter 4.
#pragma once

#include <cstddef>
#include <cstdint>

#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/rules/changing.hpp>
#include <ville/games/troyes/rules/influence.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

constexpr bool is_able(const Edition &edition, const State &state) {
    return strength(edition, state, state.active) >= highest_black(state);
}

constexpr int total_of(const Values &dice) {
    int sum = 0;
    for (int value = 1; value <= faces; ++value) sum += dice[static_cast<std::size_t>(value - 1)] * value;
    return sum;
}

/// Calls f(chosen) for every set of black dice with the highest one in it and a total within reach, in the order of the
/// numbers: a set before those that go on from it. [TRO-4.9]
template <class F>
constexpr void for_each_set(const State &state, Values &chosen, int below, int reach, F &&f) {
    for (int value = 1; value <= below; ++value) {
        const auto i = static_cast<std::size_t>(value - 1);
        if (chosen[i] == state.black[i] || value > reach) continue;
        ++chosen[i];
        f(static_cast<const Values &>(chosen));
        for_each_set(state, chosen, value, reach - value, f);
        --chosen[i];
    }
}

template <class F>
constexpr void for_each_counter(const Edition &edition, const State &state, F &&f) {
    const int highest = highest_black(state), reach = strength(edition, state, state.active);
    if (reach < highest) return;
    Values chosen{};
    chosen[static_cast<std::size_t>(highest - 1)] = 1;
    f(static_cast<const Values &>(chosen));
    for_each_set(state, chosen, highest, reach - highest, f);
}

constexpr void begin_fight(State &state, const Values &chosen) {
    state.fight = {.chosen = chosen, .needed = static_cast<std::uint8_t>(total_of(chosen))};
    state.pending.push_back({.phase = Phase::counter_die, .player = state.active});
}

/// An own die against the black ones; a red one counts more. It is lost. [TRO-4.9]
template <EventSink Sink>
constexpr void use_against_black(const Edition &edition, State &state, std::uint8_t colour,
                                 std::uint8_t value, Sink &events) {
    --state.dice[state.active][colour][value - 1u];
    state.fight.reached =
        static_cast<std::uint8_t>(state.fight.reached + value * (colour == 0 ? edition.red_factor : 1));
    emit(events, event::die_used, nobody, state.active, colour, value);
}

constexpr void next_fighter(State &state) { state.active = seat_at(state, state.active, 1); }

template <EventSink Sink>
constexpr void end_fight(const Edition &edition, State &state, Sink &events) {
    int countered = 0;
    for (int value = faces; value >= 1; --value) {
        const auto i = static_cast<std::size_t>(value - 1);
        for (; state.fight.chosen[i] > 0; --state.fight.chosen[i], --state.black[i], ++countered)
            emit(events, event::black_die_countered, static_cast<Player>(state.active), value);
    }
    change_influence(edition, state, state.active, countered * edition.black_influence, Fame::black_die,
                     events);
    state.fight = {};
    state.pending.pop_back();
    next_fighter(state);
}

/// Who cannot counter: the die goes, and points with it. [TRO-4.11]
template <EventSink Sink>
constexpr void discard_black(const Edition &edition, State &state, Sink &events) {
    const int value = highest_black(state);
    --state.black[static_cast<std::size_t>(value - 1)];
    emit(events, event::black_die_discarded, static_cast<Player>(state.active), value);
    lose_points(state, state.active, edition.black_penalty, Gain::black_die, events);
    next_fighter(state);
}

} // namespace ville::troyes
