// The border: nothing is thrown across it, and every answer becomes a status.
#pragma once

#include <exception>
#include <new>

#include "handles.hpp"
#include "status.hpp"

namespace ville::capi {

constexpr ville_status code(Status status) { return static_cast<ville_status>(status); }

/// Tells the caller what went wrong. Precondition: the error has a proper struct_size.
void fill_error(ville_error *error, const Answer &answer, const GameOps *ops) noexcept;

/// Runs `run`. What it throws becomes the answer of `caught`, which gets a Status. A build without exceptions, such as
/// that for WebAssembly, has nothing to catch.
template <class Run, class Caught>
auto catch_all(Run &&run, [[maybe_unused]] Caught &&caught) noexcept {
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
    try {
        return run();
    } catch (const std::bad_alloc &) {
        return caught(Status::memory);
    } catch (...) {
        return caught(Status::internal);
    }
#else
    return run();
#endif
}

/// Runs a function that answers with a Status.
template <class F>
ville_status fence(F &&run) noexcept {
    return catch_all([&] { return code(run()); }, code);
}

/// Runs a function that answers with an Answer, and tells `error` about it. `ops` gives the reason its words. Nothing runs
/// when the error is none that could be filled in.
template <class F>
ville_status fence(ville_error *error, const GameOps *ops, F &&run) noexcept {
    if (error != nullptr && !is_struct_size(error->struct_size, sizeof(ville_error)))
        return VILLE_ERR_STRUCT_SIZE;
    const auto tell = [&](const Answer &answer, const GameOps *words) {
        if (error != nullptr) fill_error(error, answer, words);
        return code(answer.status);
    };
    return catch_all([&] { return tell(run(), ops); }, [&](Status status) { return tell(status, nullptr); });
}

} // namespace ville::capi
