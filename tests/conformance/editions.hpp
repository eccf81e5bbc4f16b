// The edition of a sample as the runtime wants it.
#pragma once

#include <cstring>

#include <gtest/gtest.h>

#include "conformance/sample.hpp"
#include "registry.hpp"
#include "runtime/edition.hpp"

namespace ville::tests {

template <class G>
EditionRef edition_of(const Sample<G> &sample) {
    const GameOps &ops = *find_game(G::id);
    if (sample.builtin) return builtin_edition(ops, 0);
    auto memory = edition_memory(ops);
    std::memcpy(memory.get(), &sample.edition, sizeof sample.edition);
    EditionRef edition;
    const Answer answer = check_and_box(ops, std::move(memory), edition);
    EXPECT_EQ(answer.status, Status::ok) << answer.text;
    return edition;
}

} // namespace ville::tests
