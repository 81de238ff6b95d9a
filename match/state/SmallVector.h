#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <new>
#include <type_traits>
#include <vector>

namespace duelogue {

/// A vector with inline storage for `usual` elements. It allocates only beyond that. For short-lived results that are
/// computed often. T must be trivially copyable.
template <class T, std::size_t usual>
class SmallVector {  // NOLINT(*-member-init): what lies within is there from push_back() on
    static_assert(std::is_trivially_copyable_v<T> && usual > 0);

public:
    void push_back(const T& value) {
        if (!isLong() && m_size < usual) {
            ::new (within() + m_size) T(value);
        } else {
            if (!isLong()) m_more.assign(within(), within() + m_size);
            m_more.push_back(value);
        }
        ++m_size;
    }
    /// Keeps only the first `size` elements. `size` must not exceed size().
    void truncate(std::size_t size) {
        if (isLong()) m_more.erase(m_more.begin() + static_cast<std::ptrdiff_t>(size), m_more.end());
        m_size = size;
    }
    template <class Is>
    void eraseIf(Is&& is) {
        truncate(static_cast<std::size_t>(std::remove_if(begin(), end(), is) - begin()));
    }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] T* begin() { return isLong() ? m_more.data() : within(); }
    [[nodiscard]] T* end() { return begin() + m_size; }
    [[nodiscard]] const T* begin() const { return isLong() ? m_more.data() : within(); }
    [[nodiscard]] const T* end() const { return begin() + m_size; }
    [[nodiscard]] T* data() { return begin(); }
    [[nodiscard]] const T* data() const { return begin(); }
    [[nodiscard]] const T& front() const { return *begin(); }
    [[nodiscard]] const T& back() const { return *(end() - 1); }
    [[nodiscard]] const T& operator[](std::size_t i) const { return begin()[i]; }
    [[nodiscard]] T& operator[](std::size_t i) { return begin()[i]; }

private:
    std::size_t m_size = 0;
    std::vector<T> m_more;  ///< all elements, if they exceed the inline storage
    alignas(T) std::array<std::byte, sizeof(std::array<T, usual>)> m_within;

    [[nodiscard]] bool isLong() const { return !m_more.empty(); }
    [[nodiscard]] T* within() { return std::launder(reinterpret_cast<T*>(m_within.data())); }
    [[nodiscard]] const T* within() const { return std::launder(reinterpret_cast<const T*>(m_within.data())); }
};

}  // namespace duelogue
