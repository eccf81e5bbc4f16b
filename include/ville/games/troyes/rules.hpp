// Troyes: the rules, as pure functions over edition and state. The door of the rooms in rules/.
//
//     changing    deniers, influence, points        countering  own dice against black ones
//     buildings   citizens entering and pushed out  rounds      the course of a match
//     battles     cubes on events, the cathedral    luck        characters, cards, dice
//     groups      dice, prices, delayed cubes       listing     what is possible, and why not
//     activities  what each card does               scoring     the final count
//     deeds       the five actions with dice        explaining  what a front end asks
//     influence   rerolls, recruits, turned dice    checking    what every state keeps to
//
// Rules: docs/rules/troyes.md.
#pragma once

#include <cstddef>
#include <cstdint>

#include <ville/core/event.hpp>
#include <ville/core/player.hpp>
#include <ville/core/reason.hpp>
#include <ville/core/static_vector.hpp>
#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/rules/checking.hpp>
#include <ville/games/troyes/rules/countering.hpp>
#include <ville/games/troyes/rules/deeds.hpp>
#include <ville/games/troyes/rules/explaining.hpp>
#include <ville/games/troyes/rules/influence.hpp>
#include <ville/games/troyes/rules/listing.hpp>
#include <ville/games/troyes/rules/luck.hpp>
#include <ville/games/troyes/rules/rounds.hpp>
#include <ville/games/troyes/rules/scoring.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

/// The most legal actions of any position, for any edition. The longest lists are groups of dice: at most 41 groups of six
/// dice with each of nine ways to count them. [TRO-11.4]
inline constexpr std::size_t max_actions = 511;

// ---- Set-up

/// A match before the first character is dealt. Precondition: edition, options and table are sound.
template <EventSink Sink>
constexpr State setup(const Edition &edition, const Options &options, Table table, Sink &events) {
    State state;
    state.options = options;
    state.players = table.players;
    state.first = table.first;
    state.start = table.first;
    for (std::size_t p = 0; p < table.players; ++p) {
        Seat &seat = state.seats[p];
        seat.deniers = edition.start_deniers;
        seat.influence = edition.start_influence;
        seat.cubes = edition.cubes;
        seat.personal = static_cast<std::uint8_t>(edition.citizens_of(table.players));
        seat.general = static_cast<std::uint8_t>(edition.citizens_in_all - seat.personal);
    }
    state.neutral_citizens = edition.neutral_citizens;
    state.gray_cubes = edition.gray_cubes;
    state.hidden_people = (1u << characters) - 1;
    state.hidden_events = (1u << event_cards) - 2; // all but Marauding
    state.queue.push_back(marauding);
    if (table.players == 2) settle_neutrals(edition, state, events);
    return state;
}

// ---- What happens

template <EventSink Sink>
constexpr void settle_citizen(const Edition &edition, State &state, const Action &action, Sink &events) {
    const std::uint8_t seat = placing_seat(state);
    --state.seats[seat].personal;
    settle(edition, state, {static_cast<Building>(action.a), action.b, action.c}, seat, events);
    ++state.cursor;
}

/// An action that a deed consists of. Answers whether the deed has ended.
template <EventSink Sink>
constexpr bool go_on_with_deed(const Edition &edition, State &state, const Action &action, Sink &events) {
    const std::uint8_t seat = state.active;
    switch (action.kind) {
    case ActionKind::hire_tradesman: return hire(edition, state, seat, action, events), false;
    case ActionKind::use_dice: return use_dice(edition, state, seat, group_of(action.code), action.a, events);
    case ActionKind::activations: return activate(edition, state, seat, action.a, events);
    case ActionKind::miller:
        return mill(edition, state, seat, action.a, events), next_activation(edition, state);
    case ActionKind::place_cube: return place_cube(edition, state, seat, action.a, events);
    default: return choose_level(edition, state, seat, action.a - 1u, events);
    }
}

template <EventSink Sink>
constexpr void do_action(const Edition &edition, State &state, const Action &action, Sink &events) {
    const std::uint8_t seat = state.pending.empty() ? state.active : state.pending.back().player;
    switch (action.kind) {
    case ActionKind::setup_citizen: return settle_citizen(edition, state, action, events);
    case ActionKind::return_event_cube:
        state.pending.pop_back();
        return return_event_cube(state, seat, action.a, events);
    case ActionKind::return_cathedral_cube:
        state.pending.pop_back();
        return return_cathedral_cube(state, seat, action.a - 1u, action.b - 1u, events);
    case ActionKind::counter: return begin_fight(state, black_of(action.code));
    case ActionKind::fail_counter: return discard_black(edition, state, events);
    case ActionKind::counter_die: return use_against_black(edition, state, action.a, action.b, events);
    case ActionKind::counter_done: return end_fight(edition, state, events);
    case ActionKind::activate: return begin_deed(state, seat, Deed::activate, action.a);
    case ActionKind::fight_event: return begin_deed(state, seat, Deed::fight, action.a);
    case ActionKind::build_cathedral: return begin_deed(state, seat, Deed::build, 0);
    case ActionKind::place_citizen: return begin_deed(state, seat, Deed::place, action.a);
    case ActionKind::agriculture: return begin_deed(state, seat, Deed::farm, 0);
    case ActionKind::pass: return pass(edition, state, events);
    case ActionKind::turn_die: return turn_die(edition, state, action.a, action.b, events);
    case ActionKind::turn_done: return end_turning(state);
    case ActionKind::reroll_die: return begin_reroll(edition, state, seat, action.a, action.b, events);
    case ActionKind::recruit_citizen: return recruit(edition, state, seat, events);
    case ActionKind::turn_dice: return begin_turning(edition, state, seat, events);
    case ActionKind::deal_character: return deal_character(state, action.a, events);
    case ActionKind::reveal_activity: return reveal_activity(state, action.a, events);
    case ActionKind::reveal_event: return reveal_event(state, action.a, events);
    case ActionKind::roll_die: return roll_die(edition, state, action.a, events);
    default:
        if (go_on_with_deed(edition, state, action, events)) end_deed(edition, state, events);
    }
}

/// Carries out a legal action, and everything that follows by itself. Precondition: why_illegal says none.
template <EventSink Sink>
constexpr void apply(const Edition &edition, State &state, const Action &action, Sink &events) {
    do_action(edition, state, action, events);
    go_on(edition, state, events);
}

/// What is done for a seat whose player has left: he passes, and otherwise does anything legal.
template <class Rng>
Action stand_in(const Edition &edition, const State &state, Player, Rng &rng) {
    if (phase_of(state) == Phase::turn) return {ActionKind::pass};
    ScratchList<Action, max_actions> list;
    legal_actions(edition, state, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

/// How far the match is, in thousandths: by rounds, and within them by the stages.
constexpr int progress(const Edition &edition, const State &state) {
    if (state.stage == Stage::over) return 1000;
    if (state.round == 0) return 0;
    constexpr int stages = static_cast<int>(Stage::over) - static_cast<int>(Stage::reveal);
    const int stage = static_cast<int>(state.stage) - static_cast<int>(Stage::reveal);
    return 999 * ((state.round - 1) * stages + stage) / (edition.rounds_of(state.players) * stages);
}

/// Every combination of options goes with every edition.
constexpr const char *check_options(const Edition &, const Options &) { return nullptr; }

} // namespace ville::troyes
