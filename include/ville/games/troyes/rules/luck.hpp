// Troyes: what luck decides: characters, cards, dice. Every outcome is as likely as any other.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/rules/battles.hpp>
#include <ville/games/troyes/rules/buildings.hpp>
#include <ville/games/troyes/rules/deeds.hpp>
#include <ville/games/troyes/rules/rounds.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

constexpr ActionKind kind_of_luck(Phase phase) {
    switch (phase) {
    case Phase::deal_character: return ActionKind::deal_character;
    case Phase::reveal_activity: return ActionKind::reveal_activity;
    case Phase::reveal_event: return ActionKind::reveal_event;
    default: return ActionKind::roll_die;
    }
}

/// The values that can come up: bit v = the value v. Precondition: luck must act.
constexpr std::uint32_t outcomes(const Edition &edition, const State &state) {
    switch (phase_of(state)) {
    case Phase::deal_character: return state.hidden_people;
    case Phase::reveal_activity:
        return 7u << row_of_activity(static_cast<Colour>(state.cursor), state.round, 0);
    case Phase::reveal_event: return deck_in_front(edition, state);
    default: return 0x7e;
    }
}

constexpr std::uint32_t chance_total(const Edition &edition, const State &state) {
    return static_cast<std::uint32_t>(std::popcount(outcomes(edition, state)));
}

constexpr Action chance_at(const Edition &edition, const State &state, std::uint32_t draw) {
    std::uint32_t values = outcomes(edition, state);
    for (; draw > 0; --draw) values &= values - 1;
    return {kind_of_luck(phase_of(state)), static_cast<std::uint8_t>(std::countr_zero(values))};
}

constexpr std::uint32_t chance_weight(const Edition &edition, const State &state, const Action &action) {
    const bool fits = actor(state) == chance && action.kind == kind_of_luck(phase_of(state)) && action.a < 32;
    return fits ? outcomes(edition, state) >> action.a & 1 : 0;
}

template <EventSink Sink>
constexpr void deal_character(State &state, std::uint8_t character, Sink &events) {
    const std::uint8_t seat = seat_at(state, state.first, state.cursor);
    state.hidden_people = static_cast<std::uint8_t>(state.hidden_people & ~(1u << character));
    state.seats[seat].people = static_cast<std::uint8_t>(state.seats[seat].people | 1u << character);
    ++state.cursor;
    emit(events, event::character_dealt, static_cast<Player>(seat), character);
}

template <EventSink Sink>
constexpr void reveal_activity(State &state, std::uint8_t card, Sink &events) {
    state.shown |= 1u << card;
    ++state.cursor;
    emit(events, event::activity_revealed, nobody, card);
}

template <EventSink Sink>
constexpr void reveal_event(State &state, std::uint8_t event, Sink &events) {
    state.hidden_events &= ~(1u << event);
    emit(events, event::event_revealed, nobody, event, state.queue.size());
    state.queue.push_back(event);
    ++state.cursor;
}

/// A die that belongs to the stage: of the workforce, or a black one.
template <EventSink Sink>
constexpr void roll_for_stage(State &state, std::uint8_t value, Sink &events) {
    --state.left;
    if (state.stage == Stage::black_dice) {
        ++state.black[value - 1u];
        emit(events, event::die_rolled, nobody, Roll::black, neutral, black_colour, value, 0);
        return;
    }
    const std::uint8_t district = district_at_cursor(state);
    const std::size_t colour = state.cursor % std::size_t{colours};
    ++state.dice[district][colour][value - 1u];
    emit(events, event::die_rolled, nobody, Roll::workforce, district, colour, value, 0);
}

/// A die that somebody or an event waits for.
template <EventSink Sink>
constexpr void roll_for_frame(const Edition &edition, State &state, std::uint8_t value, Sink &events) {
    const Frame frame = state.pending.back();
    state.pending.pop_back();
    const std::uint8_t district = frame.roll == Roll::reroll ? frame.player : neutral;
    emit(events, event::die_rolled, nobody, frame.roll, district, frame.colour, value, frame.was);
    if (frame.roll == Roll::reroll) {
        ++state.dice[frame.player][frame.colour][value - 1u];
    } else if (frame.roll == Roll::gray_cube) {
        place_gray_cube(state, value - 1u, events);
    } else if (const int row = edition.row_of(frame.colour, value);
               !is_barred(edition, state, frame.colour, row)) {
        --state.neutral_citizens;
        enter(edition, state, frame.colour, row, neutral, events);
    }
}

template <EventSink Sink>
constexpr void roll_die(const Edition &edition, State &state, std::uint8_t value, Sink &events) {
    if (!state.pending.empty()) roll_for_frame(edition, state, value, events);
    else if (state.act.deed == Deed::none) roll_for_stage(state, value, events);
    else if (shoot(edition, state, value, events)) end_deed(edition, state, events);
}

} // namespace ville::troyes
