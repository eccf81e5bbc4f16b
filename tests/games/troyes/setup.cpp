// Troyes: the box and the set-up. Rules: chapters 1 and 2.
#include <bit>

#include "games/troyes/support.hpp"

namespace ville::troyes::tests {

namespace {

/// Set-up with everybody on the first empty space, up to the first round.
Match &place_all(Match &match) {
    match.luck();
    while (match.state.stage == Stage::placing) match.play(match.legal()[0]);
    return match;
}

} // namespace

TEST(TroyesSetup, TheBoxHoldsWhatIsPrinted) {
    covers("TRO-1.1", "TRO-1.2", "TRO-1.3", "TRO-1.4", "TRO-11.5");
    EXPECT_EQ(standard.black_dice, 6);
    EXPECT_EQ(max_dice, 6);
    EXPECT_EQ(standard.citizens_in_all, 12);
    EXPECT_EQ(standard.neutral_citizens, 8);
    EXPECT_EQ(standard.cubes, 20);
    EXPECT_EQ(standard.gray_cubes, 10);
    EXPECT_EQ(standard.activities.size(), 27u);
    EXPECT_EQ(standard.events.size(), 17u);
    EXPECT_EQ(standard.people.size(), 6u);
    EXPECT_EQ(standard.id.view(), "troyes_reconstruction_1");
    EXPECT_EQ(standard.certainty.activities, Certainty::reconstruction);
    EXPECT_EQ(standard.certainty.setup, Certainty::seed);
}

TEST(TroyesSetup, MoneyAndPointsHaveNoEnd) {
    covers("TRO-1.5");
    Match match(2);
    match.deniers(ada, 9999).points(ada, 9999).dice("0y6 0r1").play("agriculture").play("use_dice none 0y6");
    EXPECT_EQ(match.seat(ada).deniers, 10002);
    EXPECT_EQ(match.line(ada, "tokens"), 9999);
}

TEST(TroyesSetup, EverybodyBeginsAlike) {
    covers("TRO-2.1", "TRO-2.5");
    for (const auto &[players, citizens] : {std::pair{2, 6}, {3, 5}, {4, 4}}) {
        const Match match(Match::FromTheStart{}, players);
        for (std::uint8_t seat = 0; seat < players; ++seat) {
            EXPECT_EQ(match.seat(seat).deniers, 5);
            EXPECT_EQ(match.seat(seat).influence, 4);
            EXPECT_EQ(match.seat(seat).cubes, 20);
            EXPECT_EQ(match.seat(seat).personal, citizens);
            EXPECT_EQ(match.seat(seat).general, 12 - citizens);
            EXPECT_EQ(match.seat(seat).points, 0);
        }
        EXPECT_EQ(match.state.queue.size(), 1u);
        EXPECT_EQ(match.state.queue[0], marauding);
    }
}

TEST(TroyesSetup, CharactersAreDealtInTurnOrder) {
    covers("TRO-2.2", "TRO-2.4");
    Match match(Match::FromTheStart{}, 3, {}, standard, chloe);
    EXPECT_EQ(
        match.list(),
        "deal_character C1; deal_character C2; deal_character C3; deal_character C4; deal_character C5; "
        "deal_character C6");
    EXPECT_EQ(match.play("deal_character C4").said(), "character_dealt c C4");
    EXPECT_EQ(match.play("deal_character C1").said(), "character_dealt a C1");
    EXPECT_FALSE(match.offers("deal_character C4"));
    EXPECT_EQ(match.play("deal_character C6").said(), "character_dealt b C6");
    EXPECT_EQ(match.asked(), "setup_citizen: chloe") << "who begins also places first";

    Match two(Match::FromTheStart{}, 2);
    std::string order;
    while (two.state.stage == Stage::dealing)
        two.play(two.legal()[0]), order += static_cast<char>('a' + two.events[0].player);
    EXPECT_EQ(order, "abab");
    EXPECT_EQ(std::popcount(unsigned{two.state.hidden_people}), 2);
}

TEST(TroyesSetup, AsManyRoundsAsTheTableNeeds) {
    covers("TRO-2.3");
    for (const auto &[players, rounds] : {std::pair{2, 4}, {3, 5}, {4, 6}}) {
        Match match(players, {.round = rounds});
        match.pass_all();
        EXPECT_EQ(match.state.stage, Stage::over) << players;
        Match before(players, {.round = rounds - 1});
        before.pass_all();
        EXPECT_EQ(before.state.round, rounds);
    }
}

TEST(TroyesSetup, NeutralCitizensStandInAMatchOfTwo) {
    covers("TRO-2.6");
    Match match(Match::FromTheStart{}, 2);
    EXPECT_EQ(
        match.said(),
        "citizen_placed 4 palace 1 0; citizen_placed 4 palace 4 0; citizen_placed 4 bishopric 0 1; "
        "citizen_placed 4 bishopric 2 1; citizen_placed 4 city_hall 0 2; citizen_placed 4 city_hall 1 2");
    EXPECT_EQ(match.state.neutral_citizens, 2);
    match.luck();
    EXPECT_EQ(match.legal().size(), 12u);
    EXPECT_EQ(match.why({ActionKind::setup_citizen, 0, 1, 0}), "space_taken");
    EXPECT_EQ(match.why({ActionKind::setup_citizen, 0, 0, 1}), "bad_fields")
        << "rows of the Palace have one space";
}

TEST(TroyesSetup, CitizensArePlacedToAndFro) {
    covers("TRO-2.7");
    Match match(Match::FromTheStart{}, 3, {}, standard, bao);
    match.luck();
    std::string order;
    for (int i = 0; i < 9; ++i) {
        order += static_cast<char>('a' + actor(match.state));
        match.play(match.legal().back());
    }
    EXPECT_EQ(order, "bcaacbbca");
    EXPECT_EQ(match.row(Building::city_hall, 1), "acb") << "each where he was put";
}

TEST(TroyesSetup, NeutralCitizensFillTheRest) {
    covers("TRO-2.8", "TRO-2.9");
    for (const int players : {3, 4}) {
        Match match(Match::FromTheStart{}, players);
        place_all(match);
        const int left = 18 - players * match.edition.citizens_of(players);
        EXPECT_EQ(match.state.neutral_citizens, 8 - left);
        EXPECT_EQ(match.row(Building::city_hall, 1).back(), 'n');
        EXPECT_EQ(match.said("citizen_placed 4").substr(0, 17), "citizen_placed 4 ");
        EXPECT_EQ(match.asked(), "reveal_activity: chance") << "cards come up when all stand";
        EXPECT_EQ(match.list(), "reveal_activity R1a; reveal_activity R1b; reveal_activity R1c");
    }
}

} // namespace ville::troyes::tests
