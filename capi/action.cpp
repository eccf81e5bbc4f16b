// Actions and events as JSON and as sentences.
#include <ville/core/common_text.hpp>

#include "fence.hpp"
#include "io/json.hpp"
#include "runtime/forms.hpp"

using namespace ville;
using namespace ville::capi;

extern "C" {

ville_status ville_action_to_json(const ville_edition *edition, ville_action action, char *buffer,
                                  uint32_t capacity, uint32_t *needed) {
    return fence([&] {
        FlatAction flat;
        if (edition == nullptr || unpack_flat(edition->box->ops().actions, action, flat) != Reason::none)
            return Status::argument;
        io::JsonBuffer json;
        io::JsonWriter out(json);
        put_action(out, *edition->box, action);
        return give_text(io::text_of(json), buffer, capacity, needed);
    });
}

ville_status ville_action_from_json(const ville_edition *edition, const char *text, uint32_t size,
                                    ville_action *action, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"edition", edition}, {"text", text}, {"action", action}}); !answer.ok())
            return answer;
        ActionWord word = 0;
        if (Answer answer = action_from_json(*edition->box, text_of_caller(text, size), word); !answer.ok())
            return answer;
        *action = word;
        return {};
    });
}

ville_status ville_action_text(const ville_match *match, ville_action action, const char *language,
                               char *buffer, uint32_t capacity, uint32_t *needed) {
    return fence([&] {
        if (match == nullptr) return Status::argument;
        const Match &m = *match->match;
        const std::string text =
            m.ops().action_text(m.edition()->data(), action, text_or_empty(language), m.seat_names());
        return text.empty() ? Status::argument : give_text(text, buffer, capacity, needed);
    });
}

ville_status ville_event_text(const ville_match *match, const ville_event *event, const char *language,
                              char *buffer, uint32_t capacity, uint32_t *needed) {
    return fence([&] {
        if (match == nullptr || event == nullptr) return Status::argument;
        const Match &m = *match->match;
        Event ours;
        std::memcpy(static_cast<void *>(&ours), event, sizeof ours);
        if (ours.type == event_type::undone)
            return give_text(fill(find_text(common_text_rows, "event.undone", text_or_empty(language)),
                                  "{to_ply}", std::to_string(ours.arg[0])),
                             buffer, capacity, needed);
        const std::string text =
            m.ops().event_text(m.edition()->data(), ours, text_or_empty(language), m.seat_names());
        return text.empty() ? Status::argument : give_text(text, buffer, capacity, needed);
    });
}

ville_status ville_event_from_json(const ville_edition *edition, const char *text, uint32_t size,
                                   ville_event *event, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"edition", edition}, {"text", text}, {"event", event}}); !answer.ok())
            return answer;
        Event ours;
        if (Answer answer = event_from_json(*edition->box, text_of_caller(text, size), ours); !answer.ok())
            return answer;
        std::memcpy(event, &ours, sizeof ours);
        return {};
    });
}

ville_status ville_match_set_seat_name(ville_match *match, int32_t seat, const char *name,
                                       ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"match", match}}); !answer.ok()) return answer;
        return match->match->set_seat_name(seat, text_or_empty(name));
    });
}

ville_status ville_match_seat_name(const ville_match *match, int32_t seat, const char *language, char *buffer,
                                   uint32_t capacity, uint32_t *needed) {
    return fence([&] {
        if (match == nullptr || seat < VILLE_NOBODY || seat >= match->match->table().players)
            return Status::argument;
        return give_text(
            player_name(static_cast<Player>(seat), text_or_empty(language), match->match->seat_names()),
            buffer, capacity, needed);
    });
}

} // extern "C"
