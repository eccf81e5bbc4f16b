// What is behind the opaque handles, and how the C layer answers.
#pragma once

#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>

#include <ville.h>

#include "registry.hpp"
#include "runtime/match.hpp"

struct ville_edition {
    ville::EditionRef box;
};

struct ville_match {
    std::unique_ptr<ville::Match> match;
};

namespace ville::capi {

/// The game of a number, or nullptr.
inline const GameOps *game_at(int32_t game) {
    const auto games = all_games();
    return game >= 0 && static_cast<std::size_t>(game) < games.size() ? games[static_cast<std::size_t>(game)] : nullptr;
}

/// The game of a match; nullptr for no match.
inline const GameOps *ops_of(const ville_match *match) { return match == nullptr ? nullptr : &match->match->ops(); }

inline bool is_undo_rule(int32_t undo_rule) { return undo_rule >= VILLE_UNDO_TABLE && undo_rule <= VILLE_UNDO_ANALYSIS; }

/// A seat of the match, the public or the referee.
inline bool is_viewer(const Match &match, int32_t viewer) {
    return viewer == VILLE_PUBLIC || viewer == VILLE_OMNISCIENT || (viewer >= 0 && viewer < match.table().players);
}

inline std::string_view text_or_empty(const char *text) { return text == nullptr ? std::string_view{} : std::string_view{text}; }

/// Text into the caller's buffer, with the zero byte that ends it.
inline Status give_text(std::string_view text, char *buffer, uint32_t capacity, uint32_t *needed) {
    if (needed != nullptr) *needed = static_cast<uint32_t>(text.size() + 1);
    if (buffer == nullptr) return capacity == 0 ? Status::ok : Status::argument;
    if (capacity < text.size() + 1) return Status::buffer;
    std::memcpy(buffer, text.data(), text.size());
    buffer[text.size()] = '\0';
    return Status::ok;
}

/// What a list answers when it has `count` items and the caller room for `capacity`.
inline Status list_status(uint32_t count, const void *list, uint32_t capacity) {
    if (list == nullptr) return capacity == 0 ? Status::ok : Status::argument;
    return count > capacity ? Status::buffer : Status::ok;
}

/// Fills in a struct of the caller, who may know fewer or more fields than this build: those that he does not know are
/// left out, those that this build does not know are zeroed. `first_size` is the size in the first version.
template <class T>
Status give_struct(T &ours, T *theirs, std::size_t first_size) {
    if (theirs == nullptr) return Status::argument;
    const std::size_t size = theirs->struct_size;
    if (size < first_size || size > 65536) return Status::struct_size;
    ours.struct_size = theirs->struct_size;
    std::memcpy(theirs, &ours, size < sizeof(T) ? size : sizeof(T));
    if (size > sizeof(T)) std::memset(reinterpret_cast<char *>(theirs) + sizeof(T), 0, size - sizeof(T));
    return Status::ok;
}

} // namespace ville::capi
