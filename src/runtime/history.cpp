// Going back and forth. The log is all it takes: a state is the beginning and what was done since, and playing a
// whole match again takes microseconds. So no state can be forgotten in a history, and none is kept.
#include <algorithm>

#include "runtime/match.hpp"

namespace ville {

namespace {

/// Whether an entry follows by itself from the decision before: luck, and what a stand-in did.
bool follows_by_itself(const LogEntry &entry) { return entry.player < 0 || entry.stand_in; }

} // namespace

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
    // plies count on from 2^32 - 1 to 0: what lies before the log is far behind it
    const std::size_t entry = ply - base_ply_;
    if (entry > log_.size())
        return {Status::nothing,
                "the log has plies " + std::to_string(log_begin()) + " to " + std::to_string(log_end())};
    if (entry < log_.cursor()) {
        if (Answer answer = check_barriers(entry); !answer.ok()) return answer;
        go_back_to(entry);
        if (!keep_.events) return {};
        tell_undone();
        journal_.make_room(0);
        return {};
    }
    Call call(*this);
    replay_to(entry, keep_.events ? Telling::while_there_is_room : Telling::nothing);
    if (!in_the_past()) settle(); // a stand-in may have come to the seat whose turn it is there
    call.keep();
    return {};
}

/// The log notes every barrier, whatever the rule; so the rule may change at any time.
Answer Match::set_undo_rule(UndoRule rule) {
    if (!keep_.undo) return {Status::off, "this match keeps no undo"};
    undo_rule_ = rule;
    return {};
}

/// There is room for it.
void Match::tell_undone() {
    journal_.add({.type = event_type::undone,
                  .arg = {static_cast<std::int32_t>(std::min<std::uint32_t>(ply_, INT32_MAX))}});
}

/// From the beginning of the log up to an entry, without a word.
void Match::go_back_to(std::size_t entry) {
    set_state(base_.get());
    log_.move_to(0);
    replay_to(entry, Telling::nothing);
}

/// Does what the log says from the cursor up to an entry.
void Match::replay_to(std::size_t entry, Telling how) {
    for (std::size_t i = log_.cursor(); i < entry; ++i) {
        EventBuffer events(scratch_.data(), static_cast<std::uint32_t>(scratch_.size()));
        ops().apply(edition_->data(), state_.get(), log_[i].word,
                    how == Telling::nothing ? nullptr : &events);
        if (how != Telling::nothing) tell(events, how);
    }
    log_.move_to(entry);
    ply_ = base_ply_ + static_cast<std::uint32_t>(entry);
    state_changed();
}

} // namespace ville
