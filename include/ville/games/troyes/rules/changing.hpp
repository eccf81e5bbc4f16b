// Troyes: deniers, influence and points as they change, each with its event.
#pragma once

#include <algorithm>
#include <cstdint>

#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

template <EventSink Sink>
constexpr void change_deniers(State &state, std::uint8_t seat, int change, Cash reason, Sink &events) {
    if (change == 0) return;
    state.seats[seat].deniers = static_cast<std::uint16_t>(state.seats[seat].deniers + change);
    emit(events, event::deniers_changed, static_cast<Player>(seat), change, reason);
}

/// What exceeds the track is lost. [TRO-5.9]
template <EventSink Sink>
constexpr void change_influence(const Edition &edition, State &state, std::uint8_t seat, int change,
                                Fame reason, Sink &events) {
    const int before = state.seats[seat].influence;
    const int after = std::min<int>(before + change, edition.max_influence);
    if (after == before) return;
    state.seats[seat].influence = static_cast<std::uint8_t>(after);
    emit(events, event::influence_changed, static_cast<Player>(seat), after - before, reason);
}

template <EventSink Sink>
constexpr void gain_points(State &state, std::uint8_t seat, int points, Gain source, Sink &events) {
    if (points == 0) return;
    state.seats[seat].points = static_cast<std::uint16_t>(state.seats[seat].points + points);
    emit(events, event::points_scored, static_cast<Player>(seat), source, points);
}

/// Tokens never fall below 0. [TRO-4.14]
template <EventSink Sink>
constexpr void lose_points(State &state, std::uint8_t seat, int points, Gain source, Sink &events) {
    gain_points(state, seat, -std::min<int>(points, state.seats[seat].points), source, events);
}

} // namespace ville::troyes
