#include "runtime/journal.hpp"

namespace ville {

void Journal::reserve(std::size_t events) { events_.reserve(events); }

void Journal::make_room(std::size_t count) {
    if (has_room(count)) return;
    const std::size_t forgotten = (events_.size() + 1) / 2;
    events_.erase(events_.begin(), events_.begin() + static_cast<std::ptrdiff_t>(forgotten));
    first_ += static_cast<std::uint32_t>(forgotten);
}

void Journal::assign(const Journal &other) {
    events_.assign(other.events_.begin(), other.events_.end());
    first_ = other.first_;
}

void Journal::add(Event event) {
    event.seq = end_number();
    events_.push_back(event);
}

void Journal::restart(std::uint32_t next_number) {
    events_.clear();
    first_ = next_number;
}

} // namespace ville
