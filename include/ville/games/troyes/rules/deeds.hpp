// Troyes: the five actions that use dice, from the first word to the last: activate, fight, build, place, agriculture.
// An action is offered only if it can be finished. Rules: chapter 6.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/rules/activities.hpp>
#include <ville/games/troyes/rules/battles.hpp>
#include <ville/games/troyes/rules/buildings.hpp>
#include <ville/games/troyes/rules/changing.hpp>
#include <ville/games/troyes/rules/groups.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

// ---- What is a group worth?

/// Whether every die of a group finds a space in its column, and every space a cube. [TRO-6.12]
constexpr bool columns_have_room(const State &state, const Group &group) {
    for (const DieCode die : group) {
        int same = 0;
        for (const DieCode other : group) same += value_of(other) == value_of(die);
        if (free_levels(state, static_cast<std::size_t>(value_of(die) - 1)) < same) return false;
    }
    return true;
}

/// What the dice are worth for a deed: activations, cubes, or 1. 0: nothing, so they cannot be used.
constexpr int worth_of(const Edition &edition, const State &state, std::size_t seat, Deed deed,
                       std::size_t target, const Group &group, std::uint8_t cube, Means means) {
    const int value = value_of_group(edition, group, cube);
    switch (deed) {
    case Deed::activate: return most_activations(edition, state, seat, target, value, means);
    case Deed::fight:
        return std::min(
            {value / edition.events[target].pips, free_spaces(edition, state, target), means.cubes});
    case Deed::build: return means.cubes >= static_cast<int>(group.size()) && columns_have_room(state, group);
    case Deed::place: return !is_barred(edition, state, target, edition.row_of(target, value));
    default: return 1;
    }
}

/// Calls f(group, cube, worth) for each use of dice that a deed allows with so much money, until it answers true.
template <class F>
constexpr bool any_use(const Edition &edition, const State &state, std::size_t seat, Deed deed,
                       std::size_t target, int budget, F &&f) {
    const auto with_cube = [&](std::uint8_t cube) {
        return any_group(state, makeup_of(edition, deed, target, cube), [&](const Group &group) {
            const int deniers = budget - bill_of(edition, group, seat, cube).total();
            if (deniers < 0) return false;
            const Means means{deniers, state.seats[seat].cubes + (cube != no_cube)};
            const int worth = worth_of(edition, state, seat, deed, target, group, cube, means);
            return worth > 0 && f(group, cube, worth);
        });
    };
    if (with_cube(no_cube)) return true;
    for (std::uint8_t card = 0; card < activity_cards; ++card)
        if (state.workshops[card].cubes[seat] > 0 &&
            with_cube(static_cast<std::uint8_t>(card + cube_of_card)))
            return true;
    return false;
}

constexpr bool can_use_dice(const Edition &edition, const State &state, std::size_t seat, Deed deed,
                            std::size_t target, int budget) {
    return any_use(edition, state, seat, deed, target, budget,
                   [](const Group &, std::uint8_t, int) { return true; });
}

// ---- Tradesmen

constexpr int free_workplace(const State &state, std::size_t card) {
    for (int space = 0; space < tradesman_spaces; ++space)
        if (state.workshops[card].tradesmen[static_cast<std::size_t>(space)] == no_owner) return space;
    return -1;
}

/// Whether a citizen of this player stands, lies or waits there: `from`, row and space as in the action. [TRO-6.3]
constexpr bool is_source(const Edition &edition, const State &state, std::uint8_t seat, const Action &hire) {
    if (hire.a == from_supply) return state.seats[seat].personal > 0;
    if (hire.a < from_picture) {
        const std::size_t building = hire.a - from_building;
        return hire.b < edition.rows[building] && hire.c < edition.spaces_of_row(building) &&
               state.houses[building].spaces[space_number(edition, building, hire.b, hire.c)] == seat;
    }
    if (hire.a < from_card)
        return state.options.hire_lying_citizens != 0 &&
               (state.houses[hire.a - from_picture].lying >> seat & 1) != 0;
    return hire.a != from_card + state.act.target && has_tradesman(state, hire.a - from_card, seat);
}

/// Calls f(hire) for each citizen who could be hired for a card, in order, until it answers true.
template <class F>
constexpr bool any_source(const Edition &edition, const State &state, std::uint8_t seat, std::size_t card,
                          F &&f) {
    const auto from = [](std::size_t source, std::size_t row, std::size_t space) {
        return Action{ActionKind::hire_tradesman, static_cast<std::uint8_t>(source),
                      static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(space)};
    };
    if (state.seats[seat].personal > 0 && f(from(from_supply, 0, 0))) return true;
    for (std::size_t building = 0; building < colours; ++building) {
        const auto spaces = static_cast<std::size_t>(edition.spaces_of_row(building));
        for (std::size_t i = 0; i < spaces_of_building; ++i)
            if (state.houses[building].spaces[i] == seat &&
                f(from(from_building + building, i / spaces, i % spaces)))
                return true;
    }
    for (std::size_t building = 0; building < colours && state.options.hire_lying_citizens != 0; ++building)
        if ((state.houses[building].lying >> seat & 1) != 0 && f(from(from_picture + building, 0, 0)))
            return true;
    for (std::size_t other = 0; other < activity_cards; ++other)
        if (other != card && has_tradesman(state, other, seat) && f(from(from_card + other, 0, 0)))
            return true;
    return false;
}

constexpr bool has_source(const Edition &edition, const State &state, std::uint8_t seat, std::size_t card) {
    return any_source(edition, state, seat, card, [](const Action &) { return true; });
}

/// Takes a citizen from where he is. His space stays empty. [TRO-6.3]
constexpr void take_citizen(const Edition &edition, State &state, std::uint8_t seat, const Action &hire) {
    if (hire.a == from_supply) --state.seats[seat].personal;
    else if (hire.a < from_picture) {
        const std::size_t building = hire.a - from_building;
        state.houses[building].spaces[space_number(edition, building, hire.b, hire.c)] = no_owner;
    } else if (hire.a < from_card) {
        House &house = state.houses[hire.a - from_picture];
        house.lying = static_cast<std::uint8_t>(house.lying & ~(1u << seat));
    } else {
        for (std::uint8_t &there : state.workshops[hire.a - from_card].tradesmen)
            if (there == seat) there = no_owner;
    }
}

template <EventSink Sink>
constexpr void hire(const Edition &edition, State &state, std::uint8_t seat, const Action &hire,
                    Sink &events) {
    const std::uint8_t card = state.act.target;
    const int space = free_workplace(state, card);
    take_citizen(edition, state, seat, hire);
    state.workshops[card].tradesmen[static_cast<std::size_t>(space)] = seat;
    emit(events, event::tradesman_hired, static_cast<Player>(seat), card, space, hire.a, hire.b, hire.c);
    change_deniers(state, seat, -edition.activities[card].cost, Cash::hire, events);
    state.act.phase = Phase::use_dice;
}

// ---- Which deeds are possible

/// Why a card cannot be activated, or none. [TRO-6.1, TRO-6.2]
constexpr Reason why_no_activation(const Edition &edition, const State &state, std::uint8_t seat,
                                   std::size_t card) {
    if (card >= activity_cards || (state.shown >> card & 1) == 0) return reason::card_not_in_play;
    int budget = state.seats[seat].deniers;
    if (!has_tradesman(state, card, seat)) {
        if (free_workplace(state, card) < 0) return reason::no_free_space;
        if (!has_source(edition, state, seat, card)) return reason::no_such_citizen;
        budget -= edition.activities[card].cost;
        if (budget < 0) return reason::too_few_deniers;
    }
    return can_use_dice(edition, state, seat, Deed::activate, card, budget) ? Reason::none
                                                                            : reason::group_too_weak;
}

/// Why another deed cannot be begun, or none.
constexpr Reason why_no_deed(const Edition &edition, const State &state, std::uint8_t seat, Deed deed,
                             std::size_t target) {
    if (deed == Deed::place && state.seats[seat].personal == 0) return reason::no_citizen_in_supply;
    if (deed == Deed::fight && !in_queue(state, target)) return reason::not_in_the_queue;
    return can_use_dice(edition, state, seat, deed, target, state.seats[seat].deniers)
               ? Reason::none
               : reason::group_too_weak;
}

// ---- Doing it

constexpr void begin_deed(State &state, std::uint8_t seat, Deed deed, std::uint8_t target) {
    const bool hires = deed == Deed::activate && !has_tradesman(state, target, seat);
    state.act = {.deed = deed, .phase = hires ? Phase::hire_tradesman : Phase::use_dice, .target = target};
}

/// The dice leave the square, and their owners are paid. [TRO-5.3]
template <EventSink Sink>
constexpr void pay_and_take(const Edition &edition, State &state, std::uint8_t seat, const Group &group,
                            std::uint8_t cube, Sink &events) {
    const Bill bill = bill_of(edition, group, seat, cube);
    if (cube != no_cube) {
        const std::size_t card = cube - cube_of_card;
        --state.workshops[card].cubes[seat];
        ++state.seats[seat].cubes;
        emit(events, event::delayed_cube_spent, static_cast<Player>(seat), card);
    }
    for (const DieCode die : group) {
        --dice_at(state, die);
        emit(events, event::die_used, nobody, district_of(die), colour_of(die), value_of(die));
    }
    change_deniers(state, seat, -bill.total(), Cash::dice, events);
    for (std::uint8_t owner = 0; owner < state.players; ++owner)
        change_deniers(state, owner, bill.paid[owner] * bill.price, Cash::sale, events);
}

constexpr Means means_of(const State &state, std::size_t seat) {
    return {state.seats[seat].deniers, state.seats[seat].cubes};
}

/// The next question of the action, or its end. Answers whether it has ended.
template <EventSink Sink>
constexpr bool go_on_building(const Edition &edition, State &state, std::uint8_t seat, Sink &events) {
    if (state.options.cathedral_stacking == 0 && !state.act.columns.empty()) {
        state.act.phase = Phase::cathedral_level;
        return false;
    }
    for (const std::uint8_t column : state.act.columns)
        place_cathedral_cube(edition, state, seat, lowest_level(state, column), column, events);
    return true;
}

/// A number of activations, all at once or one after the other. Answers whether the action has ended.
template <EventSink Sink>
constexpr bool activate(const Edition &edition, State &state, std::uint8_t seat, int count, Sink &events) {
    emit(events, event::activity_activated, static_cast<Player>(seat), state.act.target, count);
    if (do_at_once(edition, state, seat, state.act.target, count, events)) return true;
    state.act.left = static_cast<std::uint8_t>(count);
    state.act.phase = next_question(edition, state.act);
    return false;
}

/// The group is formed, and the deed goes its way. Answers whether it has ended.
template <EventSink Sink>
constexpr bool use_dice(const Edition &edition, State &state, std::uint8_t seat, const Group &group,
                        std::uint8_t cube, Sink &events) {
    Act &act = state.act;
    pay_and_take(edition, state, seat, group, cube, events);
    const int value = value_of_group(edition, group, cube);
    act.value = static_cast<std::uint8_t>(value);
    switch (act.deed) {
    case Deed::activate: {
        const int most = most_activations(edition, state, seat, act.target, value, means_of(state, seat));
        if (most == 1) return activate(edition, state, seat, 1, events);
        act.phase = Phase::activations;
        return false;
    }
    case Deed::fight: {
        const int cubes =
            worth_of(edition, state, seat, act.deed, act.target, group, cube, means_of(state, seat));
        place_event_cubes(edition, state, seat, act.target, cubes, events);
        return true;
    }
    case Deed::build:
        for (const DieCode die : group) act.columns.push_back(static_cast<std::uint8_t>(value_of(die) - 1));
        return go_on_building(edition, state, seat, events);
    case Deed::place:
        --state.seats[seat].personal;
        enter(edition, state, act.target, edition.row_of(act.target, value), seat, events);
        return true;
    default: // agriculture [TRO-6.15]
        change_deniers(state, seat, value / edition.agriculture_divisor, Cash::agriculture, events);
        return true;
    }
}

/// One activation of several is done. Answers whether it was the last.
constexpr bool next_activation(const Edition &edition, State &state) {
    if (--state.act.left == 0) return true;
    state.act.phase = next_question(edition, state.act);
    return false;
}

/// The Archer has rolled: from a number on he places a cube. [TRO-8.1]
template <EventSink Sink>
constexpr bool shoot(const Edition &edition, State &state, std::uint8_t value, Sink &events) {
    emit(events, event::die_rolled, nobody, Roll::archer, neutral, black_colour, value, 0);
    if (value < edition.activities[state.act.target].gain) return next_activation(edition, state);
    state.act.phase = Phase::place_cube;
    return false;
}

/// A cube of Archer, Diplomat or Knight. [TRO-8.1 to TRO-8.3]
template <EventSink Sink>
constexpr bool place_cube(const Edition &edition, State &state, std::uint8_t seat, std::uint8_t event,
                          Sink &events) {
    const Activity &card = edition.activities[state.act.target];
    if (card.effect == Effect::diplomat) change_deniers(state, seat, -card.spend, Cash::activity, events);
    if (card.effect == Effect::knight) state.act.used |= 1u << event;
    place_event_cubes(edition, state, seat, event, 1, events);
    return next_activation(edition, state);
}

template <EventSink Sink>
constexpr bool choose_level(const Edition &edition, State &state, std::uint8_t seat, std::size_t level,
                            Sink &events) {
    const std::uint8_t column = state.act.columns[0];
    state.act.columns.erase_at(0);
    place_cathedral_cube(edition, state, seat, level, column, events);
    return state.act.columns.empty();
}

} // namespace ville::troyes
