// Events: numbers that are never used twice, forgetting, and how taking back is told.
#include <gtest/gtest.h>

#include "conformance/sample.hpp"
#include "runtime/toits_match.hpp"

namespace ville::tests {

namespace {

/// A reader who remembers what he got under each number.
class Reader {
public:
    void read(const Match &match) {
        const Journal &journal = match.journal();
        for (std::uint32_t n = std::max(next_, journal.begin_number()); n < journal.end_number(); ++n) {
            EXPECT_EQ(journal.at(n).seq, n);
            events_.push_back(journal.at(n));
        }
        for (const Event &event : events_) // what he got is still what stands there
            if (event.seq >= journal.begin_number() && event.seq < journal.end_number()) {
                EXPECT_EQ(journal.at(event.seq), event);
            }
        EXPECT_GE(journal.end_number(), next_) << "numbers go up";
        next_ = journal.end_number();
    }
    const std::vector<Event> &events() const { return events_; }

private:
    std::uint32_t next_ = 0;
    std::vector<Event> events_;
};

} // namespace

TEST(Journal, NumbersAreNeverUsedTwice) {
    MatchConfig config = toits_config(3, 4);
    config.undo_rule = UndoRule::analysis;
    const MatchPtr match = make_match(config);
    Rng rng = test_rng(10);
    Reader reader;
    for (int step = 0; step < 400; ++step) {
        if (match->over() || rng.below(4) == 0) match->seek(rng.below(match->log_end() + 1));
        else if (rng.below(4) == 0) match->redo();
        else if (match->actor() >= 0) play_once(*match, rng);
        reader.read(*match);
    }
    EXPECT_GT(reader.events().size(), 400u);
}

TEST(Journal, TellsOfWhatWasTakenBackAndOfWhatIsDoneAgain) {
    MatchConfig config = by_host(toits_config(3));
    config.undo_rule = UndoRule::analysis;
    const MatchPtr match = make_match(config);
    act(*match, {reveal(0, 13), draw_on, reveal(1, 13), stop_here});
    const std::vector<Event> before = events_of(*match);
    ASSERT_EQ(match->undo().status, Status::ok);
    std::vector<Event> after = events_of(*match);
    ASSERT_EQ(after.size(), before.size() + 1);
    EXPECT_TRUE(std::equal(before.begin(), before.end(), after.begin())) << "what was told stays told";
    EXPECT_EQ(after.back().type, event_type::undone);
    EXPECT_EQ(after.back().player, nobody);
    EXPECT_EQ(after.back().arg[0], 3);

    ASSERT_EQ(match->redo().status, Status::ok);
    after = events_of(*match);
    ASSERT_EQ(after.size(), before.size() + 2) << "the end of the Stealing Phase is told again";
    EXPECT_EQ(after.back().type, toits::event::stealing_ended);
    EXPECT_EQ(after.back().arg, before.back().arg);
    EXPECT_EQ(match->seek(match->ply()).status, Status::ok);
    EXPECT_EQ(events_of(*match).size(), after.size()) << "staying is not worth an event";
}

TEST(Journal, ForgetsTheOldestHalfAndNeverTheNewest) {
    MatchConfig config = toits_config(2, 6);
    config.undo_rule = UndoRule::analysis;
    const MatchPtr match = make_match(config);
    Rng rng = test_rng(11);
    play(*match, rng);
    const std::uint32_t whole = match->journal().end_number();
    Reader reader;
    std::uint32_t begin = 0;
    const std::size_t memory = match->journal().memory();
    for (int again = 0; again < 40; ++again) { // the same match over and over
        ASSERT_EQ(match->seek(0).status, Status::ok);
        reader.read(*match);
        ASSERT_EQ(match->seek(match->log_end()).status, Status::ok);
        reader.read(*match);
        EXPECT_GE(match->journal().begin_number(), begin);
        begin = match->journal().begin_number();
        EXPECT_GT(match->journal().end_number() - begin, toits_ops().max_events)
            << "the last ply is always there";
    }
    EXPECT_GT(begin, 0u) << "something must have been forgotten";
    EXPECT_GT(match->journal().end_number(), 40 * (whole - 5));
    EXPECT_EQ(match->journal().memory(), memory) << "room is asked for once";
    EXPECT_EQ(reader.events().size(), match->journal().end_number()) << "who reads often misses nothing";
}

TEST(Journal, HoldsAWholeMatchOfRandomPlay) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const MatchPtr match = make_match(toits_config(2 + static_cast<int>(seed % 3), seed));
        Rng rng = test_rng(static_cast<std::uint32_t>(seed), 12);
        play(*match, rng);
        EXPECT_EQ(match->journal().begin_number(), 0u);
    }
}

TEST(Journal, IsEmptyWhereEventsAreNotKept) {
    MatchConfig config = toits_config();
    config.keep.events = false;
    const MatchPtr match = make_match(config);
    Rng rng = test_rng(13);
    play(*match, rng, 20);
    match->undo();
    EXPECT_EQ(match->journal().end_number(), 0u);
    EXPECT_EQ(match->journal().memory(), 0u);
}

TEST(Journal, OfALoadedMatchGoesOnWhereItWas) {
    const MatchPtr match = make_match(toits_config(3, 9));
    Rng rng = test_rng(14);
    play(*match, rng, 20);
    MatchPtr loaded;
    ASSERT_EQ(Match::load(match->save(), false, loaded).status, Status::ok);
    EXPECT_EQ(events_of(*loaded), events_of(*match)) << "nothing was taken back: the log tells all";
    Reader reader;
    reader.read(*match);
    Rng same = rng;
    play(*match, rng, 5);
    play(*loaded, same, 5);
    reader.read(*loaded);
    EXPECT_EQ(events_of(*loaded), events_of(*match));
}

// After something was taken back, the log no longer tells which event had which number: better none than a wrong one.
TEST(Journal, OfALoadedMatchNeverGivesAnOldNumberToAnotherEvent) {
    MatchConfig config = toits_config(3, 9);
    config.undo_rule = UndoRule::analysis;
    const MatchPtr match = make_match(config);
    Rng rng = test_rng(15);
    play(*match, rng, 20);
    ASSERT_EQ(match->seek(match->ply() - 7).status, Status::ok);
    Reader reader;
    reader.read(*match);
    MatchPtr loaded;
    for (const bool state_only : {false, true}) {
        ASSERT_EQ(Match::load(match->save(), state_only, loaded).status, Status::ok);
        EXPECT_EQ(loaded->journal().end_number(), match->journal().end_number());
        Reader copy = reader;
        copy.read(*loaded);
        while (loaded->actor() >= 0 && copy.events().size() < reader.events().size() + 20) {
            play_once(*loaded, rng);
            copy.read(*loaded);
        }
    }
}

TEST(Journal, OfAMatchThatTookASnapshotGoesOn) {
    const MatchPtr source = make_match(toits_config(3, 9));
    Rng rng = test_rng(16);
    play(*source, rng, 15);
    const MatchPtr match = make_match(toits_config(3, 9));
    Reader reader;
    reader.read(*match);
    const std::uint32_t begin = match->journal().end_number();
    ASSERT_EQ(match->load_snapshot(source->snapshot()).status, Status::ok);
    EXPECT_EQ(match->journal().at(begin).type, event_type::undone);
    EXPECT_EQ(match->journal().at(begin).arg[0], static_cast<std::int32_t>(source->ply()));
    reader.read(*match);
    play(*match, rng, 10);
    reader.read(*match);
    MatchPtr loaded;
    ASSERT_EQ(Match::load(match->save(), false, loaded).status, Status::ok);
    reader.read(*loaded);
}

TEST(Journal, OfACopyIsItsOwn) {
    const MatchPtr match = make_match(toits_config(3, 9));
    Rng rng = test_rng(17);
    play(*match, rng, 10);
    const MatchPtr copy = match->clone();
    const std::vector<Event> events = events_of(*match);
    play(*copy, rng, 10);
    EXPECT_EQ(events_of(*match), events);
    EXPECT_GT(events_of(*copy).size(), events.size());
}

} // namespace ville::tests
