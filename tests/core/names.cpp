// Tables and the words for their rows: enum_names, schema, reason, score, printed, player, fault.
#include <ville/core/common_text.hpp>
#include <ville/core/enum_names.hpp>
#include <ville/core/fault.hpp>
#include <ville/core/player.hpp>
#include <ville/core/printed.hpp>
#include <ville/core/reason.hpp>
#include <ville/core/schema.hpp>
#include <ville/core/score.hpp>

#include <array>
#include <string_view>

#include <gtest/gtest.h>

namespace ville {
namespace {

enum class Weather : std::uint8_t { sun, rain };
constexpr std::array<std::string_view, 2> weather_names{"sun", "rain"};
constexpr Names names_of(Weather) { return weather_names; }
enum class Unnamed : std::uint8_t { a };
static_assert(NamedEnum<Weather> && !NamedEnum<Unnamed> && !NamedEnum<int>);

TEST(EnumNames, LeadBothWays) {
    EXPECT_EQ(name_of(Weather::sun), "sun");
    EXPECT_EQ(name_of(Weather::rain), "rain");
    EXPECT_EQ(name_of(static_cast<Weather>(2)), "") << "no such value";
    EXPECT_EQ(index_of(weather_names, "rain"), 1);
    EXPECT_EQ(index_of(weather_names, "snow"), -1);
    EXPECT_EQ(index_of(weather_names, ""), -1);
    EXPECT_EQ(index_of({}, "sun"), -1);
}

constexpr std::array<ActionSpec, 2> actions{{{.number = 1, .name = "draw"}, {.number = 2, .name = "stop"}}};
constexpr std::array<OptionSpec, 1> options{{{.name = "weather", .max = 1, .names = weather_names}}};
constexpr std::array<EventSpec, 2> events{{{1, "turn_started", {}}, {64, "card_drawn", {}}}};

TEST(Schema, FindsRowsByName) {
    EXPECT_EQ(find_spec<ActionSpec>(actions, "stop"), &actions[1]);
    EXPECT_EQ(find_spec<ActionSpec>(actions, "sto"), nullptr);
    EXPECT_EQ(find_spec<OptionSpec>(options, "weather"), &options[0]);
    EXPECT_EQ(find_spec<EventSpec>(events, "card_drawn"), &events[1]);
    EXPECT_EQ(find_spec<EventSpec>({}, "card_drawn"), nullptr);
}

TEST(Schema, FindsEventsByType) {
    EXPECT_EQ(find_event(events, 1), &events[0]);
    EXPECT_EQ(find_event(events, 64), &events[1]);
    EXPECT_EQ(find_event(events, 2), nullptr);
    EXPECT_EQ(find_event(events, 0), nullptr);
}

TEST(Reason, HasAName) {
    constexpr std::array<std::string_view, 2> own{"too_far", "too_late"};
    EXPECT_EQ(reason_name(own, Reason::none), "none");
    EXPECT_EQ(reason_name(own, Reason::match_over), "match_over");
    EXPECT_EQ(reason_name(own, Reason::not_your_turn), "not_your_turn");
    EXPECT_EQ(reason_name(own, Reason::chance_must_act), "chance_must_act");
    EXPECT_EQ(reason_name(own, Reason::player_must_act), "player_must_act");
    EXPECT_EQ(reason_name(own, Reason::unknown_kind), "unknown_kind");
    EXPECT_EQ(reason_name(own, Reason::bad_fields), "bad_fields");
    EXPECT_EQ(reason_name(own, Reason::wrong_phase), "wrong_phase");
    EXPECT_EQ(reason_name(own, Reason::not_an_outcome), "not_an_outcome");
    EXPECT_EQ(reason_name(own, Reason::luck_decided), "luck_decided");
    EXPECT_EQ(reason_name(own, Reason::secret_shown), "secret_shown");
    EXPECT_EQ(reason_name(own, Reason::others_decided), "others_decided");
    EXPECT_EQ(reason_name(own, Reason::acts_by_itself), "acts_by_itself");
    EXPECT_EQ(reason_name(own, Reason{64}), "too_far");
    EXPECT_EQ(reason_name(own, Reason{65}), "too_late");
    for (const int number : {13, 63, 66, 255})
        EXPECT_EQ(reason_name(own, static_cast<Reason>(number)), "") << number;
}

TEST(Player, SeatsFollowClockwise) {
    EXPECT_EQ(next_seat(0, 2), 1);
    EXPECT_EQ(next_seat(1, 2), 0);
    EXPECT_EQ(next_seat(2, 4), 3);
    EXPECT_EQ(next_seat(3, 4), 0);
}

TEST(Player, OnlySeatsSit) {
    EXPECT_TRUE(is_seat(0) && is_seat(3));
    EXPECT_FALSE(is_seat(chance) || is_seat(nobody) || is_seat(public_viewer) || is_seat(omniscient));
}

TEST(Player, NumbersOfThoseWithoutASeatAreFixed) {
    EXPECT_EQ(chance, -1);
    EXPECT_EQ(nobody, -2);
    EXPECT_EQ(public_viewer, -3);
    EXPECT_EQ(omniscient, -4);
}

TEST(Score, IsTheSumOfItsLines) {
    Score score;
    EXPECT_EQ(score.total(), 0);
    score.lines.push_back({0, 7});
    score.lines.push_back({3, -2});
    EXPECT_EQ(score.total(), 5);
}

TEST(Faults, AreKeptUpToABound) {
    Faults faults;
    for (int i = 0; i < 100; ++i) report(faults, {"cards", i, "arrows", "must be 0 to 3"});
    ASSERT_EQ(faults.size(), 32u);
    EXPECT_EQ(faults[5].row, 5) << "the first ones";
    EXPECT_EQ(faults.more(), 68u) << "and it is known how many there are";
}

TEST(LocalName, FallsBackOnTheFirst) {
    LocalNames names;
    EXPECT_EQ(local_name(names, "en"), "");
    names.push_back({"fr", "or"});
    names.push_back({"en", "gold"});
    EXPECT_EQ(local_name(names, "en"), "gold");
    EXPECT_EQ(local_name(names, "fr"), "or");
    EXPECT_EQ(local_name(names, "de"), "or");
    EXPECT_EQ(local_name(names, "EN-gb"), "gold");
}

TEST(LocalName, HasOneTextInEachLanguage) {
    const auto fault = [](std::initializer_list<LocalName> list) {
        LocalNames names;
        for (const LocalName &name : list) names.push_back(name);
        return fault_of(names);
    };
    EXPECT_EQ(fault({}), "");
    EXPECT_EQ(fault({{"en", "gold"}, {"fr", "or"}}), "");
    for (const std::string_view language : {"", "e", "EN", "e1", "%%", "\xc3\xa9", "e\x01"})
        EXPECT_EQ(fault({{"en", "gold"}, {language, "or"}}),
                  "names a language by something else than two small letters")
            << language;
    EXPECT_EQ(fault({{"en", "gold"}, {"fr", "or"}, {"en", "money"}}), "has two names in one language");
    EXPECT_EQ(fault({{"en", ""}}), "holds an empty name");
}

// A tag of a system's settings will do, in any spelling.
TEST(Languages, AreFoundByTheirFirstPart) {
    for (const std::string_view tag :
         {"fr", "FR", "Fr", "fr-CA", "fr_CA", "FR-latn-ca", "fr_FR.UTF-8", "fr@euro"}) {
        EXPECT_TRUE(asks_for(tag, "fr")) << tag;
        EXPECT_FALSE(asks_for(tag, "en")) << tag;
        EXPECT_EQ(find_text(common_text_rows, "chance", tag), "hasard") << tag;
    }
    for (const std::string_view tag : {"", "f", "fra", "-fr", "en", "de-FR", "fr ", " fr"}) {
        EXPECT_FALSE(asks_for(tag, "fr")) << tag;
        EXPECT_EQ(find_text(common_text_rows, "chance", tag), "chance") << tag;
    }
}

TEST(Certainty, HasFourGrades) {
    EXPECT_EQ(name_of(Certainty::seed), "seed");
    EXPECT_EQ(name_of(Certainty::sourced), "sourced");
    EXPECT_EQ(name_of(Certainty::inferred), "inferred");
    EXPECT_EQ(name_of(Certainty::reconstruction), "reconstruction");
    EXPECT_EQ(names_of(Certainty{}).size(), 4u);
}

} // namespace
} // namespace ville
