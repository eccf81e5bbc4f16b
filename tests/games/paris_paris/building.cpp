// Paris Paris: rounds and turns. Tiles, huts, displaced huts, the bus. Rules: chapter 3.
#include "support.hpp"

namespace ville::paris_paris::tests {
namespace {

TEST(ParisParisRound, RevealsOneTileMoreThanPlayers) {
    covers("PAR-3.1", "PAR-2.4");
    for (int players = 2; players <= 4; ++players) {
        Match match(players);
        for (int tile = 0; tile <= players; ++tile) {
            EXPECT_EQ(match.asked(), "reveal: chance");
            match.play(chance_at(standard, match.state, 7));
        }
        EXPECT_EQ(match.asked(), "build: ada");
        EXPECT_EQ(match.state.unseen.total(), 59 - players);
        EXPECT_EQ(match.count(event::tile_revealed), players + 1);
        EXPECT_EQ(match.told(), "tile_revealed turn_started");
    }
}

TEST(ParisParisRound, TheSameStopMayComeUpTwice) {
    covers("PAR-3.1", "PAR-3.3");
    Match match;
    match.offer("luxembourg orange, luxembourg orange, bourse green");
    EXPECT_EQ(match.why(match.tile(ActionKind::reveal_tile, "luxembourg orange")), "not_an_outcome")
        << "there are only two";
    match.offer("odeon orange");
    EXPECT_EQ(match.legal().size(), 3u) << "equal tiles are one choice";
    match.take("luxembourg orange");
    EXPECT_EQ(match.legal().size(), 3u);
    match.take("luxembourg orange");
    EXPECT_EQ(match.at("luxembourg"), "b") << "the second one displaces the hut that was just built";
    EXPECT_EQ(match.why(match.tile(ActionKind::take_tile, "luxembourg orange")), "no_such_tile");
}

TEST(ParisParisRound, TilesOfOnePlaceDifferByTheirLine) {
    covers("PAR-3.3");
    Match match;
    match.offer("pompidou green, pompidou orange, bourse green, opera red");
    EXPECT_EQ(match.legal().size(), 4u);
    match.take("pompidou green").take("bourse green").take("opera red");
    EXPECT_EQ(match.state.parked[match.line("orange")], match.place("pompidou"));
    EXPECT_EQ(match.state.parked[match.line("green")], no_place);
}

TEST(ParisParisRound, EverybodyMustTakeATile) {
    covers("PAR-3.2");
    Match match(2);
    match.offer("bourse green, bourse green, opera red");
    EXPECT_EQ(match.asked(), "build: ada");
    match.take("opera red");
    EXPECT_EQ(match.asked(), "build: bao");
    EXPECT_EQ(match.legal(), std::vector<Action>{match.tile(ActionKind::take_tile, "bourse green")})
        << "a decision all the same";
    EXPECT_EQ(match.why({ActionKind::remove_hut, bao}), "wrong_phase");
    EXPECT_EQ(match.event_of(event::turn_started).arg[0], 2);
    match.take("bourse green");
    EXPECT_EQ(match.state.round, 2);
}

TEST(ParisParisRound, AHutIsBuiltAtThePlaceOfTheTile) {
    covers("PAR-3.4", "PAR-3.8");
    Match match;
    match.offer("odeon orange, odeon violet, bourse green, opera red");
    match.take("odeon violet");
    EXPECT_EQ(match.at("odeon"), "a");
    EXPECT_EQ(match.state.seats[ada].supply, 19);
    EXPECT_EQ(match.told(), "tile_taken hut_built turn_started");
    match.take("odeon orange");
    EXPECT_EQ(match.at("odeon"), "ab") << "room for two";
}

TEST(ParisParisFullPlace, TheOnlyHutOfAStopGoesWithoutAQuestion) {
    covers("PAR-3.5", "PAR-3.7", "PAR-3.8");
    Match match;
    match.board({{"bourse", "b"}}).offer("bourse green, opera red, opera violet, denfert red");
    match.take("bourse green");
    EXPECT_EQ(match.told(), "tile_taken hut_removed hut_built turn_started");
    EXPECT_EQ(match.at("bourse"), "a");
    EXPECT_EQ(match.state.seats[bao].sack, 1);
    const Event removed = match.event_of(event::hut_removed);
    EXPECT_EQ(removed.player, ada);
    EXPECT_EQ(removed.arg[0], bao);
    EXPECT_EQ(removed.arg[2], 1);
}

TEST(ParisParisFullPlace, TwoHutsOfOnePlayerAreNoChoice) {
    covers("PAR-3.5", "PAR-3.7");
    Match match;
    match.board({{"odeon", "bb"}}).offer("odeon orange, opera red, opera violet, denfert red");
    match.take("odeon orange");
    EXPECT_EQ(match.asked(), "build: bao");
    EXPECT_EQ(match.at("odeon"), "ab");
    EXPECT_EQ(match.state.seats[bao].sack, 1);
}

TEST(ParisParisFullPlace, BetweenTwoOwnersThePlayerChooses) {
    covers("PAR-3.5", "PAR-3.7", "PAR-3.8");
    Match match;
    match.board({{"odeon", "bc"}}).offer("odeon orange, opera red, opera violet, denfert red");
    match.take("odeon orange");
    EXPECT_EQ(match.asked(), "remove: ada");
    EXPECT_EQ(match.told(), "tile_taken");
    EXPECT_EQ(match.at("odeon"), "bc") << "the old huts stand until it is decided";
    EXPECT_EQ(match.state.seats[ada].supply, 20) << "the new one is in the supply";
    EXPECT_EQ(match.legal(),
              (std::vector<Action>{{ActionKind::remove_hut, bao}, {ActionKind::remove_hut, chloe}}));
    EXPECT_EQ(match.why({ActionKind::remove_hut, ada}), "no_hut_of_owner");
    EXPECT_EQ(match.why({ActionKind::remove_hut, dan}), "bad_fields");
    EXPECT_EQ(match.why(match.tile(ActionKind::take_tile, "opera red")), "wrong_phase");
    match.remove(chloe);
    EXPECT_EQ(match.told(), "hut_removed hut_built turn_started");
    EXPECT_EQ(match.at("odeon"), "ab");
    EXPECT_EQ(match.state.seats[chloe].sack, 1);
    EXPECT_EQ(match.asked(), "build: bao");
}

TEST(ParisParisFullPlace, OnesOwnHutMayGoAndReturns) {
    covers("PAR-3.5", "PAR-3.7");
    Match match;
    match.board({{"odeon", "ab"}}).offer("odeon orange, opera red, opera violet, denfert red");
    match.take("odeon orange").remove(ada);
    EXPECT_EQ(match.at("odeon"), "ab");
    EXPECT_EQ(match.state.seats[ada].sack, 0);
    EXPECT_EQ(match.state.seats[ada].supply, 19) << "one came back, one was built";
    EXPECT_EQ(match.event_of(event::hut_removed).arg[2], 0);
}

TEST(ParisParisFullPlace, WithTwoPlayersEveryHutReturns) {
    covers("PAR-3.7");
    Match match(2);
    match.board({{"bourse", "b"}}).offer("bourse green, opera red, opera violet");
    EXPECT_EQ(match.state.seats[bao].supply, 19);
    match.take("bourse green");
    EXPECT_EQ(match.state.seats[bao].supply, 20);
    EXPECT_EQ(match.state.seats[bao].sack, 0);
    EXPECT_EQ(match.event_of(event::hut_removed).arg[2], 0);
}

TEST(ParisParisFullPlace, NobodyIsDisplacedWhileThereIsRoom) {
    covers("PAR-3.6");
    Match match;
    match.board({{"odeon", "b"}, {"bourse", "c"}})
        .offer("odeon orange, bourse green, opera violet, denfert red");
    EXPECT_EQ(match.why(match.tile(ActionKind::take_tile, "bourse green")), "none")
        << "also while other places are free";
    match.take("odeon orange");
    EXPECT_EQ(match.asked(), "build: bao");
    EXPECT_EQ(match.at("odeon"), "ab");
    EXPECT_EQ(match.count(event::hut_removed), 0);
}

TEST(ParisParisRound, WhoHasNoHutLeftOnlyTakesTheTile) {
    covers("PAR-3.13", "PAR-8.4");
    for (const bool full : {false, true}) {
        Match match(2, {.score_hut = 1});
        EXPECT_EQ(match.state.seats[ada].supply, 19);
        match.board({{"montmartre", "a"},
                     {"opera", "aa"},
                     {"concorde", "aa"},
                     {"louvre", "aa"},
                     {"pont_neuf", "aa"},
                     {"pompidou", "aa"},
                     {"hotel_de_ville", "aa"},
                     {"quartier_latin", "aa"},
                     {"odeon", "aa"},
                     {"montparnasse", "aa"}});
        EXPECT_EQ(match.state.seats[ada].supply, 0);
        match.last_round().luck();
        EXPECT_EQ(match.asked(), "build: ada");
        const Action first = match.legal()[0];
        ASSERT_EQ(huts_at(match.state, first.value), 0);
        if (full) { // with huts of bao, for all the room there is
            Seat &seat = match.state.seats[bao];
            seat.huts |= place_bit(first.value);
            --seat.supply;
            ASSERT_EQ(standard.room(first.value), 1);
            ASSERT_STREQ(check(standard, match.state), nullptr);
        }
        const std::string key(standard.places[first.value].key.view());
        const std::string before = match.at(key);
        match.play(first);
        EXPECT_EQ(match.told(), "tile_taken no_hut_left turn_started");
        EXPECT_EQ(match.at(key), before) << "nothing is removed";
    }
}

TEST(ParisParisRound, TheLeftOverTileIsParked) {
    covers("PAR-3.9", "PAR-3.10");
    Match match;
    match.offer("bourse green, opera red, louvre blue, denfert red")
        .take("bourse green")
        .take("opera red")
        .take("louvre blue");
    EXPECT_EQ(match.told(),
              "tile_taken hut_built small_trip_started points_scored tile_parked bus_passed round_started");
    EXPECT_EQ(match.event_of(event::small_trip_started).arg[2], 1) << "nobody stands at Denfert";
    EXPECT_EQ(match.state.parked[match.line("red")], match.place("denfert"));
    EXPECT_TRUE(match.state.offer.empty());
}

TEST(ParisParisRound, TheSecondTileOfAColourBringsABigTripAndBothLeave) {
    covers("PAR-3.9", "PAR-3.11");
    Match match;
    match.parked("bourse green").parked("denfert red").board({{"montmartre", "b"}});
    match.offer("opera red, louvre blue, concorde blue, les_halles green");
    match.take("opera red").take("louvre blue").take("concorde blue");
    EXPECT_EQ(match.scored(ScoreSource::small_trips), "b 1 montmartre") << "the small trip comes first";
    EXPECT_EQ(match.scored(ScoreSource::big_trips), "b 1 montmartre");
    EXPECT_EQ(match.told(), "tile_taken hut_built small_trip_started points_scored tile_parked "
                            "big_trip_started bus_stopped points_scored bus_stopped "
                            "bus_stopped bus_stopped pair_discarded bus_passed round_started");
    EXPECT_EQ(match.state.parked[match.line("green")], no_place);
    EXPECT_EQ(match.state.parked[match.line("red")], match.place("denfert")) << "the other one stays";
    const Event trip = match.event_of(event::big_trip_started);
    EXPECT_EQ(trip.arg[0], match.line("green"));
    EXPECT_EQ(trip.arg[1], 0);
    EXPECT_EQ(trip.arg[2], no_holder);
}

TEST(ParisParisRound, TheColourStartsAfreshAfterItsBigTrip) {
    covers("PAR-3.11");
    Match match;
    match.parked("bourse green").offer("opera red, louvre blue, concorde blue, les_halles green");
    match.take("opera red").take("louvre blue").take("concorde blue");
    match.offer("opera red, louvre blue, concorde blue, les_halles green");
    match.luck();
    while (match.state.offer.size() > 1 && match.state.phase == Phase::build) {
        for (const Action &action : match.legal())
            if (action.line != match.line("green")) {
                match.play(action);
                break;
            }
        if (match.state.phase == Phase::remove) match.play(match.legal()[0]);
    }
    EXPECT_EQ(match.state.parked[match.line("green")], match.place("les_halles")) << "a third one lies alone";
    EXPECT_EQ(match.count(event::big_trip_started), 1);
}

TEST(ParisParisRound, TheBusPassesToTheLeft) {
    covers("PAR-3.12");
    Match match(4, {}, standard, dan);
    const std::uint8_t holders[] = {dan, ada, bao, chloe, dan};
    for (const std::uint8_t holder : holders) {
        EXPECT_EQ(bus_holder(match.state), holder);
        match.luck();
        EXPECT_EQ(actor(match.state), holder);
        const int round = match.state.round;
        while (match.state.round == round && match.state.phase != Phase::reveal) match.play(match.legal()[0]);
        EXPECT_EQ(match.event_of(event::bus_passed).player, (holder + 1) % 4);
        EXPECT_EQ(match.event_of(event::round_started).player, (holder + 1) % 4);
    }
}

} // namespace
} // namespace ville::paris_paris::tests
