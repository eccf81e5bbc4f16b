// Skeleton: the rules, as functions over a state.
#pragma once

#include <algorithm>
#include <cstdint>

#include <ville/core/event.hpp>
#include <ville/core/player.hpp>
#include <ville/core/reason.hpp>
#include <ville/core/score.hpp>
#include <ville/games/skeleton/action.hpp>
#include <ville/games/skeleton/data.hpp>
#include <ville/games/skeleton/state.hpp>

namespace ville::skeleton {

// ---- Who acts, and what may he do?

constexpr Player actor(const State &state) {
    if (state.phase == Phase::over) return nobody;
    return state.phase == Phase::roll ? chance : active(state);
}

/// Ascending by word, and never empty before the end.
template <class List>
constexpr void legal_actions(const Edition &edition, const State &state, List &list) {
    if (state.phase == Phase::turn) {
        list.push_back({ActionKind::roll});
        if (state.rolls > 0) list.push_back({ActionKind::stop});
    } else if (state.phase == Phase::roll) {
        for (std::size_t i = 0; i < edition.weights.size(); ++i)
            if (edition.weights[i] > 0)
                list.push_back({ActionKind::rolled, static_cast<std::uint8_t>(i + 1)});
    }
}

/// The first reason that applies: the phase, then the game's own.
constexpr Reason why_illegal(const Edition &edition, const State &state, Action action) {
    const Phase needed = action.kind == ActionKind::rolled ? Phase::roll : Phase::turn;
    if (state.phase != needed) return Reason::wrong_phase;
    if (action.kind == ActionKind::rolled && edition.weights[action.face - 1u] == 0)
        return Reason::not_an_outcome;
    if (action.kind == ActionKind::stop && state.rolls == 0) return reason::nothing_rolled;
    return Reason::none;
}

// ---- Luck

constexpr std::uint32_t chance_weight(const Edition &edition, const State &, Action outcome) {
    return edition.weights[outcome.face - 1u];
}

constexpr std::uint32_t chance_total(const Edition &edition, const State &) {
    std::uint32_t total = 0;
    for (const std::uint8_t weight : edition.weights) total += weight;
    return total;
}

/// The first outcome whose weights, added up, exceed `draw`.
constexpr Action chance_at(const Edition &edition, const State &, std::uint32_t draw) {
    std::uint8_t face = 1;
    while (draw >= edition.weights[face - 1u]) draw -= edition.weights[face++ - 1u];
    return {ActionKind::rolled, face};
}

// ---- The count

constexpr Scores scores(const Edition &, const State &state, Viewer) {
    Scores scores;
    for (std::size_t p = 0; p < state.players; ++p) {
        Score score;
        score.lines.push_back({0, static_cast<std::int16_t>(state.steps[p])});
        scores.push_back(score);
    }
    return scores;
}

constexpr Outcome outcome(const Edition &edition, const State &state) {
    if (state.phase != Phase::over) return {};
    const auto highest = *std::max_element(state.steps.begin(), state.steps.end());
    unsigned winners = 0;
    for (std::size_t p = 0; p < state.players; ++p)
        if (state.steps[p] == highest) winners |= 1u << p;
    const EndReason reason = highest >= edition.goal ? EndReason::goal : EndReason::turns;
    return {.over = true,
            .winners = static_cast<std::uint8_t>(winners),
            .reason = static_cast<std::uint8_t>(reason)};
}

// ---- What happens

template <EventSink Sink>
constexpr State setup(const Edition &, const Options &options, Table table, Sink &sink) {
    State state;
    state.options = options;
    state.players = table.players;
    state.first = table.first;
    emit(sink, event::turn_started, active(state), state.turn);
    return state;
}

namespace detail {

template <EventSink Sink>
constexpr void change_steps(State &state, int change, Sink &sink) {
    std::uint16_t &steps = state.steps[static_cast<std::size_t>(active(state))];
    steps = static_cast<std::uint16_t>(steps + change);
    if (change != 0) emit(sink, event::points_scored, active(state), 0, change);
}

template <EventSink Sink>
constexpr void end_turn(const Edition &edition, State &state, Sink &sink) {
    const bool at_the_top = state.steps[static_cast<std::size_t>(active(state))] >= edition.goal;
    state.rolls = 0;
    state.climbed = 0;
    if (at_the_top || state.turn == last_turn(edition, state)) {
        state.phase = Phase::over;
        const Outcome end = outcome(edition, state);
        emit(sink, event::match_over, nobody, end.winners, end.reason);
        return;
    }
    ++state.turn;
    state.phase = Phase::turn;
    emit(sink, event::turn_started, active(state), state.turn);
}

template <EventSink Sink>
constexpr void stumble(const Edition &edition, State &state, Sink &sink) {
    const int above =
        state.options.stumble == Stumble::all ? state.steps[static_cast<std::size_t>(active(state))] : 0;
    emit(sink, event::stumbled, active(state), state.climbed + above);
    change_steps(state, -above, sink);
    end_turn(edition, state, sink);
}

} // namespace detail

/// Does what a legal action says, and everything that follows without a decision.
template <EventSink Sink>
constexpr void apply(const Edition &edition, State &state, Action action, Sink &sink) {
    switch (action.kind) {
    case ActionKind::roll: state.phase = Phase::roll; return;
    case ActionKind::rolled:
        ++state.rolls;
        emit(sink, event::die_rolled, active(state), action.face);
        if (action.face == 1) return detail::stumble(edition, state, sink);
        state.climbed = static_cast<std::uint8_t>(state.climbed + action.face);
        state.phase = Phase::turn;
        if (state.rolls < edition.rolls) return;
        [[fallthrough]]; // that was his last roll
    case ActionKind::stop:
        detail::change_steps(state, state.climbed, sink);
        return detail::end_turn(edition, state, sink);
    }
}

// ---- The rest of what a game must answer

/// For a seat whose player has left: he stops as soon as he may.
template <class Rng>
constexpr Action stand_in(const Edition &, const State &state, Player, Rng &) {
    return {state.rolls > 0 ? ActionKind::stop : ActionKind::roll};
}

/// How far the match is, 0 .. 1000; it never goes back.
constexpr int progress(const Edition &edition, const State &state) {
    if (state.phase == Phase::over) return 1000;
    return 1000 * (state.turn - 1) / last_turn(edition, state);
}

/// Options and editions that do not go together; here all do.
constexpr const char *check_options(const Edition &, const Options &) { return nullptr; }

/// The first invariant that fails, in English, or nullptr when the state is one that play can reach: everything that
/// `apply` relies on.
constexpr const char *check(const Edition &edition, const State &state) {
    if (state.players < 2 || state.players > max_players) return "the number of players is not 2 to 4";
    if (state.first >= state.players) return "the first seat is none";
    if (state.options.stumble > Stumble::all) return "an option is out of range";
    if (state.phase > Phase::over) return "the phase is unknown";
    if (state.turn < 1 || state.turn > last_turn(edition, state)) return "the turn is none of this match";
    if (state.rolls >= edition.rolls) return "the turn should be over";
    if (state.climbed < 2 * state.rolls || state.climbed > faces * state.rolls)
        return "the steps do not fit the rolls";
    bool at_the_top = false;
    for (std::size_t p = 0; p < state.steps.size(); ++p) {
        if (p >= state.players && state.steps[p] != 0) return "an empty seat has climbed";
        if (state.steps[p] >= edition.goal + faces * edition.rolls) return "somebody is beyond the top";
        at_the_top = at_the_top || state.steps[p] >= edition.goal;
    }
    const bool over = state.phase == Phase::over;
    if (over && state.rolls > 0) return "the match has ended in the middle of a turn";
    if (over != at_the_top && !(over && state.turn == last_turn(edition, state)))
        return "the end does not fit the steps";
    return nullptr;
}

} // namespace ville::skeleton
