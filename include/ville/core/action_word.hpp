// Actions as 64-bit words, of which only the low 53 bits are used: every host language has a number for it.
//
//     bit  63      53 52        45 44                                     0
//          +---------+------------+----------------------------------------+
//          |    0    |    kind    | fields of the kind, the first on top   |
//          +---------+------------+----------------------------------------+
//
// So words sort as the game's tables do: by kind, then by the fields from left to right.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include <ville/core/reason.hpp>
#include <ville/core/schema.hpp>

namespace ville {

/// A packed action or chance outcome. 0 is none.
using ActionWord = std::uint64_t;

inline constexpr int kind_shift = 45;

/// Numbers of kinds are below this: files mark an entry of a log in the bit above.
inline constexpr unsigned action_kind_end = 128;
inline constexpr ActionWord word_mask = (ActionWord{1} << 53) - 1;

/// The most fields of an action.
inline constexpr std::size_t max_action_fields = 6;

/// The kind in a word; 0 when the word is none or uses bits that no action has.
constexpr std::uint8_t kind_of(ActionWord word) {
    return word > word_mask ? std::uint8_t{0} : static_cast<std::uint8_t>(word >> kind_shift);
}

/// An action as a row of numbers: the form between words and JSON.
struct FlatAction {
    const ActionSpec *spec = nullptr;
    std::array<int, max_action_fields> value{};
};

/// Packs by the table. Precondition: every value within its field's range.
constexpr ActionWord pack_flat(const FlatAction &action) {
    ActionWord word = ActionWord{action.spec->number} << kind_shift;
    int shift = kind_shift;
    for (std::size_t i = 0; i < action.spec->fields.size(); ++i) {
        const FieldSpec &field = action.spec->fields[i];
        shift -= field.bits;
        word |= static_cast<ActionWord>(action.value[i]) << shift;
    }
    return word;
}

/// Unpacks by the table. Says why a word is none: `unknown_kind`, or `bad_fields` for values out of range
/// and bits that belong to no field.
constexpr Reason unpack_flat(std::span<const ActionSpec> specs, ActionWord word, FlatAction &action) {
    const std::uint8_t kind = kind_of(word);
    if (kind == 0 || kind > specs.size()) return Reason::unknown_kind;
    action.spec = &specs[kind - 1u];
    int shift = kind_shift;
    for (std::size_t i = 0; i < action.spec->fields.size(); ++i) {
        const FieldSpec &field = action.spec->fields[i];
        shift -= field.bits;
        action.value[i] = static_cast<int>((word >> shift) & ((ActionWord{1} << field.bits) - 1));
        if (action.value[i] < field.min || action.value[i] > field.max) return Reason::bad_fields;
        if (field.spelling != nullptr && !has_word(*field.spelling, action.value[i]))
            return Reason::bad_fields;
    }
    return (word & ((ActionWord{1} << shift) - 1)) == 0 ? Reason::none : Reason::bad_fields;
}

} // namespace ville
