// docs/rules/toits.md, chapter 4: the Sharing Phase.
#include "support.hpp"

#include <string>

namespace ville::toits::tests {
namespace {

/// Four cards, D 5.
constexpr std::string_view achievement_with_four = "paintings.bonus gold.arrow1 gold.vp2! gems.arrow2";

TEST(ToitsSharing, AfterAnAchievementTheLeaderTakesAsManyAsHeLikes) {
    covers("TOI-4.1");
    Match match(4);
    match.lay("gold.arrow2 gems.arrow1 gold.feather gold.vp1"); // D 5, n 4
    ASSERT_EQ(match.state.result, Result::achievement);
    expect_asked(match, ada, "take 1, take 2, take 3, take 4, pass");
    for (int taken = 0; taken <= 3; ++taken) {
        Match enough = match;
        for (int space = 1; space <= taken; ++space) enough.play("take " + std::to_string(space));
        enough.play("pass");
        expect_events(enough, "passed", {"passed ada"});
        EXPECT_EQ(enough.seat(ada).cards.total(), taken);
        if (taken < 3) {
            EXPECT_EQ(actor(enough.state), bao);
        }
    }
    match.play("take 4, take 3, take 2");
    expect_asked(match, ada, "take 1, pass");
    match.play("take 1"); // the last one: nothing is left to say
    expect_events(match, "passed card_taken", {"card_taken ada gold.arrow2 1"});
    EXPECT_EQ(match.state.turn, 2);
}

TEST(ToitsSharing, ACaughtLeaderTakesNothing) {
    covers("TOI-4.2");
    Match match(2);
    match.lay(catch_of_four);
    expect_asked(match, bao, "take 1, take 2"); // ada is passed over
    match.play("take 1");
    expect_events(match, "card_discarded turn_ended",
                  {"card_discarded jewels.arrow2 2", "turn_ended ada"}); // and gets no extra card
    expect_holds(match, ada, "");
    EXPECT_EQ(match.state.leader, bao);
}

TEST(ToitsSharing, AfterAnOrdinaryStopTheLeaderTakesExactlyThePrintedNumber) {
    covers("TOI-4.3");
    constexpr int printed[] = {1, 1, 1, 2, 2, 4};
    for (int n = 2; n <= 6; ++n) {
        Match match(2);
        match.lay(quiet_cards(n)).play("stop");
        for (int taken = 0; taken < printed[n - 1]; ++taken) {
            EXPECT_EQ(actor(match.state), ada);
            EXPECT_EQ(match.why("pass"), "must_take") << n << " cards, " << taken << " taken";
            match.play("take " + std::to_string(n - taken));
        }
        expect_events(match, "passed", {});
        EXPECT_EQ(match.seat(ada).cards.total(), printed[n - 1]);
        EXPECT_TRUE(n == 2 || match.step() == Step::others_take) << "no more than that";
    }
}

TEST(ToitsSharing, ACardThatHarmsMustBeTakenToo) {
    covers("TOI-4.3");
    Match match(2);
    match.holds(ada, "gold.plain! gold.vp2! gold.laurel").lay("gold.plain! gold.vp1!").play("stop");
    expect_asked(match, ada, "take 1, take 2"); // either brings the police
    match.play("take 1");
    expect_events(match, "raid", {"raid ada gold 4"});
}

TEST(ToitsSharing, TheOthersTakeOneCardEachClockwise) {
    covers("TOI-4.4");
    Match match(4, {}, standard, chloe);
    match.lay(quiet_cards(6)).play("stop, take 1, take 2, take 3, take 4"); // two are left for three players
    expect_asked(match, dan, "take 5, take 6");
    EXPECT_EQ(match.why("pass"), "must_take");
    match.play("take 5");
    expect_events(match, "card_taken", {"card_taken dan gold.feather 5", "card_taken ada gold.feather 6"});
    expect_holds(match, bao, ""); // he finds the board empty and is not asked
    EXPECT_EQ(match.state.leader, dan) << "the next turn has begun";

    Match plenty(4);
    plenty.lay(quiet_cards(6)).lay("gold.vp1"); // seven cards
    plenty.play("pass, take 1, take 2, take 3");
    expect_asked(plenty, ada, "take 4, take 5, take 6, take 7, pass"); // one round only
}

TEST(ToitsSharing, ALeaderWhoWasNotCaughtMayTakeOneMore) {
    covers("TOI-4.5");
    struct {
        std::string_view laid;
        std::string_view shared; ///< Up to the extra card, by two players.
        std::string_view asked;
    } constexpr turns[] = {
        {"gold.laurel gems.laurel gold.vp1", "stop, take 1, take 2", "take 3, pass"}, // ordinary
        {"gold.arrow3 gems.arrow1 gold.vp1", "take 1, pass, take 2", "take 3, pass"}, // achievement
        {"gold.arrow3 gems.arrow1 gold.vp1", "pass, take 2", "take 1, take 3, pass"}, // and took none before
    };
    for (const auto &turn : turns) {
        Match match(2);
        match.lay(turn.laid).play(turn.shared);
        EXPECT_EQ(match.step(), Step::extra_take);
        expect_asked(match, ada, turn.asked);

        Match declined = match;
        declined.play("pass");
        expect_events(declined, "card_taken passed turn_ended", {"passed ada", "turn_ended ada"});
        match.play("take 3"); // one, not two
        expect_events(match, "card_taken passed turn_ended", {"card_taken ada gold.vp1 3", "turn_ended ada"});
    }
    Match none_left(3);
    none_left.lay("gold.laurel gems.laurel gold.vp1").play("stop, take 1, take 2");
    expect_events(none_left, "card_taken passed turn_ended",
                  {"card_taken ada gold.laurel 1", "card_taken bao gems.laurel 2",
                   "card_taken chloe gold.vp1 3", "turn_ended ada"});
}

TEST(ToitsSharing, WhatIsLeftIsDiscarded) {
    covers("TOI-4.6");
    Match match(2);
    match.lay("gold.laurel gems.laurel gold.vp1 gems.vp1 gold.bonus")
        .play("stop, take 1, take 3, take 2, pass");
    expect_events(match, {"stealing_ended ada ordinary 0", "card_taken ada gold.laurel 1",
                          "card_gained ada gold.laurel", "card_taken ada gold.vp1 3",
                          "card_gained ada gold.vp1", "card_taken bao gems.laurel 2",
                          "card_gained bao gems.laurel", "passed ada", "card_discarded gems.vp1 4",
                          "card_discarded gold.bonus 5", "turn_ended ada", "turn_started bao 2"});
}

TEST(ToitsSharing, WhatIsLeftIsDiscardedAfterACatchToo) {
    covers("TOI-4.6");
    Match match(2);
    match.lay(catch_of_four).play("take 2");
    expect_discard(match, "statues.feather! gems.arrow3 gold.laurel");
    expect_board(match, "");
}

TEST(ToitsSharing, EveryoneChoosesBySpace) {
    covers("TOI-4.7");
    Match match(3);
    match.lay("gold.feather gems.vp1 gold.feather gold.laurel").play("stop");
    expect_asked(match, ada, "take 1, take 2, take 3, take 4"); // two equal cards are two choices
    match.play("take 2");
    expect_board(match, "gold.feather - gold.feather gold.laurel"); // nothing slides together
    match.play("take 4");
    expect_asked(match, bao, "take 1, take 3");
    EXPECT_EQ(match.why("take 2"), "empty_space");
    EXPECT_EQ(match.why("take 5"), "empty_space");
    match.play("take 3");
    expect_events(match, "card_taken", {"card_taken bao gold.feather 3", "card_taken chloe gold.feather 1"});
}

TEST(ToitsSharing, CardsAreTakenOneByOneWithAllTheirEffects) {
    covers("TOI-4.8");
    Match match(2);
    match.lay(achievement_with_four);
    match.play("take 1"); // the bonus mark
    expect_luck(match, "draw_bonus");
    match.play("draw_bonus statues.plain!");
    expect_holds(match, ada, "paintings.bonus statues.plain!");
    expect_asked(match, ada, "take 2, take 3, take 4, pass"); // only then he decides anew
    match.play("take 3");
    expect_asked(match, ada, "take 2, take 4, pass");
}

TEST(ToitsSharing, TheOrderOfTakingMatters) {
    covers("TOI-4.8");
    Match match(2);
    match.holds(ada, "gold.plain! gold.plain!").lay("gold.vp1 gold.vp1! gems.vp1 gems.laurel").play("stop");
    Match alarm_first = match;
    alarm_first.play("take 2, decline_character, take 1");
    expect_holds(alarm_first, ada, "gold.vp1"); // taken after the raid
    match.play("take 1, take 2, decline_character");
    expect_holds(match, ada, ""); // taken before it
}

TEST(ToitsSharing, TheNextLeaderPutsTheDetectiveBack) {
    covers("TOI-4.9");
    Match match(3);
    match.lay("gold.arrow3 gems.vp1").finish_turn();
    ASSERT_GE(match.events.size(), 3u);
    EXPECT_EQ(match.told("turn_ended detective_moved turn_started"),
              (std::vector<std::string>{"turn_ended ada", "detective_moved 5 8", "turn_started bao 2"}));
    EXPECT_EQ(match.state.detective, 8);

    match.lay("gems.laurel gold.laurel").finish_turn();
    expect_events(match, "detective_moved", {}); // he stood there all the time
}

TEST(ToitsSharing, AfterTheLastTurnTheDetectiveStays) {
    covers("TOI-4.9");
    Match match(3);
    match.face_down("gold.arrow3 gems.vp1 gems.bonus", 2, 1).lay("gold.arrow3 gems.vp1").finish_turn();
    EXPECT_EQ(match.step(), Step::over);
    EXPECT_EQ(match.state.detective, 5);
    expect_events(match, "detective_moved", {});
}

TEST(ToitsSharing, TheOnlyCardIsTakenWithoutAQuestionByOneWhoMust) {
    covers("TOI-4.10");
    Match leader(2);
    leader.lay("gold.laurel").play("stop");
    expect_events(leader, "stealing_ended card_taken",
                  {"stealing_ended ada ordinary 0", "card_taken ada gold.laurel 1"});

    Match other(3);
    other.lay("gold.laurel gems.laurel").play("stop, take 1");
    expect_events(other, "card_taken", {"card_taken ada gold.laurel 1", "card_taken bao gems.laurel 2"});

    Match after_a_catch(3);
    after_a_catch.lay(catch_of_four).play("take 1");
    expect_events(after_a_catch, "card_taken",
                  {"card_taken bao gold.laurel 1", "card_taken chloe jewels.arrow2 2"});
}

TEST(ToitsSharing, TheOnlyCardIsAQuestionForOneWhoMay) {
    covers("TOI-4.10");
    Match extra(2);
    extra.lay("gold.laurel gems.laurel gold.vp1").play("stop, take 1, take 2");
    expect_asked(extra, ada, "take 3, pass");

    Match achievement(2);
    achievement.lay(achievement_of_two).play("take 1");
    expect_asked(achievement, ada, "take 2, pass");

    Match two_equal_cards(2); // one must be taken, and both are the same: still a question
    two_equal_cards.lay("gold.feather gold.feather").play("stop");
    expect_asked(two_equal_cards, ada, "take 1, take 2");
}

} // namespace
} // namespace ville::toits::tests
