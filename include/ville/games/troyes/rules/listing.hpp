// Troyes: what a player may do, and why not. The lists are ascending, and every decision that they offer can be finished.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/rules/countering.hpp>
#include <ville/games/troyes/rules/deeds.hpp>
#include <ville/games/troyes/rules/influence.hpp>
#include <ville/games/troyes/rules/luck.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

// ---- Lists, a decision each

template <class List>
constexpr void list_dice(const State &state, std::uint8_t seat, ActionKind kind, List &list) {
    for (std::uint8_t colour = 0; colour < colours; ++colour)
        for (std::uint8_t value = 1; value <= faces; ++value)
            if (unturned(state, seat, colour, value) > 0) list.push_back(Action{kind, colour, value});
}

template <class List>
constexpr void list_influence(const Edition &edition, const State &state, std::uint8_t seat, List &list) {
    if (can_reroll(edition, state, seat)) list_dice(state, seat, ActionKind::reroll_die, list);
    if (can_recruit(edition, state, seat)) list.push_back(Action{ActionKind::recruit_citizen});
    if (can_turn(edition, state, seat)) list.push_back(Action{ActionKind::turn_dice});
}

template <class List>
constexpr void list_empty_spaces(const Edition &edition, const State &state, List &list) {
    for (std::uint8_t building = 0; building < colours; ++building) {
        const auto spaces = static_cast<std::size_t>(edition.spaces_of_row(building));
        for (std::size_t i = 0; i < spaces_of_building; ++i)
            if (state.houses[building].spaces[i] == no_owner)
                list.push_back(Action{ActionKind::setup_citizen, building,
                                      static_cast<std::uint8_t>(i / spaces),
                                      static_cast<std::uint8_t>(i % spaces)});
    }
}

/// Events in play for which `fits(event)` holds, ascending.
template <class List, class F>
constexpr void list_events(const State &state, ActionKind kind, List &list, F &&fits) {
    std::uint32_t events = 0;
    for (const std::uint8_t event : state.queue) events |= std::uint32_t{1} << event;
    for (; events != 0; events &= events - 1) {
        const auto event = static_cast<std::uint8_t>(std::countr_zero(events));
        if (fits(event)) list.push_back(Action{kind, event});
    }
}

template <class List>
constexpr void list_own_cathedral(const State &state, std::uint8_t seat, List &list) {
    for (std::uint8_t level = 0; level < levels; ++level)
        for (std::uint8_t column = 0; column < faces; ++column)
            if (state.cathedral[level][column] == seat)
                list.push_back(Action{ActionKind::return_cathedral_cube, static_cast<std::uint8_t>(level + 1),
                                      static_cast<std::uint8_t>(column + 1)});
}

template <class List>
constexpr void list_counters(const Edition &edition, const State &state, List &list) {
    if (is_able(edition, state))
        for_each_counter(edition, state, [&](const Values &chosen) {
            list.push_back(Action{.kind = ActionKind::counter, .code = black_code(chosen)});
        });
    else list.push_back(Action{ActionKind::fail_counter});
    list_influence(edition, state, state.active, list);
}

/// The turn of the action phase. [TRO-6.1]
template <class List>
constexpr void list_turn(const Edition &edition, const State &state, List &list) {
    const std::uint8_t seat = state.active;
    const auto can = [&](Deed deed, std::size_t target) {
        return why_no_deed(edition, state, seat, deed, target) == Reason::none;
    };
    for (std::uint32_t cards = state.shown; cards != 0; cards &= cards - 1) {
        const auto card = static_cast<std::uint8_t>(std::countr_zero(cards));
        if (why_no_activation(edition, state, seat, card) == Reason::none)
            list.push_back(Action{ActionKind::activate, card});
    }
    list_events(state, ActionKind::fight_event, list,
                [&](std::uint8_t event) { return can(Deed::fight, event); });
    if (can(Deed::build, 0)) list.push_back(Action{ActionKind::build_cathedral});
    for (std::uint8_t building = 0; building < colours; ++building)
        if (can(Deed::place, building)) list.push_back(Action{ActionKind::place_citizen, building});
    if (can(Deed::farm, 0)) list.push_back(Action{ActionKind::agriculture});
    list.push_back(Action{ActionKind::pass});
    list_influence(edition, state, seat, list);
}

template <class List>
constexpr void list_groups(const Edition &edition, const State &state, List &list) {
    any_use(edition, state, state.active, state.act.deed, state.act.target, state.seats[state.active].deniers,
            [&](const Group &group, std::uint8_t cube, int) {
                list.push_back(Action{.kind = ActionKind::use_dice, .a = cube, .code = group_code(group)});
                return false;
            });
}

constexpr int most_activations_now(const Edition &edition, const State &state) {
    return most_activations(edition, state, state.active, state.act.target, state.act.value,
                            means_of(state, state.active));
}

template <class List>
constexpr void list_activations(const Edition &edition, const State &state, List &list) {
    for (int count = 1; count <= most_activations_now(edition, state); ++count)
        list.push_back(Action{ActionKind::activations, static_cast<std::uint8_t>(count)});
}

template <class List>
constexpr void list_levels(const State &state, List &list) {
    for (std::uint8_t level = 0; level < levels; ++level)
        if (state.cathedral[level][state.act.columns[0]] == no_owner)
            list.push_back(Action{ActionKind::cathedral_level, static_cast<std::uint8_t>(level + 1)});
}

/// Every legal action of the actor, or every outcome of luck, ascending. Nothing when the match is over.
template <class List>
constexpr void legal_actions(const Edition &edition, const State &state, List &list) {
    const std::uint8_t seat = state.pending.empty() ? state.active : state.pending.back().player;
    switch (phase_of(state)) {
    case Phase::over: return;
    case Phase::setup_citizen: return list_empty_spaces(edition, state, list);
    case Phase::return_event_cube:
        return list_events(state, ActionKind::return_event_cube, list,
                           [&](std::uint8_t event) { return state.battles[event].cubes[seat] > 0; });
    case Phase::return_cathedral_cube: return list_own_cathedral(state, seat, list);
    case Phase::counter: return list_counters(edition, state, list);
    case Phase::counter_die:
        list_dice(state, seat, ActionKind::counter_die, list);
        if (state.fight.reached >= state.fight.needed) list.push_back(Action{ActionKind::counter_done});
        return;
    case Phase::turn: return list_turn(edition, state, list);
    case Phase::hire_tradesman:
        any_source(edition, state, seat, state.act.target, [&](const Action &hire) {
            list.push_back(hire);
            return false;
        });
        return;
    case Phase::use_dice: return list_groups(edition, state, list);
    case Phase::activations: return list_activations(edition, state, list);
    case Phase::miller:
        list.push_back(Action{ActionKind::miller, 0});
        list.push_back(Action{ActionKind::miller, 1});
        return;
    case Phase::place_cube:
        return list_events(state, ActionKind::place_cube, list,
                           [&](std::uint8_t event) { return (state.act.used >> event & 1) == 0; });
    case Phase::cathedral_level: return list_levels(state, list);
    case Phase::turn_die:
        list_dice(state, seat, ActionKind::turn_die, list);
        if (!state.turning.dice.empty()) list.push_back(Action{ActionKind::turn_done});
        return;
    default:
        for (std::uint32_t draw = 0; draw < chance_total(edition, state); ++draw)
            list.push_back(chance_at(edition, state, draw));
    }
}

// ---- Why not

/// Whether an action of this kind can be made in a phase.
constexpr bool fits_phase(Phase phase, ActionKind kind) {
    const bool influence = kind == ActionKind::reroll_die || kind == ActionKind::recruit_citizen ||
                           kind == ActionKind::turn_dice;
    switch (phase) {
    case Phase::deal_character: return kind == ActionKind::deal_character;
    case Phase::setup_citizen: return kind == ActionKind::setup_citizen;
    case Phase::reveal_activity: return kind == ActionKind::reveal_activity;
    case Phase::roll_die: return kind == ActionKind::roll_die;
    case Phase::reveal_event: return kind == ActionKind::reveal_event;
    case Phase::return_event_cube: return kind == ActionKind::return_event_cube;
    case Phase::return_cathedral_cube: return kind == ActionKind::return_cathedral_cube;
    case Phase::counter: return kind == ActionKind::counter || kind == ActionKind::fail_counter || influence;
    case Phase::counter_die: return kind == ActionKind::counter_die || kind == ActionKind::counter_done;
    case Phase::turn: return (kind >= ActionKind::activate && kind <= ActionKind::pass) || influence;
    case Phase::hire_tradesman: return kind == ActionKind::hire_tradesman;
    case Phase::use_dice: return kind == ActionKind::use_dice;
    case Phase::activations: return kind == ActionKind::activations;
    case Phase::miller: return kind == ActionKind::miller;
    case Phase::place_cube: return kind == ActionKind::place_cube;
    case Phase::cathedral_level: return kind == ActionKind::cathedral_level;
    case Phase::turn_die: return kind == ActionKind::turn_die || kind == ActionKind::turn_done;
    case Phase::over: return false;
    }
    return false;
}

/// Whether an action can be at all: it may be made by hand, not unpacked from a word.
constexpr bool is_well_formed(const Action &action) {
    Action same;
    return static_cast<std::size_t>(action.kind) >= 1 &&
           static_cast<std::size_t>(action.kind) < layouts.size() &&
           unpack(pack(action), same) == Reason::none && same == action;
}

constexpr Reason when(bool fault, Reason reason) { return fault ? reason : Reason::none; }

constexpr Reason why_no_counter(const Edition &edition, const State &state, std::uint32_t code) {
    const Values chosen = black_of(code);
    const int highest = highest_black(state);
    if (chosen[static_cast<std::size_t>(highest - 1)] == 0) return reason::highest_must_be_countered;
    for (std::size_t i = 0; i < faces; ++i)
        if (chosen[i] > state.black[i]) return reason::not_on_the_table;
    return when(total_of(chosen) > strength(edition, state, state.active), reason::out_of_reach);
}

constexpr Reason why_no_influence(const State &state, std::uint8_t seat, int cost, bool possible,
                                  Reason otherwise) {
    if (!possible && state.seats[seat].influence >= cost) return otherwise;
    return when(state.seats[seat].influence < cost, reason::too_little_influence);
}

/// Why a group cannot be used for the deed in progress: what it is made of, what it could do with deniers and cubes in
/// plenty, and what then is missing.
constexpr Reason why_no_group(const Edition &edition, const State &state, const Action &action) {
    const std::uint8_t seat = state.active, cube = action.a;
    const Act &act = state.act;
    const Group group = group_of(action.code);
    const Makeup makeup = makeup_of(edition, act.deed, act.target, cube);
    if (!on_the_square(state, group)) return reason::no_such_die;
    const bool has_cube = cube == no_cube || state.workshops[cube - cube_of_card].cubes[seat] > 0;
    if (!has_cube || makeup.most == 0) return reason::cube_not_usable;
    if (static_cast<int>(group.size()) > makeup.most) return reason::wrong_dice;
    for (const DieCode die : group)
        if (colour_of(die) != makeup.colour) return reason::wrong_dice;
    const auto works_with = [&](Means means) {
        return worth_of(edition, state, seat, act.deed, act.target, group, cube, means) > 0;
    };
    constexpr int plenty = 9999;
    const int deniers = state.seats[seat].deniers - bill_of(edition, group, seat, cube).total();
    const int cubes = state.seats[seat].cubes + (cube != no_cube);
    if (deniers >= 0 && works_with({deniers, cubes})) return Reason::none;
    if (!works_with({plenty, plenty}))
        return act.deed == Deed::place   ? reason::expulsion_barred
               : act.deed == Deed::build ? reason::column_full
                                         : reason::group_too_weak;
    return works_with({plenty, cubes}) ? reason::too_few_deniers : reason::no_cube_left;
}

constexpr Reason why_no_hire(const Edition &edition, const State &state, const Action &action) {
    if (action.a != from_supply && action.a >= from_picture && (action.b != 0 || action.c != 0))
        return Reason::bad_fields;
    if (action.a == from_supply && (action.b != 0 || action.c != 0)) return Reason::bad_fields;
    return when(!is_source(edition, state, state.active, action), reason::no_such_citizen);
}

/// Why the actor may not do this, or Reason::none.
constexpr Reason why_illegal(const Edition &edition, const State &state, const Action &action) {
    if (!is_well_formed(action)) return Reason::bad_fields;
    const Phase phase = phase_of(state);
    if (!fits_phase(phase, action.kind)) return Reason::wrong_phase;
    const std::uint8_t seat = state.pending.empty() ? state.active : state.pending.back().player;
    const auto own_dice = [&] { return state.dice[seat][action.a][action.b - 1u]; };
    switch (action.kind) {
    case ActionKind::setup_citizen: {
        if (action.b >= edition.rows[action.a] || action.c >= edition.spaces_of_row(action.a))
            return Reason::bad_fields;
        const std::size_t space = space_number(edition, action.a, action.b, action.c);
        return when(state.houses[action.a].spaces[space] != no_owner, reason::space_taken);
    }
    case ActionKind::return_event_cube:
        return when(state.battles[action.a].cubes[seat] == 0, reason::no_own_cube_there);
    case ActionKind::return_cathedral_cube:
        return when(state.cathedral[action.a - 1u][action.b - 1u] != seat, reason::no_own_cube_there);
    case ActionKind::counter: return why_no_counter(edition, state, action.code);
    case ActionKind::fail_counter: return when(is_able(edition, state), reason::able_to_counter);
    case ActionKind::counter_die: return when(own_dice() == 0, reason::no_such_die);
    case ActionKind::counter_done:
        return when(state.fight.reached < state.fight.needed, reason::total_not_reached);
    case ActionKind::activate: return why_no_activation(edition, state, seat, action.a);
    case ActionKind::fight_event: return why_no_deed(edition, state, seat, Deed::fight, action.a);
    case ActionKind::build_cathedral: return why_no_deed(edition, state, seat, Deed::build, 0);
    case ActionKind::place_citizen: return why_no_deed(edition, state, seat, Deed::place, action.a);
    case ActionKind::agriculture: return why_no_deed(edition, state, seat, Deed::farm, 0);
    case ActionKind::hire_tradesman: return why_no_hire(edition, state, action);
    case ActionKind::use_dice: return why_no_group(edition, state, action);
    case ActionKind::activations:
        return when(action.a > most_activations_now(edition, state), reason::too_many_activations);
    case ActionKind::place_cube:
        if (!in_queue(state, action.a)) return reason::not_in_the_queue;
        return when((state.act.used >> action.a & 1) != 0, reason::event_used_before);
    case ActionKind::cathedral_level:
        return when(state.cathedral[action.a - 1u][state.act.columns[0]] != no_owner, reason::level_taken);
    case ActionKind::turn_die:
        if (own_dice() == 0) return reason::no_such_die;
        return when(unturned(state, seat, action.a, action.b) <= 0, reason::die_turned_before);
    case ActionKind::turn_done: return when(state.turning.dice.empty(), reason::nothing_turned);
    case ActionKind::reroll_die:
        if (own_dice() == 0) return reason::no_such_die;
        return when(state.seats[seat].influence < edition.reroll_cost, reason::too_little_influence);
    case ActionKind::recruit_citizen:
        return why_no_influence(state, seat, edition.recruit_cost, can_recruit(edition, state, seat),
                                reason::no_citizen_in_supply);
    case ActionKind::turn_dice:
        return why_no_influence(state, seat, edition.turn_cost, can_turn(edition, state, seat),
                                reason::no_such_die);
    case ActionKind::deal_character:
    case ActionKind::reveal_activity:
    case ActionKind::reveal_event:
    case ActionKind::roll_die:
        return when(chance_weight(edition, state, action) == 0, Reason::not_an_outcome);
    case ActionKind::miller:
        return when(action.a == static_cast<int>(Building::city_hall), Reason::bad_fields);
    case ActionKind::pass: return Reason::none;
    }
    return Reason::none;
}

} // namespace ville::troyes
