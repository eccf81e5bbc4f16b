// docs/rules/toits.md, chapter 2: goods and cards of the built-in edition.
#include "support.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ville::toits::tests {
namespace {

/// The number of cards of the built-in edition with a property.
template <class Property>
int count_cards(Property property) {
    int count = 0;
    for (const Card &card : standard.cards)
        if (property(card)) count += card.copies;
    return count;
}

constexpr std::array<Good, 5> all_goods{Good::jewels, Good::gold, Good::paintings, Good::gems, Good::statues};

TEST(ToitsCards, EveryCardBelongsToOneOfFiveGoods) {
    covers("TOI-2.1");
    EXPECT_EQ(goods, 5);
    int cards_of_all_goods = 0;
    for (const Good good : all_goods)
        cards_of_all_goods += count_cards([&](const Card &card) { return card.good == good; });
    EXPECT_EQ(cards_of_all_goods, 90);
}

TEST(ToitsCards, GoodsHaveNamesAndAnOrder) {
    covers("TOI-2.2");
    constexpr std::array<std::string_view, 5> names{"jewels", "gold", "paintings", "gems", "statues"};
    for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(name_of(all_goods[i]), names[i]);
    EXPECT_TRUE(std::ranges::is_sorted(standard.cards, {}, &Card::good));
}

TEST(ToitsCards, EachGoodHasEighteenCards) {
    covers("TOI-2.4");
    for (const Good good : all_goods)
        EXPECT_EQ(count_cards([&](const Card &card) { return card.good == good; }), 18) << name_of(good);
}

TEST(ToitsCards, AllMarksExist) {
    covers("TOI-2.5");
    for (int arrows = 0; arrows <= 3; ++arrows)
        EXPECT_GT(count_cards([&](const Card &card) { return card.arrows == arrows; }), 0);
    EXPECT_GT(count_cards([](const Card &card) { return card.alarm != 0; }), 0);
    EXPECT_GT(count_cards([](const Card &card) { return card.feathers != 0; }), 0);
    EXPECT_GT(count_cards([](const Card &card) { return card.bonus != 0; }), 0);
    EXPECT_GT(count_cards([](const Card &card) { return card.points == 1 && card.laurel == 0; }), 0);
    EXPECT_GT(count_cards([](const Card &card) { return card.points == 2; }), 0);
    for (const Card &card : standard.cards)
        if (card.laurel != 0) {
            EXPECT_EQ(card.points, 1) << "a laurel is worth 1 point";
        }
}

TEST(ToitsCards, OneMarkBesideTheAlarm) {
    covers("TOI-2.6");
    for (const Card &card : standard.cards)
        EXPECT_LE((card.arrows > 0) + (card.feathers > 0) + (card.bonus > 0) + (card.points > 0), 1)
            << card.kind.view();
    EXPECT_GT(count_cards([](const Card &card) { return card.alarm != 0 && card.arrows != 0; }), 0)
        << "an alarm may stand beside";
}

TEST(ToitsCards, AFeatherCardBearsOneFeather) {
    covers("TOI-2.7");
    for (const Card &card : standard.cards) EXPECT_LE(card.feathers, 1);
}

TEST(ToitsCards, EachGoodHasOneLaurel) {
    covers("TOI-2.8");
    for (const Good good : all_goods)
        EXPECT_EQ(count_cards([&](const Card &card) { return card.good == good && card.laurel == 1; }), 1)
            << name_of(good);
}

TEST(ToitsCards, TheDeckIsTheReconstructedOne) {
    covers("TOI-2.9");
    struct Face {
        int arrows, alarm, feathers, bonus, points, laurel, copies;
        bool operator==(const Face &) const = default;
    };
    // clang-format off
    constexpr std::array<Face, 14> faces{{
        // arrows alarm feathers bonus points laurel copies
        {1,       0,    0,       0,    0,     0,     2},
        {1,       1,    0,       0,    0,     0,     1},
        {2,       0,    0,       0,    0,     0,     1},
        {2,       1,    0,       0,    0,     0,     1},
        {3,       0,    0,       0,    0,     0,     1},
        {3,       1,    0,       0,    0,     0,     1},
        {0,       0,    1,       0,    0,     0,     2},
        {0,       1,    1,       0,    0,     0,     1},
        {0,       0,    0,       0,    1,     0,     1},
        {0,       1,    0,       0,    1,     0,     1},
        {0,       1,    0,       0,    2,     0,     1},
        {0,       0,    0,       1,    0,     0,     2},
        {0,       0,    0,       0,    1,     1,     1},
        {0,       1,    0,       0,    0,     0,     2},
    }};
    // clang-format on
    ASSERT_EQ(standard.cards.size(), 70u);
    for (std::size_t row = 0; row < 70; ++row) {
        const Card &card = standard.cards[row];
        EXPECT_EQ(static_cast<std::size_t>(card.good), row / 14);
        EXPECT_EQ(
            (Face{card.arrows, card.alarm, card.feathers, card.bonus, card.points, card.laurel, card.copies}),
            faces[row % 14])
            << "row " << row;
    }
    EXPECT_EQ(count_cards([](const Card &card) { return card.arrows > 0; }), 35);
    constexpr std::array<int, 4> cards_with_arrows{55, 15, 10, 10};
    for (std::size_t arrows = 0; arrows <= 3; ++arrows)
        EXPECT_EQ(count_cards([&](const Card &card) { return card.arrows == arrows; }),
                  cards_with_arrows[arrows]);
    EXPECT_EQ(count_cards([](const Card &card) { return card.points > 0; }), 20);
    EXPECT_EQ(detail::totals_of(standard), (detail::Totals{.cards = 90,
                                                           .arrows = 65,
                                                           .alarms = 40,
                                                           .feathers = 15,
                                                           .bonus = 10,
                                                           .points = 25,
                                                           .laurels = 5}));
}

} // namespace
} // namespace ville::toits::tests
