// A sequence of at most N values that lives inside its owner: no heap, copyable with memcpy.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace ville {

/// A sequence with fixed capacity. Trivially copyable when T is.
///
/// Slots behind the end always hold `T{}`: a removed value leaves no trace, so two equal sequences
/// are equal byte for byte (padding of T aside) and a snapshot never carries stale secrets.
template <class T, std::size_t N>
class StaticVector {
public:
    using value_type = T;
    using Count = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;
    static_assert(N < 65536);

    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return count_; }
    constexpr bool empty() const { return count_ == 0; }
    constexpr bool full() const { return count_ == N; }

    constexpr T &operator[](std::size_t i) { return items_[i]; }
    constexpr const T &operator[](std::size_t i) const { return items_[i]; }
    constexpr T &back() { return items_[count_ - 1u]; }
    constexpr const T &back() const { return items_[count_ - 1u]; }

    constexpr T *begin() { return items_.data(); }
    constexpr T *end() { return items_.data() + count_; }
    constexpr const T *begin() const { return items_.data(); }
    constexpr const T *end() const { return items_.data() + count_; }
    constexpr const T *data() const { return items_.data(); }

    /// Appends. Precondition: not full.
    constexpr void push_back(const T &value) { items_[count_++] = value; }

    /// Removes the last value. Precondition: not empty.
    constexpr void pop_back() { items_[--count_] = T{}; }

    /// Removes the value at `i` and closes the gap. Precondition: i < size().
    constexpr void erase_at(std::size_t i) {
        for (std::size_t k = i + 1; k < count_; ++k) items_[k - 1] = items_[k];
        pop_back();
    }

    constexpr void clear() {
        while (!empty()) pop_back();
    }

    /// Grows with `T{}` or shrinks. Precondition: count <= N.
    constexpr void resize(std::size_t count) {
        while (count_ > count) pop_back();
        count_ = static_cast<Count>(count);
    }

    friend constexpr bool operator==(const StaticVector &a, const StaticVector &b) {
        if (a.count_ != b.count_) return false;
        for (std::size_t i = 0; i < a.count_; ++i)
            if (!(a.items_[i] == b.items_[i])) return false;
        return true;
    }

private:
    std::array<T, N> items_{};
    Count count_ = 0;
};

/// A list for one moment: like StaticVector, but its slots are not cleared first, so a long capacity costs nothing.
template <class T, std::size_t N>
class ScratchList {
public:
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
    using value_type = T;

    ScratchList() {} // leaves the slots as they are
    ScratchList(const ScratchList &) = delete;
    ScratchList &operator=(const ScratchList &) = delete;

    static constexpr std::size_t capacity() { return N; }
    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    const T &operator[](std::size_t i) const { return items_[i]; }
    const T *begin() const { return items_; }
    const T *end() const { return items_ + count_; }
    void clear() { count_ = 0; }

    /// Appends. Precondition: fewer than N items.
    void push_back(const T &value) { items_[count_++] = value; }

private:
    union {
        T items_[N];
    };
    std::size_t count_ = 0;
};

} // namespace ville
