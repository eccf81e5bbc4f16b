// Paris Paris: the worked examples of the rules text, point by point, under every reading that agrees with
// them.
#include "support.hpp"

namespace ville::paris_paris::tests {
namespace {

constexpr std::uint8_t green = ada, grey = bao, purple = chloe, yellow = dan;

constexpr SmallTrip every_reading[] = {SmallTrip::all_lines, SmallTrip::each_line, SmallTrip::tile_line};
constexpr BigTripHuts every_count[] = {BigTripHuts::each_intersection, BigTripHuts::once};

Match luxembourg(SmallTrip reading) {
    Match match(4, {.small_trip = reading});
    match.board({{"odeon", "aa"}, {"montparnasse", "ab"}});
    return match;
}

Match green_line(BigTripHuts count) {
    Match match(4, {.big_trip_huts = count});
    match.board({{"montmartre", "cb"},
                 {"pompidou", "ad"},
                 {"st_nicolas", "d"},
                 {"pont_neuf", "d"},
                 {"hotel_de_ville", "cc"},
                 {"quartier_latin", "c"}});
    return match;
}

TEST(ParisParisExamples, SmallTripToLuxembourg) {
    covers("PAR-4.2", "PAR-8.1");
    for (const SmallTrip reading : every_reading) {
        Match match = luxembourg(reading);
        match.offer("luxembourg orange, bourse green, republique orange, bastille blue, tour_eiffel blue");
        match.take("bourse green").take("republique orange").take("bastille blue").take("tour_eiffel blue");
        EXPECT_EQ(match.scored(), "a 2 odeon, a 1 montparnasse, b 1 montparnasse") << "green 3, grey 1";
        EXPECT_EQ(match.total(green), 3);
        EXPECT_EQ(match.total(grey), 1);
        EXPECT_EQ(match.total(purple) + match.total(yellow), 0);
    }
}

TEST(ParisParisExamples, BigTripOnTheGreenLine) {
    covers("PAR-5.1", "PAR-5.2", "PAR-5.4");
    for (const BigTripHuts count : every_count) {
        Match match = green_line(count);
        EXPECT_EQ(match.big_trip_on("green"), (std::vector<int>{1, 1, 4, 3}))
            << "green 1, grey 1, purple 4, yellow 3";
        match.parked("bourse green")
            .offer("bourse green, bastille blue, tour_eiffel blue, denfert red, gare_du_nord red");
        // Bastille and Gare du Nord lie beside intersections of the line: only grey, who stands at
        // Montmartre, must not build there. Bus: whoever it is, the tiles go so that nobody else gains.
        while (match.state.phase == Phase::build && match.state.offer.size() > 1) {
            const std::string tile = actor(match.state) == green    ? "bastille blue"
                                     : actor(match.state) == grey   ? "tour_eiffel blue"
                                     : actor(match.state) == purple ? "denfert red"
                                                                    : "gare_du_nord red";
            match.take(tile);
        }
        EXPECT_EQ(match.scored(ScoreSource::big_trips), "b 1 montmartre, c 1 montmartre, a 1 pompidou, d 3 "
                                                        "pompidou, c 2 hotel_de_ville, c 1 quartier_latin");
    }
}

TEST(ParisParisExamples, ALoneHutBesideAnIntersectionBringsNothing) {
    covers("PAR-5.3", "PAR-5.6");
    for (const BigTripHuts count : every_count) {
        Match match = green_line(count);
        match.board({{"notre_dame", "b"}});
        EXPECT_EQ(match.big_trip_on("green"), (std::vector<int>{1, 1, 4, 3}));
    }
}

TEST(ParisParisExamples, BothPicturesCanBeOnePosition) {
    for (const SmallTrip reading : every_reading)
        for (const BigTripHuts count : every_count) {
            Match match = green_line(count);
            match.state.options.small_trip = reading;
            match.board({{"odeon", "aa"}, {"montparnasse", "ab"}});
            EXPECT_EQ(match.big_trip_on("green"), (std::vector<int>{1, 1, 4, 3}));
            EXPECT_EQ(match.small_trip_to("luxembourg orange"), "odeon montparnasse");
        }
}

TEST(ParisParisExamples, TheOtherWayToReadTwoPointsAtHotelDeVille) {
    for (const BigTripHuts count : every_count) {
        Match match(4, {.big_trip_huts = count});
        match.board({{"montmartre", "cb"},
                     {"pompidou", "ad"},
                     {"st_nicolas", "d"},
                     {"pont_neuf", "d"},
                     {"hotel_de_ville", "c"},
                     {"bastille", "c"},
                     {"quartier_latin", "c"}});
        EXPECT_EQ(match.big_trip_on("green"), (std::vector<int>{1, 1, 4, 3}))
            << "one hut there and one beside it";
    }
}

} // namespace
} // namespace ville::paris_paris::tests
