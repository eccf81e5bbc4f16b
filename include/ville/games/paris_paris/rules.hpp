// Paris Paris: the rules as pure functions over plain values. The door of the rooms in rules/.
//
// Rules and their sources: docs/rules/paris_paris.md. Points on which sources differ are options of the match
// (chapter 8); the map of the built-in edition is a reconstruction.
#pragma once

#include <bit>
#include <cstdint>

#include <ville/core/event.hpp>
#include <ville/core/player.hpp>
#include <ville/core/reason.hpp>
#include <ville/core/rng.hpp>
#include <ville/games/paris_paris/action.hpp>
#include <ville/games/paris_paris/data.hpp>
#include <ville/games/paris_paris/rules/checking.hpp>
#include <ville/games/paris_paris/rules/scoring.hpp>
#include <ville/games/paris_paris/rules/trips.hpp>
#include <ville/games/paris_paris/rules/turn.hpp>
#include <ville/games/paris_paris/state.hpp>

namespace ville::paris_paris {

/// The longest list, for any edition: every sort of tiles comes out of the heap.
inline constexpr std::size_t max_actions = max_sorts;

/// The table before the first line is dealt. [PAR-2]
template <EventSink Sink>
constexpr State setup(const Edition &edition, const Options &options, Table table, Sink &events) {
    State state;
    state.options = options;
    state.players = table.players;
    state.first = table.first;
    state.active = table.first;
    for (std::size_t sort = 0; sort < edition.sorts.size(); ++sort)
        state.unseen.add(sort, edition.sorts[sort].count);
    for (std::size_t p = 0; p < table.players; ++p)
        state.seats[p].supply = static_cast<std::uint8_t>(huts_to_build(edition, options));
    if (options.final_trips == FinalTrips::all) begin_round(state, events); // [PAR-8.2]
    return state;
}

/// Who must act now.
constexpr Player actor(const State &state) {
    switch (state.phase) {
    case Phase::build:
    case Phase::remove: return static_cast<Player>(state.active);
    case Phase::over: return nobody;
    default: return chance;
    }
}

/// The action that names a tile of a sort.
constexpr Action tile_action(const Edition &edition, ActionKind kind, std::size_t sort) {
    return {kind, edition.sorts[sort].place, edition.sorts[sort].line};
}

// ---- Luck

/// The action that deals a line now. Precondition: a line must be dealt.
constexpr Action line_action(const State &state, std::uint8_t line) {
    if (state.phase == Phase::deal_open_line) return {ActionKind::deal_open_line, line};
    return {ActionKind::deal_line, state.active, line};
}

constexpr std::uint32_t chance_total(const Edition &edition, const State &state) {
    if (state.phase == Phase::reveal) return static_cast<std::uint32_t>(state.unseen.total());
    return static_cast<std::uint32_t>(std::popcount(lines_left(edition, state)));
}

constexpr Action chance_at(const Edition &edition, const State &state, std::uint32_t draw) {
    if (state.phase == Phase::reveal)
        return tile_action(edition, ActionKind::reveal_tile, state.unseen.row_of(draw));
    unsigned left = lines_left(edition, state);
    for (; draw > 0; --draw) left &= left - 1;
    return line_action(state, static_cast<std::uint8_t>(std::countr_zero(left)));
}

/// 0 for what cannot come up.
constexpr std::uint32_t chance_weight(const Edition &edition, const State &state, Action outcome) {
    const auto left = [&](std::uint8_t line) { return lines_left(edition, state) >> line & 1u; };
    switch (outcome.kind) {
    case ActionKind::deal_line: return outcome.value == state.active ? left(outcome.line) : 0;
    case ActionKind::deal_open_line: return left(outcome.value);
    default: {
        const std::uint8_t sort = sort_of(edition, outcome.value, outcome.line);
        return sort == no_sort ? 0 : static_cast<std::uint32_t>(state.unseen[sort]);
    }
    }
}

// ---- What is legal

/// Every legal action of the actor, or every outcome of a chance node, ascending. Nothing when the match is
/// over.
template <class List>
constexpr void legal_actions(const Edition &edition, const State &state, List &list) {
    switch (state.phase) {
    case Phase::build:
        for (std::size_t i = 0; i < state.offer.size(); ++i)
            if (i == 0 || state.offer[i] != state.offer[i - 1]) // equal tiles are one choice. [PAR-3.3]
                list.push_back(tile_action(edition, ActionKind::take_tile, state.offer[i]));
        return;
    case Phase::remove:
        for (std::uint8_t seat = 0; seat < state.players; ++seat)
            if ((state.seats[seat].huts & place_bit(state.pending)) != 0)
                list.push_back(Action{ActionKind::remove_hut, seat});
        return;
    case Phase::reveal:
        state.unseen.for_each([&](std::size_t sort, int) {
            list.push_back(tile_action(edition, ActionKind::reveal_tile, sort));
        });
        return;
    case Phase::deal_lines:
    case Phase::deal_open_line:
        for (unsigned left = lines_left(edition, state); left != 0; left &= left - 1)
            list.push_back(line_action(state, static_cast<std::uint8_t>(std::countr_zero(left))));
        return;
    case Phase::over: return;
    }
}

/// Whether the edition and the table have what the action names.
constexpr bool exists(const Edition &edition, const State &state, Action action) {
    switch (action.kind) {
    case ActionKind::take_tile:
    case ActionKind::reveal_tile:
        return action.value < edition.places.size() && action.line < edition.lines.size();
    case ActionKind::remove_hut: return action.value < state.players;
    case ActionKind::deal_line: return action.value < state.players && action.line < edition.lines.size();
    case ActionKind::deal_open_line: return action.value < edition.lines.size();
    }
    return false;
}

/// The kind of what can be done in a phase. Precondition: the match is not over.
constexpr ActionKind kind_of_phase(Phase phase) {
    switch (phase) {
    case Phase::deal_lines: return ActionKind::deal_line;
    case Phase::deal_open_line: return ActionKind::deal_open_line;
    case Phase::reveal: return ActionKind::reveal_tile;
    case Phase::remove: return ActionKind::remove_hut;
    default: return ActionKind::take_tile;
    }
}

constexpr bool is_offered(const State &state, std::uint8_t sort) {
    for (const std::uint8_t offered : state.offer)
        if (offered == sort) return true;
    return false;
}

/// Why the actor may not do this, or Reason::none. The first reason that applies, in the order of the table.
constexpr Reason why_illegal(const Edition &edition, const State &state, Action action) {
    if (!exists(edition, state, action)) return Reason::bad_fields;
    if (state.phase == Phase::over || action.kind != kind_of_phase(state.phase)) return Reason::wrong_phase;
    switch (action.kind) {
    case ActionKind::take_tile:
        return is_offered(state, sort_of(edition, action.value, action.line)) ? Reason::none
                                                                              : reason::no_such_tile;
    case ActionKind::remove_hut:
        return huts_at(state.seats[action.value], state.pending) > 0 ? Reason::none : reason::no_hut_of_owner;
    default: return chance_weight(edition, state, action) == 0 ? Reason::not_an_outcome : Reason::none;
    }
}

// ---- What happens

/// Carries out a legal action, and everything that follows by itself. Precondition: why_illegal says none.
template <EventSink Sink>
constexpr void apply(const Edition &edition, State &state, Action action, Sink &events) {
    switch (action.kind) {
    case ActionKind::take_tile:
        return take_tile(edition, state, sort_of(edition, action.value, action.line), events);
    case ActionKind::remove_hut: return replace_hut(edition, state, action.value, events);
    case ActionKind::deal_line: return deal_line(state, action.line, events);
    case ActionKind::deal_open_line: return deal_open_line(state, action.value, events);
    case ActionKind::reveal_tile:
        return reveal_tile(edition, state, sort_of(edition, action.value, action.line), events);
    }
}

/// What is done for a seat whose player has left: anything legal, each with the same chance.
template <class Rng>
Action stand_in(const Edition &edition, const State &state, Player, Rng &rng) {
    ScratchList<Action, max_actions> list;
    legal_actions(edition, state, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

/// How far the match is, in thousandths: by the tiles taken.
constexpr int progress(const Edition &edition, const State &state) {
    if (state.phase == Phase::over) return 1000;
    return 999 * takes(state) / (edition.rounds_of(state.players) * state.players);
}

/// Every combination of options goes with every edition.
constexpr const char *check_options(const Edition &, const Options &) { return nullptr; }

} // namespace ville::paris_paris
