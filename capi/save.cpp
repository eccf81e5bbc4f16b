// Keeping a match: snapshots, saves, records.
#include "fence.hpp"
#include "runtime/record.hpp"

using namespace ville;
using namespace ville::capi;

extern "C" {

ville_status ville_match_snapshot(const ville_match *match, uint8_t *buffer, uint32_t capacity,
                                  uint32_t *needed) {
    return fence([&] {
        if (match == nullptr) return Status::argument;
        // A head, and a state: in a file it takes two bytes for the count of a sequence, and elsewhere no more than in memory.
        const std::size_t enough = 128 + 2 * match->match->ops().state_size;
        return give_bytes([&](auto room) { return match->match->snapshot_into(room); }, enough, buffer,
                          capacity, needed);
    });
}

ville_status ville_match_load_snapshot(ville_match *match, const uint8_t *bytes, uint32_t size,
                                       ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"match", match}, list("bytes", bytes, size)}); !answer.ok())
            return answer;
        return match->match->load_snapshot({bytes, size});
    });
}

ville_status ville_match_save(const ville_match *match, uint8_t *buffer, uint32_t capacity,
                              uint32_t *needed) {
    return fence([&] {
        if (match == nullptr) return Status::argument;
        return give_bytes([&](auto room) { return match->match->save_into(room); }, UINT32_MAX, buffer,
                          capacity, needed);
    });
}

ville_status ville_match_load(const uint8_t *bytes, uint32_t size, uint32_t flags, ville_match **match,
                              ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({list("bytes", bytes, size), {"match", match}}); !answer.ok())
            return answer;
        if ((flags & ~uint32_t{VILLE_LOAD_STATE_ONLY}) != 0)
            return {Status::argument, "flags has a bit that means nothing"};
        std::unique_ptr<Match> made;
        if (Answer answer = Match::load({bytes, size}, (flags & VILLE_LOAD_STATE_ONLY) != 0, made);
            !answer.ok())
            return answer;
        *match = new ville_match{std::move(made)};
        return {};
    });
}

ville_status ville_match_record(const ville_match *match, uint32_t flags, char *buffer, uint32_t capacity,
                                uint32_t *needed) {
    return fence([&] {
        if (match == nullptr || (flags & ~uint32_t{VILLE_RECORD_LEGAL}) != 0) return Status::argument;
        std::string text;
        if (const Answer answer = write_record(*match->match, (flags & VILLE_RECORD_LEGAL) != 0, text);
            !answer.ok())
            return answer.status;
        return give_text(text, buffer, capacity, needed);
    });
}

ville_status ville_match_from_record(const char *text, uint32_t size, ville_match **match,
                                     ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"text", text}, {"match", match}}); !answer.ok()) return answer;
        std::unique_ptr<Match> made;
        if (Answer answer = read_record(text_of_caller(text, size), made); !answer.ok()) return answer;
        *match = new ville_match{std::move(made)};
        return {};
    });
}

} // extern "C"
