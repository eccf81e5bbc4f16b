// docs/rules/ticket_paris.md, chapters 7 and 8: the end, the count, and the options.
#include "support.hpp"

#include <algorithm>

namespace ville::ticket_paris::tests {
namespace {

/// ada has claimed so much that three buses are left, and holds a red card for the next.
Match three_buses_left(int players = 2, Options options = {}) {
    Match match(players, options);
    return match.owns(ada, 25).owns(ada, 26).owns(ada, 27).owns(ada, 28).hand(ada, "red red");
}

void draw_two(Match &match) { match.play(draw_blind).luck().play(draw_blind).luck(); }

TEST(TicketParisEnd, TwoBusesLeftStartTheFinalRound) {
    covers("TIC-7.1", "TIC-7.2");
    for (int players = 2; players <= 4; ++players) {
        Match match = three_buses_left(players);
        EXPECT_EQ(match.state.seats[ada].buses, 3);
        match.claim(1);
        EXPECT_EQ(match.event_of(event::final_round_started).player, ada);
        int turns = 0;
        for (; match.state.phase != Phase::over; ++turns) {
            EXPECT_EQ(match.state.active, (1 + turns) % players);
            draw_two(match);
        }
        EXPECT_EQ(turns, players) << "as many as there are players, the last one ada's";
        const Outcome end = outcome(match.edition, match.state);
        EXPECT_TRUE(end.over);
        EXPECT_EQ(end_reason_names[end.reason], "final_round");
    }
}

TEST(TicketParisEnd, TheFinalRoundStartsOnceAndLetsEverythingHappen) {
    covers("TIC-7.3", "TIC-7.4");
    Match match = three_buses_left(3);
    match.owns(bao, 29)
        .owns(bao, 30)
        .owns(bao, 31)
        .owns(bao, 32)
        .hand(bao, "blue")
        .kept(chloe, "blue white red");
    match.forget().claim(1);
    EXPECT_EQ(match.count(ActionKind::claim_route) > 0, true);
    EXPECT_TRUE(match.can(draw_tickets));
    match.claim(10 - 1, 1);
    EXPECT_EQ(match.state.seats[bao].buses, 2);
    EXPECT_EQ(match.state.turns_left, 2) << "bao's buses change nothing";
    match.play(flag);
    draw_two(match);
    EXPECT_EQ(match.asked(), "over: nobody");
    EXPECT_EQ(match.told(event::final_round_started), 1);
}

TEST(TicketParisEnd, AllPassedInSuccession) {
    covers("TIC-7.5");
    Match match(2);
    match.tickets_left({}, bao).market("").deck("", bao);
    // ada has no card, bao not enough buses
    for (Connection &connection : match.edition.connections) connection.length = 6;
    match.edition.route_points.push_back(1);
    match.edition.route_points.push_back(1);
    match.edition.route_points.push_back(1);
    match.edition.buses = 5;
    match.state.seats[ada].buses = match.state.seats[bao].buses = 5;
    match.play(pass_turn);
    EXPECT_EQ(match.state.passes, 1);
    match.play(pass_turn);
    EXPECT_EQ(match.asked(), "over: nobody");
    EXPECT_EQ(end_reason_names[outcome(match.edition, match.state).reason], "all_passed");
    EXPECT_EQ(match.event_of(event::match_over).arg[1], static_cast<int>(EndReason::all_passed));
}

TEST(TicketParisEnd, AFlagBreaksTheRowOfPasses) {
    covers("TIC-7.5", "TIC-8.1");
    Match match(2, {.flag_timing = FlagTiming::optional_at_end_of_own_turn});
    match.tickets_left({}, bao).kept(bao, "blue white red").market("").deck("", bao);
    match.edition.buses = 3 * 6 + 5;
    for (Connection &connection : match.edition.connections) connection.length = 6;
    for (int i = 0; i < 3; ++i) match.edition.route_points.push_back(1);
    match.state.seats[ada].buses = match.edition.buses; // and not a card
    match.state.seats[bao].buses = 5;                   // too few for another route
    match.state.seats[bao].route_points = 3;
    match.play(pass_turn).play(pass_turn);
    EXPECT_EQ(match.asked(), "flag: bao") << "asked after a pass too";
    Match kept = match;
    kept.play(no_flag);
    EXPECT_EQ(kept.asked(), "over: nobody");
    match.play(flag);
    EXPECT_EQ(match.state.passes, 0);
    match.luck();
    EXPECT_EQ(match.asked(), "turn: ada");
    EXPECT_TRUE(match.can({ActionKind::take_face_up, match.kind("red")})) << "the three cards are back";
}

TEST(TicketParisEnd, TheFinalRoundIsTheReasonWhereBothEndsMeet) {
    covers("TIC-7.5");
    Match match(2);
    match.tickets_left({}, bao).market("").deck("", bao);
    match.owns(ada, 25)
        .owns(ada, 26)
        .owns(ada, 27)
        .owns(ada, 28)
        .owns(ada, 1)
        .owns(bao, 29)
        .owns(bao, 30)
        .owns(bao, 31)
        .owns(bao, 32)
        .owns(bao, 2)
        .owns(bao, 13);
    match.state.turns_left = 2;
    ASSERT_STREQ(check(match.edition, match.state), nullptr);
    match.play(pass_turn).play(match.can(pass_turn) ? pass_turn : match.legal()[0]);
    EXPECT_EQ(match.asked(), "over: nobody");
    EXPECT_EQ(end_reason_names[outcome(match.edition, match.state).reason], "final_round");
}

TEST(TicketParisEnd, AnyUnbrokenPathCompletesATicket) {
    covers("TIC-7.6");
    // ticket 18: Montparnasse - Opéra, by way of Saint-Germain and the Louvre: routes 7, 2, 3
    Match match;
    match.holds_ticket(ada, 18);
    EXPECT_EQ(match.total(ada), -3);
    match.owns(ada, 7).owns(ada, 3);
    EXPECT_EQ(match.total(ada), 2 - 3) << "a gap";
    match.owns(ada, 2, 1);
    EXPECT_EQ(match.total(ada), 3 + 3);
    Match detour;
    detour.holds_ticket(ada, 18).owns(ada, 21).owns(ada, 1).owns(ada, 4).owns(ada, 3);
    EXPECT_EQ(detour.total(ada), 2 + 1 + 1 + 1 + 3) << "a detour will do";
    Match other;
    other.holds_ticket(ada, 18).owns(bao, 7).owns(bao, 2).owns(bao, 3);
    EXPECT_EQ(other.total(ada), -3) << "not by the tracks of others";
}

TEST(TicketParisEnd, TicketsAreOpenedInOrder) {
    covers("TIC-7.6");
    Match match(Match::FromTheStart{}, 3, {}, standard, bao);
    match.luck();
    for (int i = 0; i < 3; ++i) match.play(keep_all);
    Rng rng(3, 3, 77, 0);
    while (match.state.phase != Phase::over) match.at_random(rng);
    std::vector<Player> order;
    for (const Event &event : match.events) {
        if (event.type != event::ticket_scored) continue;
        if (order.empty() || order.back() != event.player) order.push_back(event.player);
        EXPECT_EQ(event.arg[2], (event.arg[1] != 0 ? 1 : -1) *
                                    match.edition.tickets[static_cast<std::size_t>(event.arg[0] - 1)].points);
    }
    EXPECT_EQ(order, (std::vector<Player>{1, 2, 0})) << "player by player from the first";
}

/// The match is over as the position stands.
std::uint8_t winners(Match &match) {
    match.state.phase = Phase::over;
    return outcome(match.edition, match.state).winners;
}

TEST(TicketParisEnd, TheHighestTotalWinsThenTheTickets) {
    covers("TIC-7.7", "TIC-8.4");
    Match points;
    points.owns(ada, 25).owns(bao, 13);
    EXPECT_EQ(winners(points), 0b01);
    Match shared;
    shared.owns(ada, 25).owns(bao, 27);
    EXPECT_EQ(winners(shared), 0b11);
    Match tickets; // ada: 1 + 1 + 1 + 3; bao: 4 + 2
    tickets.owns(ada, 7).owns(ada, 2).owns(ada, 3).holds_ticket(ada, 18).owns(bao, 25).owns(bao, 13);
    EXPECT_EQ(tickets.total(ada), tickets.total(bao));
    EXPECT_EQ(winners(tickets), 0b01) << "ada has completed more tickets";
    Match tracks(2, {.final_tie = FinalTie::claimed_routes}); // ada: 4 + 2; bao: 4 + 1 + 1
    tracks.owns(ada, 25).owns(ada, 13).owns(bao, 27).owns(bao, 1).owns(bao, 2);
    EXPECT_EQ(tracks.total(ada), tracks.total(bao));
    EXPECT_EQ(winners(tracks), 0b10) << "bao has claimed more tracks, though fewer spaces would do";
    tracks.state.options.final_tie = FinalTie::completed_tickets;
    EXPECT_EQ(winners(tracks), 0b11);
}

TEST(TicketParisEnd, TotalsHaveNoBounds) {
    covers("TIC-7.8");
    Match match;
    match.tickets_left({}, ada);
    EXPECT_EQ(match.total(ada), -109) << "all twenty tickets missed";
    match.owns(ada, 25).owns(ada, 26).owns(ada, 13);
    EXPECT_EQ(scores(match.edition, match.state, omniscient)[ada].lines[0].points, 4 + 4 + 2)
        << "nothing but the tracks: no longest path";
}

TEST(TicketParisEnd, FourLinesAndThoseOfOthersHidden) {
    covers("TIC-7.9");
    Match match;
    match.owns(ada, 7).owns(ada, 2).owns(ada, 3).holds_ticket(ada, 18).holds_ticket(ada, 1);
    for (const Viewer viewer : every_viewer) {
        const Score score = scores(match.edition, match.state, viewer)[ada];
        const bool open = viewer == ada || viewer == omniscient;
        EXPECT_EQ(score.complete, open) << int{viewer};
        ASSERT_EQ(score.lines.size(), open ? 4u : 2u);
        for (std::size_t line = 0; line < score.lines.size(); ++line)
            EXPECT_EQ(score.lines[line].source, line);
        if (!open) continue;
        EXPECT_EQ(score.lines[2].points, 3);
        EXPECT_EQ(score.lines[3].points, -9);
    }
    match.state.phase = Phase::over;
    for (const Viewer viewer : every_viewer)
        EXPECT_TRUE(scores(match.edition, match.state, viewer)[ada].complete);
}

// ---- Options

TEST(TicketParisOptions, AFlagAtTheEndOfOnesTurn) {
    covers("TIC-8.1");
    const Options options{.flag_timing = FlagTiming::optional_at_end_of_own_turn};
    Match match(2, options);
    match.kept(ada, "blue white").hand(ada, "red");
    EXPECT_EQ(match.why(flag), "wrong_phase") << "never in place of a turn";
    match.claim(1, 0, {.keep = 1});
    EXPECT_EQ(match.asked(), "flag: ada") << "in the turn that completes the set";
    EXPECT_EQ(match.legal(), (std::vector<Action>{flag, no_flag}));
    Match later = match;
    later.play(no_flag);
    EXPECT_EQ(later.asked(), "turn: bao");
    draw_two(later);
    draw_two(later);
    EXPECT_EQ(later.asked(), "flag: ada") << "after a draw too";
    later.play(flag);
    EXPECT_EQ(later.total(ada), 1 + 4 + 3) << "three for the routes of the cards that were kept before";
    match.play(flag);
    EXPECT_EQ(match.asked(), "turn: bao");
    EXPECT_EQ(match.state.discard.total(), 3);

    Match last(2, options);
    last.kept(ada, "blue white red").owns(ada, 25).owns(ada, 27).owns(ada, 21).hand(ada, "red red");
    EXPECT_EQ(last.state.seats[ada].buses, 3);
    last.claim(1);
    EXPECT_EQ(last.asked(), "flag: ada");
    EXPECT_EQ(last.state.turns_left, 0) << "before the final round is looked at";
    last.play(no_flag);
    EXPECT_EQ(last.state.turns_left, 2);
    draw_two(last);
    draw_two(last);
    EXPECT_EQ(last.asked(), "flag: ada") << "in the last turn too";
    last.play(flag);
    EXPECT_EQ(last.asked(), "over: nobody");
}

TEST(TicketParisOptions, ACardIsAlwaysKept) {
    covers("TIC-8.2");
    Match match(2, {.flag_keep = FlagKeep::always});
    match.hand(ada, "white bus bus yellow yellow");
    EXPECT_EQ(match.why(claim_of(13, 0, {.buses = 1, .keep = 0})), "bad_keep");
    EXPECT_TRUE(match.can(claim_of(13, 0, {.buses = 1, .keep = 1})));
    EXPECT_TRUE(match.can(claim_of(13, 0, {.buses = 2, .keep = 0}))) << "nothing can be kept";
    EXPECT_TRUE(match.can(claim_of(13, 1, {.buses = 0, .keep = 0})));
}

TEST(TicketParisOptions, ADrawMayEndAfterABlindCard) {
    covers("TIC-8.3");
    Match match(2, {.second_card = SecondCard::optional_after_blind});
    match.blind("red");
    EXPECT_TRUE(match.can(stop_drawing));
    EXPECT_EQ(match.count(ActionKind::stop_drawing), 1);
    match.play(stop_drawing);
    EXPECT_EQ(match.event_of(event::drawing_stopped).player, ada);
    EXPECT_EQ(match.asked(), "turn: bao");
    match.take("blue").luck();
    EXPECT_EQ(match.why(stop_drawing), "second_card_compulsory") << "not after a face-up one";
}

TEST(TicketParisOptions, TheStopIsANumberFromOneToTen) {
    covers("TIC-8.5");
    EXPECT_EQ(option_specs[4].name, "bus_refresh_stop");
    EXPECT_EQ(option_specs[4].min, 1);
    EXPECT_EQ(option_specs[4].max, 10);
    EXPECT_EQ(option_specs[4].fallback, 10);
    EXPECT_EQ(Options{}.bus_refresh_stop, 10);
}

} // namespace
} // namespace ville::ticket_paris::tests
