// Troyes: the course of a match: set-up, the phases of a round, and what follows by itself until somebody must decide or a
// die must be rolled. Rules: chapters 2 and 4.
//
// `go_on` walks through the stages. Each has a function that does the next thing and answers whether there is more to do;
// it answers false where the match waits.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/rules/battles.hpp>
#include <ville/games/troyes/rules/buildings.hpp>
#include <ville/games/troyes/rules/changing.hpp>
#include <ville/games/troyes/rules/countering.hpp>
#include <ville/games/troyes/rules/scoring.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

constexpr int characters_to_deal(const Edition &edition, const State &state) {
    return state.players * (state.players == 2 ? edition.characters_with_two : 1);
}

constexpr void enter_stage(State &state, Stage stage) {
    state.stage = stage;
    state.cursor = 0;
    state.left = 0;
}

// ---- A round begins

template <EventSink Sink>
constexpr void start_round(State &state, Sink &events) {
    ++state.round;
    emit(events, event::round_started, nobody, state.round, state.start);
    enter_stage(state, Stage::reveal);
}

/// Income, then wages for those who stand in the buildings. Who is short pays all he has, and points. [TRO-4.2, TRO-4.3]
template <EventSink Sink>
constexpr void pay_income_and_wages(const Edition &edition, State &state, Sink &events) {
    for (int place = 0; place < state.players; ++place)
        change_deniers(state, seat_at(state, state.start, place), edition.income, Cash::income, events);
    for (int place = 0; place < state.players; ++place) {
        const std::uint8_t seat = seat_at(state, state.start, place);
        int wages = 0;
        for (std::size_t building = 0; building < colours; ++building)
            wages += standing(state, building, seat) * edition.wages[building];
        const int paid = std::min<int>(wages, state.seats[seat].deniers);
        change_deniers(state, seat, -paid, Cash::wages, events);
        if (paid < wages) lose_points(state, seat, edition.wages_penalty, Gain::wages, events);
    }
}

// ---- The workforce. The cursor counts districts in turn order, the gray one last, and in each the colours.

constexpr std::uint8_t district_at_cursor(const State &state) {
    const int place = state.cursor / colours;
    return place == state.players ? neutral : seat_at(state, state.start, place);
}

constexpr std::uint8_t dice_at_cursor(const State &state) {
    return static_cast<std::uint8_t>(
        standing(state, state.cursor % std::size_t{colours}, district_at_cursor(state)));
}

constexpr bool go_on_with_workforce(State &state) {
    if (state.left > 0) return false;
    if (++state.cursor == (state.players + 1) * colours) enter_stage(state, Stage::new_events);
    else state.left = dice_at_cursor(state);
    return true;
}

// ---- Events

/// The rows of the deck from which the next event comes; none when it is empty. [TRO-4.5]
constexpr std::uint32_t deck_in_front(const Edition &edition, const State &state) {
    const std::size_t deck =
        state.cursor == 0 ? 0 : static_cast<std::size_t>(edition.events[state.queue.back()].deck);
    const std::uint32_t rows =
        (std::uint32_t{1} << first_of_deck[deck + 1]) - (std::uint32_t{1} << first_of_deck[deck]);
    return state.hidden_events & rows;
}

constexpr bool go_on_with_event_cards(const Edition &edition, State &state) {
    if (state.cursor < 2 && deck_in_front(edition, state) != 0) return false;
    if (state.cursor == 0) state.cursor = 2; // without a red card no other comes
    else if (state.cursor == 1) state.cursor = 2;
    else enter_stage(state, Stage::resolving);
    return true;
}

/// An event takes something from a player. Who cannot suffer it in full loses points. [TRO-4.7]
template <EventSink Sink>
constexpr void strike(const Edition &edition, State &state, const EventCard &card, std::uint8_t seat,
                      Sink &events) {
    const Seat &victim = state.seats[seat];
    const auto lose_what_there_is = [&](int there, auto &&lose) {
        const int lost = std::min<int>(there, card.amount);
        lose(-lost);
        return lost == card.amount;
    };
    const auto ask = [&](bool able, Phase phase) {
        if (able) state.pending.push_back({.phase = phase, .player = seat});
        return able;
    };
    bool suffered = true;
    switch (card.effect) {
    case Disaster::event_cube:
        suffered = ask(events_with_cube(state, seat) > 0, Phase::return_event_cube);
        break;
    case Disaster::cathedral_cube:
        suffered = ask(cathedral_cubes(state, seat) > 0, Phase::return_cathedral_cube);
        break;
    case Disaster::deniers:
        suffered = lose_what_there_is(
            victim.deniers, [&](int change) { change_deniers(state, seat, change, Cash::event, events); });
        break;
    case Disaster::influence:
        suffered = lose_what_there_is(victim.influence, [&](int change) {
            change_influence(edition, state, seat, change, Fame::event, events);
        });
        break;
    default: break;
    }
    if (!suffered) lose_points(state, seat, edition.event_penalty, Gain::event, events);
}

constexpr bool strikes_players(Disaster effect) {
    return effect == Disaster::event_cube || effect == Disaster::cathedral_cube ||
           effect == Disaster::deniers || effect == Disaster::influence;
}

/// An event begins. Answers how many players it has to strike.
template <EventSink Sink>
constexpr int begin_event(const Edition &edition, State &state, std::uint8_t event, Sink &events) {
    const EventCard &card = edition.events[event];
    emit(events, event::event_resolved, nobody, event);
    const bool gray = card.effect == Disaster::gray_cube && state.gray_cubes > 0;
    if (gray || (card.effect == Disaster::neutral_citizen && state.neutral_citizens > 0))
        state.pending.push_back(
            {.phase = Phase::roll_die,
             .roll = gray ? Roll::gray_cube : Roll::neutral,
             .colour = static_cast<std::uint8_t>(gray ? Colour::white : static_cast<Colour>(card.building)),
             .card = event});
    return strikes_players(card.effect) ? state.players : 0;
}

/// The cursor counts the queue; `left` is one more than the players that the event has still to strike, 0 before it begins.
template <EventSink Sink>
constexpr bool go_on_with_events(const Edition &edition, State &state, Sink &events) {
    if (state.cursor == state.queue.size()) {
        int symbols = 0;
        for (const std::uint8_t event : state.queue)
            if (edition.events[event].effect == Disaster::black_dice) symbols += edition.events[event].amount;
        enter_stage(state, Stage::black_dice);
        state.left = static_cast<std::uint8_t>(std::min<int>(symbols, edition.black_dice));
        return true;
    }
    const std::uint8_t event = state.queue[state.cursor];
    if (state.left == 0) {
        state.left = static_cast<std::uint8_t>(1 + begin_event(edition, state, event, events));
    } else if (state.left > 1) {
        const std::uint8_t seat = seat_at(state, state.start, state.players - (state.left - 1));
        --state.left;
        strike(edition, state, edition.events[event], seat, events);
    } else {
        ++state.cursor;
        state.left = 0;
    }
    return true;
}

constexpr bool go_on_with_black_dice(State &state) {
    if (state.left > 0) return false;
    enter_stage(state, Stage::countering);
    state.active = state.start;
    return true;
}

// ---- The action phase, and the end of the round

template <EventSink Sink>
constexpr void end_match(const Edition &edition, State &state, Sink &events) {
    enter_stage(state, Stage::over);
    state.active = 0;
    count_points(edition, state, events);
}

template <EventSink Sink>
constexpr void end_round(const Edition &edition, State &state, Sink &events) {
    for (int place = 0; place < state.players; ++place) {
        const std::uint8_t seat = seat_at(state, state.start, place);
        change_deniers(state, seat, state.seats[seat].district_deniers, Cash::district, events);
        state.seats[seat].district_deniers = 0;
        state.seats[seat].passes = 0;
    }
    raise_the_lying(state, events);
    state.dice = {};
    state.passes = 0;
    state.start = seat_at(state, state.start, 1);
    emit(events, event::round_ended, nobody, state.round, state.start);
    if (state.round == edition.rounds_of(state.players)) end_match(edition, state, events);
    else start_round(state, events);
}

template <EventSink Sink>
constexpr void end_actions(const Edition &edition, State &state, ActionsEnd why, Sink &events) {
    emit(events, event::actions_ended, nobody, why);
    end_round(edition, state, events);
}

template <EventSink Sink>
constexpr void add_to_district(State &state, std::uint8_t seat, int amount, Sink &events) {
    if (amount == 0) return;
    state.seats[seat].district_deniers =
        static_cast<std::uint8_t>(state.seats[seat].district_deniers + amount);
    emit(events, event::district_deniers_added, static_cast<Player>(seat), amount);
}

constexpr bool is_out(const State &state, std::size_t seat) {
    return state.options.pass_is_final != 0 && state.seats[seat].passes > 0;
}

/// The turn of a seat comes round. Who has passed for good gets his denier, and the next one's comes. [TRO-6.16]
template <EventSink Sink>
constexpr void begin_turn(const Edition &edition, State &state, std::uint8_t seat, Sink &events) {
    for (; is_out(state, seat); seat = seat_at(state, seat, 1))
        add_to_district(state, seat, edition.pass_later, events);
    state.active = seat;
    ++state.turn;
    emit(events, event::turn_started, static_cast<Player>(seat), state.turn);
}

template <EventSink Sink>
constexpr void next_turn(const Edition &edition, State &state, Sink &events) {
    begin_turn(edition, state, seat_at(state, state.active, 1), events);
}

/// An action is done; the last die ends the phase. [TRO-4.15]
template <EventSink Sink>
constexpr void end_deed(const Edition &edition, State &state, Sink &events) {
    state.act = {};
    state.passes = 0;
    if (!any_die(state)) return end_actions(edition, state, ActionsEnd::no_dice, events);
    next_turn(edition, state, events);
}

/// The first pass of a round brings more than a later one; as many in a row as players end the phase. [TRO-6.16, TRO-12.1]
template <EventSink Sink>
constexpr void pass(const Edition &edition, State &state, Sink &events) {
    Seat &seat = state.seats[state.active];
    emit(events, event::passed, static_cast<Player>(state.active));
    add_to_district(state, state.active, seat.passes == 0 ? edition.pass_first : edition.pass_later, events);
    seat.passes = static_cast<std::uint8_t>(std::min(seat.passes + 1, 255));
    ++state.passes;
    bool all_out = true;
    for (std::size_t p = 0; p < state.players; ++p) all_out = all_out && is_out(state, p);
    if (all_out || state.passes == state.players)
        return end_actions(edition, state, ActionsEnd::all_passed, events);
    next_turn(edition, state, events);
}

/// One fight after the other, until no black die is left. Who is unable and cannot change it is not asked. [TRO-4.12, TRO-4.13]
template <EventSink Sink>
constexpr bool go_on_with_countering(const Edition &edition, State &state, Sink &events) {
    if (highest_black(state) > 0) {
        if (is_able(edition, state) || can_use_influence(edition, state, state.active)) return false;
        discard_black(edition, state, events);
        return true;
    }
    enter_stage(state, Stage::actions);
    if (any_die(state)) begin_turn(edition, state, state.start, events);
    else end_actions(edition, state, ActionsEnd::no_dice, events);
    return true;
}

// ---- Everything that follows by itself

template <EventSink Sink>
constexpr bool go_on_with_stage(const Edition &edition, State &state, Sink &events) {
    switch (state.stage) {
    case Stage::dealing:
        if (state.cursor < characters_to_deal(edition, state)) return false;
        return enter_stage(state, Stage::placing), true;
    case Stage::placing:
        if (state.cursor < state.players * edition.citizens_of(state.players)) return false;
        if (state.players > 2) settle_neutrals(edition, state, events);
        return start_round(state, events), true;
    case Stage::reveal:
        if (state.round <= last_activity_round && state.cursor < colours) return false;
        pay_income_and_wages(edition, state, events);
        enter_stage(state, Stage::workforce);
        state.left = dice_at_cursor(state);
        return true;
    case Stage::workforce: return go_on_with_workforce(state);
    case Stage::new_events: return go_on_with_event_cards(edition, state);
    case Stage::resolving: return go_on_with_events(edition, state, events);
    case Stage::black_dice: return go_on_with_black_dice(state);
    case Stage::countering: return go_on_with_countering(edition, state, events);
    default: return false;
    }
}

template <EventSink Sink>
constexpr void go_on(const Edition &edition, State &state, Sink &events) {
    while (state.pending.empty() && go_on_with_stage(edition, state, events)) {
    }
}

} // namespace ville::troyes
