// Snapshots and saves. Both are frames around what the field lists write:
//
//     snapshot  "VLSN" format size game rules_version state_version edition ply  state                     xxh64
//     save      "VLSV" format size game rules_version state_version rng seed …   edition start log state   xxh64
//
// docs/save-format.md gives every byte. Nothing is believed before the hash over the whole frame fits, and
// nothing after it before the game's invariants hold and the log leads to the saved state.
#include <array>

#include "io/archive.hpp"
#include "io/json.hpp"
#include "registry.hpp"
#include "runtime/forms.hpp"
#include "runtime/match.hpp"

namespace ville {

namespace {

using io::MemoryInput;
using io::MemoryOutput;

constexpr std::string_view snapshot_magic = "VLSN";
constexpr std::string_view save_magic = "VLSV";
constexpr std::uint16_t format_version = 2;
constexpr std::uint16_t oldest_format = 1; ///< Without the size, and without marks of stand-ins in the log.
constexpr std::size_t hash_size = 8;

using GameId = FixedString<32>;
using RngName = FixedString<32>;

template <class... T>
void write_all(MemoryOutput &out, const T &...values) {
    (io::write_value(out, values), ...);
}
template <class... T>
void read_all(MemoryInput &in, T &...values) {
    (io::read_value(in, values), ...);
}

constexpr std::size_t place_of_size = save_magic.size() + sizeof format_version;

void write_head(MemoryOutput &out, std::string_view magic, const GameOps &ops) {
    out.write(magic.data(), magic.size());
    write_all(out, format_version, std::uint32_t{0}, GameId(ops.id), ops.rules_version, ops.state_version);
}

/// Closes a frame of `size` bytes: its size goes into the head, its hash behind the end. Answers the size of both.
std::size_t close_frame(std::span<std::uint8_t> room, std::size_t size) {
    const std::size_t whole = size + hash_size;
    if (whole > room.size()) return whole;
    MemoryOutput head(room.subspan(place_of_size));
    write_all(head, static_cast<std::uint32_t>(whole));
    Xxh64 hash;
    hash.bytes(room.data(), size);
    MemoryOutput out(room.subspan(size));
    write_all(out, hash.digest());
    return whole;
}

/// What every frame says of itself.
struct Frame {
    std::uint16_t format = 0;
    const GameOps *ops = nullptr;
    std::uint32_t rules_version = 0;
};

Answer check_size(MemoryInput &in, std::size_t found) {
    std::uint32_t size = 0;
    read_all(in, size);
    if (in.failed() || size > found)
        return {Status::format, "cut short: " + std::to_string(found) + " bytes of " + std::to_string(size)};
    if (size < found)
        return {Status::format, std::to_string(found - size) + " bytes too many behind its end"};
    return {};
}

/// Checks what every frame has, and leaves `in` behind it.
Answer open_frame(std::span<const std::uint8_t> bytes, std::string_view magic, MemoryInput &in,
                  Frame &frame) {
    char found[4] = {};
    in.read(found, sizeof found);
    read_all(in, frame.format);
    if (in.failed() || std::string_view(found, sizeof found) != magic)
        return {Status::format, "does not begin as such a file does"};
    if (frame.format < oldest_format || frame.format > format_version)
        return {Status::version, "format " + std::to_string(frame.format) + " is not known here"};
    if (frame.format > oldest_format)
        if (Answer answer = check_size(in, bytes.size()); !answer.ok()) return answer;
    if (in.left() < hash_size) return {Status::format, "cut short"};

    Xxh64 hash;
    hash.bytes(bytes.data(), bytes.size() - hash_size);
    MemoryInput tail(bytes.last(hash_size));
    std::uint64_t expected = 0;
    read_all(tail, expected);
    if (hash.digest() != expected) return {Status::checksum, "the bytes are damaged"};

    GameId id;
    std::uint32_t state_version = 0;
    read_all(in, id, frame.rules_version, state_version);
    if (in.failed()) return {Status::format, "the head is damaged"};
    frame.ops = find_game(id.view());
    if (frame.ops == nullptr)
        return {Status::game, "game \"" + std::string(id.view()) + "\" is not in this build"};
    if (state_version != frame.ops->state_version)
        return {Status::version, "state version " + std::to_string(state_version) + ", this build reads " +
                                     std::to_string(frame.ops->state_version)};
    return {};
}

/// The bytes of a block with its length before it.
bool read_block(MemoryInput &in, std::span<const std::uint8_t> bytes, std::span<const std::uint8_t> &block) {
    std::uint32_t size = 0;
    read_all(in, size);
    if (in.failed() || size > in.left()) return in.fail(), false;
    block = bytes.subspan(bytes.size() - in.left(), size);
    return in.skip(size), true;
}

/// Reads a state and holds it against the game's invariants.
Answer read_state(const EditionBox &edition, std::span<const std::uint8_t> block, void *state) {
    const GameOps &ops = edition.ops();
    if (!ops.read_state(block, state)) return {Status::format, "the state is damaged"};
    if (const char *broken = ops.check(edition.data(), state)) return {Status::invariant, broken};
    if (const char *clash = ops.check_options(edition.data(), ops.option_values(state)))
        return {Status::invariant, clash};
    return {};
}

std::unique_ptr<std::byte[]> state_memory(const GameOps &ops) {
    return std::make_unique<std::byte[]>(ops.state_size);
}

// ---- The log in few bytes: a kind, with a mark where a stand-in played, then as many bytes as the fields need, the top
// ---- one first. Who acted and where undo stops follows from the rules.

class EntryForm {
public:
    EntryForm(const GameOps &ops, std::uint16_t format) : marks_(format > oldest_format ? stand_in_mark : 0) {
        for (const ActionSpec &spec : ops.actions) {
            int bits = 0;
            for (const FieldSpec &field : spec.fields) bits += field.bits;
            size_[spec.number] = static_cast<std::uint8_t>(1 + (bits + 7) / 8);
        }
    }

    void write(MemoryOutput &out, const LogEntry &entry) const {
        const std::uint8_t kind = kind_of(entry.word);
        std::uint8_t bytes[8] = {static_cast<std::uint8_t>(kind | (entry.stand_in ? stand_in_mark : 0))};
        std::uint64_t fields = entry.word << (64 - kind_shift);
        for (int i = 1; i < size_[kind]; ++i, fields <<= 8)
            bytes[i] = static_cast<std::uint8_t>(fields >> 56);
        out.write(bytes, size_[kind]);
    }

    bool read(MemoryInput &in, LogEntry &entry) const {
        std::uint8_t kind = 0;
        read_all(in, kind);
        entry.stand_in = (kind & marks_) != 0;
        kind = static_cast<std::uint8_t>(kind & ~marks_);
        if (size_[kind] == 0) return false;
        std::uint64_t fields = 0;
        int shift = 56;
        for (int i = 1; i < size_[kind]; ++i, shift -= 8) {
            std::uint8_t byte = 0;
            read_all(in, byte);
            fields |= std::uint64_t{byte} << shift;
        }
        entry.word = ActionWord{kind} << kind_shift | fields >> (64 - kind_shift);
        return !in.failed();
    }

private:
    static constexpr unsigned stand_in_mark = action_kind_end;

    unsigned marks_;
    std::array<std::uint8_t, 256> size_{}; ///< Of an entry, by kind; 0 = no such kind.
};

// ---- Why a log is refused

std::string forbidden(const GameOps &ops, std::string_view what, Reason reason) {
    return "the rules forbid " + std::string(what) + ": " + std::string(reason_name(ops.reasons, reason));
}

/// What differs between the state to which a log leads and the one that comes with it.
std::string state_difference(const EditionBox &edition, const void *ours, const void *theirs) {
    const GameOps &ops = edition.ops();
    const io::JsonText expected(ops.view_json(edition.data(), ours, omniscient));
    const io::JsonText found(ops.view_json(edition.data(), theirs, omniscient));
    const std::string difference = io::difference(expected.root(), found.root());
    return difference.empty()
               ? "hash " + hex(ops.state_hash(ours)) + " expected, " + hex(ops.state_hash(theirs)) + " found"
               : difference;
}

} // namespace

// ---- Snapshot

std::size_t Match::snapshot_into(std::span<std::uint8_t> room) const {
    MemoryOutput out(room);
    write_head(out, snapshot_magic, ops());
    write_all(out, edition_->hash(), ply_);
    out.skip(ops().write_state(state_.get(), out.rest()));
    return close_frame(room, out.size());
}

std::vector<std::uint8_t> Match::snapshot() const {
    std::vector<std::uint8_t> bytes(snapshot_into({}));
    snapshot_into(bytes);
    return bytes;
}

Answer Match::load_snapshot(std::span<const std::uint8_t> bytes) {
    MemoryInput in(bytes);
    Frame frame;
    if (Answer answer = open_frame(bytes, snapshot_magic, in, frame); !answer.ok()) return answer;
    if (frame.ops != &ops()) return {Status::game, "a snapshot of \"" + std::string(frame.ops->id) + "\""};
    std::uint64_t edition_hash = 0;
    std::uint32_t ply = 0;
    read_all(in, edition_hash, ply);
    if (edition_hash != edition_->hash())
        return {Status::edition, "a snapshot of another edition than this match has"};
    if (in.failed() || in.left() < hash_size) return {Status::format, "the head is damaged"};

    auto loaded = state_memory(ops());
    const auto block = bytes.subspan(bytes.size() - in.left(), in.left() - hash_size);
    if (Answer answer = read_state(*edition_, block, loaded.get()); !answer.ok()) return answer;
    Call call(*this);
    set_state(loaded.get());
    ply_ = ply;
    stand_ins_ &= (1u << table().players) - 1; // the snapshot may be of a smaller table
    if (keep_.events) tell_undone();
    settle();
    call.keep_from(loaded.get(), ply);
    return {};
}

// ---- Save

std::size_t Match::save_into(std::span<std::uint8_t> room) const {
    const GameOps &game = ops();
    MemoryOutput out(room);
    const auto block = [&](const auto &writer) { // a length, then what the writer writes
        MemoryOutput length(out.rest());
        out.skip(sizeof(std::uint32_t));
        const std::size_t size = writer(out.rest());
        out.skip(size);
        write_all(length, static_cast<std::uint32_t>(size));
    };
    write_head(out, save_magic, game);
    write_all(out, RngName(rng_name), seed_, index_, static_cast<std::uint8_t>(chance_),
              static_cast<std::uint8_t>(undo_rule_),
              static_cast<std::uint8_t>(keep_.log | keep_.undo << 1 | keep_.events << 2),
              static_cast<std::uint8_t>(stand_ins_));
    write_all(out, edition_->hash(), static_cast<std::uint8_t>(edition_->builtin() ? 0 : 1));
    if (!edition_->builtin()) block([&](auto r) { return game.write_edition(edition_->data(), r); });
    write_all(out, ply_, log_begin(), static_cast<std::uint8_t>(base_is_setup_), journal_.end_number());
    if (keep_.log && !base_is_setup_) block([&](auto r) { return game.write_state(base_.get(), r); });
    write_all(out, static_cast<std::uint32_t>(log_.size()), static_cast<std::uint32_t>(log_.cursor()));
    const EntryForm form(game, format_version);
    for (std::size_t i = 0; i < log_.size(); ++i) form.write(out, log_[i]);
    block([&](auto r) { return game.write_state(state_.get(), r); });
    return close_frame(room, out.size());
}

std::vector<std::uint8_t> Match::save() const {
    std::vector<std::uint8_t> bytes(save_into({}));
    save_into(bytes);
    return bytes;
}

Answer Match::load(std::span<const std::uint8_t> bytes, bool state_only, std::unique_ptr<Match> &match) {
    MemoryInput in(bytes);
    Frame frame;
    if (Answer answer = open_frame(bytes, save_magic, in, frame); !answer.ok()) return answer;
    const GameOps *game = frame.ops;

    MatchConfig config;
    RngName rng;
    std::uint8_t chance_mode = 0, undo_rule = 0, keep = 0, stand_ins = 0, whole = 0;
    std::uint64_t edition_hash = 0;
    read_all(in, rng, config.seed, config.index, chance_mode, undo_rule, keep, stand_ins, edition_hash,
             whole);
    if (in.failed() || chance_mode > 1 || undo_rule > 2 || keep > 7 || whole > 1)
        return {Status::format, "the head is damaged"};
    if (rng.view() != rng_name)
        return {Status::version,
                "the random generator \"" + std::string(rng.view()) + "\" is not known here"};
    config.chance = static_cast<ChanceMode>(chance_mode);
    config.undo_rule = static_cast<UndoRule>(undo_rule);
    config.keep = {.log = (keep & 1) != 0, .undo = (keep & 2) != 0, .events = (keep & 4) != 0};
    if (config.keep.undo && !config.keep.log) return {Status::format, "undo without a log"};

    std::span<const std::uint8_t> block;
    if (whole != 0) {
        auto memory = edition_memory(*game);
        if (!read_block(in, bytes, block) || !game->read_edition(block, memory.get()))
            return {Status::format, "the edition is damaged"};
        if (Answer answer = check_and_box(*game, std::move(memory), config.edition); !answer.ok())
            return answer;
    } else {
        config.edition = find_builtin_edition(*game, edition_hash);
    }
    if (!config.edition || config.edition->hash() != edition_hash)
        return {Status::edition, "of an edition that this build does not have"};

    std::uint32_t ply = 0, base_ply = 0, event_number = 0, log_size = 0, cursor = 0;
    std::uint8_t at_setup = 0;
    read_all(in, ply, base_ply, at_setup, event_number);
    std::unique_ptr<Match> made(new Match(config));
    auto base = state_memory(*game); // a log from set-up on needs none
    if (config.keep.log && at_setup == 0) {
        if (!read_block(in, bytes, block)) return {Status::format, "cut short"};
        if (Answer answer = read_state(*config.edition, block, base.get()); !answer.ok()) return answer;
    }
    read_all(in, log_size, cursor);
    if (in.failed() || log_size > in.left() || cursor > log_size || at_setup > 1)
        return {Status::format, "the log is damaged"};
    const bool fits = ply - base_ply == cursor && (at_setup == 0 || base_ply == 0);
    if (!fits || (!config.keep.log && log_size != 0)) return {Status::format, "the log does not fit the ply"};
    std::vector<LogEntry> entries(log_size);
    const EntryForm form(*game, frame.format);
    for (LogEntry &entry : entries)
        if (!form.read(in, entry)) return {Status::format, "the log is damaged"};
    auto state = state_memory(*game);
    if (!read_block(in, bytes, block) || in.left() != hash_size)
        return {Status::format, "the state is damaged"};
    if (Answer answer = read_state(*config.edition, block, state.get()); !answer.ok()) return answer;
    if (stand_ins >> game->table(state.get()).players != 0)
        return {Status::format, "a stand-in for a seat that is not there"};

    made->reserve_buffers();
    made->stand_ins_ = stand_ins;
    if (state_only || frame.rules_version != game->rules_version || !config.keep.log) {
        made->set_state(state.get());
        made->ply_ = ply;
        made->begin_log_here(false);
    } else if (Answer answer =
                   made->take_log(base.get(), base_ply, at_setup != 0, entries, cursor, state.get());
               !answer.ok()) {
        return answer;
    }
    // Where plies were taken back, what was told under which number is lost.
    if (made->journal_.end_number() != event_number) made->journal_.restart(event_number);
    made->settle_at_the_end();
    match = std::move(made);
    return {};
}

/// Plays a log that comes from outside, and holds its end against the state that comes with it.
Answer Match::take_log(const void *base, std::uint32_t base_ply, bool at_setup,
                       std::span<const LogEntry> entries, std::size_t cursor, const void *state) {
    const GameOps &game = ops();
    if (at_setup) set_up(game.option_values(state), game.table(state));
    else set_state(base);
    ply_ = base_ply;
    begin_log_here(at_setup);
    Call call(*this);
    for (std::size_t i = 0; i < cursor; ++i) {
        const bool fits = !over() && !(entries[i].stand_in && actor() == chance);
        const Reason reason = fits ? apply_ply(entries[i].word, entries[i].stand_in) : Reason::wrong_phase;
        if (reason != Reason::none)
            return {Status::replay, forbidden(game, "an entry of the log", reason), static_cast<int>(ply_)};
    }
    call.keep();
    if (game.state_hash(state_.get()) != game.state_hash(state))
        return {Status::replay,
                "the log does not lead to the saved state: " +
                    state_difference(*edition_, state_.get(), state),
                static_cast<int>(ply_)};
    return take_redo(entries.subspan(cursor));
}

/// Appends what had been taken back and can be done again, tried out on a copy of the state.
Answer Match::take_redo(std::span<const LogEntry> entries) {
    auto later = state_memory(ops());
    copy_state(later.get(), state_.get());
    for (LogEntry entry : entries) {
        EventBuffer events(scratch_.data(), static_cast<std::uint32_t>(scratch_.size()));
        entry.player = ops().actor(later.get());
        const bool fits = entry.player != nobody && !(entry.stand_in && entry.player == chance);
        const Reason reason = fits ? ops().try_apply(edition_->data(), later.get(), entry.word,
                                                     scratch_.empty() ? nullptr : &events)
                                   : Reason::wrong_phase;
        if (reason != Reason::none)
            return {Status::replay, forbidden(ops(), "an entry that was taken back", reason),
                    static_cast<int>(log_end())};
        entry.barrier = is_barrier(entry.player, events);
        log_.make_room();
        log_.add(entry);
    }
    return {};
}

} // namespace ville
