// docs/rules/toits.md, chapter 5: what a gained card does.
#include "support.hpp"

#include <string>

#include "support/tier.hpp"

namespace ville::toits::tests {
namespace {

/// The leader lays this card alone, stops, and so has to take it.
Match &take_alone(Match &match, std::string_view name) { return match.lay(name).play("stop"); }

/// A position in which ada leads and one more alarm on gold brings the police to her.
Match before_a_raid(int players = 2, Options options = {}, const Edition &edition = standard) {
    Match match(players, options, edition);
    match.holds(ada, "gold.plain! gold.arrow1! gold.feather");
    return match;
}

/// The built-in deck with an alarm on the bonus cards of gold.
const Edition bonus_with_alarm = with("gold.bonus", [](Card &card) { card.alarm = 1; });

TEST(ToitsEffects, CollectionThenRaidThenCharacterThenBonusDraw) {
    covers("TOI-5.0");
    Match match = before_a_raid(2, {}, bonus_with_alarm);
    take_alone(match, "gold.bonus!");
    expect_events(match, "card_taken card_gained raid card_lost",
                  {"card_taken ada gold.bonus! 1", "card_gained ada gold.bonus!", "raid ada gold 4",
                   "card_lost ada gold.arrow1!", "card_lost ada gold.feather", "card_lost ada gold.bonus!",
                   "card_lost ada gold.plain!"});
    expect_asked(match, ada, any_good);
    match.play("place_character gems");
    expect_luck(match, "draw_bonus");
}

TEST(ToitsEffects, TheDrawnCardGoesThroughTheSameSteps) {
    covers("TOI-5.0");
    Match match = before_a_raid();
    take_alone(match, "gems.bonus").play("draw_bonus gold.vp1!");
    expect_events(match, "bonus_drawn card_gained raid",
                  {"bonus_drawn ada gold.vp1!", "card_gained ada gold.vp1!", "raid ada gold 4"});
    expect_asked(match, ada, any_good);
    match.play("decline_character");
    EXPECT_EQ(match.state.turn, 2) << "nothing else was waiting";
}

TEST(ToitsEffects, TheThirdAlarmOfAGoodBringsThePolice) {
    covers("TOI-5.1");
    Match match(2);
    match.holds(
        ada,
        "gold.plain! gold.arrow1! gold.feather gold.laurel gold.vp1 gems.vp2! gems.plain! statues.feather");
    take_alone(match, "gold.vp2!");
    expect_events(match, "raid", {"raid ada gold 6"});
    expect_holds(match, ada, "gems.vp2! gems.plain! statues.feather"); // other goods are not touched
    expect_discard(match, "gold.plain! gold.arrow1! gold.feather gold.laurel gold.vp1 gold.vp2!");
}

TEST(ToitsEffects, LessThanThreeAlarmsOfOneGoodBringNobody) {
    covers("TOI-5.1");
    Match two(2);
    two.holds(ada, "gold.plain! gold.laurel gold.vp1 gold.feather");
    take_alone(two, "gold.vp2!");
    expect_events(two, "raid", {});

    Match of_several_goods(2);
    of_several_goods.holds(ada, "gold.plain! gold.vp1! gems.plain! gems.vp1!");
    take_alone(of_several_goods, "statues.plain!");
    expect_events(of_several_goods, "raid", {});

    Match of_several_players(2);
    of_several_players.holds(ada, "gold.plain! gold.vp1!").holds(bao, "gold.plain! gold.vp2!");
    take_alone(of_several_players, "gold.feather");
    expect_events(of_several_players, "raid", {});
}

TEST(ToitsEffects, ARaidStrikesOnAnyonesTurn) {
    covers("TOI-5.1");
    Match match(3);
    match.holds(bao, "gold.plain! gold.arrow1!")
        .lay("gems.laurel gold.vp2! gems.vp1")
        .play("stop, take 1, take 2");
    expect_events(match, "raid", {"raid bao gold 3"});
    expect_asked(match, bao, any_good); // and its victim is asked, although ada leads
    match.play("place_character gold");
    expect_holds(match, chloe, "gems.vp1"); // then the sharing goes on
}

TEST(ToitsEffects, ARaidStrikesThroughABonusCard) {
    covers("TOI-5.1");
    Match match(2);
    match.holds(bao, "paintings.plain! paintings.arrow1!").lay("gold.laurel gems.bonus").play("stop, take 1");
    expect_luck(match, "draw_bonus");
    match.play("draw_bonus paintings.plain!");
    expect_events(match, "raid", {"raid bao paintings 3"});
}

TEST(ToitsEffects, TheVictimMayLayDownTheCharacter) {
    covers("TOI-5.2");
    for (int good = 0; good < goods; ++good) { // the one just raided, empty ones and others
        Match match = before_a_raid();
        match.holds(ada, "gems.laurel");
        take_alone(match, "gold.vp1!");
        expect_asked(match, ada, any_good);
        const std::string name(good_names[static_cast<std::size_t>(good)]);
        match.play("place_character " + name);
        EXPECT_EQ(match.told().at(0), "character_placed ada " + name);
        EXPECT_EQ(match.seat(ada).character, lying_on(static_cast<Good>(good)));
    }
}

TEST(ToitsEffects, ADeclinedCharacterIsKeptForALaterRaid) {
    covers("TOI-5.2");
    Match match = before_a_raid();
    match.holds(ada, "gems.plain! gems.vp1!");
    take_alone(match, "gold.vp1!").play("decline_character");
    EXPECT_EQ(match.told().at(0), "character_declined ada");
    EXPECT_EQ(match.seat(ada).character, Character::in_hand);
    match.lay("jewels.vp1").finish_turn();
    take_alone(match, "gems.vp2!");
    expect_asked(match, ada, any_good);
}

TEST(ToitsEffects, ACharacterCountsAsOneCardOfItsGood) {
    covers("TOI-5.3");
    Match match(2);
    match.holds(ada, "gold.vp1 gold.feather").holds(bao, "gold.plain! gold.bonus gold.bonus");
    const int gold = static_cast<int>(Good::gold);
    EXPECT_EQ(match.tokens(gold), "low high");
    match.character(ada, Character::gold);
    EXPECT_EQ(match.tokens(gold), "low low") << "three against three";
    match.character(ada, Character::gems);
    EXPECT_EQ(match.tokens(gold), "low high") << "it counts for its own good only";
}

TEST(ToitsEffects, ACharacterBearsNothing) {
    covers("TOI-5.3");
    Match alarms(2);
    alarms.character(ada, Character::gold).holds(ada, "gold.plain!");
    take_alone(alarms, "gold.vp1!");
    expect_events(alarms, "raid", {}); // two alarms and the Character

    Match alone(2);
    alone.character(ada, Character::gold);
    const Score score = scores(alone.edition, alone.state, omniscient)[ada];
    EXPECT_EQ(score.lines[1].points, 5) << "alone with gold";
    EXPECT_EQ(score.total(), 5) << "no feather and no point";
    EXPECT_EQ(alone.count(ada, Good::gold), 1);

    Match tie(2);
    tie.character(ada, Character::gold).holds(bao, "gold.vp1");
    EXPECT_EQ(tie.tokens(static_cast<int>(Good::gold)), "low low") << "and no laurel";
}

TEST(ToitsEffects, ACharacterNeverMoves) {
    covers("TOI-5.4", "TOI-5.6");
    for (int i = 0; i < ville::tests::how_many(60, 5000); ++i) {
        Rng rng(54, static_cast<std::uint32_t>(i), stream::chance, 0);
        Match match(2 + i % 3);
        while (match.step() != Step::over) {
            const State before = match.state;
            match.play_at_random(rng);
            for (std::size_t p = 0; p < before.players; ++p) {
                const Character was = before.seats[p].character;
                const Character is = match.state.seats[p].character;
                if (was == Character::in_hand)
                    ASSERT_NE(is, Character::lost) << "laid down before it can be lost";
                else
                    ASSERT_TRUE(is == was || is == Character::lost)
                        << name_of(was) << " became " << name_of(is);
            }
        }
    }
}

TEST(ToitsEffects, ARaidOnItsGoodTakesTheCharacterAway) {
    covers("TOI-5.5");
    Match match = before_a_raid();
    match.character(ada, Character::gold);
    take_alone(match, "gold.vp1!");
    expect_events(match, "raid character_lost",
                  {"raid ada gold 4", "character_lost ada"}); // it is no fifth card
    EXPECT_EQ(match.seat(ada).character, Character::lost);
}

TEST(ToitsEffects, ACharacterInHandIsNeverLostToARaid) {
    covers("TOI-5.5");
    Match match = before_a_raid();
    take_alone(match, "gold.vp1!");
    expect_events(match, "character_lost", {});
    EXPECT_EQ(match.seat(ada).character, Character::in_hand);
}

TEST(ToitsEffects, ACharacterIsLaidDownOnce) {
    covers("TOI-5.6");
    Match elsewhere = before_a_raid();
    elsewhere.character(ada, Character::gems);
    take_alone(elsewhere, "gold.vp1!");
    EXPECT_EQ(elsewhere.seat(ada).character, Character::gems) << "a raid on another good leaves it";
    EXPECT_EQ(elsewhere.state.turn, 2) << "and gives no second chance";

    Match taken_away = before_a_raid();
    taken_away.character(ada, Character::gold);
    take_alone(taken_away, "gold.vp1!");
    EXPECT_EQ(taken_away.state.turn, 2) << "nor does the raid that takes it away";

    Match lost_before = before_a_raid();
    lost_before.character(ada, Character::lost);
    take_alone(lost_before, "gold.vp1!");
    EXPECT_EQ(lost_before.state.turn, 2);
}

TEST(ToitsEffects, ABonusCardDrawsFromTheSupplyIntoItsOwnGood) {
    covers("TOI-5.7");
    Match match(2);
    match.holds(ada, "gems.vp1");
    take_alone(match, "gold.bonus");
    expect_luck(match, "draw_bonus"); // at once, and nobody chooses a collection
    match.play("draw_bonus statues.arrow2");
    expect_events(match, "bonus_drawn card_gained",
                  {"bonus_drawn ada statues.arrow2", "card_gained ada statues.arrow2"});
    EXPECT_EQ(match.state.supply, 14);
    EXPECT_EQ(match.state.draw_pile, 73);
    EXPECT_EQ(match.state.turn, 2);
}

TEST(ToitsEffects, ADrawnBonusCardDrawsAgain) {
    covers("TOI-5.7");
    Match match(2);
    take_alone(match, "gold.bonus").play("draw_bonus gems.bonus");
    expect_luck(match, "draw_bonus");
    match.play("draw_bonus gems.bonus, draw_bonus gems.vp1");
    EXPECT_EQ(match.state.turn, 2);
    expect_holds(match, ada, "gold.bonus gems.bonus gems.bonus gems.vp1");
    EXPECT_EQ(match.state.supply, 12);
}

TEST(ToitsEffects, ABonusCardLostToItsOwnRaidStillDraws) {
    covers("TOI-5.7");
    Match match = before_a_raid(2, {}, bonus_with_alarm);
    take_alone(match, "gold.bonus!").play("decline_character");
    expect_luck(match, "draw_bonus");
    match.play("draw_bonus gold.vp1");
    expect_holds(match, ada, "gold.vp1");
}

TEST(ToitsEffects, WithAnEmptySupplyABonusCardDoesNothing) {
    covers("TOI-5.8");
    Match match(2);
    match.face_down("gold.bonus jewels.vp1 gems.vp1", 3, 0);
    take_alone(match, "gold.bonus");
    expect_events(match, "bonus_missed bonus_drawn turn_started", {"bonus_missed ada", "turn_started bao 2"});

    Match runs_out(2); // in the middle of a chain
    runs_out.face_down("gold.bonus jewels.bonus gems.vp1", 2, 1);
    take_alone(runs_out, "gold.bonus").play("draw_bonus jewels.bonus");
    expect_events(runs_out, "bonus_missed bonus_drawn", {"bonus_drawn ada jewels.bonus", "bonus_missed ada"});
}

TEST(ToitsEffects, OnlyCardsStillOwnedCount) {
    covers("TOI-5.9");
    Match match(2);
    match.holds(ada, "gold.vp1! gold.arrow1! gold.laurel gold.feather").holds(bao, "gold.vp1");
    EXPECT_EQ(match.total(ada), 5 + 5 + 2) << "high tokens for gold and feathers, two points";
    EXPECT_EQ(match.total(bao), 2 + 1);
    match.face_down("gold.vp2! gems.bonus", 1, 1);
    take_alone(match, "gold.vp2!").play("decline_character");
    EXPECT_EQ(match.step(), Step::over);
    EXPECT_EQ(match.total(ada), 0);
    EXPECT_EQ(match.total(bao), 5 + 1) << "now the first with gold";
}

TEST(ToitsEffects, TheCharacterIsOfferedOnlyWhereItCanBeLaid) {
    covers("TOI-5.10");
    Match nowhere = before_a_raid(
        2, {.declined_character = DeclinedCharacter::lost, .character_good = CharacterGood::owned});
    take_alone(nowhere, "gold.vp1!");
    EXPECT_EQ(nowhere.state.turn, 2) << "no collection is left: no offer";
    expect_events(nowhere, "character_declined character_lost", {});
    EXPECT_EQ(nowhere.seat(ada).character, Character::in_hand) << "and nothing declined";

    Match not_in_hand = before_a_raid();
    not_in_hand.character(ada, Character::statues);
    take_alone(not_in_hand, "gold.vp1!");
    EXPECT_EQ(not_in_hand.state.turn, 2);
}

TEST(ToitsEffects, ABonusDrawIsWeightedByAllUnseenCards) {
    covers("TOI-5.11");
    Match match(2);
    match.face_down("gold.bonus gems.vp1 gems.plain! gems.plain! gold.arrow1", 3, 2);
    take_alone(match, "gold.bonus");
    ActionList<Game> outcomes;
    legal_actions(match.edition, match.state, outcomes);
    ASSERT_EQ(outcomes.size(), 3u) << "cards of the draw pile included";
    EXPECT_EQ(chance_total(match.edition, match.state), 4u);
    EXPECT_EQ(chance_weight(match.edition, match.state, {ActionKind::draw_bonus, card("gems.plain!")}), 2u);
    EXPECT_EQ(chance_weight(match.edition, match.state, {ActionKind::draw_bonus, card("gems.vp1")}), 1u);
    EXPECT_EQ(match.why("draw_bonus gold.bonus"), "not_an_outcome")
        << "one is in the collection, the other discarded";
}

} // namespace
} // namespace ville::toits::tests
