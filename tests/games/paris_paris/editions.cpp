// Paris Paris: maps of one's own. What is refused, what is only reported, and the form of the file. Rules:
// chapter 9.
#include "support.hpp"

#include <string>
#include <vector>

namespace ville::paris_paris::tests {
namespace {

std::string text_of(const Faults &faults) {
    std::vector<std::string> texts;
    for (const Fault &fault : faults) {
        std::string text = "/" + std::string(fault.group);
        if (fault.row >= 0) text += "/" + std::to_string(fault.row);
        if (!fault.member.empty()) text += "/" + std::string(fault.member);
        if (fault.item >= 0) text += "/" + std::to_string(fault.item);
        texts.push_back(text + " " + std::string(fault.what));
    }
    return ville::tests::joined(texts, "; ");
}

/// The built-in edition with a change to its file.
template <class Change>
Edition changed(Change change) {
    PrintedEdition printed = print_edition(standard);
    change(printed);
    Edition edition;
    read_edition(printed, edition);
    return edition;
}

template <class Change>
std::string faults_after(Change change) {
    return text_of(check_edition(changed(change)));
}

template <class Change>
std::string warnings_after(Change change) {
    const Edition edition = changed(change);
    EXPECT_EQ(text_of(check_edition(edition)), "") << "it can be played";
    return text_of(edition_warnings(edition));
}

TEST(ParisParisEditions, ComeBackFromTheirFile) {
    covers("PAR-9.1");
    EXPECT_TRUE(changed([](PrintedEdition &) {}) == standard);
    EXPECT_EQ(text_of(check_edition(standard)), "");
    EXPECT_EQ(text_of(edition_warnings(standard)), "");
}

TEST(ParisParisEditions, NameThingsByKeysOfTheirOwn) {
    covers("PAR-9.1");
    EXPECT_EQ(faults_after([](PrintedEdition &e) { e.id = ""; }), "/id must not be empty");
    EXPECT_EQ(faults_after([](PrintedEdition &e) {
                  e.places[3].key = "";
                  e.lines[0].stops[6] = "";
                  e.lines[4].stops[1] = "";
              }),
              "/places/3/key must not be empty");
    EXPECT_EQ(faults_after([](PrintedEdition &e) { e.lines[4].key = "red"; }),
              "/lines/4/key is the key of an earlier one");
    EXPECT_EQ(faults_after([](PrintedEdition &e) { e.lines[2].stops[3] = "louvres"; }),
              "/lines/2/stops/3 is not a place");
}

TEST(ParisParisEditions, HaveNamesInALanguageEach) {
    covers("PAR-9.1");
    EXPECT_EQ(faults_after([](PrintedEdition &e) {
                  e.lines[1].labels[0].language = "EN";
                  e.places[2].labels[0].text = "";
              }),
              "/lines/1/labels names a language by something else than two small letters; /places/2/labels "
              "holds an empty "
              "name");
}

TEST(ParisParisEditions, EveryFaultIsToldWithItsPlace) {
    covers("PAR-9.3");
    EXPECT_EQ(faults_after([](PrintedEdition &e) {
                  e.huts = 1;
                  e.lines[0].stops[1] = "nowhere";
                  e.lines[3].stops[6] = "opera";
                  e.lines[1].stops[0] = "opera";
              }),
              "/lines/0/stops/1 is not a place; /lines/3/stops/6 is a stop of this line already; "
              "/lines/4/stops/5 is on two lines already; "
              "/places/13 is a stop of no line; /places/14 is a stop of no line; /places/21 is a stop of no "
              "line; /huts must be 2 to 99");
}

TEST(ParisParisEditions, HaveALineForEachOfFourPlayers) {
    covers("PAR-9.3");
    const std::string faults = faults_after([](PrintedEdition &e) {
        while (e.lines.size() > 3) e.lines.pop_back();
    });
    EXPECT_NE(faults.find("/lines must be one for each of four players"), std::string::npos) << faults;
    const std::string stops = faults_after([](PrintedEdition &e) {
        while (e.lines[4].stops.size() > 1) e.lines[4].stops.pop_back();
    });
    EXPECT_NE(stops.find("/lines/4/stops must be two or more"), std::string::npos) << stops;
}

TEST(ParisParisEditions, UseUpTheirTilesWithAnyNumberOfPlayers) {
    covers("PAR-9.5");
    EXPECT_EQ(faults_after([](PrintedEdition &e) { e.rounds[1] = 14; }),
              "/rounds/1 times one more than players must be the number of tiles");
    EXPECT_EQ(faults_after([](PrintedEdition &e) { e.rounds[2] = 0; }), "/rounds/2 must be 1 or more");
}

TEST(ParisParisEditions, MayListTheirTiles) {
    covers("PAR-9.4");
    const auto tile = [](const char *place, const char *line, int count) {
        return TileOf<Key>{place, line, static_cast<std::uint8_t>(count)};
    };
    EXPECT_EQ(faults_after([&](PrintedEdition &e) { e.tiles.push_back(tile("odeon", "violet", 60)); }), "");
    EXPECT_EQ(faults_after([&](PrintedEdition &e) {
                  e.tiles.push_back(tile("odeon", "violet", 60));
                  e.tiles.push_back(tile("odeon", "red", 1));
                  e.tiles.push_back(tile("louvres", "rouge", 0));
                  e.tiles.push_back(tile("odeon", "violet", 241));
              }),
              "/tiles/1/line does not stop at this place; /tiles/2/place is not a place; /tiles/2/line is "
              "not a line; /tiles/2/count must be "
              "1 to 240; /tiles/3/count must be 1 to 240; /tiles/3/line has tiles for this place in an "
              "earlier row");
    EXPECT_EQ(faults_after([&](PrintedEdition &e) {
                  e.tiles.push_back(tile("odeon", "violet", 240));
                  e.tiles.push_back(tile("odeon", "orange", 60));
                  e.rounds = {100, 75, 60};
              }),
              "/tiles must be 240 or fewer in all");
    const Edition listed =
        changed([&](PrintedEdition &e) { e.tiles.push_back(tile("odeon", "violet", 60)); });
    EXPECT_EQ(listed.tile_total(), 60);
    EXPECT_EQ(listed.sorts.size(), 35u);
}

TEST(ParisParisEditions, MayBeAsLargeAsTheBounds) {
    covers("PAR-9.2");
    PrintedEdition printed;
    printed.id = "large";
    for (int place = 0; place < max_places; ++place) {
        const std::string key = "p" + std::to_string(place);
        printed.places.push_back({key.c_str(), {}, 0, 0});
    }
    for (int row = 0; row < max_lines; ++row) {
        const std::string key = "l" + std::to_string(row);
        LineOf<Key> line{.key = key.c_str(), .labels = {}, .stops = {}};
        for (int i = 0; i < max_stops; ++i) {
            const int place = row < 4 ? row * max_stops + i : i * 4 + row - 4; // rows, then columns
            line.stops.push_back(printed.places[static_cast<std::size_t>(place)].key);
        }
        printed.lines.push_back(line);
    }
    for (const LineOf<Key> &line : printed.lines)
        for (const Key &stop : line.stops) printed.tiles.push_back({stop, line.key, 2});
    printed.tiles[0].count = 50;
    printed.rounds = {80, 60, 48};
    Edition edition;
    read_edition(printed, edition);
    EXPECT_EQ(text_of(check_edition(edition)), "");
    EXPECT_EQ(edition.sorts.size(), std::size_t{max_sorts});
    Match match(4, {.final_trips = FinalTrips::all}, edition);
    EXPECT_EQ(match.legal().size(), std::size_t{max_actions});
    Rng rng(1, 0, 701, 0);
    while (match.state.phase != Phase::over && !testing::Test::HasFailure()) match.at_random(rng);
    EXPECT_EQ(match.state.round, 48);
}

TEST(ParisParisEditions, AreToldWhereTheyDepartFromThePrintedBoard) {
    covers("PAR-9.6");
    EXPECT_EQ(warnings_after([](PrintedEdition &e) { std::swap(e.lines[0].stops[1], e.lines[0].stops[2]); }),
              "");
    EXPECT_EQ(
        warnings_after([](PrintedEdition &e) {
            e.places.push_back({"belleville", {}, 0, 0});
            e.lines[0].stops.push_back("belleville");
            e.tiles.push_back({"odeon", "violet", 60});
        }).substr(0, 200),
        std::string(
            "/lines/0/stops are seven in the printed game; /lines/0 has twelve tiles in the printed game; "
            "/lines/1 has twelve tiles in "
            "the printed game; /lines/2 has twelve tiles in the printed game; /lines/3 has twelve tiles")
            .substr(0, 200));
    const std::string met = warnings_after([](PrintedEdition &e) {
        e.lines[0].stops[1] = "invalides"; // of red, instead of Bourse
        e.places.erase_at(13);
    });
    EXPECT_EQ(met, "/lines/0/stops have four intersections in the printed game; /lines/3/stops have four "
                   "intersections in the printed game; "
                   "/lines/3/stops meet every earlier line once in the printed game; /places are 25 in the "
                   "printed game");
}

TEST(ParisParisEditions, AMapInTwoPartsIsReported) {
    covers("PAR-9.6");
    PrintedEdition printed;
    printed.id = "parts";
    for (const char *key : {"a", "b", "c", "d", "e", "f", "g", "h"})
        printed.places.push_back({key, {}, 0, 0});
    for (std::size_t row = 0; row < 4; ++row) {
        LineOf<Key> line{.key = printed.places[2 * row].key, .labels = {}, .stops = {}};
        line.stops.push_back(printed.places[2 * row].key);
        line.stops.push_back(printed.places[2 * row + 1].key);
        printed.lines.push_back(line);
    }
    printed.tiles.push_back({"a", "a", 60});
    printed.rounds = {20, 15, 12};
    Edition edition;
    read_edition(printed, edition);
    EXPECT_EQ(text_of(check_edition(edition)), "");
    const std::string warnings = text_of(edition_warnings(edition));
    EXPECT_NE(warnings.find("/lines are five in the printed game"), std::string::npos);
    EXPECT_NE(warnings.find("/places/7 cannot be reached from the first place"), std::string::npos)
        << warnings;
}

TEST(ParisParisEditions, SayHowSureTheyAre) {
    covers("PAR-9.7");
    EXPECT_EQ(standard.id.view(), "paris_paris_reconstruction_1");
    EXPECT_EQ(standard.certainty.map, Certainty::reconstruction);
    EXPECT_EQ(standard.certainty.rounds, Certainty::seed);
}

TEST(ParisParisEditions, TablesFromASaveMustBeThoseOfTheLines) {
    covers("PAR-9.1");
    Edition edition = standard;
    edition.nodes[0].neighbours ^= 2;
    EXPECT_EQ(text_of(check_edition(edition)), "/lines must agree with the tables made from them");
    edition = standard;
    edition.sorts[0].count = 9;
    EXPECT_NE(text_of(check_edition(edition)), "");
    edition = standard;
    edition.sorts.pop_back();
    EXPECT_NE(text_of(check_edition(edition)), "");
}

} // namespace
} // namespace ville::paris_paris::tests
