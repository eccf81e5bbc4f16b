// Ticket to Ride: Paris: states that play cannot reach are told from those that it can. A save that somebody has
// tampered with must not get past this check.
#include "support.hpp"

#include <string>

namespace ville::ticket_paris::tests {
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

/// In the middle of a match: hands, a claimed route, a kept card, tickets held and returned.
Match in_the_middle() {
    Match match(3);
    match.hand(ada, "red red bus")
        .hand(bao, "white green")
        .kept(bao, "blue")
        .holds_ticket(ada, 18)
        .holds_ticket(bao, 3);
    match.owns(chloe, 25);
    return match;
}

TEST(TicketParisInvariants, HoldInEveryKindOfPosition) {
    Match match(Match::FromTheStart{}, 3);
    EXPECT_EQ(fault_after(match, nothing), "fine");
    match.luck();
    EXPECT_EQ(match.asked(), "keep_start_tickets: ada");
    EXPECT_EQ(fault_after(match, nothing), "fine");
    EXPECT_EQ(fault_after(in_the_middle(), nothing), "fine");
}

TEST(TicketParisInvariants, PlayersOptionsAndNumbers) {
    const Match match = in_the_middle();
    for (const std::uint8_t players : {std::uint8_t{0}, std::uint8_t{1}, std::uint8_t{5}, std::uint8_t{255}})
        EXPECT_EQ(fault_after(match, [&](State &s) { s.players = players; }),
                  "the number of players is not 2 to 4");
    EXPECT_EQ(fault_after(match, [](State &s) { s.first = 3; }), "a seat number is out of range");
    EXPECT_EQ(fault_after(match, [](State &s) { s.active = 3; }), "a seat number is out of range");
    const std::string option = "an option is out of range";
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.flag_timing = FlagTiming{2}; }), option);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.flag_keep = FlagKeep{2}; }), option);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.second_card = SecondCard{2}; }), option);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.final_tie = FinalTie{2}; }), option);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.bus_refresh_stop = 0; }), option);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.bus_refresh_stop = 11; }), option);
    const std::string range = "a card, a ticket or a phase is out of range";
    EXPECT_EQ(fault_after(match, [](State &s) { s.phase = Phase{11}; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.next = Next{4}; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.end_reason = EndReason{2}; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.first_blind = 2; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.market[0] = 7; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.held[0].ticket.row = 20; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.held[0].seat = 3; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.held[0].ticket.known_to = 3; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.held[0].ticket.known_to = ada; }), range)
        << "nobody is another than himself";
}

TEST(TicketParisInvariants, CardsAddUp) {
    const Match match = in_the_middle();
    const std::string cards = "the cards do not add up to the edition";
    EXPECT_EQ(fault_after(match, [](State &s) { s.deck.add(0); }), cards);
    EXPECT_EQ(fault_after(match, [](State &s) { s.discard.add(6); }), cards);
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[ada].hand.add(3); }), cards);
    EXPECT_EQ(fault_after(match, [](State &s) { s.deck.add(9); }), cards) << "no such kind";
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[bao].kept = 0b111; }), cards);
    EXPECT_EQ(fault_after(match, [](State &s) { s.deck.remove(0), s.seats[ada].hand.add(0); }), "fine");
    const std::string seat = "a seat holds what it cannot hold";
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[ada].kept = 1 << 4; }), seat)
        << "green is in no flag";
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[ada].known[0] = 3; }), seat)
        << "more than the hand holds";
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[3].buses = 1; }), seat) << "nobody sits there";
}

TEST(TicketParisInvariants, FlagsComeFromClaims) {
    Match match(2);
    match.kept(ada, "blue white red");
    const std::string fault = "more cards have been kept for flags than claims were made";
    EXPECT_EQ(fault_after(match, nothing), "fine");
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[ada].flags = 1; }), fault)
        << "those three claims are spoken for";
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[bao].flags = 1; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[ada].flags = 255; }), fault)
        << "counting on, they would begin anew";
    EXPECT_EQ(fault_after(match,
                          [&](State &s) {
                              for (const std::uint8_t colour : match.edition.flag_colours) s.deck.add(colour);
                              s.seats[ada].kept = 0, s.seats[ada].flags = 1;
                          }),
              "fine");
    EXPECT_EQ(fault_after(match,
                          [](State &s) {
                              for (std::uint8_t &owner : s.owners)
                                  if (owner == ada) owner = bao;
                              std::swap(s.seats[ada].buses, s.seats[bao].buses);
                              std::swap(s.seats[ada].route_points, s.seats[bao].route_points);
                          }),
              fault)
        << "nobody else's claims count";
}

TEST(TicketParisInvariants, TheEndFitsItsReason) {
    Match match(2);
    match.owns(ada, 1);
    const std::string fault = "the turn does not fit the rest of the state";
    const auto end = [&](EndReason why, int passes, int turns_left) {
        return fault_after(match, [&](State &s) {
            s.phase = Phase::over, s.end_reason = why;
            s.passes = static_cast<std::uint8_t>(passes),
            s.turns_left = static_cast<std::uint8_t>(turns_left);
        });
    };
    EXPECT_EQ(end(EndReason::final_round, 0, 0), "fine");
    EXPECT_EQ(end(EndReason::final_round, 0, 1), fault);
    EXPECT_EQ(end(EndReason::final_round, 3, 0), fault);
    EXPECT_EQ(end(EndReason::all_passed, 2, 0), "fine");
    EXPECT_EQ(end(EndReason::all_passed, 2, 1), "fine") << "in the final round";
    EXPECT_EQ(end(EndReason::all_passed, 2, 200), fault);
    EXPECT_EQ(end(EndReason::all_passed, 1, 0), fault);
}

TEST(TicketParisInvariants, TracksBusesAndPointsTellTheSame) {
    const Match match = in_the_middle();
    const std::string fault = "tracks, buses and points for routes do not fit together";
    EXPECT_EQ(fault_after(match, [](State &s) { --s.seats[ada].buses; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { ++s.seats[ada].route_points; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.owners[0] = ada; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.owners[0] = 3; }), fault) << "no such seat";
    EXPECT_EQ(fault_after(match, [](State &s) { s.owners[track_number(9, 1)] = ada; }), fault)
        << "route 10 has one track";
    EXPECT_EQ(fault_after(match, [](State &s) { s.owners[track_number(32, 0)] = ada; }), fault)
        << "there is no route 33";
    Match both(3);
    both.owns(ada, 1, 0).owns(ada, 1, 1);
    EXPECT_EQ(fault_after(both, nothing), fault) << "both tracks";
    Match two(2);
    two.owns(ada, 1, 0).owns(bao, 1, 1);
    EXPECT_EQ(fault_after(two, nothing), fault) << "closed with two players";
}

TEST(TicketParisInvariants, TicketsAddUp) {
    const Match match = in_the_middle();
    const std::string fault = "the tickets do not add up to the edition";
    EXPECT_EQ(fault_after(match, [](State &s) { s.unseen &= ~ticket_bit(0); }), fault) << "one is missing";
    EXPECT_EQ(fault_after(match, [](State &s) { s.unseen |= ticket_bit(17); }), fault)
        << "one is there twice";
    EXPECT_EQ(fault_after(match, [](State &s) { s.unseen |= ticket_bit(20); }), fault) << "no such ticket";
    EXPECT_EQ(fault_after(match, [](State &s) { s.held[1].ticket.row = s.held[0].ticket.row; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[ada].seen = 0; }), fault)
        << "he has seen what he holds";
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[ada].seen |= ticket_bit(0); }), fault)
        << "nobody has looked at it";
    EXPECT_EQ(fault_after(match, [](State &s) { s.held[0].ticket.known_to = bao; }), fault)
        << "bao has never seen it";
    const std::string undecided = "tickets are undecided that cannot be";
    EXPECT_EQ(fault_after(match,
                          [](State &s) {
                              s.unseen &= ~ticket_bit(0);
                              s.seats[ada].undecided.push_back({.row = 0});
                              s.seats[ada].seen |= ticket_bit(0);
                          }),
              undecided);
    EXPECT_EQ(fault_after(match, [](State &s) { s.phase = Phase::keep_tickets; }), undecided)
        << "nothing to choose from";
    Match choosing(Match::FromTheStart{}, 2);
    choosing.luck();
    EXPECT_EQ(fault_after(choosing, [](State &s) { s.active = bao; }), undecided) << "ada comes first";
}

TEST(TicketParisInvariants, TheTurnFits) {
    const Match match = in_the_middle();
    const std::string fault = "the turn does not fit the rest of the state";
    EXPECT_EQ(fault_after(match, [](State &s) { s.turn = 0; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.turn = 2; }), fault) << "that is bao's";
    EXPECT_EQ(fault_after(match, [](State &s) { s.turn = 4; }), "fine");
    // Five cards in hands, three buses placed, two tickets, a track or two: so many turns, each followed by two passes.
    EXPECT_EQ(fault_after(match, [](State &s) { s.turn = 31; }), "fine");
    EXPECT_EQ(fault_after(match, [](State &s) { s.turn = 91; }), fault)
        << "more turns than anybody can have done something in";
    EXPECT_EQ(fault_after(match, [](State &s) { s.turn = 65533; }), fault)
        << "counting on, it would begin anew";
    EXPECT_EQ(fault_after(match, [](State &s) { s.end_reason = EndReason::all_passed; }), fault)
        << "it is not over";
    EXPECT_EQ(fault_after(match, [](State &s) { s.passes = 3; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.turns_left = 4; }), fault);
    EXPECT_EQ(fault_after(match, [](State &s) { s.phase = Phase::flag; }), fault);
    Match low(2);
    low.owns(bao, 25).owns(bao, 26).owns(bao, 27).owns(bao, 28).owns(bao, 1);
    EXPECT_EQ(fault_after(low, nothing), fault) << "the final round is overdue";
    EXPECT_EQ(fault_after(low, [](State &s) { s.turns_left = 2; }), "fine");
}

TEST(TicketParisInvariants, TheMarketIsInOrder) {
    const Match match = in_the_middle();
    const std::string fault = "the market is out of order";
    EXPECT_EQ(fault_after(match, [](State &s) { s.deck.add(s.market[2]), s.market[2] = no_card; }), fault)
        << "a gap";
    EXPECT_EQ(fault_after(match, [](State &s) { s.sweeps = 1; }), fault)
        << "it stands with fewer than three buses";
    EXPECT_EQ(fault_after(match, [](State &s) { s.sweeps = 11; }), fault);
    EXPECT_EQ(
        fault_after(match, [](State &s) { s.phase = Phase::reveal_card, s.next = Next::end_of_action; }),
        fault)
        << "no place is empty";
    EXPECT_EQ(fault_after(match,
                          [](State &s) {
                              for (std::size_t kind = 0; kind < 7; ++kind) {
                                  s.discard.add(kind, s.deck[kind]);
                                  if (s.deck[kind] > 0) s.deck.remove(kind, s.deck[kind]);
                              }
                          }),
              fault)
        << "a reshuffle is overdue";
    Match buses = in_the_middle();
    buses.market("bus bus bus white green");
    EXPECT_EQ(fault_after(buses, nothing), fault) << "a sweep is overdue";
    EXPECT_EQ(fault_after(buses, [](State &s) { s.sweeps = 10; }), "fine");
}

} // namespace
} // namespace ville::ticket_paris::tests
