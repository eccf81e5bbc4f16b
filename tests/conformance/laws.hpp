// The laws of rules: what holds at every position of every game. Each is a function, so that it can also be held
// against games that break it (laws_themselves.cpp).
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

#include <gtest/gtest.h>

#include <ville/core/game.hpp>

#include "conformance/sample.hpp"

namespace ville::tests::laws {

/// Every word that is an action by the game's tables, if there are not too many of them.
template <class G>
std::vector<ActionWord> well_formed_words() {
    std::vector<ActionWord> words;
    for (const ActionSpec &spec : G::actions) {
        double variety = 1; // kinds with very many are left to the neighbours of legal actions
        for (const FieldSpec &field : spec.fields) variety *= field.max - field.min + 1;
        if (variety > 4096) continue;
        std::vector<FlatAction> variants{{.spec = &spec}};
        for (std::size_t i = 0; i < spec.fields.size(); ++i) {
            std::vector<FlatAction> longer;
            for (const FlatAction &variant : variants)
                for (int value = spec.fields[i].min; value <= spec.fields[i].max; ++value) {
                    longer.push_back(variant);
                    longer.back().value[i] = value;
                }
            variants = std::move(longer);
        }
        for (const FlatAction &variant : variants) words.push_back(pack_flat(variant));
    }
    return words;
}

/// Words to try at a position: all that are well formed, those that differ from a legal one by one bit or by one,
/// and any.
template <class G>
std::vector<ActionWord> words_to_try(const std::vector<ActionWord> &legal, Rng &rng) {
    static const std::vector<ActionWord> well_formed = well_formed_words<G>();
    std::vector<ActionWord> words = well_formed;
    words.push_back(0);
    for (const ActionWord word : legal) {
        words.push_back(word);
        words.push_back(word + 1);
        words.push_back(word - 1);
        for (int bit = 0; bit < 64; ++bit) words.push_back(word ^ (ActionWord{1} << bit));
    }
    for (int i = 0; i < 16; ++i) {
        const ActionWord any = rng.next();
        words.push_back(any);
        words.push_back(any & word_mask);
        const ActionWord kind = 1 + rng.below(static_cast<std::uint32_t>(G::actions.size()));
        words.push_back(kind << kind_shift | (any & ((ActionWord{1} << kind_shift) - 1)));
        words.push_back(kind << kind_shift | (any & (any >> 20) & ((ActionWord{1} << kind_shift) - 1)));
    }
    return words;
}

/// The list of what is possible: ascending by word, each action once, nothing only when the match is over, never
/// longer than the game says, and all of it luck's or all of it a player's.
template <class G>
void list_is_in_order(const Walk<G> &walk) {
    const Player actor = walk.actor();
    ASSERT_TRUE(actor == chance || actor == nobody || (actor >= 0 && actor < walk.sample().table.players));
    const std::vector<ActionWord> words = listed_words<G>(walk.sample().edition, walk.state());
    EXPECT_EQ(words.empty(), actor == nobody);
    EXPECT_LE(words.size(), G::max_actions);
    EXPECT_TRUE(std::adjacent_find(words.begin(), words.end(), std::greater_equal<>()) == words.end())
        << "not ascending";
    for (const ActionWord word : words) {
        EXPECT_LE(word, word_mask);
        ASSERT_GE(kind_of(word), 1);
        ASSERT_LE(kind_of(word), G::actions.size());
        EXPECT_EQ(G::actions[kind_of(word) - 1u].by_chance, actor == chance);
    }
}

/// A word is allowed if, and only if, it stands in the list.
template <class G>
void legality_agrees_with_list(const Walk<G> &walk, Rng &rng) {
    const std::vector<ActionWord> legal = listed_words<G>(walk.sample().edition, walk.state());
    for (const ActionWord word : words_to_try<G>(legal, rng)) {
        const Reason reason = judge<G>(walk.sample().edition, walk.state(), word);
        const bool listed = std::find(legal.begin(), legal.end(), word) != legal.end();
        EXPECT_EQ(reason == Reason::none, listed)
            << std::hex << word << " is judged " << reason_name(G::reasons, reason);
        EXPECT_FALSE(reason_name(G::reasons, reason).empty()) << static_cast<int>(reason);
        if (testing::Test::HasFailure()) return;
    }
}

/// The game's own packing and the one by its tables say the same about every word.
template <class G>
void words_have_one_meaning(const Walk<G> &walk, Rng &rng) {
    const std::vector<ActionWord> legal = listed_words<G>(walk.sample().edition, walk.state());
    for (const ActionWord word : words_to_try<G>(legal, rng)) {
        typename G::Action action;
        FlatAction flat;
        const Reason own = G::unpack(word, action);
        ASSERT_EQ(own, unpack_flat(G::actions, word, flat)) << std::hex << word;
        if (own != Reason::none) continue;
        ASSERT_EQ(G::pack(action), word) << std::hex << word;
        ASSERT_EQ(pack_flat(flat), word) << std::hex << word;
    }
}

/// Weights are positive and add up to the total; a draw falls on the outcome whose cumulative weight first exceeds it.
template <class G>
void chance_is_weighed(const Walk<G> &walk) {
    if (walk.actor() != chance) return;
    const auto &edition = walk.sample().edition;
    const std::uint32_t total = G::chance_total(edition, walk.state());
    std::uint32_t draw = 0;
    for (const typename G::Action &outcome : listed_actions<G>(edition, walk.state())) {
        const std::uint32_t weight = G::chance_weight(edition, walk.state(), outcome);
        EXPECT_GT(weight, 0u);
        for (std::uint32_t end = draw + weight; draw < end && draw < total; ++draw)
            ASSERT_EQ(G::pack(G::chance_at(edition, walk.state(), draw)), G::pack(outcome))
                << "draw " << draw;
        if (draw == total) break;
    }
    std::uint64_t sum = 0;
    for (const typename G::Action &outcome : listed_actions<G>(edition, walk.state()))
        sum += G::chance_weight(edition, walk.state(), outcome);
    EXPECT_EQ(sum, total);
}

/// Playing an action twice from the same state gives the same state and the same events; playing it without events
/// gives the same state; and none of it touches the state that was copied.
template <class G>
void apply_is_a_function(const Walk<G> &walk, const typename G::Action &action) {
    const auto &edition = walk.sample().edition;
    const std::uint64_t before = hash_of(walk.state());
    typename G::State once = walk.state(), again = walk.state(), quiet = walk.state();
    EventList<G::max_events> events, same_events;
    NoEvents none;
    G::apply(edition, once, action, events);
    G::apply(edition, again, action, same_events);
    G::apply(edition, quiet, action, none);
    EXPECT_TRUE(once == again && hash_of(once) == hash_of(again)) << "the same action, another state";
    EXPECT_TRUE(once == quiet && hash_of(once) == hash_of(quiet)) << "events change the state";
    EXPECT_EQ(hash_of(walk.state()), before);
    EXPECT_TRUE(std::equal(events.begin(), events.end(), same_events.begin(), same_events.end()))
        << "other events";
}

/// The invariants that the game states for itself.
template <class G>
void invariants_hold(const Walk<G> &walk) {
    EXPECT_STREQ(G::check(walk.sample().edition, walk.state()), nullptr);
    EXPECT_STREQ(G::check_options(walk.sample().edition, G::options_of(walk.state())), nullptr);
    EXPECT_TRUE(G::options_of(walk.state()) == walk.sample().options);
    EXPECT_EQ(G::table(walk.state()).players, walk.sample().table.players);
    EXPECT_EQ(G::table(walk.state()).first, walk.sample().table.first);
    EXPECT_GE(G::phase(walk.state()), 0);
    EXPECT_LT(static_cast<std::size_t>(G::phase(walk.state())), G::phases.size());
}

/// Events are rows of the game's table with arguments in range, and not more than the game says.
template <class G>
void events_keep_to_the_table(const Walk<G> &walk) {
    EXPECT_LE(walk.events().size(), G::max_events);
    for (const Event &event : walk.events()) {
        const EventSpec *spec = find_event(G::events, event.type);
        ASSERT_NE(spec, nullptr) << event.type;
        EXPECT_EQ(event.flags, 0);
        bool names_player = false;
        std::size_t arg = 0;
        for (const FieldSpec &field : spec->fields) {
            if (field.name == "player") {
                names_player = true;
                continue;
            }
            EXPECT_GE(event.arg[arg], field.min) << spec->name << ' ' << field.name;
            EXPECT_LE(event.arg[arg], field.max) << spec->name << ' ' << field.name;
            if (!field.names.empty()) {
                EXPECT_EQ(static_cast<std::size_t>(field.max - field.min + 1), field.names.size())
                    << spec->name << ' ' << field.name;
            }
            ++arg;
        }
        for (; arg < max_event_args; ++arg)
            EXPECT_EQ(event.arg[arg], 0) << spec->name << " has an argument without a name";
        const bool is_player = event.player >= 0 && event.player < walk.sample().table.players;
        EXPECT_TRUE(names_player ? is_player : event.player == nobody) << spec->name;
    }
}

/// The events that all games share tell the course of a match: turns counted from 1, points that add up to the final
/// count, and the end, once and last.
class Story {
public:
    template <class G>
    void follow(const Walk<G> &walk) {
        for (const Event &event : walk.events()) {
            EXPECT_FALSE(ended_) << "an event after the end";
            if (event.type == event_type::turn_started) {
                EXPECT_EQ(event.arg[0], ++turn_);
            }
            if (event.type == event_type::points_scored)
                points_[static_cast<std::size_t>(event.player)] += event.arg[1];
            if (event.type == event_type::match_over) {
                ended_ = true;
                const Outcome outcome = G::outcome(walk.sample().edition, walk.state());
                EXPECT_EQ(event.arg[0], outcome.winners);
                EXPECT_EQ(event.arg[1], outcome.reason);
            }
        }
        EXPECT_EQ(ended_, walk.over());
        if (!walk.over()) return;
        EXPECT_GT(turn_, 0);
        const Scores scores = G::scores(walk.sample().edition, walk.state(), omniscient);
        for (std::size_t p = 0; p < scores.size(); ++p)
            EXPECT_EQ(points_[p], scores[p].total()) << "seat " << p;
    }

private:
    int turn_ = 0;
    bool ended_ = false;
    std::array<int, max_players> points_{};
};

/// Counts are complete for the referee and at the end for everybody; the winners are among those with the most points.
template <class G>
void winners_fit_the_scores(const Walk<G> &walk) {
    const auto &edition = walk.sample().edition;
    const int players = walk.sample().table.players;
    const Outcome outcome = G::outcome(edition, walk.state());
    EXPECT_EQ(outcome.over, walk.over());
    const Scores scores = G::scores(edition, walk.state(), omniscient);
    ASSERT_EQ(scores.size(), static_cast<std::size_t>(players));
    int best = scores[0].total();
    for (const Score &score : scores) {
        EXPECT_TRUE(score.complete);
        best = std::max(best, score.total());
        for (std::size_t i = 0; i < score.lines.size(); ++i) {
            EXPECT_LT(score.lines[i].source, G::score_lines.size());
            for (std::size_t k = 0; k < i; ++k)
                EXPECT_NE(score.lines[i].source, score.lines[k].source) << "a line twice";
        }
    }
    if (!outcome.over) {
        EXPECT_EQ(outcome.winners, 0);
        return;
    }
    EXPECT_LT(outcome.reason, G::end_reasons.size());
    EXPECT_NE(outcome.winners, 0);
    EXPECT_EQ(outcome.winners >> players, 0);
    for (std::size_t p = 0; p < scores.size(); ++p)
        if (((outcome.winners >> p) & 1) != 0) {
            EXPECT_EQ(scores[p].total(), best) << "seat " << p;
        }
    for (Viewer viewer = public_viewer; viewer < players; ++viewer) {
        if (viewer == chance || viewer == nobody) continue;
        EXPECT_TRUE(G::scores(edition, walk.state(), viewer) == scores) << "the count is open at the end";
    }
}

/// The stand-in's action is legal.
template <class G>
void stand_in_is_legal(const Walk<G> &walk, Rng &rng) {
    if (walk.actor() < 0) return;
    const typename G::Action action = G::stand_in(walk.sample().edition, walk.state(), walk.actor(), rng);
    EXPECT_EQ(G::why_illegal(walk.sample().edition, walk.state(), action), Reason::none)
        << std::hex << G::pack(action);
}

/// How far the match is: from 0 to 1000, never back, and 1000 at the end alone.
class Progress {
public:
    template <class G>
    void follow(const Walk<G> &walk) {
        const int now = G::progress(walk.sample().edition, walk.state());
        EXPECT_GE(now, last_);
        EXPECT_LE(now, 1000);
        EXPECT_EQ(now == 1000, walk.over());
        last_ = now;
    }

private:
    int last_ = 0;
};

} // namespace ville::tests::laws
