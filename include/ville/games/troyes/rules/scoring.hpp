// Troyes: the final count, and who has won. Rules: chapters 7 and 10.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <ville/core/player.hpp>
#include <ville/core/score.hpp>
#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/rules/changing.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

constexpr int tradesmen_of(const State &state, std::uint8_t seat) {
    int count = 0;
    for (std::size_t card = 0; card < activity_cards; ++card) count += has_tradesman(state, card, seat);
    return count;
}

/// What a character counts for a player. [TRO-10]
constexpr int counted_by(const State &state, Criterion criterion, std::uint8_t seat) {
    switch (criterion) {
    case Criterion::events_taken: {
        int count = 0;
        for (std::uint32_t events = state.seats[seat].events; events != 0; events &= events - 1) ++count;
        return count;
    }
    case Criterion::cathedral_cubes: return cathedral_cubes(state, seat);
    case Criterion::influence: return state.seats[seat].influence;
    case Criterion::deniers: return state.seats[seat].deniers;
    case Criterion::citizens: {
        int count = 0;
        for (std::size_t building = 0; building < colours; ++building)
            count += standing(state, building, seat);
        return count;
    }
    case Criterion::tradesmen: return tradesmen_of(state, seat);
    }
    return 0;
}

/// The points of the highest step that a player reaches. [TRO-10.1]
constexpr int points_of_character(const Edition &edition, const State &state, std::size_t character,
                                  std::uint8_t seat) {
    const Character &who = edition.people[character];
    const int count = counted_by(state, who.criterion, seat);
    int points = 0;
    for (std::size_t step = 0; step < who.steps.size(); ++step)
        if (count >= who.steps[step]) points = edition.step_points[step];
    return points;
}

/// Points for the spaces of tradesmen. [TRO-7.3]
constexpr int points_of_tradesmen(const Edition &edition, const State &state, std::uint8_t seat) {
    int points = 0;
    for (std::size_t card = 0; card < activity_cards; ++card)
        for (std::size_t space = 0; space < tradesman_spaces; ++space)
            if (state.workshops[card].tradesmen[space] == seat)
                points += edition.activities[card].points[space];
    return points;
}

/// Points lost for levels without an own cube. [TRO-7.4]
constexpr int points_of_cathedral(const Edition &edition, const State &state, std::uint8_t seat) {
    int points = 0;
    for (const Owners6 &level : state.cathedral) {
        bool there = false;
        for (const std::uint8_t owner : level) there = there || owner == seat;
        if (!there) points -= edition.level_penalty;
    }
    return points;
}

/// Bit c = somebody holds character c: these are counted, for everybody. [TRO-7.5]
constexpr unsigned people_in_play(const State &state) {
    unsigned people = 0;
    for (const Seat &seat : state.seats) people |= seat.people;
    return people;
}

/// The points of a score line. [TRO-7]
constexpr int points_of_line(const Edition &edition, const State &state, std::size_t line,
                             std::uint8_t seat) {
    switch (static_cast<ScoreSource>(line)) {
    case ScoreSource::tokens: return state.seats[seat].points;
    case ScoreSource::events_in_play: return events_with_cube(state, seat) * edition.event_in_play_points;
    case ScoreSource::tradesmen: return points_of_tradesmen(edition, state, seat);
    case ScoreSource::cathedral: return points_of_cathedral(edition, state, seat);
    default:
        return points_of_character(edition, state,
                                   line - static_cast<std::size_t>(ScoreSource::first_character), seat);
    }
}

/// Whether a viewer may know a line of a player's count before the end. [TRO-13]
constexpr bool may_know(const State &state, std::size_t line, std::uint8_t seat, Viewer viewer) {
    if (viewer == omniscient || state.stage == Stage::over) return true;
    const bool own = viewer == static_cast<Viewer>(seat);
    constexpr auto first = static_cast<std::size_t>(ScoreSource::first_character);
    if (line == static_cast<std::size_t>(ScoreSource::tokens)) return own || state.options.hidden_vp == 0;
    if (line < first) return true;
    return is_seat(viewer) && viewer < state.players &&
           (state.seats[static_cast<std::size_t>(viewer)].people >> (line - first) & 1) != 0;
}

/// Whether a line is counted in this match at all.
constexpr bool is_counted(const State &state, std::size_t line) {
    constexpr auto first = static_cast<std::size_t>(ScoreSource::first_character);
    return line < first || (people_in_play(state) >> (line - first) & 1) != 0;
}

/// The count of a match that ended now, as far as the viewer may know it.
constexpr Scores scores(const Edition &edition, const State &state, Viewer viewer) {
    Scores counts;
    for (std::uint8_t seat = 0; seat < state.players; ++seat) {
        Score score;
        for (std::size_t line = 0; line < score_line_names.size(); ++line) {
            if (!may_know(state, line, seat, viewer)) score.complete = false;
            else if (is_counted(state, line))
                score.lines.push_back(
                    {static_cast<std::uint8_t>(line),
                     static_cast<std::int16_t>(points_of_line(edition, state, line, seat))});
        }
        counts.push_back(score);
    }
    return counts;
}

/// Most points, then most influence, then most deniers, then shared. [TRO-7.7]
constexpr std::uint8_t winners(const Edition &edition, const State &state) {
    const Scores counts = scores(edition, state, omniscient);
    std::array<int, 3> best{-9999, 0, 0};
    unsigned seats = 0;
    for (std::size_t p = 0; p < state.players; ++p) {
        const std::array<int, 3> rank{counts[p].total(), state.seats[p].influence, state.seats[p].deniers};
        if (rank > best) best = rank, seats = 0;
        if (rank == best) seats |= 1u << p;
    }
    return static_cast<std::uint8_t>(seats);
}

constexpr Outcome outcome(const Edition &edition, const State &state) {
    if (state.stage != Stage::over) return {};
    return {.over = true, .winners = winners(edition, state), .reason = 0};
}

/// The lines of the final count as events. Tokens are there already. [TRO-7.1]
template <EventSink Sink>
constexpr void count_points(const Edition &edition, const State &state, Sink &events) {
    if constexpr (Sink::wanted) {
        constexpr std::array<Gain, 4> gains{Gain::wages, Gain::events_in_play, Gain::tradesmen,
                                            Gain::cathedral};
        constexpr auto first = static_cast<std::size_t>(ScoreSource::first_character);
        for (std::uint8_t seat = 0; seat < state.players; ++seat)
            for (std::size_t line = 1; line < score_line_names.size(); ++line) {
                if (!is_counted(state, line)) continue;
                const int points = points_of_line(edition, state, line, seat);
                const auto gain = line < first
                                      ? static_cast<std::size_t>(gains[line])
                                      : static_cast<std::size_t>(Gain::first_character) + line - first;
                if (points != 0) emit(events, event::points_scored, static_cast<Player>(seat), gain, points);
            }
        emit(events, event::match_over, nobody, winners(edition, state), 0);
    }
}

} // namespace ville::troyes
