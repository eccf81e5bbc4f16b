// Keeping a match: snapshots, saves, records.
#include "fence.hpp"
#include "runtime/record.hpp"

using namespace ville;
using namespace ville::capi;

extern "C" {

ville_status ville_match_snapshot(const ville_match *match, uint8_t *buffer, uint32_t capacity, uint32_t *needed) {
    return fence([&] {
        if (match == nullptr || (buffer == nullptr && capacity != 0)) return Status::argument;
        const std::size_t size = match->match->snapshot_into({buffer, capacity});
        if (needed != nullptr) *needed = static_cast<uint32_t>(size);
        return buffer == nullptr || size <= capacity ? Status::ok : Status::buffer;
    });
}

ville_status ville_match_load_snapshot(ville_match *match, const uint8_t *bytes, uint32_t size, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (match == nullptr || (bytes == nullptr && size != 0)) return Status::argument;
        return match->match->load_snapshot({bytes, size});
    });
}

ville_status ville_match_save(const ville_match *match, uint8_t *buffer, uint32_t capacity, uint32_t *needed) {
    return fence([&] {
        if (match == nullptr || (buffer == nullptr && capacity != 0)) return Status::argument;
        const std::size_t size = match->match->save_into({});
        if (needed != nullptr) *needed = static_cast<uint32_t>(size);
        if (buffer == nullptr) return Status::ok;
        if (size > capacity) return Status::buffer;
        match->match->save_into({buffer, size});
        return Status::ok;
    });
}

ville_status ville_match_load(const uint8_t *bytes, uint32_t size, uint32_t flags, ville_match **match, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (match == nullptr || (bytes == nullptr && size != 0) || (flags & ~uint32_t{VILLE_LOAD_STATE_ONLY}) != 0) return Status::argument;
        std::unique_ptr<Match> made;
        if (Answer answer = Match::load({bytes, size}, (flags & VILLE_LOAD_STATE_ONLY) != 0, made); !answer.ok()) return answer;
        *match = new ville_match{std::move(made)};
        return {};
    });
}

ville_status ville_match_record(const ville_match *match, uint32_t flags, char *buffer, uint32_t capacity, uint32_t *needed) {
    return fence([&] {
        if (match == nullptr || (flags & ~uint32_t{VILLE_RECORD_LEGAL}) != 0) return Status::argument;
        std::string text;
        if (const Answer answer = write_record(*match->match, (flags & VILLE_RECORD_LEGAL) != 0, text); !answer.ok()) return answer.status;
        return give_text(text, buffer, capacity, needed);
    });
}

ville_status ville_match_from_record(const char *text, uint32_t size, ville_match **match, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (match == nullptr || text == nullptr) return Status::argument;
        std::unique_ptr<Match> made;
        if (Answer answer = read_record({text, size}, made); !answer.ok()) return answer;
        *match = new ville_match{std::move(made)};
        return {};
    });
}

} // extern "C"
