// Les Toits de Paris: what a viewer may know. Everything but the order of the two face-down piles is open
// [TOI-1.8], and that order is not even in the state: so every viewer sees the same.
#pragma once

#include <array>
#include <cstdint>

#include <ville/core/event.hpp>
#include <ville/core/fields.hpp>
#include <ville/core/player.hpp>
#include <ville/core/static_vector.hpp>
#include <ville/games/toits/data.hpp>
#include <ville/games/toits/rules.hpp>
#include <ville/games/toits/state.hpp>

namespace ville::toits {

/// A card on the board.
struct BoardCard {
    std::uint8_t space = 0; ///< 1 .. 7.
    std::uint8_t card = 0;  ///< Row of the edition.
    friend constexpr bool operator==(const BoardCard &, const BoardCard &) = default;
};
VILLE_FIELDS(BoardCard, space, card)

/// What lies in front of a player.
struct SeatView {
    Character character = Character::in_hand;
    /// Cards per good, the Character included: what majorities compare.
    std::array<std::uint8_t, goods> counts{};
    std::array<std::uint8_t, goods> alarms{}; ///< Alarms per good.
    std::uint16_t feathers = 0;
    std::uint16_t points = 0; ///< On cards.
    Cards cards;
    friend constexpr bool operator==(const SeatView &, const SeatView &) = default;
};
VILLE_FIELDS(SeatView, character, counts, alarms, feathers, points, cards)

/// The table as a viewer sees it.
struct Observation {
    Options options;
    std::uint8_t players = 0;
    std::uint8_t first = 0;
    Phase phase = Phase::stealing;
    Step step = Step::reveal; ///< The step in front, interrupts included.
    Player actor = nobody;
    std::uint16_t turn = 0;
    std::uint8_t leader = 0;
    std::uint8_t detective = 0; ///< His space; one more than the board has = his start.
    std::uint8_t placed = 0;    ///< Cards laid this turn.
    Result result = Result::none;
    std::uint8_t must_take = 0;  ///< 1 = the actor may not pass.
    std::uint8_t still_owed = 0; ///< Cards that the leader must still take.
    StaticVector<BoardCard, max_spaces> board;
    /// Taken by the leader, not yet in force (option all_at_once).
    StaticVector<std::uint8_t, max_spaces> chosen;
    StaticVector<Pending, 2> pending;
    std::uint8_t draw_pile = 0;
    std::uint8_t supply = 0;
    Cards unseen;       ///< What lies face down, both piles together; known because everything else is open.
    Cards supply_cards; ///< What the supply holds after a reshuffle, else empty.
    Cards discard;
    StaticVector<SeatView, max_players> seats;
    friend constexpr bool operator==(const Observation &, const Observation &) = default;
};
VILLE_FIELDS(Observation, options, players, first, phase, step, actor, turn, leader, detective, placed,
             result, must_take, still_owed, board, chosen, pending, draw_pile, supply, unseen, supply_cards,
             discard, seats)

constexpr SeatView view_of(const Edition &edition, const Seat &seat) {
    const Tally sum = tally(edition, seat);
    return {seat.character,
            sum.cards,
            sum.alarms,
            static_cast<std::uint16_t>(sum.feathers),
            static_cast<std::uint16_t>(sum.points),
            seat.cards};
}

constexpr Observation observe(const Edition &edition, const State &state, Viewer) {
    Observation seen;
    seen.options = state.options;
    seen.players = state.players;
    seen.first = state.first;
    seen.step = current_step(state);
    seen.phase = phase_of(state.step);
    seen.actor = actor(state);
    seen.turn = state.turn;
    seen.leader = state.leader;
    seen.detective = state.detective;
    seen.placed = state.placed;
    seen.result = state.result;
    seen.must_take = interrupt(state) == nullptr && must_take(state) ? 1 : 0;
    seen.still_owed = state.result == Result::ordinary ? state.owed : std::uint8_t{0};
    for (std::size_t i = 0; i < state.board.size(); ++i)
        if (state.board[i] != no_card)
            seen.board.push_back({static_cast<std::uint8_t>(i + 1), state.board[i]});
    seen.chosen = state.chosen;
    seen.pending = state.pending;
    seen.draw_pile = state.draw_pile;
    seen.supply = state.supply;
    seen.unseen = state.unseen;
    seen.supply_cards = state.supply_cards;
    seen.discard = state.discard;
    for (std::size_t p = 0; p < state.players; ++p) seen.seats.push_back(view_of(edition, state.seats[p]));
    return seen;
}

/// Every event is public.
constexpr Visibility visibility(const Event &) { return {}; }

/// Nothing is hidden but the order of the piles, which nobody has decided yet: the state is its own guess.
template <class Rng>
constexpr void determinize(const Edition &, State &, Viewer, Rng &) {}

} // namespace ville::toits
