#include "runtime/record.hpp"

#include <algorithm>
#include <vector>

#include "io/json.hpp"
#include "runtime/forms.hpp"

namespace ville {

namespace {

using io::JsonBuffer;
using io::JsonReader;
using io::JsonWriter;

void put_events(JsonWriter &out, const EditionBox &edition, const EventBuffer &events) {
    out.StartArray();
    for (const Event &event : events) put_event(out, edition, event, {.visibility = true});
    out.EndArray();
}

/// The legal actions, or the outcomes as [outcome, weight].
void put_list(JsonWriter &out, const EditionBox &edition, const void *state) {
    const GameOps &ops = edition.ops();
    std::vector<ActionWord> words(ops.max_actions);
    std::vector<std::uint32_t> weights(ops.max_actions);
    words.resize(ops.legal_actions(edition.data(), state, words.data(), ops.max_actions));
    const bool luck = ops.actor(state) == chance;
    if (luck) ops.weights(edition.data(), state, weights.data(), ops.max_actions);
    out.StartArray();
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (luck) out.StartArray();
        put_action(out, edition, words[i]);
        if (luck) io::put(out, weights[i]);
        if (luck) out.EndArray();
    }
    out.EndArray();
}

std::string_view list_key(Player actor) { return actor == chance ? "outcomes" : "legal"; }

void put_actor(JsonWriter &out, Player actor) {
    if (actor == chance) io::put(out, "actor", "chance");
    else io::put(out, "actor", static_cast<int>(actor));
}

template <class Writer>
std::string line(Writer &&write) {
    JsonBuffer buffer;
    JsonWriter out(buffer);
    out.StartObject();
    write(out);
    out.EndObject();
    return std::string(io::text_of(buffer));
}

/// A match played again, quietly, with the events of one ply at a time.
class Retelling {
public:
    explicit Retelling(const Match &match)
        : ops_(match.ops()),
          edition_(match.edition()->data()),
          state_(ops_.state_size),
          room_(ops_.max_events),
          events_(room_.data(), ops_.max_events) {
        ops_.setup(edition_, match.options(), match.table(), &events_, state_.data());
    }
    const void *state() const { return state_.data(); }
    const EventBuffer &events() const { return events_; }
    void apply(ActionWord word) {
        events_.clear();
        ops_.try_apply(edition_, state_.data(), word, &events_);
    }

private:
    const GameOps &ops_;
    const void *edition_;
    std::vector<std::byte> state_;
    std::vector<Event> room_;
    EventBuffer events_;
};

std::string header_line(const Match &match, const EventBuffer &events) {
    const GameOps &ops = match.ops();
    return line([&](JsonWriter &out) {
        io::put(out, "record", 1);
        io::put(out, "game", ops.id);
        io::put_key(out, "edition");
        if (match.edition()->builtin()) {
            out.StartObject();
            io::put(out, "id", match.edition()->id());
            io::put(out, "hash", hex(match.edition()->hash()));
            out.EndObject();
        } else {
            const std::string whole = ops.edition_to_json(match.edition()->data());
            out.RawValue(whole.data(), whole.size(), rapidjson::kObjectType);
        }
        io::put(out, "players", match.table().players);
        io::put(out, "first", match.table().first);
        io::put_key(out, "options");
        put_options(out, ops, match.options());
        io::put(out, "seed", std::to_string(match.seed()));
        io::put(out, "index", match.index());
        io::put_key(out, "events");
        put_events(out, *match.edition(), events);
    });
}

std::string result_line(const Match &match) {
    const GameOps &ops = match.ops();
    const void *edition = match.edition()->data();
    return line([&](JsonWriter &out) {
        io::put_key(out, "result");
        put_scores(out, ops, ops.scores(edition, match.state(), omniscient),
                   ops.outcome(edition, match.state()));
    });
}

} // namespace

Answer write_record(const Match &match, bool with_lists, std::string &text) {
    if (!match.keep().log || !match.starts_at_setup())
        return {Status::off, "a record needs the log from the start of the match"};
    Retelling again(match);
    text = header_line(match, again.events()) + '\n';
    for (std::size_t i = 0; i < match.log().cursor(); ++i) {
        const LogEntry &entry = match.log()[i];
        text += line([&](JsonWriter &out) {
            io::put(out, "ply", i);
            put_actor(out, entry.player);
            io::put_key(out, "action");
            put_action(out, *match.edition(), entry.word);
            if (with_lists) {
                io::put_key(out, list_key(entry.player));
                put_list(out, *match.edition(), again.state());
            }
            again.apply(entry.word);
            io::put_key(out, "events");
            put_events(out, *match.edition(), again.events());
        });
        text += '\n';
    }
    if (match.over()) text += result_line(match) + '\n';
    return {};
}

// ---- Reading

namespace {

class RecordReader {
public:
    explicit RecordReader(std::string_view text) : text_(text) {}

    Answer read(std::unique_ptr<Match> &match) {
        std::string_view header;
        if (!next_line(header)) return {Status::json, "an empty record"};
        if (Answer answer = begin(header); !answer.ok()) return answer;
        std::string_view ply;
        while (next_line(ply)) {
            const std::uint32_t number = match_->ply();
            Answer answer = ended_ ? Answer(Status::json, "something follows the result") : read_line(ply);
            if (answer.ok()) continue;
            if (answer.text.empty())
                answer.text =
                    "the rules forbid it: " + std::string(reason_name(match_->ops().reasons, answer.reason));
            answer.text = "ply " + std::to_string(number) + ": " + answer.text;
            answer.place = static_cast<int>(number);
            return answer;
        }
        match = std::move(match_);
        return {};
    }

private:
    bool next_line(std::string_view &line) {
        while (!text_.empty()) {
            const std::size_t end = text_.find('\n');
            line = text_.substr(0, end);
            text_.remove_prefix(end == std::string_view::npos ? text_.size() : end + 1);
            if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
            if (!line.empty()) return true;
        }
        return false;
    }

    Answer begin(std::string_view header) {
        MatchConfig config;
        if (Answer answer = match_config_from_json(header, config); !answer.ok()) return answer;
        config.chance = ChanceMode::host;
        if (Answer answer = Match::create(config, match_); !answer.ok()) return answer;
        again_ = std::make_unique<Retelling>(*match_);
        const io::JsonText parsed(header);
        io::JsonFault fault;
        if (const std::string told = events_differ(JsonReader(parsed.root(), fault)); !told.empty())
            return {Status::replay, told, 0};
        return {};
    }

    Answer read_line(std::string_view line) {
        const io::JsonText parsed(line);
        if (!parsed.ok()) return {Status::json, parsed.fault().text()};
        io::JsonFault fault;
        const JsonReader in(parsed.root(), fault);
        if (!in.is_object()) return {Status::json, fault.text()};
        if (in.has("result")) return read_result(in, fault);
        return read_ply(in, fault);
    }

    Answer read_ply(const JsonReader &in, io::JsonFault &fault) {
        static constexpr std::string_view keys[] = {"ply", "actor", "action", "events", "legal", "outcomes"};
        const bool known = in.each_member([&](std::string_view key, const JsonReader &member) {
            return index_of(keys, key) >= 0 || member.fail("is not a known key");
        });
        for (const std::string_view key : {keys[0], keys[1], keys[2]})
            if (known && !in.has(key)) in.fail("\"" + std::string(key) + "\" is missing");
        ActionWord word = 0;
        std::int64_t ply = 0;
        if (in.failed() || !in.at("action", *in.member("action")).is_object() ||
            !in.at("ply", *in.member("ply")).number(ply, match_->ply(), match_->ply()) ||
            !get_action(in.at("action", *in.member("action")), *match_->edition(), word))
            return {Status::json, fault.text()};
        const Player actor = match_->actor();
        if (actor == nobody) return {Status::replay, "the match is over"};
        std::string told = differs(in, "actor", [&](JsonWriter &out) {
            actor == chance ? io::put(out, "chance") : io::put(out, static_cast<int>(actor));
        });
        if (!told.empty()) return {Status::replay, told};
        if (in.has(list_key(actor == chance ? Player{0} : chance)))
            return {Status::replay, "the list is that of another kind of actor"};
        told = differs(in, list_key(actor),
                       [&](JsonWriter &out) { put_list(out, *match_->edition(), match_->state()); });
        if (!told.empty()) return {Status::replay, told};
        if (Answer answer = match_->apply(actor, word); !answer.ok()) return answer;
        again_->apply(word);
        if (told = events_differ(in); !told.empty()) return {Status::replay, told};
        return {};
    }

    Answer read_result(const JsonReader &in, io::JsonFault &fault) {
        ended_ = true;
        if (in.value().MemberCount() != 1)
            return in.fail("\"result\" must stand alone"), Answer(Status::json, fault.text());
        if (!match_->over()) return {Status::replay, "a result before the match is over"};
        const GameOps &ops = match_->ops();
        const void *edition = match_->edition()->data();
        const std::string told = differs(in, "result", [&](JsonWriter &out) {
            put_scores(out, ops, ops.scores(edition, match_->state(), omniscient),
                       ops.outcome(edition, match_->state()));
        });
        return told.empty() ? Answer() : Answer(Status::replay, told);
    }

    std::string events_differ(const JsonReader &in) {
        return differs(in, "events",
                       [&](JsonWriter &out) { put_events(out, *match_->edition(), again_->events()); });
    }

    /// Where a member, if it is there, says something else than `write` writes.
    template <class Writer>
    static std::string differs(const JsonReader &in, std::string_view key, Writer &&write) {
        const io::JsonValue *told = in.member(key);
        if (told == nullptr) return {};
        JsonBuffer buffer;
        JsonWriter out(buffer);
        write(out);
        const io::JsonText ours(io::text_of(buffer));
        const std::string difference = io::difference(ours.root(), *told);
        return difference.empty() ? difference : io::pointer_step(key) + difference;
    }

    std::string_view text_;
    std::unique_ptr<Match> match_;
    std::unique_ptr<Retelling> again_;
    bool ended_ = false;
};

} // namespace

Answer read_record(std::string_view text, std::unique_ptr<Match> &match) {
    return RecordReader(text).read(match);
}

} // namespace ville
