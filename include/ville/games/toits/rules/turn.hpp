// Les Toits de Paris: the course of a turn. Rules: chapters 3, 4 and 6.
#pragma once

#include <cstdint>

#include <ville/games/toits/action.hpp>
#include <ville/games/toits/rules/collecting.hpp>
#include <ville/games/toits/rules/scoring.hpp>
#include <ville/games/toits/state.hpp>

namespace ville::toits {

// ---- Stealing Phase

constexpr bool both_piles_empty(const State &state) { return state.draw_pile == 0 && state.supply == 0; }

/// He stands right of the last card. [TOI-3.9]
constexpr bool detective_adjacent(const State &state) { return state.detective == state.placed + 1; }

template <EventSink Sink>
constexpr void discard_from_board(State &state, int from, int to, Sink &events) {
    for (int space = from; space <= to; ++space) {
        std::uint8_t &row = state.board[static_cast<std::size_t>(space - 1)];
        if (row == no_card) continue;
        emit(events, event::card_discarded, nobody, row, space);
        state.discard.add(row);
        row = no_card;
    }
}

/// The Stealing Phase is over; the Sharing Phase begins with the leader, or without him if he was caught.
template <EventSink Sink>
constexpr void end_stealing(const Edition &edition, State &state, Result result, bool forced, Sink &events) {
    emit(events, event::stealing_ended, static_cast<Player>(state.leader), result, forced);
    state.result = result;
    state.owed = 0;
    if (result == Result::caught) {
        discard_from_board(state, state.detective, state.placed, events); // [TOI-3.7]
        state.step = Step::others_take;                                   // he takes nothing. [TOI-4.2]
        state.taker = static_cast<std::uint8_t>(next_seat(static_cast<Player>(state.leader), state.players));
        return;
    }
    if (result == Result::ordinary) { // as many as printed under the last card. [TOI-3.6, TOI-4.3]
        const std::uint8_t printed = edition.leader_takes[state.placed - 1u];
        state.owed = printed < state.placed ? printed : state.placed;
    }
    state.step = Step::leader_take;
    state.taker = state.leader;
}

/// Moves the detective by the arrows of the card just laid, and ends the phase where that ends by itself.
template <EventSink Sink>
constexpr void after_reveal(const Edition &edition, State &state, int arrows, Sink &events) {
    // laid on the detective's own space (may_draw): its arrows do nothing. [TOI-7.1]
    if (state.detective == state.placed) return end_stealing(edition, state, Result::caught, true, events);
    if (arrows > 0) { // [TOI-3.5]
        const int to = state.detective > arrows ? state.detective - arrows : 1;
        emit(events, event::detective_moved, nobody, state.detective, to);
        state.detective = static_cast<std::uint8_t>(to);
    }
    if (state.detective <= state.placed) return end_stealing(edition, state, Result::caught, true, events);
    const bool full = state.placed == edition.spaces();
    if (detective_adjacent(state) &&
        (state.options.adjacent_detective == AdjacentDetective::stop || full || both_piles_empty(state)))
        return end_stealing(edition, state, Result::achievement, true, events); // [TOI-3.8, TOI-3.9]
    // [TOI-6.2]
    if (both_piles_empty(state)) return end_stealing(edition, state, Result::ordinary, true, events);
    state.step = Step::draw_or_stop;
}

/// A card is turned up and laid on the leftmost free space. [TOI-3.4]
template <EventSink Sink>
constexpr void reveal(const Edition &edition, State &state, std::uint8_t row, Sink &events) {
    const bool from_supply = reveals_from_supply(state);
    (from_supply && state.reshuffled != 0 ? state.supply_cards : state.unseen).remove(row);
    --(from_supply ? state.supply : state.draw_pile);
    state.board[state.placed++] = row;
    emit(events, event::card_revealed, static_cast<Player>(state.leader), row, state.placed,
         from_supply ? Pile::supply : Pile::draw_pile);
    if (!from_supply && state.draw_pile == 0) emit(events, event::draw_pile_emptied, nobody);
    after_reveal(edition, state, edition.cards[row].arrows, events);
}

template <EventSink Sink>
constexpr void stop(const Edition &edition, State &state, Sink &events) {
    end_stealing(edition, state, detective_adjacent(state) ? Result::achievement : Result::ordinary, false,
                 events);
}

// ---- Sharing Phase

/// Whether the taker may not pass: he owes cards, or an achievement has a minimum, or it is the others' one card.
constexpr bool must_take(const State &state) {
    switch (state.step) {
    case Step::leader_take:
        if (state.result == Result::ordinary) return state.owed > 0;
        // an achievement counts up what was taken. [TOI-7.9]
        return state.owed < state.options.achievement_minimum;
    case Step::others_take: return true;
    default: return false;
    }
}

/// The card leaves the board for the taker, with all its effects unless it waits for the others of the leader. [TOI-4.8]
template <EventSink Sink>
constexpr void take(const Edition &edition, State &state, int space, Sink &events) {
    std::uint8_t &place = state.board[static_cast<std::size_t>(space - 1)];
    const std::uint8_t row = place;
    const int taker = state.taker;
    place = no_card;
    emit(events, event::card_taken, static_cast<Player>(taker), row, space);
    switch (state.step) {
    case Step::leader_take:
        state.owed =
            static_cast<std::uint8_t>(state.result == Result::ordinary ? state.owed - 1 : state.owed + 1);
        if (state.options.several_cards == SeveralCards::all_at_once) return state.chosen.push_back(row);
        break;
    case Step::others_take:
        state.taker = static_cast<std::uint8_t>(next_seat(static_cast<Player>(taker), state.players));
        break;
    default: state.taker = no_seat; // the one extra card is taken
    }
    const std::uint8_t taken[] = {row};
    gain(edition, state, taker, taken, events);
}

/// The leader has finished taking; cards that waited come into force together. [TOI-7.2]
template <EventSink Sink>
constexpr void finish_leader(const Edition &edition, State &state, Sink &events) {
    state.step = Step::others_take;
    state.owed = 0;
    state.taker = static_cast<std::uint8_t>(next_seat(static_cast<Player>(state.leader), state.players));
    if (state.chosen.empty()) return;
    const auto waiting = state.chosen;
    state.chosen.clear();
    gain(edition, state, state.leader, {waiting.data(), waiting.size()}, events);
}

template <EventSink Sink>
constexpr void begin_turn(const Edition &edition, State &state, std::uint8_t leader, Sink &events) {
    if (state.turn > 0 && state.detective != edition.detective_start)
        emit(events, event::detective_moved, nobody, state.detective, edition.detective_start);
    state.leader = leader;
    state.taker = leader;
    state.detective = edition.detective_start;
    state.placed = 0;
    state.result = Result::none;
    state.step = Step::reveal;
    ++state.turn;
    emit(events, event::turn_started, static_cast<Player>(leader), state.turn);
}

/// The rest of the board is discarded; then the next leader, or the end. [TOI-4.6, TOI-4.9, TOI-6.1]
template <EventSink Sink>
constexpr void end_turn(const Edition &edition, State &state, Sink &events) {
    discard_from_board(state, 1, state.placed, events);
    emit(events, event::turn_ended, static_cast<Player>(state.leader));
    if (state.draw_pile > 0)
        return begin_turn(
            edition, state,
            static_cast<std::uint8_t>(next_seat(static_cast<Player>(state.leader), state.players)), events);
    state.step = Step::over;
    announce_result(edition, state, events);
}

template <EventSink Sink>
constexpr void pass(const Edition &edition, State &state, Sink &events) {
    emit(events, event::passed, static_cast<Player>(state.taker));
    if (state.step == Step::leader_take) return finish_leader(edition, state, events);
    end_turn(edition, state, events);
}

/// The only card on the board, for a player who must take: it happens by itself. [TOI-4.4]
template <EventSink Sink>
constexpr void take_last_card(const Edition &edition, State &state, Sink &events) {
    for (int space = 1; space <= state.placed; ++space)
        if (state.board[static_cast<std::size_t>(space - 1)] != no_card)
            return take(edition, state, space, events);
}

// ---- What happens by itself

/// One thing that needs no decision. Answers false when somebody must decide.
template <EventSink Sink>
constexpr bool advance_once(const Edition &edition, State &state, Sink &events) {
    if (const Pending *top = interrupt(state)) {
        if (top->step == Step::character || ready_supply(state, events)) return false;
        emit(events, event::bonus_missed, static_cast<Player>(top->player));
        count_down_draws(state);
        return true;
    }
    if (state.step != Step::leader_take && state.step != Step::others_take && state.step != Step::extra_take)
        return false;
    const int cards = cards_on_board(state);
    if (must_take(state) && cards > 0 && !(state.step == Step::others_take && state.taker == state.leader)) {
        if (cards > 1) return false;
        take_last_card(edition, state, events);
        return true;
    }
    switch (state.step) {
    case Step::leader_take:
        if (state.result == Result::achievement && cards > 0) return false;
        finish_leader(edition, state, events);
        return true;
    case Step::others_take: // no card is left, or it is the leader's turn again
        state.step = Step::extra_take;
        state.taker = state.result == Result::caught ? no_seat : state.leader;
        return true;
    default:
        if (state.taker != no_seat && cards > 0) return false;
        end_turn(edition, state, events);
        return true;
    }
}

template <EventSink Sink>
constexpr void advance(const Edition &edition, State &state, Sink &events) {
    while (advance_once(edition, state, events)) {
    }
}

} // namespace ville::toits
