// Troyes: one test for each event. Rules: chapter 9.
#include "games/troyes/support.hpp"

namespace ville::troyes::tests {

namespace {

/// The first round that has nothing else to strike is over; the next one is at its events. `prepare` lays out the board.
/// Stops where the event asks or rolls, or in front of the black dice.
template <class Prepare>
Match struck_by(std::string_view event, Prepare &&prepare, int players = 3) {
    Match match(players, {.round = 3, .queue = event});
    prepare(match);
    for (const std::size_t other : {6u, 7u, 8u}) // no other event of the queue does anything
        match.edition.events[other].effect = Disaster::black_dice, match.edition.events[other].amount = 0;
    match.edition.events[1].effect = Disaster::black_dice; // the red one that comes up
    match.edition.events[9].effect = match.edition.events[13].effect = Disaster::black_dice;
    match.edition.events[marauding].amount = 0;
    const auto row = static_cast<std::size_t>(index_of(event_codes, event));
    match.edition.events[row] = standard.events[row];
    match.pass_all();
    while (match.state.stage < Stage::resolving) match.luck_once(1);
    return match;
}

} // namespace

TEST(TroyesEvents, BlackDice) {
    covers("TRO-9.1", "TRO-9.2", "TRO-9.3");
    const auto symbols = [](std::string_view event) {
        const EventCard &card = standard.events[static_cast<std::size_t>(index_of(event_codes, event))];
        EXPECT_EQ(card.effect, Disaster::black_dice) << event;
        return int{card.amount};
    };
    EXPECT_EQ(symbols("M"), 1);
    EXPECT_EQ(symbols("ER1"), 2);
    EXPECT_EQ(symbols("ER2"), 2);
    EXPECT_EQ(symbols("ER3"), 1);
    for (const auto &[event, dice] : {std::pair{"ER1", 3}, {"ER2", 3}, {"ER3", 2}}) {
        Match match(3, {.round = 3, .queue = event});
        match.new_round(1);
        int rolled = 0;
        for (const Event &each : match.events)
            rolled += each.type == event::die_rolled && each.arg[0] == static_cast<int>(Roll::black);
        // another red event came up: the first War, or in its place the second one
        EXPECT_EQ(rolled, dice + 2) << event << ", Marauding and a War";
    }
}

TEST(TroyesEvents, NeutralCitizensEnter) {
    covers("TRO-9.4", "TRO-9.9", "TRO-9.13", "TRO-9.17");
    for (const auto &[event, building] : {std::pair{"ER4", Building::palace},
                                          {"ER5", Building::palace},
                                          {"EW2", Building::bishopric},
                                          {"EY2", Building::city_hall}}) {
        Match match = struck_by(event, [](Match &) {});
        EXPECT_EQ(match.asked(), "roll_die: chance") << event;
        match.play("roll_die 1");
        EXPECT_EQ(match.row(building, 0)[0], 'n') << event;
        EXPECT_EQ(match.state.neutral_citizens, 7);
        EXPECT_EQ(match.said("die_rolled").substr(0, 20), "die_rolled neutral 4");
    }
    Match barred =
        struck_by("ER4", [](Match &m) { m.citizen(ada, "palace 0 0").lying(ada, Building::bishopric); });
    barred.state.houses[0].lying = 1u << ada;
    --barred.state.seats[ada].personal;
    barred.play("roll_die 1");
    EXPECT_EQ(barred.said("citizen"), "");
    EXPECT_EQ(barred.state.neutral_citizens, 8) << "back to the supply";
    Match none = struck_by("ER4", [](Match &m) {
        for (const char *space : {"city_hall 0 0", "city_hall 0 1", "city_hall 0 2", "city_hall 1 0",
                                  "city_hall 1 1", "city_hall 1 2", "bishopric 0 0", "bishopric 0 1"})
            m.citizen(neutral, space);
    });
    EXPECT_EQ(none.said("die_rolled neutral"), "") << "nobody is left, and nothing is rolled";
}

TEST(TroyesEvents, DesertionTakesCubesOffEvents) {
    covers("TRO-9.5", "TRO-9.16");
    Match match = struck_by("ER6", [](Match &m) {
        m.on_event(bao, "M").on_event(bao, "ER6", 2).on_event(ada, "M").points(chloe, 5);
    });
    EXPECT_EQ(match.asked(), "return_event_cube: bao") << "the start player of the round first";
    EXPECT_EQ(match.list(), "return_event_cube M; return_event_cube ER6");
    EXPECT_EQ(match.why({ActionKind::return_event_cube, 8}), "no_own_cube_there");
    match.play("return_event_cube ER6");
    EXPECT_EQ(match.said(), "event_cube_returned b ER6; points_scored c event -2") << "Chloé has none";
    EXPECT_EQ(match.list(), "return_event_cube M") << "asked even if there is one way only";
}

TEST(TroyesEvents, DeniersAreLost) {
    covers("TRO-9.6", "TRO-9.12", "TRO-9.15");
    for (const auto &[event, loss] : {std::pair{"ER7", 2}, {"EY1", 2}, {"EY4", 3}}) {
        Match match = struck_by(event, [](Match &m) { m.deniers(ada, 0).deniers(bao, 0).deniers(chloe, 0); });
        for (std::uint8_t seat = 0; seat < 3; ++seat)
            EXPECT_EQ(match.seat(seat).deniers, 10 + 2 - loss) << event << ": income, 2 for passing";
    }
}

TEST(TroyesEvents, InfluenceIsLost) {
    covers("TRO-9.7", "TRO-9.8");
    for (const char *event : {"ER8", "EW1"}) {
        Match match = struck_by(event, [](Match &m) { m.influence(bao, 0).points(bao, 5); });
        EXPECT_EQ(match.seat(ada).influence, 3) << event;
        EXPECT_EQ(match.seat(bao).points, 3) << event;
    }
}

TEST(TroyesEvents, CubesLeaveTheCathedral) {
    covers("TRO-9.10", "TRO-9.14", "TRO-6.13");
    for (const char *event : {"EW3", "EY3"}) {
        Match match = struck_by(event, [](Match &m) {
            m.in_cathedral(bao, 1, 2)
                .in_cathedral(bao, 2, 2)
                .in_cathedral(chloe, 1, 4)
                .points(ada, 1)
                .points(bao, 4);
        });
        EXPECT_EQ(match.list(), "return_cathedral_cube 1 2; return_cathedral_cube 2 2") << event;
        EXPECT_EQ(match.why({ActionKind::return_cathedral_cube, 1, 4}), "no_own_cube_there");
        match.play("return_cathedral_cube 1 2");
        EXPECT_EQ(match.seat(bao).points, 4) << "gains are never given back";
        match.play("return_cathedral_cube 1 4");
        EXPECT_EQ(match.said("points"), "points_scored a event -1");
        EXPECT_EQ(match.state.cathedral[1][1], bao) << "the cube above stays";
    }
}

TEST(TroyesEvents, GrayCubesEnterTheCathedral) {
    covers("TRO-9.11", "TRO-9.18");
    const auto board = [](Match &m) { m.in_cathedral(bao, 1, 1); };
    Match match = struck_by("EW4", board);
    match.play("roll_die 1");
    EXPECT_EQ(match.said("die_rolled").substr(0, 34), "die_rolled gray_cube 4 white 1 0");
    EXPECT_EQ(match.said("cathedral"), "cathedral_cube_placed 4 2 1");
    Match full = struck_by("EW4", [&](Match &m) {
        board(m);
        m.in_cathedral(bao, 2, 1).in_cathedral(chloe, 3, 1);
    });
    EXPECT_EQ(full.play("roll_die 1").said("cathedral"), "");
    Match none = struck_by("EW4", [](Match &m) {
        for (int i = 0; i < 10; ++i) m.in_cathedral(neutral, i / 6 + 1, i % 6 + 1);
    });
    EXPECT_EQ(none.said("die_rolled gray"), "");
}

} // namespace ville::troyes::tests
