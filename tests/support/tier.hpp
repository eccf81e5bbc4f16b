// How long the tests may take.
#pragma once

#include <cstdlib>
#include <string_view>

namespace ville::tests {

/// The number of matches, words or seeds to try: many with VILLE_TEST_TIER=full, else few.
inline int how_many(int quick, int full) {
    const char *tier = std::getenv("VILLE_TEST_TIER");
    return tier != nullptr && std::string_view(tier) == "full" ? full : quick;
}

} // namespace ville::tests
