// Les Toits de Paris: what happens when cards come into a collection. Rules: chapter 5.
//
// Order for one gain: into the collection, raids, the Character, the bonus draws. [TOI-5.0]
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include <ville/games/toits/action.hpp>
#include <ville/games/toits/state.hpp>

namespace ville::toits {

/// What a player's cards of one good are, as far as a raid is concerned.
struct Holding {
    int cards = 0; ///< Without the Character.
    int alarms = 0;
};

constexpr Holding holding(const Edition &edition, const Seat &seat, Good good) {
    Holding held;
    seat.cards.for_each([&](std::size_t row, int count) {
        const Card &card = edition.cards[row];
        if (card.good != good) return;
        held.cards += count;
        held.alarms += count * card.alarm;
    });
    return held;
}

/// All that counts of a player's cards, in one look.
struct Tally {
    /// Per good, the Character included: what majorities compare. [TOI-5.3]
    std::array<std::uint8_t, goods> cards{};
    std::array<std::uint8_t, goods> alarms{};
    unsigned laurels = 0; ///< Goods as bits.
    int feathers = 0;
    int points = 0;
};

constexpr Tally tally(const Edition &edition, const Seat &seat) {
    Tally sum;
    seat.cards.for_each([&](std::size_t row, int count) {
        const Card &card = edition.cards[row];
        const auto good = static_cast<std::size_t>(card.good);
        sum.cards[good] = static_cast<std::uint8_t>(sum.cards[good] + count);
        sum.alarms[good] = static_cast<std::uint8_t>(sum.alarms[good] + count * card.alarm);
        sum.laurels |= unsigned{card.laurel} << good;
        sum.feathers += count * card.feathers;
        sum.points += count * card.points;
    });
    if (seat.character < Character::in_hand) ++sum.cards[static_cast<std::size_t>(seat.character)];
    return sum;
}

/// Whether the option lets a Character be placed on this good. [TOI-7.5]
constexpr bool may_place_on(const Edition &edition, const State &state, int player, Good good) {
    return state.options.character_good == CharacterGood::any ||
           holding(edition, state.seats[static_cast<std::size_t>(player)], good).cards > 0;
}

constexpr bool may_place_somewhere(const Edition &edition, const State &state, int player) {
    for (int good = 0; good < goods; ++good)
        if (may_place_on(edition, state, player, static_cast<Good>(good))) return true;
    return false;
}

constexpr bool in_set(unsigned goods_as_bits, Good good) {
    return ((goods_as_bits >> static_cast<unsigned>(good)) & 1u) != 0;
}

/// The goods, as bits, of which the gained cards complete the alarms.
constexpr unsigned goods_to_raid(const Edition &edition, const Seat &seat,
                                 std::span<const std::uint8_t> gained) {
    unsigned due = 0;
    for (const std::uint8_t row : gained) {
        const Card &card = edition.cards[row];
        if (card.alarm == 0 || in_set(due, card.good)) continue;
        if (holding(edition, seat, card.good).alarms >= edition.alarm_limit)
            due |= 1u << static_cast<unsigned>(card.good);
    }
    return due;
}

/// The police come, to all these goods at once: every card of them goes, and a Character that lies there. [TOI-5.1, TOI-5.5]
template <EventSink Sink>
constexpr void raid(const Edition &edition, State &state, int player, unsigned raided, Sink &events) {
    const auto number = static_cast<Player>(player);
    Seat &seat = state.seats[static_cast<std::size_t>(player)];
    for (int good = 0; good < goods; ++good)
        if (in_set(raided, static_cast<Good>(good)))
            emit(events, event::raid, number, good, holding(edition, seat, static_cast<Good>(good)).cards);
    const Cards before = seat.cards;
    before.for_each([&](std::size_t row, int count) {
        if (!in_set(raided, edition.cards[row].good)) return;
        seat.cards.remove(row, count);
        state.discard.add(row, count);
        for (int i = 0; i < count; ++i) emit(events, event::card_lost, number, row);
    });
    if (seat.character < Character::in_hand && in_set(raided, static_cast<Good>(seat.character))) {
        seat.character = Character::lost; // for good: it is placed at most once. [TOI-5.6]
        emit(events, event::character_lost, number);
    }
}

/// Adds cards to a player's collections, and raises the interrupts that follow.
template <EventSink Sink>
constexpr void gain(const Edition &edition, State &state, int player, std::span<const std::uint8_t> gained,
                    Sink &events) {
    Seat &seat = state.seats[static_cast<std::size_t>(player)];
    for (const std::uint8_t row : gained) {
        emit(events, event::card_gained, static_cast<Player>(player), row);
        seat.cards.add(row); // always the collection of its own colour. [TOI-5.7]
    }
    const unsigned raided = goods_to_raid(edition, seat, gained);
    if (raided != 0) raid(edition, state, player, raided, events);

    int draws = 0;
    for (const std::uint8_t row : gained) {
        const Card &card = edition.cards[row];
        // [TOI-7.3]
        if (card.bonus != 0 &&
            !(in_set(raided, card.good) && state.options.raided_bonus == RaidedBonus::lost))
            ++draws;
    }
    if (draws > 0) { // a chain lengthens the frame that is there
        if (state.pending.empty())
            state.pending.push_back({Step::draw_bonus, static_cast<std::uint8_t>(player), 0});
        state.pending[0].count = static_cast<std::uint8_t>(state.pending[0].count + draws);
    }
    // Several raids in one gain offer the Character once; where it could lie nowhere it is not offered. [TOI-5.2]
    if (raided != 0 && seat.character == Character::in_hand && may_place_somewhere(edition, state, player))
        state.pending.push_back({Step::character, static_cast<std::uint8_t>(player), 1});
}

/// One bonus draw is done.
constexpr void count_down_draws(State &state) {
    if (--state.pending.back().count == 0) state.pending.pop_back();
}

/// Makes the supply ready for a bonus draw. Answers false when there is nothing to draw. [TOI-5.8]
template <EventSink Sink>
constexpr bool ready_supply(State &state, Sink &events) {
    if (state.supply > 0) return true;
    if (state.options.empty_supply == EmptySupply::nothing || state.discard.empty()) return false;
    state.reshuffled = 1;
    state.supply_cards = state.discard;
    state.supply = static_cast<std::uint8_t>(state.discard.total());
    state.discard = {};
    emit(events, event::supply_reshuffled, nobody, state.supply);
    return true;
}

/// The top card of the supply goes to the player who has a draw pending. [TOI-5.7]
template <EventSink Sink>
constexpr void draw_bonus(const Edition &edition, State &state, std::uint8_t row, Sink &events) {
    const int player = state.pending.back().player;
    (state.reshuffled != 0 ? state.supply_cards : state.unseen).remove(row);
    --state.supply;
    emit(events, event::bonus_drawn, static_cast<Player>(player), row);
    count_down_draws(state);
    const std::uint8_t drawn[] = {row};
    gain(edition, state, player, drawn, events);
}

/// The victim of a raid lays out the Character. [TOI-5.2]
template <EventSink Sink>
constexpr void place_character(State &state, Good good, Sink &events) {
    const int player = state.pending.back().player;
    state.pending.pop_back();
    state.seats[static_cast<std::size_t>(player)].character = lying_on(good);
    emit(events, event::character_placed, static_cast<Player>(player), good);
}

template <EventSink Sink>
constexpr void decline_character(State &state, Sink &events) {
    const int player = state.pending.back().player;
    state.pending.pop_back();
    emit(events, event::character_declined, static_cast<Player>(player));
    if (state.options.declined_character != DeclinedCharacter::lost) return; // [TOI-7.4]
    state.seats[static_cast<std::size_t>(player)].character = Character::lost;
    emit(events, event::character_lost, static_cast<Player>(player));
}

} // namespace ville::toits
