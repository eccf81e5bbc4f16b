// The bytes of saves: those of cereal's own portable archive, and a reader that believes nothing.
#include "io/archive.hpp"

#include <sstream>

#include <gtest/gtest.h>

#include <cereal/archives/portable_binary.hpp>
#include <ville/games/toits/game.hpp>

#include "conformance/sample.hpp"
#include "games/toits/traits.hpp"

namespace ville::io {

namespace archive_test {

enum class Colour : std::uint8_t { red, green, blue };
inline constexpr std::array<std::string_view, 3> colour_names{"red", "green", "blue"};
constexpr Names names_of(Colour) { return colour_names; }

struct Point {
    std::int16_t x = 0;
    std::uint8_t y = 0;
    friend constexpr bool operator==(const Point &, const Point &) = default;
};
VILLE_FIELDS(Point, x, y)

/// One of every kind of field.
struct Everything {
    std::uint8_t small = 0;
    std::uint16_t medium = 0;
    std::uint32_t large = 0;
    std::uint64_t huge = 0;
    std::int8_t negative = 0;
    Colour colour = Colour::red;
    FixedString<6> text;
    std::array<std::uint8_t, 3> bytes{};
    std::array<std::uint16_t, 2> words{};
    StaticVector<std::uint8_t, 4> few;
    StaticVector<Point, 3> points;
    Bag<8> bag;
    std::array<Colour, 2> colours{};
    friend constexpr bool operator==(const Everything &, const Everything &) = default;
};
VILLE_FIELDS(Everything, small, medium, large, huge, negative, colour, text, bytes, words, few, points, bag,
             colours)

Everything example() {
    Everything value;
    value.small = 1;
    value.medium = 0x0203;
    value.large = 0x04050607;
    value.huge = 0x08090a0b0c0d0e0f;
    value.negative = -2;
    value.colour = Colour::blue;
    value.text.assign("é!");
    value.bytes = {7, 8, 9};
    value.words = {0x1122, 0x3344};
    value.few.push_back(5);
    value.few.push_back(6);
    value.points.push_back({.x = -1, .y = 2});
    value.bag.add(1, 3);
    value.bag.add(7);
    value.colours = {Colour::green, Colour::red};
    return value;
}

// clang-format off
const std::vector<std::uint8_t> example_bytes{
    0x01,                                           // small
    0x03, 0x02,                                     // medium
    0x07, 0x06, 0x05, 0x04,                         // large
    0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08, // huge
    0xfe,                                           // negative
    0x02,                                           // colour
    0x03, 0xc3, 0xa9, 0x21,                         // text: its length, then é!
    0x07, 0x08, 0x09,                               // bytes
    0x22, 0x11, 0x44, 0x33,                         // words
    0x02, 0x00, 0x05, 0x06,                         // few: how many, then each
    0x01, 0x00, 0xff, 0xff, 0x02,                   // points: how many, then x and y
    0x00, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, // bag: every row
    0x01, 0x00,                                     // colours
};
// clang-format on

/// Where things stand in these bytes.
constexpr std::size_t colour_at = 16, text_at = 17, few_at = 28, points_at = 32, bag_at = 37;

template <class T>
std::vector<std::uint8_t> written(const T &value) {
    MemoryOutput size({});
    write_value(size, value);
    std::vector<std::uint8_t> bytes(size.size());
    MemoryOutput archive(bytes);
    write_value(archive, value);
    EXPECT_EQ(archive.size(), bytes.size());
    EXPECT_FALSE(archive.failed());
    return bytes;
}

template <class T>
bool read(std::span<const std::uint8_t> bytes, T &value) {
    MemoryInput archive(bytes);
    read_value(archive, value);
    return archive.finished();
}

/// What cereal's own archive writes, without the byte that tells the order of bytes.
template <class T>
std::vector<std::uint8_t> written_by_cereal(const T &value) {
    std::ostringstream stream;
    {
        cereal::PortableBinaryOutputArchive archive(
            stream, cereal::PortableBinaryOutputArchive::Options::LittleEndian());
        archive(Walk<const T>{value});
    }
    const std::string text = stream.str();
    EXPECT_EQ(text.at(0), 1) << "little-endian";
    return {text.begin() + 1, text.end()};
}

} // namespace archive_test

using namespace archive_test;

TEST(Archive, WritesEachKindOfValueAsThePageSays) {
    EXPECT_EQ(written(example()), example_bytes);
    Everything back;
    ASSERT_TRUE(read(example_bytes, back));
    EXPECT_TRUE(back == example());
}

TEST(Archive, BytesAreThoseOfCereal) {
    EXPECT_EQ(written_by_cereal(example()), example_bytes);
    EXPECT_EQ(written_by_cereal(toits::standard), written(toits::standard));
    for (std::uint32_t number = 0; number < 40; ++number) {
        const tests::Sample<toits::Game> match = tests::sample<toits::Game>(number);
        EXPECT_EQ(written_by_cereal(match.edition), written(match.edition));
        for (tests::Walk<toits::Game> walk(match); !walk.over(); walk.apply(walk.choose()))
            ASSERT_EQ(written_by_cereal(walk.state()), written(walk.state()))
                << number << ", ply " << walk.ply();
    }
}

TEST(Archive, CountsWhatDoesNotFitAndWritesNothingOfIt) {
    for (std::size_t room = 0; room <= example_bytes.size(); ++room) {
        std::vector<std::uint8_t> memory(room + 8, 0xa5);
        MemoryOutput archive(std::span<std::uint8_t>(memory.data(), room));
        write_value(archive, example());
        EXPECT_EQ(archive.size(), example_bytes.size());
        EXPECT_EQ(archive.failed(), room < example_bytes.size());
        for (std::size_t i = room; i < memory.size(); ++i) ASSERT_EQ(memory[i], 0xa5);
    }
}

TEST(Archive, RefusesEveryCutAndAnythingBehind) {
    for (std::size_t size = 0; size < example_bytes.size(); ++size) {
        Everything value;
        EXPECT_FALSE(read(std::span(example_bytes).first(size), value)) << size;
    }
    std::vector<std::uint8_t> longer = example_bytes;
    longer.push_back(0);
    Everything value;
    EXPECT_FALSE(read(longer, value));
}

TEST(Archive, GivesZeroesAfterAFault) {
    const std::uint8_t bytes[] = {1, 2, 3};
    MemoryInput archive(bytes);
    std::uint16_t first = 9, third = 9;
    std::uint32_t second = 9;
    archive(first, second, third);
    EXPECT_EQ(first, 0x0201);
    EXPECT_EQ(second, 0u) << "four bytes are not there";
    EXPECT_EQ(third, 0) << "nor is anything behind a fault";
    EXPECT_TRUE(archive.failed());
    EXPECT_FALSE(archive.finished());
}

TEST(Archive, BoundsEveryCount) {
    const auto refuses = [](std::size_t at, std::vector<std::uint8_t> with) {
        std::vector<std::uint8_t> bytes = example_bytes;
        std::copy(with.begin(), with.end(), bytes.begin() + static_cast<std::ptrdiff_t>(at));
        bytes.resize(4096, 0); // enough behind it to be read
        Everything value;
        MemoryInput archive(bytes);
        read_value(archive, value);
        EXPECT_TRUE(archive.failed()) << "byte " << at;
        EXPECT_LE(value.text.size(), 6u);
        EXPECT_LE(value.few.size(), 4u);
        EXPECT_LE(value.points.size(), 3u);
        EXPECT_LE(static_cast<int>(value.colour), 2);
    };
    refuses(text_at, {7});
    refuses(text_at, {255});
    refuses(few_at, {5, 0});
    refuses(few_at, {0, 1});
    refuses(few_at, {0xff, 0xff});
    refuses(points_at, {4, 0});
    refuses(points_at, {0xff, 0xff});
    refuses(bag_at, {255, 1}); // more than 255 in all
    refuses(bag_at, {200, 200, 200, 200, 200, 200, 200, 200});
    refuses(colour_at, {3});
    refuses(colour_at, {255});
    refuses(text_at + 1, {0xff});   // no UTF-8
    refuses(text_at + 1, {'a', 0}); // a zero byte inside
}

TEST(Archive, LeavesNoTraceOfWhatWasThereBefore) {
    Everything full = example();
    full.text.assign("abcdef");
    while (!full.few.full()) full.few.push_back(99);
    while (!full.points.full()) full.points.push_back({.x = 99, .y = 99});
    ASSERT_TRUE(read(example_bytes, full));
    EXPECT_TRUE(full == example());
    EXPECT_EQ(full.few.data()[2], 0) << "unused slots are empty";
    EXPECT_EQ(full.points.data()[1].x, 0);
    EXPECT_EQ(written(full), example_bytes);
}

} // namespace ville::io
