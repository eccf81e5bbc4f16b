// What is wrong with an edition, and where.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include <ville/core/static_vector.hpp>

namespace ville {

/// One fault: the place as a JSON pointer (`/cards/3/arrows`, `/lines/2/stops/4`) built from parts, and what is wrong
/// there.
struct Fault {
    std::string_view group;  ///< First step of the pointer, such as "cards".
    int row = -1;            ///< Second step, or -1.
    std::string_view member; ///< Third step, or empty.
    std::string_view what;   ///< One clause in English, such as "must be 0 or 1".
    int item = -1;           ///< Last step, in a member that is a list, or -1.
};

/// The first faults that were found, and how many more there are.
class Faults {
public:
    using List = StaticVector<Fault, 32>;

    constexpr bool empty() const { return list_.empty(); }
    constexpr std::size_t size() const { return list_.size(); } ///< Of those that are kept.
    constexpr std::size_t more() const { return more_; }        ///< How many were found besides.
    constexpr const Fault &operator[](std::size_t i) const { return list_[i]; }
    constexpr const Fault *begin() const { return list_.begin(); }
    constexpr const Fault *end() const { return list_.end(); }

    constexpr void add(const Fault &fault) {
        if (list_.full()) ++more_;
        else list_.push_back(fault);
    }

private:
    List list_;
    std::size_t more_ = 0;
};

constexpr void report(Faults &faults, Fault fault) { faults.add(fault); }

} // namespace ville
