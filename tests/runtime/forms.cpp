// What hosts write in JSON: actions, options, headers, editions. Each fault is named with its place.
#include "runtime/forms.hpp"
#include "runtime/names.hpp"

#include <gtest/gtest.h>

#include "runtime/toits_match.hpp"

namespace ville::tests {

namespace {

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what << " is not in " << text;
    if (at != std::string::npos) text.replace(at, what.size(), with);
    return text;
}

std::string edition_text() { return toits_ops().edition_to_json(&toits::standard); }

Answer read_edition(std::string_view text) {
    EditionRef edition;
    const Answer answer = edition_from_json(toits_ops(), text, edition);
    EXPECT_EQ(answer.ok(), edition != nullptr);
    return answer;
}

} // namespace

TEST(EditionForm, OfABuiltInOneIsBuiltIn) {
    EditionRef edition;
    ASSERT_EQ(edition_from_json(toits_ops(), edition_text(), edition).status, Status::ok);
    EXPECT_TRUE(edition->builtin());
    EXPECT_EQ(edition->hash(), builtin_edition(toits_ops(), 0)->hash());
    EXPECT_EQ(edition->id(), "toits_reconstruction_1");
    ASSERT_EQ(edition_from_json(toits_ops(), replaced(edition_text(), "reconstruction_1", "reconstruction_x"),
                                edition)
                  .status,
              Status::ok);
    EXPECT_FALSE(edition->builtin());
}

// Faults of the text: the status is that of JSON.
TEST(EditionForm, NamesThePlaceOfAFaultInTheText) {
    struct Case {
        std::string_view what, with, text;
    };
    const Case cases[] = {
        {R"("arrows":1)", R"("arrows":256)", "/cards/0/arrows: must be a whole number from 0 to 255"},
        {R"("arrows":1)", R"("arrows":-1)", "/cards/0/arrows: must be a whole number from 0 to 255"},
        {R"("arrows":1)", R"("arrows":1.0)", "/cards/0/arrows: must be a whole number from 0 to 255"},
        {R"("arrows":1)", R"("arrows":"1")", "/cards/0/arrows: must be a whole number from 0 to 255"},
        {R"("arrows":1)", R"("arrows":null)", "/cards/0/arrows: must be a whole number from 0 to 255"},
        {R"("arrows":1)", R"("arrows":true)", "/cards/0/arrows: must be a whole number from 0 to 255"},
        {R"("good":"jewels")", R"("good":"silver")", "/cards/0/good: is not a known name"},
        {R"("good":"jewels")", R"("good":0)", "/cards/0/good: must be a text"},
        {R"("kind":"arrow1")", R"("kind":"abcdefghijklmnop")", "/cards/0/kind: is longer than 15 bytes"},
        {R"("arrows":1,)", "", "/cards/0: \"arrows\" is missing"},
        {R"("arrows":1,)", R"("arrows":1,"arrows":1,)", "/cards/0/arrows: stands here twice"},
        {R"("arrows":1,)", R"("arrows":1,"darts":1,)", "/cards/0/darts: is not a known key"},
        {R"("supply_cards":15,)", "", "at the top: \"supply_cards\" is missing"},
        {R"("leader_takes":[1,1,1,2,2,4,0])", R"("leader_takes":[1,1,1,2,2,4,0,0])",
         "/leader_takes: has more than 7 items"},
        {R"("leader_takes":[1,1,1,2,2,4,0])", R"("leader_takes":7)", "/leader_takes: must be an array"},
        {R"("tokens":[{"high":5,"low":2},)", R"("tokens":[)", "/tokens: must have 6 items"},
        {R"({"high":5,"low":2})", R"([5,2])", "/tokens/0: must be an object"},
        {R"("cards":"reconstruction")", R"("cards":"guess")", "/certainty/cards: is not a known name"},
        {R"({"language":"en","text":"jewels"})", R"({"language":"eng","text":"jewels"})",
         "/good_labels/0/0/language: is longer than 2 bytes"},
    };
    for (const Case &each : cases) {
        const Answer answer = read_edition(replaced(edition_text(), each.what, each.with));
        EXPECT_EQ(answer.status, Status::json) << each.with;
        EXPECT_EQ(answer.text, each.text) << each.with;
    }
    EXPECT_EQ(read_edition("").status, Status::json);
    EXPECT_EQ(read_edition("[]").text, "at the top: must be an object");
    EXPECT_EQ(read_edition("{").status, Status::json);
}

// Faults of the figures: the text is fine, the game cannot be played with it.
TEST(EditionForm, NamesThePlaceOfAFaultInTheFigures) {
    struct Case {
        std::string_view what, with, text;
    };
    const Case cases[] = {
        {R"("id":"toits_reconstruction_1")", R"("id":"")", "/id: must not be empty"},
        {R"("arrows":1)", R"("arrows":4)", "/cards/0/arrows: must be 0 to 3"},
        {R"("alarm":0)", R"("alarm":2)", "/cards/0/alarm: must be 0 or 1"},
        {R"("copies":2)", R"("copies":0)", "/cards/0/copies: must be 1 to 200"},
        {R"("copies":2)", R"("copies":150)", "/cards: must be 200 cards or fewer in all"},
        {R"("supply_cards":15)", R"("supply_cards":90)", "/cards: must be more than the cards of the supply"},
        {R"("detective_start":8)", R"("detective_start":7)",
         "/detective_start: must be the space after the last one"},
        {R"("alarm_limit":3)", R"("alarm_limit":0)", "/alarm_limit: must be 1 or more"},
        {R"("leader_takes":[1,)", R"("leader_takes":[8,)", "/leader_takes/0: must be 0 to 7"},
        {R"({"high":5,"low":2})", R"({"high":5,"low":6})", "/tokens/0/low: must not exceed the high token"},
        {R"({"high":5,"low":2})", R"({"high":100,"low":2})", "/tokens/0/high: must be 0 to 99"},
        {R"("alarm":1)", R"("alarm":0)",
         "/cards/1/copies: repeats an earlier row: equal cards share one row"},
    };
    for (const Case &each : cases) {
        const Answer answer = read_edition(replaced(edition_text(), each.what, each.with));
        EXPECT_EQ(answer.status, Status::edition) << each.with;
        EXPECT_EQ(answer.text, each.text) << each.with;
    }
}

// A name says which figures these are, so no other edition may bear it. Only a save, which may be old, can hold one that does.
TEST(EditionForm, KeepsTheNameOfABuiltInOneForIt) {
    const Answer answer = read_edition(replaced(edition_text(), R"("high":5)", R"("high":6)"));
    EXPECT_EQ(answer.status, Status::edition);
    EXPECT_EQ(answer.text, "/id: is that of a built-in edition, which has other figures");

    auto memory = edition_memory(toits_ops());
    toits::Edition edition = toits::standard;
    edition.tokens[0].high = 6;
    std::memcpy(memory.get(), &edition, sizeof edition);
    MatchConfig config = toits_config();
    ASSERT_EQ(check_and_box(toits_ops(), std::move(memory), config.edition).status, Status::ok);
    MatchPtr loaded;
    ASSERT_EQ(Match::load(make_match(config)->save(), false, loaded).status, Status::ok);
    EXPECT_EQ(loaded->edition()->hash(), config.edition->hash());
    EXPECT_FALSE(loaded->edition()->builtin());
}

TEST(HeaderForm, NamesThePlaceOfATableThatTheGameDoesNotKnow) {
    struct Case {
        std::string_view text, what;
    };
    const Case cases[] = {
        {R"({"game":"toits","players":0})", "/players: must be a whole number from 2 to 4"},
        {R"({"game":"toits","players":5})", "/players: must be a whole number from 2 to 4"},
        {R"({"game":"toits","players":3,"first":4})", "/first: must be a whole number from 0 to 3"},
        {R"({"game":"toits","players":3,"first":3})", "/first: must be a seat of this match"},
        {R"({"game":"toits","first":2})", "/first: must be a seat of this match"},
    };
    for (const Case &each : cases) {
        MatchConfig config;
        const Answer answer = match_config_from_json(each.text, config);
        EXPECT_EQ(answer.status, Status::json) << each.text;
        EXPECT_EQ(answer.text, each.what) << each.text;
    }
}

TEST(HeaderForm, LeavesOutWhatIsLikeTheDefault) {
    MatchConfig config;
    ASSERT_EQ(match_config_from_json(R"({"game":"toits"})", config).status, Status::ok);
    EXPECT_EQ(config.table.players, 2) << "the fewest";
    EXPECT_EQ(config.table.first, 0);
    EXPECT_EQ(config.seed, 0u);
    EXPECT_EQ(config.options, default_options(toits_ops()));
    EXPECT_EQ(config.edition->id(), "toits_reconstruction_1");
    EXPECT_EQ(config.chance, ChanceMode::automatic);
    EXPECT_TRUE(config.keep.log && config.keep.undo && config.keep.events);
}

TEST(HeaderForm, TakesEverythingThatARecordSays) {
    MatchConfig config;
    const Answer answer = match_config_from_json(
        R"({"record":1,"game":"toits","edition":{"id":"toits_reconstruction_1"},"players":4,"first":3,)"
        R"("options":{"several_cards":"all_at_once","achievement_minimum":1},"seed":"18446744073709551615","index":4294967295,"events":[]})",
        config);
    ASSERT_EQ(answer.status, Status::ok) << answer.text;
    EXPECT_EQ(config.table.players, 4);
    EXPECT_EQ(config.table.first, 3);
    EXPECT_EQ(config.seed, UINT64_MAX);
    EXPECT_EQ(config.index, UINT32_MAX);
    EXPECT_EQ(config.options[1], 1);
    EXPECT_EQ(config.options[8], 1);
    EXPECT_EQ(config.options[0], 0);
    const std::string whole = R"({"game":"toits","edition":)" + replaced(edition_text(), "_1", "_2") + "}";
    ASSERT_EQ(match_config_from_json(whole, config).status, Status::ok);
    EXPECT_EQ(config.edition->id(), "toits_reconstruction_2");
}

TEST(HeaderForm, NamesEachFault) {
    struct Case {
        std::string_view text;
        Status status;
        std::string_view fault;
    };
    const Case cases[] = {
        {R"([])", Status::json, "at the top: must be an object"},
        {R"({})", Status::json, "at the top: \"game\" is missing"},
        {R"({"game":7})", Status::json, "/game: must be a text"},
        {R"({"game":"go"})", Status::game, "game \"go\" is not in this build"},
        {R"({"game":"toits","player":3})", Status::json, "/player: is not a known key"},
        {R"({"game":"toits","players":3,"players":3})", Status::json, "/players: stands here twice"},
        {R"({"game":"toits","players":"3"})", Status::json, "/players: must be a whole number from 2 to 4"},
        {R"({"game":"toits","index":4294967296})", Status::json,
         "/index: must be a whole number from 0 to 4294967295"},
        {R"({"game":"toits","record":2})", Status::json, "/record: must be a whole number from 1 to 1"},
        {R"({"game":"toits","options":[]})", Status::json, "/options: must be an object"},
        {R"({"game":"toits","options":{"speed":1}})", Status::json,
         "/options/speed: is not an option of this game"},
        {R"({"game":"toits","options":{"several_cards":"none"}})", Status::json,
         "/options/several_cards: is not a known name"},
        {R"({"game":"toits","options":{"several_cards":1}})", Status::json,
         "/options/several_cards: must be a text"},
        {R"({"game":"toits","options":{"achievement_minimum":2}})", Status::json,
         "/options/achievement_minimum: must be a whole number from 0 to 1"},
        {R"({"game":"toits","edition":"toits_reconstruction_1"})", Status::json,
         "/edition: must be an object"},
        {R"({"game":"toits","edition":{"id":"box"}})", Status::edition,
         "/edition: no built-in edition \"box\""},
        {R"({"game":"toits","edition":{"id":7}})", Status::json, "/edition/id: must be a text"},
        {R"({"game":"toits","edition":{"id":"toits_reconstruction_1","hash":"00"}})", Status::edition,
         "/edition: edition \"toits_reconstruction_1\" has other figures here"},
    };
    for (const Case &each : cases) {
        MatchConfig config;
        const Answer answer = match_config_from_json(each.text, config);
        EXPECT_EQ(answer.status, each.status) << each.text;
        EXPECT_EQ(answer.text, each.fault) << each.text;
    }
    MatchConfig config;
    const Answer answer = match_config_from_json(
        R"({"game":"toits","edition":)" + replaced(edition_text(), "\"arrows\":1", "\"arrows\":9") + "}",
        config);
    EXPECT_EQ(answer.status, Status::edition);
    EXPECT_EQ(answer.text, "/edition/cards/0/arrows: must be 0 to 3");
}

TEST(HeaderForm, SeedsAreDecimalNumbersOf64Bits) {
    MatchConfig config;
    const auto seed = [&](std::string_view form) {
        return match_config_from_json(R"({"game":"toits","seed":)" + std::string(form) + "}", config).status;
    };
    for (const auto &[form, value] :
         {std::pair{R"("0")", std::uint64_t{0}}, std::pair{R"("7")", std::uint64_t{7}},
          std::pair{"7", std::uint64_t{7}}, std::pair{R"("18446744073709551615")", UINT64_MAX}}) {
        EXPECT_EQ(seed(form), Status::ok) << form;
        EXPECT_EQ(config.seed, value);
    }
    for (const char *form :
         {R"("")", R"("07")", R"("+7")", R"("-7")", R"(" 7")", R"("7 ")", R"("0x7")", R"("7.0")", R"("1e3")",
          "-1", "7.5", "1e3", "null", "true", "[7]", R"("18446744073709551616")", "18446744073709551616",
          R"("99999999999999999999999")"})
        EXPECT_EQ(seed(form), Status::json) << form;
}

TEST(ActionForm, NamesEachFault) {
    const EditionRef edition = builtin_edition(toits_ops(), 0);
    const std::pair<std::string_view, std::string_view> cases[] = {
        {R"("draw")", "at the top: must be an object"},
        {R"({})", "at the top: \"kind\" is missing"},
        {R"({"kind":1})", "/kind: must be a text"},
        {R"({"kind":"steal"})", "/kind: is not a known name"},
        {R"({"kind":"take"})", "at the top: a field of this kind is missing"},
        {R"({"kind":"take","space":0})", "/space: must be a whole number from 1 to 7"},
        {R"({"kind":"take","space":8})", "/space: must be a whole number from 1 to 7"},
        {R"({"kind":"take","space":"3"})", "/space: must be a whole number from 1 to 7"},
        {R"({"kind":"take","space":3,"card":1})", "/card: is not a field of this kind"},
        {R"({"kind":"take","space":3,"space":3})", "/space: stands here twice"},
        {R"({"kind":"take","kind":"take","space":3})", "/kind: stands here twice"},
        {R"({"kind":"draw","space":3})", "/space: is not a field of this kind"},
        {R"({"kind":"place_character","good":"silver"})", "/good: is not a known name"},
        {R"({"kind":"place_character","good":0})", "/good: must be a text"},
        {R"({"kind":"reveal","card":128})", "/card: must be a whole number from 0 to 127"},
    };
    for (const auto &[text, fault] : cases) {
        ActionWord word = 77;
        const Answer answer = action_from_json(*edition, text, word);
        EXPECT_EQ(answer.status, Status::json) << text;
        EXPECT_EQ(answer.text, fault) << text;
        EXPECT_EQ(word, 77u) << "nothing is given";
    }
    ActionWord word = 0;
    ASSERT_EQ(action_from_json(*edition, " { \"space\" : 3 , \"kind\" : \"take\" } ", word).status,
              Status::ok)
        << "order and blanks are free";
    EXPECT_EQ(word, take(3));
}

TEST(Forms, HashesAreSixteenHexadecimalDigits) {
    EXPECT_EQ(hex(0), "0000000000000000");
    EXPECT_EQ(hex(0x0123456789abcdefu), "0123456789abcdef");
    EXPECT_EQ(hex(UINT64_MAX), "ffffffffffffffff");
}

TEST(Forms, UnknownRowsHaveNoNameAndNoLabel) {
    for (int table = 0; table <= 9; ++table)
        for (const std::int64_t row : {std::int64_t{-1}, std::int64_t{1000}, INT64_MIN, INT64_MAX}) {
            EXPECT_EQ(key_of(toits_ops(), static_cast<NameTable>(table), row), "") << table << ' ' << row;
            EXPECT_EQ(label_of(toits_ops(), static_cast<NameTable>(table), row, "en"), "")
                << table << ' ' << row;
        }
    EXPECT_EQ(label_of(toits_ops(), NameTable::action, 0, "xx"),
              label_of(toits_ops(), NameTable::action, 0, "en"))
        << "English is fallen back on";
}

} // namespace ville::tests
