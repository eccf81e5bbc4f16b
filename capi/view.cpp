// Looking at a match: its standing, views, scores, events.
#include "fence.hpp"
#include "io/json.hpp"
#include "runtime/forms.hpp"

using namespace ville;
using namespace ville::capi;

static_assert(sizeof(Score::lines) > 0 && decltype(Score::lines)::capacity() == VILLE_MAX_SCORE_LINES);

namespace {

/// Whether a reader may ask for the events from this number on.
Status check_since(const Match &match, uint32_t since) {
    if (!match.keep().events) return Status::off;
    if (match.journal().keeps_from(since)) return Status::ok;
    return since < match.journal().begin_number() ? Status::forgotten : Status::argument;
}

Visibility visibility_of(const Match &match, const Event &event) {
    return event.type == event_type::undone ? Visibility{} : match.ops().visibility(event);
}

} // namespace

extern "C" {

ville_status ville_match_get_info(const ville_match *match, ville_match_info *info) {
    return fence([&] {
        if (match == nullptr) return Status::argument;
        const Match &m = *match->match;
        const Outcome outcome = m.ops().outcome(m.edition()->data(), m.state());
        ville_match_info ours{};
        ours.game = game_number(m.ops());
        ours.players = m.table().players;
        ours.first = m.table().first;
        ours.actor = m.actor();
        ours.phase = m.ops().phase(m.state());
        ours.ply = m.ply();
        ours.log_begin = m.log_begin();
        ours.log_end = m.log_end();
        ours.events_begin = m.journal().begin_number();
        ours.events_end = m.journal().end_number();
        ours.over = outcome.over ? 1 : 0;
        ours.winners = outcome.winners;
        ours.end_reason = outcome.over ? outcome.reason : -1;
        ours.progress = m.ops().progress(m.edition()->data(), m.state());
        ours.stand_ins = m.stand_ins();
        ours.memory = m.memory();
        return give_struct(ours, info, sizeof ours);
    });
}

ville_status ville_match_get_config(const ville_match *match, ville_match_config *config) {
    return fence([&] {
        if (match == nullptr) return Status::argument;
        const MatchConfig theirs = match->match->config();
        ville_match_config ours{};
        ours.game = game_number(match->match->ops());
        ours.seed = theirs.seed;
        ours.index = theirs.index;
        ours.players = theirs.table.players;
        ours.first = theirs.table.first;
        ours.chance = static_cast<int32_t>(theirs.chance);
        ours.log = theirs.keep.log ? 1 : 0;
        ours.undo = theirs.keep.undo ? 1 : 0;
        ours.events = theirs.keep.events ? 1 : 0;
        ours.undo_rule = static_cast<int32_t>(theirs.undo_rule);
        for (std::size_t i = 0; i < VILLE_MAX_OPTIONS; ++i)
            ours.option[i] = i < match->match->ops().options.size() ? theirs.options[i] : VILLE_DEFAULT;
        return give_struct(ours, config, sizeof ours);
    });
}

ville_status ville_match_edition(const ville_match *match, ville_edition **edition, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"match", match}, {"edition", edition}}); !answer.ok()) return answer;
        *edition = new ville_edition{match->match->edition()};
        return {};
    });
}

ville_status ville_match_options(const ville_match *match, int32_t *values, uint32_t capacity,
                                 uint32_t *count) {
    return fence([&] {
        if (match == nullptr || count == nullptr || (values == nullptr && capacity != 0))
            return Status::argument;
        const OptionValues ours = match->match->options();
        *count = static_cast<uint32_t>(match->match->ops().options.size());
        for (uint32_t i = 0; i < *count && i < capacity; ++i) values[i] = ours[i];
        return list_status(*count, values, capacity);
    });
}

ville_status ville_match_view_json(const ville_match *match, int32_t viewer, char *buffer, uint32_t capacity,
                                   uint32_t *needed) {
    return fence([&] {
        if (match == nullptr || !is_viewer(*match->match, viewer)) return Status::argument;
        const Match &m = *match->match;
        return give_text(m.ops().view_json(m.edition()->data(), m.state(), static_cast<Viewer>(viewer)),
                         buffer, capacity, needed);
    });
}

ville_status ville_match_scores(const ville_match *match, int32_t viewer, ville_score *scores,
                                uint32_t capacity, uint32_t *count) {
    return fence([&] {
        if (match == nullptr || count == nullptr || (scores == nullptr && capacity != 0) ||
            !is_viewer(*match->match, viewer))
            return Status::argument;
        const Match &m = *match->match;
        const Scores ours = m.ops().scores(m.edition()->data(), m.state(), static_cast<Viewer>(viewer));
        *count = static_cast<uint32_t>(ours.size());
        for (uint32_t p = 0; p < *count && p < capacity; ++p) {
            const Score &score = ours[p];
            ville_score &out = scores[p];
            out = {};
            out.total = score.total();
            out.complete = score.complete ? 1 : 0;
            out.line_count = static_cast<uint32_t>(score.lines.size());
            for (std::size_t i = 0; i < score.lines.size(); ++i)
                out.line[i] = {score.lines[i].source, score.lines[i].points};
        }
        return list_status(*count, scores, capacity);
    });
}

ville_status ville_match_scores_json(const ville_match *match, int32_t viewer, char *buffer,
                                     uint32_t capacity, uint32_t *needed) {
    return fence([&] {
        if (match == nullptr || !is_viewer(*match->match, viewer)) return Status::argument;
        const Match &m = *match->match;
        io::JsonBuffer json;
        io::JsonWriter out(json);
        put_scores(out, m.ops(), m.ops().scores(m.edition()->data(), m.state(), static_cast<Viewer>(viewer)),
                   m.ops().outcome(m.edition()->data(), m.state()));
        return give_text(io::text_of(json), buffer, capacity, needed);
    });
}

ville_status ville_match_events(const ville_match *match, int32_t viewer, uint32_t since, ville_event *events,
                                uint32_t capacity, uint32_t *count, uint32_t *next) {
    return fence([&] {
        if (match == nullptr || count == nullptr || (events == nullptr && capacity != 0) ||
            !is_viewer(*match->match, viewer))
            return Status::argument;
        const Match &m = *match->match;
        *count = 0;
        if (const Status status = check_since(m, since); status != Status::ok) return status;
        uint32_t number = since;
        for (; number != m.journal().end_number() && *count < capacity; ++number) {
            Event event = m.journal().at(number);
            if (!redact(event, visibility_of(m, event), static_cast<Viewer>(viewer))) continue;
            std::memcpy(&events[(*count)++], &event, sizeof event);
        }
        if (next != nullptr) *next = number;
        return Status::ok;
    });
}

ville_status ville_match_events_json(const ville_match *match, int32_t viewer, uint32_t since, char *buffer,
                                     uint32_t capacity, uint32_t *needed) {
    return fence([&] {
        if (match == nullptr || !is_viewer(*match->match, viewer)) return Status::argument;
        const Match &m = *match->match;
        if (const Status status = check_since(m, since); status != Status::ok) return status;
        io::JsonBuffer json;
        io::JsonWriter out(json);
        out.StartArray();
        for (uint32_t number = since; number != m.journal().end_number(); ++number)
            put_event(out, *m.edition(), m.journal().at(number),
                      {.viewer = static_cast<Viewer>(viewer), .number = true});
        out.EndArray();
        return give_text(io::text_of(json), buffer, capacity, needed);
    });
}

ville_status ville_match_state_hash(const ville_match *match, uint64_t *hash) {
    return fence([&] {
        if (match == nullptr || hash == nullptr) return Status::argument;
        *hash = match->match->ops().state_hash(match->match->state());
        return Status::ok;
    });
}

ville_status ville_match_determinize(const ville_match *match, int32_t viewer, uint64_t seed, uint32_t index,
                                     ville_match **guess, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"match", match}, {"guess", guess}}); !answer.ok()) return answer;
        if (!is_viewer(*match->match, viewer))
            return {Status::argument, "viewer is neither a seat of this match nor the public or the referee"};
        *guess = new ville_match{match->match->determinize(static_cast<Viewer>(viewer), seed, index)};
        return {};
    });
}

} // extern "C"
