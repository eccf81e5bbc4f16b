// What is behind the opaque handles, and how the C layer answers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include <ville.h>

#include "registry.hpp"
#include "runtime/match.hpp"
#include "status.hpp"

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
    return game >= 0 && static_cast<std::size_t>(game) < games.size() ? games[static_cast<std::size_t>(game)]
                                                                      : nullptr;
}

/// The game of a match; nullptr for no match.
inline const GameOps *ops_of(const ville_match *match) {
    return match == nullptr ? nullptr : &match->match->ops();
}

inline bool is_undo_rule(int32_t undo_rule) {
    return undo_rule >= VILLE_UNDO_TABLE && undo_rule <= VILLE_UNDO_ANALYSIS;
}

/// A seat of the match, the public or the referee.
inline bool is_viewer(const Match &match, int32_t viewer) {
    return viewer == VILLE_PUBLIC || viewer == VILLE_OMNISCIENT ||
           (viewer >= 0 && viewer < match.table().players);
}

inline std::string_view text_or_empty(const char *text) {
    return text == nullptr ? std::string_view{} : std::string_view{text};
}

/// Text into the caller's buffer, with the zero byte that ends it.
inline Status give_text(std::string_view text, char *buffer, uint32_t capacity, uint32_t *needed) {
    if (needed != nullptr) *needed = static_cast<uint32_t>(text.size() + 1);
    if (buffer == nullptr) return capacity == 0 ? Status::ok : Status::argument;
    if (capacity < text.size() + 1) return Status::buffer;
    std::memcpy(buffer, text.data(), text.size());
    buffer[text.size()] = '\0';
    return Status::ok;
}

/// Bytes into the caller's buffer: all of them, or none. `write(room)` writes what fits into `room` and answers the size
/// that it needs; a buffer of `enough` bytes need not be measured first.
template <class Write>
Status give_bytes(Write &&write, std::size_t enough, uint8_t *buffer, uint32_t capacity, uint32_t *needed) {
    const bool sure = buffer != nullptr && capacity >= enough;
    const std::size_t size =
        write(sure ? std::span<std::uint8_t>(buffer, capacity) : std::span<std::uint8_t>());
    if (needed != nullptr) *needed = static_cast<uint32_t>(size);
    if (buffer == nullptr) return capacity == 0 ? Status::ok : Status::argument;
    if (size > capacity) return Status::buffer;
    if (!sure) write(std::span<std::uint8_t>(buffer, size));
    return Status::ok;
}

/// A text of the caller, with or without the zero byte that ends it.
inline std::string_view text_of_caller(const char *text, uint32_t size) {
    return {text, size > 0 && text[size - 1] == '\0' ? size - 1 : size};
}

/// An argument that must not be NULL.
struct Required {
    const char *name;
    const void *pointer;
};

/// A list that may be NULL when it is empty.
inline Required list(const char *name, const void *pointer, uint32_t count) {
    return {name, count == 0 ? name : pointer};
}

/// Names the first argument that is missing.
inline Answer require(std::initializer_list<Required> arguments) {
    for (const Required &argument : arguments)
        if (argument.pointer == nullptr) return {Status::argument, std::string(argument.name) + " is NULL"};
    return {};
}

/// What a list answers when it has `count` items and the caller room for `capacity`.
inline Status list_status(uint32_t count, const void *list, uint32_t capacity) {
    if (list == nullptr) return capacity == 0 ? Status::ok : Status::argument;
    return count > capacity ? Status::buffer : Status::ok;
}

/// Whether a struct of the caller can be one of any version: `first_size` is the size in the first one.
constexpr bool is_struct_size(std::size_t size, std::size_t first_size) {
    return size >= first_size && size <= 65536;
}

/// Fills in a struct of the caller, who may know fewer or more fields than this build: those that he does not know are
/// left out, those that this build does not know are zeroed.
template <class T>
Status give_struct(T &ours, T *theirs, std::size_t first_size) {
    if (theirs == nullptr) return Status::argument;
    const std::size_t size = theirs->struct_size;
    if (!is_struct_size(size, first_size)) return Status::struct_size;
    ours.struct_size = theirs->struct_size;
    std::memcpy(static_cast<void *>(theirs), &ours, size < sizeof(T) ? size : sizeof(T));
    if (size > sizeof(T)) std::memset(reinterpret_cast<char *>(theirs) + sizeof(T), 0, size - sizeof(T));
    return Status::ok;
}

/// Makes a struct of the caller ready: zeroes, and its size. The caller then fills in the defaults that are not 0.
template <class T>
Status begin_struct(T *theirs, uint32_t size, std::size_t first_size) {
    if (theirs == nullptr) return Status::argument;
    if (!is_struct_size(size, first_size)) return Status::struct_size;
    std::memset(static_cast<void *>(theirs), 0, size);
    theirs->struct_size = size;
    return Status::ok;
}

/// Takes a struct in which the caller says what he wants. Fields that he does not know keep the defaults of `ours`; those
/// that this build does not know must be 0, for it could not do what they ask.
template <class T>
Answer take_struct(T &ours, const T *theirs, std::size_t first_size) {
    const std::size_t size = theirs->struct_size;
    if (!is_struct_size(size, first_size))
        return {Status::struct_size,
                "config.struct_size is " + std::to_string(size) + ", see the _init function"};
    const auto *bytes = reinterpret_cast<const unsigned char *>(theirs);
    for (std::size_t i = sizeof(T); i < size; ++i)
        if (bytes[i] != 0)
            return {Status::argument, "config.struct_size: byte " + std::to_string(i) +
                                          " is set, which this version does not know"};
    std::memcpy(&ours, theirs, size < sizeof(T) ? size : sizeof(T));
    ours.struct_size = sizeof(T);
    return {};
}

} // namespace ville::capi
