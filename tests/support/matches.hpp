// Matches of the runtime for tests: made from samples, played at random, looked at whole.
#pragma once

#include <cstring>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "registry.hpp"
#include "runtime/match.hpp"

namespace ville {

// How reports show these.
inline void PrintTo(Status status, std::ostream *out) { *out << "status " << static_cast<int>(status); }
inline void PrintTo(Reason reason, std::ostream *out) { *out << "reason " << static_cast<int>(reason); }
inline void PrintTo(const Event &event, std::ostream *out) {
    *out << '#' << event.seq << " type " << event.type << " player " << static_cast<int>(event.player);
    for (const std::int32_t arg : event.arg) *out << ' ' << arg;
}

} // namespace ville

namespace ville::tests {

using MatchPtr = std::unique_ptr<Match>;

/// A match that must be possible.
inline MatchPtr make_match(const MatchConfig &config) {
    MatchPtr match;
    const Answer answer = Match::create(config, match);
    EXPECT_EQ(answer.status, Status::ok) << answer.text;
    return match;
}

inline std::uint64_t hash_of(const Match &match) { return match.ops().state_hash(match.state()); }

/// What is possible now, whoever must act.
inline std::vector<ActionWord> choices_of(const Match &match) {
    std::vector<ActionWord> words(match.ops().max_actions);
    words.resize(match.ops().legal_actions(match.edition()->data(), match.state(), words.data(),
                                           static_cast<std::uint32_t>(words.size())));
    return words;
}

/// Every event that the match still keeps.
inline std::vector<Event> events_from(const Match &match, std::uint32_t since) {
    std::vector<Event> events;
    for (std::uint32_t n = since; n < match.journal().end_number(); ++n)
        events.push_back(match.journal().at(n));
    return events;
}

inline std::vector<Event> events_of(const Match &match) {
    return events_from(match, match.journal().begin_number());
}

inline std::vector<ActionWord> words_of(const Log &log) {
    std::vector<ActionWord> words;
    for (std::size_t i = 0; i < log.size(); ++i) words.push_back(log[i].word);
    return words;
}

/// One random decision, or with chance by host one draw.
inline void play_once(Match &match, Rng &rng) {
    ASSERT_FALSE(match.over());
    if (match.actor() == chance) {
        ActionWord drawn = 0;
        ASSERT_EQ(match.draw(drawn).status, Status::ok);
        return;
    }
    const std::vector<ActionWord> choices = choices_of(match);
    ASSERT_FALSE(choices.empty());
    const ActionWord word = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
    ASSERT_EQ(match.apply(match.actor(), word).status, Status::ok);
}

/// Random play for so many calls, or to the end.
inline void play(Match &match, Rng &rng, int calls = 1'000'000) {
    for (; calls > 0 && !match.over() && !testing::Test::HasFatalFailure(); --calls) play_once(match, rng);
}

/// Two matches that cannot be told apart: by anything that a save keeps, and by their events.
inline void expect_same(const Match &a, const Match &b) {
    EXPECT_EQ(hash_of(a), hash_of(b));
    EXPECT_EQ(a.ply(), b.ply());
    EXPECT_EQ(a.actor(), b.actor());
    EXPECT_EQ(a.log_begin(), b.log_begin());
    EXPECT_EQ(a.log_end(), b.log_end());
    EXPECT_EQ(a.stand_ins(), b.stand_ins());
    EXPECT_EQ(a.save(), b.save());
    EXPECT_EQ(a.snapshot(), b.snapshot());
    ASSERT_EQ(a.log().size(), b.log().size());
    for (std::size_t i = 0; i < a.log().size(); ++i) {
        EXPECT_EQ(a.log()[i].word, b.log()[i].word);
        EXPECT_EQ(a.log()[i].player, b.log()[i].player);
        EXPECT_EQ(a.log()[i].barrier, b.log()[i].barrier);
        EXPECT_EQ(a.log()[i].stand_in, b.log()[i].stand_in);
    }
    EXPECT_EQ(a.journal().end_number(), b.journal().end_number());
}

} // namespace ville::tests
