// Records: what is written can be read, and any change of a fact is refused with the ply where it stands.
#include "runtime/record.hpp"

#include <functional>
#include <map>

#include <gtest/gtest.h>

#include "conformance/sample.hpp"
#include "io/json.hpp"
#include "runtime/toits_match.hpp"
#include "support/tier.hpp"
#include "support/words.hpp"

namespace ville::tests {

namespace {

std::string record_of(const Match &match, bool with_lists = true) {
    std::string text;
    const Answer answer = write_record(match, with_lists, text);
    EXPECT_EQ(answer.status, Status::ok) << answer.text;
    return text;
}

Answer read(std::string_view text, MatchPtr &match) {
    match.reset();
    const Answer answer = read_record(text, match);
    EXPECT_EQ(answer.ok(), match != nullptr);
    return answer;
}

Answer read(std::string_view text) {
    MatchPtr match;
    return read(text, match);
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    for (const std::string_view line : split(text, '\n')) lines.emplace_back(line);
    return lines;
}

std::string joined_lines(const std::vector<std::string> &lines) { return joined(lines, "\n") + '\n'; }

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what << " is not in " << text;
    if (at != std::string::npos) text.replace(at, what.size(), with);
    return text;
}

/// A match of few cards, so that its record is short and has everything up to the result.
MatchPtr short_match(std::uint32_t number) {
    auto memory = edition_memory(toits_ops());
    toits::Edition edition = toits::standard;
    edition.id = "short";
    edition.cards.clear();
    for (const int row : {0, 1, 3, 6, 9, 11, 13, 14, 17, 20, 23, 25, 27})
        edition.cards.push_back(toits::standard.cards[static_cast<std::size_t>(row)]);
    edition.supply_cards = 4;
    edition.alarm_limit = 2;
    std::memcpy(memory.get(), &edition, sizeof edition);
    MatchConfig config = toits_config(2 + static_cast<int>(number % 2), number);
    EXPECT_EQ(check_and_box(toits_ops(), std::move(memory), config.edition).status, Status::ok);
    MatchPtr match = make_match(config);
    Rng rng = test_rng(number, 40);
    play(*match, rng);
    return match;
}

/// Calls f(changed line) for every change of one fact in a line of JSON: numbers by one, words by another.
void for_every_change(const std::string &line, const std::function<void(const std::string &)> &f) {
    for (std::size_t at = 0; at < line.size();) {
        if (line[at] == '"') { // a key or a name
            const std::size_t end = line.find('"', at + 1);
            std::string other = line;
            other.insert(end, "x");
            f(other);
            at = end + 1;
        } else if (line[at] == '-' || (line[at] >= '0' && line[at] <= '9')) {
            std::size_t end = at + 1;
            while (end < line.size() && line[end] >= '0' && line[end] <= '9') ++end;
            const long value = std::stol(line.substr(at, end - at));
            for (const long wrong : {value + 1, value - 1, 1000 - value})
                f(line.substr(0, at) + std::to_string(wrong) + line.substr(end));
            f(line.substr(0, at) + "true" + line.substr(end));
            f(line.substr(0, end) + ".0" + line.substr(end));
            at = end;
        } else if (line[at] == '{' && at > 0) { // an object less, an object twice
            int depth = 0;
            std::size_t end = at;
            do {
                depth += line[end] == '{';
                depth -= line[end] == '}';
            } while (depth > 0 && ++end < line.size());
            const std::string whole = line.substr(at, end + 1 - at);
            f(line.substr(0, at) + whole + ',' + line.substr(at));
            f(line.substr(0, at) + "{}" + line.substr(end + 1));
            ++at;
        } else {
            ++at;
        }
    }
}

} // namespace

TEST(Records, AreReadAsTheyWereWritten) {
    for (std::uint32_t number = 0; number < static_cast<std::uint32_t>(how_many(40, 1'000)); ++number) {
        const Sample<toits::Game> played = sample<toits::Game>(number);
        MatchConfig config = toits_config(played.table.players, number);
        config.table = played.table;
        std::size_t row = 0;
        for_each_field(played.options, [&](std::string_view, const auto &field) {
            config.options[row++] = static_cast<std::int32_t>(field);
        });
        if (!played.builtin) {
            auto memory = edition_memory(toits_ops());
            std::memcpy(memory.get(), &played.edition, sizeof played.edition);
            ASSERT_EQ(check_and_box(toits_ops(), std::move(memory), config.edition).status, Status::ok);
        }
        const MatchPtr match = make_match(config);
        Rng rng = test_rng(number, 41);
        play(*match, rng, number % 3 == 0 ? 40 : 1'000'000); // one in three stops on the way
        for (const bool with_lists : {false, true}) {
            const std::string text = record_of(*match, with_lists);
            MatchPtr again;
            const Answer answer = read(text, again);
            ASSERT_EQ(answer.status, Status::ok) << number << ": " << answer.text;
            EXPECT_EQ(hash_of(*again), hash_of(*match));
            EXPECT_EQ(again->ply(), match->ply());
            EXPECT_EQ(events_of(*again), events_of(*match));
            EXPECT_EQ(record_of(*again, with_lists), text);
        }
    }
}

TEST(Records, HaveOneLineForEachPly) {
    const MatchPtr match = short_match(1);
    const std::vector<std::string> lines = lines_of(record_of(*match));
    EXPECT_EQ(lines.size(), match->ply() + 2u);
    EXPECT_TRUE(lines[0].starts_with(R"({"record":1,"game":"toits","edition":{"id":"short",)")) << lines[0];
    EXPECT_TRUE(lines[1].starts_with(R"({"ply":0,"actor":"chance","action":{"kind":"reveal","card":)"))
        << lines[1];
    EXPECT_NE(lines[1].find(R"(,"outcomes":[[{"kind":"reveal","card":0},2],)"), std::string::npos)
        << lines[1];
    EXPECT_TRUE(lines.back().starts_with(R"({"result":{"scores":[{"total":)")) << lines.back();
    const std::string plain = record_of(*match, false);
    EXPECT_EQ(plain.find("\"legal\""), std::string::npos);
    EXPECT_EQ(plain.find("\"outcomes\""), std::string::npos);
    EXPECT_NE(
        record_of(*make_match(toits_config())).find(R"("edition":{"id":"toits_reconstruction_1","hash":")"),
        std::string::npos);
}

// What was taken back leaves no trace, and a save in between none either.
TEST(Records, TellThePlaysInForceAlone) {
    for (std::uint32_t number = 0; number < 20; ++number) {
        MatchConfig config = toits_config(2 + static_cast<int>(number % 3), number);
        config.undo_rule = UndoRule::analysis;
        MatchPtr match = make_match(config);
        Rng rng = test_rng(number, 42);
        while (!match->over()) {
            play(*match, rng, 8);
            if (rng.below(2) == 0) match->seek(match->ply() - rng.below(6));
            if (match->actor() == chance)
                match->seek(match->log_end()); // in the middle of what follows by itself
            MatchPtr loaded;
            ASSERT_EQ(Match::load(match->save(), false, loaded).status, Status::ok);
            match = std::move(loaded);
        }
        config.chance = ChanceMode::host;
        const MatchPtr straight = make_match(config);
        std::uint32_t applied = 0;
        ASSERT_EQ(straight->apply_list(words_of(match->log()), applied).status, Status::ok);
        EXPECT_EQ(record_of(*match), record_of(*straight));
        EXPECT_EQ(read(record_of(*match)).status, Status::ok);
    }
}

TEST(Records, NeedTheLogFromTheStart) {
    std::string text;
    MatchConfig config = toits_config();
    config.keep = {.log = false, .undo = false, .events = true};
    EXPECT_EQ(write_record(*make_match(config), false, text).status, Status::off);
    const MatchPtr match = make_match(toits_config());
    ASSERT_EQ(match->load_snapshot(make_match(toits_config(2))->snapshot()).status, Status::ok);
    EXPECT_EQ(write_record(*match, false, text).status, Status::off);
}

TEST(Records, WithAChangedFactAreRefusedAtItsPly) {
    int changes = 0;
    for (std::uint32_t number = 0; number < static_cast<std::uint32_t>(how_many(1, 12)); ++number) {
        const MatchPtr match = short_match(number);
        const std::vector<std::string> lines = lines_of(record_of(*match));
        for (std::size_t i = 1; i < lines.size(); ++i)
            for_every_change(lines[i], [&](const std::string &line) {
                std::vector<std::string> wrong = lines;
                wrong[i] = line;
                const Answer answer = read(joined_lines(wrong));
                ++changes;
                ASSERT_FALSE(answer.ok()) << line << "\n  was\n" << lines[i];
                ASSERT_EQ(answer.place, static_cast<int>(i) - 1) << line << ": " << answer.text;
                ASSERT_TRUE(answer.text.starts_with("ply " + std::to_string(i - 1) + ": ")) << answer.text;
            });
        ASSERT_FALSE(HasFatalFailure());
    }
    EXPECT_GT(changes, 1000);
    RecordProperty("changes", changes);
}

TEST(Records, WithLinesLostTwiceOrInAnotherOrderAreRefused) {
    const std::vector<std::string> lines = lines_of(record_of(*short_match(3)));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::vector<std::string> lost = lines, twice = lines, swapped = lines;
        lost.erase(lost.begin() + static_cast<std::ptrdiff_t>(i));
        twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
        if (i + 1 < lines.size()) {
            std::swap(swapped[i], swapped[i + 1]);
            EXPECT_FALSE(read(joined_lines(lost)).ok()) << i;
            EXPECT_FALSE(read(joined_lines(swapped)).ok()) << i;
        }
        EXPECT_FALSE(read(joined_lines(twice)).ok()) << i;
        std::vector<std::string> start(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_TRUE(read(joined_lines(start)).ok()) << "a record may stop anywhere";
    }
}

TEST(Records, AreNotFooledByKeysThatStandTwice) {
    const std::vector<std::string> lines = lines_of(record_of(*short_match(3)));
    const auto refused = [&](std::size_t i, std::string line) {
        std::vector<std::string> wrong = lines;
        wrong[i] = std::move(line);
        EXPECT_FALSE(read(joined_lines(wrong)).ok()) << wrong[i];
    };
    for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
        const std::size_t at = lines[i].find("\"player\":");
        if (at !=
            std::string::
                // {"kind":"passed","player":0} and {"kind":"passed","kind":"passed"} have as many members
            npos) {
            const std::size_t kind = lines[i].rfind("\"kind\":", at);
            const std::string pair = lines[i].substr(kind, at - 1 - kind);
            const std::size_t end = lines[i].find_first_of(",}", at);
            refused(i, lines[i].substr(0, at) + pair + lines[i].substr(end));
        }
        refused(i, replaced(lines[i], "{\"ply\"", "{\"ply\":" + std::to_string(i - 1) + ",\"ply\""));
    }
}

TEST(Records, ListsMustBeThoseOfTheActor) {
    const std::vector<std::string> lines = lines_of(record_of(*short_match(3)));
    for (std::size_t i = 1; i < 4; ++i) {
        std::vector<std::string> wrong = lines;
        const bool luck = lines[i].find("\"outcomes\"") != std::string::npos;
        wrong[i] = luck ? replaced(lines[i], "\"outcomes\"", "\"legal\"")
                        : replaced(lines[i], "\"legal\"", "\"outcomes\"");
        const Answer answer = read(joined_lines(wrong));
        EXPECT_FALSE(answer.ok()) << wrong[i];
        EXPECT_EQ(answer.place, static_cast<int>(i) - 1);
    }
}

TEST(Records, TellWhyAnActionIsRefused) {
    std::vector<std::string> lines = lines_of(record_of(*short_match(3), false));
    std::size_t i = 1;
    while (lines[i].find("\"kind\":\"draw\"") == std::string::npos) ++i;
    lines[i] = replaced(lines[i], "{\"kind\":\"draw\"}", "{\"kind\":\"pass\"}");
    const Answer answer = read(joined_lines(lines));
    EXPECT_EQ(answer.status, Status::illegal);
    EXPECT_EQ(answer.reason, Reason::wrong_phase);
    EXPECT_EQ(answer.text, "ply " + std::to_string(i - 1) + ": the rules forbid it: wrong_phase");
}

TEST(Records, HeadersAreChecked) {
    const std::string text = record_of(*make_match(toits_config(3, 5)));
    const auto status = [&](std::string_view what, std::string_view with) {
        return read(replaced(text, what, with)).status;
    };
    EXPECT_EQ(status("\"record\":1", "\"record\":2"), Status::json);
    EXPECT_EQ(status("\"game\":\"toits\"", "\"game\":\"chess\""), Status::game);
    EXPECT_EQ(status("toits_reconstruction_1", "toits_reconstruction_9"), Status::edition);
    EXPECT_EQ(status("\"hash\":\"", "\"hash\":\"0"), Status::edition);
    EXPECT_EQ(status("\"players\":3", "\"players\":5"), Status::json);
    EXPECT_EQ(status("\"first\":0", "\"first\":3"), Status::json);
    EXPECT_EQ(status("\"first\":0", "\"first\":1"), Status::replay)
        << "the event of set-up names another seat";
    EXPECT_EQ(status("\"turn\":1", "\"turn\":2"), Status::replay);
    EXPECT_EQ(status("\"seed\":\"5\"", "\"seed\":\"five\""), Status::json);
    EXPECT_EQ(status("\"adjacent_detective\":\"stop\"", "\"adjacent_detective\":\"go\""), Status::json);
    EXPECT_EQ(read("").status, Status::json);
    EXPECT_EQ(read("\n\n").status, Status::json);
    EXPECT_EQ(read("[]").status, Status::json);
}

TEST(Records, MayComeWithEmptyLinesAndWindowsLineEnds) {
    const std::string text = record_of(*short_match(2));
    std::string other;
    for (const char c : text) other += c == '\n' ? std::string("\r\n\n") : std::string(1, c);
    EXPECT_EQ(read(other).status, Status::ok);
    EXPECT_EQ(read(text.substr(0, text.size() - 1)).status, Status::ok) << "no line end at the end";
}

TEST(Records, EndWithTheResult) {
    const MatchPtr match = short_match(2);
    std::vector<std::string> lines = lines_of(record_of(*match));
    EXPECT_FALSE(read(joined_lines(lines) + "{}\n").ok());
    std::vector<std::string> early(lines.begin(), lines.begin() + 5);
    early.push_back(lines.back());
    const Answer answer = read(joined_lines(early));
    EXPECT_EQ(answer.status, Status::replay);
    EXPECT_EQ(answer.text, "ply 4: a result before the match is over");
}

} // namespace ville::tests
