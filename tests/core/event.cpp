#include <ville/core/event.hpp>

#include <array>
#include <cstdint>

#include <gtest/gtest.h>

namespace ville {
namespace {

static_assert(sizeof(Event) == 32, "the layout that the C interface promises");
static_assert(EventSink<NoEvents> && EventSink<EventBuffer> && EventSink<EventList<4>>);

constexpr Event card_drawn{.seq = 3, .type = 64, .player = 1, .arg = {10, 11, 12, 13, 14, 15}};

/// The event as a viewer gets it; type 0 when he gets none.
Event seen_by(Viewer viewer, Visibility who) {
    Event event = card_drawn;
    return redact(event, who, viewer) ? event : Event{};
}

TEST(Redaction, WhatIsPublicReachesEverybodyWhole) {
    for (const Viewer viewer : {Viewer{0}, Viewer{3}, public_viewer, omniscient})
        EXPECT_EQ(seen_by(viewer, {}), card_drawn);
}

TEST(Redaction, TheSeatsNamedAndTheRefereeSeeEverything) {
    constexpr Visibility who{.seats = 0b0010, .hidden = 0b000001};
    EXPECT_EQ(seen_by(1, who), card_drawn);
    EXPECT_EQ(seen_by(omniscient, who), card_drawn);
}

TEST(Redaction, OthersGetTheEventWithBlanks) {
    constexpr Visibility who{.seats = 0b0010, .hidden = 0b100101};
    Event blanked = card_drawn;
    blanked.arg = {-1, 11, -1, 13, 14, -1};
    blanked.flags = event_flag::partial;
    for (const Viewer viewer : {Viewer{0}, Viewer{2}, Viewer{3}, public_viewer})
        EXPECT_EQ(seen_by(viewer, who), blanked);
}

TEST(Redaction, OthersGetNothingWhereNothingIsLeftToSee) {
    constexpr Visibility who{.seats = 0b0101, .hidden = 0};
    EXPECT_EQ(seen_by(0, who), card_drawn);
    EXPECT_EQ(seen_by(1, who), Event{});
    EXPECT_EQ(seen_by(2, who), card_drawn);
    EXPECT_EQ(seen_by(public_viewer, who), Event{});
    EXPECT_EQ(seen_by(omniscient, {.seats = 0, .hidden = 0}), card_drawn);
    EXPECT_EQ(seen_by(0, {.seats = 0, .hidden = 0}), Event{});
}

TEST(EventBuffer, KeepsWhatFitsAndCountsTheRest) {
    std::array<Event, 2> room;
    EventBuffer buffer(room.data(), 2);
    for (int i = 0; i < 3; ++i) emit(buffer, 70, 1, i);
    EXPECT_EQ(buffer.size(), 3u);
    ASSERT_EQ(buffer.events().size(), 2u);
    EXPECT_EQ(buffer.events()[1].arg[0], 1);
    buffer.clear();
    EXPECT_EQ(buffer.size(), 0u);
    EXPECT_EQ(buffer.begin(), buffer.end());
}

TEST(EventList, HoldsEventsInOrder) {
    EventList<3> events;
    emit(events, event_type::turn_started, 2, 7);
    emit(events, event_type::match_over, nobody, 0b101, 0);
    int seen = 0;
    for (const Event &event : events)
        EXPECT_EQ(event.type, seen++ == 0 ? event_type::turn_started : event_type::match_over);
    EXPECT_EQ(seen, 2);
    EXPECT_EQ(events.events()[0], (Event{.type = 1, .player = 2, .arg = {7}}));
    EXPECT_EQ(events.events()[1], (Event{.type = 3, .player = nobody, .arg = {5, 0}}));
}

} // namespace
} // namespace ville
