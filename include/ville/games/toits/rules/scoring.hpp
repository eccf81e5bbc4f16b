// Les Toits de Paris: majorities, points and the winner. Rules: chapter 6.
#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include <ville/core/score.hpp>
#include <ville/games/toits/action.hpp>
#include <ville/games/toits/rules/collecting.hpp>
#include <ville/games/toits/state.hpp>

namespace ville::toits {

/// Low tokens in a set: as many players at most share a place. [TOI-1.2]
inline constexpr int low_tokens = 2;

/// What one player brings into the contest for a set.
struct Contender {
    int count = 0;       ///< Cards (the Character included) or feathers.
    bool laurel = false; ///< Owns the laurel of this good.
};

using Contenders = std::array<Contender, max_players>;
using Awards = std::array<Token, max_players>;

/// Who takes which token of a set. [TOI-6.3 to TOI-6.9]
///
/// Places are given from the top: players tied for a place share it, and a laurel inside a tie lifts its owner
/// above the rest of it. A lone first takes the high token; a first place of two takes both low ones; more than
/// two tied for a place take nothing.
constexpr Awards award_tokens(const Contenders &contenders, int players, const Options &options) {
    // A laurel weighs less than a card, so it orders players inside a tie and never across.
    std::array<int, max_players> rank{};
    for (std::size_t p = 0; p < static_cast<std::size_t>(players); ++p)
        rank[p] = 2 * contenders[p].count + (contenders[p].laurel ? 1 : 0);

    Awards awards{Token::none, Token::none, Token::none, Token::none};
    const auto place = [&](int below) { // the best rank under `below`, and how many hold it
        std::array<int, 2> found{-1, 0};
        for (std::size_t p = 0; p < static_cast<std::size_t>(players); ++p) {
            if (rank[p] >= below) continue;
            if (rank[p] > found[0]) found = {rank[p], 0};
            found[1] += rank[p] == found[0];
        }
        return found;
    };
    const auto give = [&](int at, Token token) {
        for (std::size_t p = 0; p < static_cast<std::size_t>(players); ++p)
            if (rank[p] == at) awards[p] = token;
    };
    const int second_needs = options.empty_majority == EmptyMajority::runner_up ? 0 : 1; // [TOI-6.8]

    const auto [first, leaders] = place(std::numeric_limits<int>::max());
    if (first < 2) return awards; // nobody has a card: nobody is first
    if (leaders == low_tokens) {
        give(first, Token::low);
        return awards; // no low token is left for anyone behind
    }
    const auto [second, runners_up] = place(first);
    if (leaders == 1) give(first, Token::high);
    const bool low_is_free =
        leaders == 1 || (leaders == 3 && options.behind_triple_tie == BehindTripleTie::low_token);
    if (low_is_free && runners_up >= 1 && runners_up <= low_tokens && second >= 2 * second_needs)
        give(second, Token::low);
    return awards;
}

using Tallies = std::array<Tally, max_players>;

constexpr Tallies tallies(const Edition &edition, const State &state) {
    Tallies sums{};
    for (std::size_t p = 0; p < state.players; ++p) sums[p] = tally(edition, state.seats[p]);
    return sums;
}

/// Who takes which token of a set, as things stand.
constexpr Awards awards_for(const State &state, const Tallies &sums, int set) {
    Contenders contenders{};
    for (std::size_t p = 0; p < state.players; ++p) {
        if (set == feathers_set) contenders[p].count = sums[p].feathers;
        else
            contenders[p] = {sums[p].cards[static_cast<std::size_t>(set)],
                             ((sums[p].laurels >> set) & 1u) != 0};
    }
    return award_tokens(contenders, state.players, state.options);
}

constexpr int points_of(const Tokens &tokens, Token token) {
    return token == Token::high ? tokens.high : token == Token::low ? tokens.low : 0;
}

/// The count as if the match ended now: seven lines for every player. Everything is open, so every viewer gets all.
constexpr Scores scores(const Edition &edition, const State &state, Viewer) {
    const Tallies sums = tallies(edition, state);
    Scores result;
    result.resize(state.players);
    for (int set = 0; set < sets; ++set) {
        const Awards awards = awards_for(state, sums, set);
        const Tokens &tokens = edition.tokens[static_cast<std::size_t>(set)];
        for (std::size_t p = 0; p < state.players; ++p)
            result[p].lines.push_back(
                {static_cast<std::uint8_t>(set), static_cast<std::int16_t>(points_of(tokens, awards[p]))});
    }
    for (std::size_t p = 0; p < state.players; ++p)
        result[p].lines.push_back({card_points_line, static_cast<std::int16_t>(sums[p].points)});
    return result;
}

/// The players with the highest total, as bits. [TOI-6.10]
constexpr std::uint8_t leaders_of(const Scores &scores) {
    int best = scores[0].total();
    for (const Score &score : scores)
        if (score.total() > best) best = score.total();
    unsigned winners = 0;
    for (std::size_t p = 0; p < scores.size(); ++p)
        if (scores[p].total() == best) winners |= 1u << p;
    return static_cast<std::uint8_t>(winners);
}

constexpr Outcome outcome(const Edition &edition, const State &state) {
    if (state.step != Step::over) return {};
    return {.over = true, .winners = leaders_of(scores(edition, state, omniscient)), .reason = 0};
}

/// Tells the final count: tokens, then points line by line, then the winners.
template <EventSink Sink>
constexpr void announce_result(const Edition &edition, const State &state, Sink &events) {
    if constexpr (Sink::wanted) {
        const Tallies sums = tallies(edition, state);
        for (int set = 0; set < sets; ++set) {
            const Awards awards = awards_for(state, sums, set);
            const Tokens &tokens = edition.tokens[static_cast<std::size_t>(set)];
            for (const Token token : {Token::high, Token::low})
                for (std::size_t p = 0; p < state.players; ++p)
                    if (awards[p] == token)
                        emit(events, event::token_awarded, static_cast<Player>(p), set, token,
                             points_of(tokens, token));
        }
        const Scores result = scores(edition, state, omniscient);
        for (std::size_t p = 0; p < state.players; ++p)
            for (const ScoreLine &line : result[p].lines)
                if (line.points != 0)
                    emit(events, event::points_scored, static_cast<Player>(p), line.source, line.points);
        emit(events, event::match_over, nobody, leaders_of(result), 0);
    }
}

} // namespace ville::toits
