// Paris Paris: states that play cannot reach are told from those that it can. A save that somebody has
// tampered with must not get past this check.
#include "support.hpp"

#include <string>

namespace ville::paris_paris::tests {
namespace {

/// What `check` says of a state after a change; "fine" when it says nothing.
template <class Change>
std::string fault_after(const Match &match, Change change) {
    State state = match.state;
    change(state);
    const char *fault = check(match.edition, state);
    return fault == nullptr ? "fine" : fault;
}

/// In the middle of a match: huts, a parked tile, huts in the sack, tiles on offer.
Match in_the_middle() {
    Match match(3);
    match.board({{"odeon", "ab"}, {"bourse", "c"}, {"opera", "aa"}}).parked("bourse green").sacked(chloe, 1);
    return match.offer("louvre blue, louvre violet, denfert red, concorde red");
}

Match waiting_for_a_removal() {
    Match match(3);
    match.board({{"odeon", "bc"}}).offer("odeon orange, opera red, opera violet, denfert red");
    return match.take("odeon orange");
}

Match at_the_end() {
    Match match(2);
    match.last_round().luck();
    while (match.state.phase != Phase::over) match.play(match.legal()[0]);
    return match;
}

TEST(ParisParisInvariants, HoldInEveryKindOfPosition) {
    for (const Match &match :
         {in_the_middle(), waiting_for_a_removal(), at_the_end(), Match(4), Match(Match::FromTheStart{}, 2)})
        EXPECT_EQ(fault_after(match, [](State &) {}), "fine");
}

TEST(ParisParisInvariants, PlayersOptionsAndNumbers) {
    const Match match = in_the_middle();
    for (const std::uint8_t players : {std::uint8_t{0}, std::uint8_t{1}, std::uint8_t{5}, std::uint8_t{255}})
        EXPECT_EQ(fault_after(match, [&](State &s) { s.players = players; }),
                  "the number of players is not 2 to 4");
    EXPECT_EQ(fault_after(match, [](State &s) { s.first = 3; }), "a seat number is out of range");
    EXPECT_EQ(fault_after(match, [](State &s) { s.active = 3; }), "a seat number is out of range");
    const std::string option = "an option is out of range";
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.small_trip = SmallTrip{3}; }), option);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.final_trips = FinalTrips{2}; }), option);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.big_trip_huts = BigTripHuts{2}; }), option);
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.score_hut = 2; }), option);
    const std::string range = "a tile, a round or a phase is out of range";
    EXPECT_EQ(fault_after(match, [](State &s) { s.phase = Phase{6}; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.phase = Phase::deal_lines; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.round = 16; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.round = 0; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.offer[0] = 35; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.unseen.add(40); }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.parked[0] = 25; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.parked[5] = 0; }), range);
    EXPECT_EQ(fault_after(match, [](State &s) { s.parked[0] = 8; }), range) << "green does not stop at Odéon";
}

TEST(ParisParisInvariants, Lines) {
    const std::string lines = "the lines are not dealt as they can be";
    const Match match = in_the_middle();
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[0].line = s.seats[1].line; }), lines);
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[0].line = 5; }), lines);
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[0].line = no_line; }), lines);
    EXPECT_EQ(fault_after(match, [](State &s) { s.open_line = 4; }), lines) << "three play";
    EXPECT_EQ(fault_after(match, [](State &s) { s.options.final_trips = FinalTrips::all; }), lines);
    EXPECT_EQ(fault_after(Match(2), [](State &s) { s.open_line = no_line; }), lines);
    EXPECT_EQ(fault_after(Match(2), [](State &s) { s.open_line = s.seats[0].line; }), lines);
    Match dealing(Match::FromTheStart{}, 2);
    EXPECT_EQ(fault_after(dealing, [](State &s) { s.seats[1].line = 0; }), lines);
    EXPECT_EQ(fault_after(dealing, [](State &s) { s.active = 1; }), lines);
    EXPECT_EQ(fault_after(dealing, [](State &s) { s.phase = Phase::deal_open_line; }), lines);
    EXPECT_EQ(fault_after(dealing, [](State &s) { s.options.final_trips = FinalTrips::all; }), lines);
}

TEST(ParisParisInvariants, TurnsAndTiles) {
    const std::string turn = "the turn does not fit the tiles on offer";
    const Match match = in_the_middle();
    EXPECT_EQ(fault_after(match, [](State &s) { s.active = static_cast<std::uint8_t>((s.active + 1) % 3); }),
              turn);
    EXPECT_EQ(fault_after(match, [](State &s) { s.phase = Phase::reveal; }), turn);
    EXPECT_EQ(fault_after(match, [](State &s) { s.phase = Phase::over; }), turn);
    EXPECT_EQ(fault_after(match, [](State &s) { s.phase = Phase::remove; }), turn);
    EXPECT_EQ(fault_after(match, [](State &s) { s.offer.resize(1); }), turn);
    EXPECT_EQ(fault_after(match, [](State &s) { std::swap(s.offer[0], s.offer[3]); }), turn);
    const std::string tiles = "the tiles do not add up to the edition";
    EXPECT_EQ(fault_after(match, [](State &s) { s.unseen.remove(s.unseen.row_of(0)); }), tiles);
    EXPECT_EQ(fault_after(match,
                          [](State &s) {
                              s.unseen.add(0, 2);
                              s.unseen.remove(s.unseen.row_of(20), 1);
                          }),
              tiles);
    const std::string parked = "the parked tiles do not fit the rounds";
    EXPECT_EQ(fault_after(match, [](State &s) { s.parked = nothing_parked(); }), parked);
}

TEST(ParisParisInvariants, Huts) {
    const std::string huts = "the huts of a player do not add up";
    const Match match = in_the_middle();
    EXPECT_EQ(fault_after(match, [](State &s) { ++s.seats[0].supply; }), huts);
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[3].supply = 1; }), huts) << "nobody sits there";
    EXPECT_EQ(fault_after(match, [](State &s) { s.seats[0].pairs |= 1; }), huts)
        << "two where there is not one";
    EXPECT_EQ(fault_after(Match(2), [](State &s) { s.seats[0].sack = 1, s.seats[0].supply = 19; }), huts);
    EXPECT_EQ(fault_after(Match(3), [](State &s) { s.seats[0].huts = 1, s.seats[0].supply = 19; }), huts)
        << "nobody has built";
    const std::string board = "there are huts where they cannot be";
    EXPECT_EQ(fault_after(match,
                          [](State &s) {
                              s.seats[0].huts ^= place_bit(9) | place_bit(40),
                                  s.seats[0].pairs ^= place_bit(9), ++s.seats[0].supply;
                          }),
              board);
    EXPECT_EQ(fault_after(match,
                          [&](State &s) {
                              s.seats[2].huts ^=
                                  place_bit(match.place("bourse")) | place_bit(match.place("odeon"));
                          }),
              board);
    EXPECT_EQ(fault_after(match,
                          [&](State &s) {
                              s.seats[2].huts ^=
                                  place_bit(match.place("bourse")) | place_bit(match.place("denfert"));
                          }),
              board)
        << "no tile of Denfert has been taken";
}

TEST(ParisParisInvariants, RemovalsAndPoints) {
    const std::string pending = "a hut is to be removed where none can be";
    const Match match = waiting_for_a_removal();
    EXPECT_EQ(fault_after(match, [](State &s) { s.pending = no_place; }), pending);
    EXPECT_EQ(fault_after(match, [](State &s) { s.pending = 25; }), pending);
    EXPECT_EQ(fault_after(match, [](State &s) { s.pending = 0; }), pending);
    EXPECT_EQ(fault_after(in_the_middle(), [](State &s) { s.pending = 8; }), pending);
    const std::string points = "the points do not fit the trips";
    EXPECT_EQ(fault_after(Match(3), [](State &s) { s.seats[0].points[0] = 1; }), points) << "no trip yet";
    EXPECT_EQ(fault_after(Match(3), [](State &s) { s.seats[0].points[1] = 1; }), points);
    EXPECT_EQ(fault_after(in_the_middle(), [](State &s) { s.seats[0].points[2] = 1; }), points)
        << "before the end";
    // So many that playing on stays within all bounds: what is accepted can be saved at its end.
    const Match end = at_the_end();
    const int small = detail::rounds_completed(end.state);
    const int big = (small - detail::tiles_parked(end.state)) / 2;
    const auto with = [&](std::size_t source, int n) {
        return fault_after(end, [&](State &s) { s.seats[0].points[source] = static_cast<std::uint16_t>(n); });
    };
    EXPECT_EQ(with(0, small * 8), "fine");
    EXPECT_EQ(with(0, small * 8 + 1), points);
    EXPECT_EQ(with(1, big * 120), "fine");
    EXPECT_EQ(with(1, big * 120 + 1), points);
    EXPECT_EQ(fault_after(at_the_end(), [](State &s) { ++s.seats[0].points[2]; }), points);
    EXPECT_EQ(fault_after(at_the_end(), [](State &s) { s.seats[0].points[0] = 17; }), "fine");
}

} // namespace
} // namespace ville::paris_paris::tests
