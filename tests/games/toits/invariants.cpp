// Les Toits de Paris: states that play cannot reach are told from those that it can. A save that somebody has
// tampered with must not get past this check.
#include "support.hpp"

#include <string>

namespace ville::toits::tests {
namespace {

/// What `check` says of a state after a change; "fine" when it says nothing.
template <class Change>
std::string fault_after(const Match &match, Change change) {
    State state = match.state;
    change(state);
    const char *fault = check(match.edition, state);
    return fault == nullptr ? "fine" : fault;
}

constexpr auto nothing = [](State &) {};

/// The supply has been drawn, and discarded.
constexpr auto draw_the_supply = [](State &s) {
    for (std::size_t row = 0; row < max_rows && s.supply > 0; ++row)
        for (; s.unseen[row] > 0 && s.supply > 0; --s.supply) s.unseen.remove(row), s.discard.add(row);
};

/// Before the first card; while choosing; while sharing; with a raid and a bonus draw waiting; at the end.
Match at_the_first_card() { return Match(3); }

Match while_choosing() {
    Match match(3);
    match.holds(bao, "gems.vp1 gems.plain!").lay("gold.arrow2 gold.vp1");
    return match;
}

Match while_sharing() {
    Match match = while_choosing();
    match.lay("gold.feather").play("stop");
    return match;
}

Match at_a_raid() {
    Match match(3, {.several_cards = SeveralCards::all_at_once});
    match.holds(ada, "gold.plain! gold.arrow1! gems.vp1");
    match.lay("gold.vp1! jewels.bonus jewels.vp1 gems.vp1!").play("stop, take 1, take 2");
    return match;
}

Match at_the_end() {
    Match match(2);
    match.face_down("gold.vp1 gems.vp1", 1, 1).lay("gold.vp1").play("stop");
    return match;
}

TEST(ToitsInvariants, HoldInEveryKindOfPosition) {
    for (const Match &match :
         {at_the_first_card(), while_choosing(), while_sharing(), at_a_raid(), at_the_end()})
        EXPECT_EQ(fault_after(match, nothing), "fine");
    Match on_space_one(2); // where he stays when the last leader is caught there
    on_space_one.face_down("gold.arrow2 gems.arrow2 gold.arrow3 gold.vp1", 3, 1)
        .lay("gold.arrow2 gems.arrow2 gold.arrow3");
    EXPECT_EQ(on_space_one.state.detective, 1);
    EXPECT_EQ(fault_after(on_space_one, nothing), "fine");

    EXPECT_EQ(at_a_raid().step(), Step::character);
    EXPECT_EQ(at_a_raid().state.pending.size(), 2u);
    EXPECT_EQ(at_the_end().step(), Step::over);
}

TEST(ToitsInvariants, Players) {
    const Match match = while_choosing();
    for (const std::uint8_t players : {std::uint8_t{0}, std::uint8_t{1}, std::uint8_t{5}, std::uint8_t{255}})
        EXPECT_EQ(fault_after(match, [&](State &s) { s.players = players; }),
                  "the number of players is not 2 to 4");
    EXPECT_EQ(fault_after(match, [](State &s) { s.first = 3; }), "a seat number is out of range");
    EXPECT_EQ(fault_after(match, [](State &s) { s.leader = 3; }), "a seat number is out of range");
    EXPECT_EQ(fault_after(match, [](State &s) { s.leader = 1; }), "the leader does not fit the turn");
    EXPECT_EQ(fault_after(match, [](State &s) { s.turn = 2; }), "the leader does not fit the turn");
    EXPECT_EQ(fault_after(match, [](State &s) { s.turn = 0; }), "the leader does not fit the turn");
    Match later = match;
    for (const std::uint8_t row : cards("gold.arrow1 jewels.arrow1 statues.arrow1"))
        later.state.unseen.remove(row), later.state.discard.add(row), --later.state.draw_pile;
    EXPECT_EQ(fault_after(later, [](State &s) { s.turn = 4; }), "fine") << "ada leads again";
}

// Every turn takes a card from the draw pile, so their number has a bound: counting on, it never begins anew.
TEST(ToitsInvariants, TheTurnFitsTheDrawPile) {
    const std::string fault = "more turns have begun than cards have been drawn";
    const Match match = while_choosing(); // two cards held, two on the board
    EXPECT_EQ(fault_after(match, [](State &s) { s.turn = 4; }), fault)
        << "three turns and the two cards of this one";
    EXPECT_EQ(fault_after(match, [](State &s) { s.turn = 65533; }), fault);
    const Match first = at_the_first_card();
    EXPECT_EQ(fault_after(first, [](State &s) { s.turn = 4; }), fault);
    Match last(3); // the draw pile is empty, so a part of this turn's cards may come from the supply
    last.face_down("gold.vp1 gems.vp1 gems.feather", 1, 2).lay("gold.vp1 gems.vp1");
    EXPECT_EQ(fault_after(last, nothing), "fine");
    EXPECT_EQ(fault_after(last, [](State &s) { s.turn = 73; }), "fine");
    EXPECT_EQ(fault_after(last, [](State &s) { s.turn = 76; }), fault);
}

TEST(ToitsInvariants, Options) {
    const Match match = while_choosing();
    const std::string fault = "an option is out of range";
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.adjacent_detective = AdjacentDetective{2}; }),
              fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.several_cards = SeveralCards{2}; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.raided_bonus = RaidedBonus{2}; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.declined_character = DeclinedCharacter{2}; }),
              fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.character_good = CharacterGood{2}; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.empty_majority = EmptyMajority{2}; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.behind_triple_tie = BehindTripleTie{2}; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.empty_supply = EmptySupply{2}; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.achievement_minimum = 2; }), fault);
}

TEST(ToitsInvariants, StepsAndResults) {
    const Match match = while_choosing();
    const std::string unknown = "the step or the result of the turn is unknown";
    for (const Step step : {Step::character, Step::draw_bonus, Step{8}})
        EXPECT_EQ(fault_after(match, [&](State &s) { s.step = step; }), unknown)
            << "interrupts lie on the stack";
    EXPECT_EQ(fault_after(match, [](State &s) { s.result = Result{4}; }), unknown);

    const std::string unfit = "the step does not fit the rest of the state";
    EXPECT_EQ(fault_after(match, [](State &s) { s.result = Result::ordinary; }), unfit) << "while stealing";
    EXPECT_EQ(fault_after(match, [](State &s) { s.taker = 1; }), unfit);
    EXPECT_EQ(fault_after(match, [](State &s) { s.owed = 1; }), unfit);
    EXPECT_EQ(fault_after(at_the_first_card(), [](State &s) { s.step = Step::draw_or_stop; }), unfit)
        << "without a card";

    const Match sharing = while_sharing();
    EXPECT_EQ(fault_after(sharing, [](State &s) { s.result = Result::none; }), unfit);
    EXPECT_EQ(fault_after(sharing, [](State &s) { s.result = Result::caught; }), unfit)
        << "a caught leader takes nothing";
    EXPECT_EQ(fault_after(sharing, [](State &s) { s.taker = 1; }), unfit);
    EXPECT_EQ(fault_after(sharing, [](State &s) { s.owed = 4; }), unfit) << "more than were laid";
    EXPECT_EQ(fault_after(sharing, [](State &s) { s.step = Step::others_take; }), unfit) << "cards are owed";
    EXPECT_EQ(fault_after(sharing, [](State &s) { s.step = Step::over; }), unfit);
    EXPECT_EQ(
        fault_after(sharing, [](State &s) { s.step = Step::extra_take, s.owed = 0, s.taker = no_seat; }),
        unfit);
    EXPECT_EQ(fault_after(sharing, [](State &s) { s.step = Step::others_take, s.owed = 0, s.taker = 3; }),
              unfit);
    EXPECT_EQ(fault_after(at_the_end(), [](State &s) { s.draw_pile = 1, s.supply = 0; }), unfit)
        << "the draw pile is not used up";
}

TEST(ToitsInvariants, CardsThatWait) {
    const std::string unfit = "the step does not fit the rest of the state";
    Match match(3, {.several_cards = SeveralCards::all_at_once});
    match.lay("gold.arrow2 gold.vp1 gems.vp1 gems.laurel").play("stop, take 1");
    ASSERT_EQ(match.state.chosen.size(), 1u);
    EXPECT_EQ(fault_after(match, nothing), "fine");
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.several_cards = SeveralCards::one_by_one; }),
              unfit);
    EXPECT_EQ(fault_after(match, [](State &s) { s.chosen[0] = 200; }), unfit);
    EXPECT_EQ(fault_after(match, [](State &s) { s.chosen[0] = 1; }),
              "the cards do not add up to the edition");
    EXPECT_EQ(fault_after(match, [](State &s) { s.step = Step::others_take, s.owed = 0; }), unfit);
}

TEST(ToitsInvariants, TheBoard) {
    const Match match = while_choosing();
    const std::string fault = "the board or the detective is impossible";
    EXPECT_EQ(fault_after(match, [](State &s) { s.placed = 8; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.detective = 0; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.detective = 9; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.board[1] = no_card; }), fault) << "a gap while stealing";
    EXPECT_EQ(fault_after(match, [](State &s) { s.board[2] = 3; }), fault) << "a card beyond the last";
    EXPECT_EQ(fault_after(match, [](State &s) { s.board[1] = 70; }), fault) << "no such card";
    EXPECT_EQ(fault_after(while_sharing(), [](State &s) { s.discard.add(s.board[1]), s.board[1] = no_card; }),
              "fine");

    const std::string stands_wrong = "the detective stands where he cannot stand now";
    EXPECT_EQ(fault_after(match, [](State &s) { s.detective = 3; }), stands_wrong) << "adjacent";
    EXPECT_EQ(fault_after(match,
                          [](State &s) {
                              s.detective = 3, s.options.adjacent_detective = AdjacentDetective::may_draw;
                          }),
              "fine");
    EXPECT_EQ(fault_after(match,
                          [](State &s) {
                              s.detective = 2, s.options.adjacent_detective = AdjacentDetective::may_draw;
                          }),
              stands_wrong);
    EXPECT_EQ(fault_after(at_the_first_card(), [](State &s) { s.detective = 7; }), stands_wrong)
        << "before the first card";
}

TEST(ToitsInvariants, Cards) {
    const Match match = while_choosing();
    const std::string fault = "the cards do not add up to the edition";
    EXPECT_EQ(fault_after(match, [](State &s) { s.unseen.add(0); }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.discard.add(0); }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.supply_cards.add(0); }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[0].cards.add(0); }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[0].cards.add(127); }), fault)
        << "no row of the edition";
    EXPECT_EQ(fault_after(match, [](State &s) { s.board[1] = 3; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.unseen.remove(0), s.discard.add(0), --s.draw_pile; }),
              "fine");
}

TEST(ToitsInvariants, Piles) {
    const Match match = while_choosing();
    const std::string fault = "the face-down piles do not match their contents";
    EXPECT_EQ(fault_after(match, [](State &s) { --s.draw_pile; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { ++s.supply; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { ++s.draw_pile, --s.supply; }), "fine");
    EXPECT_EQ(fault_after(match, [](State &s) { --s.draw_pile, ++s.supply; }), fault)
        << "the supply has grown";
    EXPECT_EQ(fault_after(match,
                          [](State &s) {
                              s.draw_pile = static_cast<std::uint8_t>(s.draw_pile + s.supply), s.supply = 0;
                          }),
              fault)
        << "so has the draw pile";
    EXPECT_EQ(fault_after(match, [](State &s) { s.unseen.remove(0), s.supply_cards.add(0); }), fault);

    const auto reshuffled = [](State &s) {
        s.options.empty_supply = EmptySupply::reshuffle;
        draw_the_supply(s);
        s.reshuffled = 1;
    };
    EXPECT_EQ(fault_after(match, reshuffled), "fine");
    EXPECT_EQ(
        fault_after(match, [&](State &s) { reshuffled(s), s.options.empty_supply = EmptySupply::nothing; }),
        fault);
    EXPECT_EQ(fault_after(match, [&](State &s) { reshuffled(s), s.reshuffled = 2; }), fault);
    EXPECT_EQ(fault_after(match, [&](State &s) { reshuffled(s), --s.draw_pile, ++s.supply; }), fault);
    EXPECT_EQ(fault_after(match,
                          [&](State &s) {
                              reshuffled(s), s.unseen.remove(69), s.supply_cards.add(69), --s.draw_pile,
                                  ++s.supply;
                          }),
              "fine");

    const std::string unfit = "the step does not fit the rest of the state";
    Match empty(3);
    empty.face_down("gold.vp1 gems.vp1", 1, 1).lay("gold.vp1");
    EXPECT_EQ(
        fault_after(empty, [](State &s) { s.supply = 0, s.discard.add(card("gems.vp1")), s.unseen = {}; }),
        unfit)
        << "nothing to draw";
}

TEST(ToitsInvariants, Seats) {
    const Match match = while_choosing();
    const std::string fault = "a seat holds what it cannot hold";
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[1].character = Character{7}; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[3].character = Character::gold; }), fault)
        << "nobody sits there";
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[3].cards.add(0); }), fault);
    EXPECT_EQ(fault_after(match,
                          [](State &s) {
                              for (const std::uint8_t row : cards("gems.plain! gems.vp1!"))
                                  s.unseen.remove(row), s.seats[1].cards.add(row), --s.draw_pile;
                          }),
              "a raid is overdue");
}

TEST(ToitsInvariants, PendingDecisions) {
    const Match match = at_a_raid();
    const std::string fault = "a pending decision is impossible";
    EXPECT_EQ(fault_after(match, [](State &s) { s.pending[1].step = Step::reveal; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.pending[1].player = 1; }), fault) << "two players at once";
    EXPECT_EQ(fault_after(match, [](State &s) { s.pending[0].player = s.pending[1].player = 3; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.pending[0].count = 0; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.pending[0].count = 91; }), fault)
        << "more draws than cards";
    EXPECT_EQ(fault_after(match, [](State &s) { s.pending[1].count = 2; }), fault) << "one Character";
    EXPECT_EQ(fault_after(match, [](State &s) { std::swap(s.pending[0], s.pending[1]); }), fault)
        << "the draws come last";
    EXPECT_EQ(fault_after(match, [](State &s) { s.pending[1] = s.pending[0]; }), fault)
        << "one frame for all draws";
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[0].character = Character::gold; }), fault)
        << "laid down already";
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[0].character = Character::lost; }), fault);
    EXPECT_EQ(fault_after(match,
                          [](State &s) {
                              s.options.character_good = CharacterGood::owned;
                              s.seats[0].cards.for_each(
                                  [&](std::size_t row, int n) { s.discard.add(row, n); });
                              s.seats[0].cards = {};
                          }),
              fault)
        << "he could lay it nowhere";

    Match drawing = match;
    drawing.play("decline_character");
    EXPECT_EQ(fault_after(drawing, nothing), "fine");
    EXPECT_EQ(fault_after(drawing, draw_the_supply), fault) << "nothing to draw";
    EXPECT_EQ(fault_after(drawing, [](State &s) { s.pending[0].count = 5; }), fault)
        << "more than the board had cards";
    EXPECT_EQ(fault_after(drawing,
                          [](State &s) {
                              s.pending[0].count = 2, s.options.several_cards = SeveralCards::one_by_one;
                          }),
              fault)
        << "one card at once is one draw";
    EXPECT_EQ(fault_after(while_choosing(),
                          [](State &s) {
                              s.pending.push_back({Step::draw_bonus, 0, 1});
                          }),
              fault)
        << "nobody gains a card while stealing";
    EXPECT_EQ(fault_after(at_the_end(),
                          [](State &s) {
                              s.pending.push_back({Step::draw_bonus, 0, 1});
                          }),
              "the step does not fit the rest of the state");
}

TEST(ToitsInvariants, TheDetectiveFitsTheResult) {
    const std::string stands_wrong = "the detective stands where he cannot stand now";
    const Match ordinary = while_sharing(); // D 6, n 3
    EXPECT_EQ(fault_after(ordinary, [](State &s) { s.detective = 4; }), stands_wrong);
    EXPECT_EQ(fault_after(ordinary, [](State &s) { s.detective = 5; }), "fine");
    EXPECT_EQ(fault_after(ordinary, [](State &s) { s.result = Result::achievement, s.owed = 0; }),
              stands_wrong);
    EXPECT_EQ(
        fault_after(ordinary, [](State &s) { s.result = Result::achievement, s.owed = 0, s.detective = 4; }),
        "fine");

    Match caught(3); // D 3, n 4
    caught.lay(catch_of_four);
    EXPECT_EQ(fault_after(caught, nothing), "fine");
    EXPECT_EQ(fault_after(caught, [](State &s) { s.detective = 5; }), stands_wrong);
}

TEST(ToitsInvariants, SomebodyHasADecisionToMake) {
    const std::string unsettled = "the state is one that play does not stop at";
    const auto leave = [](State &s, int cards) { // on the board
        for (std::size_t i = static_cast<std::size_t>(cards); i < s.board.size(); ++i) {
            if (s.board[i] != no_card) s.discard.add(s.board[i]);
            s.board[i] = no_card;
        }
    };
    Match others = while_sharing();
    others.play("take 3");
    EXPECT_EQ(fault_after(others, nothing), "fine");
    EXPECT_EQ(fault_after(others, [&](State &s) { leave(s, 1); }), unsettled) << "he would have taken it";
    EXPECT_EQ(fault_after(others, [&](State &s) { leave(s, 0); }), unsettled) << "nobody could do anything";
    EXPECT_EQ(fault_after(others, [](State &s) { s.taker = 0; }), unsettled)
        << "the leader is none of the others";

    const Match leader = while_sharing();
    EXPECT_EQ(fault_after(leader, [](State &s) { s.owed = 0; }), unsettled) << "he has finished";
    EXPECT_EQ(fault_after(leader, [&](State &s) { leave(s, 1); }), unsettled);

    Match extra(2);
    extra.lay("gold.vp1 gems.vp1 gold.feather").play("stop, take 1, take 2");
    EXPECT_EQ(fault_after(extra, nothing), "fine");
    EXPECT_EQ(fault_after(extra, [&](State &s) { leave(s, 0); }), unsettled);
    EXPECT_EQ(fault_after(extra, [](State &s) { s.result = Result::caught; }),
              "the step does not fit the rest of the state");

    EXPECT_EQ(fault_after(at_the_first_card(), [](State &s) { s.supply = 90, s.draw_pile = 0; }),
              "the step does not fit the rest of the state")
        << "no turn begins with an empty draw pile";
}

} // namespace
} // namespace ville::toits::tests
