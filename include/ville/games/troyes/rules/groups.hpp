// Troyes: groups of dice: which there are, what they cost, what they are worth, and what a delayed cube makes of them.
// Rules: chapters 5 and 8.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <ville/core/static_vector.hpp>
#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

// ---- Delayed cubes

constexpr bool is_delayed(Effect effect) {
    switch (effect) {
    case Effect::tithing:
    case Effect::monk:
    case Effect::priest:
    case Effect::apprenticeship:
    case Effect::confession:
    case Effect::templar:
    case Effect::blacksmith:
    case Effect::militia: return true;
    default: return false;
    }
}

/// What a group is made of: the colour of its dice, and how many there may be. 0: it cannot be.
struct Makeup {
    std::size_t colour = 0;
    int most = 0;
};

/// A deed that needs dice of a colour, with a cube of this card spent. [TRO-8]
constexpr Makeup makeup_with(Effect effect, Deed deed, std::size_t need) {
    constexpr std::size_t red = 0, white = 1, yellow = 2;
    const bool placing =
        deed == Deed::place; // barred: values that no row has, and more than one die [TRO-8.28]
    const auto when = [](bool fits, std::size_t colour, int most) { return Makeup{colour, fits ? most : 0}; };
    switch (effect) {
    case Effect::blacksmith: return when(need == red && !placing, red, max_group);
    case Effect::militia: return when(need == red, yellow, placing ? 1 : max_group);
    case Effect::tithing: return when(need == yellow, yellow, placing ? 1 : max_group);
    case Effect::monk: return when(need == yellow && !placing, white, 1);
    case Effect::priest: return when(need == yellow && !placing, yellow, max_group);
    case Effect::apprenticeship: return when(!placing && deed != Deed::build, need, max_group);
    case Effect::confession: return when(need == red && !placing, red, max_group);
    case Effect::templar: return when(need == red && !placing, white, 1);
    default: return {};
    }
}

/// The colour of dice that a deed needs.
constexpr std::size_t need_of(Deed deed, std::size_t target) {
    switch (deed) {
    case Deed::activate: return static_cast<std::size_t>(colour_of_activity(target));
    case Deed::fight: return static_cast<std::size_t>(Colour::red);
    case Deed::build: return static_cast<std::size_t>(Colour::white);
    case Deed::place: return target;
    default: return static_cast<std::size_t>(Colour::yellow);
    }
}

/// The groups of a deed, with a cube of a card (`cube_of_card` + its row) or with `no_cube`.
constexpr Makeup makeup_of(const Edition &edition, Deed deed, std::size_t target, std::uint8_t cube) {
    const std::size_t need = need_of(deed, target);
    if (cube == no_cube) return {need, deed == Deed::place ? 1 : max_group};
    return makeup_with(edition.activities[cube - cube_of_card].effect, deed, need);
}

/// The value of a group. A delayed cube may change it, and only here. [TRO-5.1, TRO-8]
constexpr int value_of_group(const Edition &edition, const Group &group, std::uint8_t cube) {
    int sum = 0;
    for (const DieCode die : group) sum += value_of(die);
    if (cube == no_cube) return sum;
    const Activity &card = edition.activities[cube - cube_of_card];
    const int dice = static_cast<int>(group.size());
    switch (card.effect) {
    case Effect::blacksmith: return sum + card.gain;
    case Effect::monk:
    case Effect::templar: return sum * card.gain;
    case Effect::priest:
    case Effect::confession: return sum + dice * card.gain;
    case Effect::apprenticeship: return dice * card.gain;
    default: return sum;
    }
}

// ---- Prices

/// What a group costs: how many of its dice are paid for in each district. [TRO-5.2, TRO-8.10]
struct Bill {
    int price = 0; ///< Of each die.
    std::array<std::uint8_t, districts> paid{};
    constexpr int total() const {
        int dice = 0;
        for (const std::uint8_t count : paid) dice += count;
        return dice * price;
    }
};

constexpr Bill bill_of(const Edition &edition, const Group &group, std::size_t seat, std::uint8_t cube) {
    Bill bill{.price = edition.die_prices[group.size() - 1]};
    for (const DieCode die : group)
        if (district_of(die) != seat) ++bill.paid[district_of(die)];
    if (cube != no_cube && edition.activities[cube - cube_of_card].effect == Effect::tithing)
        for (std::uint8_t &count : bill.paid)
            if (count > 0) --count;
    return bill;
}

// ---- Which groups there are

/// Equal dice of one colour on the square.
struct Heap {
    DieCode die = 0;
    int count = 0;
};

constexpr StaticVector<Heap, max_dice> heaps_of(const State &state, std::size_t colour) {
    StaticVector<Heap, max_dice> heaps;
    for (std::size_t district = 0; district < districts; ++district)
        for (int value = 1; value <= faces; ++value)
            if (const int count = state.dice[district][colour][static_cast<std::size_t>(value - 1)];
                count > 0)
                heaps.push_back({die_code(district, colour, value), count});
    return heaps;
}

/// Calls f(group) for the groups of a makeup in the order of their numbers, until it answers true. Answers whether it did.
template <class F>
constexpr bool any_group(const State &state, Makeup makeup, F &&f) {
    if (makeup.most == 0) return false;
    const auto heaps = heaps_of(state, makeup.colour);
    Group group;
    const auto with = [&](std::size_t heap, auto &&more) {
        group.push_back(heaps[heap].die);
        const bool found = f(static_cast<const Group &>(group)) || more();
        group.pop_back();
        return found;
    };
    const auto none = [] { return false; };
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const auto triples = [&](std::size_t j) {
            for (std::size_t k = j; k < heaps.size(); ++k)
                if (heaps[k].count > (k == i) + (k == j) && with(k, none)) return true;
            return false;
        };
        const auto pairs = [&] {
            for (std::size_t j = i; makeup.most > 1 && j < heaps.size(); ++j)
                if (heaps[j].count > (j == i) && with(j, [&] { return makeup.most > 2 && triples(j); }))
                    return true;
            return false;
        };
        if (with(i, pairs)) return true;
    }
    return false;
}

constexpr std::uint8_t &dice_at(State &state, DieCode die) {
    return state.dice[district_of(die)][colour_of(die)][static_cast<std::size_t>(value_of(die) - 1)];
}

/// Whether all dice of a group lie on the square.
constexpr bool on_the_square(const State &state, const Group &group) {
    for (std::size_t i = 0; i < group.size(); ++i) {
        int needed = 0;
        for (const DieCode die : group) needed += die == group[i];
        const DieCode die = group[i];
        const int there =
            state.dice[district_of(die)][colour_of(die)][static_cast<std::size_t>(value_of(die) - 1)];
        if (there < needed) return false;
    }
    return true;
}

} // namespace ville::troyes
