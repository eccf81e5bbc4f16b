// Troyes: whole matches. Everything is accounted for at every ply, and nobody is ever without a choice.
#include <array>

#include "games/troyes/support.hpp"
#include "support/tier.hpp"

namespace ville::troyes::tests {

namespace {

using ville::tests::how_many;

/// The table as somebody has it who hears the events and nothing else.
class Account {
public:
    explicit Account(int players) : players_(static_cast<std::size_t>(players)) {
        for (std::size_t p = 0; p < players_; ++p)
            deniers_[p] = standard.start_deniers, influence_[p] = standard.start_influence;
    }

    void hear(const Event &event) {
        const auto p = static_cast<std::size_t>(event.player < 0 ? 0 : event.player);
        switch (event.type) {
        case event::deniers_changed: deniers_[p] += event.arg[0]; break;
        case event::influence_changed: influence_[p] += event.arg[0]; break;
        case event::points_scored:
            if (event.arg[0] <= static_cast<int>(Gain::activity) && !counting_) points_[p] += event.arg[1];
            break;
        case event::round_ended:
            counting_ = event.arg[0] == standard.rounds_of(static_cast<int>(players_));
            break;
        case event::event_cubes_placed:
        case event::delayed_cubes_placed: cubes_[p] += event.arg[1]; break;
        case event::event_cube_returned:
        case event::delayed_cube_spent:
        case event::cathedral_cube_returned: --cubes_[p]; break;
        case event::cathedral_cube_placed:
            if (event.arg[0] != neutral) ++cubes_[static_cast<std::size_t>(event.arg[0])];
            break;
        case event::die_rolled:
            if (event.arg[0] == static_cast<int>(Roll::workforce)) ++dice_;
            break;
        case event::die_used: --dice_; break;
        default: break;
        }
    }

    /// A reroll takes its die off the square for a moment.
    void expect_to_balance(const State &state) const {
        int dice = 0;
        for (const District &district : state.dice)
            for (const Values &values : district) dice += dice_in(values);
        const bool rerolls = !state.pending.empty() && state.pending[0].roll == Roll::reroll &&
                             state.pending[0].phase == Phase::roll_die;
        const bool in_round = state.stage >= Stage::workforce && state.stage < Stage::over;
        if (in_round) {
            EXPECT_EQ(dice + rerolls, dice_ - left_);
        }
        for (std::uint8_t p = 0; p < players_; ++p) {
            EXPECT_EQ(state.seats[p].deniers, deniers_[p]);
            EXPECT_EQ(state.seats[p].influence, influence_[p]);
            EXPECT_EQ(state.seats[p].points, points_[p]);
            EXPECT_EQ(state.seats[p].cubes + cubes_[p], standard.cubes);
            EXPECT_EQ(detail::cubes_of(state, p), standard.cubes);
            EXPECT_EQ(detail::citizens_of(state, p), standard.citizens_in_all);
        }
        EXPECT_EQ(detail::citizens_of(state, neutral), standard.neutral_citizens);
        EXPECT_EQ(detail::cubes_of(state, neutral), standard.gray_cubes);
    }
    /// Dice that were left at the end of a round are taken off without an event of their own.
    void forget_dice() { left_ = dice_; }

private:
    std::size_t players_;
    std::array<int, max_players> deniers_{}, influence_{}, points_{}, cubes_{};
    int dice_ = 0, left_ = 0;
    bool counting_ = false;
};

struct Course {
    std::uint32_t plies = 0;
    std::size_t longest = 0; ///< List of actions.
};

Options options_of(std::uint32_t number) {
    const auto bit = [&](int i) { return static_cast<std::uint8_t>((number >> i & 1) == 0); };
    return {bit(0), bit(1), bit(2), bit(3)};
}

Course play_through(int players, std::uint32_t number) {
    EventList<Game::max_events> told;
    const auto first = static_cast<std::uint8_t>(number % static_cast<std::uint32_t>(players));
    State state = setup(standard, options_of(number / 4), {static_cast<std::uint8_t>(players), first}, told);
    Account account(players);
    Course course;
    int round = 0;
    for (; state.stage != Stage::over && course.plies < 3'000 && !testing::Test::HasFailure();
         ++course.plies) {
        Rng rng(number, static_cast<std::uint32_t>(players), 500, course.plies);
        const bool luck = actor(state) == chance;
        ActionList<Game> list;
        legal_actions(standard, state, list);
        if (!luck) course.longest = std::max(course.longest, list.size());
        EXPECT_GT(list.size(), 0u);
        told.clear();
        apply(standard, state, list[rng.below(static_cast<std::uint32_t>(list.size()))], told);
        for (const Event &event : told) account.hear(event);
        if (state.round != round) round = state.round, account.forget_dice();
        EXPECT_STREQ(check(standard, state), nullptr) << "match " << number << ", ply " << course.plies;
        account.expect_to_balance(state);
        if (phase_of(state) == Phase::turn) {
            EXPECT_TRUE(state.pending.empty()) << "an interrupted step is left";
        }
    }
    EXPECT_EQ(state.stage, Stage::over) << "match " << number << " of " << players << " goes on and on";
    EXPECT_EQ(state.round, standard.rounds_of(players));
    return course;
}

class Matches : public testing::TestWithParam<int> {};

} // namespace

INSTANTIATE_TEST_SUITE_P(Troyes, Matches, testing::Values(2, 3, 4));

TEST_P(Matches, EndWithEverythingAccountedFor) {
    covers("TRO-1.2", "TRO-1.3", "TRO-2.3", "TRO-6.1", "TRO-11.4");
    Course most;
    std::uint32_t plies = 0;
    for (int number = 0; number < how_many(100, 20'000) && !HasFailure(); ++number) {
        const Course course = play_through(GetParam(), static_cast<std::uint32_t>(number));
        most = {std::max(most.plies, course.plies), std::max(most.longest, course.longest)};
        plies += course.plies;
    }
    RecordProperty("plies", static_cast<int>(most.plies));
    RecordProperty("longest", static_cast<int>(most.longest));
    EXPECT_LE(most.plies, Game::max_plies);
    EXPECT_LT(most.longest, 512u);
    EXPECT_GE(plies, static_cast<std::uint32_t>(how_many(10'000, 100'000)));
}

} // namespace ville::troyes::tests
