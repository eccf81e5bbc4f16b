// Going back and forth.
#include "fence.hpp"

using namespace ville;
using namespace ville::capi;

extern "C" {

ville_status ville_match_undo(ville_match *match, ville_error *error) {
    return fence(error, ops_of(match), [&]() -> Answer {
        if (Answer answer = require({{"match", match}}); !answer.ok()) return answer;
        return match->match->undo();
    });
}

ville_status ville_match_check_undo(const ville_match *match, ville_error *error) {
    return fence(error, ops_of(match), [&]() -> Answer {
        if (Answer answer = require({{"match", match}}); !answer.ok()) return answer;
        return match->match->check_undo();
    });
}

ville_status ville_match_redo(ville_match *match, ville_error *error) {
    return fence(error, ops_of(match), [&]() -> Answer {
        if (Answer answer = require({{"match", match}}); !answer.ok()) return answer;
        return match->match->redo();
    });
}

ville_status ville_match_seek(ville_match *match, uint32_t ply, ville_error *error) {
    return fence(error, ops_of(match), [&]() -> Answer {
        if (Answer answer = require({{"match", match}}); !answer.ok()) return answer;
        return match->match->seek(ply);
    });
}

ville_status ville_match_set_undo_rule(ville_match *match, int32_t undo_rule, ville_error *error) {
    return fence(error, ops_of(match), [&]() -> Answer {
        if (Answer answer = require({{"match", match}}); !answer.ok()) return answer;
        if (!is_undo_rule(undo_rule)) return {Status::argument, "undo_rule is out of range"};
        return match->match->set_undo_rule(static_cast<UndoRule>(undo_rule));
    });
}

ville_status ville_match_log(const ville_match *match, uint32_t from, ville_log_entry *entries,
                             uint32_t capacity, uint32_t *count) {
    return fence([&] {
        if (match == nullptr || count == nullptr || (entries == nullptr && capacity != 0))
            return Status::argument;
        const Match &m = *match->match;
        *count = 0;
        if (!m.keep().log) return Status::off;
        const uint32_t first = from - m.log_begin();
        if (first > m.log().size()) return Status::nothing;
        for (std::size_t i = first; i < m.log().size() && *count < capacity; ++i) {
            const LogEntry &entry = m.log()[i];
            entries[(*count)++] = {entry.word, entry.player, entry.barrier ? 1 : 0};
        }
        return Status::ok;
    });
}

} // extern "C"
