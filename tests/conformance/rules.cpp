// The laws of rules over every game of the build, in random matches of every shape.
#include "conformance_games.hpp"

#include "conformance/laws.hpp"
#include "conformance/sample.hpp"
#include "support/tier.hpp"

namespace ville::tests {

template <class L>
class Rules : public testing::Test {};
TYPED_TEST_SUITE(Rules, AllGames, GameNames);

TYPED_TEST(Rules, EditionsToTryAreFaultless) {
    using G = typename TypeParam::Game;
    for (int number = 0; number < how_many(200, 2'000); ++number) {
        const Sample<G> match = sample<G>(static_cast<std::uint32_t>(number));
        const Faults faults = G::check_edition(match.edition);
        ASSERT_TRUE(faults.empty()) << number << ": " << faults[0].group << ' ' << faults[0].row << ' '
                                    << faults[0].what;
    }
}

TYPED_TEST(Rules, ListsAreInOrder) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(300, 20'000), [](const Walk<G> &walk) { laws::list_is_in_order(walk); });
}

TYPED_TEST(Rules, LegalityAgreesWithTheList) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(30, 2'000),
                         [](Walk<G> &walk) { laws::legality_agrees_with_list(walk, walk.rng()); });
}

TYPED_TEST(Rules, WordsHaveOneMeaning) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(10, 500),
                         [](Walk<G> &walk) { laws::words_have_one_meaning(walk, walk.rng()); });
}

TYPED_TEST(Rules, ChanceIsWeighed) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(100, 5'000), [](const Walk<G> &walk) { laws::chance_is_weighed(walk); });
}

TYPED_TEST(Rules, ApplyIsAFunction) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(100, 5'000), [](Walk<G> &walk) {
        if (!walk.over()) laws::apply_is_a_function(walk, walk.choose());
    });
}

TYPED_TEST(Rules, InvariantsHold) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(300, 20'000), [](const Walk<G> &walk) { laws::invariants_hold(walk); });
}

TYPED_TEST(Rules, EventsKeepToTheTable) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(300, 20'000),
                         [](const Walk<G> &walk) { laws::events_keep_to_the_table(walk); });
}

TYPED_TEST(Rules, EventsTellTheMatch) {
    using G = typename TypeParam::Game;
    laws::Story story;
    at_every_position<G>(how_many(300, 20'000), [&](const Walk<G> &walk) {
        if (walk.ply() == 0) story = {};
        story.follow(walk);
    });
}

TYPED_TEST(Rules, WinnersFitTheScores) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(100, 10'000),
                         [](const Walk<G> &walk) { laws::winners_fit_the_scores(walk); });
}

TYPED_TEST(Rules, StandInsPlayByTheRules) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(100, 10'000),
                         [](Walk<G> &walk) { laws::stand_in_is_legal(walk, walk.rng()); });
}

TYPED_TEST(Rules, ProgressNeverGoesBack) {
    using G = typename TypeParam::Game;
    laws::Progress progress;
    at_every_position<G>(how_many(300, 20'000), [&](const Walk<G> &walk) {
        if (walk.ply() == 0) progress = {};
        progress.follow(walk);
    });
}

TYPED_TEST(Rules, MatchesEndInTime) {
    using G = typename TypeParam::Game;
    std::uint32_t longest = 0;
    at_every_position<G>(how_many(1'000, 40'000), [&](const Walk<G> &walk) {
        if (walk.sample().builtin) longest = std::max(longest, walk.ply());
    });
    EXPECT_LE(longest, G::max_plies);
    this->RecordProperty("longest", static_cast<int>(longest));
}

} // namespace ville::tests
