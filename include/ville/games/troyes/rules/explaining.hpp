// Troyes: what a front end asks to explain the table: what a group of dice would cost and do, what an event would pay out,
// what a character would score. Nothing here tells more than the one who asks may know.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/rules/deeds.hpp>
#include <ville/games/troyes/rules/groups.hpp>
#include <ville/games/troyes/rules/scoring.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

/// What a group of dice would cost a player for a deed, and what it would be worth.
struct GroupAnswer {
    int value = 0;                     ///< Of the group, as the delayed cube makes it.
    int price = 0;                     ///< Of each die that is paid for.
    int cost = 0;                      ///< Deniers in all.
    std::array<int, districts> paid{}; ///< To the owner of each district; the gray one's go to the bank.
    int hire = 0;                      ///< Deniers for a tradesman, who would have to be hired first.
    int worth = 0;                     ///< Activations, cubes, or 1; 0 if it cannot be used for it.
    int deniers = 0;                   ///< What agriculture would bring.
};

/// Whether the dice lie on the square, and are of a colour and number that the deed takes with this cube.
constexpr bool is_group_for(const Edition &edition, const State &state, std::size_t seat, Deed deed,
                            std::size_t target, const Group &group, std::uint8_t cube) {
    const Makeup makeup = makeup_of(edition, deed, target, cube);
    if (group.empty() || static_cast<int>(group.size()) > makeup.most || !on_the_square(state, group))
        return false;
    for (const DieCode die : group)
        if (colour_of(die) != makeup.colour) return false;
    return cube == no_cube || state.workshops[cube - cube_of_card].cubes[seat] > 0;
}

/// Precondition: is_group_for. Whether it is this player's turn does not matter. [TRO-5, TRO-6]
constexpr GroupAnswer explain_group(const Edition &edition, const State &state, std::uint8_t seat, Deed deed,
                                    std::size_t target, const Group &group, std::uint8_t cube) {
    const Bill bill = bill_of(edition, group, seat, cube);
    GroupAnswer answer{
        .value = value_of_group(edition, group, cube), .price = bill.price, .cost = bill.total()};
    for (std::size_t district = 0; district < districts; ++district)
        answer.paid[district] = bill.paid[district] * bill.price;
    if (deed == Deed::activate && !has_tradesman(state, target, seat))
        answer.hire = edition.activities[target].cost;
    const int left = state.seats[seat].deniers - answer.cost - answer.hire;
    const Means means{left, state.seats[seat].cubes + (cube != no_cube)};
    if (left >= 0)
        answer.worth = std::max(0, worth_of(edition, state, seat, deed, target, group, cube, means));
    if (deed == Deed::farm) answer.deniers = answer.value / edition.agriculture_divisor;
    return answer;
}

/// What an event in play would pay out if it were full as its cubes lie. [TRO-6.10]
struct EventAnswer {
    Payout payout; ///< Nobody, while no cube lies there.
    std::array<int, max_players> points{};
    int free = 0; ///< Spaces.
};

constexpr EventAnswer explain_event(const Edition &edition, const State &state, std::size_t event) {
    EventAnswer answer{.payout = payout_of(state.battles[event]), .free = free_spaces(edition, state, event)};
    if (answer.payout.first == no_seat) return answer;
    answer.points[answer.payout.first] += edition.events[event].first;
    answer.points[answer.payout.second] += edition.events[event].second;
    return answer;
}

/// What a character would score for each player as things stand. What it counts lies open: nothing here tells who holds it,
/// or whether anybody does. [TRO-10]
struct CharacterAnswer {
    std::array<int, max_players> count{};
    std::array<int, max_players> points{};
};

constexpr CharacterAnswer explain_character(const Edition &edition, const State &state,
                                            std::size_t character) {
    CharacterAnswer answer;
    for (std::uint8_t seat = 0; seat < state.players; ++seat) {
        answer.count[seat] = counted_by(state, edition.people[character].criterion, seat);
        answer.points[seat] = points_of_character(edition, state, character, seat);
    }
    return answer;
}

} // namespace ville::troyes
