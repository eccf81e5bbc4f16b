// Random calls on several handles at once: made, copied onto each other and onto themselves, kept, looked at, given
// back in any order, with wrong numbers and missing handles in between. A call that fails changes no match.
#include <array>

#include "fuzz.hpp"

using namespace ville::fuzz;

namespace {

constexpr std::uint32_t slots = 3;

class Table {
public:
    explicit Table(Input in) : in_(in) {}

    void run() {
        for (int calls = 0; !in_.empty() && calls < 200; ++calls) {
            for (std::uint32_t i = 0; i < slots; ++i) before_[i] = stand_of(matches_[i].get());
            may_change_ = slots;
            const ville_status answer = call();
            require(answer != VILLE_ERR_INTERNAL, "nothing goes wrong inside");
            for (std::uint32_t i = 0; i < slots; ++i) {
                const bool free_to_change = i == may_change_ && (answer == VILLE_OK || changes_anyway_);
                require(free_to_change || stand_of(matches_[i].get()) == before_[i],
                        "only the match at hand changes, if the call works");
                if (matches_[i] != nullptr) check_match(matches_[i].get());
            }
            changes_anyway_ = false;
        }
    }

private:
    /// A handle, or none.
    ville_match *some_match() { return in_match() < slots ? matches_[last_].get() : nullptr; }
    ville_edition *some_edition() { return editions_[in_.below(slots)].get(); }
    ville_bot *some_bot() { return bots_[in_.below(slots)].get(); }
    std::uint32_t in_match() { return last_ = in_.below(slots + 1); }

    /// The match that this call may change.
    ville_match *my_match() {
        ville_match *match = some_match();
        may_change_ = last_;
        return match;
    }

    /// Puts a new match into a slot; what was there is given back.
    template <class Make>
    ville_status put(Make &&make) {
        ville_match *made = nullptr;
        const ville_status answer = make(&made);
        require((made != nullptr) == (answer == VILLE_OK),
                "a handle comes of a call that works, and only then");
        if (made != nullptr) matches_[may_change_ = in_.below(slots)].reset(made);
        return answer;
    }

    template <class Handle, class Make>
    ville_status put(std::array<Handle, slots> &handles, Make &&make) {
        typename Handle::pointer made = nullptr;
        const ville_status answer = make(&made);
        require((made != nullptr) == (answer == VILLE_OK),
                "a handle comes of a call that works, and only then");
        if (made != nullptr) handles[in_.below(slots)].reset(made);
        return answer;
    }

    ville_status call() {
        switch (in_.below(32)) {
        case 0:
        case 1: {
            const ville_match_config config = config_from(in_);
            const ville_edition *edition = some_edition();
            return put([&](auto made) { return ville_match_create(&config, edition, made, nullptr); });
        }
        case 2: {
            const ville_match *source = some_match();
            return put([&](auto made) { return ville_match_clone(source, made, nullptr); });
        }
        case 3: {
            const ville_match *source = some_match();
            ville_match *target = my_match();
            return ville_match_assign(target, source, nullptr);
        }
        case 4: {
            const std::uint32_t slot = in_.below(slots);
            matches_[may_change_ = slot].reset();
            return VILLE_OK;
        }
        case 5:
        case 6:
        case 7:
        case 8:
        case 9: return play(my_match());
        case 10: {
            ville_match *match = my_match();
            const auto player = static_cast<std::int32_t>(in_.below(8)) - 3;
            return ville_match_apply(
                match, player, static_cast<ville_action>(in_.below(16)) << 45 | in_.bytes(1) << 38, nullptr);
        }
        case 11: return apply_list(my_match());
        case 12: return ville_match_undo(my_match(), nullptr);
        case 13: return ville_match_redo(my_match(), nullptr);
        case 14: {
            ville_match *match = my_match();
            return ville_match_seek(match, in_.byte(), nullptr);
        }
        case 15: {
            ville_match *match = my_match();
            const auto seat = static_cast<std::int32_t>(in_.below(7)) - 2;
            return ville_match_set_stand_in(match, seat, static_cast<std::int32_t>(in_.below(3)), nullptr);
        }
        case 16: return ville_match_draw(my_match(), nullptr, nullptr);
        case 17: {
            const ville_match *match = some_match();
            if (match == nullptr) return VILLE_ERR_ARGUMENT;
            snapshot_ = bytes([&](auto... room) { return ville_match_snapshot(match, room...); });
            return VILLE_OK;
        }
        case 18:
            return ville_match_load_snapshot(my_match(), snapshot_.data(),
                                             static_cast<std::uint32_t>(snapshot_.size()), nullptr);
        case 19: {
            const ville_match *match = some_match();
            if (match != nullptr) save_ = save_of(match);
            return match != nullptr ? VILLE_OK : VILLE_ERR_ARGUMENT;
        }
        case 20: {
            const std::uint32_t flags = in_.below(3);
            return put([&](auto made) {
                return ville_match_load(save_.data(), static_cast<std::uint32_t>(save_.size()), flags, made,
                                        nullptr);
            });
        }
        case 21: {
            const ville_match *match = some_match();
            const auto viewer = static_cast<std::int32_t>(in_.below(9)) - 5;
            return put([&](auto made) {
                return ville_match_determinize(match, viewer, in_.byte(), 0, made, nullptr);
            });
        }
        case 22: {
            const ville_match *match = some_match();
            return put(editions_, [&](auto made) { return ville_match_edition(match, made, nullptr); });
        }
        case 23: {
            const auto game =
                static_cast<std::int32_t>(in_.below(static_cast<std::uint32_t>(ville_game_count()) + 2)) - 1;
            return put(editions_, [&](auto made) { return ville_edition_builtin(game, 0, made, nullptr); });
        }
        case 24: {
            editions_[in_.below(slots)].reset();
            return VILLE_OK;
        }
        case 25: return other_edition();
        case 26: {
            const ville_match *match = some_match();
            if (match != nullptr) read_everything(match);
            return VILLE_OK;
        }
        case 27: return record();
        case 28: {
            ville_bot_config config;
            ville_bot_config_init(&config, sizeof config);
            config.kind = static_cast<std::int32_t>(in_.below(3));
            config.iterations = in_.below(6);
            return put(bots_, [&](auto made) { return ville_bot_create(&config, made, nullptr); });
        }
        case 29: return choose();
        case 30: return events(some_match());
        default: {
            ville_match *match = my_match();
            bots_[in_.below(slots)].reset();
            return ville_match_set_undo_rule(match, static_cast<std::int32_t>(in_.below(5)) - 1, nullptr);
        }
        }
    }

    /// One legal step.
    ville_status play(ville_match *match) {
        const std::int32_t actor = ville_match_actor(match);
        if (actor == VILLE_NOBODY) return VILLE_ERR_OVER;
        if (actor == VILLE_CHANCE) return ville_match_draw(match, nullptr, nullptr);
        const bool left = is_left(match, actor);
        ville_action actions[most_actions];
        std::uint32_t count = 0;
        require(ville_match_legal_actions(match, actor, actions, most_actions, &count) == VILLE_OK &&
                    count > 0,
                "a player who must act can");
        const ville_status answer = ville_match_apply(match, actor, actions[in_.byte() % count], nullptr);
        require(answer == (left ? VILLE_ERR_NOT_YOUR_TURN : VILLE_OK),
                "what is legal works, but for a stand-in's seat");
        return answer;
    }

    /// Words one after the other; what came before the first that is refused stays.
    ville_status apply_list(ville_match *match) {
        ville_action words[4];
        for (ville_action &word : words)
            word = static_cast<ville_action>(in_.below(8)) << 45 | in_.bytes(1) << 42;
        std::uint32_t applied = 0;
        Error error;
        const ville_status answer = ville_match_apply_list(match, words, 4, &applied, error);
        check_answer(answer, error);
        require((answer == VILLE_OK) == (applied == 4), "a list that works is applied whole");
        require(answer == VILLE_OK || error.c.place == -1 ||
                    error.c.place == static_cast<std::int32_t>(applied),
                "the place is the word that was refused");
        changes_anyway_ = applied > 0;
        return answer;
    }

    /// An edition like a given one, with one digit changed: it may be one, or not.
    ville_status other_edition() {
        const ville_edition *edition = some_edition();
        if (edition == nullptr) return VILLE_ERR_ARGUMENT;
        std::string json = text([&](auto... room) { return ville_edition_to_json(edition, room...); });
        const std::size_t place =
            json.find_first_of("0123456789", static_cast<std::size_t>(in_.bytes(2)) % json.size());
        json[json.find(':') + 2] = 'x'; // a name of its own
        if (place != std::string::npos) json[place] = static_cast<char>('0' + in_.below(10));
        return put(editions_, [&](auto made) {
            return ville_edition_from_json(ville_edition_game(edition), json.data(),
                                           static_cast<std::uint32_t>(json.size()), made, nullptr);
        });
    }

    ville_status record() {
        const ville_match *match = some_match();
        std::uint32_t size = 0;
        if (const ville_status answer = ville_match_record(match, 0, nullptr, 0, &size); answer != VILLE_OK)
            return answer;
        const std::string told = text([&](auto... room) { return ville_match_record(match, 0, room...); });
        const std::uint64_t hash = hash_of(match);
        ville_match *again = nullptr;
        require(ville_match_from_record(told.data(), static_cast<std::uint32_t>(told.size()), &again,
                                        nullptr) == VILLE_OK,
                "what is recorded can be read");
        require(hash_of(again) == hash, "a record leads to the same state");
        return put([&](auto made) { return *made = again, VILLE_OK; });
    }

    ville_status choose() {
        ville_bot *bot = some_bot();
        const ville_match *match = some_match();
        ville_action action = 0;
        const std::int32_t seat = in_.below(4) == 0 ? 1 : ville_match_actor(match);
        const ville_status answer = ville_bot_choose(bot, match, seat, nullptr, &action, nullptr);
        if (answer == VILLE_OK)
            require(ville_match_check_action(match, seat, action, nullptr) ==
                        (is_left(match, seat) ? VILLE_ERR_NOT_YOUR_TURN : VILLE_OK),
                    "a bot chooses legally");
        return answer;
    }

    ville_status events(const ville_match *match) {
        ville_event list[4];
        std::uint32_t count = 99, next = 99;
        const std::uint32_t since = in_.byte();
        const auto viewer = static_cast<std::int32_t>(in_.below(9)) - 5;
        const ville_status answer =
            ville_match_events(match, viewer, since, list, in_.below(5), &count, &next);
        if (answer != VILLE_OK) return answer;
        require(count <= 4 && next - since <= info_of(match).events_end - since, "events go forward");
        for (std::uint32_t i = 0; i < count; ++i)
            require(list[i].seq - since < next - since, "events are those asked for");
        return answer;
    }

    Input in_;
    std::array<MatchHandle, slots> matches_;
    std::array<EditionHandle, slots> editions_;
    std::array<BotHandle, slots> bots_;
    std::array<std::uint64_t, slots> before_{};
    std::vector<std::uint8_t> snapshot_, save_;
    std::uint32_t last_ = slots;
    std::uint32_t may_change_ = slots; ///< The slot of the match that the call at hand may change.
    bool changes_anyway_ = false;
};

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    Table(Input(data, size)).run();
    return 0;
}
