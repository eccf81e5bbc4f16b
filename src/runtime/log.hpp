// What was done in a match: every action and every outcome of luck, in order. Omniscient.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <ville/core/action_word.hpp>
#include <ville/core/player.hpp>

namespace ville {

struct LogEntry {
    ActionWord word = 0;
    Player player = nobody; ///< A seat or chance.
    bool barrier = false;   ///< Luck, or a secret came to light: undo at the table stops here.
    bool stand_in = false;  ///< A stand-in played it, so it is no decision of a person.
};

/// Entries, and how many of them are in force: those behind the cursor have been taken back and can be redone.
class Log {
public:
    std::size_t memory() const { return entries_.capacity() * sizeof(LogEntry); }

    std::size_t size() const { return entries_.size(); }
    std::size_t cursor() const { return cursor_; }
    void move_to(std::size_t cursor) { cursor_ = cursor; }
    const LogEntry &operator[](std::size_t i) const { return entries_[i]; }

    /// Room for so many entries.
    void reserve(std::size_t count) { entries_.reserve(count); }

    /// Room for one entry more, by doubling. With `reserve` the only step that can fail.
    void make_room() {
        if (entries_.size() == entries_.capacity()) entries_.reserve(2 * entries_.size() + 64);
    }

    /// As much room as another log has.
    void make_room_for(const Log &other) { entries_.reserve(other.entries_.capacity()); }

    /// Takes over the entries of another log, for which there is room.
    void assign(const Log &other) {
        entries_.assign(other.entries_.begin(), other.entries_.end());
        cursor_ = other.cursor_;
    }

    /// Appends behind everything, what can be redone included, and leaves the cursor where it is: until `keep_from`
    /// it can be dropped again, and nothing is lost. Never fails after make_room.
    void add(LogEntry entry) { entries_.push_back(entry); }

    /// The entries from `first` on follow upon those before the cursor, and all are in force. What lay between, and
    /// could have been redone, is gone.
    void keep_from(std::size_t first) {
        entries_.erase(at(cursor_), at(first));
        cursor_ = entries_.size();
    }

    /// Forgets the entries from `first` on.
    void drop_from(std::size_t first) { entries_.erase(at(first), entries_.end()); }

    void clear() {
        entries_.clear();
        cursor_ = 0;
    }

private:
    std::vector<LogEntry>::iterator at(std::size_t i) {
        return entries_.begin() + static_cast<std::ptrdiff_t>(i);
    }

    std::vector<LogEntry> entries_;
    std::size_t cursor_ = 0;
};

} // namespace ville
