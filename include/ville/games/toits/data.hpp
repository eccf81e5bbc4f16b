// Les Toits de Paris: the printed matter. Cards, board and reward tokens as one plain value.
//
// The counts of the icons and the values of the tokens are not publicly known. The built-in edition holds
// a reconstruction there and says so in its id and, group by group, in its `certainty`. The owner of a box
// puts in the true figures by loading an edition. Rules: docs/rules/toits.md, chapters 1, 2 and 8.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ville/core/fault.hpp>
#include <ville/core/fields.hpp>
#include <ville/core/fixed_string.hpp>
#include <ville/core/printed.hpp>
#include <ville/core/static_vector.hpp>

namespace ville::toits {

/// The five colours of cards.
enum class Good : std::uint8_t { jewels, gold, paintings, gems, statues };
inline constexpr std::array<std::string_view, 5> good_names{"jewels", "gold", "paintings", "gems", "statues"};
constexpr Names names_of(Good) { return good_names; }
inline constexpr int goods = 5;

/// The sets of reward tokens: one per good in the order above, and the white one for feathers.
inline constexpr std::array<std::string_view, 6> set_names{"jewels", "gold",    "paintings",
                                                           "gems",   "statues", "feathers"};
inline constexpr int sets = 6;
inline constexpr int feathers_set = 5;

// Upper bounds of any edition.
inline constexpr int max_rows = 128;  ///< Rows of the card table.
inline constexpr int max_cards = 200; ///< Cards in all.
inline constexpr int max_spaces = 7;  ///< Spaces of the board.

/// A row of the card table: cards that are equal in everything.
struct Card {
    Good good = Good::jewels;
    std::uint8_t arrows = 0;   ///< Spaces by which the detective moves: 0 .. 3.
    std::uint8_t alarm = 0;    ///< 0 or 1.
    std::uint8_t feathers = 0; ///< 0 .. 9.
    std::uint8_t bonus = 0;    ///< 1 = draw the top card of the supply.
    std::uint8_t points = 0;   ///< 0 .. 9, a laurel's point included.
    std::uint8_t laurel = 0;   ///< 1 = breaks ties of its good; at most one card per good.
    std::uint8_t copies = 0;   ///< How many such cards there are: 1 .. 200.
    FixedString<15> kind;      ///< A label for front ends; no rule reads it.
    friend constexpr bool operator==(const Card &, const Card &) = default;
};
VILLE_FIELDS(Card, good, kind, arrows, alarm, feathers, bonus, points, laurel, copies)

/// The reward tokens of one set: one high and two low ones.
struct Tokens {
    std::uint8_t high = 0;
    std::uint8_t low = 0;
    friend constexpr bool operator==(const Tokens &, const Tokens &) = default;
};
VILLE_FIELDS(Tokens, high, low)

/// How sure each group of figures is.
struct Sources {
    Certainty components = Certainty::seed;
    Certainty board = Certainty::sourced;
    Certainty cards = Certainty::reconstruction;
    Certainty tokens = Certainty::reconstruction;
    friend constexpr bool operator==(const Sources &, const Sources &) = default;
};
VILLE_FIELDS(Sources, components, board, cards, tokens)

/// Everything that a box of the game prints.
struct Edition {
    FixedString<48> id;
    Sources certainty;
    std::array<LocalNames, goods> good_labels{}; ///< What the goods are called.
    std::uint8_t supply_cards = 15;              ///< Set aside face down at set-up. [TOI-1.3]
    /// Alarms of one colour that bring the police. [TOI-5.1]
    std::uint8_t alarm_limit = 3;
    std::uint8_t detective_start = 8;                      ///< Next to the last space. [TOI-3.2]
    StaticVector<std::uint8_t, max_spaces> leader_takes{}; ///< Printed below spaces 1, 2, … [TOI-3.6]
    std::array<Tokens, sets> tokens{};                     ///< In the order of `set_names`.
    StaticVector<Card, max_rows> cards{};                  ///< Equal cards share a row.

    constexpr int spaces() const { return static_cast<int>(leader_takes.size()); }
    constexpr int card_total() const {
        int total = 0;
        for (const Card &card : cards) total += card.copies;
        return total;
    }
    friend constexpr bool operator==(const Edition &, const Edition &) = default;
};
VILLE_FIELDS(Edition, id, certainty, good_labels, supply_cards, alarm_limit, detective_start, leader_takes,
             tokens, cards)

namespace detail {

constexpr LocalNames named(std::string_view english, std::string_view french) {
    LocalNames names;
    names.push_back({"en", english});
    names.push_back({"fr", french});
    return names;
}

// The same 18 cards in each colour. Reconstruction: within every known constraint, balanced by simulation.
inline constexpr std::array<Card, 14> faces{{
    //                   arrows alarm feathers bonus points laurel copies
    {Good::jewels, 1, 0, 0, 0, 0, 0, 2, "arrow1"},
    {Good::jewels, 1, 1, 0, 0, 0, 0, 1, "arrow1"},
    {Good::jewels, 2, 0, 0, 0, 0, 0, 1, "arrow2"},
    {Good::jewels, 2, 1, 0, 0, 0, 0, 1, "arrow2"},
    {Good::jewels, 3, 0, 0, 0, 0, 0, 1, "arrow3"},
    {Good::jewels, 3, 1, 0, 0, 0, 0, 1, "arrow3"},
    {Good::jewels, 0, 0, 1, 0, 0, 0, 2, "feather"},
    {Good::jewels, 0, 1, 1, 0, 0, 0, 1, "feather"},
    {Good::jewels, 0, 0, 0, 0, 1, 0, 1, "vp1"},
    {Good::jewels, 0, 1, 0, 0, 1, 0, 1, "vp1"},
    {Good::jewels, 0, 1, 0, 0, 2, 0, 1, "vp2"},
    {Good::jewels, 0, 0, 0, 1, 0, 0, 2, "bonus"},
    {Good::jewels, 0, 0, 0, 0, 1, 1, 1, "laurel"},
    {Good::jewels, 0, 1, 0, 0, 0, 0, 2, "plain"},
}};

constexpr Edition make_standard() {
    Edition edition;
    edition.id = "toits_reconstruction_1";
    edition.good_labels = {named("jewels", "bijoux"), named("gold", "or"), named("paintings", "tableaux"),
                           named("gems", "pierres précieuses"), named("statues", "statues")};
    // What is printed below the seventh space is unknown and never read. [TOI-3.10]
    for (const std::uint8_t takes : std::array<std::uint8_t, 7>{1, 1, 1, 2, 2, 4, 0})
        edition.leader_takes.push_back(takes);
    for (Tokens &set : edition.tokens) set = {.high = 5, .low = 2};
    for (int good = 0; good < goods; ++good)
        for (Card card : faces) {
            card.good = static_cast<Good>(good);
            edition.cards.push_back(card);
        }
    return edition;
}

} // namespace detail

/// The built-in edition.
inline constexpr Edition standard = detail::make_standard();

namespace detail {

struct Totals {
    int cards = 0, arrows = 0, alarms = 0, feathers = 0, bonus = 0, points = 0, laurels = 0;
    friend constexpr bool operator==(const Totals &, const Totals &) = default;
};

constexpr Totals totals_of(const Edition &edition) {
    Totals sum;
    for (const Card &card : edition.cards) {
        sum.cards += card.copies;
        sum.arrows += card.copies * card.arrows;
        sum.alarms += card.copies * card.alarm;
        sum.feathers += card.copies * card.feathers;
        sum.bonus += card.copies * card.bonus;
        sum.points += card.copies * card.points;
        sum.laurels += card.copies * card.laurel;
    }
    return sum;
}

static_assert(
    totals_of(standard) ==
    Totals{.cards = 90, .arrows = 65, .alarms = 40, .feathers = 15, .bonus = 10, .points = 25, .laurels = 5});
static_assert(standard.cards.size() == 70 && standard.spaces() == 7);

constexpr void check_cards(const Edition &edition, Faults &faults) {
    std::array<int, goods> laurels{};
    for (std::size_t i = 0; i < edition.cards.size(); ++i) {
        const Card &card = edition.cards[i];
        const int row = static_cast<int>(i);
        if (card.good >= static_cast<Good>(goods)) {
            report(faults, {"cards", row, "good", "is none of the five goods"});
            continue;
        }
        if (card.arrows > 3) report(faults, {"cards", row, "arrows", "must be 0 to 3"});
        if (card.alarm > 1) report(faults, {"cards", row, "alarm", "must be 0 or 1"});
        if (card.feathers > 9) report(faults, {"cards", row, "feathers", "must be 0 to 9"});
        if (card.bonus > 1) report(faults, {"cards", row, "bonus", "must be 0 or 1"});
        if (card.points > 9) report(faults, {"cards", row, "points", "must be 0 to 9"});
        if (card.laurel > 1) report(faults, {"cards", row, "laurel", "must be 0 or 1"});
        if (card.copies < 1 || card.copies > max_cards)
            report(faults, {"cards", row, "copies", "must be 1 to 200"});
        if (card.laurel == 1 && (laurels[static_cast<std::size_t>(card.good)] += card.copies) > 1)
            report(faults, {"cards", row, "laurel", "is a second laurel of its good"});
        for (std::size_t k = 0; k < i; ++k) {
            Card same = edition.cards[k];
            same.copies = card.copies;
            if (same == card) {
                report(faults, {"cards", row, "copies", "repeats an earlier row: equal cards share one row"});
                break;
            }
        }
    }
    const int total = edition.card_total();
    if (total > max_cards) report(faults, {"cards", -1, "", "must be 200 cards or fewer in all"});
    if (total <= edition.supply_cards)
        report(faults, {"cards", -1, "", "must be more than the cards of the supply"});
}

} // namespace detail

/// Every fault of an edition; none means that it can be played. Rules: docs/rules/toits.md, chapter 8.
constexpr Faults check_edition(const Edition &edition) {
    Faults faults;
    if (edition.id.empty()) report(faults, {"id", -1, "", "must not be empty"});
    if (edition.spaces() < 1) report(faults, {"leader_takes", -1, "", "must name at least one space"});
    if (edition.detective_start != edition.spaces() + 1)
        report(faults, {"detective_start", -1, "", "must be the space after the last one"});
    if (edition.alarm_limit < 1) report(faults, {"alarm_limit", -1, "", "must be 1 or more"});
    for (std::size_t good = 0; good < edition.good_labels.size(); ++good)
        check_names(edition.good_labels[good], {"good_labels", static_cast<int>(good), "", ""}, faults);
    for (std::size_t i = 0; i < edition.leader_takes.size(); ++i)
        if (edition.leader_takes[i] > max_spaces)
            report(faults, {"leader_takes", static_cast<int>(i), "", "must be 0 to 7"});
    for (int set = 0; set < sets; ++set) {
        const Tokens &tokens = edition.tokens[static_cast<std::size_t>(set)];
        if (tokens.high > 99) report(faults, {"tokens", set, "high", "must be 0 to 99"});
        if (tokens.low > tokens.high)
            report(faults, {"tokens", set, "low", "must not exceed the high token"});
    }
    detail::check_cards(edition, faults);
    return faults;
}

static_assert(check_edition(standard).empty());

} // namespace ville::toits
