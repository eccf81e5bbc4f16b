// Binary saves through cereal: two archives over plain memory, and the one wrapper type that cereal ever sees.
//
// The bytes are those of cereal's portable binary archive with the little-endian option, without its
// first byte; a test holds them against cereal's own. The archives here are ours because cereal's go through
// a stream, throw on a short input and believe any count that they read: these never throw, and bound every
// count before anything is touched. After a fault every read gives zero and `failed()` is true.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include <cereal/cereal.hpp>

#include <ville/core/fields.hpp>

#include "utf8.hpp"

namespace ville::io {

using Bytes = std::vector<std::uint8_t>;

/// Writes into memory of fixed size. Bytes that do not fit are counted and dropped.
class MemoryOutput : public cereal::OutputArchive<MemoryOutput, cereal::AllowEmptyClassElision> {
public:
    explicit MemoryOutput(std::span<std::uint8_t> room) : OutputArchive(this), room_(room) {}

    void write(const void *data, std::size_t size) {
        if (size != 0 && size_ + size <= room_.size()) std::memcpy(room_.data() + size_, data, size);
        size_ += size;
    }
    /// What is left of the memory, for somebody who writes there himself; then `skip` what he wrote.
    std::span<std::uint8_t> rest() const { return room_.subspan(std::min(size_, room_.size())); }
    void skip(std::size_t size) { size_ += size; }
    std::size_t size() const { return size_; }
    bool failed() const { return size_ > room_.size(); }

private:
    std::span<std::uint8_t> room_;
    std::size_t size_ = 0;
};

/// Reads bytes that nobody vouches for.
class MemoryInput : public cereal::InputArchive<MemoryInput, cereal::AllowEmptyClassElision> {
public:
    explicit MemoryInput(std::span<const std::uint8_t> bytes) : InputArchive(this), left_(bytes) {}

    void read(void *target, std::size_t size) {
        if (size == 0) return;
        if (failed_ || size > left_.size()) {
            failed_ = true;
            std::memset(target, 0, size);
            return;
        }
        std::memcpy(target, left_.data(), size);
        left_ = left_.subspan(size);
    }
    /// Precondition: size <= left().
    void skip(std::size_t size) { left_ = left_.subspan(size); }
    void fail() { failed_ = true; }
    bool failed() const { return failed_; }
    bool finished() const { return !failed_ && left_.empty(); }
    std::size_t left() const { return left_.size(); }

private:
    std::span<const std::uint8_t> left_;
    bool failed_ = false;
};

/// Lowest byte first, whatever the machine does.
template <class T>
T little_endian(T value) {
    if constexpr (std::endian::native == std::endian::big && sizeof(T) > 1) {
        std::uint8_t bytes[sizeof(T)];
        std::memcpy(bytes, &value, sizeof(T));
        for (std::size_t i = 0; i < sizeof(T) / 2; ++i) std::swap(bytes[i], bytes[sizeof(T) - 1 - i]);
        std::memcpy(&value, bytes, sizeof(T));
    }
    return value;
}

template <class T>
    requires std::is_arithmetic_v<T>
void CEREAL_SAVE_FUNCTION_NAME(MemoryOutput &archive, const T &value) {
    const T bytes = little_endian(value);
    archive.write(&bytes, sizeof bytes);
}
template <class T>
    requires std::is_arithmetic_v<T>
void CEREAL_LOAD_FUNCTION_NAME(MemoryInput &archive, T &value) {
    archive.read(&value, sizeof value);
    value = little_endian(value);
}
template <class T>
void CEREAL_SAVE_FUNCTION_NAME(MemoryOutput &archive, const cereal::BinaryData<T> &block) {
    archive.write(block.data, static_cast<std::size_t>(block.size));
}
template <class T>
void CEREAL_LOAD_FUNCTION_NAME(MemoryInput &archive, cereal::BinaryData<T> &block) {
    archive.read(block.data, static_cast<std::size_t>(block.size));
}

/// A value on its way through an archive. Decides by the kind of the value: number, name, text, sequence, bag,
/// or struct with a field list.
template <class T>
struct Walk {
    T &value;

    template <class Archive>
    void save(Archive &archive) const {
        using V = std::remove_const_t<T>;
        if constexpr (std::is_enum_v<V>) {
            archive(static_cast<std::underlying_type_t<V>>(value));
        } else if constexpr (std::integral<V>) {
            archive(value);
        } else if constexpr (is_bag<V>) {
            archive(cereal::binary_data(value.counts().data(), V::rows()));
        } else if constexpr (is_text<V>) {
            archive(static_cast<std::uint8_t>(value.size()));
            archive(cereal::binary_data(value.view().data(), value.size()));
        } else if constexpr (is_sequence<V> || is_array<V>) {
            if constexpr (is_sequence<V>) archive(static_cast<std::uint16_t>(value.size()));
            using Item = typename V::value_type;
            if constexpr (is_byte<Item>) {
                if (value.size() > 0) archive(cereal::binary_data(value.data(), value.size()));
            } else {
                for (const Item &item : value) archive(Walk<const Item>{item});
            }
        } else {
            for_each_field(value, [&](std::string_view, const auto &member) {
                archive(Walk<const std::remove_cvref_t<decltype(member)>>{member});
            });
        }
    }

    template <class Archive>
    void load(Archive &archive) {
        if constexpr (std::is_enum_v<T>) {
            std::underlying_type_t<T> number{};
            archive(number);
            if (static_cast<std::size_t>(number) >= names_of(T{}).size()) return archive.fail();
            value = static_cast<T>(number);
        } else if constexpr (std::integral<T>) {
            archive(value);
        } else if constexpr (is_bag<T>) {
            std::array<std::uint8_t, T::rows()> counts;
            archive(cereal::binary_data(counts.data(), counts.size()));
            if (!value.assign(counts)) archive.fail();
        } else if constexpr (is_text<T>) {
            std::uint8_t size = 0;
            archive(size);
            char text[256];
            if (size > T::capacity()) return archive.fail();
            archive(cereal::binary_data(text, size));
            if (!is_proper_text({text, size}) || !value.assign({text, size})) archive.fail();
        } else if constexpr (is_sequence<T> || is_array<T>) {
            if constexpr (is_sequence<T>) {
                std::uint16_t size = 0;
                archive(size);
                if (size > T::capacity()) return archive.fail();
                value.clear();
                value.resize(size);
            }
            for (auto &item : value) {
                archive(Walk<std::remove_cvref_t<decltype(item)>>{item});
                if (archive.failed()) return;
            }
        } else {
            for_each_field(value, [&](std::string_view, auto &member) {
                archive(Walk<std::remove_cvref_t<decltype(member)>>{member});
            });
        }
    }
};

template <class T>
void write_value(MemoryOutput &archive, const T &value) {
    archive(Walk<const T>{value});
}

template <class T>
void read_value(MemoryInput &archive, T &value) {
    archive(Walk<T>{value});
}

} // namespace ville::io

CEREAL_REGISTER_ARCHIVE(ville::io::MemoryOutput)
CEREAL_REGISTER_ARCHIVE(ville::io::MemoryInput)
CEREAL_SETUP_ARCHIVE_TRAITS(ville::io::MemoryInput, ville::io::MemoryOutput)
