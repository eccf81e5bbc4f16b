// The events of a match, numbered from 0, each handed to a viewer as he may know it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <ville/core/event.hpp>

namespace ville {

/// Keeps the newest events. No number is told twice. The room is asked for once, so that nothing can fail while
/// playing; when it is full the oldest half is forgotten. Numbers count on from 2^32 - 1 to 0, so they are compared by
/// their distance.
class Journal {
public:
    /// Room for this many events. The only step that can fail.
    void reserve(std::size_t events);

    std::uint32_t begin_number() const { return first_; }
    std::uint32_t end_number() const { return first_ + static_cast<std::uint32_t>(events_.size()); }
    std::size_t memory() const { return events_.capacity() * sizeof(Event); }

    /// Whether `count` more events fit without forgetting any, and one behind them: that something was taken back can
    /// always be told.
    bool has_room(std::size_t count) const { return events_.size() + count < events_.capacity(); }

    /// Makes `count` more events fit, and one behind them. Precondition: less than half of what was reserved.
    void make_room(std::size_t count);

    /// Numbers and keeps an event, for which there is room.
    void add(Event event);

    /// Forgets the events from this number on, of which nobody has been told. Precondition: it lies in between.
    void drop_from(std::uint32_t number) { events_.resize(number - first_); }

    /// Whether a reader can ask from this number on.
    bool keeps_from(std::uint32_t number) const { return number - first_ <= events_.size(); }

    /// Forgets everything; the next event gets this number.
    void restart(std::uint32_t next_number);

    /// As much room as another journal has.
    void make_room_for(const Journal &other) { events_.reserve(other.events_.capacity()); }

    /// Takes over what another one keeps, for which there is room.
    void assign(const Journal &other);

    /// Precondition: the number lies between begin_number() and end_number().
    const Event &at(std::uint32_t number) const { return events_[number - first_]; }

private:
    std::vector<Event> events_;
    std::uint32_t first_ = 0;
};

} // namespace ville
