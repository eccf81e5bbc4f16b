// Paris Paris: the box and set-up. Rules: chapters 1 and 2.
#include "support.hpp"

#include <set>

namespace ville::paris_paris::tests {
namespace {

TEST(ParisParisBox, HasFiveLinesOfSevenStops) {
    covers("PAR-1.1", "PAR-1.2");
    ASSERT_EQ(standard.lines.size(), 5u);
    ASSERT_EQ(standard.places.size(), 25u);
    for (std::size_t a = 0; a < 5; ++a) {
        const PlaceSet stops = detail::stops_of(standard.lines[a]);
        EXPECT_EQ(std::popcount(stops), 7);
        int intersections = 0;
        for_each_place(stops, [&](std::uint8_t place) { intersections += standard.is_intersection(place); });
        EXPECT_EQ(intersections, 4);
        for (std::size_t b = 0; b < a; ++b)
            EXPECT_EQ(std::popcount(stops & detail::stops_of(standard.lines[b])), 1);
    }
}

TEST(ParisParisBox, HasRoomForTwoHutsAtIntersections) {
    covers("PAR-1.3");
    int room = 0;
    for (std::size_t place = 0; place < standard.places.size(); ++place) room += standard.room(place);
    EXPECT_EQ(room, 35);
    const Match match;
    EXPECT_EQ(standard.room(match.place("pompidou")), 2);
    EXPECT_EQ(standard.room(match.place("notre_dame")), 1);
}

TEST(ParisParisBox, NeighboursLieAlongAllRoads) {
    covers("PAR-1.4");
    const Match match;
    std::set<std::string_view> keys;
    for_each_place(standard.nodes[match.place("pompidou")].neighbours,
                   [&](std::uint8_t place) { keys.insert(standard.places[place].key.view()); });
    EXPECT_EQ(keys, (std::set<std::string_view>{"les_halles", "hotel_de_ville", "st_nicolas", "pont_neuf"}));
    EXPECT_EQ(standard.nodes[match.place("republique")].neighbours, place_bit(match.place("st_nicolas")));
}

TEST(ParisParisBox, HasOneTileForEachEndOfARoad) {
    covers("PAR-1.5");
    EXPECT_EQ(standard.tile_total(), 60);
    const Match match;
    const auto tiles = [&](std::string_view tile) { return int{standard.sorts[match.sort(tile)].count}; };
    EXPECT_EQ(tiles("republique orange"), 1);
    EXPECT_EQ(tiles("luxembourg orange"), 2);
    EXPECT_EQ(tiles("montmartre green"), 1);
    EXPECT_EQ(tiles("montmartre red"), 2);
    EXPECT_EQ(tiles("odeon orange"), 2);
    EXPECT_EQ(tiles("odeon violet"), 2);
    EXPECT_EQ(match.sort("odeon red"), no_sort);
}

TEST(ParisParisSetup, EveryPlayerHasTwentyHuts) {
    covers("PAR-1.6");
    const Match match(4);
    for (const Seat &seat : match.state.seats) EXPECT_EQ(seat.supply, 20);
    EXPECT_EQ(Match(2).state.seats[2].supply, 0) << "nobody sits there";
}

TEST(ParisParisSetup, RoundsUseUpTheTiles) {
    covers("PAR-1.7", "PAR-2.4");
    for (int players = 2; players <= 4; ++players) {
        const Match match(players);
        EXPECT_EQ(standard.rounds_of(players) * (players + 1), 60);
        EXPECT_EQ(match.state.unseen.total(), 60);
        EXPECT_EQ(chance_total(standard, match.state), 60u);
        EXPECT_EQ(match.legal().size(), 35u);
        EXPECT_EQ(chance_weight(standard, match.state, match.tile(ActionKind::reveal_tile, "odeon violet")),
                  2u);
    }
}

TEST(ParisParisSetup, TheHostNamesWhoStarts) {
    covers("PAR-2.1");
    for (int first = 0; first < 4; ++first) {
        Match match(4, {}, standard, first);
        EXPECT_EQ(bus_holder(match.state), first);
        match.luck();
        EXPECT_EQ(actor(match.state), first);
        match.play(match.legal()[0]);
        EXPECT_EQ(actor(match.state), (first + 1) % 4);
    }
}

TEST(ParisParisSetup, LinesAreDrawnFromTheFirstPlayerOn) {
    covers("PAR-1.8", "PAR-2.2");
    Match match(Match::FromTheStart{}, 3, {}, standard, bao);
    for (const std::uint8_t seat : {bao, chloe, ada}) {
        EXPECT_EQ(match.asked(), "deal_lines: chance");
        EXPECT_EQ(match.state.active, seat);
        EXPECT_EQ(chance_total(standard, match.state),
                  5u - static_cast<unsigned>(match.count(event::line_dealt)));
        const Action red{ActionKind::deal_line, seat, 3};
        EXPECT_EQ(match.why(red), "none");
        EXPECT_EQ(match.why({ActionKind::deal_line, static_cast<std::uint8_t>((seat + 1) % 3), 3}),
                  "not_an_outcome");
        match.play(chance_at(standard, match.state, 0));
    }
    EXPECT_EQ(match.asked(), "reveal: chance");
    EXPECT_EQ(match.state.seats[bao].line, 0);
    EXPECT_EQ(match.state.seats[chloe].line, 1);
    EXPECT_EQ(match.state.seats[ada].line, 2);
    EXPECT_EQ(match.state.open_line, no_line);
    EXPECT_EQ(match.told(), "line_dealt round_started");
}

TEST(ParisParisSetup, WithTwoPlayersAThirdLineLiesOpen) {
    covers("PAR-2.3");
    Match match(Match::FromTheStart{}, 2);
    match.play({ActionKind::deal_line, ada, 1}).play({ActionKind::deal_line, bao, 4});
    EXPECT_EQ(match.asked(), "deal_open_line: chance");
    EXPECT_EQ(match.legal(), (std::vector<Action>{{ActionKind::deal_open_line, 0},
                                                  {ActionKind::deal_open_line, 2},
                                                  {ActionKind::deal_open_line, 3}}));
    EXPECT_EQ(chance_total(standard, match.state), 3u);
    EXPECT_EQ(match.why({ActionKind::deal_open_line, 4}), "not_an_outcome");
    match.play({ActionKind::deal_open_line, 3});
    EXPECT_EQ(match.state.open_line, 3);
    EXPECT_EQ(match.told(), "open_line_dealt round_started");
}

TEST(ParisParisSetup, NoLineIsDealtWhenAllAreDriven) {
    covers("PAR-8.2");
    Match match(Match::FromTheStart{}, 2, {.final_trips = FinalTrips::all});
    EXPECT_EQ(match.asked(), "reveal: chance");
    EXPECT_EQ(match.told(), "round_started");
    EXPECT_EQ(lines_dealt(match.state), 0u);
}

} // namespace
} // namespace ville::paris_paris::tests
