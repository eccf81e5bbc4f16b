// Saves and snapshots that come from outside: what is damaged, foreign or impossible is refused with the right
// status, and whatever is taken can be played.
#include <gtest/gtest.h>

#include "conformance/sample.hpp"
#include "runtime/frame.hpp"
#include "runtime/record.hpp"
#include "runtime/toits_match.hpp"
#include "support/tier.hpp"

namespace ville::tests {

namespace {

/// In the middle of a match, with something taken back.
MatchPtr in_the_middle(MatchConfig config = toits_config(3, 21)) {
    config.undo_rule = UndoRule::analysis;
    MatchPtr match = make_match(config);
    Rng rng = test_rng(30);
    play(*match, rng, 24);
    EXPECT_EQ(match->undo().status, Status::ok);
    EXPECT_EQ(match->undo().status, Status::ok);
    return match;
}

Answer load(const FileBytes &bytes, MatchPtr &match, bool state_only = false) {
    match.reset();
    const Answer answer = Match::load(bytes, state_only, match);
    EXPECT_EQ(answer.ok(), match != nullptr);
    return answer;
}

Answer load(const FileBytes &bytes) {
    MatchPtr match;
    return load(bytes, match);
}

EditionRef changed_edition() {
    auto memory = edition_memory(toits_ops());
    toits::Edition edition = toits::standard;
    edition.id = "of_a_test";
    edition.cards[0].copies = 3;
    std::memcpy(memory.get(), &edition, sizeof edition);
    EditionRef box;
    EXPECT_EQ(check_and_box(toits_ops(), std::move(memory), box).status, Status::ok);
    return box;
}

/// Everything that a host does with a match, to the end: nothing breaks, nobody is stuck.
void expect_usable(Match &match, Rng &rng) {
    const GameOps &ops = match.ops();
    ASSERT_STREQ(ops.check(match.edition()->data(), match.state()), nullptr);
    for (Viewer viewer = omniscient; viewer < match.table().players; ++viewer)
        ASSERT_FALSE(ops.view_json(match.edition()->data(), match.state(), viewer).empty());
    match.redo();
    match.undo();
    if (match.check_action(match.actor(), 0).reason == Reason::acts_by_itself) match.seek(match.log_end());
    std::string record;
    write_record(match, true, record);
    for (int calls = 0; !match.over(); ++calls) {
        ASSERT_LT(calls, 2000) << "no end";
        if (match.actor() == chance) {
            ActionWord drawn = 0;
            ASSERT_EQ(match.draw(drawn).status, Status::ok);
            continue;
        }
        const std::vector<ActionWord> choices = choices_of(match);
        ASSERT_FALSE(choices.empty()) << "a dead end";
        for (const ActionWord word : choices)
            ASSERT_EQ(match.check_action(match.actor(), word).status, Status::ok);
        const ActionWord word = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
        ASSERT_EQ(match.apply(match.actor(), word).status, Status::ok);
        ASSERT_STREQ(ops.check(match.edition()->data(), match.state()), nullptr);
    }
    MatchPtr again;
    ASSERT_EQ(Match::load(match.save(), false, again).status, Status::ok) << "what was loaded can be saved";
}

} // namespace

TEST(Saves, BringBackEverything) {
    for (const EditionRef &edition : {builtin_edition(toits_ops(), 0), changed_edition()}) {
        MatchConfig config = toits_config(4, 0xfedcba9876543210u);
        config.edition = edition;
        config.index = 0x89abcdef;
        config.options[0] = config.options[8] = 1;
        config.chance = ChanceMode::host;
        const MatchPtr match = in_the_middle(config);
        ASSERT_EQ(match->set_stand_in(match->actor() == 3 ? 2 : 3, true).status, Status::ok); // not his turn
        MatchPtr loaded;
        ASSERT_EQ(load(match->save(), loaded).status, Status::ok);
        expect_same(*match, *loaded);
        EXPECT_EQ(loaded->config().options, config.options);
        EXPECT_EQ(loaded->config().table.players, 4);
        EXPECT_EQ(loaded->seed(), config.seed);
        EXPECT_EQ(loaded->index(), config.index);
        EXPECT_EQ(loaded->edition()->hash(), edition->hash());
        EXPECT_EQ(loaded->edition()->builtin(), edition->builtin());
        EXPECT_GT(loaded->log_end(), loaded->ply()) << "what was taken back can still be done again";
        ASSERT_EQ(loaded->redo().status, Status::ok);
        ASSERT_EQ(match->redo().status, Status::ok);
        EXPECT_EQ(hash_of(*loaded), hash_of(*match));
    }
}

TEST(Saves, OfMatchesThatKeepLess) {
    for (const Keep keep : {Keep{true, true, false}, Keep{true, false, true}, Keep{true, false, false},
                            Keep{false, false, true}, Keep{false, false, false}}) {
        MatchConfig config = toits_config(3, 2);
        config.keep = keep;
        const MatchPtr match = make_match(config);
        Rng rng = test_rng(31);
        play(*match, rng, 20);
        MatchPtr loaded;
        const Answer answer = load(match->save(), loaded);
        ASSERT_EQ(answer.status, Status::ok) << answer.text;
        expect_same(*match, *loaded);
        EXPECT_EQ(loaded->keep().log, keep.log);
        EXPECT_EQ(loaded->keep().undo, keep.undo);
        EXPECT_EQ(loaded->keep().events, keep.events);
        Rng same = rng;
        play(*match, rng);
        play(*loaded, same);
        EXPECT_EQ(hash_of(*loaded), hash_of(*match));
    }
}

TEST(Saves, NameABuiltInEditionAndCarryAnother) {
    const MatchPtr builtin = in_the_middle();
    MatchConfig config = toits_config(3, 21);
    config.edition = changed_edition();
    const MatchPtr own = in_the_middle(config);
    EXPECT_LT(builtin->save().size(), 1200u);
    EXPECT_GT(own->save().size(), builtin->save().size() + 1000);
}

TEST(Saves, CutShortAreRefused) {
    const MatchPtr match = in_the_middle();
    const MatchPtr target = make_match(toits_config());
    const FileBytes before = target->save();
    for (const FileBytes &whole : {match->save(), match->snapshot()})
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const FileBytes cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
            for (const Answer &answer : {load(cut), target->load_snapshot(cut)})
                ASSERT_EQ(answer.status, Status::format) << size;
        }
    EXPECT_EQ(target->save(), before);
}

TEST(Saves, WithSomethingBehindAreRefused) {
    const MatchPtr match = in_the_middle();
    for (FileBytes bytes : {match->save(), match->snapshot()})
        for (int more = 0; more < 9; ++more) {
            bytes.push_back(static_cast<std::uint8_t>(more));
            EXPECT_EQ(load(bytes).status, Status::format);
            EXPECT_EQ(match->clone()->load_snapshot(bytes).status, Status::format);
            EXPECT_FALSE(load(sealed(bytes)).ok()) << "sealed, too";
            EXPECT_FALSE(match->clone()->load_snapshot(sealed(bytes)).ok());
        }
}

TEST(Saves, WithOneWrongBitAreRefused) {
    const MatchPtr match = in_the_middle();
    const MatchPtr target = make_match(toits_config());
    for (FileBytes bytes : {match->save(), match->snapshot()})
        for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
            bytes[bit / 8] ^= static_cast<std::uint8_t>(1u << (bit % 8));
            for (const Answer &answer : {load(bytes), target->load_snapshot(bytes)})
                ASSERT_TRUE(answer.status == Status::format || answer.status == Status::checksum ||
                            answer.status == Status::version)
                    << bit;
            bytes[bit / 8] ^= static_cast<std::uint8_t>(1u << (bit % 8));
        }
}

// The hash finds damage, not malice: bytes that are sealed anew must be refused for what they say, or be a match.
TEST(Saves, WithOneWrongBitUnderAProperHashAreRefusedOrHarmless) {
    for (const UndoRule rule : {UndoRule::table, UndoRule::analysis}) {
        MatchConfig config = by_host(toits_config(3, 21));
        config.options[7] = config.options[2] = 1; // piles with contents of their own
        config.undo_rule = rule;
        const MatchPtr match = make_match(config);
        Rng rng = test_rng(32);
        play(*match, rng, 60);
        int taken = 0, refused = 0;
        for (FileBytes bytes : {match->save(), match->snapshot()})
            for (std::size_t bit = 0; bit < 8 * (bytes.size() - 8); ++bit) {
                bytes[bit / 8] ^= static_cast<std::uint8_t>(1u << (bit % 8));
                MatchPtr loaded;
                if (!Match::load(sealed(bytes), false, loaded).ok()) {
                    const MatchPtr target = match->clone();
                    if (target->load_snapshot(sealed(bytes)).ok()) loaded = target->clone();
                }
                loaded == nullptr ? ++refused : ++taken;
                if (loaded != nullptr) expect_usable(*loaded, rng);
                ASSERT_FALSE(testing::Test::HasFailure()) << "bit " << bit;
                bytes[bit / 8] ^= static_cast<std::uint8_t>(1u << (bit % 8));
            }
        EXPECT_GT(refused, 50 * taken / 10);
    }
}

TEST(Saves, WithManyWrongBytesAreRefusedOrHarmless) {
    Rng rng = test_rng(33);
    int taken = 0;
    for (int round = 0; round < how_many(40, 1'000); ++round) {
        const Sample<toits::Game> played = sample<toits::Game>(static_cast<std::uint32_t>(round));
        MatchConfig config = by_host(toits_config(played.table.players, played.number));
        const MatchPtr match = make_match(config);
        play(*match, rng, static_cast<int>(rng.below(120)));
        const FileBytes whole = match->snapshot();
        for (int i = 0; i < 200; ++i) {
            FileBytes bytes = whole;
            const std::size_t room = bytes.size() - 8 - frame::snapshot_state;
            for (std::uint32_t changes = 1 + rng.below(4); changes > 0; --changes) {
                const std::size_t from = frame::snapshot_state + rng.below(static_cast<std::uint32_t>(room));
                const std::size_t to = frame::snapshot_state + rng.below(static_cast<std::uint32_t>(room));
                switch (rng.below(3)) {
                case 0: bytes[to] = static_cast<std::uint8_t>(rng.below(9)); break;
                case 1: std::swap(bytes[from], bytes[to]); break;
                default: // a card moves from place to place
                    if (bytes[from] == 0 || bytes[to] == 255) continue;
                    --bytes[from];
                    ++bytes[to];
                }
            }
            const MatchPtr target = match->clone();
            if (!target->load_snapshot(sealed(bytes)).ok()) continue;
            ++taken;
            expect_usable(*target, rng);
            ASSERT_FALSE(testing::Test::HasFailure()) << "round " << round << ", " << i;
        }
    }
    EXPECT_GT(taken, 0);
    RecordProperty("taken", taken);
}

TEST(Saves, SayWhyTheyAreRefused) {
    const MatchPtr match = in_the_middle();
    const FileBytes save = match->save();
    const FileBytes snapshot = match->snapshot();
    const auto expect_both = [&](std::size_t at, std::uint64_t value, std::size_t size, Status status) {
        const MatchPtr target = make_match(toits_config());
        EXPECT_EQ(load(changed(save, at, value, size)).status, status) << "save, byte " << at;
        EXPECT_EQ(target->load_snapshot(changed(snapshot, at, value, size)).status, status)
            << "snapshot, byte " << at;
    };
    EXPECT_EQ(load(snapshot).status, Status::format) << "a snapshot is no save";
    EXPECT_EQ(make_match(toits_config())->load_snapshot(save).status, Status::format)
        << "a save is no snapshot";
    EXPECT_EQ(load({}).status, Status::format);
    expect_both(frame::magic, 'X', 1, Status::format);
    expect_both(frame::format, 3, 2, Status::version);
    expect_both(frame::format, 0, 2, Status::version);
    expect_both(frame::game + 1, 'x', 1, Status::game);
    expect_both(frame::game, 200, 1, Status::format);
    expect_both(frame::state_version, 99, 4, Status::version);
    EXPECT_EQ(load(changed(save, frame::save_rng + 1, 'x', 1)).status, Status::version);
    EXPECT_EQ(load(changed(save, frame::save_edition, 7, 8)).status, Status::edition);
    EXPECT_EQ(match->clone()->load_snapshot(changed(snapshot, frame::snapshot_edition, 7, 8)).status,
              Status::edition);
    for (const auto &[at, value] :
         {std::pair{frame::save_chance, 2}, std::pair{frame::save_undo_rule, 3},
          std::pair{frame::save_keep, 8}, std::pair{frame::save_keep, 2}, std::pair{frame::save_stand_ins, 8},
          std::pair{frame::save_whole, 2}, std::pair{frame::save_at_setup, 2}})
        EXPECT_EQ(load(changed(save, at, static_cast<std::uint64_t>(value), 1)).status, Status::format) << at;
    for (const std::size_t at :
         {frame::save_ply, frame::save_base_ply, frame::save_log_size, frame::save_cursor})
        for (const std::uint64_t value : {std::uint64_t{1}, std::uint64_t{0xffffffff}})
            EXPECT_FALSE(load(changed(save, at, value, 4)).ok()) << at << ": " << value;
}

TEST(Saves, TellHowFarTheLogWent) {
    const MatchPtr match = in_the_middle();
    const FileBytes save = match->save();
    const std::size_t first_word = frame::save_log; // a reveal: its kind, then its card
    ASSERT_EQ(save[first_word], static_cast<std::uint8_t>(toits::ActionKind::reveal));
    Answer answer = load(changed(save, first_word, static_cast<std::uint8_t>(toits::ActionKind::stop), 1));
    EXPECT_FALSE(answer.ok());
    answer = load(changed(save, first_word + 1, 127 << 1, 1)); // a card that does not exist
    EXPECT_EQ(answer.status, Status::replay);
    EXPECT_EQ(answer.place, 0);
    EXPECT_EQ(answer.text, "the rules forbid an entry of the log: bad_fields");
    // Another card leads to another state, if not to something illegal before.
    answer = load(changed(save, first_word + 1, save[first_word + 1] ^ 2u, 1));
    EXPECT_EQ(answer.status, Status::replay);
}

// A log may begin in the middle of a match: what is told is the ply, not the number of the entry.
TEST(Saves, TellThePlyThatFails) {
    const MatchPtr match = make_match(by_host(toits_config()));
    ASSERT_EQ(match->load_snapshot(in_the_middle(by_host(toits_config(3, 21)))->snapshot()).status,
              Status::ok);
    const std::uint32_t begin = match->ply();
    ASSERT_GT(begin, 10u);
    Rng rng = test_rng(36);
    while (match->actor() != chance) play_once(*match, rng);
    play_once(*match, rng); // a card: its kind, then its row
    const std::uint32_t ply = match->ply() - 1;
    const FileBytes save = match->save();
    const std::size_t state_size = match->snapshot().size() - frame::snapshot_state - 8;
    const std::size_t entry = save.size() - 8 - state_size - 4 - 2; // before the state and its length
    const Answer answer = load(changed(save, entry + 1, 127 << 1, 1));
    EXPECT_EQ(answer.status, Status::replay);
    EXPECT_EQ(answer.place, static_cast<int>(ply));
}

// What differs is said, with what is expected and what is found.
TEST(Saves, TellWhatTheLogDoesNotLeadTo) {
    const MatchPtr match = make_match(by_host(toits_config()));
    act(*match, {reveal(0, 13)});
    const FileBytes save = match->save();
    const Answer answer = load(changed(save, frame::save_log + 1, (14 * 1 + 13) << 1, 1));
    EXPECT_EQ(answer.status, Status::replay);
    EXPECT_EQ(answer.place, 1);
    EXPECT_EQ(answer.text, "the log does not lead to the saved state: /board/0/card: 27 expected, 13 found");
}

// Counting on from any ply does not end anywhere: what was accepted can be played on, saved, and loaded again.
TEST(Saves, CountPliesAndEventsOnFromAnyNumber) {
    for (const std::uint32_t last : {0x3fffffffu, 0x7fffffffu, 0xffffffffu}) {
        const std::uint32_t ply = last - 5;
        MatchConfig config = toits_config();
        config.undo_rule = UndoRule::analysis;
        const MatchPtr source = make_match(config);
        const MatchPtr match = make_match(config);
        ASSERT_EQ(match->load_snapshot(changed(source->snapshot(), frame::snapshot_ply, ply, 4)).status,
                  Status::ok);
        Rng rng = test_rng(37);
        play(*match, rng, 12);
        EXPECT_EQ(match->log_begin(), ply);
        EXPECT_EQ(match->ply(), match->log_end());
        EXPECT_EQ(match->seek(ply - 1).status, Status::nothing);
        EXPECT_EQ(match->seek(match->log_end() + 1).status, Status::nothing);
        const std::uint64_t hash = hash_of(*match);
        ASSERT_EQ(match->seek(ply + 2).status, Status::ok);
        EXPECT_GE(match->journal().at(match->journal().end_number() - 1).arg[0], 0)
            << "no number is negative";
        ASSERT_EQ(match->seek(match->log_end()).status, Status::ok);
        EXPECT_EQ(hash_of(*match), hash);

        FileBytes save = match->save();
        ASSERT_EQ(number_at(save, frame::save_at_setup, 1), 0u);
        put_number(save, frame::save_event_number, ply, 4);
        MatchPtr loaded;
        const Answer answer = load(sealed(save), loaded);
        ASSERT_EQ(answer.status, Status::ok) << answer.text;
        EXPECT_EQ(loaded->journal().end_number(), ply);
        play(*loaded, rng, 12);
        EXPECT_TRUE(loaded->journal().keeps_from(ply));
        EXPECT_FALSE(loaded->journal().keeps_from(ply - 1));
        EXPECT_FALSE(loaded->journal().keeps_from(loaded->journal().end_number() + 1));
        MatchPtr again;
        ASSERT_EQ(load(loaded->save(), again).status, Status::ok);
        expect_same(*loaded, *again);
        ASSERT_EQ(match->clone()->load_snapshot(loaded->snapshot()).status, Status::ok);
    }
}

// The first format had no size in its head, and did not say what a stand-in had played.
TEST(Saves, OfTheFirstFormatAreRead) {
    MatchConfig config = toits_config(3, 21);
    config.undo_rule = UndoRule::analysis;
    const MatchPtr match = make_match(config);
    Rng rng = test_rng(38);
    play(*match, rng, 10);
    const auto in_first_format = [](FileBytes bytes) {
        put_number(bytes, frame::format, 1, 2);
        bytes.erase(bytes.begin() + frame::size, bytes.begin() + frame::game);
        return sealed(bytes);
    };
    const FileBytes save = in_first_format(match->save());
    MatchPtr loaded;
    ASSERT_EQ(load(save, loaded).status, Status::ok);
    expect_same(*match, *loaded);
    ASSERT_EQ(loaded->load_snapshot(in_first_format(match->snapshot())).status, Status::ok);
    EXPECT_EQ(hash_of(*loaded), hash_of(*match));
    for (std::size_t size = 0; size < save.size(); ++size) { // damage and a cut look alike there
        const Status status =
            load(FileBytes(save.begin(), save.begin() + static_cast<std::ptrdiff_t>(size))).status;
        ASSERT_TRUE(status == Status::format || status == Status::checksum) << size;
    }
    const std::size_t kind = frame::save_log - 4;
    EXPECT_EQ(load(changed(save, kind, save[kind] | 128u, 1)).status, Status::format) << "no mark was known";
}

TEST(Saves, KnowWhatAStandInPlayed) {
    MatchConfig config = toits_config(3, 21);
    config.undo_rule = UndoRule::analysis;
    const MatchPtr match = make_match(config);
    Rng rng = test_rng(39);
    ASSERT_EQ(match->set_stand_in(1, true).status, Status::ok);
    play(*match, rng, 20);
    ASSERT_EQ(match->set_stand_in(1, false).status, Status::ok);
    play(*match, rng, 20);
    for (int taken_back = 0; taken_back < 2; ++taken_back) {
        MatchPtr loaded;
        ASSERT_EQ(load(match->save(), loaded).status, Status::ok);
        expect_same(*match, *loaded);
        int by_stand_in = 0, by_person = 0;
        for (std::size_t i = 0; i < match->log().size(); ++i) {
            const LogEntry &entry = match->log()[i];
            EXPECT_EQ(entry.stand_in, loaded->log()[i].stand_in) << i;
            if (entry.player == 1) ++(entry.stand_in ? by_stand_in : by_person);
            else EXPECT_FALSE(entry.stand_in);
        }
        EXPECT_GT(by_stand_in, 0);
        EXPECT_GT(by_person, 0);
        while (match->undo().ok()) ASSERT_EQ(loaded->undo().status, Status::ok) << "as many steps";
        EXPECT_EQ(loaded->undo().status, Status::nothing);
        ASSERT_EQ(match->seek(7).status, Status::ok); // and with all that can be done again
    }
    const FileBytes save = match->save(); // luck is no stand-in's
    ASSERT_EQ(save[frame::save_log], static_cast<std::uint8_t>(toits::ActionKind::reveal));
    const Answer answer = load(changed(save, frame::save_log, save[frame::save_log] | 128u, 1));
    EXPECT_EQ(answer.status, Status::replay);
    EXPECT_EQ(answer.place, 0);
}

// Bytes of other rules: the state stays, the log does not, whatever it says.
TEST(Saves, OfOtherRulesKeepTheirStateAndLoseTheirLog) {
    const MatchPtr match = in_the_middle();
    FileBytes save = match->save();
    put_number(save, frame::rules_version, 99, 4);
    for (const int other_card : {0, 2}) {
        save[frame::save_log + 1] = static_cast<std::uint8_t>(save[frame::save_log + 1] ^
                                                              other_card); // a log that would lead elsewhere
        MatchPtr loaded;
        const Answer answer = load(sealed(save), loaded);
        ASSERT_EQ(answer.status, Status::ok) << answer.text;
        EXPECT_EQ(hash_of(*loaded), hash_of(*match));
        EXPECT_EQ(loaded->ply(), match->ply());
        EXPECT_EQ(loaded->log_begin(), match->ply());
        EXPECT_EQ(loaded->log_end(), match->ply());
        EXPECT_EQ(loaded->undo().status, Status::nothing);
        EXPECT_EQ(loaded->journal().begin_number(), match->journal().end_number())
            << "numbers of events go on";
        std::string record;
        EXPECT_EQ(write_record(*loaded, false, record).status, Status::off);
        Rng rng = test_rng(34);
        expect_usable(*loaded, rng);
    }
    FileBytes snapshot = changed(match->snapshot(), frame::rules_version, 99, 4);
    const MatchPtr target = make_match(toits_config());
    ASSERT_EQ(target->load_snapshot(snapshot).status, Status::ok);
    EXPECT_EQ(hash_of(*target), hash_of(*match));
}

TEST(Saves, StateAloneOnRequest) {
    const MatchPtr match = in_the_middle();
    MatchPtr loaded;
    ASSERT_EQ(load(match->save(), loaded, true).status, Status::ok);
    EXPECT_EQ(hash_of(*loaded), hash_of(*match));
    EXPECT_EQ(loaded->log_begin(), match->ply());
    EXPECT_EQ(loaded->redo().status, Status::nothing);
}

TEST(Saves, OfAMatchThatTookASnapshot) {
    const MatchPtr source = in_the_middle();
    const MatchPtr match = make_match(toits_config(2, 5));
    ASSERT_EQ(match->load_snapshot(source->snapshot()).status, Status::ok);
    EXPECT_EQ(match->table().players, 3) << "the table is that of the snapshot";
    Rng rng = test_rng(35);
    play(*match, rng, 10);
    MatchPtr loaded;
    ASSERT_EQ(load(match->save(), loaded).status, Status::ok);
    expect_same(*match, *loaded);
    EXPECT_EQ(loaded->seek(source->ply()).status, match->seek(source->ply()).status);
}

TEST(Snapshots, OfASmallerTableLeaveNoStandInBehind) {
    const MatchPtr match = make_match(by_host(toits_config(4)));
    ASSERT_EQ(match->set_stand_in(3, true).status, Status::ok);
    ASSERT_EQ(match->load_snapshot(make_match(by_host(toits_config(2)))->snapshot()).status, Status::ok);
    EXPECT_EQ(match->stand_ins(), 0u);
    EXPECT_EQ(load(match->save()).status, Status::ok);
}

TEST(Snapshots, SettleWhatNobodyHasToDecide) {
    const MatchPtr source = make_match(by_host(toits_config(3)));
    const MatchPtr match = make_match(toits_config(3));
    ASSERT_EQ(match->load_snapshot(source->snapshot()).status, Status::ok);
    EXPECT_EQ(match->actor(), 0) << "luck acts at once";
    EXPECT_EQ(match->ply(), 1u);
}

TEST(Snapshots, OfAnotherEditionAreRefusedAndChangeNothing) {
    MatchConfig config = toits_config();
    config.edition = changed_edition();
    const MatchPtr match = make_match(toits_config());
    const FileBytes before = match->save();
    EXPECT_EQ(match->load_snapshot(make_match(config)->snapshot()).status, Status::edition);
    EXPECT_EQ(match->save(), before);
}

TEST(Snapshots, OfOptionsThatDoNotGoWithTheEditionAreRefused) {
    auto memory = edition_memory(toits_ops());
    toits::Edition edition = toits::standard;
    edition.id = "endless";
    edition.cards[0].bonus = edition.cards[0].alarm = 1;
    std::memcpy(memory.get(), &edition, sizeof edition);
    MatchConfig config = by_host(toits_config());
    ASSERT_EQ(check_and_box(toits_ops(), std::move(memory), config.edition).status, Status::ok);
    const MatchPtr match = make_match(config);
    const FileBytes snapshot =
        changed(match->snapshot(), frame::snapshot_state + 7, 1, 1); // empty_supply = reshuffle
    EXPECT_EQ(match->load_snapshot(snapshot).status, Status::invariant);
}

TEST(Snapshots, IntoMemoryOfTheCallerStayInside) {
    const MatchPtr match = in_the_middle();
    const FileBytes whole = match->snapshot();
    EXPECT_LT(whole.size(), 1500u);
    for (std::size_t room = 0; room <= whole.size() + 4; ++room) {
        FileBytes memory(room + 16, 0xa5);
        EXPECT_EQ(match->snapshot_into(std::span(memory).first(room)), whole.size());
        for (std::size_t i = room; i < memory.size(); ++i) ASSERT_EQ(memory[i], 0xa5) << "room " << room;
        if (room >= whole.size()) {
            EXPECT_TRUE(std::equal(whole.begin(), whole.end(), memory.begin()));
        }
    }
}

} // namespace ville::tests
