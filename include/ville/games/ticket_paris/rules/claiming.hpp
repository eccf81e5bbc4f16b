// Ticket to Ride: Paris: claiming routes, and the cards kept for a flag. Rules: chapters 4 and 6.
#pragma once

#include <array>
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

/// Calls f(action) for every claim that a player could make if it were his turn, ascending. What depends on the hand
/// alone is worked out once per colour: most tracks fall out at the first look. [TIC-4.2]
template <class F>
constexpr void for_each_claim(const Edition &edition, const State &state, std::uint8_t player, F &&f) {
    const Seat &seat = state.seats[player];
    const int buses_held = seat.hand[edition.bus()];
    const unsigned keepable = edition.flag_mask() & ~unsigned{seat.kept};
    const bool may_decline = state.options.flag_keep == FlagKeep::may_decline;
    // by colour: the longest track that can be paid and built
    std::array<std::uint8_t, max_colours> longest{};
    for (std::size_t colour = 0; colour < edition.colours.size(); ++colour) {
        const int payable = seat.hand[colour] + buses_held;
        longest[colour] = static_cast<std::uint8_t>(payable < seat.buses ? payable : seat.buses);
    }
    for (std::size_t row = 0; row < edition.connections.size(); ++row) {
        const Connection &connection = edition.connections[row];
        const int length = connection.length;
        for (std::uint8_t track = 0; track < connection.tracks.size(); ++track) {
            const std::uint8_t colour = connection.tracks[track];
            if (length > longest[colour] || why_closed(edition, state, player, row, track) != Reason::none)
                continue;
            const int coloured = seat.hand[colour];
            const bool may_keep = (keepable >> colour & 1u) != 0;
            const int most = buses_held < length ? buses_held : length;
            for (int buses = length > coloured ? length - coloured : 0; buses <= most; ++buses) {
                // a card of the colour is among those paid. [TIC-6.1]
                const bool keeps = may_keep && buses < length;
                const Action claim{ActionKind::claim_route, connection.id, track,
                                   static_cast<std::uint8_t>(buses), 0};
                if (!keeps || may_decline) f(claim);
                if (keeps) f(Action{claim.kind, claim.value, claim.track, claim.buses, 1});
            }
        }
    }
}

/// Why the active player may not make this claim. The first reason that applies, in the order of the table.
constexpr Reason why_no_claim(const Edition &edition, const State &state, Action claim) {
    if (claim.value > edition.connections.size()) return reason::no_such_route;
    const std::size_t row = claim.value - 1u;
    const Connection &connection = edition.connections[row];
    if (claim.track >= connection.tracks.size()) return reason::no_such_track;
    if (const Reason closed = why_closed(edition, state, state.active, row, claim.track);
        closed != Reason::none)
        return closed;
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
