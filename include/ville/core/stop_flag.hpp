// A number by which another thread ends a long call.
#pragma once

#include <atomic>
#include <cstdint>

namespace ville {

/// Refers to a number of the caller that is 0 until some thread stores something else; to none, it is never raised.
///
/// The number is an ordinary one, so that every language can have it, and it is read as an atomic one: setting it with
/// an atomic store while the library looks at it is no data race. Nothing but the number itself passes between the
/// threads.
class StopFlag {
public:
    constexpr StopFlag(const volatile std::int32_t *number = nullptr) : number_(number) {}

    bool raised() const { return number_ != nullptr && load() != 0; }

private:
    std::int32_t load() const {
#ifdef __cpp_lib_atomic_ref
        using Reference = std::atomic_ref<std::int32_t>;
        static_assert(Reference::is_always_lock_free &&
                      Reference::required_alignment == alignof(std::int32_t));
        return Reference(*const_cast<std::int32_t *>(number_)).load(std::memory_order_relaxed);
#else // libc++ has had it since 19, and all its compilers have this
        return __atomic_load_n(number_, __ATOMIC_RELAXED);
#endif
    }

    const volatile std::int32_t *number_;
};

} // namespace ville
