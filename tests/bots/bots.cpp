// Bots, over every game: they choose what is legal, the same for the same seed, without a look at what is hidden; and
// the search plays well.
#include <bit>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <ville/bots/is_mcts.hpp>
#include <ville/bots/random.hpp>

#include "conformance/sample.hpp"
#include "conformance_games.hpp"
#include "support/tier.hpp"

namespace ville::tests {
namespace {

template <class L>
class Bots : public testing::Test {
public:
    using Played = typename L::Game;
    using State = typename Played::State;
    using Edition = typename Played::Edition;

    static const Edition &edition() { return *Played::editions[0]; }

    static State start(int players, int first = 0) {
        NoEvents quiet;
        return Played::setup(edition(), {},
                             Table{static_cast<std::uint8_t>(players), static_cast<std::uint8_t>(first)},
                             quiet);
    }

    /// Plays on at random for some plies, and then until a player must decide. Answers false at the end of the match.
    static bool play_on(State &state, std::uint32_t match, std::uint32_t plies) {
        NoEvents quiet;
        for (std::uint32_t ply = 0;
             Played::actor(state) != nobody && (ply < plies || Played::actor(state) == chance); ++ply) {
            Rng rng = test_rng(match, ply);
            const bool luck = Played::actor(state) == chance;
            Played::apply(edition(), state,
                          luck ? draw_outcome<Played>(edition(), state, rng)
                               : random_action<Played>(edition(), state, rng),
                          quiet);
        }
        return Played::actor(state) != nobody;
    }

    /// A position of some match in which a player must decide.
    static State position(std::uint32_t number) {
        for (;; ++number) {
            State state = start(Played::min_players + static_cast<int>(number % 3) %
                                                          (Played::max_players - Played::min_players + 1));
            if (play_on(state, number, 7 * number % 100)) return state;
        }
    }

    static std::size_t choices(const State &state) {
        ActionList<Played> list;
        Played::legal_actions(edition(), state, list);
        return list.size();
    }

    /// A position in which there is something to choose.
    static State choice(std::uint32_t number) {
        for (;; ++number)
            if (const State state = position(number); choices(state) > 1) return state;
    }

    static typename Played::Action search(const State &state, std::uint64_t seed, SearchBudget budget,
                                          std::vector<Thought> &thoughts, StopFlag stop = {}) {
        IsMcts<Played> bot(seed, 0);
        return bot.choose(InformationSet<Played>(edition(), state, Played::actor(state)), 0, budget, stop,
                          thoughts);
    }

    /// A victory, in a unit that lets up to six winners share it. Whole numbers, since a processor may compute with more
    /// places than a double keeps.
    static constexpr int victory = 60;

    /// The victories of one searching seat among random ones.
    static int victories_of_search(int players, int matches, std::uint32_t iterations) {
        int victories = 0;
        for (int match = 0; match < matches; ++match) {
            const auto number = static_cast<std::uint32_t>(match);
            State state = start(players);
            const auto seat = static_cast<Player>(match % players);
            IsMcts<Played> bot(11, number);
            std::vector<Thought> thoughts;
            NoEvents quiet;
            for (std::uint32_t ply = 0; Played::actor(state) != nobody; ++ply) {
                const Player actor = Played::actor(state);
                Rng rng(7, number, actor == chance ? stream::chance : stream::bot(actor), ply);
                typename Played::Action action;
                if (actor == chance) action = draw_outcome<Played>(edition(), state, rng);
                else if (actor == seat)
                    action = bot.choose(InformationSet<Played>(edition(), state, actor), ply,
                                        {.iterations = iterations}, nullptr, thoughts);
                else action = choose_randomly(InformationSet<Played>(edition(), state, actor), rng);
                Played::apply(edition(), state, action, quiet);
            }
            const unsigned winners = Played::outcome(edition(), state).winners;
            if ((winners >> seat) & 1u) victories += victory / std::popcount(winners);
        }
        Test::RecordProperty("victories", std::to_string(static_cast<double>(victories) / victory) + " of " +
                                              std::to_string(matches));
        return victories;
    }
};

/// A game that counts the guesses that are drawn from it: a search draws one for each iteration.
template <Game G>
struct Watched : G {
    static inline std::uint32_t guesses = 0;
    static void determinize(const typename G::Edition &edition, typename G::State &state, Viewer viewer,
                            Rng &rng) {
        ++guesses;
        G::determinize(edition, state, viewer, rng);
    }
};

/// The same, with nothing to choose: the first legal action is the only one.
template <Game G>
struct OneWay : Watched<G> {
    static void legal_actions(const typename G::Edition &edition, const typename G::State &state,
                              ActionList<G> &list) {
        ActionList<G> all;
        G::legal_actions(edition, state, all);
        if (!all.empty()) list.push_back(all[0]);
    }
};

/// A clock on which a millisecond passes from one look to the next.
struct WatchedClock {
    using duration = std::chrono::milliseconds;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<WatchedClock>;
    static inline int looks = 0;
    static time_point now() { return time_point(duration(looks++)); }
};

/// How often a search does something.
struct Effort {
    std::uint32_t iterations = 0;
    int looks_at_the_clock = 0;
    friend bool operator==(const Effort &, const Effort &) = default;
};

template <Game W>
Effort effort(const typename W::State &state, SearchBudget budget, StopFlag stop = {}) {
    std::vector<Thought> thoughts;
    W::guesses = 0;
    WatchedClock::looks = 0;
    IsMcts<W, WatchedClock> bot(1, 0);
    bot.choose(InformationSet<W>(*W::editions[0], state, W::actor(state)), 0, budget, stop, thoughts);
    return {.iterations = W::guesses, .looks_at_the_clock = WatchedClock::looks};
}

TYPED_TEST_SUITE(Bots, AllGames, GameNames);

TYPED_TEST(Bots, RandomChoosesEveryLegalActionAndNothingElse) {
    using G = typename TestFixture::Played;
    const auto state = TestFixture::position(3);
    ActionList<G> list;
    G::legal_actions(this->edition(), state, list);
    std::vector<int> chosen(list.size());
    for (std::uint32_t i = 0; i < 200 * list.size(); ++i) {
        Rng rng = test_rng(i);
        const auto action = choose_randomly(InformationSet<G>(this->edition(), state, G::actor(state)), rng);
        for (std::size_t k = 0; k < list.size(); ++k) chosen[k] += action == list[k];
    }
    int all = 0;
    for (const int times : chosen) {
        EXPECT_GT(times, 100);
        all += times;
    }
    EXPECT_EQ(all, static_cast<int>(200 * list.size()));
}

TYPED_TEST(Bots, TheSameSeedThinksTheSame) {
    for (std::uint32_t i = 0; i < 10; ++i) {
        const auto state = TestFixture::position(i);
        std::vector<Thought> first;
        std::vector<Thought> again;
        const auto choice = this->search(state, 5, {.iterations = 60}, first);
        EXPECT_EQ(choice, this->search(state, 5, {.iterations = 60}, again));
        EXPECT_EQ(first, again);
    }
}

TYPED_TEST(Bots, ThoughtsCoverTheLegalListAndAddUp) {
    using G = typename TestFixture::Played;
    for (std::uint32_t i = 0; i < 10; ++i) {
        const auto state = TestFixture::position(i);
        ActionList<G> list;
        G::legal_actions(this->edition(), state, list);
        std::vector<Thought> thoughts;
        const auto choice = this->search(state, 1, {.iterations = 100}, thoughts);
        ASSERT_EQ(thoughts.size(), list.size());
        std::uint32_t visits = 0;
        std::uint32_t most = 0;
        std::uint32_t of_choice = 0;
        for (std::size_t k = 0; k < list.size(); ++k) {
            EXPECT_EQ(thoughts[k].action, G::pack(list[k]));
            EXPECT_GE(thoughts[k].value, 0);
            EXPECT_LE(thoughts[k].value, 1'000'000);
            visits += thoughts[k].visits;
            most = std::max(most, thoughts[k].visits);
            if (list[k] == choice) of_choice = thoughts[k].visits;
        }
        EXPECT_EQ(of_choice, most);
        if (list.size() > 1) {
            EXPECT_EQ(visits, 100u);
        }
    }
}

TYPED_TEST(Bots, OneIterationIsAlwaysMade) {
    using G = typename TestFixture::Played;
    const auto state = TestFixture::choice(4);
    const std::int32_t stop = 1;
    EXPECT_EQ(effort<Watched<G>>(state, {.iterations = 1'000'000}, &stop), (Effort{.iterations = 1}));
}

TYPED_TEST(Bots, WithoutMillisecondsNoClockIsRead) {
    using G = typename TestFixture::Played;
    EXPECT_EQ(effort<Watched<G>>(TestFixture::choice(4), {.iterations = 50}), (Effort{.iterations = 50}));
}

TYPED_TEST(Bots, IterationsOrMillisecondsEndASearchWhicheverComesFirst) {
    using G = typename TestFixture::Played;
    const auto state = TestFixture::choice(4);
    EXPECT_EQ(effort<Watched<G>>(state, {.iterations = UINT32_MAX, .milliseconds = 7}).iterations, 7u);
    EXPECT_EQ(effort<Watched<G>>(state, {.iterations = 3, .milliseconds = 7}).iterations, 3u);
}

TYPED_TEST(Bots, AClockOfTheWorldEndsASearch) {
    std::vector<Thought> thoughts;
    // ends, that is all
    this->search(TestFixture::choice(4), 1, {.iterations = UINT32_MAX, .milliseconds = 5}, thoughts);
    EXPECT_GT(thoughts.size(), 1u);
}

TYPED_TEST(Bots, TheOnlyLegalActionIsTheAnswerAtOnce) {
    using G = OneWay<typename TestFixture::Played>;
    const auto state = TestFixture::choice(4);
    EXPECT_EQ(effort<G>(state, {.iterations = 1000, .milliseconds = 1000}), Effort());
    ActionList<G> list;
    G::legal_actions(this->edition(), state, list);
    std::vector<Thought> thoughts;
    IsMcts<G> bot(1, 0);
    const InformationSet<G> known(this->edition(), state, G::actor(state));
    EXPECT_EQ(bot.choose(known, 0, {.iterations = 1000}, nullptr, thoughts), list[0]);
    EXPECT_EQ(thoughts, (std::vector<Thought>{{.action = G::pack(list[0])}}));
}

// Whatever is hidden from the seat may be exchanged under the bot: it must not notice.
TYPED_TEST(Bots, NoByteOfWhatIsHiddenReachesTheSearch) {
    using G = typename TestFixture::Played;
    for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(how_many(20, 200)); ++i) {
        const auto state = TestFixture::position(i);
        auto exchanged = state;
        Rng rng = test_rng(i, 1);
        G::determinize(this->edition(), exchanged, G::actor(state), rng);
        std::vector<Thought> thoughts;
        std::vector<Thought> of_exchanged;
        const auto choice = this->search(state, 3, {.iterations = 40}, thoughts);
        EXPECT_EQ(choice, this->search(exchanged, 3, {.iterations = 40}, of_exchanged));
        EXPECT_EQ(thoughts, of_exchanged);
    }
}

TYPED_TEST(Bots, SearchBeatsRandomOneAgainstOne) {
    const int matches = how_many(20, 500);
    const int victories =
        this->victories_of_search(2, matches, static_cast<std::uint32_t>(how_many(300, 1000)));
    EXPECT_GE(100 * victories, Traits<typename TestFixture::Played>::search_wins * matches * this->victory);
}

TYPED_TEST(Bots, SearchTakesTwiceItsShareAtAFullTable) {
    constexpr int players = TestFixture::Played::max_players;
    const int matches = how_many(20, 200);
    const int victories =
        this->victories_of_search(players, matches, static_cast<std::uint32_t>(how_many(100, 1000)));
    EXPECT_GE(players * victories, 2 * matches * this->victory);
}

// ---- The arithmetic in whole numbers

TEST(Search, LogarithmIsExactForPowersAndCloseBetween) {
    for (int bit = 0; bit < 40; ++bit)
        EXPECT_EQ(detail::log2_fixed(std::uint64_t{1} << bit), static_cast<std::uint64_t>(bit) << 16);
    EXPECT_NEAR(static_cast<double>(detail::log2_fixed(3)) / 65536, 1.5849625, 0.0001);
    EXPECT_NEAR(static_cast<double>(detail::log2_fixed(1000)) / 65536, 9.9657843, 0.0001);
}

TEST(Search, SquareRootRoundsDown) {
    for (std::uint64_t x = 0; x < 2000; ++x) {
        const std::uint64_t root = detail::square_root(x);
        EXPECT_TRUE(root * root <= x && (root + 1) * (root + 1) > x) << x;
    }
    EXPECT_EQ(detail::square_root(std::uint64_t{1} << 62), std::uint64_t{1} << 31);
}

} // namespace
} // namespace ville::tests
