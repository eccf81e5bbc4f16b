#include "json.hpp"

#include <charconv>

namespace ville::io {

namespace {

/// Hands everything on to the document, and stops where the nesting gets too deep.
struct DepthGuard : rapidjson::BaseReaderHandler<JsonEncoding, DepthGuard> {
    JsonDocument &document;
    int depth = 0;

    explicit DepthGuard(JsonDocument &target) : document(target) {}
    bool Null() { return document.Null(); }
    bool Bool(bool b) { return document.Bool(b); }
    bool Int(int i) { return document.Int(i); }
    bool Uint(unsigned u) { return document.Uint(u); }
    bool Int64(std::int64_t i) { return document.Int64(i); }
    bool Uint64(std::uint64_t u) { return document.Uint64(u); }
    bool Double(double d) { return document.Double(d); }
    bool String(const char *text, rapidjson::SizeType size, bool copy) { return document.String(text, size, copy); }
    bool Key(const char *text, rapidjson::SizeType size, bool copy) { return document.Key(text, size, copy); }
    bool StartObject() { return ++depth <= json_max_depth && document.StartObject(); }
    bool EndObject(rapidjson::SizeType members) { return --depth, document.EndObject(members); }
    bool StartArray() { return ++depth <= json_max_depth && document.StartArray(); }
    bool EndArray(rapidjson::SizeType items) { return --depth, document.EndArray(items); }
};

} // namespace

JsonText::JsonText(std::string_view text) {
    if (text.size() > json_max_bytes) {
        fault_ = JsonFault{"", "longer than 1 MiB"};
        return;
    }
    if (const std::size_t zero = text.find('\0'); zero != text.npos) { // which RapidJSON would take for the end
        fault_ = JsonFault{"", "byte " + std::to_string(zero) + ": a zero byte"};
        return;
    }
    rapidjson::ParseResult result;
    const auto parse = [&](JsonDocument &document) {
        rapidjson::MemoryStream stream(text.data(), text.size());
        rapidjson::EncodedInputStream<JsonEncoding, rapidjson::MemoryStream> input(stream);
        rapidjson::GenericReader<JsonEncoding, JsonEncoding, JsonMemory> reader(&memory_);
        DepthGuard guard(document);
        constexpr unsigned flags = rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag;
        result = reader.Parse<flags>(input, guard);
        return !result.IsError();
    };
    document_.Populate(parse);
    if (!result.IsError()) return;
    const std::string what = result.Code() == rapidjson::kParseErrorTermination ? "nested deeper than 32 levels"
                                                                                : rapidjson::GetParseError_En(result.Code());
    fault_ = JsonFault{"", "byte " + std::to_string(result.Offset()) + ": " + what};
}

bool JsonReader::text(std::string_view &out) const {
    if (!value_->IsString()) return fail("must be a text");
    out = {value_->GetString(), value_->GetStringLength()};
    return true;
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
