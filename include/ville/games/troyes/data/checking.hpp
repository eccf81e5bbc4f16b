// Troyes: what an edition must keep to. Every fault is reported with its place. Rules: docs/rules/troyes.md, chapter 11.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <ville/core/fault.hpp>
#include <ville/games/troyes/data/edition.hpp>

namespace ville::troyes {

namespace detail {

/// A number and the range that it must keep to.
struct Limit {
    std::string_view group;
    int value, least, most;
    std::string_view what;
};

constexpr void check_numbers(const Edition &e, Faults &faults) {
    // clang-format off
    const std::array limits{
        Limit{"citizens_in_all",      e.citizens_in_all,      1, max_citizens, "must be 1 to 12"},
        Limit{"neutral_citizens",     e.neutral_citizens,     0, max_neutrals, "must be 0 to 18"},
        Limit{"cubes",                e.cubes,                1, 99, "must be 1 to 99"},
        Limit{"gray_cubes",           e.gray_cubes,           0, 18, "must be 0 to 18"},
        Limit{"black_dice",           e.black_dice,           0, max_dice, "must be 0 to 6"},
        Limit{"start_deniers",        e.start_deniers,        0, 99, "must be 0 to 99"},
        Limit{"max_influence",        e.max_influence,        1, 99, "must be 1 to 99"},
        Limit{"start_influence",      e.start_influence,      0, e.max_influence, "must not exceed max_influence"},
        Limit{"characters_with_two",  e.characters_with_two,  1, 3, "must be 1 to 3"},
        Limit{"income",               e.income,               0, 99, "must be 0 to 99"},
        Limit{"reroll_cost",          e.reroll_cost,          1, 99, "must be 1 to 99"},
        Limit{"recruit_cost",         e.recruit_cost,         1, 99, "must be 1 to 99"},
        Limit{"turn_cost",            e.turn_cost,            1, 99, "must be 1 to 99"},
        Limit{"dice_per_turn",        e.dice_per_turn,        1, max_group, "must be 1 to 3"},
        Limit{"agriculture_divisor",  e.agriculture_divisor,  1, 99, "must be 1 to 99"},
        Limit{"pass_first",           e.pass_first,           0, 9, "must be 0 to 9"},
        Limit{"pass_later",           e.pass_later,           0, 9, "must be 0 to 9"},
        Limit{"wages_penalty",        e.wages_penalty,        0, 9, "must be 0 to 9"},
        Limit{"event_penalty",        e.event_penalty,        0, 9, "must be 0 to 9"},
        Limit{"black_penalty",        e.black_penalty,        0, 9, "must be 0 to 9"},
        Limit{"black_influence",      e.black_influence,      0, 9, "must be 0 to 9"},
        Limit{"red_factor",           e.red_factor,           1, 9, "must be 1 to 9"},
        Limit{"event_cube_influence", e.event_cube_influence, 0, 9, "must be 0 to 9"},
        Limit{"event_in_play_points", e.event_in_play_points, 0, 9, "must be 0 to 9"},
        Limit{"cathedral_points",     e.cathedral_points,     0, 9, "must be 0 to 9"},
        Limit{"level_penalty",        e.level_penalty,        0, 9, "must be 0 to 9"},
    };
    // clang-format on
    for (const Limit &limit : limits)
        if (limit.value < limit.least || limit.value > limit.most)
            report(faults, {limit.group, -1, "", limit.what});
}

/// A list of numbers, each in the same range.
template <class List>
constexpr void check_each(const List &list, int least, int most, Fault place, Faults &faults) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i] < least || list[i] > most) {
            (place.member.empty() ? place.row : place.item) = static_cast<int>(i);
            report(faults, place);
        }
}

constexpr void check_lists(const Edition &e, Faults &faults) {
    check_each(e.rounds, 1, max_rounds, {"rounds", -1, "", "must be 1 to 6"}, faults);
    check_each(e.citizens, 1, e.citizens_in_all, {"citizens", -1, "", "must be 1 to citizens_in_all"},
               faults);
    check_each(e.wages, 0, 9, {"wages", -1, "", "must be 0 to 9"}, faults);
    check_each(e.die_prices, 0, 99, {"die_prices", -1, "", "must be 0 to 99"}, faults);
    check_each(e.cathedral_influence, 0, 9, {"cathedral_influence", -1, "", "must be 0 to 9"}, faults);
    check_each(e.step_points, 0, 99, {"step_points", -1, "", "must be 0 to 99"}, faults);
    for (std::size_t b = 0; b < e.rows.size(); ++b)
        if (e.rows[b] != 2 && e.rows[b] != 3 && e.rows[b] != 6)
            report(faults, {"rows", static_cast<int>(b), "", "must be 2, 3 or 6"});
}

/// Each on a space of its own, and as many as leave the players theirs. Precondition: the rows are sound. [TRO-2.6]
constexpr void check_neutrals(const Edition &e, Faults &faults) {
    for (std::size_t i = 0; i < e.neutrals.size(); ++i) {
        const Position &here = e.neutrals[i];
        const int row = static_cast<int>(i);
        const auto building = static_cast<std::size_t>(here.building);
        if (here.row >= e.rows[building])
            report(faults, {"neutrals", row, "row", "is no row of the building"});
        if (here.space >= e.spaces_of_row(building))
            report(faults, {"neutrals", row, "space", "is no space of the row"});
        for (std::size_t k = 0; k < i; ++k)
            if (e.neutrals[k] == here)
                report(faults, {"neutrals", row, "", "stands where an earlier one does"});
    }
    for (int players = min_players; players <= max_players; ++players) {
        const int placed = players * e.citizens_of(players);
        const int neutral = players == 2 ? static_cast<int>(e.neutrals.size()) : max_neutrals - placed;
        if (placed > max_neutrals || (players == 2 && placed + neutral > max_neutrals))
            report(faults, {"citizens", players - min_players, "", "must find room in the buildings"});
        else if (neutral > e.neutral_citizens)
            report(faults, {"neutral_citizens", -1, "", "must fill the spaces that the players leave"});
    }
}

constexpr void check_activities(const Edition &e, Faults &faults) {
    for (std::size_t i = 0; i < e.activities.size(); ++i) {
        const Activity &card = e.activities[i];
        const int row = static_cast<int>(i);
        if (card.code.view() != activity_codes[i])
            report(faults, {"activities", row, "code", "must be that of its row"});
        check_names(card.labels, {"activities", row, "labels", ""}, faults);
        if (card.cost > 99) report(faults, {"activities", row, "cost", "must be 0 to 99"});
        check_each(card.points, 0, 9, {"activities", row, "points", "must be 0 to 9"}, faults);
        if (card.divisor < 1 || card.divisor > 99)
            report(faults, {"activities", row, "divisor", "must be 1 to 99"});
        if (card.spend > 9) report(faults, {"activities", row, "spend", "must be 0 to 9"});
        if (card.effect == Effect::glassblower && card.spend == 0)
            report(faults, {"activities", row, "spend", "must be 1 or more: so many cubes count once"});
        if (card.gain > 9) report(faults, {"activities", row, "gain", "must be 0 to 9"});
        if (card.also > 9) report(faults, {"activities", row, "also", "must be 0 to 9"});
        for (std::size_t k = 0; k < i; ++k)
            if (e.activities[k].effect == card.effect)
                report(faults, {"activities", row, "effect", "is that of an earlier card"});
    }
}

constexpr void check_events(const Edition &e, Faults &faults) {
    for (std::size_t i = 0; i < e.events.size(); ++i) {
        const EventCard &card = e.events[i];
        const int row = static_cast<int>(i);
        if (card.code.view() != event_codes[i])
            report(faults, {"events", row, "code", "must be that of its row"});
        check_names(card.labels, {"events", row, "labels", ""}, faults);
        if (card.amount > 9) report(faults, {"events", row, "amount", "must be 0 to 9"});
        if (card.pips < 1 || card.pips > 99) report(faults, {"events", row, "pips", "must be 1 to 99"});
        if (card.spaces < 1 || card.spaces > 9) report(faults, {"events", row, "spaces", "must be 1 to 9"});
        if (card.first > 9) report(faults, {"events", row, "first", "must be 0 to 9"});
        if (card.second > 9) report(faults, {"events", row, "second", "must be 0 to 9"});
        if (i >= first_of_deck[0] && i < first_of_deck[1] && card.deck == Colour::red)
            report(faults, {"events", row, "deck", "must be white or yellow"});
    }
}

constexpr void check_characters(const Edition &e, Faults &faults) {
    for (std::size_t i = 0; i < e.people.size(); ++i) {
        const Character &who = e.people[i];
        const int row = static_cast<int>(i);
        check_names(who.labels, {"people", row, "labels", ""}, faults);
        if (who.criterion != static_cast<Criterion>(i))
            report(faults, {"people", row, "criterion", "must be that of its row"});
        for (std::size_t step = 1; step < who.steps.size(); ++step)
            if (who.steps[step] < who.steps[step - 1])
                report(faults, {"people", row, "steps", "must not be lower than the one before",
                                static_cast<int>(step)});
    }
}

} // namespace detail

/// Everything that is wrong with an edition: none of it can be played with.
constexpr Faults check_edition(const Edition &edition) {
    Faults faults;
    if (edition.id.empty()) report(faults, {"id", -1, "", "must not be empty"});
    detail::check_numbers(edition, faults);
    detail::check_lists(edition, faults);
    detail::check_activities(edition, faults);
    detail::check_events(edition, faults);
    detail::check_characters(edition, faults);
    if (faults.empty()) detail::check_neutrals(edition, faults);
    return faults;
}

} // namespace ville::troyes
