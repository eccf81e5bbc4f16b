// Ticket to Ride: Paris: what a viewer may know.
//
// Secret are the hands but for what everybody has seen going in, the tickets, and what lies in the deck. Whatever is
// built here is copied part by part; nothing is ever taken away from a full state. Rules: chapters 3 and 5.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include <ville/core/dealing.hpp>
#include <ville/core/event.hpp>
#include <ville/core/fields.hpp>
#include <ville/core/player.hpp>
#include <ville/core/static_vector.hpp>
#include <ville/games/ticket_paris/data.hpp>
#include <ville/games/ticket_paris/rules.hpp>
#include <ville/games/ticket_paris/state.hpp>

namespace ville::ticket_paris {

/// Tickets by id.
using TicketIds = StaticVector<std::uint8_t, max_tickets>;

/// A track with buses on it.
struct ClaimedTrack {
    std::uint8_t route = 0; ///< Id of the connection.
    std::uint8_t track = 0;
    std::uint8_t player = 0;
    friend constexpr bool operator==(const ClaimedTrack &, const ClaimedTrack &) = default;
};
VILLE_FIELDS(ClaimedTrack, route, track, player)

/// A ticket whose place the viewer knows: among the tickets under the deck, or among those of another player.
struct PlacedTicket {
    std::uint8_t place = 0; ///< Counted from 0 in the order of coming up, of keeping, or of dealing.
    std::uint8_t ticket = 0;
    friend constexpr bool operator==(const PlacedTicket &, const PlacedTicket &) = default;
};
VILLE_FIELDS(PlacedTicket, place, ticket)

using PlacedTickets = StaticVector<PlacedTicket, max_tickets>;

/// What a viewer sees of a player.
struct SeatView {
    std::uint8_t buses = 0;
    std::uint16_t route_points = 0;
    std::uint16_t flag_points = 0;
    std::uint8_t flags = 0;
    StaticVector<std::uint8_t, max_colours> kept; ///< Colours of the cards kept for a flag, ascending.
    std::uint8_t hand_size = 0;
    Cards hand;  ///< The whole hand if the viewer may know it, else nothing.
    Cards known; ///< The part of the hand that everybody knows.
    std::uint8_t ticket_count = 0;
    PlacedTickets tickets; ///< Those kept, in that order, as far as the viewer knows them.
    std::uint8_t undecided_count = 0;
    StaticVector<PlacedTicket, max_choice> undecided; ///< Those dealt and not decided, likewise.
    friend constexpr bool operator==(const SeatView &, const SeatView &) = default;
};
VILLE_FIELDS(SeatView, buses, route_points, flag_points, flags, kept, hand_size, hand, known, ticket_count,
             tickets, undecided_count, undecided)

/// The table as a viewer sees it.
struct Observation {
    Options options;
    std::uint8_t players = 0;
    std::uint8_t first = 0;
    Phase phase = Phase::turn;
    Next next = Next::start_tickets; ///< What goes on after `deal_card` and `reveal_card`.
    Player actor = nobody;
    std::uint8_t active = 0; ///< Whose turn it is, also while luck acts.
    std::uint16_t turn = 0;
    std::uint8_t first_blind = 0; ///< 1 = the first card of this draw came from the deck.
    std::uint8_t sweeps = 0;      ///< Sweeps of the market in a row.
    std::uint8_t passes = 0;      ///< Turns passed in succession.
    std::uint8_t turns_left = 0;  ///< Of the final round, the present one included; 0 before it.
    /// Kinds of cards from the left; `no_card` = an empty place.
    StaticVector<std::uint8_t, max_slots> market;
    std::uint8_t deck_size = 0;
    Cards deck; ///< By kind, for the referee alone: with the open cards it gives the hands away.
    Cards discard;
    std::uint8_t ticket_deck = 0;    ///< Tickets left to draw.
    std::uint8_t returned_count = 0; ///< How many of those were returned and lie undermost.
    TicketIds unseen;                ///< The others, for the referee alone.
    PlacedTickets returned;          ///< Those that the viewer has put there.
    TicketIds seen;                  ///< Every ticket that the viewer has ever been dealt.
    StaticVector<ClaimedTrack, max_connections * max_tracks> tracks;
    StaticVector<SeatView, max_players> seats;
    friend constexpr bool operator==(const Observation &, const Observation &) = default;
};
VILLE_FIELDS(Observation, options, players, first, phase, next, actor, active, turn, first_blind, sweeps,
             passes, turns_left, market, deck_size, deck, discard, ticket_deck, returned_count, unseen,
             returned, seen, tracks, seats)

// ---- Who knows what

/// Whether a viewer knows a ticket that lies with a player, or under the deck (`no_seat`).
constexpr bool knows_ticket(const State &state, Viewer viewer, HiddenTicket ticket, std::uint8_t seat) {
    if (viewer == omniscient) return true;
    return is_seat(viewer) &&
           (viewer == static_cast<Viewer>(seat) || viewer == static_cast<Viewer>(ticket.known_to)) &&
           viewer < state.players;
}

/// Likewise for a ticket that was kept: at the end all are open. [TIC-5.7]
constexpr bool knows_held(const State &state, Viewer viewer, const HeldTicket &held) {
    return state.phase == Phase::over || knows_ticket(state, viewer, held.ticket, held.seat);
}

constexpr bool knows_hand(Viewer viewer, std::size_t seat) {
    return viewer == omniscient || viewer == static_cast<Viewer>(seat);
}

// ---- The view

constexpr SeatView view_of(const Edition &edition, const State &state, std::uint8_t number, Viewer viewer) {
    const Seat &seat = state.seats[number];
    SeatView seen;
    seen.buses = seat.buses;
    seen.route_points = seat.route_points;
    seen.flag_points = static_cast<std::uint16_t>(flag_points(edition, seat));
    seen.flags = seat.flags;
    for (std::uint8_t colour = 0; colour < max_colours; ++colour)
        if ((seat.kept >> colour & 1) != 0) seen.kept.push_back(colour);
    seen.hand_size = static_cast<std::uint8_t>(seat.hand.total());
    if (knows_hand(viewer, number)) seen.hand = seat.hand;
    for (std::size_t kind = 0; kind < seat.known.size(); ++kind) seen.known.add(kind, seat.known[kind]);
    for (const HeldTicket &held : state.held) {
        if (held.seat != number) continue;
        if (knows_held(state, viewer, held))
            seen.tickets.push_back({seen.ticket_count, static_cast<std::uint8_t>(held.ticket.row + 1)});
        ++seen.ticket_count;
    }
    for (const HiddenTicket ticket : seat.undecided) {
        if (knows_ticket(state, viewer, ticket, number))
            seen.undecided.push_back({seen.undecided_count, static_cast<std::uint8_t>(ticket.row + 1)});
        ++seen.undecided_count;
    }
    return seen;
}

constexpr TicketIds ids_of(TicketSet set) {
    TicketIds ids;
    for (; set != 0; set &= set - 1) ids.push_back(static_cast<std::uint8_t>(std::countr_zero(set) + 1));
    return ids;
}

constexpr Observation observe(const Edition &edition, const State &state, Viewer viewer) {
    Observation seen;
    seen.options = state.options;
    seen.players = state.players;
    seen.first = state.first;
    seen.phase = state.phase;
    seen.next = state.next;
    seen.actor = actor(state);
    seen.active = state.active;
    seen.turn = state.turn;
    seen.first_blind = state.first_blind;
    seen.sweeps = state.sweeps;
    seen.passes = state.passes;
    seen.turns_left = state.turns_left;
    for (std::size_t slot = 0; slot < edition.face_up_cards; ++slot)
        seen.market.push_back(state.market[slot]);
    seen.deck_size = static_cast<std::uint8_t>(state.deck.total());
    if (viewer == omniscient) seen.deck = state.deck;
    seen.discard = state.discard;
    seen.ticket_deck = static_cast<std::uint8_t>(tickets_in_deck(state));
    seen.returned_count = static_cast<std::uint8_t>(state.returned.size());
    if (viewer == omniscient) seen.unseen = ids_of(state.unseen);
    for (std::uint8_t i = 0; i < state.returned.size(); ++i)
        if (knows_ticket(state, viewer, state.returned[i], no_seat))
            seen.returned.push_back({i, static_cast<std::uint8_t>(state.returned[i].row + 1)});
    if (is_seat(viewer) && viewer < state.players)
        seen.seen = ids_of(state.seats[static_cast<std::size_t>(viewer)].seen);
    for (std::size_t row = 0; row < edition.connections.size(); ++row)
        for (std::size_t track = 0; track < max_tracks; ++track)
            if (const std::uint8_t owner = state.owners[track_number(row, track)]; owner != no_seat)
                seen.tracks.push_back({edition.connections[row].id, static_cast<std::uint8_t>(track), owner});
    for (std::uint8_t p = 0; p < state.players; ++p) seen.seats.push_back(view_of(edition, state, p, viewer));
    return seen;
}

/// Cards and tickets that go face down to a player, and tickets that he returns, are named to him alone.
constexpr Visibility visibility(const Event &event) {
    switch (event.type) {
    case event::card_dealt:
    case event::ticket_dealt:
    case event::ticket_returned:
        return {.seats = static_cast<std::uint8_t>(event.player >= 0 ? 1u << event.player : 0u), .hidden = 1};
    default: return {};
    }
}

// ---- Guessing

namespace detail {

/// Takes the index-th card out of a bag, or ticket out of a set.
constexpr std::uint8_t take_at(Cards &bag, std::uint32_t index) {
    const auto kind = static_cast<std::uint8_t>(bag.row_of(index));
    bag.remove(kind);
    return kind;
}

constexpr std::uint8_t take_at(TicketSet &set, std::uint32_t index) {
    const std::uint8_t row = ticket_at(set, index);
    set &= ~ticket_bit(row);
    return row;
}

/// A market that stands with too many buses tells how few coloured cards the deck can hold: one more, and it would have
/// been swept. Otherwise the deck may hold anything. [TIC-3.13]
constexpr int most_coloured_in_deck(const Edition &edition, const State &state) {
    const bool stands = state.phase != Phase::reveal_card && state.phase != Phase::deal_start_cards &&
                        market_full_of_buses(edition, state) && !state.deck.empty() &&
                        state.sweeps < state.options.bus_refresh_stop;
    if (!stands) return max_cards;
    const int in_deck = state.deck.total() - state.deck[edition.bus()];
    return coloured_cards_needed(edition) - 1 - (coloured_cards_about(edition, state) - in_deck);
}

/// Moves coloured cards from the deck into the hands, for buses, until the deck holds no more of them than it can.
template <class Rng>
constexpr void thin_out(const Edition &edition, State &state, Viewer viewer, int most, Rng &rng) {
    const std::uint8_t bus = edition.bus();
    while (state.deck.total() - state.deck[bus] > most) {
        Cards coloured = state.deck;
        coloured.remove(bus, coloured[bus]);
        const std::uint8_t kind = take_at(coloured, rng.below(static_cast<std::uint32_t>(coloured.total())));
        for (std::size_t p = 0; p < state.players; ++p) {
            Seat &seat = state.seats[p];
            if (knows_hand(viewer, p) || seat.hand[bus] <= seat.known[bus]) continue;
            seat.hand.remove(bus);
            seat.hand.add(kind);
            state.deck.remove(kind);
            state.deck.add(bus);
            break;
        }
    }
}

/// Deals the hands anew, but for what is known of them. What nobody holds is the deck.
template <class Rng>
constexpr void guess_hands(State &state, Viewer viewer, Rng &rng) {
    std::array<int, max_players> hidden{};
    Cards pool = state.deck;
    for (std::size_t p = 0; p < state.players; ++p) {
        if (knows_hand(viewer, p)) continue;
        Seat &seat = state.seats[p];
        hidden[p] = seat.hand.total();
        for (std::size_t kind = 0; kind < seat.known.size(); ++kind) {
            const int known = seat.known[kind];
            pool.add(kind, seat.hand[kind] - known);
            hidden[p] -= known;
            if (seat.hand[kind] != known) seat.hand.add(kind, known - seat.hand[kind]);
        }
    }
    Dealing<Rng> dealing(rng);
    auto left = static_cast<std::uint32_t>(pool.total());
    for (std::size_t p = 0; p < state.players; ++p)
        for (; hidden[p] > 0; --hidden[p]) state.seats[p].hand.add(take_at(pool, dealing.draw(left--)));
    state.deck = pool;
}

/// Deals the tickets anew that the viewer cannot know. A ticket that he has seen is not among the unseen ones.
template <class Rng>
constexpr void guess_tickets(const Edition &edition, State &state, Viewer viewer, Rng &rng) {
    const bool seated = is_seat(viewer) && viewer < state.players;
    StaticVector<HiddenTicket *, max_tickets> hidden;
    TicketSet pool = all_tickets(edition);
    const auto sort = [&](HiddenTicket &ticket, bool known) {
        if (known) pool &= ~ticket_bit(ticket.row);
        else hidden.push_back(&ticket);
    };
    for (HiddenTicket &ticket : state.returned) sort(ticket, knows_ticket(state, viewer, ticket, no_seat));
    for (HeldTicket &held : state.held) sort(held.ticket, knows_held(state, viewer, held));
    for (std::uint8_t p = 0; p < state.players; ++p)
        for (HiddenTicket &ticket : state.seats[p].undecided)
            sort(ticket, knows_ticket(state, viewer, ticket, p));

    TicketSet seen = seated ? pool & state.seats[static_cast<std::size_t>(viewer)].seen : 0;
    pool &= ~seen;
    while (seen != 0) {
        const std::size_t place = rng.below(static_cast<std::uint32_t>(hidden.size()));
        hidden[place]->row = take_at(seen, rng.below(static_cast<std::uint32_t>(std::popcount(seen))));
        hidden.erase_at(place);
    }
    Dealing<Rng> dealing(rng);
    auto left = static_cast<std::uint32_t>(std::popcount(pool));
    for (HiddenTicket *ticket : hidden) ticket->row = take_at(pool, dealing.draw(left--));
    state.unseen = pool;
}

/// The others have seen what they hold, and what they know elsewhere.
constexpr void guess_what_was_seen(State &state, Viewer viewer) {
    const auto sees = [&](std::uint8_t seat, std::uint8_t row) {
        if (seat != no_seat && static_cast<Viewer>(seat) != viewer) state.seats[seat].seen |= ticket_bit(row);
    };
    for (std::uint8_t p = 0; p < state.players; ++p)
        if (static_cast<Viewer>(p) != viewer) state.seats[p].seen = 0;
    for (const HiddenTicket ticket : state.returned) sees(ticket.known_to, ticket.row);
    for (const HeldTicket &held : state.held) {
        sees(held.seat, held.ticket.row);
        sees(held.ticket.known_to, held.ticket.row);
    }
    for (std::uint8_t p = 0; p < state.players; ++p)
        for (const HiddenTicket ticket : state.seats[p].undecided) {
            sees(p, ticket.row);
            sees(ticket.known_to, ticket.row);
        }
}

} // namespace detail

/// Replaces what a viewer cannot know by a guess: hands, deck and tickets are dealt anew, each possibility as likely as
/// the deal makes it. The guess depends on nothing but what the viewer sees, and on the random numbers.
template <class Rng>
constexpr void determinize(const Edition &edition, State &state, Viewer viewer, Rng &rng) {
    if (viewer == omniscient) return;
    const int most = detail::most_coloured_in_deck(edition, state);
    for (int tries = 0;; ++tries) {
        detail::guess_hands(state, viewer, rng);
        if (state.deck.total() - state.deck[edition.bus()] <= most) break;
        if (tries < 16) continue;
        detail::thin_out(edition, state, viewer, most, rng);
        break;
    }
    detail::guess_tickets(edition, state, viewer, rng);
    detail::guess_what_was_seen(state, viewer);
}

} // namespace ville::ticket_paris
