// Paris Paris: set-up, rounds and turns. Rules: chapters 2, 3 and 6.
#pragma once

#include <cstdint>
#include <utility>

#include <ville/games/paris_paris/action.hpp>
#include <ville/games/paris_paris/rules/scoring.hpp>
#include <ville/games/paris_paris/state.hpp>

namespace ville::paris_paris {

// ---- Rounds

/// The next round begins: its tiles are revealed. [PAR-3.1]
template <EventSink Sink>
constexpr void begin_round(State &state, Sink &events) {
    ++state.round;
    state.phase = Phase::reveal;
    state.active = bus_holder(state);
    emit(events, event::round_started, static_cast<Player>(state.active), state.round);
}

/// The left-over tile is parked; the second one of a colour brings a big trip, and both leave. [PAR-3.10,
/// PAR-3.11]
template <EventSink Sink>
constexpr void park(const Edition &edition, State &state, const Sort &tile, Sink &events) {
    emit(events, event::tile_parked, nobody, tile.place, tile.line);
    std::uint8_t &parked = state.parked[tile.line];
    if (parked == no_place) {
        parked = tile.place;
        return;
    }
    drive_big_trip(edition, state, tile.line, ScoreSource::big_trips, no_holder, events);
    parked = no_place;
    emit(events, event::pair_discarded, nobody, tile.line);
}

/// One tile is left over: the small trip, parking, perhaps a big trip; then the bus passes, or the match
/// ends.
template <EventSink Sink>
constexpr void end_round(const Edition &edition, State &state, Sink &events) {
    const std::size_t left_over = state.offer[0];
    state.offer.clear();
    state.active = bus_holder(state);
    drive_small_trip(edition, state, left_over, events);
    park(edition, state, edition.sorts[left_over], events);
    if (state.round == edition.rounds_of(state.players))
        return end_match(edition, state, events);                                          // [PAR-6.1]
    emit(events, event::bus_passed, static_cast<Player>(seat_after(state, state.active))); // [PAR-3.12]
    begin_round(state, events);
}

// ---- Turns

template <EventSink Sink>
constexpr void begin_turn(State &state, Sink &events) {
    state.phase = Phase::build;
    emit(events, event::turn_started, static_cast<Player>(state.active), takes(state) + 1);
}

/// A tile comes out of the heap. [PAR-3.1]
template <EventSink Sink>
constexpr void reveal_tile(const Edition &edition, State &state, std::uint8_t sort, Sink &events) {
    state.unseen.remove(sort);
    state.offer.push_back(sort);
    for (std::size_t i = state.offer.size() - 1; i > 0 && state.offer[i - 1] > state.offer[i]; --i)
        std::swap(state.offer[i - 1], state.offer[i]);
    emit(events, event::tile_revealed, nobody, edition.sorts[sort].place, edition.sorts[sort].line);
    if (state.offer.size() == tiles_a_round(state)) begin_turn(state, events);
}

/// The turn is over: the next player takes a tile, unless only one is left.
template <EventSink Sink>
constexpr void end_turn(const Edition &edition, State &state, Sink &events) {
    if (state.offer.size() == 1) return end_round(edition, state, events);
    state.active = seat_after(state, state.active);
    begin_turn(state, events);
}

template <EventSink Sink>
constexpr void build_hut(State &state, std::uint8_t place, Sink &events) {
    Seat &seat = active_seat(state);
    --seat.supply;
    if ((seat.huts & place_bit(place)) != 0) seat.pairs |= place_bit(place);
    seat.huts |= place_bit(place);
    emit(events, event::hut_built, static_cast<Player>(state.active), place);
}

/// A hut of `owner` goes: into the sack, or back to him if he removes it himself or if two play. [PAR-3.7]
template <EventSink Sink>
constexpr void remove_hut(State &state, std::uint8_t owner, std::uint8_t place, Sink &events) {
    Seat &seat = state.seats[owner];
    if ((seat.pairs & place_bit(place)) != 0) seat.pairs &= ~place_bit(place);
    else seat.huts &= ~place_bit(place);
    const bool sack = has_sack(state) && owner != state.active;
    ++(sack ? seat.sack : seat.supply);
    emit(events, event::hut_removed, static_cast<Player>(state.active), owner, place, sack);
}

/// The one player with huts at a place, or `no_seat` when there are two of them or none.
constexpr std::uint8_t only_owner(const State &state, std::uint8_t place) {
    std::uint8_t found = no_seat;
    for (std::uint8_t seat = 0; seat < state.players; ++seat) {
        if ((state.seats[seat].huts & place_bit(place)) == 0) continue;
        if (found != no_seat) return no_seat;
        found = seat;
    }
    return found;
}

/// The active player takes a tile and builds at its place; a full place first loses a hut. [PAR-3.4 to
/// PAR-3.8]
template <EventSink Sink>
constexpr void take_tile(const Edition &edition, State &state, std::uint8_t sort, Sink &events) {
    const std::uint8_t place = edition.sorts[sort].place;
    std::size_t i = 0;
    while (state.offer[i] != sort) ++i;
    state.offer.erase_at(i);
    emit(events, event::tile_taken, static_cast<Player>(state.active), place, edition.sorts[sort].line);
    if (active_seat(state).supply == 0) { // [PAR-3.13]
        emit(events, event::no_hut_left, static_cast<Player>(state.active), place);
        return end_turn(edition, state, events);
    }
    if (huts_at(state, place) == edition.room(place)) {
        const std::uint8_t owner = only_owner(state, place);
        if (owner == no_seat) {
            state.phase = Phase::remove;
            state.pending = place;
            return;
        }
        remove_hut(state, owner, place, events);
    }
    build_hut(state, place, events);
    end_turn(edition, state, events);
}

/// The active player has chosen whose hut goes.
template <EventSink Sink>
constexpr void replace_hut(const Edition &edition, State &state, std::uint8_t owner, Sink &events) {
    const std::uint8_t place = state.pending;
    state.pending = no_place;
    remove_hut(state, owner, place, events);
    build_hut(state, place, events);
    end_turn(edition, state, events);
}

// ---- Set-up

/// A player draws his line marker; then the next one does. With two players a third line is laid open.
/// [PAR-2.2, PAR-2.3]
template <EventSink Sink>
constexpr void deal_line(State &state, std::uint8_t line, Sink &events) {
    active_seat(state).line = line;
    emit(events, event::line_dealt, static_cast<Player>(state.active), line);
    state.active = seat_after(state, state.active);
    if (state.active != state.first) return;
    if (state.players == 2) state.phase = Phase::deal_open_line;
    else begin_round(state, events);
}

template <EventSink Sink>
constexpr void deal_open_line(State &state, std::uint8_t line, Sink &events) {
    state.open_line = line;
    emit(events, event::open_line_dealt, nobody, line);
    begin_round(state, events);
}

} // namespace ville::paris_paris
