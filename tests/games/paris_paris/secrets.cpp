// Paris Paris: who knows what. Rules: chapter 7.
#include "support.hpp"

#include <map>
#include <string>

namespace ville::paris_paris::tests {
namespace {

TEST(ParisParisSecrets, AHiddenLineIsItsPlayersUntilTheEnd) {
    covers("PAR-7.1", "PAR-2.2");
    Match match(3);
    match.lines("violet green red");
    for (const Viewer viewer : every_viewer)
        for (std::uint8_t seat = 0; seat < 3; ++seat) {
            const SeatView seen = observe(standard, match.state, viewer).seats[seat];
            const bool knows = viewer == omniscient || viewer == static_cast<Viewer>(seat);
            EXPECT_EQ(seen.line, knows ? match.state.seats[seat].line : no_line);
            EXPECT_EQ(seen.has_line, 1);
        }
    match.last_round().luck();
    while (match.state.phase != Phase::over) match.play(match.legal()[0]);
    for (const Viewer viewer : every_viewer)
        EXPECT_EQ(observe(standard, match.state, viewer).seats[ada].line, 4);
}

TEST(ParisParisSecrets, ADealtLineIsNamedToItsPlayerAlone) {
    covers("PAR-7.1");
    Match match(Match::FromTheStart{}, 2);
    match.play({ActionKind::deal_line, ada, 3});
    const Event dealt = match.event_of(event::line_dealt);
    for (const Viewer viewer : every_viewer) {
        Event seen = dealt;
        ASSERT_TRUE(redact(seen, visibility(seen), viewer)) << "that a line is dealt is public";
        EXPECT_EQ(seen.arg[0], viewer == ada || viewer == omniscient ? 3 : -1);
    }
    match.play({ActionKind::deal_line, bao, 1}).play({ActionKind::deal_open_line, 0});
    EXPECT_TRUE(visibility(match.event_of(event::open_line_dealt)).everybody());
}

TEST(ParisParisSecrets, AllElseIsPublic) {
    covers("PAR-7.3");
    Match match(3);
    match.board({{"odeon", "ab"}, {"bourse", "c"}})
        .parked("bourse green")
        .sacked(chloe, 2)
        .offer("les_halles green, les_halles green, louvre blue, luxembourg orange");
    Observation all = observe(standard, match.state, omniscient);
    for (SeatView &seat : all.seats) seat.line = no_line;
    EXPECT_TRUE(observe(standard, match.state, public_viewer) == all);
    EXPECT_EQ(all.seats[chloe].sack, 2);
    EXPECT_EQ(all.seats[chloe].on_board, 1);
    ASSERT_EQ(all.offer.size(), 3u);
    EXPECT_EQ(all.offer[2].count, 2) << "two equal tiles";
    EXPECT_EQ(all.parked.size(), 1u);
    EXPECT_EQ(all.huts.size(), 3u);
    int unseen = 0;
    for (const Tile &tile : all.unseen) unseen += tile.count;
    EXPECT_EQ(unseen, match.state.unseen.total());
}

/// How often each deal of lines comes up in guesses.
std::map<std::string, int> guesses_of(const State &state, Viewer viewer, int tries) {
    std::map<std::string, int> found;
    for (int i = 0; i < tries; ++i) {
        State guess = state;
        Rng rng(static_cast<std::uint64_t>(i), 3, 700, 0);
        determinize(standard, guess, viewer, rng);
        EXPECT_STREQ(check(standard, guess), nullptr);
        std::string lines;
        for (std::size_t p = 0; p < state.players; ++p) lines += std::to_string(guess.seats[p].line);
        ++found[lines];
        guess.seats = state.seats;
        EXPECT_TRUE(guess == state) << "nothing else is guessed";
    }
    return found;
}

void expect_even(const std::map<std::string, int> &found, std::size_t ways, int tries) {
    EXPECT_EQ(found.size(), ways);
    const double each = static_cast<double>(tries) / static_cast<double>(ways);
    for (const auto &[lines, times] : found) EXPECT_NEAR(times, each, each / 3) << lines;
}

TEST(ParisParisGuesses, AreEvenOverAllThatTheViewerCannotRuleOut) {
    covers("PAR-7.4");
    const int tries = 12'000;
    Match three(3);
    expect_even(guesses_of(three.state, ada, tries), 4 * 3, tries);
    expect_even(guesses_of(three.state, public_viewer, tries), 5 * 4 * 3, tries);
    expect_even(guesses_of(three.state, omniscient, 10), 1, 10);
    Match two(2);
    two.lines("violet green red");
    const auto own = guesses_of(two.state, ada, tries);
    expect_even(own, 3, tries);
    for (const auto &[lines, times] : own) {
        EXPECT_EQ(lines[0], '4') << "one's own line stays";
        EXPECT_NE(lines[1], '3') << "the open one is nobody's";
    }
    expect_even(guesses_of(two.state, public_viewer, tries), 4 * 3, tries);
}

TEST(ParisParisGuesses, HaveNothingLeftToGuessAtTheEnd) {
    covers("PAR-7.4");
    Match match(2);
    match.last_round().luck();
    while (match.state.phase != Phase::over) match.play(match.legal()[0]);
    EXPECT_EQ(guesses_of(match.state, public_viewer, 50).size(), 1u);
}

TEST(ParisParisSecrets, OutcomesWhileLinesAreDealtTellWhatOthersHold) {
    covers("PAR-7.2");
    Match match(Match::FromTheStart{}, 3);
    match.play({ActionKind::deal_line, ada, 2});
    for (const Action &outcome : match.legal())
        EXPECT_NE(outcome.line, 2) << "so the list is the referee's alone";
}

} // namespace
} // namespace ville::paris_paris::tests
