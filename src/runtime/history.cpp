// Going back and forth. The log is all it takes: a state is the beginning and what was done since, and playing a
// whole match again takes microseconds. So no state can be forgotten in a history, and none is kept.
#include "runtime/match.hpp"

namespace ville {

/// Whether an entry follows by itself from the decision before: luck, and what a stand-in does.
bool Match::follows_by_itself(const LogEntry &entry) const { return entry.player < 0 || ((stand_ins_ >> entry.player) & 1u) != 0; }

/// The entry that undo takes back: the last decision of a player that is in force.
Answer Match::undo_target(std::size_t &entry) const {
    if (!keep_.undo) return {Status::off, "this match keeps no undo"};
    entry = log_.cursor();
    while (entry > 0 && follows_by_itself(log_[entry - 1])) --entry;
    if (entry == 0) return {Status::nothing, "no decision is left to take back"};
    --entry;
    return {};
}

/// Whether everything from this entry on may be taken back.
Answer Match::check_barriers(std::size_t from) const {
    if (undo_rule_ == UndoRule::analysis) return {};
    for (std::size_t i = from; i < log_.cursor(); ++i) {
        if (!log_[i].barrier) continue;
        return {Status::barrier, log_[i].player == chance ? Reason::luck_decided : Reason::secret_shown};
    }
    if (undo_rule_ != UndoRule::one_seat) return {};
    Player seat = nobody; // whose decisions these are, and those that have been taken back just before
    for (std::size_t i = from; i < log_.size(); ++i) {
        if (follows_by_itself(log_[i])) continue;
        if (seat != nobody && log_[i].player != seat) return {Status::barrier, Reason::others_decided};
        seat = log_[i].player;
    }
    return {};
}

Answer Match::check_undo() const {
    std::size_t entry = 0;
    if (Answer answer = undo_target(entry); !answer.ok()) return answer;
    return check_barriers(entry);
}

Answer Match::undo() {
    std::size_t entry = 0;
    if (Answer answer = undo_target(entry); !answer.ok()) return answer;
    return seek(base_ply_ + static_cast<std::uint32_t>(entry));
}

/// Forth over the next decision of a player, and what followed from it.
Answer Match::redo() {
    if (!keep_.undo) return {Status::off, "this match keeps no undo"};
    std::size_t entry = log_.cursor();
    if (entry == log_.size()) return {Status::nothing, "nothing is left to do again"};
    while (entry < log_.size() && follows_by_itself(log_[entry])) ++entry;
    if (entry < log_.size()) ++entry;
    while (entry < log_.size() && follows_by_itself(log_[entry])) ++entry;
    return seek(base_ply_ + static_cast<std::uint32_t>(entry));
}

Answer Match::seek(std::uint32_t ply) {
    if (!keep_.undo) return {Status::off, "this match keeps no undo"};
    if (ply < log_begin() || ply > log_end())
        return {Status::nothing, "the log has plies " + std::to_string(log_begin()) + " to " + std::to_string(log_end())};
    const std::size_t entry = ply - base_ply_;
    const std::size_t now = log_.cursor();
    if (entry < now) {
        if (Answer answer = check_barriers(entry); !answer.ok()) return answer;
        if (keep_.events) journal_.make_room(1);
        set_state(base_.get());
        log_.move_to(0);
        replay_to(entry, false);
        if (keep_.events) journal_.add({.type = event_type::undone, .arg = {static_cast<std::int32_t>(ply)}});
    } else {
        replay_to(entry, keep_.events);
    }
    return {};
}

/// The log notes every barrier, whatever the rule; so the rule may change at any time.
Answer Match::set_undo_rule(UndoRule rule) {
    if (!keep_.undo) return {Status::off, "this match keeps no undo"};
    undo_rule_ = rule;
    return {};
}

/// Does what the log says from the cursor up to an entry.
void Match::replay_to(std::size_t entry, bool with_events) {
    for (std::size_t i = log_.cursor(); i < entry; ++i) {
        if (with_events) journal_.make_room(ops().max_events + 1);
        EventBuffer events(scratch_.data(), static_cast<std::uint32_t>(scratch_.size()));
        ops().apply(edition_->data(), state_.get(), log_[i].word, with_events ? &events : nullptr);
        if (with_events)
            for (const Event &event : events) journal_.add(event);
    }
    log_.move_to(entry);
    ply_ = base_ply_ + static_cast<std::uint32_t>(entry);
    state_changed();
}

} // namespace ville
