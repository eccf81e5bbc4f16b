// Troyes: what is secret. Rules: chapter 13.
#include <bit>

#include "games/troyes/support.hpp"

namespace ville::troyes::tests {

TEST(TroyesSecrets, CharactersAreKnownToTheirPlayers) {
    covers("TRO-13.1");
    Match match(Match::FromTheStart{}, 3);
    match.play("deal_character C5");
    const Event dealt = match.events[0];
    for (const Viewer viewer : every_viewer) {
        Event seen = dealt;
        EXPECT_TRUE(redact(seen, visibility(dealt), viewer));
        EXPECT_EQ(seen.arg[0], viewer == ada || viewer == omniscient ? 4 : -1) << int{viewer};
    }
    match.play("deal_character C1").play("deal_character C2");
    for (const Viewer viewer : every_viewer) {
        const Observation seen = observe(match.edition, match.state, viewer);
        EXPECT_EQ(seen.seats[ada].people_count, 1);
        EXPECT_EQ(seen.seats[ada].people.empty(), viewer != ada && viewer != omniscient) << int{viewer};
        EXPECT_EQ(seen.unseen_people.size(), viewer == omniscient        ? 3u
                                             : viewer >= 0 && viewer < 3 ? 5u
                                                                         : 6u)
            << int{viewer};
    }
    Match over(2, {.round = 4});
    over.pass_all();
    EXPECT_EQ(observe(over.edition, over.state, public_viewer).seats[bao].people.size(), 2u);
}

TEST(TroyesSecrets, TotalsOfOthersAreHidden) {
    covers("TRO-13.2", "TRO-12.4");
    for (const std::uint8_t hidden : {std::uint8_t{1}, std::uint8_t{0}}) {
        Match match(3, {.options = {.hidden_vp = hidden}});
        match.points(ada, 9).points(bao, 4);
        EXPECT_EQ(observe(match.edition, match.state, ada).seats[ada].points, 9);
        EXPECT_EQ(observe(match.edition, match.state, ada).seats[bao].points,
                  hidden != 0 ? hidden_points : 4);
        EXPECT_EQ(observe(match.edition, match.state, public_viewer).seats[bao].points,
                  hidden != 0 ? hidden_points : 4);
        EXPECT_EQ(observe(match.edition, match.state, omniscient).seats[bao].points, 4);
    }
    EXPECT_TRUE(visibility({.type = event::points_scored, .player = bao}).everybody())
        << "each change is seen";
}

TEST(TroyesSecrets, GuessesDealAnew) {
    covers("TRO-13.4");
    std::array<int, characters> dealt{};
    for (std::uint32_t number = 0; number < 3000; ++number) {
        Match match(3);
        match.points(ada, 9).points(bao, 4);
        Rng rng(number, 0, 0, 0);
        determinize(match.edition, match.state, ada, rng);
        EXPECT_EQ(match.state.seats[ada].people, 1) << "one's own stay";
        EXPECT_EQ(match.state.seats[bao].points, 9) << "as many as he has himself";
        ++dealt[static_cast<std::size_t>(std::countr_zero(unsigned{match.state.seats[bao].people}))];
    }
    EXPECT_EQ(dealt[0], 0);
    for (std::size_t character = 1; character < characters; ++character)
        EXPECT_NEAR(dealt[character], 600, 120) << "each as likely as any other";
}

} // namespace ville::troyes::tests
