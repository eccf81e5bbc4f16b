// Facts that happened, in order: what a host animates and a log tells.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include <ville/core/player.hpp>
#include <ville/core/schema.hpp>

namespace ville {

/// The most arguments of an event beside its player.
inline constexpr std::size_t max_event_args = 6;

/// One fact. `type` is a row of the game's event table, which names the arguments.
struct Event {
    /// Number in the match's journal, from 0; set by the runtime.
    std::uint32_t seq = 0;
    std::uint16_t type = 0; ///< 1 .. 63 common to all games, 64 .. the game's own.
    /// Whom it concerns; `nobody` where the kind names no player.
    Player player = nobody;
    std::uint8_t flags = 0; ///< See event_flag.
    /// In the order of the kind's fields; hidden ones are -1.
    std::array<std::int32_t, max_event_args> arg{};

    friend constexpr bool operator==(const Event &, const Event &) = default;
};

namespace event_flag {
inline constexpr std::uint8_t partial = 1; ///< This viewer does not get every field.
} // namespace event_flag

/// Event types that mean the same in every game.
namespace event_type {
inline constexpr std::uint16_t turn_started = 1;  ///< player, turn (counted from 1 over the match)
inline constexpr std::uint16_t points_scored = 2; ///< player, source (a score line of the game), points
inline constexpr std::uint16_t match_over = 3;    ///< winners (bit p = seat p), reason
inline constexpr std::uint16_t undone = 4;        ///< to_ply; sent by the runtime when plies are taken back
inline constexpr std::uint16_t first_of_game = 64;
} // namespace event_type

/// Who gets which part of an event. `seats` see every field. The others, the spectator included, get the
/// event without the arguments in `hidden` — or not at all, when `hidden` is 0.
struct Visibility {
    std::uint8_t seats = 0xff; ///< Bit p = seat p sees every field; 0xff = everybody does.
    std::uint8_t hidden = 0;   ///< Bit i = arg[i] is blank for the others.

    constexpr bool everybody() const { return seats == 0xff; }
    friend constexpr bool operator==(const Visibility &, const Visibility &) = default;
};

/// The event as `viewer` may know it. Answers false when he gets none. This is the one door through which
/// events leave for a viewer.
constexpr bool redact(Event &event, Visibility who, Viewer viewer) {
    if (viewer == omniscient || who.everybody()) return true;
    if (is_seat(viewer) && ((who.seats >> viewer) & 1u) != 0) return true;
    if (who.hidden == 0) return false;
    for (std::size_t i = 0; i < max_event_args; ++i)
        if ((who.hidden >> i) & 1u) event.arg[i] = -1;
    event.flags |= event_flag::partial;
    return true;
}

/// A place to put events. Rules are written once and compiled twice: with NoEvents nothing is left of them.
template <class T>
concept EventSink = requires(T &sink, const Event &event) {
    { T::wanted } -> std::convertible_to<bool>;
    sink.push(event);
};

/// For those who need no events.
struct NoEvents {
    static constexpr bool wanted = false;
    constexpr void push(const Event &) {}
};

/// Events into memory that somebody else owns. What does not fit is counted and dropped.
class EventBuffer {
public:
    static constexpr bool wanted = true;
    constexpr EventBuffer(Event *data, std::uint32_t capacity) : data_(data), capacity_(capacity) {}

    constexpr void push(const Event &event) {
        if (size_ < capacity_) data_[size_] = event;
        ++size_;
    }
    constexpr void clear() { size_ = 0; }
    constexpr std::uint32_t size() const { return size_; }
    constexpr std::span<const Event> events() const { return {data_, size_ < capacity_ ? size_ : capacity_}; }
    constexpr const Event *begin() const { return events().data(); }
    constexpr const Event *end() const { return events().data() + events().size(); }

private:
    Event *data_;
    std::uint32_t capacity_;
    std::uint32_t size_ = 0;
};

/// Events with room of their own, for C++ callers: `ville::EventList<Game::max_events> events;`
template <std::uint32_t N>
class EventList : public EventBuffer {
public:
    EventList() : EventBuffer(room_, N) {}
    EventList(const EventList &) = delete;
    EventList &operator=(const EventList &) = delete;

private:
    Event room_[N]; // an array's place is known before it is made, std::array's data() is not
};

/// Sends one event, at no cost where nobody wants it.
template <EventSink Sink, class... Args>
constexpr void emit(Sink &sink, std::uint16_t type, Player player, Args... args) {
    static_assert(sizeof...(Args) <= max_event_args);
    if constexpr (Sink::wanted)
        sink.push({.type = type, .player = player, .arg = {static_cast<std::int32_t>(args)...}});
}

} // namespace ville
