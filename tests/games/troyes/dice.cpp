// Troyes: groups of dice, prices, and uses of influence. Rules: chapter 5.
#include "games/troyes/support.hpp"

namespace ville::troyes::tests {

TEST(TroyesDice, GroupsOfOneToThreeOfAColour) {
    covers("TRO-5.1", "TRO-5.4");
    Match match(3);
    match.deniers(ada, 99).dice("0y1 0y1 1y6 4y2 0w6 1r1").play("agriculture");
    EXPECT_EQ(
        match.list(),
        "use_dice none 0y1; use_dice none 0y1,0y1; use_dice none 0y1,0y1,1y6; use_dice none 0y1,0y1,4y2; "
        "use_dice none 0y1,1y6; use_dice none 0y1,1y6,4y2; use_dice none 0y1,4y2; use_dice none 1y6; "
        "use_dice none 1y6,4y2; use_dice none 4y2");
    const auto group = [](std::string_view dice) {
        return Action{.kind = ActionKind::use_dice,
                      .code = static_cast<std::uint32_t>(group_spelling.read(dice))};
    };
    EXPECT_EQ(match.why(group("0w6")), "wrong_dice");
    EXPECT_EQ(match.why(group("0y1,0y1,0y1")), "no_such_die");
    EXPECT_EQ(match.why({.kind = ActionKind::use_dice, .a = 1, .code = group("0y1").code}),
              "cube_not_usable");
    EXPECT_EQ(match.why({.kind = ActionKind::use_dice, .code = 5}), "bad_fields")
        << "a die that is not the first";
    EXPECT_EQ(match.play("use_dice none 0y1,0y1,1y6").said("deniers"),
              "deniers_changed a -6 dice; deniers_changed b 6 sale; deniers_changed a 4 agriculture")
        << "more dice than anybody needs";
}

TEST(TroyesDice, ForeignDiceCost) {
    covers("TRO-5.2", "TRO-5.3");
    Match match(3);
    match.deniers(ada, 18).dice("0y1 1y6 2y5 2y4 4y2 1r1").play("agriculture");
    EXPECT_TRUE(match.offers("use_dice none 1y6,2y4,2y5")) << "three times 6";
    match.deniers(ada, 17);
    EXPECT_FALSE(match.offers("use_dice none 1y6,2y4,2y5"));
    EXPECT_EQ(match.why({.kind = ActionKind::use_dice,
                         .code = static_cast<std::uint32_t>(group_spelling.read("1y6,2y4,2y5"))}),
              "too_few_deniers");
    Match two = match;
    EXPECT_EQ(two.play("use_dice none 1y6,4y2").said("deniers"),
              "deniers_changed a -8 dice; deniers_changed b 4 sale; deniers_changed a 4 agriculture")
        << "4 each; the bank gets what is paid for gray ones";
    EXPECT_EQ(match.play("use_dice none 0y1,1y6,2y5").said("deniers"),
              "deniers_changed a -12 dice; deniers_changed b 6 sale; deniers_changed c 6 sale; "
              "deniers_changed a 6 agriculture")
        << "an own die is free, but counts for the price";
}

TEST(TroyesDice, DiceOfWhoHasPassedAreForSale) {
    covers("TRO-5.3");
    Match match(2);
    match.dice("0y1 0y2 1y2").play("pass").play("agriculture").play("use_dice none 0y2");
    EXPECT_EQ(match.said("deniers_changed a"), "deniers_changed a 2 sale");
    EXPECT_EQ(match.seat(ada).deniers, 7) << "to be spent at once, were it his turn";
}

TEST(TroyesDice, InfluenceAnyNumberOfTimesBeforeTheAction) {
    covers("TRO-5.5", "TRO-5.6", "TRO-5.7");
    Match match(3);
    match.influence(ada, 5).dice("0r2 0r2 1r6 0y1");
    EXPECT_TRUE(match.offers("reroll_die red 2"));
    EXPECT_EQ(match.why({ActionKind::reroll_die, 0, 6}), "no_such_die") << "Bao's";
    match.play("reroll_die red 2");
    EXPECT_EQ(match.said(), "influence_changed a -1 reroll");
    EXPECT_EQ(match.asked(), "roll_die: chance");
    EXPECT_EQ(match.legal().size(), 6u);
    EXPECT_EQ(match.play("roll_die 5").said(), "die_rolled reroll 0 red 5 2");
    EXPECT_EQ(match.asked(), "turn: ada");
    match.play("reroll_die red 5").play("roll_die 5");
    match.play("recruit_citizen");
    EXPECT_EQ(match.said(), "influence_changed a -2 recruit; citizen_recruited a");
    EXPECT_EQ(match.seat(ada).personal, 1);
    EXPECT_EQ(match.why({ActionKind::recruit_citizen}), "too_little_influence");
    EXPECT_EQ(match.why({ActionKind::turn_dice}), "too_little_influence");
    match.play("reroll_die yellow 1").play("roll_die 1").play("pass");
    Match none(3);
    none.personal(ada, 12).influence(ada, 9);
    EXPECT_EQ(none.why({ActionKind::recruit_citizen}), "no_citizen_in_supply");
    none.play("agriculture");
    EXPECT_EQ(none.why({ActionKind::reroll_die, 2, 1}), "wrong_phase") << "not in the middle of an action";
}

TEST(TroyesDice, UpToThreeDiceAreTurned) {
    covers("TRO-5.8");
    Match match(3);
    match.influence(ada, 9).dice("0r1 0r1 0w3 0y2 1y1").play("turn_dice");
    EXPECT_EQ(match.said(), "influence_changed a -4 turn");
    EXPECT_EQ(match.list(), "turn_die red 1; turn_die white 3; turn_die yellow 2");
    EXPECT_EQ(match.why({ActionKind::turn_done}), "nothing_turned");
    EXPECT_EQ(match.play("turn_die red 1").said(), "die_turned 0 red 1 6");
    EXPECT_EQ(match.list(), "turn_die red 1; turn_die white 3; turn_die yellow 2; turn_done");
    EXPECT_EQ(match.why({ActionKind::turn_die, 0, 6}), "die_turned_before");
    EXPECT_EQ(match.why({ActionKind::turn_die, 0, 5}), "no_such_die");
    match.play("turn_die white 3").play("turn_die yellow 2");
    EXPECT_EQ(match.asked(), "turn: ada") << "the third one ends it";
    match.play("turn_dice").play("turn_die red 6");
    match.play("turn_done");
    EXPECT_EQ(match.seat(ada).influence, 1);
    Match last(3);
    last.dice("0r1 1y1").play("turn_dice").play("turn_die red 1");
    EXPECT_EQ(last.asked(), "turn: ada") << "so does the last own die";
}

TEST(TroyesDice, TheTrackOfInfluenceEnds) {
    covers("TRO-5.9");
    Match match(3, {.round = 2, .show = "R2a"});
    match.tradesman(ada, "R2a").influence(ada, 18).dice("0r6 0y1");
    match.play("activate R2a").play("use_dice none 0r6").play("activations 3");
    EXPECT_EQ(match.said("influence"), "influence_changed a 2 activity");
    match.turn_of(ada).dice("0r6 0y1").play("activate R2a").play("use_dice none 0r6").play("activations 1");
    EXPECT_EQ(match.said("influence"), "");
    EXPECT_EQ(match.seat(ada).influence, 20);
}

} // namespace ville::troyes::tests
