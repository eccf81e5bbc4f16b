// Snapshots and saves. Both are frames around what the field lists write:
//
//     snapshot  "VLSN" format game rules_version state_version edition ply  state                     xxh64
//     save      "VLSV" format game rules_version state_version rng seed …   edition start log state   xxh64
//
// docs/save-format.md gives every byte. Nothing is believed before the hash over the whole frame fits, and
// nothing after it before the game's invariants hold and the log leads to the saved state.
#include <array>

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
constexpr std::uint32_t max_number = UINT32_MAX / 4; ///< Of plies and events in a file: counting on cannot overflow.

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

// ---- The log in few bytes: a kind, then as many bytes as its fields need, the top one first. Who acted and
// ---- where undo stops follows from the rules.

class WordForm {
public:
    explicit WordForm(const GameOps &ops) {
        for (const ActionSpec &spec : ops.actions) {
            int bits = 0;
            for (const FieldSpec &field : spec.fields) bits += field.bits;
            size_[spec.number] = static_cast<std::uint8_t>(1 + (bits + 7) / 8);
        }
    }

    void write(MemoryOutput &out, ActionWord word) const {
        const std::uint8_t kind = kind_of(word);
        std::uint8_t bytes[8] = {kind};
        std::uint64_t fields = word << (64 - kind_shift);
        for (int i = 1; i < size_[kind]; ++i, fields <<= 8) bytes[i] = static_cast<std::uint8_t>(fields >> 56);
        out.write(bytes, size_[kind]);
    }

    bool read(MemoryInput &in, ActionWord &word) const {
        std::uint8_t kind = 0;
        read_all(in, kind);
        if (size_[kind] == 0) return false;
        std::uint64_t fields = 0;
        int shift = 56;
        for (int i = 1; i < size_[kind]; ++i, shift -= 8) {
            std::uint8_t byte = 0;
            read_all(in, byte);
            fields |= std::uint64_t{byte} << shift;
        }
        word = ActionWord{kind} << kind_shift | fields >> (64 - kind_shift);
        return !in.failed();
    }

private:
    std::array<std::uint8_t, 256> size_{}; ///< Of an entry, by kind; 0 = no such kind.
};

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
    const GameOps *game = nullptr;
    std::uint32_t rules_version = 0;
    if (Answer answer = open_frame(bytes, snapshot_magic, in, game, rules_version); !answer.ok()) return answer;
    if (game != &ops()) return {Status::game, "a snapshot of \"" + std::string(game->id) + "\""};
    std::uint64_t edition_hash = 0;
    std::uint32_t ply = 0;
    read_all(in, edition_hash, ply);
    if (edition_hash != edition_->hash()) return {Status::edition, "a snapshot of another edition than this match has"};
    if (in.failed() || in.left() < hash_size || ply > max_number) return {Status::format, "the head is damaged"};

    auto loaded = state_memory(ops());
    const auto block = bytes.subspan(bytes.size() - in.left(), in.left() - hash_size);
    if (Answer answer = read_state(*edition_, block, loaded.get()); !answer.ok()) return answer;
    make_room();
    set_state(loaded.get());
    ply_ = ply;
    stand_ins_ &= (1u << table().players) - 1; // the snapshot may be of a smaller table
    begin_log_here(false);
    if (keep_.events) journal_.add({.type = event_type::undone, .arg = {static_cast<std::int32_t>(ply)}});
    settle();
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
    write_all(out, RngName(rng_name), seed_, index_, static_cast<std::uint8_t>(chance_), static_cast<std::uint8_t>(undo_rule_),
              static_cast<std::uint8_t>(keep_.log | keep_.undo << 1 | keep_.events << 2), static_cast<std::uint8_t>(stand_ins_));
    write_all(out, edition_->hash(), static_cast<std::uint8_t>(edition_->builtin() ? 0 : 1));
    if (!edition_->builtin()) block([&](auto r) { return game.write_edition(edition_->data(), r); });
    write_all(out, ply_, log_begin(), static_cast<std::uint8_t>(base_is_setup_), journal_.end_number());
    if (keep_.log && !base_is_setup_) block([&](auto r) { return game.write_state(base_.get(), r); });
    write_all(out, static_cast<std::uint32_t>(log_.size()), static_cast<std::uint32_t>(log_.cursor()));
    const WordForm form(game);
    for (std::size_t i = 0; i < log_.size(); ++i) form.write(out, log_[i].word);
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
    auto base = state_memory(*game); // a log from set-up on needs none
    if (config.keep.log && at_setup == 0) {
        if (!read_block(in, bytes, block)) return {Status::format, "cut short"};
        if (Answer answer = read_state(*config.edition, block, base.get()); !answer.ok()) return answer;
    }
    read_all(in, log_size, cursor);
    if (in.failed() || log_size > in.left() || cursor > log_size || at_setup > 1) return {Status::format, "the log is damaged"};
    const bool fits = base_ply <= ply && ply - base_ply == cursor && ply <= max_number && (at_setup == 0 || base_ply == 0);
    if (!fits || (!config.keep.log && log_size != 0)) return {Status::format, "the log does not fit the ply"};
    if (event_number > max_number) return {Status::format, "the number of the next event is out of range"};
    std::vector<ActionWord> words(log_size);
    const WordForm form(*game);
    for (ActionWord &word : words)
        if (!form.read(in, word)) return {Status::format, "the log is damaged"};
    auto state = state_memory(*game);
    if (!read_block(in, bytes, block) || in.left() != hash_size) return {Status::format, "the state is damaged"};
    if (Answer answer = read_state(*config.edition, block, state.get()); !answer.ok()) return answer;
    if (stand_ins >> game->table(state.get()).players != 0) return {Status::format, "a stand-in for a seat that is not there"};

    made->reserve_buffers();
    made->stand_ins_ = stand_ins;
    if (state_only || rules_version != game->rules_version || !config.keep.log) {
        made->set_state(state.get());
        made->ply_ = ply;
        made->begin_log_here(false);
        made->journal_.restart(event_number);
    } else if (Answer answer = made->take_log(base.get(), base_ply, at_setup != 0, words, cursor, state.get()); !answer.ok()) {
        return answer;
    } else if (made->journal_.end_number() != event_number) { // plies were taken back: what was told under which number is lost
        made->journal_.restart(event_number);
    }
    match = std::move(made);
    return {};
}

/// Plays a log that comes from outside, and holds its end against the state that comes with it.
Answer Match::take_log(const void *base, std::uint32_t base_ply, bool at_setup, std::span<const ActionWord> words, std::size_t cursor,
                       const void *state) {
    const GameOps &game = ops();
    if (at_setup) set_up(game.option_values(state), game.table(state));
    else set_state(base);
    ply_ = base_ply;
    begin_log_here(at_setup);
    log_.make_room(words.size());
    for (std::size_t i = 0; i < cursor; ++i) {
        make_room();
        if (over() || apply_ply(actor(), words[i]) != Reason::none)
            return {Status::replay, "the rules forbid an entry of the log", static_cast<int>(i)};
    }
    if (game.state_hash(state_.get()) != game.state_hash(state))
        return {Status::replay, "the log does not lead to the saved state", static_cast<int>(cursor)};
    return take_redo(words.subspan(cursor));
}

/// Appends what had been taken back and can be done again, tried out on a copy of the state.
Answer Match::take_redo(std::span<const ActionWord> words) {
    const std::size_t cursor = log_.cursor();
    auto later = state_memory(ops());
    copy_state(later.get(), state_.get());
    for (const ActionWord word : words) {
        EventBuffer events(scratch_.data(), static_cast<std::uint32_t>(scratch_.size()));
        const Player player = ops().actor(later.get());
        if (player == nobody || ops().try_apply(edition_->data(), later.get(), word, scratch_.empty() ? nullptr : &events) != Reason::none)
            return {Status::replay, "the rules forbid an entry that was taken back", static_cast<int>(log_.size())};
        log_.add({.word = word, .player = player, .barrier = is_barrier(player, events)});
    }
    log_.move_to(cursor);
    return {};
}

} // namespace ville
