// Ticket to Ride: Paris: deck, discard pile and the face-up market. Rules: chapter 3.
//
// After every change to one of them the market is put in order before anything else goes on. [TIC-3.2]
#pragma once

#include <cstdint>

#include <ville/games/ticket_paris/action.hpp>
#include <ville/games/ticket_paris/state.hpp>

namespace ville::ticket_paris {

/// The lowest place of the market without a card, or -1.
constexpr int empty_slot(const Edition &edition, const State &state) {
    for (int slot = 0; slot < edition.face_up_cards; ++slot)
        if (state.market[static_cast<std::size_t>(slot)] == no_card) return slot;
    return -1;
}

/// So many other cards are needed that a full market can show fewer buses than those that sweep it.
constexpr int coloured_cards_needed(const Edition &edition) {
    return edition.face_up_cards - edition.refresh_buses + 1;
}

/// Coloured cards in market, deck and discard pile together.
constexpr int coloured_cards_about(const Edition &edition, const State &state) {
    const std::uint8_t bus = edition.bus();
    int count = state.deck.total() - state.deck[bus] + state.discard.total() - state.discard[bus];
    for (const std::uint8_t card : state.market) count += card != no_card && card != bus;
    return count;
}

constexpr bool market_full_of_buses(const Edition &edition, const State &state) {
    return face_up(state, edition.bus()) >= edition.refresh_buses;
}

/// Whether a full market with too many buses is swept, or stands. [TIC-3.4]
constexpr bool may_sweep(const Edition &edition, const State &state) {
    if (state.deck.empty() && state.discard.empty()) return false; // nothing would be turned up
    return coloured_cards_about(edition, state) >= coloured_cards_needed(edition) &&
           state.sweeps < state.options.bus_refresh_stop;
}

/// All face-up cards go to the discard pile. [TIC-3.1]
template <EventSink Sink>
constexpr void sweep_market(const Edition &edition, State &state, Sink &events) {
    emit(events, event::market_swept, nobody, face_up(state, edition.bus()));
    for (std::uint8_t &card : state.market) {
        if (card != no_card) state.discard.add(card);
        card = no_card;
    }
    ++state.sweeps;
}

/// Puts the market in order: reshuffle, fill, test, again and again. Answers false when luck must reveal a card first,
/// and sets the phase. [TIC-3.2]
template <EventSink Sink>
constexpr bool market_in_order(const Edition &edition, State &state, Sink &events) {
    for (;;) {
        if (state.deck.empty() && !state.discard.empty()) {
            emit(events, event::deck_reshuffled, nobody, state.discard.total());
            state.deck = state.discard;
            state.discard = {};
        }
        if (!state.deck.empty() && empty_slot(edition, state) >= 0) {
            state.phase = Phase::reveal_card;
            return false;
        }
        if (!market_full_of_buses(edition, state)) {
            state.sweeps = 0; // [TIC-3.5]
            return true;
        }
        if (!may_sweep(edition, state)) return true;
        sweep_market(edition, state, events);
    }
}

/// A card is turned up. [TIC-2.3]
template <EventSink Sink>
constexpr void reveal_card(const Edition &edition, State &state, std::uint8_t card, Sink &events) {
    const int slot = empty_slot(edition, state);
    state.deck.remove(card);
    state.market[static_cast<std::size_t>(slot)] = card;
    emit(events, event::card_revealed, nobody, slot, card);
}

/// A card goes from the deck into the hand of the active player.
template <EventSink Sink>
constexpr void deal_card(State &state, std::uint8_t card, Sink &events) {
    state.deck.remove(card);
    active_seat(state).hand.add(card);
    emit(events, event::card_dealt, static_cast<Player>(state.active), card);
}

/// The active player takes a face-up card of this kind: the one in the lowest place. Everybody knows it then. [TIC-3.7]
template <EventSink Sink>
constexpr void take_face_up(State &state, std::uint8_t kind, Sink &events) {
    std::uint8_t slot = 0;
    while (state.market[slot] != kind) ++slot;
    state.market[slot] = no_card;
    active_seat(state).hand.add(kind);
    ++active_seat(state).known[kind];
    state.sweeps = 0; // [TIC-3.5]
    emit(events, event::card_taken, static_cast<Player>(state.active), slot, kind);
}

/// Whether a second card can be had: one from the deck, or a face-up one that is no bus. [TIC-3.9]
constexpr bool second_card_exists(const Edition &edition, const State &state) {
    if (!state.deck.empty()) return true;
    for (const std::uint8_t card : state.market)
        if (card != no_card && card != edition.bus()) return true;
    return false;
}

/// A first card drawn blind may be the only one, where the option says so. [TIC-8.3]
constexpr bool may_stop_drawing(const State &state) {
    return state.options.second_card == SecondCard::optional_after_blind && state.first_blind != 0;
}

} // namespace ville::ticket_paris
