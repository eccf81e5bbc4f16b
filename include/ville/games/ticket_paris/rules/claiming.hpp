// Ticket to Ride: Paris: claiming routes, and the cards kept for a flag. Rules: chapters 4 and 6.
#pragma once

#include <cstdint>

#include <ville/core/reason.hpp>
#include <ville/games/ticket_paris/action.hpp>
#include <ville/games/ticket_paris/rules/network.hpp>
#include <ville/games/ticket_paris/rules/scoring.hpp>
#include <ville/games/ticket_paris/state.hpp>

namespace ville::ticket_paris {

/// Whether a coloured card of a payment can be kept: it is of a flag's colour, and none of that colour is kept. [TIC-6.1]
constexpr bool can_keep(const Edition &edition, const Seat &seat, std::uint8_t colour, int coloured_cards) {
    return coloured_cards > 0 && ((edition.flag_mask() & ~seat.kept) >> colour & 1) != 0;
}

/// Calls f(buses, keep) for every payment of a track that a player's hand allows, ascending. [TIC-4.2]
template <class F>
constexpr void for_each_payment(const Edition &edition, const State &state, const Seat &seat, std::uint8_t colour, int length, F &&f) {
    const int coloured = seat.hand[colour];
    const int fewest = length > coloured ? length - coloured : 0;
    const int buses_held = seat.hand[edition.bus()];
    const int most = buses_held < length ? buses_held : length;
    for (int buses = fewest; buses <= most; ++buses) {
        const bool may_keep = can_keep(edition, seat, colour, length - buses);
        if (!may_keep || state.options.flag_keep == FlagKeep::may_decline) f(static_cast<std::uint8_t>(buses), std::uint8_t{0});
        if (may_keep) f(static_cast<std::uint8_t>(buses), std::uint8_t{1});
    }
}

/// Calls f(action) for every claim that a player could make if it were his turn, ascending.
template <class F>
constexpr void for_each_claim(const Edition &edition, const State &state, std::uint8_t player, F &&f) {
    const Seat &seat = state.seats[player];
    for (std::size_t row = 0; row < edition.connections.size(); ++row) {
        const Connection &connection = edition.connections[row];
        if (connection.length > seat.buses) continue;
        for (std::uint8_t track = 0; track < connection.tracks.size(); ++track) {
            if (why_closed(edition, state, player, row, track) != Reason::none) continue;
            for_each_payment(edition, state, seat, connection.tracks[track], connection.length, [&](std::uint8_t buses, std::uint8_t keep) {
                f(Action{ActionKind::claim_route, connection.id, track, buses, keep});
            });
        }
    }
}

/// Why the active player may not make this claim. The first reason that applies, in the order of the table.
constexpr Reason why_no_claim(const Edition &edition, const State &state, Action claim) {
    if (claim.value > edition.connections.size()) return reason::no_such_route;
    const std::size_t row = claim.value - 1u;
    const Connection &connection = edition.connections[row];
    if (claim.track >= connection.tracks.size()) return reason::no_such_track;
    if (const Reason closed = why_closed(edition, state, state.active, row, claim.track); closed != Reason::none) return closed;
    const Seat &seat = active_seat(state);
    if (seat.buses < connection.length) return reason::too_few_buses_left;
    if (claim.buses > connection.length) return reason::bad_payment;
    const std::uint8_t colour = connection.tracks[claim.track];
    const int coloured = connection.length - claim.buses;
    if (seat.hand[edition.bus()] < claim.buses || seat.hand[colour] < coloured) return reason::too_few_cards;
    const bool may_keep = can_keep(edition, seat, colour, coloured);
    const bool must_keep = may_keep && state.options.flag_keep == FlagKeep::always; // [TIC-8.2]
    return (claim.keep != 0 ? may_keep : !must_keep) ? Reason::none : reason::bad_keep;
}

/// Cards of one kind leave the hand for the discard pile; what was known of them is known no more. [TIC-3.12]
constexpr void pay(State &state, Seat &seat, std::uint8_t kind, int count) {
    if (count == 0) return;
    seat.hand.remove(kind, count);
    state.discard.add(kind, count);
    seat.known[kind] = static_cast<std::uint8_t>(seat.known[kind] > count ? seat.known[kind] - count : 0);
}

/// Cards are paid, buses placed, a card perhaps kept, and points scored. [TIC-4.1]
template <EventSink Sink>
constexpr void claim_route(const Edition &edition, State &state, Action claim, Sink &events) {
    const std::size_t row = claim.value - 1u;
    const Connection &connection = edition.connections[row];
    const std::uint8_t colour = connection.tracks[claim.track];
    const int coloured = connection.length - claim.buses;
    const auto player = static_cast<Player>(state.active);
    Seat &seat = active_seat(state);
    pay(state, seat, colour, coloured);
    pay(state, seat, edition.bus(), claim.buses);
    state.owners[track_number(row, claim.track)] = state.active;
    seat.buses = static_cast<std::uint8_t>(seat.buses - connection.length);
    emit(events, event::route_claimed, player, claim.value, claim.track, colour, coloured, claim.buses);
    if (claim.keep != 0) { // one of the cards just paid
        state.discard.remove(colour);
        seat.kept = static_cast<std::uint8_t>(seat.kept | 1u << colour);
        emit(events, event::card_kept, player, colour);
    }
    const int points = edition.route_points[connection.length - 1u];
    seat.route_points = static_cast<std::uint16_t>(seat.route_points + points);
    tell_points(state.active, ScoreSource::routes, points, events);
}

/// The kept cards are discarded for points. [TIC-6.4]
template <EventSink Sink>
constexpr void make_flag(const Edition &edition, State &state, Sink &events) {
    Seat &seat = active_seat(state);
    for (const std::uint8_t colour : edition.flag_colours) state.discard.add(colour);
    seat.kept = 0;
    ++seat.flags;
    emit(events, event::flag_made, static_cast<Player>(state.active));
    tell_points(state.active, ScoreSource::flags, edition.flag_points, events);
}

} // namespace ville::ticket_paris
