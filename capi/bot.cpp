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
    const Status status = begin_struct(config, size, sizeof(ville_bot_config));
    if (status == Status::ok) config->iterations = SearchBudget{}.iterations;
    return code(status);
}

ville_status ville_bot_create(const ville_bot_config *config, ville_bot **bot, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"config", config}, {"bot", bot}}); !answer.ok()) return answer;
        ville_bot_config ours{};
        if (Answer answer = take_struct(ours, config, sizeof ours); !answer.ok()) return answer;
        if (ours.kind != VILLE_BOT_RANDOM && ours.kind != VILLE_BOT_SEARCH)
            return {Status::argument, "config.kind is out of range"};
        if (ours.iterations == 0) return {Status::argument, "config.iterations must be 1 or more"};
        if (ours.reserved != 0) return {Status::argument, "config.reserved must be 0"};
        *bot = new ville_bot{ours, {}};
        return {};
    });
}

ville_status ville_bot_choose(ville_bot *bot, const ville_match *match, int32_t seat,
                              const volatile int32_t *stop, ville_action *action, ville_error *error) {
    return fence(error, ops_of(match), [&]() -> Answer {
        if (Answer answer = require({{"bot", bot}, {"match", match}, {"action", action}}); !answer.ok())
            return answer;
        const Match &m = *match->match;
        if (seat < 0 || seat >= m.table().players) return {Status::argument, "seat is not one of this match"};
        if (m.over()) return {Status::over, Reason::match_over};
        if (m.actor() != seat)
            return {Status::not_your_turn,
                    m.actor() == chance ? Reason::chance_must_act : Reason::not_your_turn};

        const auto player = static_cast<Player>(seat);
        std::vector<Thought> thoughts;
        if (bot->config.kind == VILLE_BOT_SEARCH) {
            *action =
                m.ops().search(m.edition()->data(), m.state(), player, bot->config.seed, bot->config.index,
                               m.ply(), {bot->config.iterations, bot->config.milliseconds}, stop, thoughts);
        } else {
            Rng rng(bot->config.seed, bot->config.index, stream::bot(seat), m.ply());
            *action = m.ops().choose_randomly(m.edition()->data(), m.state(), player, rng);
        }
        bot->thoughts = std::move(thoughts);
        return {};
    });
}

ville_status ville_bot_thoughts(const ville_bot *bot, ville_thought *thoughts, uint32_t capacity,
                                uint32_t *count) {
    return fence([&] {
        if (bot == nullptr || count == nullptr || (thoughts == nullptr && capacity != 0))
            return Status::argument;
        *count = static_cast<uint32_t>(bot->thoughts.size());
        for (uint32_t i = 0; i < *count && i < capacity; ++i)
            thoughts[i] = {bot->thoughts[i].action, bot->thoughts[i].visits, bot->thoughts[i].value};
        return list_status(*count, thoughts, capacity);
    });
}

void ville_bot_destroy(ville_bot *bot) { delete bot; }

} // extern "C"
