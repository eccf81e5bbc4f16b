// Ticket to Ride: Paris: the full truth of a match as one plain value.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include <ville/core/bag.hpp>
#include <ville/core/fields.hpp>
#include <ville/core/player.hpp>
#include <ville/core/static_vector.hpp>
#include <ville/games/ticket_paris/data.hpp>

namespace ville::ticket_paris {

// ---- Options: rules on which sources differ or are silent. The first value is the default. [TIC-8]

enum class FlagTiming : std::uint8_t { action_instead_of_turn, optional_at_end_of_own_turn };
enum class FlagKeep : std::uint8_t { may_decline, always };
enum class SecondCard : std::uint8_t { compulsory, optional_after_blind };
enum class FinalTie : std::uint8_t { completed_tickets, claimed_routes };

inline constexpr std::array<std::string_view, 2> flag_timing_names{"action_instead_of_turn",
                                                                   "optional_at_end_of_own_turn"};
inline constexpr std::array<std::string_view, 2> flag_keep_names{"may_decline", "always"};
inline constexpr std::array<std::string_view, 2> second_card_names{"compulsory", "optional_after_blind"};
inline constexpr std::array<std::string_view, 2> final_tie_names{"completed_tickets", "claimed_routes"};

constexpr Names names_of(FlagTiming) { return flag_timing_names; }
constexpr Names names_of(FlagKeep) { return flag_keep_names; }
constexpr Names names_of(SecondCard) { return second_card_names; }
constexpr Names names_of(FinalTie) { return final_tie_names; }

inline constexpr int max_sweeps = 10; ///< Largest value of `bus_refresh_stop`.

struct Options {
    FlagTiming flag_timing = FlagTiming::action_instead_of_turn;
    FlagKeep flag_keep = FlagKeep::may_decline;
    SecondCard second_card = SecondCard::compulsory;
    FinalTie final_tie = FinalTie::completed_tickets;
    std::uint8_t bus_refresh_stop = max_sweeps; ///< 1 .. 10.
    friend constexpr bool operator==(const Options &, const Options &) = default;
};
VILLE_FIELDS(Options, flag_timing, flag_keep, second_card, final_tie, bus_refresh_stop)

// ---- Where a match stands

enum class Phase : std::uint8_t {
    deal_start_cards,
    reveal_card,
    deal_start_tickets,
    keep_start_tickets,
    turn,
    deal_card,
    second_card,
    deal_tickets,
    keep_tickets,
    flag,
    over
};
inline constexpr std::array<std::string_view, 11> phase_names{"deal_start_cards",
                                                              "reveal_card",
                                                              "deal_start_tickets",
                                                              "keep_start_tickets",
                                                              "turn",
                                                              "deal_card",
                                                              "second_card",
                                                              "deal_tickets",
                                                              "keep_tickets",
                                                              "flag",
                                                              "over"};
constexpr Names names_of(Phase) { return phase_names; }

/// What goes on once the market is in order.
enum class Next : std::uint8_t { start_tickets, second_card, end_of_action, end_of_turn };
inline constexpr std::array<std::string_view, 4> next_names{"start_tickets", "second_card", "end_of_action",
                                                            "end_of_turn"};
constexpr Names names_of(Next) { return next_names; }

enum class EndReason : std::uint8_t { final_round, all_passed };
inline constexpr std::array<std::string_view, 2> end_reason_names{"final_round", "all_passed"};
constexpr Names names_of(EndReason) { return end_reason_names; }

inline constexpr std::uint8_t no_card = 255; ///< An empty place of the market.
inline constexpr std::uint8_t no_seat = 255; ///< A free track; a ticket that nobody else knows.

using Cards = Bag<16>; ///< Cards by kind: the colours in the edition's order, then the bus.

/// A set of tickets, by row.
using TicketSet = std::uint64_t;
static_assert(max_tickets <= 64);

/// A ticket somewhere on the table, and the seat that knows which one it is though it is not, or no longer, its own:
/// who put it under the deck remembers it, also when it comes up again for somebody else. Where it lies, and who knows
/// it, is public; which one it is, is not. [TIC-5.6]
struct HiddenTicket {
    std::uint8_t row = 0;
    std::uint8_t known_to = no_seat;
    friend constexpr bool operator==(const HiddenTicket &, const HiddenTicket &) = default;
};
VILLE_FIELDS(HiddenTicket, row, known_to)

/// A ticket that was kept.
struct HeldTicket {
    HiddenTicket ticket;
    std::uint8_t seat = 0;
    friend constexpr bool operator==(const HeldTicket &, const HeldTicket &) = default;
};
VILLE_FIELDS(HeldTicket, ticket, seat)

/// Tickets that were dealt and are not yet decided, in that order.
using Choice = StaticVector<HiddenTicket, max_choice>;

struct Seat {
    Cards hand;
    /// Part of the hand that all know, by kind. [TIC-3.12]
    std::array<std::uint8_t, max_colours + 1> known{};
    std::uint8_t kept = 0;  ///< Colours of the cards kept for a flag, as bits.
    std::uint8_t buses = 0; ///< Left in the supply.
    std::uint8_t flags = 0; ///< Made so far.
    std::uint16_t route_points = 0;
    Choice undecided;
    TicketSet seen = 0; ///< Every ticket that this player has ever been dealt.
    friend constexpr bool operator==(const Seat &, const Seat &) = default;
};
VILLE_FIELDS(Seat, hand, known, kept, buses, flags, route_points, undecided, seen)

/// Owners of all tracks; track t of connection row c is number 2c + t.
using Owners = std::array<std::uint8_t, max_connections * max_tracks>;

constexpr Owners nobodys() {
    Owners owners{};
    for (std::uint8_t &owner : owners) owner = no_seat;
    return owners;
}

struct State {
    Options options;
    std::uint8_t players = 0;
    std::uint8_t first = 0;
    Phase phase = Phase::deal_start_cards;
    Next next = Next::start_tickets; ///< What goes on after `deal_card` and `reveal_card`.
    std::uint8_t active = 0;         ///< Whose turn it is, or to whom set-up deals, or who decides there.
    std::uint8_t first_blind = 0;    ///< 1 = the first card of this draw came from the deck.
    std::uint8_t sweeps = 0;         ///< Sweeps of the market in a row. [TIC-3.5]
    std::uint8_t passes = 0;         ///< Turns passed in succession. [TIC-7.5]
    std::uint8_t turns_left = 0;     ///< Of the final round, the present turn included; 0 before it.
    EndReason end_reason = EndReason::final_round;
    std::uint16_t turn = 0; ///< Counted from 1 over all players; 0 during set-up.
    std::array<std::uint8_t, max_slots> market{no_card, no_card, no_card, no_card, no_card};
    Cards deck;
    Cards discard;
    TicketSet unseen = 0;                             ///< Tickets that nobody has looked at yet.
    StaticVector<HiddenTicket, max_tickets> returned; ///< Under those, in the order in which they come up.
    StaticVector<HeldTicket, max_tickets> held;       ///< In the order of keeping.
    Owners owners = nobodys();
    std::array<Seat, max_players> seats{};
    friend constexpr bool operator==(const State &, const State &) = default;
};
VILLE_FIELDS(State, options, players, first, phase, next, active, first_blind, sweeps, passes, turns_left,
             end_reason, turn, market, deck, discard, unseen, returned, held, owners, seats)

static_assert(sizeof(State) <= 1024);

// ---- Small questions to a state

constexpr std::size_t track_number(std::size_t connection, std::size_t track) {
    return connection * max_tracks + track;
}

constexpr const Seat &active_seat(const State &state) { return state.seats[state.active]; }
constexpr Seat &active_seat(State &state) { return state.seats[state.active]; }

/// How many of the face-up cards are of this kind.
constexpr int face_up(const State &state, std::uint8_t kind) {
    int count = 0;
    for (const std::uint8_t card : state.market) count += card == kind;
    return count;
}

constexpr int tickets_in_deck(const State &state) {
    return std::popcount(state.unseen) + static_cast<int>(state.returned.size());
}

constexpr TicketSet ticket_bit(std::size_t row) { return TicketSet{1} << row; }

/// The row of the index-th ticket of a set. Precondition: index < popcount(set).
constexpr std::uint8_t ticket_at(TicketSet set, std::uint32_t index) {
    for (; index > 0; --index) set &= set - 1;
    return static_cast<std::uint8_t>(std::countr_zero(set));
}

/// All tickets of an edition.
constexpr TicketSet all_tickets(const Edition &edition) { return ticket_bit(edition.tickets.size()) - 1; }

/// The cards kept are those of a flag. [TIC-6.4]
constexpr bool flag_complete(const Edition &edition, const Seat &seat) {
    return seat.kept != 0 && seat.kept == edition.flag_mask();
}

} // namespace ville::ticket_paris
