// JSON through RapidJSON: compact writing, and reading that bounds everything and says where a fault is.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include <ville/core/fields.hpp>

#include "rapidjson.hpp"
#include "utf8.hpp"

namespace ville::io {

inline constexpr std::size_t json_max_bytes = std::size_t{1} << 20;
inline constexpr int json_max_depth = 32;

/// Memory for RapidJSON, which believes that there always is some: where there is none, this throws.
struct JsonMemory {
    static constexpr bool kNeedFree = true;
    void *Malloc(std::size_t size) { return size == 0 ? nullptr : ::operator new(size); }
    void *Realloc(void *block, std::size_t size, std::size_t wanted) {
        void *moved = Malloc(wanted);
        if (size != 0 && wanted != 0) std::memcpy(moved, block, size < wanted ? size : wanted);
        Free(block);
        return moved;
    }
    static void Free(void *block) { ::operator delete(block); }
    friend bool operator==(const JsonMemory &, const JsonMemory &) { return true; }
};

using JsonEncoding = rapidjson::UTF8<>;
using JsonPool = rapidjson::MemoryPoolAllocator<JsonMemory>;
using JsonValue = rapidjson::GenericValue<JsonEncoding, JsonPool>;
using JsonDocument = rapidjson::GenericDocument<JsonEncoding, JsonPool, JsonMemory>;

// ---- Writing

using JsonBuffer = rapidjson::GenericStringBuffer<JsonEncoding, JsonMemory>;
using JsonWriter = rapidjson::Writer<JsonBuffer, JsonEncoding, JsonEncoding, JsonMemory>;

inline std::string_view text_of(const JsonBuffer &buffer) { return {buffer.GetString(), buffer.GetSize()}; }

inline void put_key(JsonWriter &out, std::string_view key) {
    out.Key(key.data(), static_cast<rapidjson::SizeType>(key.size()));
}

/// A value by its field lists: enumerators by name, bags as [row, count] pairs, structs as objects.
template <class T>
void put(JsonWriter &out, const T &value) {
    if constexpr (std::convertible_to<const T &, std::string_view>) {
        const std::string_view text = value;
        out.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
    } else if constexpr (std::is_enum_v<T>) {
        put(out, name_of(value));
    } else if constexpr (std::signed_integral<T>) {
        out.Int64(value);
    } else if constexpr (std::unsigned_integral<T>) {
        out.Uint64(value);
    } else if constexpr (is_bag<T>) {
        out.StartArray();
        value.for_each([&](std::size_t row, int count) {
            out.StartArray();
            put(out, row);
            put(out, count);
            out.EndArray();
        });
        out.EndArray();
    } else if constexpr (is_sequence<T> || is_array<T>) {
        out.StartArray();
        for (const auto &item : value) put(out, item);
        out.EndArray();
    } else {
        out.StartObject();
        for_each_field(value, [&](std::string_view name, const auto &member) {
            put_key(out, name);
            put(out, member);
        });
        out.EndObject();
    }
}

/// A member of an object.
template <class T>
void put(JsonWriter &out, std::string_view key, const T &value) {
    put_key(out, key);
    put(out, value);
}

/// Where two values first say something else, and what: "/3/points: 2 expected, 4 found". Empty when nowhere. The order
/// of members does not count, all else does: 1.0 is not 1.
std::string difference(const JsonValue &expected, const JsonValue &found);

// ---- Reading

/// What is wrong with a text, and where: a JSON pointer such as `/cards/3/arrows`.
struct JsonFault {
    std::string pointer;
    std::string what;
    std::string text() const { return (pointer.empty() ? std::string("at the top") : pointer) + ": " + what; }
};

/// A step of a JSON pointer, with what RFC 6901 says about / and ~.
std::string pointer_step(std::string_view step);

/// A parsed text. Refuses more than 1 MiB, more than 32 levels, and anything after the value.
class JsonText {
public:
    explicit JsonText(std::string_view text);
    bool ok() const { return !fault_; }
    const JsonFault &fault() const { return *fault_; }
    const JsonValue &root() const { return document_; }

private:
    JsonMemory memory_;
    JsonPool pool_{4096, &memory_};
    JsonDocument document_{&pool_, 1024, &memory_};
    std::optional<JsonFault> fault_;
};

/// A place in a parsed text. Every question answers false after the first fault, and the fault stays.
class JsonReader {
public:
    JsonReader(const JsonValue &value, JsonFault &fault) : value_(&value), fault_(&fault) {}

    const JsonValue &value() const { return *value_; }
    bool failed() const { return !fault_->what.empty(); }

    /// Notes what is wrong here; the first fault wins. Answers false, for `return reader.fail("…")`.
    bool fail(std::string_view what) const {
        if (!failed()) *fault_ = {pointer_, std::string(what)};
        return false;
    }

    JsonReader at(std::string_view step, const JsonValue &value) const {
        JsonReader inner(value, *fault_);
        inner.pointer_ = pointer_ + pointer_step(step);
        return inner;
    }

    bool is_object() const { return value_->IsObject() || fail("must be an object"); }
    bool text(std::string_view &out) const;
    bool number(std::int64_t &out, std::int64_t min, std::int64_t max) const;

    /// One of `names`, as its place.
    bool name(int &out, Names names) const;

    /// A 64-bit number as decimal text, or as a plain number where that is exact.
    bool big_number(std::uint64_t &out) const;

    /// Calls f(key, reader) for each member; f answers false to stop. Double keys are a fault.
    template <class F>
    bool each_member(F &&f) const {
        if (!is_object()) return false;
        if (value_->MemberCount() > 256) return fail("has too many members");
        for (auto it = value_->MemberBegin(); it != value_->MemberEnd(); ++it) {
            const std::string_view key{it->name.GetString(), it->name.GetStringLength()};
            for (auto earlier = value_->MemberBegin(); earlier != it; ++earlier)
                if (earlier->name == it->name) return at(key, it->value).fail("stands here twice");
            if (!f(key, at(key, it->value))) return false;
        }
        return !failed();
    }

    bool has(std::string_view key) const { return member(key) != nullptr; }
    const JsonValue *member(std::string_view key) const {
        if (!value_->IsObject()) return nullptr;
        const auto it =
            value_->FindMember(JsonValue(key.data(), static_cast<rapidjson::SizeType>(key.size())));
        return it == value_->MemberEnd() ? nullptr : &it->value;
    }

private:
    const JsonValue *value_;
    JsonFault *fault_;
    std::string pointer_;
};

/// Reads a value by its field lists. Every field must be there, no other may.
template <class T>
bool get(const JsonReader &in, T &value) {
    if constexpr (std::is_enum_v<T>) {
        int index = 0;
        if (!in.name(index, names_of(T{}))) return false;
        value = static_cast<T>(index);
        return true;
    } else if constexpr (std::integral<T>) {
        std::int64_t number = 0;
        if (!in.number(number, std::numeric_limits<T>::min(), std::numeric_limits<T>::max())) return false;
        value = static_cast<T>(number);
        return true;
    } else if constexpr (is_text<T>) {
        std::string_view text;
        if (!in.text(text)) return false;
        return value.assign(text) || in.fail("is longer than " + std::to_string(T::capacity()) + " bytes");
    } else if constexpr (is_sequence<T> || is_array<T>) {
        if (!in.value().IsArray()) return in.fail("must be an array");
        std::size_t size = in.value().Size();
        if constexpr (is_sequence<T>) {
            if (size > T::capacity())
                return in.fail("has more than " + std::to_string(T::capacity()) + " items");
            value.clear();
            value.resize(size);
        } else {
            if (size != value.size()) return in.fail("must have " + std::to_string(value.size()) + " items");
        }
        for (std::size_t i = 0; i < size; ++i)
            if (!get(in.at(std::to_string(i), in.value()[static_cast<rapidjson::SizeType>(i)]), value[i]))
                return false;
        return true;
    } else {
        const bool known = in.each_member([&](std::string_view key, const JsonReader &member) {
            bool found = false;
            bool fine = true;
            for_each_field(value, [&](std::string_view name, auto &target) {
                if (name != key) return;
                found = true;
                fine = get(member, target);
            });
            return found ? fine : member.fail("is not a known key");
        });
        if (!known) return false;
        std::string_view missing;
        for_each_field(value, [&](std::string_view name, const auto &) {
            if (missing.empty() && !in.has(name)) missing = name;
        });
        return missing.empty() || in.fail("\"" + std::string(missing) + "\" is missing");
    }
}

} // namespace ville::io
