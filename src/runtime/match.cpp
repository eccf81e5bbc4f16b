#include "runtime/match.hpp"

#include <algorithm>
#include <cstring>

#include "io/utf8.hpp"

namespace ville {

Answer check_match_config(const MatchConfig &config) {
    const GameOps &ops = config.edition->ops();
    const Table table = config.table;
    if (table.players < ops.min_players || table.players > ops.max_players)
        return {Status::argument, "players must be " + std::to_string(ops.min_players) + " to " +
                                      std::to_string(ops.max_players)};
    if (table.first >= table.players) return {Status::argument, "first must be a seat of this match"};
    for (std::size_t i = 0; i < ops.options.size(); ++i) {
        const OptionSpec &option = ops.options[i];
        if (config.options[i] < option.min || config.options[i] > option.max)
            return {Status::option,
                    "option " + std::string(option.name) + " must be " + std::to_string(option.min) + " to " +
                        std::to_string(option.max),
                    static_cast<int>(i)};
    }
    if (config.keep.undo && !config.keep.log) return {Status::argument, "undo needs the log"};
    if (const char *clash = ops.check_options(config.edition->data(), config.options))
        return {Status::option, clash};
    return {};
}

OptionValues default_options(const GameOps &ops) {
    OptionValues values{};
    for (std::size_t i = 0; i < ops.options.size(); ++i) values[i] = ops.options[i].fallback;
    return values;
}

Match::Match(const MatchConfig &config)
    : edition_(config.edition),
      state_(std::make_unique<std::byte[]>(ops().state_size)),
      seed_(config.seed),
      index_(config.index),
      chance_(config.chance),
      undo_rule_(config.undo_rule),
      keep_(config.keep) {}

Answer Match::create(const MatchConfig &config, std::unique_ptr<Match> &match) {
    if (Answer answer = check_match_config(config); !answer.ok()) return answer;
    std::unique_ptr<Match> made(new Match(config));
    made->reserve_buffers();
    made->set_up(config.options, config.table);
    made->begin_log_here(true);
    made->settle_at_the_end();
    match = std::move(made);
    return {};
}

/// Room for a whole match, so that nothing is asked for while playing.
void Match::reserve_buffers() {
    const GameOps &game = ops();
    if (keep_.events || keep_.undo) scratch_.resize(game.max_events);
    if (keep_.log) {
        // what can be redone, and the call that will take its place
        log_.reserve(2 * std::size_t{game.max_plies});
        base_ = std::make_unique<std::byte[]>(game.state_size);
    }
    if (keep_.events) journal_.reserve(std::size_t{3} * game.max_plies + game.max_events);
}

/// The table before the first ply, with the events of set-up.
void Match::set_up(const OptionValues &options, Table table) {
    EventBuffer events(scratch_.data(), static_cast<std::uint32_t>(scratch_.size()));
    ops().setup(edition_->data(), options, table, scratch_.empty() ? nullptr : &events, state_.get());
    state_changed();
    if (keep_.events)
        for (const Event &event : events) journal_.add(event);
}

/// The log starts with the state as it is now.
void Match::begin_log_here(bool at_setup) {
    if (keep_.log) copy_state(base_.get(), state_.get());
    base_ply_ = ply_;
    base_is_setup_ = at_setup && keep_.log;
    log_.clear();
}

void Match::copy_state(void *to, const void *from) const { std::memcpy(to, from, ops().state_size); }

void Match::set_state(const void *from) {
    copy_state(state_.get(), from);
    state_changed();
}

std::unique_ptr<Match> Match::clone() const {
    std::unique_ptr<Match> copy(new Match(config()));
    copy->reserve_buffers();
    copy->assign(*this);
    return copy;
}

MatchConfig Match::config() const {
    return {.edition = edition_,
            .options = options(),
            .table = table(),
            .seed = seed_,
            .index = index_,
            .chance = chance_,
            .undo_rule = undo_rule_,
            .keep = keep_};
}

/// Everything of the source. What can fail comes first.
Status Match::assign(const Match &source) {
    if (this == &source) return Status::ok;
    if (&ops() != &source.ops()) return Status::game;
    const bool other_scratch = scratch_.size() != source.scratch_.size();
    std::vector<Event> scratch(other_scratch ? source.scratch_.size() : 0);
    auto base = source.base_ && !base_ ? std::make_unique<std::byte[]>(ops().state_size) : nullptr;
    log_.make_room_for(source.log_);
    journal_.make_room_for(source.journal_);

    if (other_scratch) scratch_.swap(scratch);
    if (base) base_ = std::move(base);
    if (edition_ != source.edition_) edition_ = source.edition_;
    copy_state(state_.get(), source.state_.get());
    actor_ = source.actor_;
    if (source.base_) copy_state(base_.get(), source.base_.get());
    else base_.reset();
    log_.assign(source.log_);
    journal_.assign(source.journal_);
    seed_ = source.seed_;
    index_ = source.index_;
    chance_ = source.chance_;
    undo_rule_ = source.undo_rule_;
    keep_ = source.keep_;
    stand_ins_ = source.stand_ins_;
    seat_names_ = source.seat_names_;
    base_is_setup_ = source.base_is_setup_;
    ply_ = source.ply_;
    base_ply_ = source.base_ply_;
    return Status::ok;
}

std::unique_ptr<Match> Match::determinize(Viewer viewer, std::uint64_t seed, std::uint32_t index) const {
    MatchConfig bare = config();
    bare.keep = {.log = false, .undo = false, .events = false};
    bare.seed = seed;
    bare.index = index;
    std::unique_ptr<Match> guess(new Match(bare));
    guess->set_state(state_.get());
    guess->ply_ = ply_;
    guess->base_is_setup_ = false;
    Rng rng(seed, index, stream::determinization, ply_);
    ops().determinize(edition_->data(), guess->state_.get(), viewer, rng);
    return guess;
}

std::size_t Match::memory() const {
    return sizeof(Match) + ops().state_size * (base_ ? 2 : 1) + log_.memory() + journal_.memory() +
           scratch_.capacity() * sizeof(Event);
}

SeatNames Match::seat_names() const {
    SeatNames names;
    std::copy(seat_names_.begin(), seat_names_.end(), names.begin());
    return names;
}

/// One line of proper text; an empty one takes the name back.
Answer Match::set_seat_name(int seat, std::string_view name) {
    if (seat < 0 || seat >= table().players) return {Status::argument, "no such seat"};
    const bool one_line = std::none_of(
        name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
    if (!one_line || !io::is_proper_text(name)) return {Status::argument, "a name is one line of UTF-8"};
    if (!seat_names_[static_cast<std::size_t>(seat)].assign(name))
        return {Status::argument, "a name has at most " + std::to_string(max_seat_name) + " bytes"};
    return {};
}

// ---- Playing

Answer Match::check_action(Player player, ActionWord word) const {
    const Player acting = actor();
    if (acting == nobody) return {Status::over, Reason::match_over};
    if (player != acting) {
        if (acting == chance) return {Status::not_your_turn, Reason::chance_must_act};
        return {Status::not_your_turn, player == chance ? Reason::player_must_act : Reason::not_your_turn};
    }
    if (acts_by_itself(acting)) return {Status::not_your_turn, Reason::acts_by_itself};
    const Reason reason = ops().why_illegal(edition_->data(), state(), word);
    return reason == Reason::none ? Answer() : Answer(Status::illegal, reason);
}

Answer Match::apply(Player player, ActionWord word) {
    const Player acting = actor();
    if (player != acting || acting == nobody || acts_by_itself(acting)) return check_action(player, word);
    return carry_out(word);
}

/// What the actor does, and what follows by itself.
Answer Match::carry_out(ActionWord word) {
    Call call(*this);
    if (const Reason reason = apply_ply(word); reason != Reason::none)
        return call.drop(), Answer(Status::illegal, reason);
    settle();
    call.keep();
    return {};
}

Answer Match::apply_list(std::span<const ActionWord> words, std::uint32_t &applied) {
    for (applied = 0; applied < words.size(); ++applied) {
        Answer answer = apply(actor(), words[applied]);
        if (answer.ok()) continue;
        answer.place = static_cast<int>(applied);
        return answer;
    }
    return {};
}

Answer Match::draw(ActionWord &outcome) {
    const Player acting = actor();
    if (acting == nobody) return {Status::over, Reason::match_over};
    if (acting != chance) return {Status::not_your_turn, Reason::player_must_act};
    Rng rng(seed_, index_, stream::chance, ply_);
    outcome = ops().draw_outcome(edition_->data(), state(), rng);
    return carry_out(outcome);
}

/// A seat that has to act in the past acts there if a stand-in is sent for it; otherwise the past stays as it is.
Answer Match::set_stand_in(int seat, bool on) {
    if (seat < 0 || seat >= table().players) return {Status::argument, "seat is not one of this match"};
    Call call(*this);
    const unsigned bit = 1u << seat;
    stand_ins_ = on ? stand_ins_ | bit : stand_ins_ & ~bit;
    if (!in_the_past() || (on && seat == actor())) settle();
    call.keep();
    return {};
}

/// One ply that comes from outside. Nothing changes unless the answer is none.
Reason Match::apply_ply(ActionWord word, bool stand_in) {
    if (keep_.log) log_.make_room();
    EventBuffer events(scratch_.data(), static_cast<std::uint32_t>(scratch_.size()));
    const Player player = actor();
    const Reason reason =
        ops().try_apply(edition_->data(), state_.get(), word, scratch_.empty() ? nullptr : &events);
    if (reason == Reason::none) keep_ply({.word = word, .player = player, .stand_in = stand_in}, events);
    return reason;
}

/// Whether nobody has to be asked: luck in automatic mode, and seats with a stand-in.
bool Match::acts_by_itself(Player actor) const {
    return actor == chance ? chance_ == ChanceMode::automatic
                           : actor >= 0 && ((stand_ins_ >> actor) & 1u) != 0;
}

/// Goes on while nobody has to be asked.
void Match::settle() {
    while (acts_by_itself(actor())) {
        if (keep_.log) log_.make_room();
        const Player acting = actor();
        Rng rng(seed_, index_, acting == chance ? stream::chance : stream::stand_in, ply_);
        const ActionWord word = acting == chance ? ops().draw_outcome(edition_->data(), state(), rng)
                                                 : ops().stand_in(edition_->data(), state(), acting, rng);
        EventBuffer events(scratch_.data(), static_cast<std::uint32_t>(scratch_.size()));
        ops().apply(edition_->data(), state_.get(), word, scratch_.empty() ? nullptr : &events);
        keep_ply({.word = word, .player = acting, .stand_in = acting >= 0}, events);
    }
}

/// What acts by itself has acted, unless the match stands in the past.
void Match::settle_at_the_end() {
    if (in_the_past()) return;
    Call call(*this);
    settle();
    call.keep();
}

/// Counts a ply that has been applied, and keeps its entry in the log and its events.
void Match::keep_ply(LogEntry entry, const EventBuffer &events) {
    state_changed();
    ++ply_;
    entry.barrier = is_barrier(entry.player, events);
    if (keep_.log) log_.add(entry);
    if (keep_.events) tell(events, keep_.log ? Telling::while_there_is_room : Telling::everything);
}

/// Events come into the journal in order: one ply that has to wait makes those after it wait, too.
void Match::tell(const EventBuffer &events, Telling how) {
    if (how == Telling::while_there_is_room && (untold_ > 0 || !journal_.has_room(events.size()))) {
        ++untold_;
        return;
    }
    journal_.make_room(events.size());
    for (const Event &event : events) journal_.add(event);
}

void Match::Call::keep() {
    ended_ = true;
    if (match_.log_.size() > log_size_) match_.log_.keep_from(log_size_);
    if (match_.untold_ > 0) {
        const std::size_t end = match_.log_.cursor();
        match_.go_back_to(end - match_.untold_);
        match_.replay_to(end, Telling::everything);
        match_.untold_ = 0;
    }
    if (match_.keep_.events) match_.journal_.make_room(0);
}

void Match::Call::keep_from(const void *base, std::uint32_t base_ply) {
    match_.log_.move_to(0);
    match_.log_.keep_from(log_size_);
    log_size_ = match_.log_.size();
    if (match_.keep_.log) match_.copy_state(match_.base_.get(), base);
    match_.base_ply_ = base_ply;
    match_.base_is_setup_ = false;
    keep();
}

void Match::Call::take_back() {
    match_.untold_ = 0;
    match_.stand_ins_ = stand_ins_;
    if (!match_.keep_.log) return;
    match_.log_.drop_from(log_size_);
    match_.go_back_to(cursor_);
    match_.journal_.drop_from(events_end_);
}

/// Luck, and whatever tells somebody a secret, cannot be taken back at a table.
bool Match::is_barrier(Player player, const EventBuffer &events) const {
    return player == chance || std::any_of(events.begin(), events.end(), [&](const Event &event) {
               return !ops().visibility(event).everybody();
           });
}

} // namespace ville
