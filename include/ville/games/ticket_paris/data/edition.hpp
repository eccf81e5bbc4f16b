// Ticket to Ride: Paris: what an edition is made of. Map, cards, tickets and counts as one plain value.
//
// Things are numbered by their row: places and colours from 0, connections and tickets by an id from 1. A kind of card is a colour's row; the wild bus card comes after the last colour.
#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>

#include <ville/core/fields.hpp>
#include <ville/core/fixed_string.hpp>
#include <ville/core/printed.hpp>
#include <ville/core/static_vector.hpp>

namespace ville::ticket_paris {

// Upper bounds of any edition. [TIC-9.2]
inline constexpr int max_places = 40;
inline constexpr int max_connections = 80;
inline constexpr int max_tracks = 2; ///< Of one connection.
inline constexpr int max_tickets = 60;
inline constexpr int max_colours = 8;
inline constexpr int max_length = 6;
inline constexpr int max_slots = 5;   ///< Face-up cards.
inline constexpr int max_cards = 200; ///< In all.
inline constexpr int max_buses = 60;  ///< Of one player.
inline constexpr int max_points = 99; ///< Of a route, a ticket or a flag.
inline constexpr int max_choice = 6;  ///< Tickets dealt to a player at once.

/// The key of the wild card, in every edition.
inline constexpr std::string_view bus_key = "bus";

using Key = FixedString<24>;

/// A colour of tracks and cards.
struct Colour {
    Key key;
    LocalNames labels;
    std::uint8_t cards = 0; ///< How many cards there are: 1 .. 200.
    friend constexpr bool operator==(const Colour &, const Colour &) = default;
};
VILLE_FIELDS(Colour, key, labels, cards)

/// A place on the map. The coordinates are for drawing, x to the right and y down; no rule reads them.
struct Place {
    Key key;
    LocalNames labels;
    std::uint8_t x = 0;
    std::uint8_t y = 0;
    friend constexpr bool operator==(const Place &, const Place &) = default;
};
VILLE_FIELDS(Place, key, labels, x, y)

// Connections and tickets name places and colours. The rules do so by rows, a file by keys: `Ref` is one or the other.
using Row = std::uint8_t;

/// Two places that are neighbours, and the one or two tracks between them.
template <class Ref>
struct ConnectionOf {
    std::uint8_t id = 0; ///< Its row, counted from 1.
    Ref a{};
    Ref b{};
    std::uint8_t length = 0;                ///< Spaces: 1 .. 6.
    StaticVector<Ref, max_tracks> tracks{}; ///< The colour of each track.
    friend constexpr bool operator==(const ConnectionOf &, const ConnectionOf &) = default;
};
using Connection = ConnectionOf<Row>;
VILLE_FIELDS(ConnectionOf<Row>, id, a, b, length, tracks)
VILLE_FIELDS(ConnectionOf<Key>, id, a, b, length, tracks)

/// Two places to be joined.
template <class Ref>
struct TicketOf {
    std::uint8_t id = 0; ///< Its row, counted from 1.
    Ref a{};
    Ref b{};
    std::uint8_t points = 0; ///< Won when they are joined, lost when not.
    friend constexpr bool operator==(const TicketOf &, const TicketOf &) = default;
};
using Ticket = TicketOf<Row>;
VILLE_FIELDS(TicketOf<Row>, id, a, b, points)
VILLE_FIELDS(TicketOf<Key>, id, a, b, points)

/// How sure each group of figures is.
struct Sources {
    Certainty rules = Certainty::sourced;  ///< Buses, face-up cards, tickets dealt, flag.
    Certainty cards = Certainty::inferred; ///< Colours and number of cards.
    Certainty route_points = Certainty::inferred;
    Certainty map = Certainty::reconstruction; ///< Places and connections.
    Certainty tickets = Certainty::reconstruction;
    friend constexpr bool operator==(const Sources &, const Sources &) = default;
};
VILLE_FIELDS(Sources, rules, cards, route_points, map, tickets)

/// Everything that a box of the game prints.
template <class Ref>
struct EditionOf {
    FixedString<48> id;
    Sources certainty;
    std::uint8_t buses = 15;                       ///< Of each player. [TIC-1.1]
    std::uint8_t final_round_buses = 2;            ///< So few left start the final round. [TIC-7.1]
    std::uint8_t face_up_cards = 5;                ///< Places of the market. [TIC-2.3]
    std::uint8_t refresh_buses = 3;                ///< So many buses face up sweep the market. [TIC-3.1]
    std::uint8_t start_cards = 2;                  ///< Dealt to each player. [TIC-2.2]
    std::uint8_t start_tickets = 2;                ///< Dealt to each player. [TIC-2.4]
    std::uint8_t start_tickets_kept = 1;           ///< The least number to keep of them.
    std::uint8_t drawn_tickets = 2;                ///< By the action. [TIC-5.1]
    std::uint8_t drawn_tickets_kept = 1;           ///< The least number to keep of them.
    std::uint8_t flag_points = 4;                  ///< [TIC-6.4]
    StaticVector<Ref, max_colours> flag_colours{}; ///< None: there are no flags. [TIC-6.1]
    StaticVector<std::uint8_t, max_length> route_points{}; ///< For lengths 1, 2, … [TIC-4.9]
    std::uint8_t bus_cards = 8;
    LocalNames bus_labels;
    StaticVector<Colour, max_colours> colours{};
    StaticVector<Place, max_places> places{};
    StaticVector<ConnectionOf<Ref>, max_connections> connections{};
    StaticVector<TicketOf<Ref>, max_tickets> tickets{};

    /// The number of the wild card among the kinds of cards. It is also how many colours there are.
    constexpr std::uint8_t bus() const { return static_cast<std::uint8_t>(colours.size()); }
    /// How many cards of a kind there are.
    constexpr int cards_of(std::size_t kind) const {
        return kind < colours.size() ? colours[kind].cards : kind == colours.size() ? bus_cards : 0;
    }
    constexpr int card_total() const {
        int total = bus_cards;
        for (const Colour &colour : colours) total += colour.cards;
        return total;
    }
    /// The flag's colours as bits.
    constexpr std::uint8_t flag_mask() const requires std::same_as<Ref, Row> {
        unsigned mask = 0;
        for (const std::uint8_t colour : flag_colours) mask |= 1u << colour;
        return static_cast<std::uint8_t>(mask);
    }
    friend constexpr bool operator==(const EditionOf &, const EditionOf &) = default;
};
using Edition = EditionOf<Row>;
using PrintedEdition = EditionOf<Key>; ///< As it stands in a file.
VILLE_FIELDS(EditionOf<Row>, id, certainty, buses, final_round_buses, face_up_cards, refresh_buses,
             start_cards, start_tickets, start_tickets_kept, drawn_tickets, drawn_tickets_kept, flag_points,
             flag_colours, route_points, bus_cards, bus_labels, colours, places, connections, tickets)
VILLE_FIELDS(EditionOf<Key>, id, certainty, buses, final_round_buses, face_up_cards, refresh_buses,
             start_cards, start_tickets, start_tickets_kept, drawn_tickets, drawn_tickets_kept, flag_points,
             flag_colours, route_points, bus_cards, bus_labels, colours, places, connections, tickets)

/// The word that stands for a kind of card: a colour's key, or "bus". Empty for a number that is none.
constexpr std::string_view card_word(const Edition &edition, int kind) {
    if (kind < 0 || kind > edition.bus()) return {};
    return kind == edition.bus() ? bus_key : edition.colours[static_cast<std::size_t>(kind)].key.view();
}

} // namespace ville::ticket_paris
