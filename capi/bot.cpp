// Bots: a seat's knowledge goes in, a choice comes out.
#include <vector>

#include "fence.hpp"

struct ville_bot {
    ville_bot_config config;
    std::vector<ville::Thought> thoughts;
};

using namespace ville;
using namespace ville::capi;

static_assert(sizeof(ville_thought) == sizeof(Thought));

extern "C" {

ville_status ville_bot_config_init(ville_bot_config *config, uint32_t size) {
    if (config == nullptr) return VILLE_ERR_ARGUMENT;
    if (size < sizeof(ville_bot_config) || size > 65536) return VILLE_ERR_STRUCT_SIZE;
    std::memset(config, 0, size);
    config->struct_size = size;
    config->iterations = SearchBudget{}.iterations;
    return VILLE_OK;
}

ville_status ville_bot_create(const ville_bot_config *config, ville_bot **bot, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (config == nullptr || bot == nullptr) return Status::argument;
        if (config->struct_size < sizeof(ville_bot_config)) return Status::struct_size;
        if (config->kind != VILLE_BOT_RANDOM && config->kind != VILLE_BOT_SEARCH) return {Status::argument, "config.kind is out of range"};
        if (config->iterations == 0) return {Status::argument, "config.iterations must be 1 or more"};
        *bot = new ville_bot{*config, {}};
        return {};
    });
}

ville_status ville_bot_choose(ville_bot *bot, const ville_match *match, int32_t seat, const volatile int32_t *stop, ville_action *action,
                              ville_error *error) {
    return fence(error, ops_of(match), [&]() -> Answer {
        if (bot == nullptr || match == nullptr || action == nullptr) return Status::argument;
        const Match &m = *match->match;
        if (seat < 0 || seat >= m.table().players) return Status::argument;
        if (m.over()) return {Status::over, Reason::match_over};
        if (m.actor() != seat) return {Status::not_your_turn, m.actor() == chance ? Reason::chance_must_act : Reason::not_your_turn};

        const auto player = static_cast<Player>(seat);
        std::vector<Thought> thoughts;
        if (bot->config.kind == VILLE_BOT_SEARCH) {
            *action = m.ops().search(m.edition()->data(), m.state(), player, bot->config.seed, bot->config.index, m.ply(),
                                     {bot->config.iterations, bot->config.milliseconds}, stop, thoughts);
        } else {
            Rng rng(bot->config.seed, bot->config.index, stream::bot(seat), m.ply());
            *action = m.ops().choose_randomly(m.edition()->data(), m.state(), player, rng);
        }
        bot->thoughts = std::move(thoughts);
        return {};
    });
}

ville_status ville_bot_thoughts(const ville_bot *bot, ville_thought *thoughts, uint32_t capacity, uint32_t *count) {
    return fence([&] {
        if (bot == nullptr || count == nullptr || (thoughts == nullptr && capacity != 0)) return Status::argument;
        *count = static_cast<uint32_t>(bot->thoughts.size());
        for (uint32_t i = 0; i < *count && i < capacity; ++i)
            thoughts[i] = {bot->thoughts[i].action, bot->thoughts[i].visits, bot->thoughts[i].value};
        return list_status(*count, thoughts, capacity);
    });
}

void ville_bot_destroy(ville_bot *bot) { delete bot; }

} // extern "C"
