// Troyes: citizens in the principal buildings: entering, pushing, and who may not be pushed out. Rules: chapter 3.
#pragma once

#include <cstddef>
#include <cstdint>

#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

constexpr std::size_t space_number(const Edition &edition, std::size_t building, int row, int space) {
    return static_cast<std::size_t>(row * edition.spaces_of_row(building) + space);
}

/// The first gap of a row, or its last space when there is none.
constexpr std::size_t gap_of(const Edition &edition, const State &state, std::size_t building, int row) {
    const std::size_t last = space_number(edition, building, row, edition.spaces_of_row(building) - 1);
    std::size_t space = space_number(edition, building, row, 0);
    while (space < last && state.houses[building].spaces[space] != no_owner) ++space;
    return space;
}

/// Whether a citizen may not enter: he would push out one whose colour lies on the picture. [TRO-3.4]
constexpr bool is_barred(const Edition &edition, const State &state, std::size_t building, int row) {
    const House &house = state.houses[building];
    const std::uint8_t pushed = house.spaces[gap_of(edition, state, building, row)];
    return pushed != no_owner && (house.lying >> pushed & 1) != 0;
}

/// A citizen enters a row from the left; the others move up to the first gap. Precondition: not barred. [TRO-3.2]
template <EventSink Sink>
constexpr void enter(const Edition &edition, State &state, std::size_t building, int row, std::uint8_t owner,
                     Sink &events) {
    House &house = state.houses[building];
    const std::size_t left = space_number(edition, building, row, 0);
    const std::size_t gap = gap_of(edition, state, building, row);
    const std::uint8_t pushed = house.spaces[gap];
    for (std::size_t space = gap; space > left; --space) house.spaces[space] = house.spaces[space - 1];
    house.spaces[left] = owner;
    emit(events, event::citizen_placed, nobody, owner, building, row, 0);
    if (pushed == no_owner) return;
    house.lying = static_cast<std::uint8_t>(house.lying | 1u << pushed);
    emit(events, event::citizen_expelled, nobody, pushed, building, row);
}

/// At set-up a citizen takes a space, and nobody moves. [TRO-2.7]
template <EventSink Sink>
constexpr void settle(const Edition &edition, State &state, Position place, std::uint8_t owner,
                      Sink &events) {
    const auto building = static_cast<std::size_t>(place.building);
    state.houses[building].spaces[space_number(edition, building, place.row, place.space)] = owner;
    emit(events, event::citizen_placed, nobody, owner, building, place.row, place.space);
}

/// Neutral citizens on their printed spaces, or on all that are left. [TRO-2.6, TRO-2.8]
template <EventSink Sink>
constexpr void settle_neutrals(const Edition &edition, State &state, Sink &events) {
    if (state.players == 2) {
        for (const Position &place : edition.neutrals) settle(edition, state, place, neutral, events);
        state.neutral_citizens = static_cast<std::uint8_t>(state.neutral_citizens - edition.neutrals.size());
        return;
    }
    for (std::uint8_t building = 0; building < colours; ++building)
        for (std::uint8_t row = 0; row < edition.rows[building]; ++row)
            for (std::uint8_t space = 0; space < edition.spaces_of_row(building); ++space) {
                if (state.houses[building].spaces[space_number(edition, building, row, space)] != no_owner)
                    continue;
                settle(edition, state, {static_cast<Building>(building), row, space}, neutral, events);
                --state.neutral_citizens;
            }
}

/// Who lies on a picture goes back to his supply. [TRO-4.16]
template <EventSink Sink>
constexpr void raise_the_lying(State &state, Sink &events) {
    for (std::size_t building = 0; building < colours; ++building) {
        for (std::uint8_t owner = 0; owner < owners; ++owner) {
            if ((state.houses[building].lying >> owner & 1) == 0) continue;
            ++(owner == neutral ? state.neutral_citizens : state.seats[owner].personal);
            emit(events, event::citizen_returned, nobody, owner, building);
        }
        state.houses[building].lying = 0;
    }
}

} // namespace ville::troyes
