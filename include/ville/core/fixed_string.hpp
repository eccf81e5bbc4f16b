// A short text that lives inside its owner.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ville {

/// UTF-8 text of at most N bytes (N < 256), without a terminating zero. Trivially copyable.
template <std::size_t N>
class FixedString {
public:
    static_assert(N < 256);

    constexpr FixedString() = default;
    constexpr FixedString(const char *text) : FixedString(std::string_view(text)) {}
    constexpr FixedString(std::string_view text) { assign(text); }

    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr std::string_view view() const { return {bytes_.data(), size_}; }
    constexpr operator std::string_view() const { return view(); }

    /// Takes the text if it fits, else changes nothing and answers false.
    constexpr bool assign(std::string_view text) {
        if (text.size() > N) return false;
        bytes_ = {};
        for (std::size_t i = 0; i < text.size(); ++i) bytes_[i] = text[i];
        size_ = static_cast<std::uint8_t>(text.size());
        return true;
    }

    friend constexpr bool operator==(const FixedString &a, const FixedString &b) {
        return a.view() == b.view();
    }

private:
    std::array<char, N> bytes_{};
    std::uint8_t size_ = 0;
};

} // namespace ville
