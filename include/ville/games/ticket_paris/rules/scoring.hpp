// Ticket to Ride: Paris: tickets, points and the winner. Rules: chapter 7.
#pragma once

#include <array>
#include <cstdint>

#include <ville/core/score.hpp>
#include <ville/games/ticket_paris/action.hpp>
#include <ville/games/ticket_paris/rules/network.hpp>
#include <ville/games/ticket_paris/state.hpp>

namespace ville::ticket_paris {

/// What a player's tickets come to.
struct TicketCount {
    int completed = 0; ///< How many.
    int won = 0;       ///< Points of those.
    int lost = 0;      ///< Points of the others.
};
using TicketCounts = std::array<TicketCount, max_players>;

constexpr TicketCounts count_tickets(const Edition &edition, const State &state) {
    const auto parts = parts_of_all(edition, state);
    TicketCounts counts{};
    for (const HeldTicket &held : state.held) {
        const Ticket &ticket = edition.tickets[held.ticket.row];
        TicketCount &count = counts[held.seat];
        if (joins(parts[held.seat], ticket)) {
            ++count.completed;
            count.won += ticket.points;
        } else {
            count.lost += ticket.points;
        }
    }
    return counts;
}

/// Whether a viewer may know which tickets a player holds. At the end all are laid open. [TIC-5.7]
constexpr bool sees_tickets(const State &state, Viewer viewer, std::uint8_t seat) {
    return viewer == omniscient || viewer == static_cast<Viewer>(seat) || state.phase == Phase::over;
}

constexpr int flag_points(const Edition &edition, const Seat &seat) {
    return seat.flags * edition.flag_points;
}

/// The count as if the match ended now. The lines for another player's tickets are absent until the end. [TIC-7.9]
constexpr Scores scores(const Edition &edition, const State &state, Viewer viewer) {
    Scores result;
    result.resize(state.players);
    const TicketCounts counts = count_tickets(edition, state);
    for (std::uint8_t p = 0; p < state.players; ++p) {
        const auto add = [&](ScoreSource source, int points) {
            result[p].lines.push_back({static_cast<std::uint8_t>(source), static_cast<std::int16_t>(points)});
        };
        add(ScoreSource::routes, state.seats[p].route_points);
        add(ScoreSource::flags, flag_points(edition, state.seats[p]));
        result[p].complete = sees_tickets(state, viewer, p);
        if (!result[p].complete) continue;
        add(ScoreSource::tickets_completed, counts[p].won);
        add(ScoreSource::tickets_failed, -counts[p].lost);
    }
    return result;
}

/// The players with the highest total, and among those the ones whom the tie-break prefers, as bits. [TIC-7.7]
constexpr std::uint8_t winners_of(const Edition &edition, const State &state) {
    const TicketCounts counts = count_tickets(edition, state);
    int best_total = 0;
    int best_tie = 0;
    unsigned winners = 0;
    for (std::uint8_t p = 0; p < state.players; ++p) {
        const TicketCount &tickets = counts[p];
        const int total =
            state.seats[p].route_points + flag_points(edition, state.seats[p]) + tickets.won - tickets.lost;
        const int tie =
            state.options.final_tie == FinalTie::completed_tickets ? tickets.completed : tracks_of(state, p);
        if (winners == 0 || total > best_total || (total == best_total && tie > best_tie)) {
            best_total = total;
            best_tie = tie;
            winners = 0;
        }
        if (total == best_total && tie == best_tie) winners |= 1u << p;
    }
    return static_cast<std::uint8_t>(winners);
}

constexpr Outcome outcome(const Edition &edition, const State &state) {
    if (state.phase != Phase::over) return {};
    return {.over = true,
            .winners = winners_of(edition, state),
            .reason = static_cast<std::uint8_t>(state.end_reason)};
}

/// Points that are scored at once. None are not told.
template <EventSink Sink>
constexpr void tell_points(std::uint8_t seat, ScoreSource source, int points, Sink &events) {
    if (points != 0) emit(events, event::points_scored, static_cast<Player>(seat), source, points);
}

/// The end: every ticket is laid open, player by player from the first, then the winners. [TIC-7.6]
template <EventSink Sink>
constexpr void end_match(const Edition &edition, State &state, EndReason why, Sink &events) {
    state.phase = Phase::over;
    state.end_reason = why;
    if constexpr (Sink::wanted) {
        const auto parts = parts_of_all(edition, state);
        const TicketCounts counts = count_tickets(edition, state);
        for (int i = 0; i < state.players; ++i) {
            const auto seat = static_cast<std::uint8_t>((state.first + i) % state.players);
            for (const HeldTicket &held : state.held) {
                if (held.seat != seat) continue;
                const Ticket &ticket = edition.tickets[held.ticket.row];
                const bool completed = joins(parts[seat], ticket);
                emit(events, event::ticket_scored, static_cast<Player>(seat), ticket.id, completed,
                     completed ? ticket.points : -ticket.points);
            }
            tell_points(seat, ScoreSource::tickets_completed, counts[seat].won, events);
            tell_points(seat, ScoreSource::tickets_failed, -counts[seat].lost, events);
        }
        emit(events, event::match_over, nobody, winners_of(edition, state), why);
    }
}

} // namespace ville::ticket_paris
