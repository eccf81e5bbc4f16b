// Troyes: buildings, and the phases of a round up to the actions. Rules: chapters 3 and 4.
#include "games/troyes/support.hpp"

namespace ville::troyes::tests {

TEST(TroyesBuildings, RowsOpenToValues) {
    covers("TRO-3.1");
    const auto rows = [](std::size_t building) {
        std::string text;
        for (int value = 1; value <= 6; ++value)
            text += static_cast<char>('0' + standard.row_of(building, value));
        return text;
    };
    EXPECT_EQ(rows(0), "012345");
    EXPECT_EQ(rows(1), "001122");
    EXPECT_EQ(rows(2), "000111");
    EXPECT_EQ(standard.spaces_of_row(0), 1);
    EXPECT_EQ(standard.spaces_of_row(1), 2);
    EXPECT_EQ(standard.spaces_of_row(2), 3);
}

TEST(TroyesBuildings, WhoEntersPushesUpToTheFirstGap) {
    covers("TRO-3.2", "TRO-3.3", "TRO-6.14");
    Match match(3);
    match.personal(ada, 2).citizen(bao, "city_hall 0 0").citizen(chloe, "city_hall 0 2").dice("0y2 0y3 0r1");
    match.play("place_citizen city_hall");
    EXPECT_EQ(match.list(), "use_dice none 0y2; use_dice none 0y3") << "exactly one die";
    match.play("use_dice none 0y2");
    EXPECT_EQ(match.row(Building::city_hall, 0), "abc");
    EXPECT_EQ(match.said("citizen"), "citizen_placed 0 city_hall 0 0");
    match.turn_of(ada).play("place_citizen city_hall").play("use_dice none 0y3");
    EXPECT_EQ(match.row(Building::city_hall, 0), "aab");
    EXPECT_EQ(match.said("citizen"), "citizen_placed 0 city_hall 0 0; citizen_expelled 2 city_hall 0");
    EXPECT_EQ(match.state.houses[2].lying, 1u << chloe);
}

TEST(TroyesBuildings, NobodyOfALyingColourIsPushedOut) {
    covers("TRO-3.4");
    Match match(3);
    match.personal(ada)
        .citizen(bao, "palace 2 0")
        .citizen(chloe, "palace 3 0")
        .lying(bao, Building::palace)
        .dice("0r3 0r4");
    match.play("place_citizen palace");
    EXPECT_EQ(match.list(), "use_dice none 0r4");
    EXPECT_EQ(
        match.why({.kind = ActionKind::use_dice, .code = group_code(group_of(die_code(0, 0, 3) << 14))}),
        "expulsion_barred");
    match.play("use_dice none 0r4");
    EXPECT_EQ(match.state.houses[0].lying, (1u << bao) | (1u << chloe)) << "a picture holds several";

    Match own(3);
    own.personal(ada).citizen(ada, "palace 2 0").lying(neutral, Building::palace).dice("0r3 0y1");
    own.play("place_citizen palace").play("use_dice none 0r3");
    EXPECT_EQ(own.state.houses[0].lying, (1u << ada) | (1u << neutral)) << "one's own may be expelled";
    Match gray(3);
    gray.personal(ada).citizen(neutral, "palace 2 0").lying(neutral, Building::palace).dice("0r3 0y1");
    EXPECT_FALSE(gray.offers("place_citizen palace")) << "gray is a colour";
}

TEST(TroyesRounds, ThreeCardsComeUpInEachOfThreeRounds) {
    covers("TRO-4.1");
    Match match(4, {.round = 2});
    match.dice("0y1");
    EventList<Game::max_events> quiet;
    match.pass_all();
    EXPECT_EQ(match.state.round, 3);
    EXPECT_EQ(match.list(), "reveal_activity R3a; reveal_activity R3b; reveal_activity R3c");
    EXPECT_EQ(chance_total(standard, match.state), 3u);
    match.play("reveal_activity R3b");
    EXPECT_EQ(match.said(), "activity_revealed R3b");
    EXPECT_EQ(match.list(), "reveal_activity W3a; reveal_activity W3b; reveal_activity W3c");
    Match later(4, {.round = 3});
    later.pass_all();
    EXPECT_EQ(later.asked(), "reveal_event: chance") << "no cards in round 4, and nobody stands anywhere";
}

TEST(TroyesRounds, IncomeThenWages) {
    covers("TRO-4.2", "TRO-4.3", "TRO-4.14");
    Match match(3, {.round = 3});
    match.deniers(ada, 0).deniers(bao, 0).deniers(chloe, 3).points(bao, 1).points(chloe, 5);
    for (const char *space : {"palace 0 0", "palace 1 0", "palace 2 0"}) match.citizen(bao, space);
    for (const char *space : {"palace 3 0", "palace 4 0", "palace 5 0"}) match.citizen(chloe, space);
    for (const char *space :
         {"bishopric 0 0", "bishopric 0 1", "bishopric 1 0", "bishopric 1 1", "bishopric 2 0"})
        match.citizen(bao, space);
    match.citizen(chloe, "city_hall 0 0").lying(ada, Building::palace);
    match.new_round();
    const std::string paid =
        "deniers_changed b 10 income; deniers_changed c 10 income; deniers_changed a 10 income; "
        "deniers_changed b -10 wages; deniers_changed c -6 wages";
    EXPECT_EQ(match.said("deniers_changed").substr(0, paid.size()), paid);
    EXPECT_EQ(match.said("points_scored b wages"), "points_scored b wages -1")
        << "11 deniers are asked; only one point is there";
    EXPECT_EQ(match.said("points_scored c wages"), "");
}

TEST(TroyesRounds, TheWorkforceRolls) {
    covers("TRO-4.4");
    Match match(3, {.round = 3});
    match.citizen(ada, "palace 0 0")
        .citizen(chloe, "city_hall 0 0")
        .citizen(chloe, "palace 1 0")
        .citizen(chloe, "palace 2 0");
    match.citizen(neutral, "bishopric 0 0");
    match.new_round(4);
    EXPECT_EQ(
        match.said("die_rolled workforce"),
        "die_rolled workforce 2 red 4 0; die_rolled workforce 2 red 4 0; die_rolled workforce 2 yellow 4 0; "
        "die_rolled workforce 0 red 4 0; die_rolled workforce 4 white 4 0")
        << "from the start player, now Bao, on; gray at last";
    EXPECT_EQ(match.state.dice[chloe][0][3], 2);
    EXPECT_EQ(match.state.dice[neutral][1][3], 1);
}

TEST(TroyesRounds, TwoEventsComeUpAndStrikeAtOnce) {
    covers("TRO-4.5", "TRO-4.6");
    Match match(4, {.round = 3, .queue = "ER1"});
    match.pass_all();
    EXPECT_EQ(match.asked(), "reveal_event: chance");
    EXPECT_EQ(match.legal().size(), 5u) << "8 red ones, three have come";
    EXPECT_EQ(match.play("reveal_event ER3").said(), "event_revealed ER3 4");
    EXPECT_EQ(match.list(), "reveal_event EW1; reveal_event EW2; reveal_event EW3; reveal_event EW4")
        << "the red card says white";
    match.play("reveal_event EW1");
    EXPECT_EQ(match.said("event"),
              "event_revealed EW1 5; event_resolved M; event_resolved ER1; event_resolved ER8; "
              "event_resolved ER7; event_resolved ER3; event_resolved EW1");

    Match empty(4, {.round = 4, .queue = "EW1 EW2 EW3 EW4"});
    empty.pass_all().play("reveal_event ER1");
    EXPECT_NE(empty.asked(), "reveal_event: chance") << "no white one is left";
    EXPECT_EQ(empty.state.queue.back(), 1);
}

TEST(TroyesRounds, WhoCannotSufferLosesPointsOnce) {
    covers("TRO-4.7", "TRO-9.16");
    Match match(3, {.round = 3, .queue = "EY4 EY1 ER7 ER8"});
    match.deniers(ada, 0)
        .deniers(bao, 0)
        .deniers(chloe, 0)
        .points(ada, 9)
        .points(bao, 3)
        .influence(ada, 1)
        .influence(chloe, 0);
    match.citizen(bao, "palace 0 0").citizen(bao, "palace 1 0").citizen(bao, "palace 2 0");
    match.new_round();
    EXPECT_EQ(match.said("deniers_changed b"), "deniers_changed b 10 income; deniers_changed b -6 wages; "
                                               "deniers_changed b -3 event; deniers_changed b -1 event");
    EXPECT_EQ(match.said("points_scored b"), "points_scored b event -2; points_scored b event -1")
        << "once for the Drought, and for the Pillage what is left";
    EXPECT_EQ(match.seat(ada).deniers, 3);
    EXPECT_EQ(match.said("influence_changed"),
              "influence_changed b -1 event; influence_changed a -1 event; influence_changed b -1 event")
        << "from the start player on; the Heresy that has come up finds only Bao with influence";
}

TEST(TroyesRounds, SixBlackDiceAtMost) {
    covers("TRO-4.8");
    Match match(4, {.round = 3, .queue = "ER1 ER2 ER3"});
    match.new_round(2);
    EXPECT_EQ(match.said("die_rolled black").size(),
              std::string("die_rolled black 4 black 2 0; ").size() * 6 - 2)
        << "1 + 2 + 2 + 1 symbols";
    Edition more = standard;
    more.events[1].amount = 5;
    Match many(4, {.round = 3, .queue = "ER1 ER2 ER3"}, more);
    many.new_round(2);
    EXPECT_EQ(many.said("die_rolled black"), match.said("die_rolled black"));
}

TEST(TroyesRounds, TheRoundEnds) {
    covers("TRO-4.16");
    Match match(3, {.round = 1});
    match.lying(bao, Building::palace).lying(neutral, Building::city_hall).dice("0y1 1r3 4w2");
    match.play("pass").play("pass").play("pass");
    EXPECT_EQ(match.said(),
              "passed c; district_deniers_added c 2; actions_ended all_passed; deniers_changed a 2 district; "
              "deniers_changed b 2 district; deniers_changed c 2 district; citizen_returned 1 palace; "
              "citizen_returned 4 city_hall; round_ended 1 1; round_started 2 1");
    EXPECT_EQ(match.seat(bao).personal, 1);
    EXPECT_FALSE(any_die(match.state));
    EXPECT_EQ(match.state.start, bao);
}

} // namespace ville::troyes::tests
