// Les Toits de Paris: words of actions, legal lists, and why an action is refused.
#include "support.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "support/tier.hpp"

namespace ville::toits::tests {
namespace {

/// Every action that the table of actions allows.
std::vector<Action> all_actions() {
    std::vector<Action> actions;
    for (const ActionSpec &spec : action_specs) {
        const auto kind = static_cast<ActionKind>(spec.number);
        if (spec.fields.empty()) actions.push_back({kind, 0});
        else
            for (int value = spec.fields[0].min; value <= spec.fields[0].max; ++value)
                actions.push_back({kind, static_cast<std::uint8_t>(value)});
    }
    return actions;
}

// ---- Words

TEST(ToitsWords, NumbersAreFixed) {
    constexpr std::array<std::string_view, 8> names{
        "draw", "stop", "take", "pass", "place_character", "decline_character", "reveal", "draw_bonus"};
    for (std::size_t i = 0; i < 8; ++i) {
        EXPECT_EQ(action_specs[i].number, i + 1);
        EXPECT_EQ(action_specs[i].name, names[i]);
        EXPECT_EQ(action_specs[i].by_chance, i >= 6);
    }
    EXPECT_EQ(pack({ActionKind::draw}), 0x0000200000000000u);
    EXPECT_EQ(pack({ActionKind::stop}), 0x0000400000000000u);
    EXPECT_EQ(pack({ActionKind::take, 7}), 0x00007C0000000000u);
    EXPECT_EQ(pack({ActionKind::pass}), 0x0000800000000000u);
    EXPECT_EQ(pack({ActionKind::place_character, 4}), 0x0000B00000000000u);
    EXPECT_EQ(pack({ActionKind::decline_character}), 0x0000C00000000000u);
    EXPECT_EQ(pack({ActionKind::reveal, 69}), 0x0000F14000000000u);
    EXPECT_EQ(pack({ActionKind::draw_bonus, 127}), 0x00011FC000000000u);
}

TEST(ToitsWords, EveryActionSurvivesItsWord) {
    ActionWord last = 0;
    for (const Action action : all_actions()) {
        const ActionWord word = pack(action);
        EXPECT_GT(word, last) << "words ascend as the table does";
        last = word;
        Action back;
        EXPECT_EQ(unpack(word, back), Reason::none);
        EXPECT_EQ(back, action);
    }
}

/// The game's own unpack and the one that reads the table say the same.
void expect_as_by_table(ActionWord word) {
    Action action;
    FlatAction flat;
    const Reason reason = unpack(word, action);
    ASSERT_EQ(reason, unpack_flat(action_specs, word, flat)) << "word " << word;
    if (reason != Reason::none) return;
    ASSERT_EQ(static_cast<int>(action.kind), flat.spec->number) << "word " << word;
    ASSERT_EQ(action.value, flat.spec->fields.empty() ? 0 : flat.value[0]) << "word " << word;
    ASSERT_EQ(pack(action), word);
    ASSERT_EQ(pack_flat(flat), word);
}

TEST(ToitsWords, AgreeWithTheTable) {
    for (std::uint64_t kind = 0; kind < 256;
         ++kind) // all kinds, with all fields that any kind has, and stray bits
        for (std::uint64_t field = 0; field < 256; ++field)
            for (const std::uint64_t stray :
                 {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1} << 36, std::uint64_t{1} << 53})
                expect_as_by_table(kind << kind_shift | field << (kind_shift - 8) | stray);
    Rng rng(1, 0, stream::chance, 0);
    for (int i = 0; i < ville::tests::how_many(20000, 5000000); ++i) {
        const std::uint64_t bits = rng.next();
        expect_as_by_table(bits >> (bits & 63));
        expect_as_by_table((1 + rng.below(8)) * (ActionWord{1} << kind_shift) |
                           (bits >> (19 + rng.below(45))));
    }
}

// ---- Legal lists

TEST(ToitsActions, ListAndRefusalAgree) {
    const std::vector<Action> everything = all_actions();
    for (int i = 0; i < ville::tests::how_many(30, 3000); ++i) {
        Rng rng(2, static_cast<std::uint32_t>(i), stream::chance, 0);
        Match match(2 + i % 3, {.adjacent_detective = static_cast<AdjacentDetective>(i & 1),
                                .several_cards = static_cast<SeveralCards>(i >> 1 & 1),
                                .character_good = static_cast<CharacterGood>(i >> 2 & 1),
                                .achievement_minimum = static_cast<std::uint8_t>(i >> 3 & 1)});
        while (match.step() != Step::over) {
            ActionList<Game> list;
            legal_actions(match.edition, match.state, list);
            ASSERT_FALSE(list.empty());
            ASSERT_TRUE(std::is_sorted(list.begin(), list.end(),
                                       [](Action a, Action b) { return pack(a) < pack(b); }));
            for (const Action action : everything) {
                const bool listed = std::find(list.begin(), list.end(), action) != list.end();
                ASSERT_EQ(why_illegal(match.edition, match.state, action) == Reason::none, listed)
                    << match.asked();
            }
            match.play_at_random(rng);
        }
    }
}

TEST(ToitsActions, TheLongestLists) {
    ActionList<Game> list;
    Match match(2);
    legal_actions(match.edition, match.state, list);
    EXPECT_EQ(list.size(), 70u) << "one outcome a row";
    match.lay(seven_quiet_cards);
    list.clear();
    legal_actions(match.edition, match.state, list);
    EXPECT_EQ(list.size(), 8u) << "seven cards and the pass";
    EXPECT_EQ(Game::max_actions, 128u) << "for any edition";
}

TEST(ToitsActions, PhasesAndSteps) {
    constexpr std::array<std::string_view, 8> steps{"reveal",      "draw_or_stop", "leader_take",
                                                    "others_take", "extra_take",   "character",
                                                    "draw_bonus",  "over"};
    EXPECT_TRUE(std::ranges::equal(step_names, steps));
    for (const Step step : {Step::reveal, Step::draw_or_stop}) EXPECT_EQ(phase_of(step), Phase::stealing);
    for (const Step step :
         {Step::leader_take, Step::others_take, Step::extra_take, Step::character, Step::draw_bonus})
        EXPECT_EQ(phase_of(step), Phase::sharing);
    EXPECT_EQ(phase_of(Step::over), Phase::over);
}

// ---- Refusals

TEST(ToitsActions, ReasonsAreNumberedInOrder) {
    EXPECT_EQ(reason_name(reason_names, Reason{64}), "empty_space");
    EXPECT_EQ(reason_name(reason_names, Reason{65}), "must_take");
    EXPECT_EQ(reason_name(reason_names, Reason{66}), "good_not_owned");
}

std::string why(const Match &match, ActionKind kind, int value) {
    return std::string(reason_name(
        reason_names, why_illegal(match.edition, match.state, {kind, static_cast<std::uint8_t>(value)})));
}

TEST(ToitsActions, FieldsComeBeforeThePhase) {
    const Match match; // the first reveal
    EXPECT_EQ(why(match, ActionKind::take, 8), "bad_fields");
    EXPECT_EQ(why(match, ActionKind::take, 7), "wrong_phase");
    EXPECT_EQ(why(match, ActionKind::draw_bonus, 70), "bad_fields") << "the edition has 70 rows";
    EXPECT_EQ(why(match, ActionKind::draw_bonus, 69), "wrong_phase");
    EXPECT_EQ(why(match, ActionKind::reveal, 70), "bad_fields");
    EXPECT_EQ(why(match, ActionKind::reveal, 69), "none");

    Edition small = standard;
    small.leader_takes.resize(4);
    small.detective_start = 5;
    EXPECT_EQ(why(Match(2, {}, small), ActionKind::take, 5), "bad_fields") << "a board of four spaces";
}

TEST(ToitsActions, ActionsMadeByHandAreRefusedToo) { // which no word can hold
    Match match(2);
    match.lay("gold.vp1 gems.vp1").play("stop");
    EXPECT_EQ(why(match, ActionKind::take, 0), "bad_fields");
    EXPECT_EQ(why(match, ActionKind::take, 255), "bad_fields");
    EXPECT_EQ(why(match, ActionKind::pass, 1), "bad_fields");
    EXPECT_EQ(why(match, ActionKind::reveal, 255), "bad_fields");
    EXPECT_EQ(why(match, static_cast<ActionKind>(0), 0), "unknown_kind");
    EXPECT_EQ(why(match, static_cast<ActionKind>(9), 0), "unknown_kind");

    Match raided(2);
    raided.holds(ada, "gold.plain! gold.arrow1!").lay("gold.vp1!").play("stop");
    EXPECT_EQ(why(raided, ActionKind::place_character, 5), "bad_fields") << "there are five goods";
    EXPECT_EQ(why(raided, ActionKind::place_character, 4), "none");
}

TEST(ToitsActions, EachKindBelongsToItsStep) {
    struct {
        std::string_view position;
        std::string_view fitting;
    } constexpr steps[] = {
        {"", "reveal"},
        {"reveal gold.bonus", "draw stop"},
        {"reveal gold.bonus, draw, reveal gems.vp1, stop", "take pass"},
        {"reveal gold.bonus, draw, reveal gems.vp1, draw, reveal gold.feather, stop, take 2", "take pass"},
        {"reveal gold.bonus, draw, reveal gems.vp1, draw, reveal gold.feather, stop, take 2, take 3",
         "take pass"},
        {"reveal gold.bonus, stop", "draw_bonus"},
        {"reveal gold.bonus, stop, draw_bonus gold.vp1!", "place_character decline_character"},
    };
    for (const auto &step : steps) {
        Match match(2);
        match.holds(ada, "gold.plain! gold.arrow1!").play(step.position);
        for (const ActionSpec &spec : action_specs) {
            const bool fits = step.fitting.find(spec.name) != std::string_view::npos &&
                              (spec.name != "draw" || step.fitting.find("draw ") != std::string_view::npos);
            const std::string reason =
                why(match, static_cast<ActionKind>(spec.number), spec.fields.empty() ? 0 : 1);
            EXPECT_EQ(reason != "wrong_phase", fits)
                << spec.name << " at: " << match.asked() << " (" << reason << ")";
        }
    }
}

TEST(ToitsActions, NothingFitsWhenTheMatchIsOver) {
    Match match(2);
    match.face_down("gold.vp1", 1, 0).lay("gold.vp1");
    ASSERT_EQ(match.step(), Step::over);
    for (const ActionSpec &spec : action_specs)
        EXPECT_EQ(why(match, static_cast<ActionKind>(spec.number), spec.fields.empty() ? 0 : 1),
                  "wrong_phase")
            << spec.name;
}

TEST(ToitsActions, ReasonsOfThisGame) {
    Match match(2, {.character_good = CharacterGood::owned});
    match.holds(ada, "gold.plain! gold.arrow1! gems.laurel")
        .lay("gold.vp1! gems.vp1 gems.bonus")
        .play("stop");
    EXPECT_EQ(match.why("take 4"), "empty_space") << "never laid";
    EXPECT_EQ(match.why("pass"), "must_take");
    match.play("take 1");
    EXPECT_EQ(match.why("place_character statues"), "good_not_owned");
    EXPECT_EQ(match.why("take 2"), "wrong_phase") << "the victim decides first";
    match.play("decline_character");
    EXPECT_EQ(match.why("take 1"), "empty_space") << "taken";
    EXPECT_EQ(match.why("pass"), "must_take") << "for the others too";
    match.play("take 3, draw_bonus gold.vp1");
    EXPECT_EQ(match.why("pass"), "none") << "the extra card";
    match.play("pass");
    EXPECT_EQ(match.why("reveal gold.vp1"), "not_an_outcome");
}

// ---- What the runtime asks beside

TEST(ToitsActions, AStandInStopsAndElseTakesWhatIsLegal) {
    for (std::uint32_t ply = 0; ply < 50; ++ply) {
        Rng rng(3, 0, stream::stand_in, ply);
        Match match(2);
        match.lay("gold.vp1 gems.vp1 gold.feather");
        EXPECT_EQ(stand_in(match.edition, match.state, ada, rng), (Action{ActionKind::stop}));
        match.play("stop");
        const Action taken = stand_in(match.edition, match.state, ada, rng);
        EXPECT_EQ(why_illegal(match.edition, match.state, taken), Reason::none);
    }
}

TEST(ToitsActions, ProgressNeverGoesBack) {
    Rng rng(4, 0, stream::chance, 0);
    Match match(3);
    EXPECT_EQ(progress(match.edition, match.state), 0);
    for (int before = 0; match.step() != Step::over;) {
        match.play_at_random(rng);
        const int now = progress(match.edition, match.state);
        EXPECT_GE(now, before);
        EXPECT_EQ(now == 1000, match.step() == Step::over);
        before = now;
    }
}

} // namespace
} // namespace ville::toits::tests
