// Les Toits de Paris, for the laws of tests/conformance: editions of every size.
#pragma once

#include <algorithm>
#include <string>

#include <ville/games/toits/game.hpp>

#include "conformance/traits.hpp"

namespace ville::tests {

template <>
struct Traits<toits::Game> : DefaultTraits<toits::Game> {
    /// Anything from a handful of cards to the full 200, and boards of one space or seven.
    static toits::Edition random_edition(Rng &rng) {
        const auto below = [&](int bound) {
            return static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(bound)));
        };
        toits::Edition edition = toits::standard;
        edition.id.assign("une édition \"" + std::to_string(rng.below(1000)) + '"');
        edition.alarm_limit = static_cast<std::uint8_t>(1 + below(5));
        edition.leader_takes.clear();
        for (int space = below(toits::max_spaces); space >= 0; --space)
            edition.leader_takes.push_back(below(toits::max_spaces + 1));
        edition.detective_start = static_cast<std::uint8_t>(edition.spaces() + 1);
        for (toits::Tokens &set : edition.tokens) {
            set.high = below(100);
            set.low = below(set.high + 1);
        }
        edition.cards.clear();
        int total = 0;
        const int wanted = 1 + below(toits::max_cards);
        const int most_copies = 1 + below(20);
        const int icons = 1 + below(8); // few: nearly every card has the icon
        while (total < wanted && !edition.cards.full()) {
            toits::Card card;
            card.good = static_cast<toits::Good>(below(toits::goods));
            card.kind.assign("card " + std::to_string(edition.cards.size())); // rows differ
            card.arrows = std::min<std::uint8_t>(3, below(icons + 3));
            card.alarm = below(icons) == 0;
            card.feathers = below(icons) == 0 ? below(10) : std::uint8_t{0};
            card.bonus = below(icons) == 0;
            card.points = below(icons) == 0 ? below(10) : std::uint8_t{0};
            card.copies = static_cast<std::uint8_t>(std::min(1 + below(most_copies), wanted - total));
            card.laurel = card.copies == 1 && below(4) == 0;
            for (const toits::Card &other : edition.cards)
                if (other.good == card.good && other.laurel != 0) card.laurel = 0;
            total += card.copies;
            edition.cards.push_back(card);
        }
        edition.supply_cards = below(total);
        return edition;
    }
};

} // namespace ville::tests
