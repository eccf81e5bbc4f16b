// One play of a game: the state, what was done, what happened, and whose turn it is. Knows no game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <ville/core/common_text.hpp>
#include <ville/core/fixed_string.hpp>

#include "game_ops.hpp"
#include "runtime/edition.hpp"
#include "runtime/journal.hpp"
#include "runtime/log.hpp"
#include "status.hpp"

namespace ville {

enum class ChanceMode : std::uint8_t { automatic, host };
enum class UndoRule : std::uint8_t { table, one_seat, analysis };

/// The longest name of a seat, in bytes.
inline constexpr std::size_t max_seat_name = 60;

/// What of a match is kept beside its state.
struct Keep {
    bool log = true;
    bool undo = true;
    bool events = true;
};

struct MatchConfig {
    EditionRef edition;
    OptionValues options{};
    Table table;
    std::uint64_t seed = 0;
    std::uint32_t index = 0;
    ChanceMode chance = ChanceMode::automatic;
    UndoRule undo_rule = UndoRule::table;
    Keep keep;
};

/// The options of a game at their defaults.
OptionValues default_options(const GameOps &ops);

/// Whether a match can be made so: players, first seat, options, and whether they go with the edition.
Answer check_match_config(const MatchConfig &config);

class Match {
public:
    /// Checks the configuration and starts a match.
    ///
    /// After every call a match waits for a person, or for the host's luck, or it is over: what acts by itself has
    /// acted. The past alone, where something can be redone, is shown as it was, and nothing acts there by itself.
    static Answer create(const MatchConfig &config, std::unique_ptr<Match> &match);

    Match(const Match &) = delete;
    Match &operator=(const Match &) = delete;
    std::unique_ptr<Match> clone() const;
    Status assign(const Match &source);

    const GameOps &ops() const { return edition_->ops(); }
    const EditionRef &edition() const { return edition_; }
    MatchConfig config() const;
    const void *state() const { return state_.get(); }
    Table table() const { return ops().table(state()); }
    OptionValues options() const { return ops().option_values(state()); }
    Player actor() const { return actor_; }
    bool over() const { return actor_ == nobody; }
    std::uint64_t seed() const { return seed_; }
    std::uint32_t index() const { return index_; }
    ChanceMode chance_mode() const { return chance_; }
    UndoRule undo_rule() const { return undo_rule_; }
    const Keep &keep() const { return keep_; }
    unsigned stand_ins() const { return stand_ins_; }
    std::size_t memory() const;

    /// How the host calls the players. Belongs to the match like its stand-ins, and to no save.
    SeatNames seat_names() const;
    Answer set_seat_name(int seat, std::string_view name);

    // ---- Playing (match.cpp)

    /// Why `player` may not do this now; `ok` when he may.
    Answer check_action(Player player, ActionWord word) const;
    Answer apply(Player player, ActionWord word);
    Answer apply_list(std::span<const ActionWord> words, std::uint32_t &applied);
    Answer draw(ActionWord &outcome);
    Answer set_stand_in(int seat, bool on);

    /// The legal list for a viewer: only the actor and the referee get one, and outcomes are the referee's alone.
    bool may_list_actions(Viewer viewer) const {
        return actor() >= 0 && (viewer == actor() || viewer == omniscient);
    }
    bool may_list_outcomes(Viewer viewer) const { return actor() == chance && viewer == omniscient; }

    // ---- Looking

    const Journal &journal() const { return journal_; }
    std::unique_ptr<Match> determinize(Viewer viewer, std::uint64_t seed, std::uint32_t index) const;

    // ---- Going back (history.cpp)

    std::uint32_t ply() const { return ply_; }
    std::uint32_t log_begin() const { return keep_.log ? base_ply_ : ply_; }
    std::uint32_t log_end() const { return log_begin() + static_cast<std::uint32_t>(log_.size()); }
    const Log &log() const { return log_; }
    const void *base_state() const { return base_.get(); }
    bool starts_at_setup() const { return base_is_setup_; }

    Answer check_undo() const;
    Answer undo();
    Answer redo();
    Answer seek(std::uint32_t ply);
    Answer set_undo_rule(UndoRule rule);

    // ---- Keeping (save_file.cpp)

    std::vector<std::uint8_t> snapshot() const;
    std::size_t snapshot_into(std::span<std::uint8_t> room) const;
    Answer load_snapshot(std::span<const std::uint8_t> bytes);
    std::vector<std::uint8_t> save() const;
    std::size_t save_into(std::span<std::uint8_t> room) const;
    static Answer load(std::span<const std::uint8_t> bytes, bool state_only, std::unique_ptr<Match> &match);

private:
    class Call;
    enum class Telling : std::uint8_t { nothing, while_there_is_room, everything };

    explicit Match(const MatchConfig &config);

    void reserve_buffers();
    void set_up(const OptionValues &options, Table table);
    void begin_log_here(bool at_setup);
    Answer carry_out(ActionWord word);
    Reason apply_ply(ActionWord word, bool stand_in = false);
    void settle();
    void keep_ply(LogEntry entry, const EventBuffer &events);
    void tell(const EventBuffer &events, Telling how);
    void tell_undone();
    void settle_at_the_end();
    void state_changed() { actor_ = ops().actor(state()); }
    void set_state(const void *from);
    bool is_barrier(Player player, const EventBuffer &events) const;
    bool acts_by_itself(Player actor) const;
    bool in_the_past() const { return log_.cursor() < log_.size(); }
    Answer take_log(const void *base, std::uint32_t base_ply, bool at_setup,
                    std::span<const LogEntry> entries, std::size_t cursor, const void *state);
    Answer take_redo(std::span<const LogEntry> entries);
    Answer undo_target(std::size_t &entry) const;
    Answer check_barriers(std::size_t from) const;
    void go_back_to(std::size_t entry);
    void replay_to(std::size_t entry, Telling how);
    void copy_state(void *to, const void *from) const;

    EditionRef edition_;
    std::unique_ptr<std::byte[]> state_;
    Player actor_ = nobody;             ///< As the state says; asked so often that it is noted down.
    std::unique_ptr<std::byte[]> base_; ///< Where the log begins; only with undo or log.
    std::uint64_t seed_;
    std::uint32_t index_;
    ChanceMode chance_;
    UndoRule undo_rule_;
    Keep keep_;
    unsigned stand_ins_ = 0;
    std::array<FixedString<max_seat_name>, max_players> seat_names_{};
    bool base_is_setup_ = true;
    std::uint32_t ply_ = 0;
    std::uint32_t base_ply_ = 0;
    Log log_;
    Journal journal_;
    /// Last plies of the call at hand whose events wait until it is sure to succeed.
    std::size_t untold_ = 0;
    std::vector<Event> scratch_; ///< Events of the ply at hand, before they are numbered.
};

/// A call that plays, from its beginning on. Until `keep` nothing is lost: new entries of the log stand behind those
/// that can be redone, and the journal forgets nothing. Where memory gives out in the middle, the match becomes
/// what it was by playing its log again. Without a log nothing can give out.
class Match::Call {
public:
    explicit Call(Match &match)
        : match_(match),
          log_size_(match.log_.size()),
          cursor_(match.log_.cursor()),
          events_end_(match.journal_.end_number()),
          stand_ins_(match.stand_ins_) {}
    ~Call() {
        if (!ended_) take_back();
    }
    Call(const Call &) = delete;
    Call &operator=(const Call &) = delete;

    /// It stands. Never fails.
    void keep();

    /// It stands, and the log begins anew with this state of this ply. Never fails.
    void keep_from(const void *base, std::uint32_t base_ply);

    /// It did nothing.
    void drop() { ended_ = true; }

private:
    void take_back();

    Match &match_;
    std::size_t log_size_;
    std::size_t cursor_;
    std::uint32_t events_end_;
    unsigned stand_ins_;
    bool ended_ = false;
};

} // namespace ville
