// docs/rules/ticket_paris.md, chapters 4 and 6: claiming routes, and flags.
#include "support.hpp"

#include <algorithm>

namespace ville::ticket_paris::tests {
namespace {

// Route 1 joins Notre-Dame and the Quartier Latin: one space, red and blue. Route 13: two spaces, white and yellow.
// Route 25: three spaces, green and purple. Route 24 has a single white track.

TEST(TicketParisClaiming, CardsArePaidAndBusesPlaced) {
    covers("TIC-4.1", "TIC-4.9");
    Match match;
    match.hand(ada, "green green bus red").claim(25, 0, {.buses = 1});
    const Event told = match.event_of(event::route_claimed);
    EXPECT_EQ(told.arg, (decltype(told.arg){25, 0, match.kind("green"), 2, 1, 0}));
    EXPECT_EQ(match.state.seats[ada].hand.total(), 1);
    EXPECT_EQ(match.state.discard.total(), 3);
    EXPECT_EQ(match.state.seats[ada].buses, 12);
    EXPECT_EQ(match.state.owners[track_number(24, 0)], ada);
    EXPECT_EQ(match.event_of(event::points_scored).arg[1], 4) << "at once";
    EXPECT_EQ(match.asked(), "turn: bao");
}

TEST(TicketParisClaiming, LengthsBringOneTwoAndFourPoints) {
    covers("TIC-4.9");
    for (const auto &[route, points] : {std::pair{1, 1}, {13, 2}, {25, 4}}) {
        Match match;
        match.hand(ada, "bus bus bus")
            .claim(route, 0, {.buses = standard.connections[static_cast<std::size_t>(route - 1)].length});
        EXPECT_EQ(match.state.seats[ada].route_points, points);
        EXPECT_EQ(match.total(ada), points);
    }
}

TEST(TicketParisClaiming, ThePlayerChoosesHowManyBusesToPay) {
    covers("TIC-4.2");
    Match match;
    match.hand(ada, "yellow yellow bus bus");
    std::vector<Action> found;
    for (const Action &action : match.legal())
        if (action.kind == ActionKind::claim_route && action.value == 13) found.push_back(action);
    EXPECT_EQ(found, (std::vector<Action>{claim_of(13, 0, {.buses = 2}), claim_of(13, 1, {.buses = 0}),
                                          claim_of(13, 1, {.buses = 1}), claim_of(13, 1, {.buses = 2})}))
        << "white with two buses alone, yellow in three ways";
    EXPECT_EQ(match.why(claim_of(13, 0, {.buses = 1})), "too_few_cards");
    EXPECT_EQ(match.why(claim_of(13, 0, {.buses = 3})), "bad_payment");
}

TEST(TicketParisClaiming, OneTrackATurnWherever) {
    covers("TIC-4.3");
    Match match;
    match.hand(ada, "red red").claim(1);
    EXPECT_EQ(match.asked(), "turn: bao");
    match.take("blue").luck().take("white").luck();
    match.claim(10); // Belleville - Père Lachaise, far from the first
    EXPECT_EQ(tracks_of(match.state, ada), 2);
}

TEST(TicketParisClaiming, BusesMustBeInTheSupply) {
    covers("TIC-4.4");
    Match match;
    match.owns(ada, 25).owns(ada, 26).owns(ada, 27).owns(ada, 28).owns(ada, 1); // two buses are left
    match.state.turns_left = 2;
    match.hand(ada, "green green green white white");
    EXPECT_EQ(match.state.seats[ada].buses, 2);
    EXPECT_EQ(match.why(claim_of(29)), "too_few_buses_left");
    EXPECT_TRUE(match.can(claim_of(13)));
}

TEST(TicketParisClaiming, NobodyOwnsBothTracks) {
    covers("TIC-4.5");
    for (int players = 2; players <= 4; ++players) {
        Match match(players);
        match.owns(ada, 1, 0).hand(ada, "blue");
        EXPECT_EQ(match.why(claim_of(1, 1)), "owns_other_track");
        EXPECT_EQ(match.why(claim_of(1, 0)), "track_taken");
    }
}

TEST(TicketParisClaiming, TheSecondTrackIsClosedWithTwoPlayers) {
    covers("TIC-4.6");
    for (int players = 2; players <= 4; ++players) {
        Match match(players);
        match.owns(bao, 1, 0).hand(ada, "blue");
        EXPECT_EQ(match.why(claim_of(1, 1)), players == 2 ? "closed_with_two_players" : "none");
        EXPECT_EQ(match.count(ActionKind::claim_route), players == 2 ? 2 * 11 - 2 : 2 * 11)
            << "eleven blue tracks, each with the card kept or not";
    }
}

TEST(TicketParisClaiming, ATrackIsNamedByItsNumber) {
    covers("TIC-4.7");
    Edition same = standard;
    same.connections[0].tracks[1] = same.connections[0].tracks[0]; // two red tracks
    Match match(3, {}, same);
    match.hand(ada, "red");
    EXPECT_TRUE(match.can(claim_of(1, 0)));
    EXPECT_TRUE(match.can(claim_of(1, 1)));
    match.claim(1, 1);
    EXPECT_EQ(match.state.owners[1], ada);
    EXPECT_EQ(match.state.owners[0], no_seat);
}

TEST(TicketParisClaiming, TheFirstReasonIsGiven) {
    covers("TIC-4.8");
    Match match;
    EXPECT_EQ(match.why(claim_of(33, 1, {.buses = 6, .keep = 1})), "no_such_route");
    EXPECT_EQ(match.why(claim_of(24, 1, {.buses = 6, .keep = 1})), "no_such_track");
    match.owns(bao, 1, 0);
    EXPECT_EQ(match.why(claim_of(1, 0, {.buses = 6, .keep = 1})), "track_taken");
    EXPECT_EQ(match.why(claim_of(1, 1, {.buses = 6, .keep = 1})), "closed_with_two_players");
    EXPECT_EQ(match.why(claim_of(2, 0, {.buses = 6, .keep = 1})), "bad_payment");
    EXPECT_EQ(match.why(claim_of(2, 0, {.buses = 1, .keep = 1})), "too_few_cards");
    match.hand(ada, "bus");
    EXPECT_EQ(match.why(claim_of(2, 0, {.buses = 1, .keep = 1})), "bad_keep");
    Action word;
    EXPECT_EQ(unpack(pack(claim_of(80, 1, {.buses = 6, .keep = 1})), word), Reason::none);
    EXPECT_EQ(unpack(pack(claim_of(81, 0)), word), Reason::bad_fields) << "no edition has such a route";
    EXPECT_EQ(unpack(pack(claim_of(0, 0)), word), Reason::bad_fields);
}

// ---- Flags

TEST(TicketParisFlags, ACardOfTheColourMayBeKept) {
    covers("TIC-6.1");
    Match match;
    match.hand(ada, "white bus bus yellow yellow");
    EXPECT_TRUE(match.can(claim_of(13, 0, {.buses = 1, .keep = 0}))) << "it may be declined";
    EXPECT_EQ(match.why(claim_of(13, 0, {.buses = 2, .keep = 1})), "bad_keep") << "buses alone keep nothing";
    EXPECT_EQ(match.why(claim_of(13, 1, {.buses = 0, .keep = 1})), "bad_keep")
        << "yellow is no colour of the flag";
    match.claim(13, 0, {.buses = 1, .keep = 1});
    EXPECT_EQ(match.event_of(event::card_kept).arg[0], match.kind("white"));
    EXPECT_EQ(match.state.discard[match.kind("white")], 0);
    EXPECT_EQ(match.state.discard[match.kind("bus")], 1);
    EXPECT_EQ(match.state.seats[ada].kept, 1u << match.kind("white"));
}

TEST(TicketParisFlags, OneOfEachColourAndNoExchange) {
    covers("TIC-6.2");
    Match match;
    match.kept(ada, "red").hand(ada, "red red blue");
    EXPECT_EQ(match.why(claim_of(1, 0, {.keep = 1})), "bad_keep");
    EXPECT_TRUE(match.can(claim_of(1, 0)));
    EXPECT_TRUE(match.can(claim_of(1, 1, {.keep = 1})));
    match.kept(ada, "white blue");
    EXPECT_EQ(match.why(claim_of(1, 1, {.keep = 1})), "bad_keep") << "all three lie there";
}

TEST(TicketParisFlags, KeptCardsPayForNothingAndAreOpen) {
    covers("TIC-6.3");
    Match match;
    match.kept(ada, "red");
    EXPECT_EQ(match.why(claim_of(1, 0)), "too_few_cards");
    for (const Viewer viewer : every_viewer) {
        const SeatView seen = observe(match.edition, match.state, viewer).seats[ada];
        ASSERT_EQ(seen.kept.size(), 1u);
        EXPECT_EQ(seen.kept[0], match.kind("red"));
        EXPECT_EQ(seen.hand_size, 0);
    }
}

TEST(TicketParisFlags, AFlagTakesThePlaceOfATurn) {
    covers("TIC-6.4");
    Match match;
    match.kept(ada, "blue white").hand(ada, "red");
    EXPECT_EQ(match.why(flag), "flag_incomplete");
    match.claim(1, 0, {.keep = 1});
    EXPECT_EQ(match.asked(), "turn: bao") << "not in the turn that completes the set";
    match.take("red").luck().take("blue").luck();
    match.play(flag);
    EXPECT_EQ(match.event_of(event::points_scored).arg,
              (decltype(Event::arg){static_cast<int>(ScoreSource::flags), 4}));
    EXPECT_EQ(match.state.discard.total(), 3) << "the kept cards; ";
    EXPECT_EQ(match.state.seats[ada].kept, 0);
    EXPECT_EQ(match.total(ada), 1 + 4 + 3) << "three for the routes of the cards that were kept before";
    EXPECT_EQ(match.asked(), "turn: bao");
}

TEST(TicketParisFlags, AnyNumberOfThem) {
    covers("TIC-6.5");
    Match match;
    for (int flags = 1; flags <= 2; ++flags) {
        match.kept(ada, "blue white red").play(flag);
        EXPECT_EQ(match.state.seats[ada].flags, flags);
        EXPECT_EQ(match.total(ada), (4 + 4) * flags) << "with the routes of the kept cards";
        match.blind("purple").blind("purple");
    }
}

TEST(TicketParisFlags, KeptCardsAreWorthNothingAtTheEnd) {
    covers("TIC-6.6");
    Match match;
    match.kept(ada, "blue white red");
    EXPECT_EQ(match.total(ada), match.state.seats[ada].route_points);
}

} // namespace
} // namespace ville::ticket_paris::tests
