// Words into a match: two bytes for the match, then for each word who does it, how it is made, and what it is.
#include "fuzz.hpp"

using namespace ville::fuzz;

static ville_action next_word(Input &in, const ville_match *match, std::uint32_t how) {
    if (how % 4 == 0) return in.bytes(8);
    if (how % 4 == 1) return static_cast<ville_action>(in.below(16)) << 45 | in.bytes(2) << 38;
    if (how % 4 == 2) return static_cast<ville_action>(in.below(16)) << 45 | in.bytes(1) << 42;
    ville_action actions[most_actions]; // one that is legal, so that the match goes on
    std::uint32_t count = 0;
    if (ville_match_actor(match) == VILLE_CHANCE)
        ville_match_outcomes(match, VILLE_OMNISCIENT, actions, nullptr, most_actions, &count);
    else ville_match_legal_actions(match, VILLE_OMNISCIENT, actions, most_actions, &count);
    return count == 0 ? 0 : actions[in.byte() % count];
}

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    Input in(data, size);
    const MatchHandle handle = new_match(config_from(in));
    ville_match *match = handle.get();
    for (int steps = 0; !in.empty() && steps < 400; ++steps) {
        const std::uint32_t how = in.byte();
        const std::int32_t player =
            how >= 0xc0 ? static_cast<std::int8_t>(in.byte()) : ville_match_actor(match);
        const ville_action word = next_word(in, match, how);
        Error asked, told;
        const ville_status answer = ville_match_check_action(match, player, word, asked);
        check_answer(answer, asked);
        const std::uint64_t before = stand_of(match);
        require(ville_match_apply(match, player, word, told) == answer, "the question and the deed agree");
        require(std::memcmp(&asked.c, &told.c, sizeof asked.c) == 0, "and say the same");
        require((stand_of(match) == before) == (answer != VILLE_OK),
                "what is refused changes nothing, all else something");
        check_match(match);
    }
    check_taken_in(match, static_cast<std::uint32_t>(size));
    return 0;
}
