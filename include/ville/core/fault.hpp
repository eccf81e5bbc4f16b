// What is wrong with an edition, and where.
#pragma once

#include <cstdint>
#include <string_view>

#include <ville/core/static_vector.hpp>

namespace ville {

/// One fault: the place as a JSON pointer (`/cards/3/arrows`, `/lines/2/stops/4`) built from parts, and what is wrong
/// there.
struct Fault {
    std::string_view group;      ///< First step of the pointer, such as "cards".
    int row = -1;                ///< Second step, or -1.
    std::string_view member;     ///< Third step, or empty.
    std::string_view what;       ///< One clause in English, such as "must be 0 or 1".
    int item = -1;               ///< Last step, in a member that is a list, or -1.
};

/// Every fault that was found, up to a fixed number.
using Faults = StaticVector<Fault, 128>;

/// Adds a fault unless the list is full.
constexpr void report(Faults &faults, Fault fault) {
    if (!faults.full()) faults.push_back(fault);
}

} // namespace ville
