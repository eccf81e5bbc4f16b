// The law of hidden information: a viewer cannot tell a guess from the truth, by whatever he may ask.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <ville/core/text_table.hpp>

#include "conformance/laws.hpp"
#include "conformance/sample.hpp"

namespace ville::tests {

/// Everybody who may look: the seats, the public, the referee.
inline std::vector<Viewer> viewers_of(int players) {
    std::vector<Viewer> viewers{public_viewer, omniscient};
    for (int seat = 0; seat < players; ++seat) viewers.push_back(static_cast<Viewer>(seat));
    return viewers;
}

namespace laws {

/// What everybody may ask about a match is the same in the guess: whose turn it is, how far the match is, who has won.
template <class G>
void guess_agrees_in_public(const Walk<G> &walk, const typename G::State &guess) {
    const auto &edition = walk.sample().edition;
    EXPECT_EQ(G::actor(guess), walk.actor());
    EXPECT_EQ(G::phase(guess), G::phase(walk.state()));
    EXPECT_EQ(G::progress(edition, guess), G::progress(edition, walk.state())) << "progress tells a secret";
    EXPECT_EQ(G::outcome(edition, guess).winners, G::outcome(edition, walk.state()).winners);
    EXPECT_EQ(G::table(guess).players, walk.sample().table.players);
    EXPECT_EQ(G::table(guess).first, walk.sample().table.first);
    EXPECT_TRUE(G::options_of(guess) == walk.sample().options);
}

/// What this viewer may ask is the same in the guess: his view, his scores, and if it is his turn what he may do and
/// why he may not do something else.
template <class G>
void guess_agrees_for_viewer(const Walk<G> &walk, const typename G::State &guess, Viewer viewer) {
    const auto &edition = walk.sample().edition;
    EXPECT_TRUE(G::observe(edition, guess, viewer) == G::observe(edition, walk.state(), viewer))
        << "the view tells a secret";
    EXPECT_TRUE(G::scores(edition, guess, viewer) == G::scores(edition, walk.state(), viewer))
        << "the scores tell a secret";
    if (viewer == omniscient) {
        EXPECT_TRUE(guess == walk.state()) << "the referee knows the truth";
    }
    if (viewer != walk.actor()) return;
    EXPECT_EQ(listed_words<G>(edition, guess), listed_words<G>(edition, walk.state()))
        << "the list tells a secret";
    static const std::vector<ActionWord> words = well_formed_words<G>();
    for (const ActionWord word : words)
        EXPECT_EQ(judge<G>(edition, guess, word), judge<G>(edition, walk.state(), word))
            << "a reason tells a secret";
}

/// The guess is a position like any other, and a match can be played to its end from it.
template <class G>
void guess_can_be_played(const Walk<G> &walk, typename G::State guess, Rng &rng) {
    const auto &edition = walk.sample().edition;
    ASSERT_STREQ(G::check(edition, guess), nullptr);
    NoEvents quiet;
    for (std::uint32_t ply = 0; G::actor(guess) != nobody; ++ply) {
        ASSERT_LT(ply, endless);
        const bool luck = G::actor(guess) == chance;
        ASSERT_TRUE(!luck || G::chance_total(edition, guess) > 0) << "a dead end";
        const std::vector<typename G::Action> list =
            luck ? std::vector<typename G::Action>{} : listed_actions<G>(edition, guess);
        ASSERT_TRUE(luck || !list.empty()) << "a dead end";
        const auto action = luck ? draw_outcome<G>(edition, guess, rng)
                                 : list[rng.below(static_cast<std::uint32_t>(list.size()))];
        G::apply(edition, guess, action, quiet);
    }
    ASSERT_STREQ(G::check(edition, guess), nullptr);
}

/// What events have told a viewer, one after the other.
template <class G>
class Told {
public:
    void follow(const Walk<G> &walk) {
        if (walk.ply() == 0) events_.clear();
        events_.insert(events_.end(), walk.events().begin(), walk.events().end());
    }

    /// No event that a viewer was shown is denied by a guess.
    void guess_denies_nothing(const Walk<G> &walk, const typename G::State &guess, Viewer viewer) const {
        for (Event event : events_)
            if (redact(event, G::visibility(event), viewer)) {
                EXPECT_FALSE(Traits<G>::contradicts(walk.sample().edition, guess, viewer, event))
                    << event.type;
            }
    }

private:
    std::vector<Event> events_;
};

/// Where a viewer cannot know, guesses differ from the truth: not one of many is lucky every time.
template <class G>
void guesses_differ(const Walk<G> &walk, Viewer viewer, Rng &rng) {
    if (!Traits<G>::has_secret(walk.sample().edition, walk.state(), viewer)) return;
    for (int tries = 0; tries < 4'000; ++tries) { // nearly all cards of an edition may be of one kind
        typename G::State guess = walk.state();
        G::determinize(walk.sample().edition, guess, viewer, rng);
        if (!(guess == walk.state())) return;
    }
    ADD_FAILURE() << "viewer " << static_cast<int>(viewer) << " always guesses the truth";
}

/// A hidden argument leaves an event, the others stay, and who may not know of it does not get it.
template <class G>
void events_are_redacted(const Walk<G> &walk) {
    for (const Event &event : walk.events())
        for (const Viewer viewer : viewers_of(walk.sample().table.players)) {
            const Visibility who = G::visibility(event);
            const bool knows =
                who.everybody() || viewer == omniscient || (viewer >= 0 && ((who.seats >> viewer) & 1) != 0);
            Event shown = event;
            ASSERT_EQ(redact(shown, who, viewer), knows || who.hidden != 0);
            if (knows) {
                ASSERT_TRUE(shown == event);
            }
            if (knows || who.hidden == 0) continue;
            ASSERT_EQ(shown.flags, event_flag::partial);
            for (std::size_t i = 0; i < max_event_args; ++i)
                ASSERT_EQ(shown.arg[i], ((who.hidden >> i) & 1) != 0 ? -1 : event.arg[i]);
        }
}

/// Who does not get every field of an event reads a sentence that is the same whatever stands in the others, also when
/// a host has lost the mark on the way. Whoever gets them reads another. `words(edition, event, language)` is the text.
template <class G, class Words>
void words_keep_secrets(const Walk<G> &walk, Words &&words) {
    const auto &edition = walk.sample().edition;
    for (const Event &event : walk.events()) {
        const Visibility who = G::visibility(event);
        Event shown = event;
        if (!redact(shown, who, public_viewer) || shown == event) continue;
        for (const std::string_view language : languages) {
            const std::string text = words(edition, shown, language);
            EXPECT_NE(text, words(edition, event, language))
                << "the sentence for those who know tells no more";
            Event unmarked = shown;
            unmarked.flags = 0;
            EXPECT_EQ(words(edition, unmarked, language), text) << "a hidden value is read as if it were one";
            for (const std::int32_t value : {0, 1, 2, 7, 100}) {
                Event other = shown;
                for (std::size_t i = 0; i < max_event_args; ++i)
                    if (((who.hidden >> i) & 1u) != 0) other.arg[i] = value;
                EXPECT_EQ(words(edition, other, language), text) << "the sentence tells a secret";
            }
        }
    }
}

} // namespace laws
} // namespace ville::tests
