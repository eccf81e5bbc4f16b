// Snapshots from outside: two bytes for the match that takes it, then the snapshot. Tried as it is, and again with
// the checksum put right.
#include "fuzz.hpp"

using namespace ville::fuzz;

static void try_snapshot(Input in, std::span<const std::uint8_t> snapshot) {
    const MatchHandle match = new_match(config_from(in));
    const std::uint64_t before = stand_of(match.get());
    Error error;
    const ville_status answer = ville_match_load_snapshot(match.get(), snapshot.data(),
                                                          static_cast<std::uint32_t>(snapshot.size()), error);
    check_answer(answer, error);
    if (answer == VILLE_OK) check_taken_in(match.get(), static_cast<std::uint32_t>(snapshot.size()));
    else require(stand_of(match.get()) == before, "a refused snapshot changes nothing");
}

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    if (size < 2) return 0;
    const Input in(data, size);
    std::vector<std::uint8_t> frame(data + 2, data + size);
    try_snapshot(in, frame);
    seal(frame);
    try_snapshot(in, frame);
    return 0;
}
