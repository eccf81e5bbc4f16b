// Ticket to Ride: Paris, for the laws of tests/conformance: maps of every size, and who keeps what secret.
#pragma once

#include <algorithm>
#include <string>

#include <ville/games/ticket_paris/game.hpp>

#include "conformance/traits.hpp"

namespace ville::tests {

template <>
struct Traits<ticket_paris::Game> : DefaultTraits<ticket_paris::Game> {
    /// Two places and a handful of cards, or as many of everything as there can be.
    static ticket_paris::Edition random_edition(Rng &rng) {
        const auto below = [&](int bound) {
            return static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(bound)));
        };
        const auto between = [&](int least, int most) {
            return static_cast<std::uint8_t>(least + below(most - least + 1));
        };
        ticket_paris::Edition edition = ticket_paris::standard;
        edition.id.assign("une carte \"" + std::to_string(rng.below(1000)) + '"');
        edition.buses = between(1, 30);
        edition.final_round_buses = below(std::min<int>(edition.buses, 5));
        edition.face_up_cards = between(1, ticket_paris::max_slots);
        edition.refresh_buses = between(1, edition.face_up_cards);
        edition.start_cards = below(4);
        edition.drawn_tickets = between(1, ticket_paris::max_choice);
        edition.drawn_tickets_kept = between(1, edition.drawn_tickets);
        edition.flag_points = below(10);
        edition.route_points.clear();
        for (int length = between(1, ticket_paris::max_length); length > 0; --length)
            edition.route_points.push_back(below(20));
        add_colours(edition, between, below);
        add_map(edition, between, below);
        const auto tickets = static_cast<int>(edition.tickets.size());
        edition.start_tickets = below(std::min(ticket_paris::max_choice, tickets / max_players) + 1);
        edition.start_tickets_kept = below(edition.start_tickets + 1);
        return edition;
    }

    /// Somebody else's hand or tickets could be others, as far as a viewer can know.
    static bool has_secret(const ticket_paris::Edition &edition, const ticket_paris::State &state,
                           Viewer viewer) {
        if (viewer == omniscient) return false;
        return hand_is_secret(edition, state, viewer) || ticket_is_secret(state, viewer);
    }

    /// What an event said of a thing that stays where it is.
    static bool contradicts(const ticket_paris::Edition &edition, const ticket_paris::State &state,
                            Viewer viewer, const Event &event) {
        namespace tp = ticket_paris;
        const auto bit = [&] { return tp::ticket_bit(static_cast<std::size_t>(event.arg[0] - 1)); };
        switch (event.type) {
        case tp::event::route_claimed: {
            const auto row = static_cast<std::size_t>(event.arg[0] - 1);
            const auto track = static_cast<std::size_t>(event.arg[1]);
            return state.owners[tp::track_number(row, track)] != event.player ||
                   edition.connections[row].tracks[track] != event.arg[2];
        }
        case tp::event::ticket_dealt:
        case tp::event::ticket_returned: // once looked at, never unseen again
            return viewer != omniscient && event.arg[0] > 0 && (state.unseen & bit()) != 0;
        case tp::event::ticket_scored:
            return std::none_of(state.held.begin(), state.held.end(), [&](const tp::HeldTicket &held) {
                return held.seat == event.player && held.ticket.row + 1 == event.arg[0];
            });
        default: return false;
        }
    }

private:
    template <class Between, class Below>
    static void add_colours(ticket_paris::Edition &edition, Between between, Below below) {
        edition.colours.clear();
        edition.flag_colours.clear();
        const int most = between(1, 20);
        for (int colour = below(ticket_paris::max_colours); colour >= 0; --colour) {
            const std::string key = "colour " + std::to_string(edition.colours.size());
            edition.colours.push_back({key.c_str(), {}, between(1, most)});
        }
        edition.bus_cards = below(20);
        while (edition.card_total() <= edition.face_up_cards + max_players * edition.start_cards)
            ++edition.bus_cards;
        for (std::uint8_t colour = 0; colour < edition.colours.size(); ++colour)
            if (below(2) == 0) edition.flag_colours.push_back(colour);
    }

    template <class Between, class Below>
    static void add_map(ticket_paris::Edition &edition, Between between, Below below) {
        namespace tp = ticket_paris;
        edition.places.clear();
        edition.connections.clear();
        edition.tickets.clear();
        const int places = between(2, tp::max_places);
        for (int place = 0; place < places; ++place) {
            const std::string key = "place " + std::to_string(place);
            edition.places.push_back({key.c_str(), {}, below(100), below(100)});
        }
        const auto is_new = [](const auto &list, std::uint8_t a, std::uint8_t b) {
            return a != b && std::none_of(list.begin(), list.end(), [&](const auto &line) {
                       return (line.a == a && line.b == b) || (line.a == b && line.b == a);
                   });
        };
        const auto connect = [&](std::uint8_t a, std::uint8_t b) {
            if (edition.connections.full() || !is_new(edition.connections, a, b)) return;
            tp::Connection connection{static_cast<std::uint8_t>(edition.connections.size() + 1),
                                      a,
                                      b,
                                      between(1, static_cast<int>(edition.route_points.size())),
                                      {}};
            for (int track = below(2); track >= 0; --track) connection.tracks.push_back(below(edition.bus()));
            edition.connections.push_back(connection);
        };
        for (int place = 1; place < places; ++place) connect(static_cast<std::uint8_t>(place), below(place));
        for (int more = below(tp::max_connections); more > 0; --more) connect(below(places), below(places));
        for (int more = below(tp::max_tickets + 1); more > 0; --more) {
            const std::uint8_t a = below(places);
            const std::uint8_t b = below(places);
            if (is_new(edition.tickets, a, b))
                edition.tickets.push_back(
                    {static_cast<std::uint8_t>(edition.tickets.size() + 1), a, b, below(30)});
        }
    }

    /// Whether cards of two kinds could change places between somebody's hand and the deck, or another hand.
    static bool hand_is_secret(const ticket_paris::Edition &edition, const ticket_paris::State &state,
                               Viewer viewer) {
        // it may be bound
        if (ticket_paris::detail::most_coloured_in_deck(edition, state) < ticket_paris::max_cards)
            return false;
        for (std::size_t p = 0; p < state.players; ++p) {
            if (static_cast<Viewer>(p) == viewer) continue;
            const ticket_paris::Seat &seat = state.seats[p];
            for (std::size_t kind = 0; kind < seat.known.size(); ++kind)
                for (std::size_t other = 0; other < seat.known.size(); ++other)
                    if (kind != other && seat.hand[kind] > seat.known[kind] && state.deck[other] > 0)
                        return true;
        }
        return false;
    }

    /// Whether somebody's ticket could be another that nobody has looked at.
    static bool ticket_is_secret(const ticket_paris::State &state, Viewer viewer) {
        if (state.unseen == 0) return false;
        return std::any_of(state.held.begin(), state.held.end(), [&](const ticket_paris::HeldTicket &held) {
            return !ticket_paris::knows_held(state, viewer, held);
        });
    }
};

} // namespace ville::tests
