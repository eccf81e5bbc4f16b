// Troyes: the actions of a turn. Rules: chapter 6.
#include "games/troyes/support.hpp"

namespace ville::troyes::tests {

TEST(TroyesDeeds, NothingIsOfferedThatCannotBeFinished) {
    covers("TRO-6.1");
    Match match(3, {.show = "R1a"});
    match.dice("0r1 1r1").deniers(ada, 3).influence(ada, 0);
    EXPECT_EQ(match.list(), "pass")
        << "1 pip activates nothing, fights nothing; white and yellow dice there are none";
    EXPECT_EQ(match.why({ActionKind::activate, 0}), "no_such_citizen");
    match.personal(ada);
    EXPECT_EQ(match.why({ActionKind::activate, 0}), "too_few_deniers") << "the Archer costs 4";
    match.deniers(ada, 4);
    EXPECT_EQ(match.why({ActionKind::activate, 0}), "group_too_weak")
        << "he needs 2 pips, and Bao's die 4 deniers more";
    match.deniers(ada, 8);
    EXPECT_EQ(match.why({ActionKind::activate, 0}), "none");
    EXPECT_EQ(match.why({ActionKind::activate, 1}), "card_not_in_play");
    EXPECT_EQ(match.why({ActionKind::fight_event, 5}), "not_in_the_queue");
    EXPECT_EQ(match.why({ActionKind::build_cathedral}), "group_too_weak");
    EXPECT_EQ(match.why({ActionKind::agriculture}), "group_too_weak");
}

TEST(TroyesDeeds, ATradesmanIsHiredFirst) {
    covers("TRO-6.2");
    Match match(3);
    match.personal(ada).tradesman(bao, "R1a").deniers(ada, 5).dice("0r4 0y1");
    match.play("activate R1a");
    EXPECT_EQ(match.asked(), "hire_tradesman: ada");
    match.play("hire_tradesman supply 0 0");
    EXPECT_EQ(match.said(), "tradesman_hired a R1a 1 supply 0 0; deniers_changed a -4 hire");
    EXPECT_EQ(match.asked(), "use_dice: ada");
    match.state.workshops[0].tradesmen[0] = no_owner;
    ++match.state.seats[bao].general;
    match.play("use_dice none 0r4").play("activations 1").luck(1);
    match.turn_of(chloe)
        .personal(chloe)
        .dice("2r4 0y1")
        .play("activate R1a")
        .play("hire_tradesman supply 0 0");
    EXPECT_EQ(match.said("tradesman"), "tradesman_hired c R1a 0 supply 0 0")
        << "the first space that is free";
    Match full(4);
    full.tradesman(bao, "R1a")
        .tradesman(chloe, "R1a")
        .tradesman(dan, "R1a")
        .tradesman(ada, "R1a")
        .dice("0r4 0y1");
    full.play("activate R1a");
    EXPECT_EQ(full.asked(), "use_dice: ada") << "who has one hires none";
}

TEST(TroyesDeeds, CitizensComeFromAnywhere) {
    covers("TRO-6.3", "TRO-12.3");
    Match match(3);
    match.personal(ada)
        .citizen(ada, "palace 3 0")
        .citizen(ada, "city_hall 1 1")
        .citizen(bao, "city_hall 1 2");
    match.lying(ada, Building::bishopric)
        .tradesman(ada, "Y1a")
        .dice("0r4 0y1")
        .deniers(ada, 9)
        .play("activate R1a");
    EXPECT_EQ(match.list(),
              "hire_tradesman supply 0 0; hire_tradesman palace 3 0; hire_tradesman city_hall 1 1; "
              "hire_tradesman bishopric_picture 0 0; hire_tradesman Y1a 0 0");
    EXPECT_EQ(match.why({ActionKind::hire_tradesman, from_building + 2, 1, 2}), "no_such_citizen");
    EXPECT_EQ(match.why({ActionKind::hire_tradesman, from_supply, 1, 0}), "bad_fields");
    Match building = match, picture = match, card = match;
    building.play("hire_tradesman city_hall 1 1");
    EXPECT_EQ(building.row(Building::city_hall, 1), "..b") << "nobody slides";
    EXPECT_EQ(building.state.dice[ada][2][0], 1) << "his die stays";
    picture.play("hire_tradesman bishopric_picture 0 0");
    EXPECT_EQ(picture.state.houses[1].lying, 0);
    card.play("hire_tradesman Y1a 0 0");
    EXPECT_EQ(card.line(ada, "tradesmen"), 2) << "2 points on the Archer, none on the Artisan any more";

    Match upright(3, {.options = {.hire_lying_citizens = 0}});
    upright.lying(ada, Building::bishopric).dice("0r4 0y1").deniers(ada, 9);
    EXPECT_EQ(upright.why({ActionKind::activate, 0}), "no_such_citizen");
}

TEST(TroyesDeeds, OneTradesmanOnEachCard) {
    covers("TRO-6.4");
    Match match(3);
    match.personal(ada).tradesman(ada, "R1a").dice("0r4 0y1").deniers(ada, 9).play("activate R1a");
    EXPECT_EQ(match.asked(), "use_dice: ada");
}

TEST(TroyesDeeds, AsOftenAsTheNumberGoesIntoTheDice) {
    covers("TRO-6.5");
    Match match(3, {.show = "Y1b"});
    match.tradesman(ada, "Y1b").dice("0y5 0y3 0y2 0r1").play("activate Y1b");
    EXPECT_FALSE(match.offers("use_dice none 0y2")) << "the Merchant's number is 3";
    match.play("use_dice none 0y3,0y5");
    EXPECT_EQ(match.list(), "activations 1; activations 2");
    EXPECT_EQ(match.why({ActionKind::activations, 3}), "too_many_activations");
    EXPECT_EQ(match.play("activations 1").said("activity"), "activity_activated a Y1b 1")
        << "fewer are allowed";
    match.turn_of(ada).dice("0y5 0r1").play("activate Y1b").play("use_dice none 0y5");
    EXPECT_EQ(match.said("activity"), "activity_activated a Y1b 1") << "one possible time is not asked for";
}

TEST(TroyesDeeds, DelayedCubesWaitForALaterAction) {
    covers("TRO-6.7");
    Match match(3, {.show = "W1c"});
    match.tradesman(ada, "W1c")
        .dice("0w6 0y2 0r1")
        .play("activate W1c")
        .play("use_dice none 0w6")
        .play("activations 2");
    EXPECT_EQ(match.said("delayed"), "delayed_cubes_placed a W1c 2");
    EXPECT_EQ(match.seat(ada).cubes, 18);
    match.turn_of(ada).play("agriculture");
    EXPECT_EQ(match.list(), "use_dice none 0y2; use_dice W1c 0y2");
    match.play("use_dice W1c 0y2");
    EXPECT_EQ(match.said("de"), "delayed_cube_spent a W1c; deniers_changed a 2 agriculture");
    EXPECT_EQ(match.seat(ada).cubes, 19);

    Match gone(3, {.show = "W1c"});
    gone.delayed(ada, "W1c").dice("0y2 0r1").play("agriculture");
    EXPECT_TRUE(gone.offers("use_dice W1c 0y2")) << "no tradesman is needed";
}

TEST(TroyesDeeds, CubesAreALimit) {
    covers("TRO-1.3", "TRO-6.6", "TRO-6.8", "TRO-6.12");
    Match match(3, {.show = "W1c R1a"});
    match.tradesman(ada, "W1c")
        .cubes_left(ada, 1)
        .dice("0w6 0w5 0r6 0r6 0y1")
        .play("activate W1c")
        .play("use_dice none 0w6");
    EXPECT_EQ(match.said("delayed"), "delayed_cubes_placed a W1c 1") << "6 pips would be worth two";
    match.turn_of(ada).dice("0w6 0r6 0r6 0y1");
    EXPECT_FALSE(match.offers("build_cathedral"));
    EXPECT_FALSE(match.offers("fight_event M"));
    Match one(3);
    one.cubes_left(ada, 1).dice("0w6 0w5 0r6 0r6 0y1");
    one.play("build_cathedral");
    EXPECT_EQ(one.list(), "use_dice none 0w5; use_dice none 0w6") << "each die needs a cube";
    Match fight(3);
    fight.cubes_left(ada, 1).dice("0r6 0r6 0y1").play("fight_event M").play("use_dice none 0r6,0r6");
    EXPECT_EQ(fight.said("event_cubes"), "event_cubes_placed a M 1") << "12 pips would be worth three";
}

TEST(TroyesDeeds, RedDiceFightEvents) {
    covers("TRO-6.8", "TRO-6.9");
    Match match(3, {.queue = "ER1"});
    match.on_event(bao, "ER1", 3).dice("0r6 0r6 0r3 0y1").play("fight_event ER1");
    EXPECT_FALSE(match.offers("use_dice none 0r3")) << "War costs 4 pips a cube";
    match.play("use_dice none 0r6");
    EXPECT_EQ(match.said("event_cubes"), "event_cubes_placed a ER1 1");
    EXPECT_EQ(match.said("influence"), "influence_changed a 1 event_cube");
    match.turn_of(ada).play("fight_event ER1").play("use_dice none 0r3,0r6");
    EXPECT_EQ(match.said("event_cubes"), "event_cubes_placed a ER1 1")
        << "9 pips are worth two, but one space is free";
    EXPECT_EQ(match.said("influence"), "influence_changed a 1 event_cube")
        << "what does not fit brings nothing";
}

TEST(TroyesDeeds, AFullEventPaysByMajority) {
    covers("TRO-6.10");
    Match match(3, {.queue = "ER1"});
    match.on_event(bao, "ER1", 2)
        .on_event(chloe, "ER1", 2)
        .dice("0r4 0y1")
        .play("fight_event ER1")
        .play("use_dice none 0r4");
    EXPECT_EQ(match.said(), "die_used 0 red 4; event_cubes_placed a ER1 1; influence_changed a 1 event_cube; "
                            "event_cube_returned a ER1; "
                            "event_cube_returned b ER1; event_cube_returned b ER1; event_cube_returned c "
                            "ER1; event_cube_returned c ER1; "
                            "event_completed ER1 1 2; points_scored b event 4; points_scored c event 1; "
                            "event_taken b ER1; turn_started b 2")
        << "Bao's first cube lay there before Chloé's";
    EXPECT_FALSE(in_queue(match.state, 1));
    EXPECT_EQ(match.seat(bao).cubes, 20);

    Match alone(3, {.queue = "ER4"});
    alone.on_event(ada, "ER4", 4).dice("0r4 0y1").play("fight_event ER4").play("use_dice none 0r4");
    EXPECT_EQ(alone.said("event_completed"), "event_completed ER4 0 0");
    EXPECT_EQ(alone.said("points"), "points_scored a event 4; points_scored a event 2")
        << "a lone player gets both";
}

TEST(TroyesDeeds, WhoTakesBackHisLastCubeLosesHisPlace) {
    covers("TRO-6.10");
    Match match(3, {.queue = "ER1"});
    match.on_event(bao, "ER1", 1).on_event(chloe, "ER1", 2);
    EventList<Game::max_events> told;
    return_event_cube(match.state, bao, 1, told);
    match.on_event(bao, "ER1", 2).dice("0r4 0y1").play("fight_event ER1").play("use_dice none 0r4");
    EXPECT_EQ(match.said("event_completed"), "event_completed ER1 2 1");
}

TEST(TroyesDeeds, MaraudingStays) {
    covers("TRO-6.11");
    Match match(3);
    match.on_event(bao, "M", 2).dice("0r4 0y1").play("fight_event M").play("use_dice none 0r4");
    EXPECT_EQ(match.said("event_completed"), "event_completed M 1 0");
    EXPECT_EQ(match.said("points"), "points_scored b event 2; points_scored a event 1");
    EXPECT_EQ(match.said("event_taken"), "");
    EXPECT_EQ(match.state.queue[0], marauding);
    EXPECT_TRUE(match.state.battles[0] == Battle{});
}

TEST(TroyesDeeds, WhiteDiceBuildInTheirColumns) {
    covers("TRO-6.12", "TRO-6.13");
    Match match(3);
    match.in_cathedral(bao, 1, 5)
        .in_cathedral(neutral, 1, 2)
        .in_cathedral(bao, 3, 2)
        .dice("0w5 0w5 0w2 0y1")
        .play("build_cathedral");
    EXPECT_TRUE(match.offers("use_dice none 0w5,0w5"));
    match.play("use_dice none 0w2,0w5,0w5");
    EXPECT_EQ(match.said(),
              "die_used 0 white 2; die_used 0 white 5; die_used 0 white 5; cathedral_cube_placed 0 2 2; "
              "influence_changed a 1 cathedral; points_scored a cathedral 1; cathedral_cube_placed 0 2 5; "
              "influence_changed a 2 cathedral; points_scored a cathedral 1; cathedral_cube_placed 0 3 5; "
              "influence_changed a 2 cathedral; points_scored a cathedral 1; turn_started b 2")
        << "a gap under another cube is filled";
    Match full(3);
    full.in_cathedral(bao, 1, 5).in_cathedral(bao, 2, 5).dice("0w5 0w5 0y1").play("build_cathedral");
    EXPECT_EQ(full.list(), "use_dice none 0w5") << "every die must place a cube";
    EXPECT_EQ(full.why({.kind = ActionKind::use_dice,
                        .code = static_cast<std::uint32_t>(group_spelling.read("0w5,0w5"))}),
              "column_full");
}

TEST(TroyesDeeds, WithoutStackingTheLevelIsChosen) {
    covers("TRO-12.2");
    Match match(3, {.options = {.cathedral_stacking = 0}});
    match.in_cathedral(bao, 2, 5).dice("0w5 0w5 0y1").play("build_cathedral").play("use_dice none 0w5,0w5");
    EXPECT_EQ(match.asked(), "cathedral_level: ada");
    EXPECT_EQ(match.list(), "cathedral_level 1; cathedral_level 3");
    EXPECT_EQ(match.why({ActionKind::cathedral_level, 2}), "level_taken");
    EXPECT_EQ(match.play("cathedral_level 3").said("cathedral"), "cathedral_cube_placed 0 3 5");
    EXPECT_EQ(match.list(), "cathedral_level 1");
    match.play("cathedral_level 1");
    EXPECT_EQ(match.asked(), "turn: bao");
}

TEST(TroyesDeeds, ACitizenComesFromThePersonalSupply) {
    covers("TRO-6.14");
    Match match(3);
    match.dice("0r3 0y1");
    EXPECT_EQ(match.why({ActionKind::place_citizen, 0}), "no_citizen_in_supply");
    match.personal(ada).play("place_citizen palace").play("use_dice none 0r3");
    EXPECT_EQ(match.seat(ada).personal, 0);
    EXPECT_EQ(match.row(Building::palace, 2), "a");
}

TEST(TroyesDeeds, AgricultureMayBringNothing) {
    covers("TRO-6.15");
    Match match(3);
    match.dice("0y1 0y5 0r1").play("agriculture").play("use_dice none 0y5");
    EXPECT_EQ(match.said("deniers"), "deniers_changed a 2 agriculture");
    match.turn_of(ada).play("agriculture").play("use_dice none 0y1");
    EXPECT_EQ(match.said("deniers"), "");
}

TEST(TroyesDeeds, PassingBringsDeniersToTheDistrict) {
    covers("TRO-6.16", "TRO-6.17", "TRO-12.1");
    Match match(2);
    match.dice("0y1 1y1 1y2 1y3").deniers(ada, 0);
    EXPECT_EQ(match.play("pass").said(), "passed a; district_deniers_added a 2; turn_started b 2");
    EXPECT_EQ(match.seat(ada).deniers, 0) << "not to be spent";
    match.play("agriculture").play("use_dice none 1y1");
    EXPECT_EQ(match.said("district"), "district_deniers_added a 1") << "a turn that he would have had";
    EXPECT_EQ(match.asked(), "turn: bao") << "passing is final";
    EXPECT_EQ(match.play("pass").said("district"), "district_deniers_added b 2")
        << "the last pass ends it at once";
    EXPECT_EQ(match.said("actions_ended"), "actions_ended all_passed");
}

TEST(TroyesDeeds, PassingMayNotBeFinal) {
    covers("TRO-12.1");
    Match match(2, {.options = {.pass_is_final = 0}});
    match.dice("0y1 0y2 1y1 1y2").play("pass").play("agriculture").play("use_dice none 1y1");
    EXPECT_EQ(match.said("district"), "");
    EXPECT_EQ(match.asked(), "turn: ada");
    match.play("agriculture").play("use_dice none 0y1").play("pass");
    EXPECT_EQ(match.play("pass").said("district"), "district_deniers_added a 1")
        << "2 the first time, then 1";
    EXPECT_EQ(match.said("actions_ended"), "actions_ended all_passed") << "two in a row";
}

TEST(TroyesDeeds, TurnsGoRoundUntilNoDieIsLeft) {
    covers("TRO-4.15");
    Match match(3);
    match.dice("0y1 4w1").play("agriculture").play("use_dice none 0y1");
    EXPECT_EQ(match.said("turn"), "turn_started b 2");
    match.play("build_cathedral").play("use_dice none 4w1");
    EXPECT_EQ(match.said("actions_ended"), "actions_ended no_dice") << "the gray district counts, too";
    EXPECT_EQ(match.state.round, 2);

    Match skipped(2);
    skipped.influence(ada, 0).influence(bao, 0).dice("0y1").black("1");
    skipped.play("counter 1").play("counter_die yellow 1").play("counter_done");
    EXPECT_EQ(skipped.said("actions_ended"), "actions_ended no_dice");
    EXPECT_EQ(skipped.said("turn"), "") << "nobody passes, nobody has a turn";
}

} // namespace ville::troyes::tests
