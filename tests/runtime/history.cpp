// Going back and forth: each rule of undo, and what it says when it refuses.
#include <gtest/gtest.h>

#include "conformance/sample.hpp"
#include "runtime/toits_match.hpp"

namespace ville::tests {

namespace {

/// After an ordinary stop with four quiet cards: seat 0 must take two (printed 2), then each other seat one.
MatchPtr at_sharing(UndoRule rule) {
    MatchConfig config = by_host(toits_config(3));
    config.undo_rule = rule;
    MatchPtr match = make_match(config);
    act(*match,
        {reveal(0, 13), draw_on, reveal(1, 13), draw_on, reveal(2, 13), draw_on, reveal(3, 13), stop_here});
    EXPECT_EQ(match->actor(), 0);
    EXPECT_EQ(match->ply(), 8u);
    return match;
}

} // namespace

TEST(Undo, AtATableStopsAtLuck) {
    const MatchPtr match = at_sharing(UndoRule::table);
    act(*match, {take(1), take(2), take(3)}); // seat 0 twice, seat 1
    for (const std::uint32_t ply : {10u, 9u, 8u, 7u}) {
        ASSERT_EQ(match->check_undo().status, Status::ok);
        ASSERT_EQ(match->undo().status, Status::ok);
        EXPECT_EQ(match->ply(), ply);
    }
    EXPECT_EQ(match->actor(), 0) << "before the leader stopped";
    for (const Answer &answer : {match->check_undo(), match->undo()}) {
        EXPECT_EQ(answer.status, Status::barrier);
        EXPECT_EQ(answer.reason, Reason::luck_decided);
    }
    EXPECT_EQ(match->ply(), 7u);
}

TEST(Undo, OfOneSeatStopsAtTheDecisionOfAnother) {
    const MatchPtr match = at_sharing(UndoRule::one_seat);
    act(*match, {take(1), take(2), take(3)});
    ASSERT_EQ(match->undo().status, Status::ok) << "seat 1 takes back";
    for (const Answer &answer : {match->check_undo(), match->undo()}) {
        EXPECT_EQ(answer.status, Status::barrier);
        EXPECT_EQ(answer.reason, Reason::others_decided);
    }
    EXPECT_EQ(match->ply(), 10u);
    EXPECT_EQ(match->actor(), 1);

    // Decisions of one seat in a row can be taken back; the first undo may be anybody's.
    const MatchPtr other = at_sharing(UndoRule::one_seat);
    act(*other, {take(1), take(2)});
    ASSERT_EQ(other->undo().status, Status::ok);
    ASSERT_EQ(other->undo().status, Status::ok);
    ASSERT_EQ(other->undo().status, Status::ok) << "the stop was his, too";
    EXPECT_EQ(other->undo().reason, Reason::luck_decided);
}

// Seek is no way round the rules of undo.
TEST(Undo, OfOneSeatHoldsForSeekToo) {
    const MatchPtr match = at_sharing(UndoRule::one_seat);
    act(*match, {take(1), take(2), take(3)}); // plies 8 and 9 of seat 0, ply 10 of seat 1
    const Answer answer = match->seek(9);
    EXPECT_EQ(answer.status, Status::barrier);
    EXPECT_EQ(answer.reason, Reason::others_decided);
    EXPECT_EQ(match->ply(), 11u);
    EXPECT_EQ(match->seek(10).status, Status::ok) << "the last seat's own decision";
    EXPECT_EQ(match->seek(8).status, Status::barrier) << "not in two steps either";
    EXPECT_EQ(match->seek(11).status, Status::ok) << "forth is free";
}

TEST(Undo, InAnalysisStopsNowhere) {
    const MatchPtr match = at_sharing(UndoRule::analysis);
    act(*match, {take(1), take(2), take(3)}); // the last card is taken by itself
    int undone = 0;
    while (match->undo().ok()) ++undone;
    EXPECT_EQ(undone, 7) << "three takes, stop, three draws: each with the luck that followed";
    EXPECT_EQ(match->ply(), 1u) << "the first card stays: it is nobody's decision";
    EXPECT_EQ(match->undo().status, Status::nothing);
    EXPECT_EQ(match->seek(0).status, Status::ok);
    EXPECT_EQ(match->actor(), chance);
}

TEST(Undo, HasNothingToTakeBackAtTheStart) {
    for (const UndoRule rule : {UndoRule::table, UndoRule::one_seat, UndoRule::analysis}) {
        MatchConfig config = toits_config();
        config.undo_rule = rule;
        const MatchPtr match = make_match(config);
        const Answer answer = match->undo();
        EXPECT_EQ(answer.status, Status::nothing);
        EXPECT_EQ(answer.text, "no decision is left to take back");
        EXPECT_EQ(match->redo().status, Status::nothing);
    }
}

TEST(Undo, IsOffWhereItIsNotKept) {
    for (const Keep keep : {Keep{true, false, true}, Keep{false, false, true}, Keep{false, false, false}}) {
        MatchConfig config = toits_config();
        config.keep = keep;
        const MatchPtr match = make_match(config);
        act(*match, {draw_on});
        for (const Answer &answer : {match->check_undo(), match->undo(), match->redo(), match->seek(0)})
            EXPECT_EQ(answer.status, Status::off) << answer.text;
    }
}

TEST(Undo, ThenAnotherDecisionForgetsWhatWasTakenBack) {
    const MatchPtr match = at_sharing(UndoRule::table);
    act(*match, {take(1), take(2), take(3)});
    ASSERT_EQ(match->undo().status, Status::ok);
    ASSERT_EQ(match->undo().status, Status::ok);
    EXPECT_EQ(match->log_end(), 11u);
    act(*match, {take(3)});
    EXPECT_EQ(match->log_end(), 10u);
    EXPECT_EQ(match->redo().status, Status::nothing);
    EXPECT_EQ(state_of(*match).seats[0].cards[14 * 2 + 13], 1);
}

TEST(Undo, AndTheSameDecisionAgainBringTheSameLuck) {
    MatchConfig config = toits_config(3, 8);
    config.undo_rule = UndoRule::analysis;
    const MatchPtr match = make_match(config);
    act(*match, {draw_on});
    const std::uint64_t after = hash_of(*match);
    for (int i = 0; i < 3; ++i) {
        ASSERT_EQ(match->undo().status, Status::ok);
        act(*match, {draw_on});
        EXPECT_EQ(hash_of(*match), after);
    }
}

TEST(Undo, TakesBackWhatAStandInDidSince) {
    MatchConfig config = by_host(toits_config(3));
    const MatchPtr match = make_match(config);
    act(*match,
        {reveal(0, 13), draw_on, reveal(1, 13), draw_on, reveal(2, 13), draw_on, reveal(3, 13), stop_here});
    for (const int seat : {1, 2}) ASSERT_EQ(match->set_stand_in(seat, true).status, Status::ok);
    act(*match, {take(1), take(2)}); // then seats 1 and 2 take by themselves
    EXPECT_EQ(match->actor(), chance);
    ASSERT_EQ(match->undo().status, Status::ok);
    EXPECT_EQ(match->actor(), 0);
    EXPECT_EQ(match->ply(), 9u);
    const std::uint64_t hash = hash_of(*match);
    ASSERT_EQ(match->redo().status, Status::ok);
    EXPECT_EQ(match->actor(), chance) << "forth over the stand-ins, too";
    ASSERT_EQ(match->undo().status, Status::ok);
    EXPECT_EQ(hash_of(*match), hash);
}

// Whose decision an entry was is settled when it is made: a stand-in who comes later has not made it.
TEST(Undo, TakesBackOneDecisionOfAPersonAndNotTwo) {
    for (const UndoRule rule : {UndoRule::table, UndoRule::one_seat}) {
        const MatchPtr match = at_sharing(rule);
        act(*match, {take(1), take(2), take(3)}); // plies 8 and 9 of seat 0, ply 10 of seat 1
        ASSERT_EQ(match->set_stand_in(1, true).status, Status::ok);
        ASSERT_EQ(match->undo().status, Status::ok);
        EXPECT_EQ(match->ply(), 10u) << "what seat 1 had decided himself";
        EXPECT_EQ(match->actor(), 1);
        EXPECT_EQ(match->undo().status, rule == UndoRule::table ? Status::ok : Status::barrier);
    }
}

TEST(Undo, TakesBackWhatAStandInDidAlsoWhenHeHasLeft) {
    const MatchPtr match = at_sharing(UndoRule::table);
    ASSERT_EQ(match->set_stand_in(1, true).status, Status::ok);
    act(*match, {take(1), take(2)}); // then seat 1 takes by itself
    ASSERT_EQ(match->actor(), chance) << "the last card was taken by itself";
    ASSERT_EQ(match->set_stand_in(1, false).status, Status::ok);
    ASSERT_EQ(match->undo().status, Status::ok);
    EXPECT_EQ(match->ply(), 9u);
    EXPECT_EQ(match->actor(), 0);
    ASSERT_EQ(match->redo().status, Status::ok);
    EXPECT_EQ(match->ply(), 11u);
    EXPECT_EQ(match->actor(), chance);
}

// ---- The past is shown as it was: nothing acts there by itself, and nobody acts in its place.

namespace {

MatchPtr automatic_match(int decisions) {
    MatchConfig config = toits_config(3, 5);
    config.undo_rule = UndoRule::analysis;
    MatchPtr match = make_match(config);
    Rng rng = test_rng(7);
    play(*match, rng, decisions);
    EXPECT_GE(match->actor(), 0);
    return match;
}

} // namespace

TEST(Past, ShowsLuckThatNobodyMayChoose) {
    const MatchPtr match = automatic_match(12);
    const std::uint32_t end = match->log_end();
    ASSERT_EQ(match->seek(0).status, Status::ok);
    ASSERT_EQ(match->actor(), chance);
    for (const ActionWord word : choices_of(*match))
        for (const Answer &answer : {match->apply(chance, word), match->check_action(chance, word)}) {
            EXPECT_EQ(answer.status, Status::not_your_turn);
            EXPECT_EQ(answer.reason, Reason::acts_by_itself);
        }
    std::uint32_t applied = 0;
    const ActionWord word = match->log()[0].word;
    EXPECT_EQ(match->apply_list({&word, 1}, applied).reason, Reason::acts_by_itself);
    EXPECT_EQ(match->log_end(), end);
    EXPECT_EQ(match->ply(), 0u);

    const MatchPtr guess = match->determinize(omniscient, 1, 2);
    EXPECT_EQ(guess->actor(), chance) << "a guess is of the position that is shown";
    EXPECT_EQ(guess->apply(chance, choices_of(*guess)[0]).reason, Reason::acts_by_itself);

    ActionWord drawn = 0; // the library may draw it, as it would have done by itself
    ASSERT_EQ(match->draw(drawn).status, Status::ok);
    EXPECT_EQ(drawn, word);
    EXPECT_EQ(match->actor(), 0);
    EXPECT_EQ(match->ply(), match->log_end());
}

TEST(Past, IsLeftAloneWhenSeatsAreGivenAndTaken) {
    const MatchPtr match = automatic_match(12);
    const std::uint32_t end = match->log_end();
    ASSERT_EQ(match->seek(0).status, Status::ok);
    for (int seat = 0; seat < 3; ++seat)
        for (const bool on : {false, true, false}) {
            ASSERT_EQ(match->set_stand_in(seat, on).status, Status::ok);
            EXPECT_EQ(match->ply(), 0u);
            EXPECT_EQ(match->log_end(), end);
        }
    ASSERT_EQ(match->seek(1).status, Status::ok);
    ASSERT_EQ(match->actor(), 0);
    ASSERT_EQ(match->set_stand_in(0, true).status, Status::ok)
        << "for the seat whose turn it is: it goes on from here";
    EXPECT_NE(match->actor(), 0);
    EXPECT_EQ(match->ply(), match->log_end());
    EXPECT_TRUE(match->log()[1].stand_in);
}

TEST(Past, OfASeatWithAStandInIsNotPlayedOn) {
    const MatchPtr match = automatic_match(12);
    ASSERT_EQ(match->seek(1).status, Status::ok);
    const ActionWord word = match->log()[1].word;
    ASSERT_EQ(match->seek(0).status, Status::ok);
    ASSERT_EQ(match->set_stand_in(0, true).status, Status::ok);
    ASSERT_EQ(match->seek(1).status, Status::ok);
    EXPECT_EQ(match->actor(), 0);
    EXPECT_EQ(match->apply(0, word).reason, Reason::acts_by_itself);
    ASSERT_EQ(match->set_stand_in(0, false).status, Status::ok);
    EXPECT_EQ(match->apply(0, word).status, Status::ok) << "the seat has been given back";
}

TEST(Past, EndsWhereTheLogEnds) {
    const MatchPtr match = automatic_match(12);
    const int seat = match->actor();
    const std::uint32_t end = match->log_end();
    ASSERT_EQ(match->undo().status, Status::ok);
    ASSERT_EQ(match->seek(match->actor() == seat ? 0 : match->ply()).status, Status::ok);
    ASSERT_EQ(match->set_stand_in(seat, true).status, Status::ok);
    const std::uint32_t seen = match->journal().end_number();
    ASSERT_EQ(match->seek(end).status, Status::ok);
    EXPECT_GT(match->ply(), end) << "he acts as soon as the present is reached";
    EXPECT_NE(match->actor(), seat);
    EXPECT_EQ(match->ply(), match->log_end());
    EXPECT_GT(match->journal().end_number(), seen);
}

TEST(Past, IsKeptInASaveAndAStateAloneHasNone) {
    const MatchPtr match = automatic_match(12);
    ASSERT_EQ(match->seek(0).status, Status::ok);
    MatchPtr loaded;
    ASSERT_EQ(Match::load(match->save(), false, loaded).status, Status::ok);
    expect_same(*match, *loaded);
    EXPECT_EQ(loaded->actor(), chance);
    ASSERT_EQ(Match::load(match->save(), true, loaded).status, Status::ok);
    EXPECT_EQ(loaded->actor(), 0) << "it waits for a person";
    EXPECT_EQ(loaded->ply(), 1u);
    EXPECT_EQ(loaded->log_begin(), 0u);
}

TEST(Seek, GoesToThePliesOfTheLogAndNoFurther) {
    const MatchPtr match = at_sharing(UndoRule::analysis);
    for (const std::uint32_t ply : {9u, 100u, UINT32_MAX}) {
        const Answer answer = match->seek(ply);
        EXPECT_EQ(answer.status, Status::nothing) << ply;
        EXPECT_EQ(answer.text, "the log has plies 0 to 8");
    }
    EXPECT_EQ(match->ply(), 8u);
    const std::vector<std::uint8_t> before = match->save();
    EXPECT_EQ(match->seek(8).status, Status::ok) << "where it stands";
    EXPECT_EQ(match->save(), before);
}

TEST(Seek, AtATableGoesBackToTheLastLuckAndForthFreely) {
    const MatchPtr match = at_sharing(UndoRule::table);
    act(*match, {take(1), take(2)});
    EXPECT_EQ(match->seek(6).status, Status::barrier);
    EXPECT_EQ(match->ply(), 10u);
    EXPECT_EQ(match->seek(7).status, Status::ok);
    EXPECT_EQ(match->seek(10).status, Status::ok);
}

TEST(Seek, AfterASnapshotBeginsThere) {
    const MatchPtr source = at_sharing(UndoRule::analysis);
    act(*source, {take(1)});
    const MatchPtr match = make_match(source->config());
    ASSERT_EQ(match->load_snapshot(source->snapshot()).status, Status::ok);
    EXPECT_EQ(match->ply(), 9u);
    EXPECT_EQ(match->log_begin(), 9u);
    EXPECT_EQ(match->log_end(), 9u);
    EXPECT_EQ(match->undo().status, Status::nothing);
    act(*match, {take(2)});
    const std::uint64_t hash = hash_of(*match);
    EXPECT_EQ(match->seek(8).status, Status::nothing);
    ASSERT_EQ(match->undo().status, Status::ok);
    EXPECT_EQ(hash_of(*match), hash_of(*source));
    ASSERT_EQ(match->redo().status, Status::ok);
    EXPECT_EQ(hash_of(*match), hash);
}

TEST(History, OfAMatchWithoutLogIsEmpty) {
    MatchConfig config = toits_config();
    config.keep = {.log = false, .undo = false, .events = false};
    const MatchPtr match = make_match(config);
    Rng rng = test_rng(4);
    play(*match, rng, 25);
    EXPECT_GT(match->ply(), 25u);
    EXPECT_EQ(match->log_begin(), match->ply());
    EXPECT_EQ(match->log_end(), match->ply());
    EXPECT_EQ(match->log().size(), 0u);
}

} // namespace ville::tests
