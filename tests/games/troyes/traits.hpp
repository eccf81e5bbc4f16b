// Troyes, for the laws of tests/conformance: editions with other numbers, and who keeps what secret.
#pragma once

#include <bit>
#include <cstdint>
#include <string>

#include <ville/games/troyes/game.hpp>

#include "conformance/traits.hpp"

namespace ville::tests {

template <>
struct Traits<troyes::Game> : DefaultTraits<troyes::Game> {
    /// Other rows, prices, numbers of cards and of things; the effects of the cards stay, in another order.
    static troyes::Edition random_edition(Rng &rng) {
        namespace t = troyes;
        const auto between = [&](int least, int most) {
            return static_cast<std::uint8_t>(
                least + static_cast<int>(rng.below(static_cast<std::uint32_t>(most - least + 1))));
        };
        t::Edition edition = t::standard;
        edition.id.assign("une boîte \"" + std::to_string(rng.below(1000)) + '"');
        for (std::uint8_t &rows : edition.rows)
            rows = between(0, 1) == 0   ? std::uint8_t{2}
                   : between(0, 1) == 0 ? std::uint8_t{3}
                                        : std::uint8_t{6};
        edition.neutrals.clear();
        for (std::uint8_t i = between(0, 6); i > 0; --i)
            edition.neutrals.push_back(
                {static_cast<t::Building>(i % 3), static_cast<std::uint8_t>(i / 3 % 2), 0});
        edition.rounds = {between(1, 6), between(1, 6), between(1, 6)};
        edition.citizens = {between(1, 6), between(5, 6), 4};
        edition.cubes = between(1, 30);
        edition.gray_cubes = between(0, 18);
        edition.black_dice = between(0, 6);
        edition.start_deniers = between(0, 20);
        edition.max_influence = between(4, 30);
        edition.income = between(0, 20);
        edition.wages = {between(0, 3), between(0, 3), between(0, 3)};
        edition.die_prices = {between(0, 4), between(0, 6), between(0, 9)};
        edition.reroll_cost = between(1, 3);
        edition.dice_per_turn = between(1, 3);
        edition.red_factor = between(1, 3);
        edition.level_penalty = between(0, 4);
        for (t::Activity &card : edition.activities) {
            card.divisor = between(1, 9);
            card.cost = between(0, 7);
            card.spend = between(1, 3);
            card.gain = between(0, 6);
            card.also = between(0, 3);
        }
        for (t::EventCard &card : edition.events) {
            card.amount = between(0, 4);
            card.pips = between(1, 6);
            card.spaces = between(1, 6);
        }
        for (std::size_t i = edition.activities.size(); i > 1; --i)
            std::swap(edition.activities[i - 1].effect,
                      edition.activities[rng.below(static_cast<std::uint32_t>(i))].effect);
        return edition;
    }

    /// Somebody else holds a character that the viewer cannot place.
    static bool has_secret(const troyes::Edition &, const troyes::State &state, Viewer viewer) {
        int hidden = 0;
        for (std::size_t p = 0; p < state.players; ++p)
            if (!troyes::knows_people(state, viewer, p))
                hidden += std::popcount(unsigned{state.seats[p].people});
        return hidden > 0 && std::popcount(unsigned{troyes::unplaced_people(state, viewer)}) > 1;
    }

    /// What an event said of a character.
    static bool contradicts(const troyes::Edition &, const troyes::State &state, Viewer, const Event &event) {
        if (event.type != troyes::event::character_dealt || event.arg[0] < 0) return false;
        return (state.seats[static_cast<std::size_t>(event.player)].people >> event.arg[0] & 1) == 0;
    }
};

} // namespace ville::tests
