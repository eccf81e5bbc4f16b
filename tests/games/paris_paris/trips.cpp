// Paris Paris: small and big trips in every reading. Rules: chapters 4 and 5, options of chapter 8.
#include "support.hpp"

namespace ville::paris_paris::tests {
namespace {

Match with(SmallTrip reading, std::initializer_list<Huts> huts) {
    Match match(4, {.small_trip = reading});
    match.board(huts);
    return match;
}

// ---- The small trip

TEST(ParisParisSmallTrip, EveryHutAtThePlaceScoresAndNothingElse) {
    covers("PAR-4.1");
    for (const SmallTrip reading : {SmallTrip::all_lines, SmallTrip::each_line, SmallTrip::tile_line}) {
        const Match match = with(reading, {{"odeon", "aa"}, {"luxembourg", "b"}, {"pont_neuf", "cd"}});
        EXPECT_EQ(match.small_trip_to("odeon orange"), "odeon");
        EXPECT_EQ(match.small_trip_to("odeon violet"), "odeon");
        EXPECT_EQ(match.small_trip_to("luxembourg orange"), "luxembourg");
    }
    EXPECT_EQ(with(SmallTrip::all_lines, {{"odeon", "d"}}).small_trip_to("odeon orange"), "odeon")
        << "one hut is not none";
}

TEST(ParisParisSmallTrip, TheNearestHutsOverAllLinesTogether) {
    covers("PAR-4.2", "PAR-8.1");
    const Match match = with(SmallTrip::all_lines, {{"pont_neuf", "a"}, {"pantheon", "b"}});
    EXPECT_EQ(match.small_trip_to("odeon orange"), "pont_neuf") << "Panthéon is two roads away";
    EXPECT_EQ(match.small_trip_to("odeon violet"), "pont_neuf") << "whatever the colour of the tile";
    const Match tied =
        with(SmallTrip::all_lines, {{"pont_neuf", "a"}, {"st_germain", "d"}, {"pantheon", "b"}});
    EXPECT_EQ(tied.small_trip_to("odeon violet"), "pont_neuf st_germain") << "ties all score";
}

TEST(ParisParisSmallTrip, TheNearestHutsOnEachLine) {
    covers("PAR-8.1");
    const Match match =
        with(SmallTrip::each_line, {{"pont_neuf", "a"}, {"pantheon", "b"}, {"republique", "c"}});
    EXPECT_EQ(match.small_trip_to("odeon orange"), "pont_neuf pantheon");
    EXPECT_EQ(match.small_trip_to("odeon violet"), "pont_neuf pantheon");
    const Match one = with(SmallTrip::each_line, {{"pantheon", "b"}});
    EXPECT_EQ(one.small_trip_to("odeon orange"), "pantheon") << "a line without a hut gives nothing";
}

TEST(ParisParisSmallTrip, TheNearestHutsOnTheLineOfTheTile) {
    covers("PAR-8.1");
    const Match match = with(SmallTrip::tile_line, {{"pont_neuf", "a"}, {"pantheon", "b"}, {"louvre", "cc"}});
    EXPECT_EQ(match.small_trip_to("odeon orange"), "pont_neuf");
    EXPECT_EQ(match.small_trip_to("odeon violet"), "louvre pantheon") << "two roads either way";
    const Match none = with(SmallTrip::tile_line, {{"pantheon", "b"}});
    EXPECT_EQ(none.small_trip_to("odeon orange"), "");
}

TEST(ParisParisSmallTrip, DistanceIsRoadsAlongTheLineWithoutChanging) {
    covers("PAR-4.3");
    const Match match =
        with(SmallTrip::all_lines, {{"republique", "d"}, {"odeon", "a"}, {"luxembourg", "b"}});
    EXPECT_EQ(match.small_trip_to("st_nicolas orange"), "republique") << "one road, against three to Odéon";
    const Match change = with(SmallTrip::all_lines, {{"les_halles", "a"}});
    EXPECT_EQ(change.small_trip_to("st_nicolas orange"), "")
        << "it lies beside Pompidou, but on another line";
}

TEST(ParisParisSmallTrip, AHutAtAnIntersectionLiesOnBothLines) {
    covers("PAR-4.4");
    const Match match = with(SmallTrip::all_lines, {{"odeon", "ab"}});
    EXPECT_EQ(match.small_trip_to("luxembourg orange"), "odeon");
    EXPECT_EQ(match.small_trip_to("st_germain violet"), "odeon");
    Match told = with(SmallTrip::all_lines, {{"odeon", "ab"}});
    told.offer("luxembourg orange, tour_eiffel blue, denfert red, st_lazare violet, bourse green");
    while (told.state.offer.size() > 1) {
        for (const Action &action : told.legal())
            if (action.value != told.place("luxembourg")) {
                told.play(action);
                break;
            }
    }
    EXPECT_EQ(told.scored(), "a 1 odeon, b 1 odeon") << "every hut at that distance";
}

TEST(ParisParisSmallTrip, NoHutOnTheLinesNoPoints) {
    covers("PAR-4.5");
    Match match(2);
    match.board({{"tour_eiffel", "a"}});
    EXPECT_EQ(match.small_trip_to("bourse green"), "");
    match.offer("bourse green, luxembourg orange, republique orange")
        .take("luxembourg orange")
        .take("republique orange");
    EXPECT_EQ(match.count(event::small_trip_started), 1);
    EXPECT_EQ(match.count(event::points_scored), 0);
}

// ---- The big trip

TEST(ParisParisBigTrip, StopsAtTheIntersectionsInTheOrderOfTheLine) {
    covers("PAR-5.1", "PAR-5.6");
    const Match match(3);
    std::string stops;
    big_trip(
        standard, match.state, match.line("violet"),
        [&](std::uint8_t place) { stops += std::string(standard.places[place].key.view()) + " "; },
        [](auto...) {});
    EXPECT_EQ(stops, "quartier_latin odeon louvre opera ");
}

TEST(ParisParisBigTrip, HutsThereAndBesideCountOneEach) {
    covers("PAR-5.2", "PAR-5.4");
    Match match(3);
    match.board({{"opera", "a"}, {"montmartre", "aa"}, {"st_lazare", "a"}, {"concorde", "ab"}});
    EXPECT_EQ(match.big_trip_on("violet"), (std::vector<int>{5, 0, 0}))
        << "two at Montmartre, on another line, count two";
    Match two(3);
    two.board({{"opera", "aa"}, {"st_lazare", "a"}});
    EXPECT_EQ(two.big_trip_on("violet"), (std::vector<int>{3, 0, 0}))
        << "two huts there do not double those beside";
}

TEST(ParisParisBigTrip, WhoDoesNotStandThereGetsNothing) {
    covers("PAR-5.3");
    Match match(3);
    match.board({{"opera", "a"}, {"st_lazare", "b"}, {"montmartre", "b"}});
    EXPECT_EQ(match.big_trip_on("violet"), (std::vector<int>{1, 0, 0}));
}

TEST(ParisParisBigTrip, AHutScoresAtEachIntersectionOrOnce) {
    covers("PAR-5.5", "PAR-8.3");
    for (const BigTripHuts count : {BigTripHuts::each_intersection, BigTripHuts::once}) {
        Match match(3, {.big_trip_huts = count});
        match.board({{"pompidou", "a"},
                     {"hotel_de_ville", "ab"},
                     {"pont_neuf", "a"},
                     {"notre_dame", "b"},
                     {"quartier_latin", "b"}});
        const bool once = count == BigTripHuts::once;
        // a: at Pompidou itself, Hôtel de Ville, Pont Neuf; at Hôtel de Ville the same three again.
        // b: at Hôtel de Ville itself and Notre-Dame; at Quartier Latin itself and Notre-Dame again.
        EXPECT_EQ(match.big_trip_on("green"), (std::vector<int>{once ? 3 : 6, once ? 3 : 4, 0}));
    }
}

TEST(ParisParisBigTrip, OnceCountsOnlyWhereTheOwnerStands) {
    covers("PAR-8.3");
    Match match(3, {.big_trip_huts = BigTripHuts::once});
    // b has a hut beside Hôtel de Ville but does not stand there: Notre-Dame counts at Quartier Latin.
    match.board({{"hotel_de_ville", "a"}, {"notre_dame", "b"}, {"quartier_latin", "b"}});
    EXPECT_EQ(match.big_trip_on("green"), (std::vector<int>{1, 2, 0}));
}

// ---- Maps on which lines share roads or meet twice

Edition twice_met() {
    PrintedEdition printed = print_edition(standard);
    printed.lines.clear();
    printed.places.clear();
    for (const char *key : {"a", "b", "c", "d", "e", "f", "g", "h"})
        printed.places.push_back({key, {}, 0, 0});
    const auto add = [&](const char *key, std::initializer_list<const char *> stops) {
        LineOf<Key> line{.key = key, .labels = {}, .stops = {}};
        for (const char *stop : stops) line.stops.push_back(stop);
        printed.lines.push_back(line);
    };
    add("one", {"a", "b", "c", "d"});
    add("two", {"a", "e", "f", "d"}); // meets the first line at both ends
    add("three", {"b", "c", "g"});    // shares a road with the first line
    add("four", {"g", "h"});
    printed.tiles.push_back({"h", "four", 60});
    Edition edition;
    read_edition(printed, edition);
    return edition;
}

TEST(ParisParisOtherMaps, ANeighbourCountsOnce) {
    covers("PAR-5.4", "PAR-9.6");
    const Edition edition = twice_met();
    ASSERT_TRUE(check_edition(edition).empty());
    Match match(3, {}, edition);
    EXPECT_EQ(edition.nodes[match.place("b")].neighbours,
              place_bit(match.place("a")) | place_bit(match.place("c")));
    EXPECT_FALSE(edition_warnings(edition).empty());
}

TEST(ParisParisOtherMaps, APlaceOnTwoLinesCountsOnceAtTheShorterDistance) {
    covers("PAR-4.4");
    const Edition edition = twice_met();
    Match match(3, {}, edition);
    match.state.seats[ada].huts = place_bit(match.place("d")) | place_bit(match.place("c"));
    EXPECT_EQ(match.small_trip_to("b one"), "c");
    match.state.seats[ada].huts = place_bit(match.place("d"));
    EXPECT_EQ(match.small_trip_to("a one"), "d") << "three roads along either line, but one place";
    int rows = 0;
    small_trip(edition, match.state, match.sort("a two"), [&](auto...) { ++rows; });
    EXPECT_EQ(rows, 1);
}

} // namespace
} // namespace ville::paris_paris::tests
