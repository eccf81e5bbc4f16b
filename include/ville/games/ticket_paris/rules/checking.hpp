// Ticket to Ride: Paris: what must hold in every state. Asked when a state comes from outside, and after every ply in
// tests. The first questions make sure that the later ones can be asked.
#pragma once

#include <cstdint>

#include <ville/games/ticket_paris/rules/market.hpp>
#include <ville/games/ticket_paris/rules/network.hpp>
#include <ville/games/ticket_paris/rules/tickets.hpp>
#include <ville/games/ticket_paris/state.hpp>

namespace ville::ticket_paris {

namespace detail {

constexpr bool options_in_range(const Options &o) {
    return o.flag_timing <= FlagTiming::optional_at_end_of_own_turn && o.flag_keep <= FlagKeep::always &&
           o.second_card <= SecondCard::optional_after_blind && o.final_tie <= FinalTie::claimed_routes &&
           o.bus_refresh_stop >= 1 && o.bus_refresh_stop <= max_sweeps;
}

constexpr bool numbers_in_range(const Edition &edition, const State &state) {
    if (state.phase > Phase::over || state.next > Next::end_of_turn ||
        state.end_reason > EndReason::all_passed || state.first_blind > 1)
        return false;
    for (std::size_t slot = 0; slot < state.market.size(); ++slot)
        if (state.market[slot] != no_card &&
            (slot >= edition.face_up_cards || state.market[slot] > edition.bus()))
            return false;
    const auto ticket_fits = [&](HiddenTicket ticket) {
        return ticket.row < edition.tickets.size() &&
               (ticket.known_to == no_seat || ticket.known_to < state.players);
    };
    for (const HiddenTicket ticket : state.returned)
        if (!ticket_fits(ticket) || ticket.known_to == no_seat) return false;
    for (const HeldTicket &held : state.held)
        if (!ticket_fits(held.ticket) || held.seat >= state.players || held.ticket.known_to == held.seat)
            return false;
    for (std::uint8_t p = 0; p < max_players; ++p)
        for (const HiddenTicket ticket : state.seats[p].undecided)
            if (!ticket_fits(ticket) || ticket.known_to == p) return false;
    return true;
}

constexpr bool cards_accounted_for(const Edition &edition, const State &state) {
    for (std::uint8_t kind = 0; kind < Cards::rows(); ++kind) {
        int found = state.deck[kind] + state.discard[kind] + face_up(state, kind);
        for (const Seat &seat : state.seats)
            found += seat.hand[kind] + (kind < max_colours ? seat.kept >> kind & 1 : 0);
        if (found != edition.cards_of(kind)) return false;
    }
    return true;
}

constexpr bool seats_fit(const Edition &edition, const State &state) {
    for (std::size_t p = 0; p < state.seats.size(); ++p) {
        const Seat &seat = state.seats[p];
        if (p >= state.players) {
            if (seat != Seat{}) return false;
            continue;
        }
        if ((seat.kept & ~edition.flag_mask()) != 0) return false;
        for (std::size_t kind = 0; kind < seat.known.size(); ++kind)
            if (seat.known[kind] > seat.hand[kind]) return false;
    }
    return true;
}

/// Owners, buses and points for routes tell the same.
constexpr bool tracks_fit(const Edition &edition, const State &state) {
    std::array<int, max_players> buses{};
    std::array<int, max_players> points{};
    for (std::size_t row = 0; row < max_connections; ++row) {
        const std::size_t tracks =
            row < edition.connections.size() ? edition.connections[row].tracks.size() : 0;
        for (std::size_t track = 0; track < max_tracks; ++track) {
            const std::uint8_t owner = state.owners[track_number(row, track)];
            if (owner == no_seat) continue;
            if (track >= tracks || owner >= state.players) return false;
            buses[owner] += edition.connections[row].length;
            points[owner] += edition.route_points[edition.connections[row].length - 1u];
        }
        const std::uint8_t one = state.owners[track_number(row, 0)];
        const std::uint8_t two = state.owners[track_number(row, 1)];
        if (one != no_seat && two != no_seat && (one == two || state.players == 2)) return false;
    }
    for (std::size_t p = 0; p < state.players; ++p)
        if (state.seats[p].buses + buses[p] != edition.buses || state.seats[p].route_points != points[p])
            return false;
    return true;
}

/// Each colour of a flag, made or still to be made, comes from a claim of its own. [TIC-6.1, TIC-6.4]
constexpr bool flags_fit(const Edition &edition, const State &state) {
    std::array<std::array<int, max_colours>, max_players> claimed{};
    for (std::size_t row = 0; row < edition.connections.size(); ++row)
        for (std::size_t track = 0; track < edition.connections[row].tracks.size(); ++track)
            if (const std::uint8_t owner = state.owners[track_number(row, track)]; owner != no_seat)
                ++claimed[owner][edition.connections[row].tracks[track]];
    for (std::size_t p = 0; p < state.players; ++p) {
        if (edition.flag_colours.empty() && state.seats[p].flags > 0) return false;
        for (const std::uint8_t colour : edition.flag_colours)
            if (state.seats[p].flags + (state.seats[p].kept >> colour & 1) > claimed[p][colour]) return false;
    }
    return true;
}

/// Every ticket is in one place, and known to those who have had it.
constexpr bool tickets_accounted_for(const Edition &edition, const State &state) {
    TicketSet found = state.unseen;
    if ((found & ~all_tickets(edition)) != 0) return false;
    bool once = true;
    const auto add = [&](HiddenTicket ticket, std::uint8_t seat) {
        const TicketSet bit = ticket_bit(ticket.row);
        once = once && (found & bit) == 0;
        found |= bit;
        for (const std::uint8_t knows : {seat, ticket.known_to})
            if (knows != no_seat && (state.seats[knows].seen & bit) == 0) once = false;
    };
    for (const HiddenTicket ticket : state.returned) add(ticket, no_seat);
    for (const HeldTicket &held : state.held) add(held.ticket, held.seat);
    for (std::uint8_t p = 0; p < state.players; ++p) {
        for (const HiddenTicket ticket : state.seats[p].undecided) add(ticket, p);
        if ((state.seats[p].seen & ~(all_tickets(edition) & ~state.unseen)) != 0) return false;
    }
    return once && found == all_tickets(edition);
}

/// The seat is served before the active one in set-up.
constexpr bool is_before(const State &state, std::size_t seat) {
    const int players = state.players;
    return (static_cast<int>(seat) - state.first + players) % players <
           (state.active - state.first + players) % players;
}

constexpr bool is_setup(const State &state) {
    return state.phase == Phase::deal_start_cards || state.phase == Phase::deal_start_tickets ||
           state.phase == Phase::keep_start_tickets ||
           (state.phase == Phase::reveal_card && state.next == Next::start_tickets);
}

/// Tickets to choose from lie before those, and only those, whose choice it is.
constexpr bool choices_fit(const Edition &edition, const State &state) {
    for (std::size_t p = 0; p < state.players; ++p) {
        const std::size_t count = state.seats[p].undecided.size();
        const bool active = p == state.active;
        std::size_t least = 0;
        std::size_t most = 0;
        switch (state.phase) {
        case Phase::deal_start_tickets:
            most = active                ? edition.start_tickets - std::size_t{1}
                   : is_before(state, p) ? edition.start_tickets
                                         : 0;
            least = active ? 0 : most;
            break;
        case Phase::keep_start_tickets:
            most = is_before(state, p) ? 0 : edition.start_tickets;
            least = active ? edition.start_tickets_kept + std::size_t{1} : most;
            break;
        case Phase::deal_tickets: most = active ? edition.drawn_tickets - std::size_t{1} : 0; break;
        case Phase::keep_tickets:
            most = active ? edition.drawn_tickets : 0;
            least = active ? edition.drawn_tickets_kept + std::size_t{1} : 0;
            break;
        default: break;
        }
        if (count < least || count > most) return false;
    }
    return (state.phase != Phase::deal_tickets && state.phase != Phase::deal_start_tickets) ||
           state.unseen != 0;
}

constexpr bool hands_fit_setup(const Edition &edition, const State &state) {
    if (!is_setup(state)) return true;
    for (std::size_t p = 0; p < state.players; ++p) {
        const int count = state.seats[p].hand.total();
        if (state.phase != Phase::deal_start_cards) {
            if (count != edition.start_cards) return false;
        } else if (p == state.active ? count >= edition.start_cards
                                     : count != (is_before(state, p) ? edition.start_cards : 0)) {
            return false;
        }
    }
    return true;
}

/// The most turns that can have begun: a finished one drew a card, claimed a track, kept a ticket, made a flag, or was
/// passed, and when all pass in a row the match ends. What has been drawn is in the hands, or has paid for the tracks.
constexpr int most_turns(const Edition &edition, const State &state) {
    int acted = static_cast<int>(state.held.size());
    for (std::size_t p = 0; p < state.players; ++p)
        acted += state.seats[p].hand.total() + state.seats[p].flags + edition.buses - state.seats[p].buses;
    for (const std::uint8_t owner : state.owners) acted += owner != no_seat;
    return (acted + 1) * state.players + 1;
}

constexpr bool turn_fits(const Edition &edition, const State &state) {
    if (state.phase != Phase::over && state.end_reason != EndReason::final_round) return false;
    if (is_setup(state))
        return state.turn == 0 && state.passes == 0 && state.turns_left == 0 &&
               state.held.size() <= edition.tickets.size();
    if (state.turn == 0 || state.active != (state.first + state.turn - 1) % state.players ||
        state.turn > most_turns(edition, state))
        return false;
    if (state.phase == Phase::over)
        return state.end_reason == EndReason::final_round
                   ? state.turns_left == 0 && state.passes <= state.players
                   : state.turns_left < state.players && state.passes == state.players;
    if (state.passes >= state.players && state.phase != Phase::flag && state.phase != Phase::reveal_card)
        return false;
    if (state.passes > state.players || state.turns_left > state.players) return false;
    if (state.phase == Phase::flag && (state.options.flag_timing != FlagTiming::optional_at_end_of_own_turn ||
                                       !flag_complete(edition, active_seat(state))))
        return false;
    bool low = false;
    for (std::size_t p = 0; p < state.players; ++p)
        low = low || (state.seats[p].buses <= edition.final_round_buses &&
                      (p != state.active || state.phase == Phase::turn));
    return state.turns_left == 0 ? !low : true;
}

/// Nothing that puts the market in order is overdue.
constexpr bool market_fits(const Edition &edition, const State &state) {
    if (state.sweeps > state.options.bus_refresh_stop) return false;
    const bool laid_out = state.phase != Phase::deal_start_cards;
    if (!laid_out) {
        for (const std::uint8_t card : state.market)
            if (card != no_card) return false;
        return state.discard.empty() && !state.deck.empty() && state.sweeps == 0;
    }
    if (state.deck.empty() && !state.discard.empty()) return false;
    const bool gap = empty_slot(edition, state) >= 0;
    if (state.phase == Phase::reveal_card) return gap && !state.deck.empty();
    if (gap && !state.deck.empty()) return false;
    if (market_full_of_buses(edition, state) ? may_sweep(edition, state) : state.sweeps != 0) return false;
    if (state.phase == Phase::deal_card) return !state.deck.empty();
    return state.phase != Phase::second_card || second_card_exists(edition, state);
}

} // namespace detail

/// The first invariant that fails, in English, or nullptr when the state is one that play can reach.
constexpr const char *check(const Edition &edition, const State &state) {
    if (state.players < 2 || state.players > max_players) return "the number of players is not 2 to 4";
    if (state.first >= state.players || state.active >= state.players) return "a seat number is out of range";
    if (!detail::options_in_range(state.options)) return "an option is out of range";
    if (!detail::numbers_in_range(edition, state)) return "a card, a ticket or a phase is out of range";
    if (!detail::seats_fit(edition, state)) return "a seat holds what it cannot hold";
    if (!detail::cards_accounted_for(edition, state)) return "the cards do not add up to the edition";
    if (!detail::tracks_fit(edition, state)) return "tracks, buses and points for routes do not fit together";
    if (!detail::flags_fit(edition, state))
        return "more cards have been kept for flags than claims were made";
    if (!detail::tickets_accounted_for(edition, state)) return "the tickets do not add up to the edition";
    if (!detail::choices_fit(edition, state)) return "tickets are undecided that cannot be";
    if (!detail::hands_fit_setup(edition, state)) return "the hands do not fit the set-up";
    if (!detail::turn_fits(edition, state)) return "the turn does not fit the rest of the state";
    if (!detail::market_fits(edition, state)) return "the market is out of order";
    return nullptr;
}

} // namespace ville::ticket_paris
