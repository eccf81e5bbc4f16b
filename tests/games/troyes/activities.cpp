// Troyes: one test for each activity card.
#include "games/troyes/support.hpp"

namespace ville::troyes::tests {

namespace {

/// Ada's turn with a tradesman on a card and a group of dice worth `times` activations.
Match at_card(std::string_view card, std::string_view dice, std::string_view queue = "", int players = 3) {
    Match match(players, {.round = card[1] - '0', .show = card, .queue = queue});
    match.tradesman(ada, card).dice(dice);
    return match;
}

/// Activates with a group, so many times.
Match &activate(Match &match, std::string_view card, std::string_view group, int count) {
    match.play("activate " + std::string(card)).play("use_dice none " + std::string(group));
    if (phase_of(match.state) == Phase::activations) match.play("activations " + std::to_string(count));
    return match;
}

/// A use of a delayed cube is offered for a deed, or not.
bool offers_cube(Match match, std::string_view deed, std::string_view use) {
    if (!match.offers(deed)) return false;
    match.play(deed);
    return match.offers("use_dice " + std::string(use));
}

} // namespace

TEST(TroyesActivities, ArcherRollsForEachCube) {
    covers("TRO-8.1");
    Match match = at_card("R1a", "0r6 0y1");
    activate(match, "R1a", "0r6", 3);
    EXPECT_EQ(match.asked(), "roll_die: chance");
    match.play("roll_die 2");
    EXPECT_EQ(match.said(), "die_rolled archer 4 black 2 0") << "a miss, and the next roll";
    match.play("roll_die 3");
    EXPECT_EQ(match.asked(), "place_cube: ada");
    match.play("place_cube M");
    EXPECT_EQ(match.said(), "event_cubes_placed a M 1; influence_changed a 1 event_cube");
    match.play("roll_die 6").play("place_cube ER8");
    EXPECT_EQ(match.asked(), "turn: bao");
}

TEST(TroyesActivities, DiplomatPaysForEachCube) {
    covers("TRO-8.2");
    Match match = at_card("R1b", "0r6 0r5 0y1");
    match.deniers(ada, 5);
    match.play("activate R1b").play("use_dice none 0r5,0r6");
    EXPECT_EQ(match.list(), "activations 1; activations 2") << "5 deniers pay for two of three";
    match.play("activations 2").play("place_cube M");
    EXPECT_EQ(match.said(),
              "deniers_changed a -2 activity; event_cubes_placed a M 1; influence_changed a 1 event_cube");
    match.play("place_cube M");
    EXPECT_EQ(match.seat(ada).deniers, 1);
    EXPECT_EQ(match.asked(), "turn: bao");
    EXPECT_FALSE(at_card("R1b", "0r6 0y1").deniers(ada, 1).offers("activate R1b"));
}

TEST(TroyesActivities, KnightNeverGoesToOneEventTwice) {
    covers("TRO-8.3");
    Match match = at_card("R1c", "0r6 0r6 0r6 0y1", "ER1 EY1");
    match.play("activate R1c").play("use_dice none 0r6,0r6,0r6");
    EXPECT_EQ(match.list(), "activations 1; activations 2; activations 3")
        << "18 pips are worth four, but three events lie there";
    match.on_event(bao, "M", 2).play("activations 3").play("place_cube M");
    EXPECT_EQ(match.said("event_completed"), "event_completed M 1 0") << "completed, and still there";
    EXPECT_EQ(match.list(), "place_cube ER1; place_cube EY1");
    EXPECT_EQ(match.why({ActionKind::place_cube, marauding}), "event_used_before");
    EXPECT_EQ(match.why({ActionKind::place_cube, 2}), "not_in_the_queue");
    match.play("place_cube ER1");
    EXPECT_EQ(match.list(), "place_cube EY1");
}

TEST(TroyesActivities, HuntBringsInfluence) {
    covers("TRO-8.4");
    Match match = at_card("R2a", "0r6 0y1");
    EXPECT_EQ(activate(match, "R2a", "0r6", 3).said("influence"), "influence_changed a 3 activity");
}

TEST(TroyesActivities, MercenaryBringsDeniers) {
    covers("TRO-8.5");
    Match match = at_card("R2b", "0r6 0y1");
    EXPECT_EQ(activate(match, "R2b", "0r6", 2).said("deniers"), "deniers_changed a 6 activity");
}

TEST(TroyesActivities, TaxCollectorTakesFromTheCityHall) {
    covers("TRO-8.6");
    Match match = at_card("R2c", "0r6 0r6 0y1");
    match.citizen(ada, "city_hall 0 0").citizen(bao, "city_hall 0 1").citizen(bao, "city_hall 0 2");
    match.citizen(neutral, "city_hall 1 0").citizen(chloe, "city_hall 1 1").lying(chloe, Building::city_hall);
    match.deniers(bao, 3).deniers(chloe, 9).citizen(bao, "palace 0 0");
    activate(match, "R2c", "0r6,0r6", 2);
    EXPECT_EQ(match.said("deniers"),
              "deniers_changed b -2 tax; deniers_changed c -1 tax; deniers_changed a 4 activity; "
              "deniers_changed b -1 tax; deniers_changed c -1 tax; deniers_changed a 3 activity")
        << "in the second activation Bao has one denier left; nobody pays for himself or for one who lies";
}

TEST(TroyesActivities, JoustCountsRedDiceThatAreLeft) {
    covers("TRO-8.7", "TRO-8.29");
    Match match = at_card("R3a", "0r6 0r1 0r2 1r5 0y1");
    EXPECT_EQ(activate(match, "R3a", "0r6", 1).said("points"), "points_scored a activity 2");
    Match militia(3, {.round = 3, .show = "R3a Y2c"});
    militia.tradesman(ada, "R3a").delayed(ada, "Y2c").dice("0r1 0r2 0y6 1y1");
    militia.play("activate R3a").play("use_dice Y2c 0y6");
    EXPECT_EQ(militia.said("points"), "points_scored a activity 2")
        << "yellow dice were used, all red ones count";
}

TEST(TroyesActivities, CaptainCountsEventsWithCubes) {
    covers("TRO-8.8");
    Match match = at_card("R3b", "0r6 0y1", "ER1 ER2 ER3 EW1");
    match.on_event(ada, "M").on_event(ada, "EW1", 2).on_event(bao, "ER1");
    EXPECT_EQ(activate(match, "R3b", "0r6", 1).said("points"), "points_scored a activity 2");
}

TEST(TroyesActivities, TroubadourTurnsInfluenceIntoPoints) {
    covers("TRO-8.9", "TRO-6.6");
    Match match = at_card("R3c", "0r6 0r6 0y1");
    match.influence(ada, 2).play("activate R3c").play("use_dice none 0r6,0r6");
    EXPECT_EQ(match.list(), "activations 1; activations 2") << "12 pips are worth four";
    match.play("activations 2");
    EXPECT_EQ(match.said("influence"), "influence_changed a -2 activity");
    EXPECT_EQ(match.said("points"), "points_scored a activity 2");
}

TEST(TroyesActivities, TithingMakesOneDieOfEachDistrictFree) {
    covers("TRO-8.10");
    Match match(3, {.show = "W1a Y1a"});
    match.delayed(ada, "W1a").dice("1y2 1y3 2y4 0r1").deniers(ada, 6).play("agriculture");
    EXPECT_TRUE(match.offers("use_dice W1a 1y2,1y3,2y4")) << "one of Bao's is paid for: 6 deniers";
    EXPECT_FALSE(match.offers("use_dice none 1y2,1y3,2y4")) << "18 deniers";
    match.play("use_dice W1a 1y2,1y3,2y4");
    EXPECT_EQ(match.said("deniers"),
              "deniers_changed a -6 dice; deniers_changed b 6 sale; deniers_changed a 4 agriculture");
}

TEST(TroyesActivities, MonkCountsAWhiteDieThrice) {
    covers("TRO-8.11", "TRO-6.7");
    Match match(3, {.show = "W1b"});
    match.delayed(ada, "W1b").dice("1w5 0w1 0y1").deniers(ada, 2).play("agriculture");
    EXPECT_EQ(match.list(), "use_dice none 0y1; use_dice W1b 0w1; use_dice W1b 1w5") << "one white die alone";
    match.play("use_dice W1b 1w5");
    EXPECT_EQ(match.said("de"),
              "delayed_cube_spent a W1b; deniers_changed a -2 dice; deniers_changed b 2 sale; "
              "deniers_changed a 7 agriculture");
    EXPECT_EQ(match.seat(ada).cubes, 20) << "the cube is back";
}

TEST(TroyesActivities, PriestRaisesYellowDice) {
    covers("TRO-8.12");
    Match match(3, {.show = "W1c"});
    match.delayed(ada, "W1c").dice("0y6 0y5 0r1").play("agriculture").play("use_dice W1c 0y5,0y6");
    EXPECT_EQ(match.said("deniers"), "deniers_changed a 8 agriculture") << "(6 + 3 + 5 + 3) / 2";
}

TEST(TroyesActivities, ApprenticeshipMakesEachDieAFive) {
    covers("TRO-8.13");
    Match match(3, {.round = 2, .show = "W2a"});
    match.delayed(ada, "W2a").dice("0r1 0r2 0y1");
    match.play("fight_event ER7").play("use_dice W2a 0r1,0r2");
    EXPECT_EQ(match.said("event_cubes"), "event_cubes_placed a ER7 3") << "10 pips, 3 a cube";
}

TEST(TroyesActivities, ConfessionRaisesRedDice) {
    covers("TRO-8.14");
    Match match(3, {.round = 2, .show = "W2b"});
    match.delayed(ada, "W2b").dice("0r1 0r2 0y1").play("fight_event ER7").play("use_dice W2b 0r1,0r2");
    EXPECT_EQ(match.said("event_cubes"), "event_cubes_placed a ER7 2") << "7 pips";
}

TEST(TroyesActivities, TemplarCountsAWhiteDieTwice) {
    covers("TRO-8.15");
    Match match(3, {.round = 2, .show = "W2c"});
    match.delayed(ada, "W2c").dice("0w5 0w6 0r1 0y1").play("fight_event ER7");
    EXPECT_EQ(match.list(), "use_dice W2c 0w5; use_dice W2c 0w6") << "one white die and no red one";
    match.play("use_dice W2c 0w5");
    EXPECT_EQ(match.said("event_cubes"), "event_cubes_placed a ER7 3") << "10 pips";
}

TEST(TroyesActivities, PilgrimageBringsPoints) {
    covers("TRO-8.16");
    Match match = at_card("W3a", "0w6 0y1");
    EXPECT_EQ(activate(match, "W3a", "0w6", 2).said("points"), "points_scored a activity 2");
}

TEST(TroyesActivities, ProcessionCountsCitizensInTheBishopric) {
    covers("TRO-8.17");
    Match match = at_card("W3b", "0w6 0w4 0y1");
    match.citizen(ada, "bishopric 0 0").citizen(ada, "bishopric 2 1").citizen(bao, "bishopric 1 0");
    EXPECT_EQ(activate(match, "W3b", "0w4,0w6", 1).said("points"), "points_scored a activity 2");
    Match nobody_there = at_card("W3b", "0w6 0w4 0y1");
    EXPECT_EQ(activate(nobody_there, "W3b", "0w4,0w6", 1).said("points"), "");
}

TEST(TroyesActivities, GlassblowerCountsPairsOfCubes) {
    covers("TRO-8.18");
    Match match = at_card("W3c", "0w6 0w6 0y1");
    for (int column = 1; column <= 5; ++column) match.in_cathedral(ada, 1, column);
    EXPECT_EQ(activate(match, "W3c", "0w6,0w6", 2).said("points"), "points_scored a activity 4")
        << "two pairs, twice";
}

TEST(TroyesActivities, ArtisanTurnsInfluenceIntoDeniers) {
    covers("TRO-8.19");
    Match match = at_card("Y1a", "0y4 0r1");
    EXPECT_EQ(activate(match, "Y1a", "0y4", 1).said("deniers"), "deniers_changed a 6 activity");
    EXPECT_EQ(match.said("influence"), "influence_changed a -1 activity");
    EXPECT_FALSE(at_card("Y1a", "0y4 0r1").influence(ada, 0).offers("activate Y1a"));
}

TEST(TroyesActivities, MerchantBringsDeniers) {
    covers("TRO-8.20");
    Match match = at_card("Y1b", "0y6 0r1");
    EXPECT_EQ(activate(match, "Y1b", "0y6", 2).said("deniers"), "deniers_changed a 4 activity");
}

TEST(TroyesActivities, MillerChoosesABuildingEachTime) {
    covers("TRO-8.21");
    Match match = at_card("Y1c", "0y6 0y6 0r1");
    match.citizen(ada, "palace 0 0")
        .citizen(ada, "bishopric 0 0")
        .citizen(ada, "bishopric 0 1")
        .lying(ada, Building::palace);
    activate(match, "Y1c", "0y6,0y6", 2);
    EXPECT_EQ(match.list(), "miller palace; miller bishopric");
    EXPECT_EQ(match.why({ActionKind::miller, 2}), "bad_fields");
    EXPECT_EQ(match.play("miller bishopric").said(), "deniers_changed a 4 activity");
    EXPECT_EQ(match.play("miller palace").said("deniers"), "deniers_changed a 2 activity")
        << "who lies does not count";
}

TEST(TroyesActivities, InnkeeperTurnsDeniersIntoInfluence) {
    covers("TRO-8.22");
    Match match = at_card("Y2a", "0y6 0r1");
    EXPECT_EQ(activate(match, "Y2a", "0y6", 2).said("deniers"), "deniers_changed a -2 activity");
    EXPECT_EQ(match.said("influence"), "influence_changed a 2 activity");
}

TEST(TroyesActivities, BlacksmithAddsFiveToRed) {
    covers("TRO-8.23");
    Match match(3, {.round = 2, .show = "Y2b"});
    match.delayed(ada, "Y2b").dice("0r1 0r3 0y1").play("fight_event ER7").play("use_dice Y2b 0r1,0r3");
    EXPECT_EQ(match.said("event_cubes"), "event_cubes_placed a ER7 3") << "9 pips";
}

TEST(TroyesActivities, MilitiaFightsWithYellow) {
    covers("TRO-8.24");
    Match match(3, {.round = 2, .show = "Y2c"});
    match.delayed(ada, "Y2c").dice("0y3 0y4 0r1").play("fight_event ER7");
    EXPECT_EQ(match.list(), "use_dice Y2c 0y3; use_dice Y2c 0y3,0y4; use_dice Y2c 0y4") << "yellow alone";
    EXPECT_EQ(match.play("use_dice Y2c 0y3,0y4").said("event_cubes"), "event_cubes_placed a ER7 2");
}

TEST(TroyesActivities, JourneymanTurnsDeniersIntoPoints) {
    covers("TRO-8.25");
    Match match = at_card("Y3a", "0y6 0y6 0r1");
    match.deniers(ada, 7).play("activate Y3a").play("use_dice none 0y6,0y6");
    EXPECT_EQ(match.list(), "activations 1; activations 2");
    match.play("activations 2");
    EXPECT_EQ(match.said("deniers"), "deniers_changed a -6 activity");
    EXPECT_EQ(match.said("points"), "points_scored a activity 4");
}

TEST(TroyesActivities, GoldsmithBringsPointsAndDeniers) {
    covers("TRO-8.26");
    Match match = at_card("Y3b", "0y5 0r1");
    EXPECT_EQ(activate(match, "Y3b", "0y5", 1).said("points"), "points_scored a activity 1");
    EXPECT_EQ(match.said("deniers"), "deniers_changed a 2 activity");
}

TEST(TroyesActivities, SculptorBringsPoints) {
    covers("TRO-8.27");
    Match match = at_card("Y3c", "0y4 0y5 0r1");
    EXPECT_EQ(activate(match, "Y3c", "0y4,0y5", 2).said("points"), "points_scored a activity 2");
}

TEST(TroyesActivities, FewDelayedCubesHelpToPlaceACitizen) {
    covers("TRO-8.28");
    Match match(3, {.round = 2, .show = "Y2c W1a W2a"});
    match.personal(ada)
        .delayed(ada, "Y2c")
        .delayed(ada, "W1a")
        .delayed(ada, "W2a")
        .deniers(ada, 0)
        .dice("0y3 1y4 0w2");
    EXPECT_TRUE(offers_cube(match, "place_citizen palace", "Y2c 0y3"));
    EXPECT_TRUE(offers_cube(match, "place_citizen city_hall", "W1a 1y4"));
    EXPECT_FALSE(offers_cube(match, "place_citizen city_hall", "W2a 0y3"));
    EXPECT_FALSE(offers_cube(match, "build_cathedral", "W2a 0w2"));
    for (const std::string_view card : {"Y2b", "W2b", "W2c"}) {
        Match barred(3, {.round = 2, .show = card});
        barred.personal(ada).delayed(ada, card).dice("0w5 0y1").deniers(ada, 0);
        EXPECT_FALSE(barred.offers("place_citizen palace")) << card;
        barred.dice("0r5 0y1").play("place_citizen palace");
        EXPECT_EQ(barred.list(), "use_dice none 0r5") << card;
    }
    for (const std::string_view card : {"W1b", "W1c"}) {
        Match barred(3, {.show = card});
        barred.personal(ada).delayed(ada, card).dice("0w2 0y1").play("place_citizen city_hall");
        EXPECT_EQ(barred.list(), "use_dice none 0y1") << card;
    }
}

} // namespace ville::troyes::tests
