// What was done in a match: every action and every outcome of luck, in order. Omniscient.
#pragma once

#include <cstdint>
#include <vector>

#include <ville/core/action_word.hpp>
#include <ville/core/player.hpp>

namespace ville {

struct LogEntry {
    ActionWord word = 0;
    Player player = nobody;   ///< A seat or chance.
    bool barrier = false;     ///< Luck, or a secret came to light: undo at the table stops here.
};

/// Entries, and how many of them are in force: those behind have been taken back and can be redone.
class Log {
public:
    std::size_t memory() const { return entries_.capacity() * sizeof(LogEntry); }

    std::size_t size() const { return entries_.size(); }
    std::size_t cursor() const { return cursor_; }
    void move_to(std::size_t cursor) { cursor_ = cursor; }
    const LogEntry &operator[](std::size_t i) const { return entries_[i]; }

    /// Whether `count` more entries fit.
    bool has_room(std::size_t count) const { return entries_.capacity() >= cursor_ + count; }

    /// Makes sure that `count` more entries fit: the only step that can fail.
    void make_room(std::size_t count) {
        if (!has_room(count)) entries_.reserve(entries_.size() + 2 * count);
    }

    /// As much room as another log has.
    void make_room_for(const Log &other) { entries_.reserve(other.entries_.capacity()); }

    /// Takes over the entries of another log, for which there is room.
    void assign(const Log &other) {
        entries_.assign(other.entries_.begin(), other.entries_.end());
        cursor_ = other.cursor_;
    }

    /// Appends at the cursor; what could have been redone is gone. Never fails after make_room.
    void add(LogEntry entry) {
        entries_.resize(cursor_);
        entries_.push_back(entry);
        ++cursor_;
    }

    void clear() {
        entries_.clear();
        cursor_ = 0;
    }

private:
    std::vector<LogEntry> entries_;
    std::size_t cursor_ = 0;
};

} // namespace ville
