// Troyes: the end, the final count, and the characters. Rules: chapters 7 and 10.
#include "games/troyes/support.hpp"

namespace ville::troyes::tests {

namespace {

/// The end of a match: everybody passes in the last round.
Match &end(Match &match) { return match.pass_all(); }

Match last_round(int players = 3) {
    Match match(players, {.round = players + 2});
    return match;
}

/// Points for a character at the numbers of its steps, and one below each: "0 1 1 3 3 6".
template <class Reach>
std::string steps(std::string_view line, const std::array<int, 3> &numbers, Reach &&reach) {
    std::string text;
    for (const int number : numbers)
        for (const int count : {number - 1, number}) {
            Match match = last_round();
            reach(match, count);
            text += (text.empty() ? "" : " ") + std::to_string(match.line(ada, line));
        }
    return text;
}

} // namespace

TEST(TroyesScoring, LineByLine) {
    covers("TRO-7.1", "TRO-7.2", "TRO-7.3", "TRO-7.4");
    Match match = last_round();
    match.points(ada, 7).on_event(ada, "M", 2).on_event(ada, "ER8").on_event(bao, "ER7");
    match.tradesman(bao, "R1a")
        .tradesman(ada, "R1a")
        .tradesman(chloe, "R1a")
        .tradesman(ada, "R2a")
        .in_cathedral(ada, 2, 6);
    EXPECT_EQ(match.line(ada, "tokens"), 7);
    EXPECT_EQ(match.line(ada, "events_in_play"), 2) << "Marauding counts, cubes do not";
    EXPECT_EQ(match.line(ada, "tradesmen"), 1 + 2) << "the second space of the Archer, the first of the Hunt";
    EXPECT_EQ(match.line(chloe, "tradesmen"), 0) << "third spaces are worth nothing";
    EXPECT_EQ(match.line(ada, "cathedral"), -4);
    EXPECT_EQ(match.line(bao, "cathedral"), -6);
    end(match);
    EXPECT_EQ(match.said("points_scored a events"), "points_scored a events_in_play 2");
    EXPECT_EQ(match.said("points_scored a cathedral"), "points_scored a cathedral -4");
    EXPECT_LT(scores(match.edition, match.state, omniscient)[chloe].total(), 0) << "a total may be negative";
}

TEST(TroyesScoring, EverybodyScoresForTheCharactersOfAll) {
    covers("TRO-7.5", "TRO-13.3");
    Match match = last_round(); // Ada has Henri I, Bao Urbain IV, Chloé Hugues de Payns
    match.influence(bao, 15).deniers(bao, 99);
    const auto lines = [&](Viewer viewer) {
        std::string text;
        const Scores counts = scores(match.edition, match.state, viewer);
        for (const ScoreLine &line : counts[bao].lines)
            text += std::string(text.empty() ? "" : " ") + std::string(score_line_names[line.source]);
        return text;
    };
    EXPECT_EQ(lines(omniscient),
              "tokens events_in_play tradesmen cathedral henri_i urbain_iv hugues_de_payns")
        << "characters that nobody holds are not counted";
    EXPECT_EQ(match.line(bao, "hugues_de_payns"), 6);
    EXPECT_EQ(lines(ada), "events_in_play tradesmen cathedral henri_i");
    EXPECT_EQ(lines(bao), "tokens events_in_play tradesmen cathedral urbain_iv");
    EXPECT_EQ(lines(public_viewer), "events_in_play tradesmen cathedral");
    EXPECT_FALSE(scores(match.edition, match.state, ada)[bao].complete);
    end(match);
    EXPECT_EQ(lines(public_viewer),
              "tokens events_in_play tradesmen cathedral henri_i urbain_iv hugues_de_payns");
}

TEST(TroyesScoring, DeniersAndInfluenceAloneCountForNothing) {
    covers("TRO-7.6");
    Match match = last_round();
    match.deniers(ada, 50);
    EXPECT_EQ(scores(match.edition, match.state, omniscient)[ada].total(), -6);
    match.state.seats[ada].people = 1u << 3; // Thibaut II in the place of Henri I
    match.state.hidden_people = static_cast<std::uint8_t>(match.state.hidden_people ^ 0b1001u);
    match.deniers(bao, 4);
    end(match);
    EXPECT_EQ(match.line(ada, "thibaut_ii"), 6);
    EXPECT_EQ(match.line(bao, "thibaut_ii"), 1) << "4, and 2 from the district";
}

TEST(TroyesScoring, Ties) {
    covers("TRO-7.7");
    Match match = last_round(2);
    match.state.round = 4;
    match.state.first = match.state.start = ada;
    for (const std::uint8_t seat : {ada, bao}) match.state.seats[seat].influence = 4;
    Match points = match, influence = match, deniers = match;
    points.state.seats[bao].points = 1;
    influence.state.seats[bao].influence = 3;
    deniers.state.seats[bao].deniers = 6;
    EXPECT_EQ(winners(standard, points.state), 1u << bao);
    EXPECT_EQ(winners(standard, influence.state), 1u << ada);
    EXPECT_EQ(winners(standard, deniers.state), 1u << bao);
    EXPECT_EQ(winners(standard, match.state), 3u) << "shared";
}

TEST(TroyesCharacters, HenriCountsEventsTaken) {
    covers("TRO-10.1", "TRO-10.2");
    EXPECT_EQ(steps("henri_i", {2, 3, 5},
                    [](Match &m, int count) {
                        for (const char *event : {"EW1", "EW2", "EY1", "EY2", "EY3"})
                            if (count-- > 0) m.takes_event(ada, event);
                    }),
              "0 1 1 3 3 6");
}

TEST(TroyesCharacters, UrbainCountsCathedralCubes) {
    covers("TRO-10.3");
    EXPECT_EQ(steps("urbain_iv", {2, 4, 6},
                    [](Match &m, int count) {
                        for (int i = 0; i < count; ++i) m.in_cathedral(ada, 1 + i % 2, 1 + i / 2);
                    }),
              "0 1 1 3 3 6");
}

TEST(TroyesCharacters, HuguesCountsInfluence) {
    covers("TRO-10.4");
    EXPECT_EQ(steps("hugues_de_payns", {5, 10, 15}, [](Match &m, int count) { m.influence(ada, count); }),
              "0 1 1 3 3 6");
}

TEST(TroyesCharacters, ThibautCountsDeniers) {
    covers("TRO-10.5");
    EXPECT_EQ(steps("thibaut_ii", {6, 12, 18}, [](Match &m, int count) { m.deniers(ada, count); }),
              "0 1 1 3 3 6");
}

TEST(TroyesCharacters, ChretienCountsCitizensWhoStand) {
    covers("TRO-10.6");
    EXPECT_EQ(steps("chretien_de_troyes", {3, 5, 7},
                    [](Match &m, int count) {
                        m.lying(ada, Building::palace).tradesman(ada, "R1a");
                        for (const char *space :
                             {"palace 0 0", "bishopric 0 1", "city_hall 1 2", "palace 5 0", "city_hall 0 0",
                              "bishopric 2 0", "palace 3 0"})
                            if (count-- > 0) m.citizen(ada, space);
                    }),
              "0 1 1 3 3 6");
}

TEST(TroyesCharacters, TheFlorentineCountsTradesmen) {
    covers("TRO-10.7");
    EXPECT_EQ(steps("florentine", {2, 4, 6},
                    [](Match &m, int count) {
                        for (const char *card : {"R1a", "W1a", "Y1a", "R2a", "W2a", "Y2a"})
                            if (count-- > 0) m.tradesman(ada, card);
                    }),
              "0 1 1 3 3 6");
}

} // namespace ville::troyes::tests
