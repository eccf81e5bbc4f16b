// Snapshots and saves. Both are frames around what the field lists write:
//
//     snapshot  "VLSN" format game rules_version state_version edition ply  state                     xxh64
//     save      "VLSV" format game rules_version state_version rng seed …   edition start log state   xxh64
//
// docs/save-format.md gives every byte. Nothing is believed before the hash over the whole frame fits, and
// nothing after it before the game's invariants hold and the log leads to the saved state.
#include <algorithm>
#include <cstring>

#include "io/archive.hpp"
#include "registry.hpp"
#include "runtime/match.hpp"

namespace ville {

namespace {

using io::MemoryInput;
using io::MemoryOutput;

constexpr std::string_view snapshot_magic = "VLSN";
constexpr std::string_view save_magic = "VLSV";
constexpr std::uint16_t format_version = 1;
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

void write_head(MemoryOutput &out, std::string_view magic, const GameOps &ops) {
    out.write(magic.data(), magic.size());
    write_all(out, format_version, GameId(ops.id), ops.rules_version, ops.state_version);
}

/// Closes a frame of `size` bytes. Answers the size with the hash.
std::size_t close_frame(std::span<std::uint8_t> room, std::size_t size) {
    const std::size_t whole = size + hash_size;
    if (whole > room.size()) return whole;
    Xxh64 hash;
    hash.bytes(room.data(), size);
    MemoryOutput out(room.subspan(size));
    write_all(out, hash.digest());
    return whole;
}

/// Checks what every frame has, and leaves `in` behind it.
Answer open_frame(std::span<const std::uint8_t> bytes, std::string_view magic, MemoryInput &in, const GameOps *&ops, std::uint32_t &rules_version) {
    char found[4] = {};
    std::uint16_t format = 0;
    in.read(found, sizeof found);
    read_all(in, format);
    if (in.failed() || std::string_view(found, sizeof found) != magic) return {Status::format, "does not begin as such a file does"};
    if (format != format_version) return {Status::version, "format " + std::to_string(format) + " is not known here"};
    if (in.left() < hash_size) return {Status::format, "cut short"};

    Xxh64 hash;
    hash.bytes(bytes.data(), bytes.size() - hash_size);
    MemoryInput tail(bytes.last(hash_size));
    std::uint64_t expected = 0;
    read_all(tail, expected);
    if (hash.digest() != expected) return {Status::checksum, "the bytes are damaged or cut short"};

    GameId id;
    std::uint32_t state_version = 0;
    read_all(in, id, rules_version, state_version);
    if (in.failed()) return {Status::format, "the head is damaged"};
    ops = find_game(id.view());
    if (ops == nullptr) return {Status::game, "game \"" + std::string(id.view()) + "\" is not in this build"};
    if (state_version != ops->state_version)
        return {Status::version, "state version " + std::to_string(state_version) + ", this build reads " + std::to_string(ops->state_version)};
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
    if (const char *clash = ops.check_options(edition.data(), ops.option_values(state))) return {Status::invariant, clash};
    return {};
}

std::unique_ptr<std::byte[]> state_memory(const GameOps &ops) { return std::make_unique<std::byte[]>(ops.state_size); }

// ---- The log in few bytes: who and how many bytes follow, the kind, then the fields from the top down.

void write_entry(MemoryOutput &out, const LogEntry &entry) {
    std::uint64_t fields = entry.word << (64 - kind_shift);
    std::array<std::uint8_t, 8> bytes{};
    std::uint8_t count = 0;
    for (; fields != 0; fields <<= 8) bytes[count++] = static_cast<std::uint8_t>(fields >> 56);
    const auto head = static_cast<std::uint8_t>((entry.player + 1) | (entry.barrier ? 8 : 0) | count << 4);
    write_all(out, head, kind_of(entry.word));
    out.write(bytes.data(), count);
}

bool read_entry(MemoryInput &in, LogEntry &entry) {
    std::uint8_t head = 0;
    std::uint8_t kind = 0;
    read_all(in, head, kind);
    entry.player = static_cast<Player>((head & 7) - 1);
    entry.barrier = (head & 8) != 0;
    const int count = head >> 4;
    if (count > 6) return false;
    std::uint64_t fields = 0;
    for (int i = 0; i < count; ++i) {
        std::uint8_t byte = 0;
        read_all(in, byte);
        fields |= std::uint64_t{byte} << (56 - 8 * i);
    }
    entry.word = ActionWord{kind} << kind_shift | fields >> (64 - kind_shift);
    return !in.failed();
}

} // namespace

// ---- Snapshot

std::size_t Match::snapshot_into(std::span<std::uint8_t> room) const {
    MemoryOutput out(room);
    write_head(out, snapshot_magic, ops());
    write_all(out, edition_->hash(), ply_);
    const std::size_t head = out.size();
    const std::size_t state = ops().write_state(state_.get(), room.size() > head ? room.subspan(head) : std::span<std::uint8_t>());
    return close_frame(room, head + state);
}

std::vector<std::uint8_t> Match::snapshot() const {
    std::vector<std::uint8_t> bytes(snapshot_into({}));
    snapshot_into(bytes);
    return bytes;
}

Answer Match::load_snapshot(std::span<const std::uint8_t> bytes) {
    MemoryInput in(bytes);
    const GameOps *game = nullptr;
    std::uint32_t rules_version = 0;
    if (Answer answer = open_frame(bytes, snapshot_magic, in, game, rules_version); !answer.ok()) return answer;
    if (game != &ops()) return {Status::game, "a snapshot of \"" + std::string(game->id) + "\""};
    std::uint64_t edition_hash = 0;
    std::uint32_t ply = 0;
    read_all(in, edition_hash, ply);
    if (edition_hash != edition_->hash()) return {Status::edition, "a snapshot of another edition than this match has"};
    if (in.failed() || in.left() < hash_size) return {Status::format, "the head is damaged"};

    auto loaded = state_memory(ops());
    const auto block = bytes.subspan(bytes.size() - in.left(), in.left() - hash_size);
    if (Answer answer = read_state(*edition_, block, loaded.get()); !answer.ok()) return answer;
    make_room();
    copy_state(state_.get(), loaded.get());
    ply_ = ply;
    begin_log_here(false);
    if (keep_.events) journal_.add({.type = event_type::undone, .arg = {static_cast<std::int32_t>(ply)}});
    settle();
    return {};
}

// ---- Save

std::vector<std::uint8_t> Match::save() const {
    const GameOps &game = ops();
    const auto write = [&](std::span<std::uint8_t> room) {
        MemoryOutput out(room);
        const auto block = [&](const auto &writer) { // a length, then what the writer writes
            const auto size = static_cast<std::uint32_t>(writer(std::span<std::uint8_t>()));
            write_all(out, size);
            const std::size_t at = out.size();
            std::vector<std::uint8_t> bytes(size);
            writer(std::span<std::uint8_t>(bytes));
            out.write(bytes.data(), bytes.size());
            return at;
        };
        write_head(out, save_magic, game);
        write_all(out, RngName(rng_name), seed_, index_, static_cast<std::uint8_t>(chance_), static_cast<std::uint8_t>(undo_rule_),
                  static_cast<std::uint8_t>(keep_.log | keep_.undo << 1 | keep_.events << 2), static_cast<std::uint8_t>(stand_ins_));
        write_all(out, edition_->hash(), static_cast<std::uint8_t>(edition_->builtin() ? 0 : 1));
        if (!edition_->builtin()) block([&](auto r) { return game.write_edition(edition_->data(), r); });
        write_all(out, ply_, base_ply_, static_cast<std::uint8_t>(base_is_setup_), journal_.end_number());
        if (keep_.log) block([&](auto r) { return game.write_state(base_.get(), r); });
        write_all(out, static_cast<std::uint32_t>(log_.size()), static_cast<std::uint32_t>(log_.cursor()));
        for (std::size_t i = 0; i < log_.size(); ++i) write_entry(out, log_[i]);
        block([&](auto r) { return game.write_state(state_.get(), r); });
        return close_frame(room, out.size());
    };
    std::vector<std::uint8_t> bytes(write({}));
    write(bytes);
    return bytes;
}

Answer Match::load(std::span<const std::uint8_t> bytes, bool skip_replay, std::unique_ptr<Match> &match) {
    MemoryInput in(bytes);
    const GameOps *game = nullptr;
    std::uint32_t rules_version = 0;
    if (Answer answer = open_frame(bytes, save_magic, in, game, rules_version); !answer.ok()) return answer;

    MatchConfig config;
    RngName rng;
    std::uint8_t chance_mode = 0, undo_rule = 0, keep = 0, stand_ins = 0, whole = 0;
    std::uint64_t edition_hash = 0;
    read_all(in, rng, config.seed, config.index, chance_mode, undo_rule, keep, stand_ins, edition_hash, whole);
    if (in.failed() || chance_mode > 1 || undo_rule > 2 || keep > 7 || whole > 1) return {Status::format, "the head is damaged"};
    if (rng.view() != rng_name) return {Status::version, "the random generator \"" + std::string(rng.view()) + "\" is not known here"};
    config.chance = static_cast<ChanceMode>(chance_mode);
    config.undo_rule = static_cast<UndoRule>(undo_rule);
    config.keep = {.log = (keep & 1) != 0, .undo = (keep & 2) != 0, .events = (keep & 4) != 0};
    if (config.keep.undo && !config.keep.log) return {Status::format, "undo without a log"};

    std::span<const std::uint8_t> block;
    if (whole != 0) {
        auto memory = edition_memory(*game);
        if (!read_block(in, bytes, block) || !game->read_edition(block, memory.get())) return {Status::format, "the edition is damaged"};
        if (Answer answer = check_and_box(*game, std::move(memory), config.edition); !answer.ok()) return answer;
    } else {
        config.edition = find_builtin_edition(*game, edition_hash);
    }
    if (!config.edition || config.edition->hash() != edition_hash) return {Status::edition, "of an edition that this build does not have"};

    std::uint32_t ply = 0, base_ply = 0, event_number = 0, log_size = 0, cursor = 0;
    std::uint8_t at_setup = 0;
    read_all(in, ply, base_ply, at_setup, event_number);
    std::unique_ptr<Match> made(new Match(config));
    auto base = state_memory(*game);
    if (config.keep.log) {
        if (!read_block(in, bytes, block)) return {Status::format, "cut short"};
        if (Answer answer = read_state(*config.edition, block, base.get()); !answer.ok()) return answer;
    }
    read_all(in, log_size, cursor);
    if (in.failed() || log_size > in.left() / 2 || cursor > log_size || at_setup > 1) return {Status::format, "the log is damaged"};
    if ((!config.keep.log && log_size != 0) || ply != base_ply + cursor) return {Status::format, "the log does not fit the ply"};
    std::vector<LogEntry> entries(log_size);
    for (LogEntry &entry : entries)
        if (!read_entry(in, entry)) return {Status::format, "the log is damaged"};
    auto state = state_memory(*game);
    if (!read_block(in, bytes, block) || in.left() != hash_size) return {Status::format, "the state is damaged"};
    if (Answer answer = read_state(*config.edition, block, state.get()); !answer.ok()) return answer;
    if (stand_ins >> game->table(state.get()).players != 0) return {Status::format, "a stand-in for a seat that is not there"};

    made->reserve_buffers();
    made->stand_ins_ = stand_ins;
    if (rules_version != game->rules_version || !config.keep.log) { // the state alone
        made->copy_state(made->state_.get(), state.get());
        made->ply_ = ply;
        made->begin_log_here(false);
        made->journal_.restart(event_number);
    } else if (Answer answer = made->take_log(base.get(), base_ply, at_setup != 0, entries, cursor, state.get(), skip_replay); !answer.ok()) {
        return answer;
    } else {
        made->journal_.shift_end_to(std::max(event_number, made->journal_.end_number()));
    }
    match = std::move(made);
    return {};
}

/// Plays a log that comes from outside, and holds its end against the state that comes with it.
Answer Match::take_log(const void *base, std::uint32_t base_ply, bool at_setup, std::span<const LogEntry> entries, std::size_t cursor,
                       const void *state, bool skip_replay) {
    const GameOps &game = ops();
    copy_state(state_.get(), base);
    ply_ = base_ply;
    begin_log_here(at_setup);
    log_.make_room(entries.size());
    if (at_setup) {
        EventBuffer events(scratch_.data(), static_cast<std::uint32_t>(scratch_.size()));
        game.setup(edition_->data(), game.option_values(base), game.table(base), keep_.events ? &events : nullptr, state_.get());
        if (game.state_hash(state_.get()) != game.state_hash(base)) return {Status::replay, "the match does not begin as set-up leaves it", 0};
        if (keep_.events)
            for (const Event &event : events) journal_.add(event);
    }
    for (std::size_t i = 0; i < cursor && !skip_replay; ++i) {
        if (entries[i].player != actor()) return {Status::replay, "another player has to act", static_cast<int>(i)};
        make_room();
        if (apply_ply(entries[i].player, entries[i].word) != Reason::none)
            return {Status::replay, "the rules forbid an entry of the log", static_cast<int>(i)};
    }
    if (!skip_replay && game.state_hash(state_.get()) != game.state_hash(state))
        return {Status::replay, "the log does not lead to the saved state", static_cast<int>(cursor)};
    copy_state(state_.get(), state);
    ply_ = base_ply + static_cast<std::uint32_t>(cursor);

    if (skip_replay) {
        for (const LogEntry &entry : entries) log_.add(entry);
    } else if (Answer answer = take_redo(entries.subspan(cursor)); !answer.ok()) {
        return answer;
    }
    log_.move_to(cursor);
    return {};
}

/// Appends what had been taken back and can be done again, tried out on a copy of the state.
Answer Match::take_redo(std::span<const LogEntry> entries) {
    auto later = state_memory(ops());
    copy_state(later.get(), state_.get());
    for (const LogEntry &entry : entries) {
        EventBuffer events(scratch_.data(), static_cast<std::uint32_t>(scratch_.size()));
        if (entry.player != ops().actor(later.get()) || ops().try_apply(edition_->data(), later.get(), entry.word, scratch_.empty() ? nullptr : &events) != Reason::none)
            return {Status::replay, "the rules forbid an entry that was taken back", static_cast<int>(log_.size())};
        log_.add({.word = entry.word, .player = entry.player, .barrier = is_barrier(entry.player, events)});
    }
    return {};
}

} // namespace ville
