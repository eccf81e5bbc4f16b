// Ticket to Ride: Paris: tracks. Who may still use which, what a player's tracks join, and the ways between places.
#pragma once

#include <array>
#include <cstdint>

#include <ville/core/reason.hpp>
#include <ville/games/ticket_paris/action.hpp>
#include <ville/games/ticket_paris/state.hpp>

namespace ville::ticket_paris {

// ---- Single tracks

/// Why a player may not claim a track, as far as owners are concerned, or Reason::none. Precondition: the track exists.
constexpr Reason why_closed(const Edition &edition, const State &state, std::uint8_t seat,
                            std::size_t connection, std::size_t track) {
    if (state.owners[track_number(connection, track)] != no_seat) return reason::track_taken;
    if (edition.connections[connection].tracks.size() == 1) return Reason::none;
    const std::uint8_t other = state.owners[track_number(connection, 1 - track)];
    if (other == seat) return reason::owns_other_track; // [TIC-4.5]
    // [TIC-4.6]
    return other != no_seat && state.players == 2 ? reason::closed_with_two_players : Reason::none;
}

/// The track of a connection on which a player has buses, or -1.
constexpr int own_track(const Edition &edition, const State &state, std::uint8_t seat,
                        std::size_t connection) {
    for (std::size_t track = 0; track < edition.connections[connection].tracks.size(); ++track)
        if (state.owners[track_number(connection, track)] == seat) return static_cast<int>(track);
    return -1;
}

/// Number of tracks with a player's buses. [TIC-8.4]
constexpr int tracks_of(const State &state, std::uint8_t seat) {
    int count = 0;
    for (const std::uint8_t owner : state.owners) count += owner == seat;
    return count;
}

// ---- What tracks join

/// For each place the number of its part of a player's network: two places are joined when the numbers are equal.
using Parts = std::array<std::uint8_t, max_places>;

/// The parts of every player's network, all in one pass over the tracks.
constexpr std::array<Parts, max_players> parts_of_all(const Edition &edition, const State &state) {
    Parts apart{};
    for (std::size_t place = 0; place < apart.size(); ++place)
        apart[place] = static_cast<std::uint8_t>(place);
    std::array<Parts, max_players> all;
    all.fill(apart);
    const auto root = [](Parts &parent, std::uint8_t place) {
        while (parent[place] != place) place = parent[place] = parent[parent[place]];
        return place;
    };
    for (std::size_t row = 0; row < edition.connections.size(); ++row) {
        const Connection &connection = edition.connections[row];
        for (std::size_t track = 0; track < max_tracks; ++track) {
            const std::uint8_t owner = state.owners[track_number(row, track)];
            if (owner == no_seat) continue;
            Parts &parent = all[owner];
            parent[root(parent, connection.a)] = root(parent, connection.b);
        }
    }
    for (std::size_t p = 0; p < state.players; ++p)
        for (std::size_t place = 0; place < edition.places.size(); ++place)
            all[p][place] = root(all[p], static_cast<std::uint8_t>(place));
    return all;
}

/// Any unbroken path completes a ticket. [TIC-7.6]
constexpr bool joins(const Parts &parts, const Ticket &ticket) { return parts[ticket.a] == parts[ticket.b]; }

// ---- Ways

/// A way between two places, connection by connection from the first to the second.
struct Way {
    bool found = false;
    std::uint8_t spaces = 0; ///< Of those connections that are not yet the player's.
    StaticVector<std::uint8_t, max_places> connections{}; ///< Rows.
};

/// The cheapest way from a to b. `cost(row)` is what a connection costs, or -1 where there is no way; among ways of
/// equal cost one with the fewest connections is taken.
template <class Cost>
constexpr Way cheapest_way(const Edition &edition, std::uint8_t a, std::uint8_t b, Cost &&cost) {
    constexpr int far = 1 << 24;
    constexpr int step = 256; // weight of a unit of cost against a connection
    std::array<int, max_places> distance{};
    std::array<std::uint8_t, max_places> by{}; // the connection by which a place is reached
    std::array<bool, max_places> done{};
    for (int &d : distance) d = far;
    distance[b] = 0; // from the end, so that the way can be read off from its beginning
    for (;;) {
        std::size_t here = max_places;
        for (std::size_t place = 0; place < edition.places.size(); ++place)
            if (!done[place] && distance[place] < far &&
                (here == max_places || distance[place] < distance[here]))
                here = place;
        if (here == max_places || here == a) break;
        done[here] = true;
        for (std::size_t row = 0; row < edition.connections.size(); ++row) {
            const Connection &connection = edition.connections[row];
            if (connection.a != here && connection.b != here) continue;
            const int spaces = cost(row);
            if (spaces < 0) continue;
            const std::size_t there = connection.a == here ? connection.b : connection.a;
            const int longer = distance[here] + spaces * step + 1;
            if (longer >= distance[there]) continue;
            distance[there] = longer;
            by[there] = static_cast<std::uint8_t>(row);
        }
    }
    Way way;
    if (distance[a] == far) return way;
    way.found = true;
    way.spaces = static_cast<std::uint8_t>(distance[a] / step);
    for (std::uint8_t place = a; place != b;) {
        const Connection &connection = edition.connections[by[place]];
        way.connections.push_back(by[place]);
        place = connection.a == place ? connection.b : connection.a;
    }
    return way;
}

/// The way on a player's own tracks with the fewest connections; not found while the ticket is not completed.
/// Tracks are open to all, so this tells nothing about who holds the ticket.
constexpr Way completed_way(const Edition &edition, const State &state, std::uint8_t seat,
                            const Ticket &ticket) {
    return cheapest_way(edition, ticket.a, ticket.b,
                        [&](std::size_t row) { return own_track(edition, state, seat, row) >= 0 ? 0 : -1; });
}

/// The way that needs the fewest further spaces, over own tracks and those still open to the player; not found when the
/// ticket cannot be completed any more. Whether buses and cards suffice is not asked.
constexpr Way missing_way(const Edition &edition, const State &state, std::uint8_t seat,
                          const Ticket &ticket) {
    return cheapest_way(edition, ticket.a, ticket.b, [&](std::size_t row) {
        if (own_track(edition, state, seat, row) >= 0) return 0;
        for (std::size_t track = 0; track < edition.connections[row].tracks.size(); ++track)
            if (why_closed(edition, state, seat, row, track) == Reason::none)
                return int{edition.connections[row].length};
        return -1;
    });
}

} // namespace ville::ticket_paris
