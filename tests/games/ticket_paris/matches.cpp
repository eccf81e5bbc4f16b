// Ticket to Ride: Paris: whole matches. All end, every card, bus and ticket is accounted for at every ply, and whoever
// only listens to the events can lay out the table.
#include "support.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "support/tier.hpp"

namespace ville::ticket_paris::tests {
namespace {

using ville::tests::how_many;

/// How the players of a match choose.
enum class Style { any, hoards };

Action choose(const Edition &edition, const State &state, Style style, Rng &rng) {
    ActionList<Game> list;
    legal_actions(edition, state, list);
    const auto any = [&] { return list[rng.below(static_cast<std::uint32_t>(list.size()))]; };
    if (style == Style::any || state.phase != Phase::turn) return any();
    // Whoever hoards claims nothing while he can draw, and leaves buses to the market.
    std::vector<Action> draws;
    for (const Action &action : list)
        if (action.kind == ActionKind::draw_blind ||
            (action.kind == ActionKind::take_face_up && action.value != edition.bus()))
            draws.push_back(action);
    return draws.empty() ? any() : draws[rng.below(static_cast<std::uint32_t>(draws.size()))];
}

void expect_everything_accounted_for(const Edition &edition, const State &state) {
    int cards = state.deck.total() + state.discard.total();
    for (const std::uint8_t card : state.market) cards += card != no_card;
    std::array<int, max_players> buses{};
    for (std::size_t number = 0; number < state.owners.size(); ++number)
        if (state.owners[number] != no_seat)
            buses[state.owners[number]] += edition.connections[number / 2].length;
    std::size_t tickets = static_cast<std::size_t>(tickets_in_deck(state)) + state.held.size();
    for (std::size_t p = 0; p < state.players; ++p) {
        const Seat &seat = state.seats[p];
        cards += seat.hand.total() + std::popcount(seat.kept);
        tickets += seat.undecided.size();
        ASSERT_EQ(buses[p] + seat.buses, 15);
    }
    ASSERT_EQ(cards, 44);
    ASSERT_EQ(tickets, 20u);
}

/// Plays one match to its end. Answers how many plies it took.
std::uint32_t play_through(int players, const Options &options, Style style, std::uint32_t number) {
    NoEvents quiet;
    State state = setup(standard, options,
                        {static_cast<std::uint8_t>(players),
                         static_cast<std::uint8_t>(number % static_cast<unsigned>(players))},
                        quiet);
    std::uint32_t ply = 0;
    for (; state.phase != Phase::over && ply < 20'000; ++ply) {
        Rng rng(number, static_cast<std::uint32_t>(players), 500, ply);
        const Action action = actor(state) == chance ? draw_outcome<Game>(standard, state, rng)
                                                     : choose(standard, state, style, rng);
        apply(standard, state, action, quiet);
        if (const char *fault = check(standard, state)) {
            ADD_FAILURE() << "match " << number << ", ply " << ply << ": " << fault;
            return ply;
        }
        expect_everything_accounted_for(standard, state);
    }
    EXPECT_EQ(state.phase, Phase::over) << "match " << number << " of " << players << " goes on and on";
    return ply;
}

class Matches : public testing::TestWithParam<int> {
protected:
    void play_many(Style style, int matches) {
        std::uint32_t longest = 0;
        for (const FlagTiming timing :
             {FlagTiming::action_instead_of_turn, FlagTiming::optional_at_end_of_own_turn})
            for (int number = 0; number < matches && !HasFailure(); ++number)
                longest = std::max(longest, play_through(GetParam(), {.flag_timing = timing}, style,
                                                         static_cast<std::uint32_t>(number)));
        RecordProperty("longest", static_cast<int>(longest));
        EXPECT_LE(longest, Game::max_plies);
    }
};

INSTANTIATE_TEST_SUITE_P(TicketParis, Matches, testing::Values(2, 3, 4));

TEST_P(Matches, OfRandomPlayersEndWithEverythingAccountedFor) {
    play_many(Style::any, how_many(200, 20'000));
}

TEST_P(Matches, OfPlayersWhoHoardEndToo) { play_many(Style::hoards, how_many(50, 2'000)); }

// ---- Listening

/// The table as somebody has it who hears the events that he is told, and nothing else.
class Listener {
public:
    Listener(const Edition &edition, int players, Viewer viewer)
        : edition_(edition), viewer_(viewer), players_(static_cast<std::size_t>(players)) {
        deck_ = edition.card_total();
        ticket_deck_ = static_cast<int>(edition.tickets.size());
        for (auto &card : market_) card = no_card;
        for (auto &seat : seats_) seat.buses = edition.buses;
    }

    void hear(Event event) {
        if (!redact(event, visibility(event), viewer_)) return;
        Heard &seat = seats_[event.player >= 0 ? static_cast<std::size_t>(event.player) : 0];
        const auto arg = [&](std::size_t i) { return static_cast<std::size_t>(event.arg[i]); };
        switch (event.type) {
        case event::turn_started: turn_ = event.arg[0]; break;
        case event::card_dealt:
            --deck_;
            ++seat.hand_size;
            if (event.arg[0] >= 0) ++seat.hand[arg(0)];
            break;
        case event::card_revealed:
            --deck_;
            ASSERT_EQ(market_[arg(0)], no_card);
            market_[arg(0)] = static_cast<std::uint8_t>(event.arg[1]);
            break;
        case event::card_taken:
            ASSERT_EQ(market_[arg(0)], event.arg[1]);
            market_[arg(0)] = no_card;
            ++seat.hand_size;
            ++seat.hand[arg(1)];
            ++seat.known[arg(1)];
            break;
        case event::deck_reshuffled:
            ASSERT_EQ(deck_, 0);
            ASSERT_EQ(event.arg[0], discard_.total());
            deck_ = discard_.total();
            discard_ = {};
            break;
        case event::market_swept: {
            int buses = 0;
            for (auto &card : market_) {
                if (card == no_card) continue;
                buses += card == edition_.bus();
                discard_.add(card);
                card = no_card;
            }
            ASSERT_EQ(event.arg[0], buses);
            break;
        }
        case event::route_claimed: {
            const std::size_t kinds[] = {arg(2), edition_.bus()};
            for (std::size_t i = 0; i < 2; ++i) {
                const int paid = event.arg[3 + i];
                discard_.add(kinds[i], paid);
                seat.hand_size -= paid;
                seat.hand[kinds[i]] -= paid;
                seat.known[kinds[i]] = std::max(0, seat.known[kinds[i]] - paid);
                seat.buses -= paid;
            }
            tracks_.push_back({static_cast<std::uint8_t>(event.arg[0]),
                               static_cast<std::uint8_t>(event.arg[1]),
                               static_cast<std::uint8_t>(event.player)});
            break;
        }
        case event::card_kept:
            discard_.remove(arg(0));
            seat.kept |= 1u << event.arg[0];
            break;
        case event::flag_made:
            for (const std::uint8_t colour : edition_.flag_colours) discard_.add(colour);
            seat.kept = 0;
            ++seat.flags;
            break;
        case event::points_scored:
            if (event.arg[0] == static_cast<int>(ScoreSource::routes)) seat.route_points += event.arg[1];
            if (event.arg[0] == static_cast<int>(ScoreSource::flags)) seat.flag_points += event.arg[1];
            break;
        case event::ticket_dealt:
            --ticket_deck_;
            ++seat.undecided;
            if (event.arg[0] > 0) seat.seen |= ticket_bit(arg(0) - 1);
            break;
        case event::ticket_returned:
            ++ticket_deck_;
            --seat.undecided;
            break;
        case event::tickets_kept:
            ASSERT_EQ(event.arg[0], seat.undecided);
            seat.tickets += seat.undecided;
            seat.undecided = 0;
            break;
        default: break;
        }
    }

    void expect_to_see(const Observation &view) const {
        ASSERT_EQ(view.turn, turn_);
        ASSERT_EQ(view.deck_size, deck_);
        ASSERT_TRUE(view.discard == discard_);
        ASSERT_EQ(view.ticket_deck, ticket_deck_);
        ASSERT_TRUE(std::equal(view.market.begin(), view.market.end(), market_.begin()));
        std::vector<ClaimedTrack> tracks = tracks_;
        std::sort(tracks.begin(), tracks.end(), [](const auto &a, const auto &b) {
            return std::pair(a.route, a.track) < std::pair(b.route, b.track);
        });
        ASSERT_TRUE(std::equal(view.tracks.begin(), view.tracks.end(), tracks.begin(), tracks.end()));
        for (std::size_t p = 0; p < players_; ++p) {
            const SeatView &seen = view.seats[p];
            const Heard &seat = seats_[p];
            ASSERT_EQ(seen.buses, seat.buses);
            ASSERT_EQ(seen.route_points, seat.route_points);
            ASSERT_EQ(seen.flag_points, seat.flag_points);
            ASSERT_EQ(seen.flags, seat.flags);
            ASSERT_EQ(seen.hand_size, seat.hand_size);
            ASSERT_EQ(seen.ticket_count, seat.tickets);
            ASSERT_EQ(seen.undecided_count, seat.undecided);
            unsigned kept = 0;
            for (const std::uint8_t colour : seen.kept) kept |= 1u << colour;
            ASSERT_EQ(kept, seat.kept);
            const bool own = viewer_ == omniscient || viewer_ == static_cast<Viewer>(p);
            for (std::size_t kind = 0; kind <= edition_.bus(); ++kind) {
                ASSERT_EQ(seen.known[kind], seat.known[kind]);
                ASSERT_EQ(seen.hand[kind], own ? seat.hand[kind] : 0);
            }
            if (viewer_ == static_cast<Viewer>(p)) {
                ASSERT_TRUE(view.seen == ids_of(seat.seen));
            }
        }
    }

private:
    struct Heard {
        int buses = 0, route_points = 0, flag_points = 0, flags = 0, hand_size = 0, tickets = 0,
            undecided = 0;
        unsigned kept = 0;
        TicketSet seen = 0;
        std::array<int, max_colours + 1> hand{}, known{};
    };

    const Edition &edition_;
    Viewer viewer_;
    std::size_t players_;
    int turn_ = 0, deck_ = 0, ticket_deck_ = 0;
    Cards discard_;
    std::array<std::uint8_t, max_slots> market_{};
    std::vector<ClaimedTrack> tracks_;
    std::array<Heard, max_players> seats_{};
};

TEST(TicketParisEvents, WhoeverListensCanLayOutTheTable) {
    covers("TIC-3.12");
    for (int number = 0; number < how_many(30, 2'000) && !testing::Test::HasFailure(); ++number) {
        const int players = 2 + number % 3;
        Rng rng(static_cast<std::uint64_t>(number), 7, 501, 0);
        Options options;
        options.flag_timing = static_cast<FlagTiming>(rng.below(2));
        options.flag_keep = static_cast<FlagKeep>(rng.below(2));
        options.second_card = static_cast<SecondCard>(rng.below(2));
        options.bus_refresh_stop = static_cast<std::uint8_t>(1 + rng.below(10));
        EventList<Game::max_events> told;
        State state = setup(standard, options, {static_cast<std::uint8_t>(players), 1}, told);
        std::vector<Listener> listeners;
        for (const Viewer viewer : {Viewer{0}, Viewer{1}, public_viewer, omniscient})
            listeners.emplace_back(standard, players, viewer);
        for (;;) {
            const Viewer viewers[] = {0, 1, public_viewer, omniscient};
            for (std::size_t i = 0; i < listeners.size(); ++i) {
                for (const Event &event : told) listeners[i].hear(event);
                listeners[i].expect_to_see(observe(standard, state, viewers[i]));
            }
            if (state.phase == Phase::over || testing::Test::HasFailure()) break;
            const Action action =
                actor(state) == chance
                    ? draw_outcome<Game>(standard, state, rng)
                    : choose(standard, state, number % 5 == 0 ? Style::hoards : Style::any, rng);
            told.clear();
            apply(standard, state, action, told);
        }
    }
}

} // namespace
} // namespace ville::ticket_paris::tests
