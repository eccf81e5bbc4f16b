// Paris Paris: the end. Final trips, the sack, ties. Rules: chapter 6.
#include "support.hpp"

#include <algorithm>

namespace ville::paris_paris::tests {
namespace {

/// Plays the round that has begun to its end, always the first action that is legal.
void finish(Match &match) {
    match.luck();
    while (actor(match.state) >= 0) match.play(match.legal()[0]);
}

/// The end of a match in which nothing was scored, from a position.
Match ended(int players, Options options, std::initializer_list<Huts> huts) {
    Match match(players, options);
    match.board(huts);
    match.state.round = static_cast<std::uint8_t>(standard.rounds_of(players));
    NoEvents quiet;
    end_match(standard, match.state, quiet);
    return match;
}

TEST(ParisParisEnd, ComesAfterTwentyFifteenOrTwelveRounds) {
    covers("PAR-6.1", "PAR-3.12");
    constexpr int rounds[] = {20, 15, 12};
    for (int players = 2; players <= 4; ++players) {
        Match match(players);
        while (match.state.phase != Phase::over) finish(match);
        EXPECT_EQ(match.state.round, rounds[players - 2]);
        EXPECT_EQ(match.count(event::round_started), rounds[players - 2]);
        EXPECT_EQ(match.count(event::bus_passed), rounds[players - 2] - 1)
            << "the bus stays after the last round";
        EXPECT_EQ(match.count(event::tile_revealed), 60);
        EXPECT_TRUE(match.state.unseen.empty());
        EXPECT_EQ(match.event_of(event::match_over).arg[1], 0);
    }
}

TEST(ParisParisEnd, HiddenLinesAreShownAndDrivenInSeatOrder) {
    covers("PAR-6.2", "PAR-6.3", "PAR-6.4");
    Match match(2, {}, standard, bao);
    match.lines("violet blue red").last_round();
    finish(match);
    std::string order;
    for (const Event &event : match.events) {
        if (event.type == event::line_shown)
            order += "shown " + std::to_string(event.player) + std::to_string(event.arg[0]) + " ";
        if (event.type == event::big_trip_started && event.arg[1] == 1)
            order += "driven " + std::to_string(event.arg[0]) + " of " + std::to_string(event.arg[2]) + " ";
    }
    EXPECT_EQ(order, "shown 04 shown 12 driven 4 of 0 driven 2 of 1 driven 3 of -1 ");
}

TEST(ParisParisEnd, ThreeOrFourLinesAreDrivenOrAllFive) {
    covers("PAR-6.2", "PAR-6.3", "PAR-8.2");
    for (const FinalTrips trips : {FinalTrips::hidden, FinalTrips::all})
        for (int players = 2; players <= 4; ++players) {
            Match match(players, {.final_trips = trips});
            match.last_round();
            finish(match);
            const bool all = trips == FinalTrips::all;
            const auto driven =
                std::count_if(match.events.begin(), match.events.end(), [](const Event &event) {
                    return event.type == event::big_trip_started && event.arg[1] == 1;
                });
            EXPECT_EQ(driven, all ? 5 : players == 4 ? 4 : 3);
            EXPECT_EQ(match.count(event::line_shown), all ? 0 : players);
        }
}

TEST(ParisParisEnd, FinalTripsScoreLikeAnyBigTrip) {
    covers("PAR-6.4", "PAR-6.9");
    Match match = ended(3, {}, {{"montmartre", "a"}, {"bourse", "a"}, {"opera", "b"}});
    // Dealt in order: green, orange, blue. Green: a 2 at Montmartre, and b does not stand on green.
    EXPECT_EQ(match.total(ada), 2);
    EXPECT_EQ(match.total(bao), 0);
    const Scores counted = scores(standard, match.state, public_viewer);
    ASSERT_EQ(counted[ada].lines.size(), 4u);
    EXPECT_EQ(counted[ada].lines[2].points, 2);
    EXPECT_TRUE(counted[ada].complete);
}

TEST(ParisParisEnd, ATileParkedAloneDoesNothing) {
    covers("PAR-6.5");
    Match match(3);
    match.parked("bourse green").last_round();
    finish(match);
    EXPECT_EQ(std::count_if(match.events.begin(), match.events.end(),
                            [](const Event &event) {
                                return event.type == event::big_trip_started && event.arg[1] == 1;
                            }),
              3)
        << "the hidden lines, no more";
}

// ---- The sack

Match with_sacks(int players, std::initializer_list<int> sacks) {
    Match match(players);
    std::uint8_t seat = 0;
    for (const int huts : sacks) match.sacked(seat++, huts);
    match.state.round = static_cast<std::uint8_t>(standard.rounds_of(players));
    EventList<Game::max_events> told;
    end_match(standard, match.state, told);
    match.events.assign(told.begin(), told.end());
    return match;
}

TEST(ParisParisSack, TheMostHutsBringThatManyPoints) {
    covers("PAR-6.6");
    const Match match = with_sacks(3, {2, 5, 4});
    EXPECT_EQ(match.scored(ScoreSource::sack), "b 5 -");
    EXPECT_EQ(match.total(bao), 5);
    EXPECT_EQ(match.total(ada) + match.total(chloe), 0);
    EXPECT_EQ(outcome(standard, match.state).winners, 1 << bao) << "counted before the winner is found";
}

TEST(ParisParisSack, ATieForMostBringsNobodyAnything) {
    covers("PAR-6.6");
    const Match match = with_sacks(4, {3, 5, 5, 4});
    EXPECT_EQ(match.scored(ScoreSource::sack), "");
    EXPECT_EQ(match.event_of(event::sack_tied).player, nobody);
    for (const std::uint8_t seat : {ada, bao, chloe, dan})
        EXPECT_EQ(match.total(seat), 0) << "not the next one either";
    EXPECT_EQ(with_sacks(3, {0, 0, 0}).event_of(event::sack_tied).player, nobody);
}

TEST(ParisParisSack, CountsOnlyAtTheEnd) {
    covers("PAR-6.6", "PAR-6.9");
    Match match(3);
    match.sacked(bao, 4);
    EXPECT_EQ(match.total(bao), 0);
    EXPECT_EQ(scores(standard, match.state, omniscient)[bao].lines.size(), 4u)
        << "the line is there all the same";
}

TEST(ParisParisSack, ThereIsNoneWithTwoPlayers) {
    covers("PAR-6.6");
    const Match match = ended(2, {}, {{"tour_eiffel", "a"}});
    EXPECT_EQ(match.total(ada), 0);
    EXPECT_FALSE(has_sack(match.state));
}

// ---- The winner

TEST(ParisParisWinner, IsWhoHasMostPoints) {
    covers("PAR-6.7");
    const Match match = ended(3, {}, {{"montmartre", "a"}, {"pompidou", "bb"}});
    EXPECT_GT(match.total(bao), match.total(ada));
    EXPECT_EQ(outcome(standard, match.state).winners, 1 << bao);
    EXPECT_EQ(outcome(standard, match.state).reason, 0);
    EXPECT_FALSE(outcome(standard, Match(3).state).over);
}

TEST(ParisParisWinner, AmongEqualsHasFewerHutsOnTheBoard) {
    covers("PAR-6.8");
    const Match match = ended(3, {}, {{"montmartre", "a"}, {"quartier_latin", "b"}, {"tour_eiffel", "a"}});
    EXPECT_EQ(match.total(ada), 1);
    EXPECT_EQ(match.total(bao), 1);
    EXPECT_EQ(outcome(standard, match.state).winners, 1 << bao);
}

TEST(ParisParisWinner, StillTiedTheyShareTheVictory) {
    covers("PAR-6.8");
    const Match match = ended(3, {}, {{"montmartre", "a"}, {"quartier_latin", "b"}, {"pantheon", "c"}});
    EXPECT_EQ(outcome(standard, match.state).winners, 1 << ada | 1 << bao);
}

} // namespace
} // namespace ville::paris_paris::tests
