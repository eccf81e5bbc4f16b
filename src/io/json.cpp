#include "json.hpp"

#include <charconv>
#include <cstring>

namespace ville::io {

namespace {

/// Hands everything on to the document, and stops where the nesting gets too deep or a text is none: RapidJSON itself
/// takes half of a character that is written as \u and a number.
struct Guard : rapidjson::BaseReaderHandler<JsonEncoding, Guard> {
    JsonDocument &document;
    int depth = 0;
    const char *fault = "";

    explicit Guard(JsonDocument &target) : document(target) {}
    bool deeper() {
        if (++depth <= json_max_depth) return true;
        fault = "nested deeper than 32 levels";
        return false;
    }
    bool is_text(const char *text, rapidjson::SizeType size) {
        if (!is_utf8({text, size})) fault = "half a character in a text";
        return *fault == '\0';
    }
    bool is_key(const char *text, rapidjson::SizeType size) {
        if (std::memchr(text, 0, size) != nullptr) fault = "a zero byte in a key";
        return is_text(text, size);
    }
    bool Null() { return document.Null(); }
    bool Bool(bool b) { return document.Bool(b); }
    bool Int(int i) { return document.Int(i); }
    bool Uint(unsigned u) { return document.Uint(u); }
    bool Int64(std::int64_t i) { return document.Int64(i); }
    bool Uint64(std::uint64_t u) { return document.Uint64(u); }
    bool Double(double d) { return document.Double(d); }
    bool String(const char *text, rapidjson::SizeType size, bool copy) {
        return is_text(text, size) && document.String(text, size, copy);
    }
    bool Key(const char *text, rapidjson::SizeType size, bool copy) {
        return is_key(text, size) && document.Key(text, size, copy);
    }
    bool StartObject() { return deeper() && document.StartObject(); }
    bool EndObject(rapidjson::SizeType members) { return --depth, document.EndObject(members); }
    bool StartArray() { return deeper() && document.StartArray(); }
    bool EndArray(rapidjson::SizeType items) { return --depth, document.EndArray(items); }
};

} // namespace

JsonText::JsonText(std::string_view text) {
    if (text.size() > json_max_bytes) {
        fault_ = JsonFault{"", "longer than 1 MiB"};
        return;
    }
    // which RapidJSON would take for the end
    if (const std::size_t zero = text.find('\0'); zero != text.npos) {
        fault_ = JsonFault{"", "byte " + std::to_string(zero) + ": a zero byte"};
        return;
    }
    rapidjson::ParseResult result;
    const char *what = "";
    const auto parse = [&](JsonDocument &document) {
        rapidjson::MemoryStream stream(text.data(), text.size());
        rapidjson::EncodedInputStream<JsonEncoding, rapidjson::MemoryStream> input(stream);
        rapidjson::GenericReader<JsonEncoding, JsonEncoding, JsonMemory> reader(&memory_);
        Guard guard(document);
        constexpr unsigned flags = rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag;
        result = reader.Parse<flags>(input, guard);
        what = result.Code() == rapidjson::kParseErrorTermination
                   ? guard.fault
                   : rapidjson::GetParseError_En(result.Code());
        return !result.IsError();
    };
    document_.Populate(parse);
    if (!result.IsError()) return;
    fault_ = JsonFault{"", "byte " + std::to_string(result.Offset()) + ": " + what};
}

std::string pointer_step(std::string_view step) {
    std::string escaped = "/";
    for (const char c : step) {
        if (c == '~') escaped += "~0";
        else if (c == '/') escaped += "~1";
        else escaped += c;
    }
    return escaped;
}

namespace {

std::string_view key_of(const JsonValue &name) { return {name.GetString(), name.GetStringLength()}; }

const JsonValue *find(const JsonValue &object, const JsonValue &name) {
    const auto it = object.FindMember(name);
    return it == object.MemberEnd() ? nullptr : &it->value;
}

std::string words_for(const JsonValue *value) {
    if (value == nullptr) return "nothing";
    JsonBuffer buffer;
    JsonWriter out(buffer);
    value->Accept(out);
    return std::string(text_of(buffer));
}

std::string difference_at(const std::string &place, const JsonValue *expected, const JsonValue *found);

std::string difference_of_members(const std::string &place, const JsonValue &expected,
                                  const JsonValue &found) {
    for (const auto &member : expected.GetObject()) {
        std::string inner =
            difference_at(place + pointer_step(key_of(member.name)), &member.value, find(found, member.name));
        if (!inner.empty()) return inner;
    }
    for (const auto &member : found.GetObject())
        if (find(expected, member.name) == nullptr)
            return difference_at(place + pointer_step(key_of(member.name)), nullptr, &member.value);
    return expected.MemberCount() == found.MemberCount() ? "" : place + ": a member stands there twice";
}

std::string difference_of_items(const std::string &place, const JsonValue &expected, const JsonValue &found) {
    for (rapidjson::SizeType i = 0; i < expected.Size() || i < found.Size(); ++i) {
        std::string inner =
            difference_at(place + '/' + std::to_string(i), i < expected.Size() ? &expected[i] : nullptr,
                          i < found.Size() ? &found[i] : nullptr);
        if (!inner.empty()) return inner;
    }
    return {};
}

/// RapidJSON's own comparison lets 1.0 pass for 1, and a member that stands twice for another.
std::string difference_at(const std::string &place, const JsonValue *expected, const JsonValue *found) {
    if (expected != nullptr && found != nullptr) {
        if (expected->IsObject() && found->IsObject()) return difference_of_members(place, *expected, *found);
        if (expected->IsArray() && found->IsArray()) return difference_of_items(place, *expected, *found);
        if (expected->IsInt64() && found->IsInt64() && expected->GetInt64() == found->GetInt64()) return {};
        if (expected->IsString() && found->IsString() && *expected == *found) return {};
    }
    return place + ": " + words_for(expected) + " expected, " + words_for(found) + " found";
}

} // namespace

std::string difference(const JsonValue &expected, const JsonValue &found) {
    return difference_at("", &expected, &found);
}

bool JsonReader::text(std::string_view &out) const {
    if (!value_->IsString()) return fail("must be a text");
    out = {value_->GetString(), value_->GetStringLength()};
    return out.find('\0') == out.npos || fail("must not hold a zero byte");
}

bool JsonReader::number(std::int64_t &out, std::int64_t min, std::int64_t max) const {
    if (value_->IsInt64() && value_->GetInt64() >= min && value_->GetInt64() <= max) {
        out = value_->GetInt64();
        return true;
    }
    return fail("must be a whole number from " + std::to_string(min) + " to " + std::to_string(max));
}

bool JsonReader::name(int &out, Names names) const {
    std::string_view key;
    if (!text(key)) return false;
    out = index_of(names, key);
    return out >= 0 || fail("is not a known name");
}

bool JsonReader::big_number(std::uint64_t &out) const {
    if (value_->IsUint64()) {
        out = value_->GetUint64();
        return true;
    }
    std::string_view digits;
    if (value_->IsString()) text(digits);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), out);
    const bool plain = !digits.empty() && (digits == "0" || digits[0] != '0');
    return (plain && error == std::errc{} && end == digits.data() + digits.size()) ||
           fail("must be a decimal number of at most 64 bits, as text");
}

} // namespace ville::io
