// Paris Paris: points and the winner. Rules: chapters 4, 5 and 6.
#pragma once

#include <cstdint>

#include <ville/core/score.hpp>
#include <ville/games/paris_paris/action.hpp>
#include <ville/games/paris_paris/rules/trips.hpp>
#include <ville/games/paris_paris/state.hpp>

namespace ville::paris_paris {

// ---- While playing

/// Points of a trip go to a player, and are told with their place.
template <EventSink Sink>
constexpr void score_trip(State &state, std::uint8_t seat, ScoreSource source, int points, int place,
                          Sink &events) {
    std::uint16_t &sum = state.seats[seat].points[static_cast<std::size_t>(source)];
    sum = static_cast<std::uint16_t>(sum + points);
    emit(events, event::points_scored, static_cast<Player>(seat), source, points, place);
}

/// The bus drives to the stop of the tile that is left over. [PAR-3.9]
template <EventSink Sink>
constexpr void drive_small_trip(const Edition &edition, State &state, std::size_t sort, Sink &events) {
    const std::uint8_t place = edition.sorts[sort].place;
    emit(events, event::small_trip_started, nobody, place, edition.sorts[sort].line,
         huts_at(state, place) == 0);
    small_trip(edition, state, sort, [&](std::uint8_t seat, std::uint8_t where, int points) {
        score_trip(state, seat, ScoreSource::small_trips, points, where, events);
    });
}

/// The bus drives a whole line. `holder` is whose hidden line it is. [PAR-5.1]
template <EventSink Sink>
constexpr void drive_big_trip(const Edition &edition, State &state, std::size_t line, ScoreSource source,
                              int holder, Sink &events) {
    emit(events, event::big_trip_started, nobody, line, source == ScoreSource::final_trips, holder);
    big_trip(
        edition, state, line,
        [&](std::uint8_t place) { emit(events, event::bus_stopped, nobody, line, place); },
        [&](std::uint8_t seat, std::uint8_t place, PlaceSet scoring) {
            score_trip(state, seat, source, huts_in(state.seats[seat], scoring), place, events);
        });
}

// ---- The final count

/// What the sack brings a player: nothing before the end. [PAR-6.6]
constexpr int sack_points(const State &state, std::uint8_t seat) {
    const bool counts = state.phase == Phase::over && has_sack(state) && sack_winner(state) == seat;
    return counts ? state.seats[seat].sack : 0;
}

constexpr int total_of(const State &state, std::uint8_t seat) {
    int total = sack_points(state, seat);
    for (const std::uint16_t points : state.seats[seat].points) total += points;
    return total;
}

/// The count so far. All of it is public: lines to come are not counted. [PAR-6.9]
constexpr Scores scores(const Edition &, const State &state, Viewer) {
    Scores result;
    result.resize(state.players);
    for (std::uint8_t p = 0; p < state.players; ++p) {
        const auto add = [&](std::size_t source, int points) {
            result[p].lines.push_back({static_cast<std::uint8_t>(source), static_cast<std::int16_t>(points)});
        };
        for (std::size_t source = 0; source < trip_kinds; ++source)
            add(source, state.seats[p].points[source]);
        add(static_cast<std::size_t>(ScoreSource::sack), sack_points(state, p));
    }
    return result;
}

/// The players with the most points, and among those the ones with the fewest huts on the board, as bits.
/// [PAR-6.7, PAR-6.8]
constexpr std::uint8_t winners_of(const State &state) {
    int best_total = 0;
    int fewest_huts = 0;
    unsigned winners = 0;
    for (std::uint8_t p = 0; p < state.players; ++p) {
        const int total = total_of(state, p);
        const int huts = huts_on_board(state.seats[p]);
        if (winners == 0 || total > best_total || (total == best_total && huts < fewest_huts)) {
            best_total = total;
            fewest_huts = huts;
            winners = 0;
        }
        if (total == best_total && huts == fewest_huts) winners |= 1u << p;
    }
    return static_cast<std::uint8_t>(winners);
}

constexpr Outcome outcome(const Edition &, const State &state) {
    if (state.phase != Phase::over) return {};
    return {.over = true, .winners = winners_of(state), .reason = 0};
}

// ---- The end

/// The hidden lines in seat order, then the open one; or every line. [PAR-6.2 to PAR-6.4, PAR-8.2]
template <EventSink Sink>
constexpr void drive_final_trips(const Edition &edition, State &state, Sink &events) {
    if (state.options.final_trips == FinalTrips::all) {
        for (std::size_t line = 0; line < edition.lines.size(); ++line)
            drive_big_trip(edition, state, line, ScoreSource::final_trips, no_holder, events);
        return;
    }
    for (std::uint8_t p = 0; p < state.players; ++p)
        emit(events, event::line_shown, static_cast<Player>(p), state.seats[p].line);
    for (std::uint8_t p = 0; p < state.players; ++p)
        drive_big_trip(edition, state, state.seats[p].line, ScoreSource::final_trips, p, events);
    if (state.open_line != no_line)
        drive_big_trip(edition, state, state.open_line, ScoreSource::final_trips, no_holder, events);
}

/// After the last round: the final trips, the sack, the winners. [PAR-6]
template <EventSink Sink>
constexpr void end_match(const Edition &edition, State &state, Sink &events) {
    drive_final_trips(edition, state, events);
    state.phase = Phase::over;
    if constexpr (Sink::wanted) {
        const std::uint8_t seat = sack_winner(state);
        if (has_sack(state) && seat == no_seat) emit(events, event::sack_tied, nobody);
        if (has_sack(state) && seat != no_seat)
            emit(events, event::points_scored, static_cast<Player>(seat), ScoreSource::sack,
                 state.seats[seat].sack, nowhere);
        emit(events, event::match_over, nobody, winners_of(state), 0);
    }
}

} // namespace ville::paris_paris
