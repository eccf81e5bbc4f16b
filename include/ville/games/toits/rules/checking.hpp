// Les Toits de Paris: what must hold in every state. Asked when a state comes from outside, and after every
// ply in tests.
#pragma once

#include <cstdint>

#include <ville/games/toits/rules/turn.hpp>
#include <ville/games/toits/state.hpp>

namespace ville::toits {

namespace detail {

constexpr bool options_in_range(const Options &o) {
    return o.adjacent_detective <= AdjacentDetective::may_draw &&
           o.several_cards <= SeveralCards::all_at_once && o.raided_bonus <= RaidedBonus::lost &&
           o.declined_character <= DeclinedCharacter::lost && o.character_good <= CharacterGood::owned &&
           o.empty_majority <= EmptyMajority::runner_up &&
           o.behind_triple_tie <= BehindTripleTie::low_token && o.empty_supply <= EmptySupply::reshuffle &&
           o.achievement_minimum <= 1;
}

/// Every card of the edition is in exactly one place.
constexpr bool cards_accounted_for(const Edition &edition, const State &state) {
    for (std::size_t row = 0; row < max_rows; ++row) {
        int found = state.unseen[row] + state.supply_cards[row] + state.discard[row];
        for (const Seat &seat : state.seats) found += seat.cards[row];
        for (const std::uint8_t card : state.board) found += card == row;
        for (const std::uint8_t card : state.chosen) found += card == row;
        if (found != (row < edition.cards.size() ? edition.cards[row].copies : 0)) return false;
    }
    return true;
}

constexpr int first_draw_pile(const Edition &edition) { return edition.card_total() - edition.supply_cards; }

constexpr bool piles_match_bags(const Edition &edition, const State &state) {
    if (state.draw_pile > first_draw_pile(edition)) return false;
    // it has only been drawn from
    if (state.reshuffled == 0 && state.supply > edition.supply_cards) return false;
    if (state.reshuffled > 1 ||
        (state.reshuffled == 1 && state.options.empty_supply != EmptySupply::reshuffle))
        return false;
    if (state.reshuffled == 1)
        return state.unseen.total() == state.draw_pile && state.supply_cards.total() == state.supply;
    return state.unseen.total() == state.draw_pile + state.supply && state.supply_cards.empty();
}

/// Every turn begins with a card of the draw pile, and all cards of a turn come from there while it lasts. So the number
/// of turns has a bound, too. [TOI-6.1]
constexpr bool turn_fits_pile(const Edition &edition, const State &state) {
    const int of_this_turn = state.draw_pile > 0 ? state.placed : state.placed > 0;
    return state.turn - 1 + of_this_turn <= first_draw_pile(edition) - state.draw_pile;
}

constexpr bool board_fits(const Edition &edition, const State &state) {
    if (state.placed > edition.spaces() || state.detective < 1 || state.detective > edition.detective_start)
        return false;
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        if (i >= state.placed && state.board[i] != no_card) return false;
        if (state.board[i] != no_card && state.board[i] >= edition.cards.size()) return false;
        if (i < state.placed && state.board[i] == no_card && state.step <= Step::draw_or_stop) return false;
    }
    return true;
}

constexpr bool seats_fit(const State &state) {
    for (std::size_t p = 0; p < state.seats.size(); ++p) {
        const Seat &seat = state.seats[p];
        if (seat.character > Character::lost) return false;
        if (p >= state.players && seat != Seat{}) return false;
    }
    return true;
}

/// As many bonus draws wait as cards were gained at once: one, or all that a leader took. [TOI-5.7, TOI-7.2]
constexpr int most_draws(const State &state, int player) {
    return state.options.several_cards == SeveralCards::all_at_once && player == state.leader &&
                   state.placed > 1
               ? state.placed
               : 1;
}

constexpr bool interrupts_fit(const Edition &edition, const State &state) {
    for (std::size_t i = 0; i < state.pending.size(); ++i) {
        const Pending &frame = state.pending[i];
        if ((frame.step != Step::character && frame.step != Step::draw_bonus) ||
            frame.player >= state.players || frame.count == 0)
            return false;
        if (frame.player != state.pending[0].player) return false;
        if (frame.step == Step::character) {
            if (i + 1 != state.pending.size() || frame.count != 1) return false;
            if (state.seats[frame.player].character != Character::in_hand ||
                !may_place_somewhere(edition, state, frame.player))
                return false;
        } else if (i != 0 || frame.count > most_draws(state, frame.player)) {
            return false;
        }
    }
    const Pending *top = interrupt(state);
    return top == nullptr || (state.step > Step::draw_or_stop && state.step < Step::over &&
                              (top->step == Step::character || state.supply > 0));
}

/// No collection still holds as many alarms as bring the police.
constexpr bool raids_are_done(const Edition &edition, const State &state) {
    for (std::size_t p = 0; p < state.players; ++p)
        for (int good = 0; good < goods; ++good)
            if (holding(edition, state.seats[p], static_cast<Good>(good)).alarms >= edition.alarm_limit)
                return false;
    return true;
}

constexpr bool step_fits(const State &state) {
    const bool stealing = state.step <= Step::draw_or_stop;
    if (stealing != (state.result == Result::none)) return false;
    if (!state.chosen.empty() &&
        (state.step != Step::leader_take || state.options.several_cards != SeveralCards::all_at_once ||
         state.chosen.size() > state.placed))
        return false;
    for (const std::uint8_t row : state.chosen)
        if (row >= max_rows) return false;
    if (state.owed > state.placed || (state.owed > 0 && state.step != Step::leader_take)) return false;
    switch (state.step) {
    case Step::reveal:
        if (state.draw_pile + (state.placed > 0 ? state.supply : 0) == 0) return false; // [TOI-6.1]
        [[fallthrough]];
    case Step::draw_or_stop:
        return state.taker == state.leader &&
               (state.step == Step::reveal || (state.placed > 0 && state.draw_pile + state.supply > 0));
    case Step::leader_take: return state.taker == state.leader && state.result != Result::caught;
    case Step::others_take: return state.taker < state.players;
    case Step::extra_take:
        return state.result != Result::caught &&
               (state.taker == state.leader || (state.taker == no_seat && !state.pending.empty()));
    default: return state.pending.empty() && state.draw_pile == 0 && cards_on_board(state) == 0;
    }
}

/// Where the detective can be: before a decision of the Stealing Phase, and after it as its result says.
constexpr bool detective_fits(const Edition &edition, const State &state) {
    switch (state.result) {
    case Result::caught: return state.detective <= state.placed;
    case Result::achievement: return detective_adjacent(state);
    case Result::ordinary: return state.detective > state.placed + 1;
    case Result::none: break;
    }
    if (state.placed == 0) return state.detective == edition.detective_start;
    if (state.placed == edition.spaces()) return false;
    const int gap = state.options.adjacent_detective == AdjacentDetective::stop ? 2 : 1;
    return state.detective >= state.placed + gap;
}

/// Nothing is left that happens by itself: somebody has a decision to make.
constexpr bool is_settled(const Edition &edition, State state) {
    NoEvents quiet;
    return !advance_once(edition, state, quiet);
}

} // namespace detail

/// The first invariant that fails, in English, or nullptr when the state is one that play can reach.
constexpr const char *check(const Edition &edition, const State &state) {
    if (state.players < 2 || state.players > max_players) return "the number of players is not 2 to 4";
    if (state.first >= state.players || state.leader >= state.players) return "a seat number is out of range";
    if (!detail::options_in_range(state.options)) return "an option is out of range";
    if (state.step > Step::over || state.step == Step::character || state.step == Step::draw_bonus ||
        state.result > Result::none)
        return "the step or the result of the turn is unknown";
    if (state.turn == 0 || state.leader != (state.first + state.turn - 1) % state.players)
        return "the leader does not fit the turn";
    if (!detail::board_fits(edition, state)) return "the board or the detective is impossible";
    if (!detail::seats_fit(state)) return "a seat holds what it cannot hold";
    if (!detail::step_fits(state)) return "the step does not fit the rest of the state";
    if (!detail::cards_accounted_for(edition, state)) return "the cards do not add up to the edition";
    if (!detail::piles_match_bags(edition, state)) return "the face-down piles do not match their contents";
    if (!detail::turn_fits_pile(edition, state)) return "more turns have begun than cards have been drawn";
    if (!detail::interrupts_fit(edition, state)) return "a pending decision is impossible";
    if (!detail::raids_are_done(edition, state)) return "a raid is overdue";
    if (!detail::detective_fits(edition, state)) return "the detective stands where he cannot stand now";
    if (!detail::is_settled(edition, state)) return "the state is one that play does not stop at";
    return nullptr;
}

} // namespace ville::toits
