// Saves from outside, as they are, and again with the checksum put right; with the log, and without.
#include "fuzz.hpp"

using namespace ville::fuzz;

static void try_save(std::span<const std::uint8_t> save, std::uint32_t flags) {
    ville_match *match = nullptr;
    Error error;
    const ville_status answer =
        ville_match_load(save.data(), static_cast<std::uint32_t>(save.size()), flags, &match, error);
    check_answer(answer, error);
    require((match != nullptr) == (answer == VILLE_OK),
            "a match comes of a save that is taken, and only then");
    const MatchHandle owned(match);
    if (match != nullptr) check_taken_in(match, static_cast<std::uint32_t>(save.size()));
}

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    std::vector<std::uint8_t> frame(data, data + size);
    try_save(frame, 0);
    seal(frame);
    try_save(frame, 0);
    try_save(frame, VILLE_LOAD_STATE_ONLY);
    return 0;
}
