// How a call ended. The numbers are those of ville.h; the C layer asserts that they are.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <ville/core/reason.hpp>

namespace ville {

enum class Status : std::int32_t {
    ok = 0,
    argument = -10,
    struct_size = -11,
    buffer = -12,
    unknown = -13,
    option = -14,
    over = -20,
    not_your_turn = -21,
    illegal = -22,
    nothing = -30,
    barrier = -31,
    off = -32,
    forgotten = -33,
    format = -40,
    checksum = -41,
    version = -42,
    game = -43,
    edition = -44,
    invariant = -45,
    replay = -46,
    json = -50,
    memory = -60,
    stopped = -61,
    internal = -90,
};

/// The answer of a call that has more to say. Refusing costs nothing: the text is only filled in for faults of
/// input from outside, while a refusal by the rules is a reason.
struct Answer {
    Status status = Status::ok;
    Reason reason = Reason::none;
    int place = -1;   ///< Index in a list or ply of a record.
    std::string text; ///< English, for developers.

    Answer() = default;
    Answer(Status s) : status(s) {}
    Answer(Status s, Reason r) : status(s), reason(r) {}
    Answer(Status s, std::string t, int p = -1) : status(s), place(p), text(std::move(t)) {}
    bool ok() const { return status == Status::ok; }
};

} // namespace ville
