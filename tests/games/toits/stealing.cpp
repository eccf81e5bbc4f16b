// docs/rules/toits.md, chapter 3: the Stealing Phase.
#include "support.hpp"

#include <array>
#include <map>
#include <string>

namespace ville::toits::tests {
namespace {

TEST(ToitsStealing, BoardHasSevenSpaces) {
    covers("TOI-3.1");
    Match match;
    match.lay(seven_quiet_cards);
    expect_board(match, seven_quiet_cards);
    EXPECT_EQ(match.state.board.size(), 7u);
    EXPECT_EQ(match.step(), Step::leader_take) << "there is no eighth space to draw for";
}

TEST(ToitsStealing, DetectiveStartsOutsideNextToTheLastSpace) {
    covers("TOI-3.2");
    Match match;
    EXPECT_EQ(match.state.detective, 8);
    match.lay("gold.arrow3 gems.feather").play("stop");
    EXPECT_EQ(match.state.detective, 5);
    match.finish_turn();
    EXPECT_EQ(match.state.detective, 8) << "at the start of every turn";

    match.lay(seven_quiet_cards);
    EXPECT_EQ(match.state.result, Result::achievement) << "nothing lies between space 7 and his start";
}

TEST(ToitsStealing, LeaderRevealsOneCardAtLeastAndThenChooses) {
    covers("TOI-3.3");
    Match match;
    expect_luck(match, "reveal"); // without a question
    for (const std::string_view name : {"gold.arrow1", "gems.bonus", "gold.laurel", "gems.feather"}) {
        match.lay(name);
        expect_asked(match, ada, "draw, stop");
    }
    match.play("draw");
    expect_luck(match, "reveal");
    match.lay("gold.feather").play("stop");
    EXPECT_EQ(match.state.result, Result::ordinary);
}

TEST(ToitsStealing, CardsAreLaidOnTheLeftmostFreeSpace) {
    covers("TOI-3.4");
    Match match;
    match.lay("gold.laurel gems.arrow1 gold.arrow1");
    expect_events(match, "card_revealed",
                  {"card_revealed ada gold.laurel 1 draw_pile", "card_revealed ada gems.arrow1 2 draw_pile",
                   "card_revealed ada gold.arrow1 3 draw_pile"});
    expect_board(match, "gold.laurel gems.arrow1 gold.arrow1");

    match.finish_turn().lay("gold.plain!");
    expect_board(match, "gold.plain!");
}

TEST(ToitsStealing, ArrowsMoveTheDetectiveLeftAtOnce) {
    covers("TOI-3.5");
    struct {
        std::string_view laid;
        int detective;
    } constexpr rows[] = {
        {"gold.feather", 8},
        {"gold.arrow1", 7},
        {"gold.arrow2", 6},
        {"gold.arrow3", 5},
        {"gold.arrow3!", 5},
        {"gold.arrow1 gems.arrow1", 6},
        {"gold.arrow1 gems.arrow2", 5},
        {"gold.arrow2 gems.vp1 gold.arrow1", 5},
    };
    for (const auto &row : rows) {
        Match match;
        match.lay(row.laid);
        EXPECT_EQ(match.state.detective, row.detective) << row.laid;
    }
    Match match;
    match.lay("gold.arrow2");
    expect_events(match, {"card_revealed ada gold.arrow2 1 draw_pile", "detective_moved 8 6"});
    match.lay("gold.feather");
    expect_events(match, "detective_moved", {}); // each card once
}

TEST(ToitsStealing, OnlyLayingACardMovesTheDetective) {
    covers("TOI-3.5");
    Match match;
    match.lay("gold.bonus gold.arrow2").play("stop, take 2");
    expect_holds(match, ada, "gold.arrow2");
    EXPECT_EQ(match.state.detective, 6) << "not by taking the arrows";
    match.play("draw_bonus gold.arrow3");
    expect_holds(match, bao, "gold.bonus gold.arrow3");
    expect_events(match, "detective_moved",
                  {"detective_moved 6 8"}); // not by a bonus card: back to his start
}

TEST(ToitsStealing, LeaderTakesTheNumberUnderTheLastCard) {
    covers("TOI-3.6");
    EXPECT_EQ(standard.leader_takes.size(), 7u);
    constexpr std::array<int, 6> printed{1, 1, 1, 2, 2, 4};
    for (int n = 1; n <= 6; ++n) {
        const int takes = printed[static_cast<std::size_t>(n - 1)];
        Match match;
        match.lay(quiet_cards(n)).play("stop");
        if (n > 1) {
            EXPECT_EQ(match.state.owed, takes) << n << " cards";
        } else {
            expect_events(match, "card_taken", {"card_taken ada jewels.feather 1"}); // the only one
        }
    }
    Match match;
    match.lay("gold.arrow2 gold.feather gold.vp1 gold.laurel").play("stop");
    EXPECT_EQ(match.state.detective, 6);
    EXPECT_EQ(match.state.owed, 2) << "the number at space 4, not the 4 at the detective's space 6";
}

TEST(ToitsStealing, LeaderIsCaughtWhenTheDetectiveReachesACard) {
    covers("TOI-3.7");
    Match last_of_four; // D 3
    last_of_four.lay(catch_of_four);
    expect_events(
        last_of_four, "stealing_ended card_discarded",
        {"stealing_ended ada caught 1", "card_discarded statues.feather! 3", "card_discarded gems.arrow3 4"});
    expect_board(last_of_four, "gold.laurel jewels.arrow2 - -");
    EXPECT_EQ(last_of_four.state.detective, 3);
    EXPECT_EQ(last_of_four.state.result, Result::caught);
    EXPECT_EQ(last_of_four.step(), Step::others_take) << "the phase ends at once";

    Match last_of_seven; // D 7: one step is enough
    last_of_seven.lay("jewels.feather gold.feather gems.feather jewels.vp1 gold.vp1 gems.vp1 gems.arrow1");
    expect_events(last_of_seven, "stealing_ended card_discarded",
                  {"stealing_ended ada caught 1", "card_discarded gems.arrow1 7"});
    expect_board(last_of_seven, "jewels.feather gold.feather gems.feather jewels.vp1 gold.vp1 gems.vp1 -");

    Match second_of_three; // D 2: the single card that stays is taken by itself
    second_of_three.lay("gold.arrow3 gems.vp1 jewels.arrow3");
    expect_events(second_of_three, "stealing_ended card_discarded card_taken",
                  {"stealing_ended ada caught 1", "card_discarded gems.vp1 2",
                   "card_discarded jewels.arrow3 3", "card_taken bao gold.arrow3 1"});

    Match all_of_three; // D 1
    all_of_three.lay("gold.arrow2 gems.arrow2 gold.arrow3");
    expect_events(all_of_three, "stealing_ended card_discarded card_taken",
                  {"stealing_ended ada caught 1", "card_discarded gold.arrow2 1",
                   "card_discarded gems.arrow2 2", "card_discarded gold.arrow3 3"});
}

TEST(ToitsStealing, AdjacentDetectiveIsAnAchievement) {
    covers("TOI-3.8");
    struct {
        std::string_view laid;
        Result result;
    } constexpr rows[] = {
        {"gold.arrow3 gems.arrow2", Result::achievement},                           // D 3, n 2
        {"gold.arrow3 gems.arrow1 gold.feather", Result::achievement},              // D 4, n 3
        {"paintings.bonus gold.arrow1 gold.vp2! gems.arrow2", Result::achievement}, // D 5, n 4
        {seven_quiet_cards, Result::achievement},                                   // D 8, n 7
        {"gold.arrow3 gems.arrow1", Result::none},                                  // D 4, n 2
        {"gold.arrow1 gems.arrow1 gold.feather gold.vp1", Result::none},            // D 6, n 4
    };
    for (const auto &row : rows) {
        Match match;
        match.lay(row.laid);
        EXPECT_EQ(match.state.result, row.result) << row.laid;
        if (row.result == Result::none) {
            match.play("stop");
            EXPECT_EQ(match.state.result, Result::ordinary) << row.laid;
        } else {
            EXPECT_EQ(match.state.detective, match.state.placed + 1) << row.laid;
        }
    }
}

TEST(ToitsStealing, AdjacentDetectiveEndsThePhaseByItself) {
    covers("TOI-3.9");
    Match walked; // D 3, n 2
    walked.lay(achievement_of_two);
    expect_events(walked, "detective_moved stealing_ended",
                  {"detective_moved 8 5", "detective_moved 5 3", "stealing_ended ada achievement 1"});
    EXPECT_EQ(walked.step(), Step::leader_take);

    Match laid_in_front; // D 4, n 3
    laid_in_front.lay("gold.arrow3 gems.arrow1").lay("gold.feather");
    expect_events(laid_in_front,
                  {"card_revealed ada gold.feather 3 draw_pile", "stealing_ended ada achievement 1"});
    EXPECT_EQ(laid_in_front.step(), Step::leader_take);

    Match
        // the card is laid in front of him, but then he moves: what counts is the position after that
        walked_on;
    walked_on.lay("gold.arrow3 gems.arrow1").lay("gold.arrow1");
    EXPECT_EQ(walked_on.state.result, Result::caught);
}

TEST(ToitsStealing, FullBoardNeedsNoRuleOfItsOwn) {
    covers("TOI-3.10");
    int full_boards = 0;
    for_every_row_of_cards(Match(), [&](const Laid &laid) {
        if (laid.after.state.placed < 7) return;
        ++full_boards;
        const bool never_moved = laid.after.state.detective == 8;
        EXPECT_EQ(laid.after.state.result, never_moved ? Result::achievement : Result::caught)
            << laid.after.on_board();
    });
    EXPECT_GT(full_boards, 2);
}

TEST(ToitsStealing, WhatFollowsOverEveryPosition) {
    covers("TOI-3.11");
    int stops = 0;
    int on_space_one = 0;
    for_every_row_of_cards(Match(), [&](const Laid &laid) {
        const State &state = laid.after.state;
        const bool turn_is_over = state.turn != 1; // nothing was left to share out
        if (state.placed == 1) {
            EXPECT_NE(state.result, Result::caught) << "by the first card";
        }
        EXPECT_GE(laid.before.state.detective - laid.arrows, 1) << "never beyond space 1";
        if (laid.before.state.detective - laid.arrows == 1) {
            ++on_space_one;
            EXPECT_EQ(laid.before.state.placed, 2);
            EXPECT_EQ(laid.after.told("card_discarded").size(), 3u);
            EXPECT_TRUE(turn_is_over);
        }
        if (laid.after.step() != Step::draw_or_stop) return;
        ++stops;
        Match stopped = laid.after;
        EXPECT_LE(standard.leader_takes[state.placed - 1u], state.placed);
        stopped.play("stop");
        EXPECT_NE(stopped.told("stealing_ended").at(0), "stealing_ended ada achievement 0");
    });
    EXPECT_GT(stops, 20);
    EXPECT_GT(on_space_one, 0);
}

TEST(ToitsStealing, DrawPileComesBeforeTheSupply) {
    covers("TOI-3.12");
    Match match;
    match.face_down("jewels.feather jewels.vp1 jewels.laurel gold.feather gold.vp1", 2, 3);
    match.lay("jewels.feather jewels.vp1 jewels.laurel");
    expect_events(match, "card_revealed draw_pile_emptied",
                  {"card_revealed ada jewels.feather 1 draw_pile", "card_revealed ada jewels.vp1 2 draw_pile",
                   "draw_pile_emptied", "card_revealed ada jewels.laurel 3 supply"});
    EXPECT_EQ(match.state.draw_pile, 0);
    EXPECT_EQ(match.state.supply, 2);
}

/// The weights of all outcomes are the copies among the unseen cards, whichever pile is drawn from.
void expect_weights_of_unseen(const Match &match) {
    ActionList<Game> outcomes;
    legal_actions(match.edition, match.state, outcomes);
    Cards listed;
    for (const Action outcome : outcomes)
        listed.add(outcome.value, static_cast<int>(chance_weight(match.edition, match.state, outcome)));
    EXPECT_EQ(listed, match.state.unseen);
    EXPECT_EQ(chance_total(match.edition, match.state),
              static_cast<std::uint32_t>(match.state.unseen.total()));
}

TEST(ToitsStealing, WeightsAreTheCopiesAmongTheUnseenCards) {
    covers("TOI-3.12");
    Match match;
    expect_weights_of_unseen(match);
    EXPECT_EQ(chance_weight(match.edition, match.state, {ActionKind::reveal, card("gold.arrow1")}), 2u);
    match.holds(bao, "gold.arrow1 gold.laurel").lay("gold.arrow1").play("draw");
    expect_weights_of_unseen(match);
    EXPECT_EQ(match.why("reveal gold.arrow1"), "not_an_outcome");
    EXPECT_EQ(match.why("reveal gold.laurel"), "not_an_outcome");
    EXPECT_EQ(match.why("reveal gold.arrow1!"), "none");

    Match last_turn;
    last_turn.piles(1, 15).lay("jewels.arrow1").play("draw");
    expect_weights_of_unseen(last_turn); // now those of the supply
}

TEST(ToitsStealing, ChanceIsAskedInTheOrderOfTheList) {
    covers("TOI-3.12");
    Match match;
    match.piles(10, 5);
    ActionList<Game> outcomes;
    legal_actions(match.edition, match.state, outcomes);
    std::uint32_t draw = 0;
    for (const Action outcome : outcomes)
        for (std::uint32_t copy = 0; copy < chance_weight(match.edition, match.state, outcome); ++copy)
            EXPECT_EQ(chance_at(match.edition, match.state, draw++), outcome);
    EXPECT_EQ(draw, 15u);
}

/// What becomes of a leader who always draws on, as exact numbers of orders of the deck.
struct Fates {
    std::uint64_t still_choosing = 0;
    std::uint64_t achievement = 0;
    std::uint64_t caught = 0;
};

/// `part` of `whole` with four decimals, correctly rounded, without floating point.
std::string four_decimals(std::uint64_t part, std::uint64_t whole) {
    const std::uint64_t rounded = (part * 20000 + whole) / (2 * whole);
    const std::string digits = std::to_string(10000 + rounded % 10000);
    return std::to_string(rounded / 10000) + '.' + digits.substr(1);
}

TEST(ToitsStealing, ChancesOfALeaderWhoAlwaysDrawsOn) {
    covers("TOI-3.13");
    std::map<int, Fates> fates; // by the number of cards laid
    for_every_row_of_cards(Match(), [&](const Laid &laid) {
        Fates &here = fates[laid.before.state.placed + 1];
        if (laid.after.step() == Step::draw_or_stop) here.still_choosing += laid.ways;
        else if (laid.after.told("stealing_ended").at(0) == "stealing_ended ada caught 1")
            here.caught += laid.ways;
        else here.achievement += laid.ways;
    });
    struct {
        std::string_view choosing, achievement, caught;
    } constexpr table[] = {
        {"1.0000", "0.0000", "0.0000"}, {"0.9638", "0.0250", "0.0112"}, {"0.7890", "0.1002", "0.0746"},
        {"0.4512", "0.1996", "0.1382"}, {"0.1956", "0.1403", "0.1153"}, {"0.0466", "0.0838", "0.0652"},
        {"0.0000", "0.0272", "0.0194"},
    };
    std::uint64_t orders = 1;   // of the n cards laid
    std::uint64_t achieved = 0; // among the orders of n cards
    std::uint64_t caught = 0;
    for (int n = 1; n <= 7; ++n) {
        const auto left = static_cast<std::uint64_t>(91 - n);
        orders *= left;
        achieved = achieved * left + fates[n].achievement;
        caught = caught * left + fates[n].caught;
        const auto &row = table[n - 1];
        EXPECT_EQ(four_decimals(fates[n].still_choosing, orders), row.choosing) << "after card " << n;
        EXPECT_EQ(four_decimals(fates[n].achievement, orders), row.achievement) << "after card " << n;
        EXPECT_EQ(four_decimals(fates[n].caught, orders), row.caught) << "after card " << n;
        EXPECT_EQ(fates[n].still_choosing + achieved + caught, orders) << "all orders, after card " << n;
    }
    EXPECT_EQ(four_decimals(achieved, orders), "0.5761");
    EXPECT_EQ(four_decimals(caught, orders), "0.4239");
}

} // namespace
} // namespace ville::toits::tests
