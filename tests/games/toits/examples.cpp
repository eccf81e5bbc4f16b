// docs/rules/toits.md, "Four turns, step by step": ada, bao and chloe, ada leads.
#include "support.hpp"

namespace ville::toits::tests {
namespace {

TEST(ToitsExamples, ACatch) {
    covers("TOI-3.7", "TOI-4.2", "TOI-4.10");
    Match match;
    match.lay("gold.laurel");
    EXPECT_EQ(match.state.detective, 8);
    match.lay("jewels.arrow2");
    EXPECT_EQ(match.state.detective, 6);
    match.lay("statues.feather!");
    EXPECT_EQ(match.state.detective, 6);
    match.lay("gems.arrow3");
    EXPECT_EQ(match.state.detective, 3);
    expect_events(match, {"card_revealed ada gems.arrow3 4 draw_pile", "detective_moved 6 3",
                          "stealing_ended ada caught 1", "card_discarded statues.feather! 3",
                          "card_discarded gems.arrow3 4"});
    expect_asked(match, bao, "take 1, take 2");
    match.play("take 1");
    expect_events(match, {"card_taken bao gold.laurel 1", "card_gained bao gold.laurel",
                          "card_taken chloe jewels.arrow2 2", "card_gained chloe jewels.arrow2",
                          "turn_ended ada", "detective_moved 3 8", "turn_started bao 2"});
}

TEST(ToitsExamples, AnAchievement) {
    covers("TOI-3.9", "TOI-4.1", "TOI-4.8", "TOI-5.7");
    Match match;
    match.lay("paintings.bonus gold.arrow1 gold.vp2! gems.arrow2");
    EXPECT_EQ(match.state.detective, 5);
    match.play("take 1, draw_bonus statues.plain!, take 3, pass");
    expect_holds(match, ada, "paintings.bonus statues.plain! gold.vp2!");
    expect_asked(match, bao, "take 2, take 4");
    match.play("take 2");
    expect_holds(match, bao, "gold.arrow1");
    expect_holds(match, chloe, "gems.arrow2");
    EXPECT_EQ(match.state.leader, bao) << "nothing is left for an extra card, so ada is not asked";
}

TEST(ToitsExamples, AnOrdinaryStop) {
    covers("TOI-3.6", "TOI-4.3");
    Match match;
    match.lay("jewels.vp1 statues.arrow1 paintings.plain! gold.laurel").play("stop");
    EXPECT_EQ(match.state.detective, 7);
    EXPECT_EQ(match.state.owed, 2);
    match.play("take 4, take 1, take 2");
    expect_holds(match, ada, "gold.laurel jewels.vp1");
    expect_holds(match, bao, "statues.arrow1");
    expect_holds(match, chloe, "paintings.plain!");
}

TEST(ToitsExamples, AnOrdinaryStopOfTwo) {
    covers("TOI-4.5", "TOI-4.6", "TOI-4.10");
    Match match(2);
    match.lay("jewels.vp1 statues.arrow1 paintings.plain! gold.laurel").play("stop, take 4, take 1, take 2");
    expect_asked(match, ada, "take 3, pass");
    match.play("pass");
    expect_discard(match, "paintings.plain!");
}

TEST(ToitsExamples, ARaidACharacterAndAChainOfBonusCards) {
    covers("TOI-5.0", "TOI-5.1", "TOI-5.2", "TOI-5.7");
    Match match;
    match.holds(bao, "statues.plain! statues.arrow1! statues.vp1 statues.feather");
    match.lay("gems.vp1 gold.bonus gems.laurel").play("stop, take 1, take 2");
    expect_events(match, "card_taken card_gained",
                  {"card_taken ada gems.vp1 1", "card_gained ada gems.vp1", "card_taken bao gold.bonus 2",
                   "card_gained bao gold.bonus"});
    match.play("draw_bonus statues.bonus");
    expect_events(match, {"bonus_drawn bao statues.bonus", "card_gained bao statues.bonus"});
    match.play("draw_bonus statues.plain!");
    expect_events(match,
                  {"bonus_drawn bao statues.plain!", "card_gained bao statues.plain!", "raid bao statues 6",
                   "card_lost bao statues.arrow1!", "card_lost bao statues.feather",
                   "card_lost bao statues.vp1", "card_lost bao statues.bonus", "card_lost bao statues.plain!",
                   "card_lost bao statues.plain!"});
    match.play("place_character gold");
    EXPECT_EQ(match.told().at(0), "character_placed bao gold");
    expect_holds(match, bao, "gold.bonus");
    EXPECT_EQ(match.count(bao, Good::gold), 2);
}

} // namespace
} // namespace ville::toits::tests
