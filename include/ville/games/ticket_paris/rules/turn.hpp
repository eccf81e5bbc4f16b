// Ticket to Ride: Paris: set-up, the course of a turn, and the end. Rules: chapters 2, 3, 5, 6 and 7.
#pragma once

#include <cstdint>

#include <ville/games/ticket_paris/action.hpp>
#include <ville/games/ticket_paris/rules/claiming.hpp>
#include <ville/games/ticket_paris/rules/market.hpp>
#include <ville/games/ticket_paris/rules/scoring.hpp>
#include <ville/games/ticket_paris/rules/tickets.hpp>
#include <ville/games/ticket_paris/state.hpp>

namespace ville::ticket_paris {

/// The seat that follows the active one.
constexpr std::uint8_t seat_after(const State &state) {
    return static_cast<std::uint8_t>(next_seat(static_cast<Player>(state.active), state.players));
}

// ---- From turn to turn

template <EventSink Sink>
constexpr void begin_turn(State &state, std::uint8_t seat, Sink &events) {
    state.active = seat;
    state.phase = Phase::turn;
    ++state.turn;
    emit(events, event::turn_started, static_cast<Player>(seat), state.turn);
}

/// The final round is counted down or begun; then the next player, or the end. [TIC-7.1, TIC-7.2, TIC-7.5]
template <EventSink Sink>
constexpr void end_turn(const Edition &edition, State &state, Sink &events) {
    if (state.turns_left > 0) {
        if (--state.turns_left == 0) return end_match(edition, state, EndReason::final_round, events);
    } else if (active_seat(state).buses <= edition.final_round_buses) {
        state.turns_left = state.players;
        emit(events, event::final_round_started, static_cast<Player>(state.active));
    }
    if (state.passes >= state.players) return end_match(edition, state, EndReason::all_passed, events);
    begin_turn(state, seat_after(state), events);
}

/// The action is done; a flag may follow, where the option says so. [TIC-8.1]
template <EventSink Sink>
constexpr void end_action(const Edition &edition, State &state, Sink &events) {
    state.first_blind = 0;
    if (state.options.flag_timing == FlagTiming::optional_at_end_of_own_turn &&
        flag_complete(edition, active_seat(state))) {
        state.phase = Phase::flag;
        return;
    }
    end_turn(edition, state, events);
}

// ---- Tickets

/// Starting tickets are decided one player after the other; where nothing can be returned nothing is asked. [TIC-2.5]
template <EventSink Sink>
constexpr void ask_about_start_tickets(const Edition &edition, State &state, Sink &events) {
    state.phase = Phase::keep_start_tickets;
    while (active_seat(state).undecided.size() <= least_to_keep(edition, state)) {
        keep_tickets(state, events);
        state.active = seat_after(state);
        if (state.active == state.first) return begin_turn(state, state.first, events);
    }
}

/// The decision about tickets is made: the next player decides about his starting tickets, or the action is done.
template <EventSink Sink>
constexpr void after_keeping(const Edition &edition, State &state, Sink &events) {
    if (state.phase != Phase::keep_start_tickets) return end_action(edition, state, events);
    state.active = seat_after(state);
    if (state.active == state.first) return begin_turn(state, state.first, events);
    ask_about_start_tickets(edition, state, events);
}

/// Deals tickets until the player has as many as he draws, as long as there are any; then he chooses. [TIC-5.1, TIC-5.5]
template <EventSink Sink>
constexpr void draw_on_tickets(const Edition &edition, State &state, Sink &events) {
    const Choice &choice = active_seat(state).undecided;
    while (choice.size() < edition.drawn_tickets && tickets_in_deck(state) > 0) {
        if (state.unseen != 0) {
            state.phase = Phase::deal_tickets;
            return;
        }
        deal_returned_ticket(state, events);
    }
    state.phase = Phase::keep_tickets;
    if (choice.size() > edition.drawn_tickets_kept) return;
    keep_tickets(state, events); // [TIC-5.4]
    end_action(edition, state, events);
}

// ---- Set-up

/// The market is laid out: now the tickets.
template <EventSink Sink>
constexpr void deal_start_tickets(const Edition &edition, State &state, Sink &events) {
    state.active = state.first;
    if (edition.start_tickets == 0) return ask_about_start_tickets(edition, state, events);
    state.phase = Phase::deal_start_tickets;
}

/// The active player has been dealt a card or a ticket of set-up: perhaps the next player is dealt his. Answers true
/// when all have theirs. [TIC-2.6]
constexpr bool deal_is_done(State &state, std::size_t dealt, std::size_t wanted) {
    if (dealt < wanted) return false;
    state.active = seat_after(state);
    return state.active == state.first;
}

// ---- What goes on when the market is in order

template <EventSink Sink>
constexpr void go_on(const Edition &edition, State &state, Sink &events) {
    if (!market_in_order(edition, state, events)) return;
    switch (state.next) {
    case Next::start_tickets: return deal_start_tickets(edition, state, events);
    case Next::second_card:
        if (!second_card_exists(edition, state)) return end_action(edition, state, events); // [TIC-3.9]
        state.phase = Phase::second_card;
        return;
    case Next::end_of_action: return end_action(edition, state, events);
    case Next::end_of_turn: return end_turn(edition, state, events);
    }
}

template <EventSink Sink>
constexpr void go_on_with(const Edition &edition, State &state, Next next, Sink &events) {
    state.next = next;
    go_on(edition, state, events);
}

/// A card came out of the deck for a player. [TIC-2.2, TIC-3.6]
template <EventSink Sink>
constexpr void after_deal(const Edition &edition, State &state, Sink &events) {
    if (state.phase == Phase::deal_start_cards &&
        !deal_is_done(state, static_cast<std::size_t>(active_seat(state).hand.total()), edition.start_cards))
        return;
    go_on(edition, state, events);
}

/// Likewise for tickets. [TIC-2.4]
template <EventSink Sink>
constexpr void after_ticket(const Edition &edition, State &state, Sink &events) {
    if (state.phase == Phase::deal_tickets) return draw_on_tickets(edition, state, events);
    if (deal_is_done(state, active_seat(state).undecided.size(), edition.start_tickets))
        ask_about_start_tickets(edition, state, events);
}

} // namespace ville::ticket_paris
