// Troyes: own dice against black dice. Rules: chapter 4.
#include "games/troyes/support.hpp"

namespace ville::troyes::tests {

TEST(TroyesCountering, TheHighestAndOthersWithinReach) {
    covers("TRO-4.9", "TRO-4.10", "TRO-4.13");
    Match match(3);
    match.influence(ada, 0).dice("0r2 0y3 0w1 1r6 2y1").black("642");
    EXPECT_EQ(match.asked(), "counter: ada");
    EXPECT_EQ(match.list(), "counter 6; counter 62") << "2 x 2 + 3 + 1 = 8";
    EXPECT_EQ(match.why({.kind = ActionKind::counter,
                         .code = static_cast<std::uint32_t>(black_spelling.read("42"))}),
              "highest_must_be_countered");
    EXPECT_EQ(match.why({.kind = ActionKind::counter,
                         .code = static_cast<std::uint32_t>(black_spelling.read("65"))}),
              "not_on_the_table");
    EXPECT_EQ(match.why({.kind = ActionKind::counter,
                         .code = static_cast<std::uint32_t>(black_spelling.read("64"))}),
              "out_of_reach");
    match.play("counter 6");
    EXPECT_EQ(match.list(), "counter_die red 2; counter_die white 1; counter_die yellow 3")
        << "own dice alone";
    EXPECT_EQ(match.why({ActionKind::counter_done}), "total_not_reached");
    EXPECT_EQ(match.why({ActionKind::counter_die, 0, 6}), "no_such_die");
    match.play("counter_die red 2").play("counter_die yellow 3");
    EXPECT_EQ(match.list(), "counter_die white 1; counter_done") << "more may be used than needed";
    match.play("counter_done");
    EXPECT_EQ(match.said(), "black_die_countered a 6; influence_changed a 1 black_die");
    EXPECT_EQ(match.asked(), "counter: bao") << "the next one faces the highest that is left";
    EXPECT_EQ(match.list("counter"), "counter 4; counter 42");
    match.play("counter 42").play("counter_die red 6").play("counter_done");
    EXPECT_EQ(match.said("black"), "black_die_countered b 4; black_die_countered b 2");
    EXPECT_EQ(match.said("influence"), "influence_changed b 2 black_die");
    EXPECT_EQ(match.asked(), "turn: ada") << "none is left";
}

TEST(TroyesCountering, WhoIsUnableLosesPointsAndKeepsTheDice) {
    covers("TRO-4.11", "TRO-4.12");
    Match match(2);
    match.influence(ada, 1).influence(bao, 0).points(ada, 3).dice("0y2 1y3").black("55");
    EXPECT_EQ(match.list(), "fail_counter; reroll_die yellow 2") << "with influence he is asked";
    match.play("reroll_die yellow 2").play("roll_die 6");
    EXPECT_EQ(match.list(), "counter 5") << "now he is able";
    EXPECT_EQ(match.why({ActionKind::fail_counter}), "able_to_counter");
    Match unable(2);
    unable.influence(ada, 1).influence(bao, 0).points(ada, 3).points(bao, 1).dice("0y2 1y3").black("55");
    unable.play("fail_counter");
    EXPECT_EQ(unable.said(),
              "black_die_discarded a 5; points_scored a black_die -2; black_die_discarded b 5; "
              "points_scored b black_die -1; turn_started a 2")
        << "Bao has no use of influence left and is not asked";
    EXPECT_EQ(unable.state.dice[ada][2][1], 1);
}

TEST(TroyesCountering, RoundAndRoundUntilNoneIsLeft) {
    covers("TRO-4.13");
    Match match(2);
    match.influence(ada, 0).influence(bao, 0).dice("0r6 0r6 1y1").black("621");
    match.play("counter 6").play("counter_die red 6").play("counter_done");
    EXPECT_EQ(match.said("black"), "black_die_countered a 6; black_die_discarded b 2")
        << "Bao cannot reach the 2";
    EXPECT_EQ(match.asked(), "counter: ada");
    EXPECT_EQ(match.list("counter"), "counter 1");
}

} // namespace ville::troyes::tests
