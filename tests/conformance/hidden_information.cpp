// Nobody learns what his seat cannot know: random guesses at random positions, seen by every viewer.
#include "conformance_games.hpp"

#include "conformance/secrets.hpp"
#include "support/tier.hpp"

namespace ville::tests {

template <class L>
class HiddenInformation : public testing::Test {};
TYPED_TEST_SUITE(HiddenInformation, AllGames, GameNames);

TYPED_TEST(HiddenInformation, GuessesCannotBeToldFromTheTruth) {
    using G = typename TypeParam::Game;
    laws::Told<G> told;
    int guesses = 0;
    at_every_position<G>(how_many(200, 20'000), [&](Walk<G> &walk) {
        told.follow(walk);
        for (const Viewer viewer : viewers_of(walk.sample().table.players)) {
            if (walk.rng().below(11) != 0) continue;
            typename G::State guess = walk.state();
            G::determinize(walk.sample().edition, guess, viewer, walk.rng());
            ++guesses;
            laws::guess_agrees_in_public(walk, guess);
            laws::guess_agrees_for_viewer(walk, guess, viewer);
            told.guess_denies_nothing(walk, guess, viewer);
            laws::guess_can_be_played(walk, guess, walk.rng());
            if (testing::Test::HasFailure()) {
                ADD_FAILURE() << "for viewer " << static_cast<int>(viewer);
                return;
            }
        }
    });
    EXPECT_GE(guesses, how_many(5'000, 1'000'000));
    this->RecordProperty("guesses", guesses);
}

TYPED_TEST(HiddenInformation, GuessesDifferFromTheTruth) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(50, 1'000), [](Walk<G> &walk) {
        for (const Viewer viewer : viewers_of(walk.sample().table.players))
            laws::guesses_differ(walk, viewer, walk.rng());
    });
}

TYPED_TEST(HiddenInformation, EventsAreRedacted) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(100, 5'000), [](const Walk<G> &walk) { laws::events_are_redacted(walk); });
}

} // namespace ville::tests
