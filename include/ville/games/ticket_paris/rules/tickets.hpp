// Ticket to Ride: Paris: dealing, keeping and returning destination tickets. Rules: chapter 5.
#pragma once

#include <cstdint>

#include <ville/games/ticket_paris/action.hpp>
#include <ville/games/ticket_paris/state.hpp>

namespace ville::ticket_paris {

/// The place among the undecided tickets of the active player, or -1.
constexpr int offered_at(const State &state, std::uint8_t row) {
    const Choice &choice = active_seat(state).undecided;
    for (std::size_t i = 0; i < choice.size(); ++i)
        if (choice[i].row == row) return static_cast<int>(i);
    return -1;
}

/// The least number to keep of the tickets that the active player chooses from.
constexpr std::size_t least_to_keep(const Edition &edition, const State &state) {
    return state.phase == Phase::keep_start_tickets ? edition.start_tickets_kept : edition.drawn_tickets_kept;
}

/// The active player looks at a ticket.
template <EventSink Sink>
constexpr void look_at_ticket(State &state, HiddenTicket ticket, Sink &events) {
    Seat &seat = active_seat(state);
    if (ticket.known_to == state.active) ticket.known_to = no_seat; // his own now
    seat.undecided.push_back(ticket);
    seat.seen |= ticket_bit(ticket.row);
    emit(events, event::ticket_dealt, static_cast<Player>(state.active), ticket.row + 1);
}

/// An unseen ticket is dealt to the active player.
template <EventSink Sink>
constexpr void deal_ticket(State &state, std::uint8_t row, Sink &events) {
    state.unseen &= ~ticket_bit(row);
    look_at_ticket(state, {.row = row}, events);
}

/// The next of the returned tickets, whose order is known, comes up by itself. [TIC-5.5]
template <EventSink Sink>
constexpr void deal_returned_ticket(State &state, Sink &events) {
    const HiddenTicket next = state.returned[0];
    state.returned.erase_at(0);
    look_at_ticket(state, next, events);
}

/// The active player keeps all tickets that he has not returned. [TIC-5.3]
template <EventSink Sink>
constexpr void keep_tickets(State &state, Sink &events) {
    Choice &choice = active_seat(state).undecided;
    for (const HiddenTicket &ticket : choice) state.held.push_back({ticket, state.active});
    emit(events, event::tickets_kept, static_cast<Player>(state.active), choice.size());
    choice.clear();
}

/// A ticket goes under the deck. Who put it there knows it; which of the others was known to somebody cannot be told
/// any more. [TIC-5.6]
template <EventSink Sink>
constexpr void return_ticket(State &state, std::uint8_t row, Sink &events) {
    Choice &choice = active_seat(state).undecided;
    choice.erase_at(static_cast<std::size_t>(offered_at(state, row)));
    for (HiddenTicket &ticket : choice) ticket.known_to = no_seat;
    state.returned.push_back({row, state.active});
    emit(events, event::ticket_returned, static_cast<Player>(state.active), row + 1);
}

} // namespace ville::ticket_paris
