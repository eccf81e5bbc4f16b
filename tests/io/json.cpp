// JSON from outside: bounded in every direction, and each fault with its place.
#include "io/json.hpp"

#include <gtest/gtest.h>

namespace ville::io {

namespace json_test {

enum class Colour : std::uint8_t { red, green };
inline constexpr std::array<std::string_view, 2> colour_names{"red", "green"};
constexpr Names names_of(Colour) { return colour_names; }

struct Inner {
    Colour colour = Colour::red;
    FixedString<4> text;
};
VILLE_FIELDS(Inner, colour, text)

struct Outer {
    std::uint8_t byte = 0;
    std::int16_t number = 0;
    std::array<std::uint8_t, 2> pair{};
    StaticVector<Inner, 2> list;
};
VILLE_FIELDS(Outer, byte, number, pair, list)

constexpr std::string_view good =
    R"({"byte":255,"number":-32768,"pair":[1,2],"list":[{"colour":"green","text":"ab"}]})";

/// An empty text when it can be read, else the fault.
std::string fault_of(std::string_view text) {
    const JsonText parsed(text);
    if (!parsed.ok()) return parsed.fault().text();
    JsonFault fault;
    Outer value;
    return get(JsonReader(parsed.root(), fault), value) ? "" : fault.text();
}

bool parses(std::string_view text) { return JsonText(text).ok(); }

std::string nested(int depth, char open, char close) {
    return std::string(static_cast<std::size_t>(depth), open) +
           std::string(static_cast<std::size_t>(depth), close);
}

} // namespace json_test

using namespace json_test;

TEST(Json, ReadsByFieldListsInAnyOrder) {
    EXPECT_EQ(fault_of(good), "");
    EXPECT_EQ(fault_of(R"( { "list" : [ ] , "pair":[0,0], "number" : 0 , "byte": 0 } )"), "");
    const JsonText parsed(good);
    JsonFault fault;
    Outer value;
    ASSERT_TRUE(get(JsonReader(parsed.root(), fault), value));
    EXPECT_EQ(value.byte, 255);
    EXPECT_EQ(value.number, -32768);
    EXPECT_EQ(value.pair[1], 2);
    ASSERT_EQ(value.list.size(), 1u);
    EXPECT_EQ(value.list[0].colour, Colour::green);
    EXPECT_EQ(value.list[0].text.view(), "ab");
    JsonBuffer buffer;
    JsonWriter out(buffer);
    put(out, value);
    EXPECT_EQ(text_of(buffer), good) << "and writes them in the order of the list";
}

TEST(Json, EveryFaultHasItsPlace) {
    const std::pair<std::string_view, std::string_view> cases[] = {
        {R"([])", "at the top: must be an object"},
        {R"({"byte":256,"number":0,"pair":[0,0],"list":[]})", "/byte: must be a whole number from 0 to 255"},
        {R"({"byte":300,"number":0,"pair":[0,0],"list":[]})", "/byte: must be a whole number from 0 to 255"},
        {R"({"byte":-1,"number":0,"pair":[0,0],"list":[]})", "/byte: must be a whole number from 0 to 255"},
        {R"({"byte":0,"number":32768,"pair":[0,0],"list":[]})",
         "/number: must be a whole number from -32768 to 32767"},
        {R"({"byte":0,"number":9223372036854775808,"pair":[0,0],"list":[]})",
         "/number: must be a whole number from -32768 to 32767"},
        {R"({"byte":0,"number":1e2,"pair":[0,0],"list":[]})",
         "/number: must be a whole number from -32768 to 32767"},
        {R"({"byte":0,"number":0,"pair":[0,0,0],"list":[]})", "/pair: must have 2 items"},
        {R"({"byte":0,"number":0,"pair":[0,"0"],"list":[]})",
         "/pair/1: must be a whole number from 0 to 255"},
        {R"({"byte":0,"number":0,"pair":[0,0],"list":[{},{},{}]})", "/list: has more than 2 items"},
        {R"({"byte":0,"number":0,"pair":[0,0],"list":[{"colour":"red","text":""},{"colour":"blue","text":""}]})",
         "/list/1/colour: is not a known name"},
        {R"({"byte":0,"number":0,"pair":[0,0],"list":[{"colour":"red","text":"abcde"}]})",
         "/list/0/text: is longer than 4 bytes"},
        {R"({"byte":0,"number":0,"pair":[0,0],"list":[{"colour":"red"}]})", "/list/0: \"text\" is missing"},
        {R"({"byte":0,"number":0,"pair":[0,0]})", "at the top: \"list\" is missing"},
        {R"({"byte":0,"byte":0,"number":0,"pair":[0,0],"list":[]})", "/byte: stands here twice"},
        {R"({"byte":0,"number":0,"pair":[0,0],"list":[],"more":1})", "/more: is not a known key"},
        {R"({"a/b~c":0})", "/a~1b~0c: is not a known key"},
        {R"({"":0})", "/: is not a known key"},
        {R"({"byte":0,"number":0,"pair":[0,0],"list":[{"colour":"red","text":"a\u0000b"}]})",
         "/list/0/text: must not hold a zero byte"},
    };
    for (const auto &[text, fault] : cases) EXPECT_EQ(fault_of(text), fault) << text;
}

TEST(Json, TheFirstFaultIsTheOneThatIsTold) {
    const JsonText parsed("[1,2]");
    JsonFault fault;
    const JsonReader reader(parsed.root(), fault);
    EXPECT_FALSE(reader.failed());
    EXPECT_FALSE(reader.at("0", parsed.root()[0]).fail("first"));
    EXPECT_FALSE(reader.at("1", parsed.root()[1]).fail("second"));
    EXPECT_TRUE(reader.failed());
    EXPECT_EQ(fault.text(), "/0: first");
}

TEST(Json, NestingEndsAtThirtyTwo) {
    EXPECT_TRUE(parses(nested(32, '[', ']')));
    EXPECT_FALSE(parses(nested(33, '[', ']')));
    std::string objects;
    for (int i = 0; i < 32; ++i) objects += "{\"a\":";
    EXPECT_TRUE(parses(objects + "1" + std::string(32, '}')));
    EXPECT_FALSE(parses("[" + objects + "1" + std::string(32, '}') + "]"));
    EXPECT_EQ(JsonText(nested(33, '[', ']')).fault().text(),
              "at the top: byte 32: nested deeper than 32 levels");
    EXPECT_FALSE(parses(std::string(1'000'000, '['))) << "however deep";
    std::string wide = "[";
    for (int i = 0; i < 1000; ++i) wide += "[],";
    EXPECT_TRUE(parses(wide + "[]]")) << "many beside each other are not deep";
}

TEST(Json, TextsEndAtOneMebibyte) {
    const auto text_of_size = [](std::size_t size) { return '"' + std::string(size - 2, 'a') + '"'; };
    EXPECT_TRUE(parses(text_of_size(json_max_bytes)));
    EXPECT_FALSE(parses(text_of_size(json_max_bytes + 1)));
    EXPECT_EQ(JsonText(text_of_size(json_max_bytes + 1)).fault().what, "longer than 1 MiB");
}

TEST(Json, ObjectsOfTooManyMembersAreNotWalked) {
    std::string text = "{\"m\":0";
    for (int i = 0; i < 256; ++i) text += ",\"m" + std::to_string(i) + "\":0";
    const JsonText parsed(text + "}");
    ASSERT_TRUE(parsed.ok());
    JsonFault fault;
    EXPECT_FALSE(JsonReader(parsed.root(), fault).each_member([](std::string_view, const JsonReader &) {
        return true;
    }));
    EXPECT_EQ(fault.what, "has too many members");
}

TEST(Json, IsJsonAndNothingElse) {
    for (const std::string_view text : {"1", "\"a\"", "null", "[]", "{}", " [ 1 , 2 ] ", "\xef\xbb\xbf[]",
                                        "[\"\\u00e9\\n\\\"\"]", "-0", "[1.5e3]"})
        EXPECT_TRUE(parses(text)) << text;
    using namespace std::literals;
    for (const std::string_view text : {""sv,
                                        " "sv,
                                        "["sv,
                                        "[1,]"sv,
                                        "[,1]"sv,
                                        "{\"a\":1,}"sv,
                                        "{a:1}"sv,
                                        "{'a':1}"sv,
                                        "[1] [2]"sv,
                                        "[1]x"sv,
                                        "[01]"sv,
                                        "[+1]"sv,
                                        "[1.]"sv,
                                        "[.5]"sv,
                                        "[NaN]"sv,
                                        "[Infinity]"sv,
                                        "[1e999]"sv,
                                        "// comment\n[]"sv,
                                        "[/*x*/]"sv,
                                        "[\"\\x\"]"sv,
                                        "[\"\\ud800\"]"sv,
                                        "[\"\\udc00\\ud800\"]"sv,
                                        "[\"a\nb\"]"sv,
                                        "[\"\xff\"]"sv,
                                        "[\"\xc3\"]"sv,
                                        "[\"\xc0\x80\"]"sv,
                                        "[\"\xed\xa0\x80\"]"sv,
                                        "[\"\xf5\x80\x80\x80\"]"sv,
                                        "tru"sv,
                                        "nul"sv})
        EXPECT_FALSE(parses(text)) << text;
}

// A zero byte is no end of the text: what stands behind it would never be read.
TEST(Json, ZeroBytesEndNothing) {
    using namespace std::literals;
    for (const std::string_view text :
         {"[]\0"sv, "[]\0[]"sv, "\0[]"sv, "[\0]"sv, "[1\0]"sv, "\"a\0b\""sv, "1\0"sv})
        EXPECT_FALSE(parses(text)) << text.size();
}

TEST(Json, HalfACharacterIsNoText) {
    for (const char *text : {R"("\udc00")", R"("\ud800")", R"("\ud800x")", R"("\udfff\udbff")",
                             R"({"\udc00":1})", R"(["a\udc00"])"}) {
        const JsonText json(text);
        ASSERT_FALSE(json.ok()) << text;
        EXPECT_EQ(json.fault().pointer, "");
        EXPECT_NE(json.fault().what.find("byte "), std::string::npos) << json.fault().what;
    }
    EXPECT_FALSE(JsonText(R"({"a\u0000b":1})").ok())
        << "a key stands in the place of a fault, which ends at a zero byte";
    const JsonText whole(R"("\ud83c\udfb2")");
    ASSERT_TRUE(whole.ok());
    EXPECT_STREQ(whole.root().GetString(), "\xf0\x9f\x8e\xb2");
}

TEST(Json, DifferencesNameTheirPlace) {
    const auto differ = [](std::string_view expected, std::string_view found) {
        const JsonText a(expected), b(found);
        EXPECT_TRUE(a.ok() && b.ok());
        return difference(a.root(), b.root());
    };
    EXPECT_EQ(differ("{}", "{}"), "");
    EXPECT_EQ(differ(R"({"a":1,"b":["x",2]})", R"({"b":["x",2],"a":1})"), "");
    EXPECT_EQ(differ(R"({"a":1})", R"({"a":2})"), "/a: 1 expected, 2 found");
    EXPECT_EQ(differ(R"({"a":1})", R"({"a":1.0})"), "/a: 1 expected, 1.0 found");
    EXPECT_EQ(differ(R"({"a":1})", R"({"a":"1"})"), R"(/a: 1 expected, "1" found)");
    EXPECT_EQ(differ(R"({"a":1})", R"({})"), "/a: 1 expected, nothing found");
    EXPECT_EQ(differ(R"({})", R"({"a/b":[]})"), "/a~1b: nothing expected, [] found");
    EXPECT_EQ(differ(R"({"a":1,"b":1})", R"({"a":1,"a":1})"), "/b: 1 expected, nothing found");
    EXPECT_EQ(differ(R"({"a":1})", R"({"a":1,"a":1})"), ": a member stands there twice");
    EXPECT_EQ(differ(R"([1,{"c":[3]}])", R"([1,{"c":[4]}])"), "/1/c/0: 3 expected, 4 found");
    EXPECT_EQ(differ("[1]", "[1,2]"), "/1: nothing expected, 2 found");
    EXPECT_EQ(differ("[1,2]", "[1]"), "/1: 2 expected, nothing found");
    EXPECT_EQ(differ("[]", "{}"), ": [] expected, {} found");
}

TEST(Json, QuestionsToTheWrongKindOfValueAreFaultsNotCrashes) {
    for (const std::string_view text : {"null", "true", "1", "-1", "1.5", "\"a\"", "[]", "{}"}) {
        const JsonText parsed(text);
        ASSERT_TRUE(parsed.ok());
        JsonFault fault;
        const JsonReader reader(parsed.root(), fault);
        EXPECT_FALSE(reader.has("a"));
        EXPECT_EQ(reader.member("a"), nullptr);
        std::string_view word;
        std::int64_t number = 0;
        std::uint64_t big = 0;
        int name = 0;
        EXPECT_EQ(reader.text(word), text == "\"a\"");
        EXPECT_EQ(JsonReader(parsed.root(), fault).number(number, -5, 5), text == "1" || text == "-1");
        EXPECT_EQ(JsonReader(parsed.root(), fault).big_number(big), text == "1");
        EXPECT_FALSE(reader.name(name, colour_names));
        EXPECT_EQ(reader.is_object(), text == "{}");
        EXPECT_TRUE(reader.failed());
    }
}

TEST(Json, TextsAreWrittenSoThatTheyCanBeReadBack) {
    FixedString<40> text;
    ASSERT_TRUE(text.assign("é \" \\ / \b \n \x01 \x7f 🎲"));
    JsonBuffer buffer;
    JsonWriter out(buffer);
    put(out, text);
    const JsonText parsed(text_of(buffer));
    ASSERT_TRUE(parsed.ok()) << text_of(buffer);
    EXPECT_EQ(std::string_view(parsed.root().GetString(), parsed.root().GetStringLength()), text.view());
}

} // namespace ville::io
