// The laws are held against a game that keeps them all, and against the same game with one mistake at a time: each
// mistake must be found by the law that forbids it.
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include "conformance/laws.hpp"
#include "conformance/secrets.hpp"
#include "support/pockets.hpp"

namespace ville::tests {

namespace {

using pockets::Wrong;

using G = pockets::Game;

struct Law {
    const char *name;
    std::function<void(Walk<G> &)> hold;
};

/// The laws, by name, each ready for its first match.
std::vector<Law> all_laws() {
    auto story = std::make_shared<laws::Story>();
    auto progress = std::make_shared<laws::Progress>();
    auto told = std::make_shared<laws::Told<G>>();
    const auto with_guess = [](auto law) {
        return [law](Walk<G> &walk) {
            for (const Viewer viewer : viewers_of(walk.sample().table.players)) {
                typename G::State guess = walk.state();
                G::determinize(walk.sample().edition, guess, viewer, walk.rng());
                law(walk, guess, viewer);
            }
        };
    };
    return {
        {"list", [](Walk<G> &walk) { laws::list_is_in_order(walk); }},
        {"legality", [](Walk<G> &walk) { laws::legality_agrees_with_list(walk, walk.rng()); }},
        {"words", [](Walk<G> &walk) { laws::words_have_one_meaning(walk, walk.rng()); }},
        {"chance", [](Walk<G> &walk) { laws::chance_is_weighed(walk); }},
        {"apply",
         [](Walk<G> &walk) {
             if (!walk.over()) laws::apply_is_a_function(walk, walk.choose());
         }},
        {"invariants", [](Walk<G> &walk) { laws::invariants_hold(walk); }},
        {"events", [](Walk<G> &walk) { laws::events_keep_to_the_table(walk); }},
        {"story",
         [story](Walk<G> &walk) {
             if (walk.ply() == 0) *story = {};
             story->follow(walk);
         }},
        {"winners", [](Walk<G> &walk) { laws::winners_fit_the_scores(walk); }},
        {"stand-in", [](Walk<G> &walk) { laws::stand_in_is_legal(walk, walk.rng()); }},
        {"progress",
         [progress](Walk<G> &walk) {
             if (walk.ply() == 0) *progress = {};
             progress->follow(walk);
         }},
        {"end", [](Walk<G> &) {}}, // at_every_position finds it
        {"public", with_guess([](Walk<G> &walk, const auto &guess, Viewer) {
             laws::guess_agrees_in_public(walk, guess);
         })},
        {"viewer", with_guess([](Walk<G> &walk, const auto &guess, Viewer viewer) {
             laws::guess_agrees_for_viewer(walk, guess, viewer);
         })},
        {"playable", with_guess([](Walk<G> &walk, const auto &guess, Viewer) {
             laws::guess_can_be_played(walk, guess, walk.rng());
         })},
        {"told", with_guess([told](Walk<G> &walk, const auto &guess, Viewer viewer) {
             if (viewer == public_viewer) told->follow(walk); // once a position: the public comes first
             told->guess_denies_nothing(walk, guess, viewer);
         })},
        {"differ",
         [](Walk<G> &walk) {
             for (const Viewer viewer : viewers_of(walk.sample().table.players))
                 laws::guesses_differ(walk, viewer, walk.rng());
         }},
        {"redacted", [](Walk<G> &walk) { laws::events_are_redacted(walk); }},
        {"telling",
         [](Walk<G> &walk) {
             laws::words_keep_secrets(walk,
                                      [](const auto &...event) { return pockets::Text::event(event...); });
         }},
    };
}

/// What the law says about so many matches of the game, without telling the running test.
std::vector<std::string> findings(const Law &law, int matches) {
    testing::TestPartResultArray results;
    {
        testing::ScopedFakeTestPartResultReporter listen(
            testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &results);
        for (int number = 0; number < matches && results.size() == 0; ++number) {
            const Sample<G> match = sample<G>(static_cast<std::uint32_t>(number));
            Walk<G> walk(match);
            while (results.size() == 0) {
                law.hold(walk);
                if (walk.over() || results.size() > 0) break;
                if (walk.ply() == 1'000) {
                    ADD_FAILURE() << "no end";
                    break;
                }
                walk.apply(walk.choose());
            }
        }
    }
    std::vector<std::string> found;
    for (int i = 0; i < results.size(); ++i)
        if (results.GetTestPartResult(i).failed()) found.emplace_back(results.GetTestPartResult(i).message());
    return found;
}

void expect_found_by(Wrong mistake, std::string_view name) {
    pockets::mistake = mistake;
    for (const Law &law : all_laws())
        if (law.name == name) {
            EXPECT_FALSE(findings(law, 200).empty())
                << "mistake " << static_cast<int>(mistake) << " is not found";
            name = {};
        }
    EXPECT_TRUE(name.empty()) << "no law of this name: " << name;
    pockets::mistake = Wrong::nothing;
}

} // namespace

TEST(LawsThemselves, LetAProperGamePass) {
    for (const Law &law : all_laws()) {
        const std::vector<std::string> found = findings(law, 300);
        EXPECT_TRUE(found.empty()) << law.name << ": " << found[0];
    }
}

TEST(LawsThemselves, FindMistakesInListsAndLegality) {
    expect_found_by(Wrong::unsorted_list, "list");
    expect_found_by(Wrong::double_entry, "list");
    expect_found_by(Wrong::long_list, "list");
    expect_found_by(Wrong::empty_list, "list");
    expect_found_by(Wrong::too_strict, "legality");
    expect_found_by(Wrong::too_lax, "legality");
    expect_found_by(Wrong::stray_bits, "words");
}

TEST(LawsThemselves, FindMistakesInChance) {
    expect_found_by(Wrong::zero_weight, "chance");
    expect_found_by(Wrong::wrong_total, "chance");
    expect_found_by(Wrong::shifted_draw, "chance");
}

TEST(LawsThemselves, FindMistakesInApplying) {
    expect_found_by(Wrong::moody, "apply");
    expect_found_by(Wrong::events_matter, "apply");
    expect_found_by(Wrong::lost_card, "invariants");
    expect_found_by(Wrong::changed_options, "invariants");
    expect_found_by(Wrong::endless, "end");
}

TEST(LawsThemselves, FindMistakesInEvents) {
    expect_found_by(Wrong::unknown_event, "events");
    expect_found_by(Wrong::wild_argument, "events");
    expect_found_by(Wrong::too_many_events, "events");
    expect_found_by(Wrong::miscounted_turn, "story");
    expect_found_by(Wrong::silent_points, "story");
    expect_found_by(Wrong::wrong_end, "story");
}

TEST(LawsThemselves, FindMistakesInScoresAndStandIns) {
    expect_found_by(Wrong::wrong_winner, "winners");
    expect_found_by(Wrong::early_winner, "winners");
    expect_found_by(Wrong::illegal_stand_in, "stand-in");
    expect_found_by(Wrong::progress_back, "progress");
}

TEST(LawsThemselves, FindLeaks) {
    expect_found_by(Wrong::leaky_view, "viewer");
    expect_found_by(Wrong::leaky_list, "viewer");
    expect_found_by(Wrong::leaky_reason, "viewer");
    expect_found_by(Wrong::leaky_score, "viewer");
    expect_found_by(Wrong::leaky_progress, "public");
    expect_found_by(Wrong::true_guess, "differ");
    expect_found_by(Wrong::broken_guess, "playable");
    expect_found_by(Wrong::dead_guess, "playable");
    expect_found_by(Wrong::forgetful_guess, "told");
    expect_found_by(Wrong::open_event, "told");
    expect_found_by(Wrong::telling_words, "telling");
    expect_found_by(Wrong::misread_blank, "telling");
}

} // namespace ville::tests
