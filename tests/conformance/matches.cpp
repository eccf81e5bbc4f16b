// The laws of matches over every game of the build: copies, undo, saves, logs, stand-ins.
#include "conformance_games.hpp"

#include "conformance/editions.hpp"
#include "conformance/laws.hpp"
#include "conformance/sample.hpp"
#include "support/matches.hpp"
#include "support/tier.hpp"

namespace ville::tests {

namespace {

template <class G>
MatchConfig config_of(const Sample<G> &sample) {
    MatchConfig config;
    config.table = sample.table;
    config.seed = sample.number;
    config.index = sample.number / 2;
    config.edition = edition_of(sample);
    std::size_t row = 0;
    for_each_field(sample.options, [&](std::string_view, const auto &field) {
        config.options[row++] = static_cast<std::int32_t>(field);
    });
    return config;
}

/// The match of a number, with chance by host: one call is one ply.
template <class G>
MatchConfig stepwise(int number, UndoRule rule = UndoRule::analysis) {
    MatchConfig config = config_of(sample<G>(static_cast<std::uint32_t>(number)));
    config.chance = ChanceMode::host;
    config.undo_rule = rule;
    return config;
}

/// Calls f(match, rng) before every ply of random matches and after the last one, until a law fails.
template <class G, class F>
void at_every_ply(int matches, UndoRule rule, F &&f) {
    for (int number = 0; number < matches; ++number) {
        const MatchPtr match = make_match(stepwise<G>(number, rule));
        Rng rng = test_rng(static_cast<std::uint32_t>(number), 2);
        for (;;) {
            f(*match, rng);
            if (testing::Test::HasFailure()) {
                ADD_FAILURE() << "at ply " << match->ply() << " of "
                              << describe(sample<G>(static_cast<std::uint32_t>(number)));
                return;
            }
            if (match->over()) break;
            play_once(*match, rng);
        }
    }
}

/// What a match looked like at each of its plies.
struct Course {
    std::vector<std::uint64_t> hashes;
    std::vector<Player> actors;

    void note(const Match &match) {
        hashes.push_back(hash_of(match));
        actors.push_back(match.actor());
    }
    void expect_at(const Match &match, std::uint32_t ply) const {
        EXPECT_EQ(match.ply(), ply);
        EXPECT_EQ(hash_of(match), hashes[ply]) << "ply " << ply;
        EXPECT_EQ(match.actor(), actors[ply]) << "ply " << ply;
    }
};

} // namespace

template <class L>
class Matches : public testing::Test {};
TYPED_TEST_SUITE(Matches, AllGames, GameNames);

// The fork test: what is done to a copy is done alike to both, or to one of them alone.
TYPED_TEST(Matches, CopiesGoOnAlike) {
    using G = typename TypeParam::Game;
    at_every_ply<G>(how_many(20, 1'000), UndoRule::table, [](Match &match, Rng &rng) {
        if (rng.below(8) != 0) return;
        const MatchPtr fork = match.clone();
        expect_same(match, *fork);
        EXPECT_EQ(events_of(match), events_of(*fork));
        Rng left = rng, right = rng;
        const MatchPtr other = match.clone();
        while (!fork->over() && !testing::Test::HasFailure()) {
            play_once(*fork, left);
            play_once(*other, right);
            EXPECT_EQ(hash_of(*fork), hash_of(*other)) << "at ply " << fork->ply();
        }
        expect_same(*fork, *other);
        EXPECT_EQ(events_of(*fork), events_of(*other));
    });
}

TYPED_TEST(Matches, CopiesAreIndependent) {
    using G = typename TypeParam::Game;
    at_every_ply<G>(how_many(20, 500), UndoRule::analysis, [](Match &match, Rng &rng) {
        if (rng.below(8) != 0) return;
        const std::vector<std::uint8_t> before = match.save();
        const std::vector<Event> events = events_of(match);
        MatchPtr copy = match.clone();
        play(*copy, rng, 20);
        EXPECT_EQ(copy->seek(0).status, Status::ok);
        play(*copy, rng);
        EXPECT_EQ(match.save(), before);
        EXPECT_EQ(events_of(match), events);
        EXPECT_EQ(copy->assign(match), Status::ok);
        expect_same(match, *copy);
        EXPECT_EQ(events_of(match), events_of(*copy));
        copy.reset();
        EXPECT_EQ(match.save(), before);
    });
}

TYPED_TEST(Matches, EveryPlyCanBeGoneBackTo) {
    using G = typename TypeParam::Game;
    for (int number = 0; number < how_many(30, 2'000) && !this->HasFailure(); ++number) {
        SCOPED_TRACE(describe(sample<G>(static_cast<std::uint32_t>(number))));
        const MatchPtr match = make_match(stepwise<G>(number));
        Rng rng = test_rng(static_cast<std::uint32_t>(number), 3);
        Course course;
        course.note(*match);
        while (!match->over()) {
            play_once(*match, rng);
            course.note(*match);
        }
        const std::vector<std::uint8_t> end = match->save();

        for (int jumps = 0; jumps < 60; ++jumps) { // back and forth
            const std::uint32_t ply = rng.below(match->log_end() + 1);
            ASSERT_EQ(match->seek(ply).status, Status::ok);
            course.expect_at(*match, ply);
        }
        ASSERT_EQ(match->seek(match->log_end()).status, Status::ok);
        std::vector<std::uint32_t> stops; // decisions taken back one by one
        while (match->undo().ok()) {
            course.expect_at(*match, match->ply());
            EXPECT_GE(match->actor(), 0) << "undo must lead to a decision";
            stops.push_back(match->ply());
        }
        EXPECT_EQ(match->check_undo().status, Status::nothing);
        while (!stops.empty()) { // and done again one by one
            EXPECT_EQ(match->ply(), stops.back());
            stops.pop_back();
            ASSERT_EQ(match->redo().status, Status::ok);
            course.expect_at(*match, match->ply());
        }
        EXPECT_EQ(match->redo().status, Status::nothing);
        EXPECT_TRUE(match->over());

        MatchPtr again; // nothing of it can be seen in what is kept, but that numbers of events go on
        ASSERT_EQ(Match::load(end, false, again).status, Status::ok);
        EXPECT_EQ(hash_of(*again), hash_of(*match));
        EXPECT_EQ(words_of(again->log()), words_of(match->log()));
    }
}

TYPED_TEST(Matches, BarriersStandAtLuckAndSecrets) {
    using G = typename TypeParam::Game;
    for (int number = 0; number < how_many(30, 1'000) && !this->HasFailure(); ++number) {
        const Sample<G> played = sample<G>(static_cast<std::uint32_t>(number));
        SCOPED_TRACE(describe(played));
        const MatchPtr match = make_match(stepwise<G>(number, UndoRule::table));
        Walk<G> walk(played); // the same match by the rules alone: it knows why a barrier must stand
        std::vector<bool> barrier;
        std::vector<bool> decision;
        while (!walk.over() && !this->HasFailure()) {
            const auto action = walk.choose();
            decision.push_back(walk.actor() >= 0);
            ASSERT_EQ(match->apply(walk.actor(), G::pack(action)).status, Status::ok);
            walk.apply(action);
            bool told_a_secret = false;
            for (const Event &event : walk.events()) told_a_secret |= !G::visibility(event).everybody();
            barrier.push_back(!decision.back() || told_a_secret);
            EXPECT_EQ(match->log()[match->log().size() - 1].barrier, barrier.back());

            std::size_t last = decision.size(); // the decision that undo would take back
            while (last > 0 && !decision[last - 1]) --last;
            const Status status = match->check_undo().status;
            if (last == 0) {
                EXPECT_EQ(status, Status::nothing);
                continue;
            }
            const bool stopped = std::find(barrier.begin() + static_cast<std::ptrdiff_t>(last) - 1,
                                           barrier.end(), true) != barrier.end();
            EXPECT_EQ(status, stopped ? Status::barrier : Status::ok);
            const std::uint64_t hash = hash_of(*match);
            const std::uint32_t ply = match->ply();
            EXPECT_EQ(match->undo().status, status);
            if (stopped) {
                EXPECT_EQ(match->ply(), ply);
            } else {
                EXPECT_EQ(match->ply(), last - 1);
                EXPECT_EQ(match->redo().status, Status::ok);
            }
            EXPECT_EQ(hash_of(*match), hash);
            EXPECT_EQ(match->seek(ply).status, Status::ok);
        }
    }
}

TYPED_TEST(Matches, SavesAndSnapshotsAreTheMatch) {
    using G = typename TypeParam::Game;
    at_every_ply<G>(how_many(10, 500), UndoRule::one_seat, [](Match &match, Rng &rng) {
        const std::vector<std::uint8_t> save = match.save();
        MatchPtr loaded;
        const Answer answer = Match::load(save, false, loaded);
        ASSERT_EQ(answer.status, Status::ok) << answer.text;
        expect_same(match, *loaded);
        EXPECT_EQ(events_of(match), events_of(*loaded));
        EXPECT_EQ(choices_of(match), choices_of(*loaded));
        EXPECT_EQ(loaded->seed(), match.seed());
        EXPECT_EQ(loaded->index(), match.index());
        EXPECT_EQ(loaded->edition()->hash(), match.edition()->hash());
        EXPECT_EQ(loaded->options(), match.options());
        EXPECT_EQ(loaded->table().first, match.table().first);
        EXPECT_EQ(loaded->chance_mode(), match.chance_mode());
        EXPECT_EQ(loaded->undo_rule(), match.undo_rule());

        MatchPtr alone; // the state without its past
        ASSERT_EQ(Match::load(save, true, alone).status, Status::ok);
        EXPECT_EQ(hash_of(*alone), hash_of(match));
        EXPECT_EQ(alone->ply(), match.ply());
        EXPECT_EQ(alone->log_begin(), match.ply());

        const MatchPtr other = make_match(match.config());
        ASSERT_EQ(other->load_snapshot(match.snapshot()).status, Status::ok);
        EXPECT_EQ(hash_of(*other), hash_of(match));
        EXPECT_EQ(other->ply(), match.ply());
        EXPECT_EQ(other->snapshot(), match.snapshot());
        EXPECT_EQ(choices_of(*other), choices_of(match));

        if (match.over() || rng.below(4) != 0) return;
        Rng left = rng, right = rng; // and it goes on alike
        const MatchPtr fork = match.clone();
        play(*fork, left, 10);
        play(*loaded, right, 10);
        expect_same(*fork, *loaded);
    });
}

TYPED_TEST(Matches, LogsLeadToTheSameState) {
    using G = typename TypeParam::Game;
    for (int number = 0; number < how_many(100, 5'000) && !this->HasFailure(); ++number) {
        SCOPED_TRACE(describe(sample<G>(static_cast<std::uint32_t>(number))));
        const MatchPtr match = make_match(stepwise<G>(number));
        Rng rng = test_rng(static_cast<std::uint32_t>(number), 4);
        play(*match, rng);

        const MatchPtr replay = make_match(stepwise<G>(number));
        std::uint32_t applied = 0;
        const std::vector<ActionWord> words = words_of(match->log());
        ASSERT_EQ(replay->apply_list(words, applied).status, Status::ok);
        EXPECT_EQ(applied, words.size());
        expect_same(*match, *replay);
        EXPECT_EQ(events_of(*match), events_of(*replay));

        // With automatic chance the decisions alone are enough: luck comes from the seed.
        MatchConfig config = stepwise<G>(number);
        config.chance = ChanceMode::automatic;
        const MatchPtr automatic = make_match(config);
        for (std::size_t i = 0; i < match->log().size(); ++i) {
            const LogEntry &entry = match->log()[i];
            if (entry.player == chance) continue;
            ASSERT_EQ(automatic->apply(entry.player, entry.word).status, Status::ok) << "ply " << i;
        }
        EXPECT_EQ(hash_of(*automatic), hash_of(*match));
        EXPECT_EQ(words_of(automatic->log()), words);
        // A journal forgets by whole calls, and these were called differently: what both still keep is the same.
        const std::uint32_t since =
            std::max(automatic->journal().begin_number(), match->journal().begin_number());
        EXPECT_EQ(events_from(*automatic, since), events_from(*match, since));
    }
}

TYPED_TEST(Matches, KeepingNothingChangesNothing) {
    using G = typename TypeParam::Game;
    for (int number = 0; number < how_many(50, 2'000) && !this->HasFailure(); ++number) {
        SCOPED_TRACE(describe(sample<G>(static_cast<std::uint32_t>(number))));
        std::vector<MatchPtr> matches;
        for (const Keep keep :
             {Keep{true, true, true}, Keep{true, true, false}, Keep{true, false, true},
              Keep{true, false, false}, Keep{false, false, true}, Keep{false, false, false}}) {
            MatchConfig config = stepwise<G>(number);
            config.keep = keep;
            matches.push_back(make_match(config));
        }
        const Rng start = test_rng(static_cast<std::uint32_t>(number), 5);
        std::vector<Rng> rngs(matches.size(), start);
        while (!matches[0]->over() && !this->HasFailure()) {
            for (std::size_t i = 0; i < matches.size(); ++i) play_once(*matches[i], rngs[i]);
            for (const MatchPtr &match : matches) {
                EXPECT_EQ(hash_of(*match), hash_of(*matches[0]));
                EXPECT_EQ(match->ply(), matches[0]->ply());
            }
        }
        EXPECT_EQ(events_of(*matches[2]), events_of(*matches[0]));
        EXPECT_EQ(events_of(*matches[4]), events_of(*matches[0]));
        EXPECT_EQ(words_of(matches[3]->log()), words_of(matches[0]->log()));
    }
}

// Every seat may be left at every step: a stand-in goes on, by the rules, and the match ends.
TYPED_TEST(Matches, LeaversDoNotHoldUpTheTable) {
    using G = typename TypeParam::Game;
    for (int number = 0; number < how_many(12, 200) && !this->HasFailure(); ++number) {
        SCOPED_TRACE(describe(sample<G>(static_cast<std::uint32_t>(number))));
        MatchConfig config = stepwise<G>(number);
        config.chance = ChanceMode::automatic;
        const MatchPtr match = make_match(config);
        Rng rng = test_rng(static_cast<std::uint32_t>(number), 6);
        for (; !match->over() && !this->HasFailure(); play_once(*match, rng))
            for (int seat = 0; seat <= match->table().players; ++seat) {
                const MatchPtr left = match->clone();
                const bool all = seat == match->table().players;
                for (int p = 0; p < match->table().players; ++p)
                    if (all || p == seat) {
                        ASSERT_EQ(left->set_stand_in(p, true).status, Status::ok);
                        EXPECT_NE(left->actor(), p) << "a stand-in waits";
                    }
                play(*left, rng);
                ASSERT_TRUE(left->over());
                ASSERT_STREQ(left->ops().check(left->edition()->data(), left->state()), nullptr);
                config.chance = ChanceMode::host; // its log holds nothing that is against the rules
                const MatchPtr replay = make_match(config);
                std::uint32_t applied = 0;
                ASSERT_EQ(replay->apply_list(words_of(left->log()), applied).status, Status::ok) << applied;
                EXPECT_EQ(hash_of(*replay), hash_of(*left));
            }
    }
}

// After every call the match waits for a person, or it is over; only the past is shown as it was. There nobody decides
// in the place of luck or of a stand-in.
TYPED_TEST(Matches, SomebodyIsAskedAfterEveryCall) {
    using G = typename TypeParam::Game;
    for (int number = 0; number < how_many(20, 500) && !this->HasFailure(); ++number) {
        SCOPED_TRACE(describe(sample<G>(static_cast<std::uint32_t>(number))));
        MatchConfig config = stepwise<G>(number);
        config.chance = ChanceMode::automatic;
        MatchPtr match = make_match(config);
        Rng rng = test_rng(static_cast<std::uint32_t>(number), 7);
        const auto seat = [&] { return static_cast<int>(rng.below(match->table().players)); };
        for (int calls = 0; calls < 150 && !this->HasFailure(); ++calls) {
            const Player acting = match->actor();
            const bool by_itself =
                acting == chance || (acting >= 0 && (match->stand_ins() >> acting & 1u) != 0);
            if (match->ply() == match->log_end()) {
                EXPECT_FALSE(by_itself) << "call " << calls << ", actor " << static_cast<int>(acting);
            }
            if (by_itself) {
                const std::vector<std::uint8_t> before = match->save();
                for (const ActionWord word : choices_of(*match)) {
                    EXPECT_EQ(match->check_action(acting, word).reason, Reason::acts_by_itself);
                    EXPECT_EQ(match->apply(acting, word).reason, Reason::acts_by_itself);
                }
                EXPECT_EQ(match->save(), before);
            }
            const std::uint32_t ply = match->ply();
            const std::uint32_t end = match->log_end();
            switch (rng.below(9)) {
            case 0: match->undo(); break;
            case 1: match->redo(); break;
            case 2:
                EXPECT_EQ(match->seek(end - rng.below(end - match->log_begin() + 1)).status, Status::ok);
                break;
            case 3: EXPECT_EQ(match->set_stand_in(seat(), rng.below(2) != 0).status, Status::ok); break;
            case 4: { // a seat is given back: nothing else happens
                EXPECT_EQ(match->set_stand_in(seat(), false).status, Status::ok);
                EXPECT_EQ(match->ply(), ply);
                EXPECT_EQ(match->log_end(), end);
                break;
            }
            case 5: {
                MatchPtr loaded;
                const bool state_only = rng.below(4) == 0;
                ASSERT_EQ(Match::load(match->save(), state_only, loaded).status, Status::ok);
                if (!state_only) expect_same(*match, *loaded);
                match = std::move(loaded);
                break;
            }
            case 6: {
                const MatchPtr other = match->clone();
                ASSERT_EQ(match->load_snapshot(other->snapshot()).status, Status::ok);
                break;
            }
            default:
                if (!by_itself && !match->over()) play_once(*match, rng);
            }
            EXPECT_STREQ(match->ops().check(match->edition()->data(), match->state()), nullptr);
        }
    }
}

TYPED_TEST(Matches, RefusedActionsChangeNothing) {
    using G = typename TypeParam::Game;
    at_every_ply<G>(how_many(10, 300), UndoRule::table, [](Match &match, Rng &rng) {
        const std::vector<std::uint8_t> before = match.save();
        const std::vector<Event> events = events_of(match);
        const std::vector<ActionWord> legal = choices_of(match);
        for (const ActionWord word : laws::words_to_try<G>(legal, rng)) {
            const bool listed = std::find(legal.begin(), legal.end(), word) != legal.end();
            for (Player player = nobody; player <= match.table().players; ++player) {
                if (listed && player == match.actor()) continue;
                const Answer answer = match.apply(player, word);
                ASSERT_FALSE(answer.ok()) << static_cast<int>(player) << ' ' << std::hex << word;
                ASSERT_NE(answer.reason, Reason::none);
                const Answer told = match.check_action(player, word);
                ASSERT_EQ(told.status, answer.status);
                ASSERT_EQ(told.reason, answer.reason);
                if (match.over()) ASSERT_EQ(answer.reason, Reason::match_over);
                else ASSERT_EQ(answer.status == Status::illegal, player == match.actor());
            }
        }
        for (const ActionWord word : legal)
            ASSERT_EQ(match.check_action(match.actor(), word).status, Status::ok);
        EXPECT_EQ(match.save(), before);
        EXPECT_EQ(events_of(match), events);
    });
}

TYPED_TEST(Matches, GuessesAreMatches) {
    using G = typename TypeParam::Game;
    at_every_ply<G>(how_many(20, 500), UndoRule::table, [](Match &match, Rng &rng) {
        if (rng.below(4) != 0) return;
        for (Viewer viewer = omniscient; viewer < match.table().players; ++viewer) {
            if (viewer == chance || viewer == nobody) continue;
            const std::vector<std::uint8_t> before = match.save();
            const MatchPtr guess = match.determinize(viewer, 7, rng.below(1000));
            EXPECT_EQ(guess->actor(), match.actor());
            EXPECT_EQ(guess->ply(), match.ply());
            EXPECT_EQ(guess->ops().view_json(guess->edition()->data(), guess->state(), viewer),
                      match.ops().view_json(match.edition()->data(), match.state(), viewer));
            play(*guess, rng);
            EXPECT_TRUE(guess->over());
            EXPECT_EQ(match.save(), before);
        }
    });
}

TYPED_TEST(Matches, ListsAreForTheActorAndTheReferee) {
    using G = typename TypeParam::Game;
    at_every_ply<G>(how_many(5, 50), UndoRule::table, [](const Match &match, Rng &) {
        for (int viewer = omniscient; viewer < match.table().players; ++viewer) {
            const auto who = static_cast<Viewer>(viewer);
            const bool turn = match.actor() >= 0 && (viewer == match.actor() || viewer == omniscient);
            EXPECT_EQ(match.may_list_actions(who), turn);
            EXPECT_EQ(match.may_list_outcomes(who), match.actor() == chance && viewer == omniscient);
        }
    });
}

} // namespace ville::tests
