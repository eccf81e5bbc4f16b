// The border: nothing is thrown across it, and every answer becomes a status.
#pragma once

#include <exception>
#include <new>

#include "handles.hpp"
#include "runtime/forms.hpp"

namespace ville::capi {

constexpr ville_status code(Status status) { return static_cast<ville_status>(status); }

/// Tells the caller what went wrong. An error without a proper struct_size is left alone.
void fill_error(ville_error *error, const Answer &answer, const GameOps *ops) noexcept;

/// Runs a function that answers with a Status.
template <class F>
ville_status fence(F &&run) noexcept {
    try {
        return code(run());
    } catch (const std::bad_alloc &) {
        return VILLE_ERR_MEMORY;
    } catch (...) {
        return VILLE_ERR_INTERNAL;
    }
}

/// Runs a function that answers with an Answer, and tells `error` about it. `ops` gives the reason its words.
template <class F>
ville_status fence(ville_error *error, const GameOps *ops, F &&run) noexcept {
    try {
        const Answer answer = run();
        if (error != nullptr) fill_error(error, answer, ops);
        return code(answer.status);
    } catch (const std::bad_alloc &) {
        if (error != nullptr) fill_error(error, Status::memory, nullptr);
        return VILLE_ERR_MEMORY;
    } catch (...) {
        if (error != nullptr) fill_error(error, Status::internal, nullptr);
        return VILLE_ERR_INTERNAL;
    }
}

} // namespace ville::capi
