// What playing costs: no memory is asked for, whatever a match keeps, and none at all by one that keeps nothing.
//
// The program's operator new counts, and can be told to fail.
#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>

#include <gtest/gtest.h>

#include "conformance/sample.hpp"
#include "runtime/toits_match.hpp"

// gcc sees free() inside the operator delete below and takes it for a mistake.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"
#endif

namespace {

// Of this thread alone.
thread_local std::uint64_t requests = 0;
thread_local std::uint64_t failing_request = 0; // counted from 1; 0 = none fails

void *ask(std::size_t size) {
    ++requests;
    if (requests == failing_request) return nullptr;
    return std::malloc(size == 0 ? 1 : size);
}

} // namespace

void *operator new(std::size_t size) {
    if (void *memory = ask(size)) return memory;
    throw std::bad_alloc();
}
void *operator new[](std::size_t size) { return operator new(size); }
void *operator new(std::size_t size, const std::nothrow_t &) noexcept { return ask(size); }
void *operator new[](std::size_t size, const std::nothrow_t &) noexcept { return ask(size); }
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete[](void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void *memory, std::size_t) noexcept { std::free(memory); }

namespace ville::tests {

namespace {

/// Requests for memory while f runs.
template <class F>
std::uint64_t requests_of(F &&f) {
    const std::uint64_t before = requests;
    f();
    return requests - before;
}

MatchConfig keeping(Keep keep, std::uint64_t seed = 1) {
    MatchConfig config = toits_config(4, seed);
    config.keep = keep;
    return config;
}

/// An edition whose matches may be longer than those of the built-in one, for which there is room.
EditionRef long_edition() {
    auto memory = edition_memory(toits_ops());
    toits::Edition edition = toits::standard;
    edition.id = "long";
    edition.supply_cards = 0;
    edition.alarm_limit = 1;
    for (std::uint8_t &takes : edition.leader_takes) takes = 0;
    edition.cards.clear();
    edition.cards.push_back({.good = toits::Good::gold, .alarm = 1, .copies = 2, .kind = "alarm"});
    edition.cards.push_back({.good = toits::Good::gold, .bonus = 1, .copies = 198, .kind = "bonus"});
    std::memcpy(memory.get(), &edition, sizeof edition);
    EditionRef box;
    EXPECT_EQ(check_and_box(toits_ops(), std::move(memory), box).status, Status::ok);
    return box;
}

MatchConfig long_match(std::uint64_t seed) {
    MatchConfig config = toits_config(2, seed);
    config.edition = long_edition();
    config.options[7] = 1; // empty_supply = reshuffle
    config.undo_rule = UndoRule::analysis;
    return config;
}

/// One random decision without anything of the test in between.
bool step(Match &match, Rng &rng) {
    ActionWord words[128];
    const std::uint32_t count = match.ops().legal_actions(match.edition()->data(), match.state(), words, 128);
    return match.apply(match.actor(), words[rng.below(count)]).ok();
}

} // namespace

TEST(Cost, OfPlayingIsNoMemoryWhateverIsKept) {
    for (const Keep keep : {Keep{false, false, false}, Keep{false, false, true}, Keep{true, false, false},
                            Keep{true, true, false}, Keep{true, true, true}})
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const MatchPtr match = make_match(keeping(keep, seed));
            Rng rng = test_rng(static_cast<std::uint32_t>(seed), 50);
            bool fine = true;
            EXPECT_EQ(requests_of([&] {
                          while (fine && !match->over()) fine = step(*match, rng);
                      }),
                      0u);
            EXPECT_TRUE(fine);
        }
}

TEST(Cost, OfPlayingByHostOfUndoAndOfStandInsIsNoMemory) {
    MatchConfig config = by_host(keeping({true, true, true}));
    config.undo_rule = UndoRule::analysis;
    const MatchPtr match = make_match(config);
    Rng rng = test_rng(51);
    EXPECT_EQ(requests_of([&] {
                  for (int i = 0; i < 3000; ++i) {
                      ActionWord drawn = 0;
                      if (match->over() || rng.below(10) == 0)
                          static_cast<void>(match->seek(rng.below(match->log_end() + 1)));
                      else if (match->actor() == chance) static_cast<void>(match->draw(drawn));
                      else static_cast<void>(step(*match, rng));
                      if (rng.below(50) == 0) {
                          static_cast<void>(match->set_stand_in(2, true));
                          static_cast<void>(match->set_stand_in(2, false));
                      }
                  }
              }),
              0u)
        << "the journal forgets, the log starts anew, nothing grows";
}

TEST(Cost, OfRefusalsIsNoMemory) {
    const MatchPtr match = make_match(keeping({true, true, true}));
    EXPECT_EQ(requests_of([&] {
                  for (ActionWord word = 0; word < 100; ++word)
                      for (Player player = nobody; player < 4; ++player)
                          if (match->apply(player, word << 42 | word).ok()) std::abort();
              }),
              0u);
}

TEST(Cost, OfLookingIsNoMemory) {
    const MatchPtr match = make_match(keeping({true, true, true}));
    Rng rng = test_rng(52);
    play(*match, rng, 30);
    std::array<std::uint8_t, 4096> room;
    ActionWord words[128];
    EXPECT_EQ(requests_of([&] {
                  const GameOps &ops = match->ops();
                  const void *edition = match->edition()->data();
                  ops.legal_actions(edition, match->state(), words, 128);
                  ops.scores(edition, match->state(), 0);
                  ops.outcome(edition, match->state());
                  ops.progress(edition, match->state());
                  ops.check(edition, match->state());
                  ops.state_hash(match->state());
                  match->snapshot_into(room);
                  match->save_into(room);
                  match->check_action(0, words[0]);
                  match->memory();
                  toits::observe(toits::standard, state_of(*match), 0);
              }),
              0u);
}

TEST(Cost, OfCopyingIntoAMatchIsNoMemory) {
    for (const Keep keep : {Keep{false, false, false}, Keep{true, true, true}}) {
        const MatchPtr source = make_match(keeping(keep));
        const MatchPtr target = make_match(keeping(keep, 2));
        Rng rng = test_rng(53);
        play(*source, rng, 40);
        EXPECT_EQ(requests_of([&] { static_cast<void>(target->assign(*source)); }), 0u);
        expect_same(*source, *target);
    }
}

TEST(Cost, OfABareMatchIsLittleMoreThanItsState) {
    const MatchPtr bare = make_match(keeping({false, false, false}));
    EXPECT_LT(bare->memory(), toits_ops().state_size + 512);
    EXPECT_LE(requests_of([&] { static_cast<void>(bare->clone()); }), 3u);
    const MatchPtr full = make_match(keeping({true, true, true}));
    EXPECT_GT(full->memory(), bare->memory());
    EXPECT_LT(full->memory(), 256u * 1024);
    Rng rng = test_rng(54);
    const std::size_t before = full->memory();
    play(*full, rng);
    EXPECT_EQ(full->memory(), before);
}

TEST(Cost, OfMemoryThatIsFreedIsZero) {
    const auto round = [] {
        const MatchPtr match = make_match(keeping({true, true, true}));
        MatchPtr loaded;
        static_cast<void>(Match::load(match->save(), false, loaded));
        static_cast<void>(match->determinize(0, 1, 2));
    };
    round();
    EXPECT_EQ(requests_of(round), requests_of(round)) << "nothing is kept from call to call";
}

// Each request for memory of each call fails in turn: the match stays as it was.
TEST(Cost, OfMemoryThatIsNotThereIsNothingButTheCall) {
    MatchConfig config = keeping({true, true, true});
    config.undo_rule = UndoRule::analysis;
    const MatchPtr source = make_match(config);
    Rng rng = test_rng(55);
    play(*source, rng, 40);
    const std::vector<std::uint8_t> save = source->save();
    const std::vector<std::uint8_t> snapshot = source->snapshot();
    const MatchPtr small = make_match(keeping({false, false, false}, 3));
    const MatchPtr silent = make_match(keeping({true, false, false}, 3));
    const std::vector<std::function<void(Match &)>> calls{
        [&](Match &match) { static_cast<void>(match.assign(*source)); },
        [&](Match &match) { static_cast<void>(match.assign(*small)); },
        [&](Match &match) { static_cast<void>(match.assign(*silent)); },
        [&](Match &match) { static_cast<void>(match.clone()); },
        [&](Match &match) { static_cast<void>(match.load_snapshot(snapshot)); },
        [&](Match &match) { static_cast<void>(match.save()); },
        [&](Match &match) { static_cast<void>(match.snapshot()); },
        [&](Match &match) { static_cast<void>(match.determinize(0, 1, 1)); },
        [&](Match &match) { static_cast<void>(match.set_stand_in(0, true)); },
        [&](Match &match) { static_cast<void>(match.undo()); },
        [&](Match &match) { static_cast<void>(match.seek(0)); },
        [&](Match &) {
            MatchPtr made;
            static_cast<void>(Match::load(save, false, made));
        },
    };
    for (const Keep keep : {Keep{false, false, false}, Keep{false, false, true}, Keep{true, true, true}}) {
        const MatchPtr twin = make_match(keeping(keep, 9)); // to which nothing happens
        Rng rng_of_twin = test_rng(56);
        play(*twin, rng_of_twin);
        for (std::size_t call = 0; call < calls.size(); ++call) {
            int failures = 0;
            for (std::uint64_t nth = 1;; ++nth) {
                const MatchPtr match = make_match(keeping(keep, 9));
                Rng same = test_rng(56);
                play(*match, same, 10);
                const std::vector<std::uint8_t> before = match->save();
                bool failed = false;
                failing_request = requests + nth;
                try {
                    calls[call](*match);
                } catch (const std::bad_alloc &) {
                    failed = true;
                }
                failing_request = 0;
                if (!failed) break;
                ++failures;
                ASSERT_EQ(match->save(), before) << "call " << call << ", request " << nth;
                play(*match, same);
                ASSERT_EQ(match->save(), twin->save()) << "it can be played on, and tells the same";
            }
            RecordProperty("failures_" + std::to_string(call), failures);
        }
    }
}

namespace {

/// Each request for memory of a call fails in turn: then the match is what it was, and tells what it told.
void expect_all_or_nothing(const std::function<MatchPtr()> &make,
                           const std::function<Answer(Match &)> &call) {
    const MatchPtr twin = make();
    const std::uint64_t asked = requests_of([&] { static_cast<void>(call(*twin)); });
    EXPECT_GT(twin->ply(), 2 * toits_ops().max_plies) << "a long call";
    EXPECT_GE(asked, 1u);
    EXPECT_LE(asked, 8u) << twin->ply() << " plies: room is doubled";
    EXPECT_GT(twin->journal().begin_number(), 0u) << "so long that old events are forgotten";
    for (std::uint64_t nth = 1; nth <= asked; ++nth) {
        const MatchPtr match = make();
        const std::vector<std::uint8_t> before = match->save();
        const std::vector<Event> events = events_of(*match);
        bool failed = false;
        failing_request = requests + nth;
        try {
            static_cast<void>(call(*match));
        } catch (const std::bad_alloc &) {
            failed = true;
        }
        failing_request = 0;
        ASSERT_TRUE(failed);
        ASSERT_EQ(match->save(), before) << "request " << nth;
        ASSERT_EQ(match->log_end(), make()->log_end());
        ASSERT_EQ(events_of(*match), events);
        ASSERT_EQ(call(*match).status, Status::ok) << "and it can be called again";
        expect_same(*match, *twin);
        ASSERT_EQ(events_of(*match), events_of(*twin));
    }
}

} // namespace

// One call may bring more plies than there is room for: the log grows in the middle of it, and where that fails the call
// has done nothing.
TEST(Cost, OfALongCallIsAFewRequestsOrNothing) {
    int long_calls = 0;
    for (std::uint64_t seed = 0; seed < 100 && long_calls < 2; ++seed) {
        const auto fresh = [&] { return make_match(long_match(seed)); };
        const MatchPtr trial = fresh();
        for (int seat = 0; seat < 2; ++seat) ASSERT_EQ(trial->set_stand_in(seat, true).status, Status::ok);
        if (trial->ply() < 4 * toits_ops().max_plies) continue;
        ++long_calls;

        // with a stand-in for seat 1, and something to be done again
        const std::function<MatchPtr()> with_a_past = [&] {
            MatchPtr match = fresh();
            EXPECT_EQ(match->set_stand_in(1, true).status, Status::ok);
            act(*match, {draw_on});
            EXPECT_EQ(match->undo().status, Status::ok);
            EXPECT_EQ(match->actor(), 0);
            EXPECT_GT(match->log_end(), match->ply());
            return match;
        };
        expect_all_or_nothing(with_a_past, [](Match &match) { return match.set_stand_in(0, true); });

        const std::function<MatchPtr()> in_the_past = [&] { // where luck must act, and both seats are left
            MatchPtr match = fresh();
            EXPECT_EQ(match->seek(0).status, Status::ok);
            for (int seat = 0; seat < 2; ++seat)
                EXPECT_EQ(match->set_stand_in(seat, true).status, Status::ok);
            EXPECT_EQ(match->ply(), 0u);
            return match;
        };
        expect_all_or_nothing(in_the_past, [](Match &match) { return match.seek(match.log_end()); });
        const std::vector<std::uint8_t> snapshot = fresh()->snapshot();
        expect_all_or_nothing(in_the_past, [&](Match &match) { return match.load_snapshot(snapshot); });
    }
    EXPECT_EQ(long_calls, 2);
}

} // namespace ville::tests
