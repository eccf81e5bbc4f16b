// Troyes: what can be done. The numbers are ABI: new ones come at the end.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <ville/core/action_word.hpp>
#include <ville/core/schema.hpp>
#include <ville/games/troyes/action/dice.hpp>

namespace ville::troyes {

enum class ActionKind : std::uint8_t {
    setup_citizen = 1,
    return_event_cube,
    return_cathedral_cube,
    counter,
    fail_counter,
    counter_die,
    counter_done,
    activate,
    fight_event,
    build_cathedral,
    place_citizen,
    agriculture,
    pass,
    hire_tradesman,
    use_dice,
    activations,
    miller,
    place_cube,
    cathedral_level,
    turn_die,
    turn_done,
    reroll_die,
    recruit_citizen,
    turn_dice,
    deal_character,
    reveal_activity,
    reveal_event,
    roll_die,
};

/// One decision. `a`, `b` and `c` are the kind's fields in their order; `code` is its field of dice, if it has one.
struct Action {
    ActionKind kind = ActionKind::pass;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;
    std::uint32_t code = 0;
    friend constexpr bool operator==(const Action &, const Action &) = default;
};

// ---- From where a tradesman comes, and which delayed cube is spent

/// 0 = the supply, then the buildings, their pictures, and the activity cards.
inline constexpr std::uint8_t from_supply = 0;
inline constexpr std::uint8_t from_building = 1;
inline constexpr std::uint8_t from_picture = from_building + colours;
inline constexpr std::uint8_t from_card = from_picture + colours;
inline constexpr int sources = from_card + activity_cards;

/// 0 = none, then the activity cards.
inline constexpr std::uint8_t no_cube = 0;
inline constexpr std::uint8_t cube_of_card = 1;

namespace detail {

template <std::size_t N>
constexpr std::array<std::string_view, N + activity_cards>
before_cards(const std::array<std::string_view, N> &names) {
    std::array<std::string_view, N + activity_cards> all{};
    for (std::size_t i = 0; i < N; ++i) all[i] = names[i];
    for (std::size_t i = 0; i < activity_cards; ++i) all[N + i] = activity_codes[i];
    return all;
}

} // namespace detail

inline constexpr auto source_names = detail::before_cards(
    std::array<std::string_view, 7>{"supply", "palace", "bishopric", "city_hall", "palace_picture",
                                    "bishopric_picture", "city_hall_picture"});
inline constexpr auto cube_names = detail::before_cards(std::array<std::string_view, 1>{"none"});
static_assert(source_names.size() == sources);

// ---- The table

inline constexpr int max_activations =
    60; ///< Three dice of 6, doubled or trebled or raised by 9, with a divisor of 1.

namespace detail {

// clang-format off
inline constexpr FieldSpec building_field{.name = "building", .max = colours - 1, .bits = 2, .names = building_names};
inline constexpr FieldSpec row_field{.name = "row", .max = 5, .bits = 3};
inline constexpr FieldSpec space_field{.name = "space", .max = 2, .bits = 2};
inline constexpr FieldSpec event_field{.name = "event", .max = event_cards - 1, .bits = 5, .names = event_codes};
inline constexpr FieldSpec level_field{.name = "level", .min = 1, .max = levels, .bits = 2};
inline constexpr FieldSpec column_field{.name = "column", .min = 1, .max = faces, .bits = 3};
inline constexpr FieldSpec black_field{.name = "black", .min = 1, .max = max_black_code, .bits = 17, .spelling = &black_spelling};
inline constexpr FieldSpec colour_field{.name = "colour", .max = colours - 1, .bits = 2, .names = Names(colour_names).first(colours)};
inline constexpr FieldSpec value_field{.name = "value", .min = 1, .max = faces, .bits = 3};
inline constexpr FieldSpec card_field{.name = "card", .max = activity_cards - 1, .bits = 5, .names = activity_codes};
inline constexpr FieldSpec from_field{.name = "from", .max = sources - 1, .bits = 6, .names = source_names};
inline constexpr FieldSpec cube_field{.name = "cube", .max = activity_cards, .bits = 5, .names = cube_names};
inline constexpr FieldSpec dice_field{.name = "dice", .min = 1, .max = max_group_code, .bits = group_bits, .spelling = &group_spelling};
inline constexpr FieldSpec count_field{.name = "count", .min = 1, .max = max_activations, .bits = 6};
inline constexpr FieldSpec character_field{.name = "character", .max = characters - 1, .bits = 3, .names = character_codes};
// clang-format on

inline constexpr std::array a_space{building_field, row_field, space_field};
inline constexpr std::array an_event{event_field};
inline constexpr std::array a_cathedral_space{level_field, column_field};
inline constexpr std::array black_dice{black_field};
inline constexpr std::array a_die{colour_field, value_field};
inline constexpr std::array a_card{card_field};
inline constexpr std::array a_building{building_field};
inline constexpr std::array a_source{from_field, row_field, space_field};
inline constexpr std::array a_group{cube_field, dice_field};
inline constexpr std::array a_count{count_field};
inline constexpr std::array a_level{level_field};
inline constexpr std::array a_character{character_field};
inline constexpr std::array a_value{value_field};

} // namespace detail

inline constexpr std::array<ActionSpec, 28> action_specs{{
    {.number = 1, .name = "setup_citizen", .fields = detail::a_space},
    {.number = 2, .name = "return_event_cube", .fields = detail::an_event},
    {.number = 3, .name = "return_cathedral_cube", .fields = detail::a_cathedral_space},
    {.number = 4, .name = "counter", .fields = detail::black_dice},
    {.number = 5, .name = "fail_counter"},
    {.number = 6, .name = "counter_die", .fields = detail::a_die},
    {.number = 7, .name = "counter_done"},
    {.number = 8, .name = "activate", .fields = detail::a_card},
    {.number = 9, .name = "fight_event", .fields = detail::an_event},
    {.number = 10, .name = "build_cathedral"},
    {.number = 11, .name = "place_citizen", .fields = detail::a_building},
    {.number = 12, .name = "agriculture"},
    {.number = 13, .name = "pass"},
    {.number = 14, .name = "hire_tradesman", .fields = detail::a_source},
    {.number = 15, .name = "use_dice", .fields = detail::a_group},
    {.number = 16, .name = "activations", .fields = detail::a_count},
    {.number = 17, .name = "miller", .fields = detail::a_building},
    {.number = 18, .name = "place_cube", .fields = detail::an_event},
    {.number = 19, .name = "cathedral_level", .fields = detail::a_level},
    {.number = 20, .name = "turn_die", .fields = detail::a_die},
    {.number = 21, .name = "turn_done"},
    {.number = 22, .name = "reroll_die", .fields = detail::a_die},
    {.number = 23, .name = "recruit_citizen"},
    {.number = 24, .name = "turn_dice"},
    {.number = 25, .name = "deal_character", .by_chance = true, .fields = detail::a_character},
    {.number = 26, .name = "reveal_activity", .by_chance = true, .fields = detail::a_card},
    {.number = 27, .name = "reveal_event", .by_chance = true, .fields = detail::an_event},
    {.number = 28, .name = "roll_die", .by_chance = true, .fields = detail::a_value},
}};

// ---- Words

/// Where the fields of a kind go: how wide each is, from the top.
struct Layout {
    std::uint8_t a = 0, b = 0, c = 0, code = 0;
};

namespace detail {

/// Fields of dice go into `code`, the others into a, b and c.
constexpr std::array<Layout, action_specs.size() + 1> make_layouts() {
    std::array<Layout, action_specs.size() + 1> layouts{};
    for (const ActionSpec &spec : action_specs) {
        Layout &layout = layouts[spec.number];
        std::size_t plain = 0;
        for (const FieldSpec &field : spec.fields) {
            const auto bits = static_cast<std::uint8_t>(field.bits);
            if (field.spelling != nullptr) layout.code = bits;
            else (plain == 0 ? layout.a : plain == 1 ? layout.b : layout.c) = bits, ++plain;
        }
    }
    return layouts;
}

} // namespace detail

inline constexpr auto layouts = detail::make_layouts();

constexpr ActionWord pack(const Action &action) {
    const Layout &layout = layouts[static_cast<std::size_t>(action.kind)];
    ActionWord word = static_cast<ActionWord>(action.kind);
    word = word << layout.a | action.a;
    word = word << layout.b | action.b;
    word = word << layout.c | action.c;
    word = word << layout.code | action.code;
    return word << (kind_shift - layout.a - layout.b - layout.c - layout.code);
}

/// The reverse of pack. Any other word is answered with the reason.
constexpr Reason unpack(ActionWord word, Action &action) {
    FlatAction flat;
    if (const Reason reason = unpack_flat(action_specs, word, flat); reason != Reason::none) return reason;
    action = {.kind = static_cast<ActionKind>(flat.spec->number)};
    std::size_t plain = 0;
    for (std::size_t i = 0; i < flat.spec->fields.size(); ++i) {
        if (flat.spec->fields[i].spelling != nullptr) action.code = static_cast<std::uint32_t>(flat.value[i]);
        else {
            const auto value = static_cast<std::uint8_t>(flat.value[i]);
            (plain == 0 ? action.a : plain == 1 ? action.b : action.c) = value, ++plain;
        }
    }
    return Reason::none;
}

} // namespace ville::troyes
