// Troyes: editions. Rules: chapter 11.
#include "games/troyes/support.hpp"

namespace ville::troyes::tests {

namespace {

using Places = std::vector<std::string>;

std::string place_of(const Fault &fault) {
    std::string place = "/" + std::string(fault.group);
    if (fault.row >= 0) place += "/" + std::to_string(fault.row);
    if (!fault.member.empty()) place += "/" + std::string(fault.member);
    if (fault.item >= 0) place += "/" + std::to_string(fault.item);
    return place;
}

template <class Change>
Places faults_with(Change &&change) {
    Edition edition = standard;
    change(edition);
    Places places;
    for (const Fault &fault : check_edition(edition)) places.push_back(place_of(fault));
    return places;
}

} // namespace

TEST(TroyesEditions, CardsKeepTheirPlaces) {
    covers("TRO-11.1");
    EXPECT_EQ(faults_with([](Edition &) {}), Places{});
    EXPECT_EQ(faults_with([](Edition &e) { e.id = ""; }), Places{"/id"});
    EXPECT_EQ(faults_with([](Edition &e) { e.activities[2].code = "R1b"; }), Places{"/activities/2/code"});
    EXPECT_EQ(faults_with([](Edition &e) { e.activities[5].effect = Effect::archer; }),
              Places{"/activities/5/effect"});
    EXPECT_EQ(faults_with([](Edition &e) { e.events[0].code = ""; }), Places{"/events/0/code"});
    EXPECT_EQ(faults_with([](Edition &e) { e.people[1].criterion = Criterion::deniers; }),
              Places{"/people/1/criterion"});
}

TEST(TroyesEditions, EveryNumberHasARange) {
    covers("TRO-11.2");
    EXPECT_EQ(faults_with([](Edition &e) { e.cubes = 0; }), Places{"/cubes"});
    EXPECT_EQ(faults_with([](Edition &e) { e.black_dice = 7; }), Places{"/black_dice"});
    EXPECT_EQ(faults_with([](Edition &e) { e.start_influence = 21; }), Places{"/start_influence"});
    EXPECT_EQ(faults_with([](Edition &e) { e.agriculture_divisor = 0; }), Places{"/agriculture_divisor"});
    EXPECT_EQ(faults_with([](Edition &e) { e.rounds[1] = 7; }), Places{"/rounds/1"});
    EXPECT_EQ(faults_with([](Edition &e) { e.rows[0] = 4; }), Places{"/rows/0"});
    EXPECT_EQ(faults_with([](Edition &e) { e.activities[4].divisor = 0; }), Places{"/activities/4/divisor"});
    EXPECT_EQ(faults_with([](Edition &e) { e.activities[4].points[2] = 10; }),
              Places{"/activities/4/points/2"});
    EXPECT_EQ(faults_with([](Edition &e) { e.activities[17].spend = 0; }), Places{"/activities/17/spend"})
        << "the Glassblower divides by it";
    EXPECT_EQ(faults_with([](Edition &e) { e.activities[3].labels[0].text = ""; }),
              Places{"/activities/3/labels"});
    EXPECT_EQ(faults_with([](Edition &e) { e.events[3].pips = 0; }), Places{"/events/3/pips"});
    EXPECT_EQ(faults_with([](Edition &e) { e.events[3].spaces = 0; }), Places{"/events/3/spaces"});
    EXPECT_EQ(faults_with([](Edition &e) { e.events[3].deck = Colour::red; }), Places{"/events/3/deck"});
    EXPECT_EQ(faults_with([](Edition &e) { e.people[2].steps = {5, 4, 15}; }), Places{"/people/2/steps/1"});
    EXPECT_EQ(faults_with([](Edition &e) { e.neutrals[1].row = 6; }), Places{"/neutrals/1/row"});
    EXPECT_EQ(faults_with([](Edition &e) { e.neutrals[1] = e.neutrals[0]; }), Places{"/neutrals/1"});
}

TEST(TroyesEditions, TheBuildingsAreFilled) {
    covers("TRO-11.3");
    EXPECT_EQ(faults_with([](Edition &e) { e.neutral_citizens = 5; }), Places{"/neutral_citizens"})
        << "two players need six";
    EXPECT_EQ(faults_with([](Edition &e) { e.citizens[2] = 5; }), Places{"/citizens/2"})
        << "4 x 5 is more than 18";
    EXPECT_EQ(faults_with([](Edition &e) { e.citizens[1] = 3; }), Places{"/neutral_citizens"})
        << "nine spaces, eight citizens";
}

TEST(TroyesEditions, TheLongestListOfActions) {
    covers("TRO-11.4");
    // Six different white dice of one colour, and a cube of every card that goes with them.
    Match match(3, {.round = 3, .show = "W1b W2a"});
    match.deniers(ada, 999).dice("0r1 0r2 0r3 1r4 1r5 1r6 0w1 0w2 0w3 1w4 1w5 1w6 0y1 0y2 0y3 1y4 1y5 1y6");
    for (const std::string_view card : {"Y2b", "Y2c", "W2a", "W2b", "W2c"}) {
        const auto row = static_cast<std::size_t>(index_of(activity_codes, card));
        match.state.workshops[row].cubes[ada] = 1;
    }
    begin_deed(match.state, ada, Deed::fight, marauding);
    const std::size_t most = match.legal().size();
    EXPECT_GE(most, 41u * 4);
    EXPECT_LE(most, Game::max_actions);
    EXPECT_LE(41u * 9 + 6, Game::max_actions) << "41 groups of six dice, none or one of eight cubes";
}

} // namespace ville::troyes::tests
