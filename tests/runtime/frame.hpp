// Saves and snapshots as bytes that tests change: docs/save-format.md once more, from the other side.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include <ville/core/hash.hpp>

namespace ville::tests {

using FileBytes = std::vector<std::uint8_t>;

/// Places in the head of a frame of Toits.
namespace frame {
inline constexpr std::size_t magic = 0;
inline constexpr std::size_t format = 4;
inline constexpr std::size_t size = 6;
inline constexpr std::size_t game = 10; ///< A length, then the id.
inline constexpr std::size_t rules_version = 16;
inline constexpr std::size_t state_version = 20;
inline constexpr std::size_t snapshot_edition = 24;
inline constexpr std::size_t snapshot_ply = 32;
inline constexpr std::size_t snapshot_state = 36;
inline constexpr std::size_t save_rng = 24; ///< A length, then "philox4x32-10".
inline constexpr std::size_t save_seed = 38;
inline constexpr std::size_t save_index = 46;
inline constexpr std::size_t save_chance = 50;
inline constexpr std::size_t save_undo_rule = 51;
inline constexpr std::size_t save_keep = 52;
inline constexpr std::size_t save_stand_ins = 53;
inline constexpr std::size_t save_edition = 54;
inline constexpr std::size_t save_whole = 62;
// From here on for a built-in edition and a log from set-up on.
inline constexpr std::size_t save_ply = 63;
inline constexpr std::size_t save_base_ply = 67;
inline constexpr std::size_t save_at_setup = 71;
inline constexpr std::size_t save_event_number = 72;
inline constexpr std::size_t save_log_size = 76;
inline constexpr std::size_t save_cursor = 80;
inline constexpr std::size_t save_log = 84;
} // namespace frame

inline void put_number(FileBytes &bytes, std::size_t at, std::uint64_t value, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) bytes[at + i] = static_cast<std::uint8_t>(value >> (8 * i));
}

inline std::uint64_t number_at(const FileBytes &bytes, std::size_t at, std::size_t size) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < size; ++i) value |= std::uint64_t{bytes[at + i]} << (8 * i);
    return value;
}

/// The bytes with the size and the hash that belong to them, as if written so.
inline FileBytes sealed(FileBytes bytes) {
    if (number_at(bytes, frame::format, 2) >= 2) put_number(bytes, frame::size, bytes.size(), 4);
    Xxh64 hash;
    hash.bytes(bytes.data(), bytes.size() - 8);
    put_number(bytes, bytes.size() - 8, hash.digest(), 8);
    return bytes;
}

/// A frame with one number changed, sealed.
inline FileBytes changed(FileBytes bytes, std::size_t at, std::uint64_t value, std::size_t size) {
    put_number(bytes, at, value, size);
    return sealed(std::move(bytes));
}

} // namespace ville::tests
