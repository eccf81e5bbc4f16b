// An edition without its type: the bytes, whose they are, and their hash.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "game_ops.hpp"
#include "status.hpp"

namespace ville {

/// An edition that never changes again. Matches and handles share it.
class EditionBox {
public:
    const GameOps &ops() const { return *ops_; }
    const void *data() const { return data_; }
    std::uint64_t hash() const { return hash_; }
    bool builtin() const { return builtin_; }
    std::string_view id() const { return ops_->edition_id(data()); }

    /// A built-in edition, which lies in the library itself.
    EditionBox(const GameOps &ops, std::uint32_t index);

    /// An edition from outside, in memory of its own.
    EditionBox(const GameOps &ops, std::unique_ptr<std::byte[]> bytes);

private:
    const GameOps *ops_;
    std::unique_ptr<std::byte[]> bytes_;
    const void *data_;
    std::uint64_t hash_;
    bool builtin_; ///< Equal to an edition that the library has: saves then name it only.
};

using EditionRef = std::shared_ptr<const EditionBox>;

/// Memory for an edition.
std::unique_ptr<std::byte[]> edition_memory(const GameOps &ops);

/// A built-in edition. Precondition: index < ops.edition_count.
EditionRef builtin_edition(const GameOps &ops, std::uint32_t index);

/// The built-in edition with this hash, or nothing.
EditionRef find_builtin_edition(const GameOps &ops, std::uint64_t hash);

/// What is wrong with an edition that somebody has printed: faults of the game, and the name of another one.
Faults faults_of(const GameOps &ops, const void *edition);

/// Takes bytes in which an edition has been put, and checks it. A save of any version may hold one that bears the name of
/// a built-in edition.
Answer check_and_box(const GameOps &ops, std::unique_ptr<std::byte[]> bytes, EditionRef &edition);

/// Reads an edition from JSON and checks it.
Answer edition_from_json(const GameOps &ops, std::string_view text, EditionRef &edition);

/// A place such as "/cards/3/arrows".
std::string place_of(const Fault &fault);

} // namespace ville
