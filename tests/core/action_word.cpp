#include <ville/core/action_word.hpp>

#include <array>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

namespace ville {
namespace {

constexpr std::array<std::string_view, 3> tools{"rope", "lamp", "key"};
constexpr std::array<FieldSpec, 2> lend_fields{{
    {.name = "tool", .min = 0, .max = 2, .bits = 2, .names = tools},
    {.name = "days", .min = 1, .max = 6, .bits = 3},
}};
constexpr std::array<FieldSpec, 1> wait_fields{{{.name = "hours", .min = 0, .max = 127, .bits = 7}}};
constexpr std::array<ActionSpec, 3> specs{{
    {.number = 1, .name = "rest"},
    {.number = 2, .name = "lend", .fields = lend_fields},
    {.number = 3, .name = "wait", .fields = wait_fields},
}};

constexpr ActionWord word_of(std::size_t kind, std::uint64_t fields = 0) {
    return ActionWord{kind} << 45 | fields;
}

Reason reason_for(ActionWord word) {
    FlatAction action;
    return unpack_flat(specs, word, action);
}

TEST(ActionWord, UsesFiftyThreeBits) {
    static_assert(word_mask == 0x1FFFFFFFFFFFFF);
    EXPECT_EQ(kind_of(0), 0);
    EXPECT_EQ(kind_of(word_of(255)), 255);
    EXPECT_EQ(kind_of(word_of(1) | ActionWord{1} << 53), 0) << "a bit that no action has";
    EXPECT_EQ(kind_of(~ActionWord{0}), 0);
}

TEST(ActionWord, PacksTheFirstFieldOnTop) {
    EXPECT_EQ(pack_flat({&specs[0], {}}), word_of(1));
    EXPECT_EQ(pack_flat({&specs[1], {2, 5}}), word_of(2, std::uint64_t{2} << 43 | std::uint64_t{5} << 40));
    EXPECT_EQ(pack_flat({&specs[2], {127}}), word_of(3, std::uint64_t{127} << 38));
}

/// Every word that the table allows, in the order of the table.
std::vector<ActionWord> all_words() {
    std::vector<ActionWord> words{pack_flat({&specs[0], {}})};
    for (int tool = 0; tool <= 2; ++tool)
        for (int days = 1; days <= 6; ++days) words.push_back(pack_flat({&specs[1], {tool, days}}));
    for (int hours = 0; hours <= 127; ++hours) words.push_back(pack_flat({&specs[2], {hours}}));
    return words;
}

TEST(ActionWord, SortsAsTheTableDoes) {
    const std::vector<ActionWord> words = all_words();
    for (std::size_t i = 1; i < words.size(); ++i) EXPECT_LT(words[i - 1], words[i]);
}

TEST(ActionWord, UnpacksWhatWasPacked) {
    for (const ActionWord word : all_words()) {
        FlatAction action;
        ASSERT_EQ(unpack_flat(specs, word, action), Reason::none);
        EXPECT_EQ(pack_flat(action), word);
    }
}

TEST(ActionWord, RefusesKindsThatAreNot) {
    for (const ActionWord word :
         {word_of(0), word_of(4), word_of(255), word_of(1) | ActionWord{1} << 53, ~ActionWord{0}})
        EXPECT_EQ(reason_for(word), Reason::unknown_kind) << word;
}

TEST(ActionWord, RefusesFieldsOutOfRange) {
    const auto lend = [](std::uint64_t tool, std::uint64_t days) {
        return word_of(2, tool << 43 | days << 40);
    };
    EXPECT_EQ(reason_for(lend(2, 6)), Reason::none);
    EXPECT_EQ(reason_for(lend(3, 6)), Reason::bad_fields);
    EXPECT_EQ(reason_for(lend(2, 0)), Reason::bad_fields);
    EXPECT_EQ(reason_for(lend(2, 7)), Reason::bad_fields);
}

TEST(ActionWord, RefusesBitsThatBelongToNoField) {
    for (int bit = 0; bit < 45; ++bit) {
        EXPECT_EQ(reason_for(word_of(1, std::uint64_t{1} << bit)), Reason::bad_fields) << "rest, bit " << bit;
        const bool of_a_field = bit >= 38;
        EXPECT_EQ(reason_for(word_of(3, std::uint64_t{1} << bit)),
                  of_a_field ? Reason::none : Reason::bad_fields)
            << "wait, bit " << bit;
    }
}

} // namespace
} // namespace ville
