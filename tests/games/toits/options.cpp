// docs/rules/toits.md, chapter 7: the options, with all their values.
#include "support.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ville::toits::tests {
namespace {

TEST(ToitsOptions, TheFirstValueIsTheDefault) {
    covers("TOI-7.1", "TOI-7.2", "TOI-7.3", "TOI-7.4", "TOI-7.5", "TOI-7.6", "TOI-7.7", "TOI-7.8", "TOI-7.9");
    struct Row {
        std::string_view name, first, second;
    };
    constexpr std::array<Row, 9> table{{
        {"adjacent_detective", "stop", "may_draw"},
        {"several_cards", "one_by_one", "all_at_once"},
        {"raided_bonus", "draws", "lost"},
        {"declined_character", "kept", "lost"},
        {"character_good", "any", "owned"},
        {"empty_majority", "no_token", "runner_up"},
        {"behind_triple_tie", "no_token", "low_token"},
        {"empty_supply", "nothing", "reshuffle"},
        {"achievement_minimum", "0", "1"},
    }};
    ASSERT_EQ(option_specs.size(), table.size());
    std::size_t i = 0;
    const Options defaults;
    for_each_field(defaults, [&](std::string_view name, auto value) {
        const OptionSpec &spec = option_specs[i];
        EXPECT_EQ(name, table[i].name);
        EXPECT_EQ(spec.name, table[i].name);
        EXPECT_EQ(static_cast<int>(value), 0) << "the default of " << name;
        EXPECT_EQ(spec.fallback, 0);
        EXPECT_EQ(spec.min, 0);
        EXPECT_EQ(spec.max, 1);
        if (!spec.names.empty()) {
            ASSERT_EQ(spec.names.size(), 2u);
            EXPECT_EQ(spec.names[0], table[i].first);
            EXPECT_EQ(spec.names[1], table[i].second);
        }
        ++i;
    });
    EXPECT_EQ(check_options(standard, {}), nullptr);
}

// ---- TOI-7.1 adjacent_detective

constexpr Options may_draw{.adjacent_detective = AdjacentDetective::may_draw};

TEST(ToitsOptions, AdjacentDetectiveStops) {
    covers("TOI-7.1");
    Match match;
    match.lay(achievement_of_two);
    expect_events(match, "stealing_ended", {"stealing_ended ada achievement 1"});
}

TEST(ToitsOptions, AdjacentDetectiveMayBeLeftInPeace) {
    covers("TOI-7.1");
    Match walked(3, may_draw);
    walked.lay(achievement_of_two);
    expect_asked(walked, ada, "draw, stop");
    walked.play("stop");
    expect_events(walked, {"stealing_ended ada achievement 0"});
    expect_asked(walked, ada, "take 1, take 2, pass");

    Match laid_in_front(3, may_draw);
    laid_in_front.lay("gold.arrow3 gems.arrow1 gold.feather");
    expect_asked(laid_in_front, ada, "draw, stop");
}

TEST(ToitsOptions, ACardLaidOnTheDetectiveIsCaught) {
    covers("TOI-7.1");
    for (const std::string_view third : {"gold.laurel", "gold.arrow1", "jewels.arrow3"}) {
        Match match(4, may_draw);
        match.lay(achievement_of_two).lay(third);
        const std::string name(third);
        expect_events(match, {"card_revealed ada " + name + " 3 draw_pile", "stealing_ended ada caught 1",
                              "card_discarded " + name + " 3"});
        EXPECT_EQ(match.state.detective, 3) << "arrows of this card move nobody";
        expect_board(match, "gold.arrow3 gems.arrow2 -"); // this card alone is discarded
        expect_asked(match, bao, "take 1, take 2");
    }
}

TEST(ToitsOptions, MayDrawChangesNothingBeforeHeIsAdjacent) {
    covers("TOI-7.1");
    Match caught(3, may_draw);
    caught.lay(catch_of_four);
    expect_events(
        caught, "stealing_ended card_discarded",
        {"stealing_ended ada caught 1", "card_discarded statues.feather! 3", "card_discarded gems.arrow3 4"});
    Match ordinary(3, may_draw);
    ordinary.lay("gold.laurel jewels.arrow2").play("stop");
    EXPECT_EQ(ordinary.state.result, Result::ordinary);
}

TEST(ToitsOptions, MayDrawHasNothingToDrawOnAFullBoardOrWithoutCards) {
    covers("TOI-7.1", "TOI-6.2");
    Match full(3, may_draw);
    full.lay(seven_quiet_cards);
    expect_events(full, "stealing_ended", {"stealing_ended ada achievement 1"});

    Match no_cards(3, may_draw);
    no_cards.face_down(achievement_of_two, 1, 1).lay(achievement_of_two);
    expect_events(no_cards, "stealing_ended", {"stealing_ended ada achievement 1"});
}

TEST(ToitsOptions, MayDrawOverEveryPosition) {
    covers("TOI-7.1");
    int laid_on_him = 0;
    for_every_row_of_cards(Match(3, may_draw), [&](const Laid &laid) {
        const bool was_adjacent = laid.before.state.detective == laid.before.state.placed + 1;
        if (was_adjacent) {
            ++laid_on_him;
            EXPECT_EQ(laid.after.told("card_discarded").size(), 1u);
            EXPECT_EQ(laid.after.told("stealing_ended").at(0), "stealing_ended ada caught 1");
        } else {
            EXPECT_GE(laid.before.state.detective - laid.arrows, 1) << "he never leaves the board";
        }
    });
    EXPECT_GT(laid_on_him, 100);
}

// ---- TOI-7.2 several_cards

constexpr Options all_at_once{.several_cards = SeveralCards::all_at_once};

TEST(ToitsOptions, SeveralCardsOneByOne) {
    covers("TOI-7.2");
    Match match(2);
    match.lay("gold.vp1 gems.vp1 gold.laurel gems.laurel").play("stop, take 1");
    expect_events(match, "card_taken card_gained", {"card_taken ada gold.vp1 1", "card_gained ada gold.vp1"});
}

TEST(ToitsOptions, SeveralCardsWaitForEachOther) {
    covers("TOI-7.2");
    Match match(2, all_at_once);
    match.lay("gold.vp1 gems.bonus gold.laurel gems.laurel").play("stop, take 2");
    expect_events(match, "card_taken card_gained", {"card_taken ada gems.bonus 2"});
    expect_holds(match, ada, "");
    EXPECT_EQ(match.total(ada), 0) << "a card that waits does not count yet";
    EXPECT_EQ(match.why("pass"), "must_take");
    match.play("take 1");
    expect_events(match,
                  {"card_taken ada gold.vp1 1", "card_gained ada gems.bonus", "card_gained ada gold.vp1"});
    expect_luck(match, "draw_bonus");
    EXPECT_TRUE(match.state.chosen.empty());
}

TEST(ToitsOptions, AtAnAchievementTheyWaitForThePass) {
    covers("TOI-7.2");
    Match match(2, all_at_once);
    match.lay("gold.arrow3 gems.arrow1 gold.vp1").play("take 1, take 3, pass");
    expect_events(match, "passed card_taken card_gained",
                  {"card_taken ada gold.arrow3 1", "card_taken ada gold.vp1 3", "passed ada",
                   "card_gained ada gold.arrow3", "card_gained ada gold.vp1", "card_taken bao gems.arrow1 2",
                   "card_gained bao gems.arrow1"});

    Match last_one(2, all_at_once); // or for the last card
    last_one.lay(achievement_of_two).play("take 1, take 2");
    expect_events(last_one, "passed card_gained",
                  {"card_gained ada gold.arrow3", "card_gained ada gems.arrow2"});

    Match none(2, all_at_once);
    none.lay(achievement_of_two).play("pass");
    expect_events(none, "passed card_gained", {"passed ada"});
}

TEST(ToitsOptions, AllGoodsAreRaidedThenTheCharacterThenTheDraws) {
    covers("TOI-7.2");
    Match match(2, all_at_once);
    match.holds(ada, "gems.plain! gems.arrow1! gold.plain! gold.arrow1! jewels.vp1");
    match.lay("gems.vp1! gold.bonus gold.vp1! statues.bonus jewels.feather gold.feather jewels.laurel");
    match.play("take 1, take 2, take 3, take 4, pass");
    expect_events(match, "card_gained raid card_lost",
                  {"card_gained ada gems.vp1!", "card_gained ada gold.bonus", "card_gained ada gold.vp1!",
                   "card_gained ada statues.bonus", "raid ada gold 4", "raid ada gems 3",
                   "card_lost ada gold.arrow1!", "card_lost ada gold.vp1!", "card_lost ada gold.bonus",
                   "card_lost ada gold.plain!", "card_lost ada gems.arrow1!", "card_lost ada gems.vp1!",
                   "card_lost ada gems.plain!"});
    expect_holds(match, ada, "jewels.vp1 statues.bonus");
    expect_asked(match, ada, any_good);
    match.play("decline_character"); // offered once for both
    expect_luck(match, "draw_bonus");
    match.play("draw_bonus statues.bonus"); // each draw goes through the steps of its own
    match.play("draw_bonus statues.plain!");
    expect_luck(match, "draw_bonus");
    match.play("draw_bonus statues.feather");
    expect_asked(match, bao, "take 5, take 6, take 7");
}

TEST(ToitsOptions, ADrawOfSeveralMayRaidAgain) {
    covers("TOI-7.2");
    Match match(2, all_at_once);
    match.holds(ada, "gems.plain! gems.arrow1! gold.plain! gold.arrow1!");
    match.lay(
        "gems.vp1! statues.bonus paintings.bonus jewels.feather gold.feather gold.feather jewels.laurel");
    match.play("take 1, take 2, take 3, pass, decline_character, draw_bonus gold.vp1!");
    expect_events(match, "raid", {"raid ada gems 3", "raid ada gold 3"});
    expect_asked(match, ada, any_good); // the Character before the draw that is left
    match.play("place_character gold");
    expect_luck(match, "draw_bonus");
}

TEST(ToitsOptions, MoreThanThreeAlarmsComeTogether) {
    covers("TOI-7.2");
    Match match(2, all_at_once);
    match.holds(ada, "gold.plain! gold.plain!")
        .lay("gold.vp1! gold.vp2! gems.laurel gems.vp1")
        .play("stop, take 1, take 2");
    expect_events(match, "raid", {"raid ada gold 4"});
}

TEST(ToitsOptions, TheExtraCardIsATakingOfItsOwn) {
    covers("TOI-7.2");
    Match match(2, all_at_once);
    match.lay("gold.vp1 gems.vp1 gold.laurel gems.laurel").play("stop, take 1, take 2, take 3");
    expect_holds(match, ada, "gold.vp1 gems.vp1");
    match.play("take 4");
    expect_events(match, "card_taken card_gained",
                  {"card_taken ada gems.laurel 4", "card_gained ada gems.laurel"});
}

// ---- TOI-7.3 raided_bonus

Options with_raided_bonus(RaidedBonus value, SeveralCards several = SeveralCards::all_at_once) {
    return {.several_cards = several, .raided_bonus = value};
}

/// ada takes the third alarm of gold together with a bonus card of gold and one of gems, and declines.
Match bonus_in_a_raid(RaidedBonus value) {
    Match match(2, with_raided_bonus(value));
    match.holds(ada, "gold.plain! gold.arrow1!");
    match.lay("gold.vp1! gold.bonus gems.bonus jewels.feather gold.feather gems.feather jewels.laurel");
    match.play("take 1, take 2, take 3, pass, decline_character");
    return match;
}

TEST(ToitsOptions, ABonusCardLostToItsRaidDrawsOrNot) {
    covers("TOI-7.3");
    Match draws = bonus_in_a_raid(RaidedBonus::draws);
    draws.play("draw_bonus statues.vp1, draw_bonus paintings.vp1"); // for the gold one and for the gems
    expect_holds(draws, ada, "gems.bonus statues.vp1 paintings.vp1");

    Match lost = bonus_in_a_raid(RaidedBonus::lost);
    lost.play("draw_bonus statues.vp1"); // only for the gems
    expect_holds(lost, ada, "gems.bonus statues.vp1");
    EXPECT_EQ(actor(lost.state), bao);
}

TEST(ToitsOptions, BonusCardsOfOtherGainsAreNotConcerned) {
    covers("TOI-7.3");
    for (const RaidedBonus value : {RaidedBonus::draws, RaidedBonus::lost}) {
        Match match(2, with_raided_bonus(value, SeveralCards::one_by_one));
        match.holds(ada, "gold.plain! gold.arrow1! gold.bonus")
            .lay("gold.vp1!")
            .play("stop, decline_character");
        expect_events(match, "raid card_lost",
                      {"raid ada gold 4", "card_lost ada gold.arrow1!", "card_lost ada gold.vp1!",
                       "card_lost ada gold.bonus", "card_lost ada gold.plain!"});
        EXPECT_EQ(match.state.turn, 2) << "the older bonus card has drawn already";
    }
}

TEST(ToitsOptions, ABonusCardWithAnAlarmCanLoseItsOwnDraw) {
    covers("TOI-7.3");
    const Edition edition = with("gold.bonus", [](Card &card) { card.alarm = 1; });
    Match match(2, with_raided_bonus(RaidedBonus::lost, SeveralCards::one_by_one), edition);
    match.holds(ada, "gold.plain! gold.arrow1!").lay("gold.bonus!").play("stop, decline_character");
    EXPECT_EQ(match.state.turn, 2);

    Match no_raid(2, with_raided_bonus(RaidedBonus::lost, SeveralCards::one_by_one), edition);
    no_raid.holds(ada, "gold.plain!").lay("gold.bonus!").play("stop");
    expect_luck(no_raid, "draw_bonus"); // without a raid it draws
}

// ---- TOI-7.4 declined_character

TEST(ToitsOptions, ADeclinedCharacterIsKeptOrLost) {
    covers("TOI-7.4");
    for (const DeclinedCharacter value : {DeclinedCharacter::kept, DeclinedCharacter::lost}) {
        const bool kept = value == DeclinedCharacter::kept;
        Match match(2, {.declined_character = value});
        match.holds(ada, "gold.plain! gold.arrow1! gems.plain! gems.arrow1!")
            .lay("gold.vp1!")
            .play("stop, decline_character");
        EXPECT_EQ(match.seat(ada).character, kept ? Character::in_hand : Character::lost);
        EXPECT_EQ(match.told("character_declined character_lost"),
                  kept ? std::vector<std::string>({"character_declined ada"})
                       : std::vector<std::string>({"character_declined ada", "character_lost ada"}));
        match.lay("jewels.vp1").finish_turn().lay("gems.vp1!").play("stop");
        EXPECT_EQ(match.step(), kept ? Step::character : Step::reveal) << "at a later raid";
    }
}

TEST(ToitsOptions, ACharacterLaidDownIsNotDeclined) {
    covers("TOI-7.4");
    Match match(2, {.declined_character = DeclinedCharacter::lost});
    match.holds(ada, "gold.plain! gold.arrow1!").lay("gold.vp1!").play("stop, place_character gems");
    EXPECT_EQ(match.seat(ada).character, Character::gems);
}

// ---- TOI-7.5 character_good

TEST(ToitsOptions, ACharacterMayGoAnywhereOrOnlyToACollection) {
    covers("TOI-7.5");
    for (const CharacterGood value : {CharacterGood::any, CharacterGood::owned}) {
        Match match(2, {.character_good = value});
        match.holds(ada, "gold.plain! gold.arrow1! gems.vp1 jewels.bonus").lay("gold.vp1!").play("stop");
        const bool any = value == CharacterGood::any;
        expect_asked(match, ada,
                     any ? any_good : "place_character jewels, place_character gems, decline_character");
        EXPECT_EQ(match.why("place_character gold"), any ? "none" : "good_not_owned")
            << "the good just raided";
        EXPECT_EQ(match.why("place_character statues"), any ? "none" : "good_not_owned") << "an empty one";
        EXPECT_EQ(match.why("place_character jewels"), "none");
    }
}

TEST(ToitsOptions, WithoutACollectionNothingIsOfferedAndNothingDeclined) {
    covers("TOI-7.5");
    Match match(2, {.declined_character = DeclinedCharacter::lost, .character_good = CharacterGood::owned});
    match.holds(ada, "gold.plain! gold.arrow1!").lay("gold.vp1!").play("stop");
    EXPECT_EQ(match.state.turn, 2);
    EXPECT_EQ(match.seat(ada).character, Character::in_hand);
    match.holds(ada, "gems.plain! gems.arrow1! jewels.vp1").lay("statues.vp1").finish_turn();
    match.lay("gems.vp1!").play("stop");
    expect_asked(match, ada,
                 "place_character jewels, decline_character"); // it is still there for a later raid
}

// ---- TOI-7.6 empty_majority and TOI-7.7 behind_triple_tie: goods stand in the table of scoring.cpp

/// The white tokens of four players with so many feathers.
std::string white_tokens(std::array<int, 4> feathers, Options options) {
    Match match(4, options);
    int seat = ada;
    for (const int n : feathers)
        match.state.seats[static_cast<std::size_t>(seat++)].cards.add(card("gold.feather"), n);
    return match.tokens(feathers_set);
}

TEST(ToitsOptions, SecondWithoutAFeather) {
    covers("TOI-7.6");
    constexpr Options runner_up{.empty_majority = EmptyMajority::runner_up};
    EXPECT_EQ(white_tokens({2, 1, 1, 0}, runner_up), "high low low -");
    EXPECT_EQ(white_tokens({2, 0, 0, 0}, runner_up), "high - - -") << "three seconds";
    EXPECT_EQ(white_tokens({2, 2, 0, 0}, runner_up), "low low - -") << "no second place";
    EXPECT_EQ(white_tokens({0, 0, 0, 0}, runner_up), "- - - -") << "never the first";
    EXPECT_EQ(white_tokens({2, 0, 0, 0}, {}), "high - - -");

    Match three(3, runner_up);
    three.holds(bao, "gold.feather");
    EXPECT_EQ(three.tokens(feathers_set), "low high low");
    Match two(2, runner_up);
    two.holds(bao, "gold.feather");
    EXPECT_EQ(two.tokens(feathers_set), "low high");
    two.state.options = {};
    EXPECT_EQ(two.tokens(feathers_set), "- high");
}

TEST(ToitsOptions, FourthBehindThreeWithFeathers) {
    covers("TOI-7.7");
    constexpr Options low_token{.behind_triple_tie = BehindTripleTie::low_token};
    EXPECT_EQ(white_tokens({3, 3, 1, 3}, low_token), "- - low -");
    EXPECT_EQ(white_tokens({3, 3, 1, 3}, {}), "- - - -");
    EXPECT_EQ(white_tokens({3, 3, 0, 3}, low_token), "- - - -") << "he has none";
    constexpr Options both{.empty_majority = EmptyMajority::runner_up,
                           .behind_triple_tie = BehindTripleTie::low_token};
    EXPECT_EQ(white_tokens({3, 3, 0, 3}, both), "- - low -");

    Match laurel(4, low_token); // among equals in feathers it splits nothing
    laurel.holds(ada, "gold.feather gold.laurel").holds(bao, "gold.feather").holds(chloe, "gems.feather");
    EXPECT_EQ(laurel.tokens(feathers_set), "- - - -");
}

// ---- TOI-7.8 empty_supply

constexpr Options reshuffle{.empty_supply = EmptySupply::reshuffle};

/// The outcomes of the chance node in front, each as often as its weight says.
std::string outcomes_of(const Match &match) {
    ActionList<Game> outcomes;
    legal_actions(match.edition, match.state, outcomes);
    Match notes = match;
    notes.state.discard = {};
    for (const Action outcome : outcomes)
        notes.state.discard.add(outcome.value,
                                static_cast<int>(chance_weight(match.edition, match.state, outcome)));
    EXPECT_EQ(static_cast<std::uint32_t>(notes.state.discard.total()),
              chance_total(match.edition, match.state));
    return notes.in_discard();
}

TEST(ToitsOptions, AnEmptySupplyStaysEmpty) {
    covers("TOI-7.8");
    Match match(2, {}, deck("gold.bonus gems.vp1 gold.vp1", 0));
    match.discards("gold.vp1").lay("gold.bonus").play("stop");
    expect_events(match, "bonus_missed supply_reshuffled", {"bonus_missed ada"});
    expect_discard(match, "gold.vp1");
}

TEST(ToitsOptions, AnEmptySupplyIsMadeOfTheDiscard) {
    covers("TOI-7.8");
    Match match(2, reshuffle,
                deck("gold.bonus gems.vp1 jewels.vp1 gold.vp1 statues.plain! statues.plain!", 0));
    match.discards("gold.vp1 statues.plain! statues.plain!").lay("gold.bonus").play("stop");
    expect_events(match, "bonus_missed supply_reshuffled", {"supply_reshuffled 3"});
    expect_discard(match, "");
    EXPECT_EQ(match.state.supply, 3);
    EXPECT_EQ(outcomes_of(match), "gold.vp1 statues.plain! statues.plain!")
        << "not the cards of the draw pile";
    match.play("draw_bonus statues.plain!");
    EXPECT_EQ(match.state.supply, 2);
    EXPECT_EQ(outcomes_of(match), "jewels.vp1 gems.vp1") << "the draw pile, weighted by its own cards";
    EXPECT_EQ(match.why("reveal gold.vp1"), "not_an_outcome");
}

TEST(ToitsOptions, OnlyAnEmptySupplyIsMadeAnew) {
    covers("TOI-7.8");
    Match match(2, reshuffle, deck("gold.bonus gems.vp1 jewels.vp1 gold.vp1", 1));
    match.discards("gold.vp1").lay("gold.bonus").play("stop");
    expect_events(match, "supply_reshuffled", {});
    EXPECT_EQ(outcomes_of(match), "jewels.vp1 gems.vp1") << "still one bag for both piles";
    match.play("draw_bonus jewels.vp1");
    EXPECT_EQ(match.state.supply, 0);
    expect_events(match, "supply_reshuffled", {}); // not before the next draw
}

TEST(ToitsOptions, TheLastTurnGoesOnIntoTheSupplyMadeAnew) {
    covers("TOI-7.8");
    Match match(2, reshuffle, deck("gold.bonus gems.vp1 gold.vp1 statues.plain!", 0));
    match.discards("gold.vp1 statues.plain!").lay("gold.bonus").play("stop, draw_bonus gold.vp1");
    match.lay("gems.vp1").play("draw");
    EXPECT_EQ(outcomes_of(match), "statues.plain!");
    match.play("reveal statues.plain!");
    expect_events(match, "card_revealed stealing_ended",
                  {"card_revealed bao statues.plain! 2 supply", "stealing_ended bao ordinary 1"});
}

TEST(ToitsOptions, CardsOfTheRaidAreShuffledInAndThoseOfTheBoardAreNot) {
    covers("TOI-7.8");
    Match match(2, {.several_cards = SeveralCards::all_at_once, .empty_supply = EmptySupply::reshuffle},
                deck("gold.plain! gold.arrow1! gold.vp1! gems.bonus jewels.vp1 gems.vp1 statues.vp1", 0));
    match.holds(ada, "gold.plain! gold.arrow1!").lay("gold.vp1! gems.bonus jewels.vp1 gems.vp1");
    match.play("stop, take 1, take 2, decline_character");
    expect_events(match, "supply_reshuffled", {"supply_reshuffled 3"});
    EXPECT_EQ(outcomes_of(match), "gold.arrow1! gold.vp1! gold.plain!");
    expect_board(match, "- - jewels.vp1 gems.vp1");
}

TEST(ToitsOptions, WithAnEmptyDiscardTheDrawDoesNothing) {
    covers("TOI-7.8");
    Match match(2, reshuffle, deck("gold.bonus gems.vp1", 0));
    match.lay("gold.bonus").play("stop");
    expect_events(match, "bonus_missed supply_reshuffled", {"bonus_missed ada"});
}

TEST(ToitsOptions, TheSupplyIsMadeAnewAsOftenAsNeeded) {
    covers("TOI-7.8");
    Match match(2, reshuffle,
                deck("gold.bonus gold.vp1 gems.vp1 jewels.vp1 statues.vp1 jewels.bonus gems.laurel", 0));
    match.discards("gold.vp1").lay("gold.bonus").play("stop, draw_bonus gold.vp1");
    match.lay("gems.vp1 jewels.vp1 statues.vp1").finish_turn();
    expect_discard(match, "statues.vp1");
    match.lay("jewels.bonus").play("stop");
    expect_events(match, "supply_reshuffled", {"supply_reshuffled 1"});
    EXPECT_EQ(outcomes_of(match), "statues.vp1");
}

TEST(ToitsOptions, StealingNeverReshuffles) {
    covers("TOI-7.8", "TOI-6.2");
    Match match(2, reshuffle, deck("gold.vp1 gems.vp1 gold.laurel gems.laurel", 1));
    match.discards("gold.laurel gems.laurel").lay("gold.vp1 gems.vp1");
    expect_events(match, "stealing_ended supply_reshuffled", {"stealing_ended ada ordinary 1"});
    expect_discard(match, "gold.laurel gems.laurel");
}

// ---- TOI-7.9 achievement_minimum

TEST(ToitsOptions, AMinimumOfNone) {
    covers("TOI-7.9");
    Match match(3);
    match.lay(achievement_of_two);
    expect_asked(match, ada, "take 1, take 2, pass");
}

TEST(ToitsOptions, AMinimumOfOneCard) {
    covers("TOI-7.9");
    for (const SeveralCards several : {SeveralCards::one_by_one, SeveralCards::all_at_once}) {
        Match match(3, {.several_cards = several, .achievement_minimum = 1});
        match.lay("gold.arrow3 gems.arrow1 gold.feather");
        expect_asked(match, ada, "take 1, take 2, take 3");
        EXPECT_EQ(match.why("pass"), "must_take");
        match.play("take 1");
        expect_asked(match, ada, "take 2, take 3, pass"); // one is enough
    }
}

TEST(ToitsOptions, TheMinimumDoesNotConcernTheExtraCardOrOtherStops) {
    covers("TOI-7.9");
    constexpr Options minimum{.achievement_minimum = 1};
    Match extra(2, minimum);
    extra.lay("gold.arrow3 gems.arrow1 gold.feather").play("take 1, pass, take 2");
    expect_asked(extra, ada, "take 3, pass");

    Match ordinary(2, minimum);
    ordinary.lay("gold.laurel gems.laurel gold.vp1 gems.vp1").play("stop, take 1");
    EXPECT_EQ(ordinary.why("pass"), "must_take") << "two are printed";

    Match caught(2, minimum);
    caught.lay(catch_of_four);
    expect_asked(caught, bao, "take 1, take 2");
}

TEST(ToitsOptions, TheOnlyCardIsTakenByItselfWhereOneIsTheMinimum) {
    covers("TOI-7.9", "TOI-4.10");
    Edition one_space = standard;
    one_space.leader_takes.resize(1);
    one_space.detective_start = 2;
    Match must(2, {.achievement_minimum = 1}, one_space);
    must.lay("gold.laurel");
    expect_events(must, "card_taken turn_started", {"card_taken ada gold.laurel 1", "turn_started bao 2"});

    Match may(2, {}, one_space);
    may.lay("gold.laurel");
    expect_asked(may, ada, "take 1, pass");
}

} // namespace
} // namespace ville::toits::tests
