// Paris Paris: whole matches. All last exactly their rounds, use up every tile, account for every point by an
// event, and whoever only listens to the events can lay out the table.
#include "support.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "support/tier.hpp"

namespace ville::paris_paris::tests {
namespace {

using ville::tests::how_many;

/// Every combination of options, by number.
constexpr int combinations = 3 * 2 * 2 * 2;

Options options_of(int number) {
    Options options;
    options.small_trip = static_cast<SmallTrip>(number % 3);
    options.final_trips = static_cast<FinalTrips>(number / 3 % 2);
    options.big_trip_huts = static_cast<BigTripHuts>(number / 6 % 2);
    options.score_hut = static_cast<std::uint8_t>(number / 12 % 2);
    return options;
}

/// What the events of a match add up to.
struct Account {
    int rounds = 0, revealed = 0, taken = 0, parked = 0, over = 0;
    std::array<std::array<int, 4>, max_players> points{}; ///< By seat, then by source.
    std::array<int, max_players> board{}, sack{};

    void enter(const Event &event) {
        const auto player = static_cast<std::size_t>(event.player < 0 ? 0 : event.player);
        switch (event.type) {
        case event::round_started: ++rounds; break;
        case event::tile_revealed: ++revealed; break;
        case event::tile_taken: ++taken; break;
        case event::tile_parked: ++parked; break;
        case event::match_over: ++over; break;
        case event::points_scored:
            points[player][static_cast<std::size_t>(event.arg[0])] += event.arg[1];
            break;
        case event::hut_built: ++board[player]; break;
        case event::hut_removed:
            --board[static_cast<std::size_t>(event.arg[0])];
            sack[static_cast<std::size_t>(event.arg[0])] += event.arg[2];
            break;
        default: break;
        }
    }

    void expect_to_balance(const State &state) const {
        const int rounds_due = standard.rounds_of(state.players);
        ASSERT_EQ(rounds, rounds_due);
        ASSERT_EQ(revealed, 60);
        ASSERT_EQ(taken, rounds_due * state.players);
        ASSERT_EQ(parked, rounds_due) << "each tile is taken or parked, once";
        ASSERT_EQ(over, 1);
        const Scores counted = scores(standard, state, public_viewer);
        for (std::size_t p = 0; p < state.players; ++p) {
            ASSERT_EQ(counted[p].lines.size(), 4u);
            for (std::size_t source = 0; source < 4; ++source)
                ASSERT_EQ(counted[p].lines[source].points, points[p][source]);
            ASSERT_EQ(board[p], huts_on_board(state.seats[p]));
            ASSERT_EQ(sack[p], state.seats[p].sack);
        }
    }
};

/// Plays one match to its end. Answers how many plies it took.
std::uint32_t play_through(int players, const Options &options, std::uint32_t number, bool ask_every_ply) {
    EventList<Game::max_events> told;
    const auto first = static_cast<std::uint8_t>(number % static_cast<unsigned>(players));
    State state = setup(standard, options, {static_cast<std::uint8_t>(players), first}, told);
    Account account;
    std::uint32_t ply = 0;
    for (;; ++ply) {
        for (const Event &event : told) account.enter(event);
        if (state.phase == Phase::over || ply > 1'000) break;
        told.clear();
        Rng rng(number, static_cast<std::uint32_t>(players), 500, ply);
        apply(standard, state,
              actor(state) == chance ? draw_outcome<Game>(standard, state, rng)
                                     : random_action<Game>(standard, state, rng),
              told);
        const char *fault = ask_every_ply ? check(standard, state) : nullptr;
        EXPECT_STREQ(fault, nullptr) << "match " << number << ", ply " << ply;
        if (fault != nullptr) break;
    }
    EXPECT_STREQ(check(standard, state), nullptr);
    account.expect_to_balance(state);
    return ply;
}

class Matches : public testing::TestWithParam<int> {};

INSTANTIATE_TEST_SUITE_P(ParisParis, Matches, testing::Values(2, 3, 4));

// Every combination of options has as many matches in the full tier as one number of players must have.
TEST_P(Matches, LastTheirRoundsAndAccountForEveryPoint) {
    covers("PAR-1.7", "PAR-6.1", "PAR-6.9", "PAR-3.10");
    std::uint32_t longest = 0;
    for (int combination = 0; combination < combinations; ++combination)
        for (int number = 0; number < how_many(20, 20'000) && !HasFailure(); ++number)
            longest = std::max(longest, play_through(GetParam(), options_of(combination),
                                                     static_cast<std::uint32_t>(number), number < 200));
    RecordProperty("longest", static_cast<int>(longest));
    EXPECT_LE(longest, Game::max_plies);
}

// ---- Listening

/// The table as somebody has it who hears the events that he is told, and nothing else.
class Listener {
public:
    Listener(int players, Viewer viewer) : viewer_(viewer), players_(static_cast<std::size_t>(players)) {
        for (std::size_t sort = 0; sort < standard.sorts.size(); ++sort)
            unseen_[sort] = standard.sorts[sort].count;
        parked_.fill(-1);
        lines_.fill(-1);
    }

    void hear(Event event) {
        if (!redact(event, visibility(event), viewer_)) return;
        const auto player = static_cast<std::size_t>(event.player < 0 ? 0 : event.player);
        const auto arg = [&](std::size_t i) { return static_cast<std::size_t>(event.arg[i]); };
        switch (event.type) {
        case event::turn_started: turn_ = event.arg[0]; break;
        case event::round_started:
            round_ = event.arg[0];
            bus_ = event.player;
            break;
        case event::line_dealt: has_line_ |= 1u << player; [[fallthrough]];
        case event::line_shown: lines_[player] = event.arg[0]; break;
        case event::open_line_dealt: open_ = event.arg[0]; break;
        case event::tile_revealed:
            --unseen_[sort_of(standard, arg(0), arg(1))];
            ++offer_[sort_of(standard, arg(0), arg(1))];
            break;
        case event::tile_taken: --offer_[sort_of(standard, arg(0), arg(1))]; break;
        case event::tile_parked:
            --offer_[sort_of(standard, arg(0), arg(1))];
            parked_[arg(1)] = event.arg[0];
            break;
        case event::pair_discarded: parked_[arg(0)] = -1; break;
        case event::hut_built: ++huts_[arg(0)][player]; break;
        case event::hut_removed:
            --huts_[arg(1)][arg(0)];
            sack_[arg(0)] += event.arg[2];
            break;
        case event::points_scored: points_[player] += event.arg[0] == 3 ? 0 : event.arg[1]; break;
        default: break;
        }
    }

    void expect_to_see(const Observation &view) const {
        ASSERT_EQ(view.turn, turn_);
        ASSERT_EQ(view.round, round_);
        if (round_ > 0) {
            ASSERT_EQ(view.bus, bus_);
        }
        ASSERT_EQ(view.open_line, open_ < 0 ? no_line : open_);
        std::array<int, max_sorts> unseen{}, offer{};
        for (const Tile &tile : view.unseen) unseen[sort_of(standard, tile.place, tile.line)] = tile.count;
        for (const Tile &tile : view.offer) offer[sort_of(standard, tile.place, tile.line)] = tile.count;
        ASSERT_EQ(unseen, unseen_);
        ASSERT_EQ(offer, offer_);
        std::array<int, max_lines> parked{};
        parked.fill(-1);
        for (const Tile &tile : view.parked) parked[tile.line] = tile.place;
        ASSERT_EQ(parked, parked_);
        std::array<std::array<int, max_players>, max_places> huts{};
        for (const HutsSeen &seen : view.huts) huts[seen.place][seen.player] = seen.count;
        ASSERT_EQ(huts, huts_);
        for (std::size_t p = 0; p < players_; ++p) {
            const SeatView &seen = view.seats[p];
            ASSERT_EQ(seen.sack, sack_[p]);
            ASSERT_EQ(seen.small_trips + seen.big_trips + seen.final_trips, points_[p]);
            ASSERT_EQ(seen.has_line, has_line_ >> p & 1);
            ASSERT_EQ(seen.line, lines_[p] < 0 ? no_line : lines_[p]);
        }
    }

private:
    Viewer viewer_;
    std::size_t players_;
    int turn_ = 0, round_ = 0, bus_ = 0, open_ = -1;
    unsigned has_line_ = 0;
    std::array<int, max_sorts> unseen_{}, offer_{};
    std::array<int, max_lines> parked_{};
    std::array<int, max_players> lines_{}, sack_{}, points_{};
    std::array<std::array<int, max_players>, max_places> huts_{};
};

TEST(ParisParisEvents, WhoeverListensCanLayOutTheTable) {
    covers("PAR-7.3");
    for (int number = 0; number < how_many(30, 2'000) && !testing::Test::HasFailure(); ++number) {
        const int players = 2 + number % 3;
        EventList<Game::max_events> told;
        State state = setup(standard, options_of(number), {static_cast<std::uint8_t>(players), 1}, told);
        std::vector<Listener> listeners;
        const Viewer viewers[] = {0, 1, public_viewer, omniscient};
        for (const Viewer viewer : viewers) listeners.emplace_back(players, viewer);
        for (Rng rng(static_cast<std::uint64_t>(number), 7, 501, 0);;) {
            for (std::size_t i = 0; i < listeners.size(); ++i) {
                for (const Event &event : told) listeners[i].hear(event);
                listeners[i].expect_to_see(observe(standard, state, viewers[i]));
            }
            if (state.phase == Phase::over || testing::Test::HasFailure()) break;
            told.clear();
            apply(standard, state,
                  actor(state) == chance ? draw_outcome<Game>(standard, state, rng)
                                         : random_action<Game>(standard, state, rng),
                  told);
        }
    }
}

} // namespace
} // namespace ville::paris_paris::tests
