// docs/rules/ticket_paris.md, chapter 5: tickets, and who knows what about them.
#include "support.hpp"

namespace ville::ticket_paris::tests {
namespace {

TEST(TicketParisTickets, TwoAreDrawn) {
    covers("TIC-5.1");
    Match match;
    match.play(draw_tickets);
    EXPECT_EQ(match.asked(), "deal_tickets: chance");
    EXPECT_EQ(match.legal().size(), 20u);
    match.deal_ticket(20).deal_ticket(3);
    EXPECT_EQ(match.asked(), "keep_tickets: ada");
    EXPECT_EQ(match.legal(), (std::vector<Action>{keep_all, give_back(3), give_back(20)}));
    match.play(keep_all);
    EXPECT_EQ(match.event_of(event::tickets_kept).arg[0], 2);
    EXPECT_EQ(match.asked(), "turn: bao");
}

TEST(TicketParisTickets, AtLeastOneIsKept) {
    covers("TIC-5.2", "TIC-5.3");
    Match match;
    match.play(draw_tickets).deal_ticket(20).deal_ticket(3).play(give_back(20));
    EXPECT_EQ(match.event_of(event::tickets_kept).arg[0], 1) << "the last one is kept at once";
    ASSERT_EQ(match.state.held.size(), 1u);
    EXPECT_EQ(match.state.held[0].ticket.row + 1, 3);
    EXPECT_EQ(match.asked(), "turn: bao");
}

TEST(TicketParisTickets, ThePlayerChoosesTheOrderOfReturning) {
    covers("TIC-5.3");
    Edition four = standard;
    four.drawn_tickets = 4;
    Match match(2, {}, four);
    match.play(draw_tickets).deal_ticket(1).deal_ticket(2).deal_ticket(3).deal_ticket(4);
    match.play(give_back(3)).play(give_back(1));
    EXPECT_EQ(match.asked(), "keep_tickets: ada");
    EXPECT_EQ(match.why(give_back(3)), "ticket_not_offered");
    match.play(keep_all);
    EXPECT_EQ(match.state.returned[0].row + 1, 3);
    EXPECT_EQ(match.state.returned[1].row + 1, 1);
    EXPECT_EQ(match.state.held.size(), 2u);
}

TEST(TicketParisTickets, TheLastTicketIsKeptWithoutAQuestion) {
    covers("TIC-5.4");
    Match match;
    match.tickets_left({7}, bao).play(draw_tickets);
    EXPECT_EQ(match.asked(), "deal_tickets: chance") << "it comes out of the bag";
    match.deal_ticket(7);
    EXPECT_EQ(match.event_of(event::tickets_kept).arg[0], 1);
    EXPECT_EQ(match.asked(), "turn: bao");
    EXPECT_EQ(match.why(draw_tickets), "no_tickets_left");
    EXPECT_EQ(match.count(ActionKind::draw_tickets), 0);
}

TEST(TicketParisTickets, ReturnedOnesComeLastInTheirOrder) {
    covers("TIC-5.5");
    Match match;
    match.tickets_left({1, 2, 3, 4, 5}, bao);
    match.play(draw_tickets).deal_ticket(1).deal_ticket(2).play(give_back(2));
    match.play(draw_tickets).deal_ticket(3).deal_ticket(4).play(give_back(3));
    match.play(draw_tickets);
    EXPECT_EQ(match.legal(), (std::vector<Action>{{ActionKind::deal_ticket, 5}}))
        << "one outcome, but still luck";
    match.deal_ticket(5);
    EXPECT_EQ(match.asked(), "keep_tickets: ada")
        << "the second one, 2, was returned first and needs no luck";
    EXPECT_EQ(match.legal(), (std::vector<Action>{keep_all, give_back(2), give_back(5)}));
    match.play(give_back(2)).play(draw_tickets);
    EXPECT_EQ(match.asked(), "keep_tickets: bao");
    EXPECT_EQ(match.legal(), (std::vector<Action>{keep_all, give_back(2), give_back(3)}));
    match.play(give_back(2)).play(draw_tickets);
    EXPECT_EQ(match.asked(), "turn: bao") << "2 alone was left: ada has kept it";
}

/// bao gives back 2, then 3 and the rest are in bao's hands, but for what ada draws.
Match bao_returned_two() {
    Match match(3);
    match.tickets_left({1, 2, 3}, chloe);
    match.take("red").luck().take("blue").luck();
    match.play(draw_tickets).deal_ticket(1).deal_ticket(2).play(give_back(2));
    match.play(draw_tickets).deal_ticket(3); // and 2 comes up for chloe
    return match;
}

TEST(TicketParisTickets, WhoReturnedATicketKnowsItAndItsPlace) {
    covers("TIC-5.6");
    Match match;
    match.play(draw_tickets).deal_ticket(1).deal_ticket(2).play(give_back(2));
    for (const Viewer viewer : every_viewer) {
        const Observation seen = observe(match.edition, match.state, viewer);
        EXPECT_EQ(seen.returned_count, 1);
        EXPECT_EQ(seen.ticket_deck, 19);
        ASSERT_EQ(seen.returned.size(), viewer == ada || viewer == omniscient ? 1u : 0u) << int{viewer};
        if (!seen.returned.empty()) {
            EXPECT_EQ(seen.returned[0], (PlacedTicket{0, 2}));
        }
        Event told = match.event_of(event::ticket_returned);
        ASSERT_TRUE(redact(told, visibility(told), viewer));
        EXPECT_EQ(told.arg[0], viewer == ada || viewer == omniscient ? 2 : -1);
    }
}

TEST(TicketParisTickets, AndRemembersItWhenItComesUpForSomebodyElse) {
    covers("TIC-5.6");
    Match match = bao_returned_two();
    ASSERT_EQ(match.asked(), "keep_tickets: chloe");
    const auto undecided = [&](Viewer viewer) {
        return observe(match.edition, match.state, viewer).seats[chloe].undecided;
    };
    ASSERT_EQ(undecided(bao).size(), 1u);
    EXPECT_EQ(undecided(bao)[0], (PlacedTicket{1, 2}));
    EXPECT_TRUE(undecided(ada).empty());
    EXPECT_EQ(undecided(chloe).size(), 2u);

    Match both = match;
    both.play(keep_all);
    const SeatView seen = observe(both.edition, both.state, bao).seats[chloe];
    ASSERT_EQ(seen.tickets.size(), 1u);
    EXPECT_EQ(seen.tickets[0].ticket, 2) << "she has kept all: it must be hers";

    match.play(give_back(3));
    EXPECT_TRUE(observe(match.edition, match.state, bao).seats[chloe].tickets.empty())
        << "which one she kept cannot be told";
    EXPECT_TRUE(observe(match.edition, match.state, bao).returned.empty());
}

TEST(TicketParisTickets, GuessesKeepWhatIsKnownAndNoMore) {
    covers("TIC-5.6");
    const Match match = bao_returned_two();
    bool others[3] = {};
    for (std::uint32_t i = 0; i < 200; ++i) {
        Rng rng(5, i, stream::determinization, 0);
        State guess = match.state;
        determinize(match.edition, guess, bao, rng);
        ASSERT_EQ(guess.seats[chloe].undecided[1].row + 1, 2) << "bao knows it";
        others[0] =
            others[0] || guess.seats[chloe].undecided[0].row != match.state.seats[chloe].undecided[0].row;
        guess = match.state;
        determinize(match.edition, guess, ada, rng);
        others[1] = others[1] || guess.seats[chloe].undecided[1].row + 1 != 2;
        ASSERT_EQ(observe(match.edition, guess, ada), observe(match.edition, match.state, ada));
    }
    EXPECT_TRUE(others[0] && others[1]);
}

TEST(TicketParisTickets, ATicketOnceSeenIsNeverGuessedUnseen) {
    covers("TIC-5.6");
    Match match(3);
    match.tickets_left({1, 2, 3, 4}, chloe);
    match.take("red").luck().take("blue").luck();
    match.play(draw_tickets).deal_ticket(1).deal_ticket(2).play(give_back(2)); // bao
    match.play(draw_tickets).deal_ticket(3).deal_ticket(4).play(give_back(4)); // chloe
    match.play(draw_tickets);                                                  // ada: 2 and 4 come up
    match.play(give_back(2));
    match.state.unseen |= ticket_bit(4); // ticket 5, until now chloe's, has not been looked at
    for (std::size_t i = 0; i < match.state.held.size(); ++i)
        if (match.state.held[i].ticket.row == 4) match.state.held.erase_at(i);
    match.state.seats[chloe].seen &= ~ticket_bit(4);
    ASSERT_STREQ(check(match.edition, match.state), nullptr);
    for (std::uint32_t i = 0; i < 200; ++i) {
        Rng rng(6, i, stream::determinization, 0);
        State guess = match.state;
        determinize(match.edition, guess, bao, rng);
        ASSERT_EQ(guess.unseen & ticket_bit(1), 0u) << "bao had ticket 2 in his hand";
        ASSERT_STREQ(check(match.edition, guess), nullptr);
    }
}

TEST(TicketParisTickets, TheyAreSecretUntilTheEnd) {
    covers("TIC-5.7");
    Match match;
    match.holds_ticket(bao, 5).holds_ticket(bao, 6);
    for (const Viewer viewer : every_viewer) {
        const SeatView seen = observe(match.edition, match.state, viewer).seats[bao];
        EXPECT_EQ(seen.ticket_count, 2) << "how many is public";
        EXPECT_EQ(seen.tickets.size(), viewer == bao || viewer == omniscient ? 2u : 0u) << int{viewer};
        EXPECT_EQ(observe(match.edition, match.state, viewer).unseen.size(), viewer == omniscient ? 18u : 0u);
    }
    match.owns(ada, 25).owns(ada, 26).owns(ada, 27).owns(ada, 28).hand(ada, "red");
    match.claim(1).luck();
    Rng rng(1, 1, 77, 0);
    while (match.state.phase != Phase::over) match.at_random(rng);
    for (const Viewer viewer : every_viewer)
        EXPECT_GE(observe(match.edition, match.state, viewer).seats[bao].tickets.size(), 2u);
    EXPECT_EQ(match.told(event::ticket_scored), static_cast<int>(match.state.held.size()));
}

} // namespace
} // namespace ville::ticket_paris::tests
