// Troyes: what the activity cards do, each by its name: how often it can be activated, and what comes of it. Cards whose
// cubes are spent later have their effect in groups.hpp. Rules: chapter 8.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/rules/battles.hpp>
#include <ville/games/troyes/rules/changing.hpp>
#include <ville/games/troyes/rules/groups.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

/// What a player has at hand when the number of activations is chosen. [TRO-6.6]
struct Means {
    int deniers = 0;
    int cubes = 0;
};

constexpr int times(int have, int spend) { return spend == 0 ? 99 : have / spend; }

/// How often a card can be activated with a group of this value. [TRO-6.5, TRO-6.6]
constexpr int most_activations(const Edition &edition, const State &state, std::size_t seat, std::size_t card,
                               int value, Means means) {
    const Activity &activity = edition.activities[card];
    const int worth = value / activity.divisor;
    switch (activity.effect) {
    case Effect::archer: return std::min(worth, means.cubes);
    case Effect::diplomat: return std::min({worth, means.cubes, times(means.deniers, activity.spend)});
    case Effect::knight: return std::min({worth, means.cubes, static_cast<int>(state.queue.size())});
    case Effect::innkeeper:
    case Effect::journeyman: return std::min(worth, times(means.deniers, activity.spend));
    case Effect::artisan:
    case Effect::troubadour: return std::min(worth, times(state.seats[seat].influence, activity.spend));
    default: return is_delayed(activity.effect) ? std::min(worth, means.cubes) : worth;
    }
}

// ---- Effects that come at once, for a number of activations

/// Each citizen of others in the City Hall pays, as far as his owner can; the bank pays for gray ones. [TRO-8.6]
template <EventSink Sink>
constexpr void collect_taxes(State &state, std::uint8_t seat, int tax, Sink &events) {
    constexpr auto city_hall = static_cast<std::size_t>(Building::city_hall);
    int collected = standing(state, city_hall, neutral) * tax;
    for (int place = 0; place < state.players; ++place) {
        const std::uint8_t owner = seat_at(state, state.start, place);
        if (owner == seat) continue;
        const int paid = std::min<int>(standing(state, city_hall, owner) * tax, state.seats[owner].deniers);
        change_deniers(state, owner, -paid, Cash::tax, events);
        collected += paid;
    }
    change_deniers(state, seat, collected, Cash::activity, events);
}

/// Points per activation of a card that gives nothing but points.
constexpr int points_of_effect(const State &state, const Activity &card, std::uint8_t seat) {
    constexpr auto bishopric = static_cast<std::size_t>(Building::bishopric);
    switch (card.effect) {
    case Effect::joust: return dice_in(state.dice[seat][static_cast<std::size_t>(Colour::red)]) * card.gain;
    case Effect::captain: return events_with_cube(state, seat) * card.gain;
    case Effect::procession: return standing(state, bishopric, seat) * card.gain;
    case Effect::glassblower: return cathedral_cubes(state, seat) / card.spend * card.gain;
    case Effect::pilgrimage:
    case Effect::sculptor:
    case Effect::troubadour:
    case Effect::journeyman:
    case Effect::goldsmith: return card.gain;
    default: return 0;
    }
}

/// Carries out activations that ask nothing more. Answers false for cards that do: Archer, Diplomat, Knight, Miller.
template <EventSink Sink>
constexpr bool do_at_once(const Edition &edition, State &state, std::uint8_t seat, std::uint8_t card_row,
                          int count, Sink &events) {
    const Activity &card = edition.activities[card_row];
    const auto deniers = [&](int each) { change_deniers(state, seat, count * each, Cash::activity, events); };
    const auto influence = [&](int each) {
        change_influence(edition, state, seat, count * each, Fame::activity, events);
    };
    const auto points = [&] {
        gain_points(state, seat, count * points_of_effect(state, card, seat), Gain::activity, events);
    };
    switch (card.effect) {
    case Effect::archer:
    case Effect::diplomat:
    case Effect::knight:
    case Effect::miller: return false;
    case Effect::hunt: influence(card.gain); break;
    case Effect::mercenary:
    case Effect::merchant: deniers(card.gain); break;
    case Effect::tax_collector:
        for (int i = 0; i < count; ++i) collect_taxes(state, seat, card.gain, events);
        break;
    case Effect::artisan: influence(-card.spend), deniers(card.gain); break;
    case Effect::innkeeper: deniers(-card.spend), influence(card.gain); break;
    case Effect::troubadour: influence(-card.spend), points(); break;
    case Effect::journeyman: deniers(-card.spend), points(); break;
    case Effect::goldsmith: points(), deniers(card.also); break;
    case Effect::joust:
    case Effect::captain:
    case Effect::pilgrimage:
    case Effect::procession:
    case Effect::glassblower:
    case Effect::sculptor: points(); break;
    default: { // a delayed card: its cubes are spent later, see makeup_with
        Workshop &workshop = state.workshops[card_row];
        workshop.cubes[seat] = static_cast<std::uint8_t>(workshop.cubes[seat] + count);
        state.seats[seat].cubes = static_cast<std::uint8_t>(state.seats[seat].cubes - count);
        emit(events, event::delayed_cubes_placed, static_cast<Player>(seat), card_row, count);
    }
    }
    return true;
}

/// The Miller: deniers for own citizens in the Palace or in the Bishopric, chosen each time. [TRO-8.21]
template <EventSink Sink>
constexpr void mill(const Edition &edition, State &state, std::uint8_t seat, std::size_t building,
                    Sink &events) {
    const int each = edition.activities[state.act.target].gain;
    change_deniers(state, seat, standing(state, building, seat) * each, Cash::activity, events);
}

/// What a card asks first, or after a cube: the Archer rolls, Diplomat and Knight place, the Miller chooses.
constexpr Phase next_question(const Edition &edition, const Act &act) {
    switch (edition.activities[act.target].effect) {
    case Effect::archer: return Phase::roll_die;
    case Effect::miller: return Phase::miller;
    default: return Phase::place_cube;
    }
}

} // namespace ville::troyes
