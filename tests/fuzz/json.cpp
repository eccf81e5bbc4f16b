// JSON from outside. The first byte tells as what it is read: an action and an event, the header of a match, an edition, a record.
#include "fuzz.hpp"

using namespace ville::fuzz;

namespace {

EditionHandle builtin_edition(std::int32_t game) {
    ville_edition *edition = nullptr;
    require(ville_edition_builtin(game, 0, &edition, nullptr) == VILLE_OK, "a game has an edition");
    return EditionHandle(edition);
}

void read_action(std::int32_t game, const char *json, std::uint32_t size) {
    const EditionHandle edition = builtin_edition(game);
    ville_action word = 5, again = 5;
    Error error;
    const ville_status answer = ville_action_from_json(edition.get(), json, size, &word, error);
    check_answer(answer, error);
    if (answer != VILLE_OK) return require(word == 5, "a refused text gives no word");
    const std::string told =
        text([&](auto... room) { return ville_action_to_json(edition.get(), word, room...); });
    require(ville_action_from_json(edition.get(), told.data(), static_cast<std::uint32_t>(told.size()),
                                   &again, nullptr) == VILLE_OK,
            "what is told can be read");
    require(word == again, "an action is told as it is");
}

void read_event(std::int32_t game, const char *json, std::uint32_t size) {
    const EditionHandle edition = builtin_edition(game);
    ville_event event{};
    Error error;
    check_answer(ville_event_from_json(edition.get(), json, size, &event, error), error);
    require((event.type == 0) == (error.c.status != VILLE_OK), "a refused text gives no event");
}

void read_header(const char *json, std::uint32_t size) {
    ville_match *match = nullptr;
    Error error;
    const ville_status answer = ville_match_create_json(json, size, &match, error);
    check_answer(answer, error);
    require((match != nullptr) == (answer == VILLE_OK),
            "a match comes of a text that is taken, and only then");
    const MatchHandle owned(match);
    if (match != nullptr) check_taken_in(match, size);
}

void read_edition(std::int32_t game, const char *json, std::uint32_t size) {
    ville_edition *edition = nullptr, *second = nullptr;
    Error error;
    const ville_status answer = ville_edition_from_json(game, json, size, &edition, error);
    check_answer(answer, error);
    const EditionHandle owned(edition);
    const std::string faults =
        text([&](auto... room) { return ville_edition_faults_json(game, json, size, room...); });
    require((faults == "[]") == (answer == VILLE_OK), "an edition without faults is taken, and no other");
    if (edition == nullptr) return;

    const std::string told = text([&](auto... room) { return ville_edition_to_json(edition, room...); });
    require(ville_edition_from_json(game, told.data(), static_cast<std::uint32_t>(told.size()), &second,
                                    nullptr) == VILLE_OK,
            "what is told can be read");
    const EditionHandle owned_again(second);
    std::uint64_t hash = 0, hash_again = 1;
    ville_edition_hash(edition, &hash);
    ville_edition_hash(second, &hash_again);
    require(hash == hash_again, "an edition is told as it is");
    text([&](auto... room) { return ville_edition_id(edition, room...); });
    text([&](auto... room) { return ville_edition_warnings_json(edition, room...); });

    ville_match_config config;
    ville_match_config_init(&config, sizeof config);
    config.game = game;
    config.players = 2 + static_cast<std::int32_t>(size % 3);
    check_taken_in(new_match(config, edition).get(), size);
}

void read_record(const char *json, std::uint32_t size) {
    ville_match *match = nullptr, *second = nullptr;
    Error error;
    const ville_status answer = ville_match_from_record(json, size, &match, error);
    check_answer(answer, error);
    require((match != nullptr) == (answer == VILLE_OK),
            "a match comes of a record that is taken, and only then");
    const MatchHandle owned(match);
    if (match == nullptr) return;
    const std::string told = text([&](auto... room) { return ville_match_record(match, 0, room...); });
    require(ville_match_from_record(told.data(), static_cast<std::uint32_t>(told.size()), &second, nullptr) ==
                VILLE_OK,
            "what is told can be read");
    const MatchHandle owned_again(second);
    require(stand_of(match) == stand_of(second), "a match is told as it is");
    check_taken_in(match, size);
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    if (size == 0) return 0;
    const std::vector<char> exact(data + 1, data + size); // without a zero byte at its end
    const auto length = static_cast<std::uint32_t>(exact.size());
    const char *json = exact.empty() ? "" : exact.data();
    const std::int32_t game = data[0] / 4 % ville_game_count();
    switch (data[0] % 4) {
    case 0: read_action(game, json, length), read_event(game, json, length); break;
    case 1: read_header(json, length); break;
    case 2: read_edition(game, json, length); break;
    default: read_record(json, length);
    }
    return 0;
}
