#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>

#include "cards/data/Effect.h"

namespace duelogue {

/// A 64-bit FNV-1a hash of a sequence of values. Its result is the same on every platform.
class Fnv1aHash {
public:
    template <class Number>
    requires std::is_integral_v<Number> || std::is_enum_v<Number> Fnv1aHash& operator<<(Number number) {
        auto rest = static_cast<std::uint64_t>(number);
        for (int i = 0; i < 8; ++i, rest >>= 8U) byte(static_cast<std::uint8_t>(rest & 0xffU));
        return *this;
    }
    template <class Tag, class Rep>
    Fnv1aHash& operator<<(Id<Tag, Rep> id) {
        return *this << id.value;
    }
    Fnv1aHash& operator<<(std::string_view text) {
        for (const char c : text) byte(static_cast<std::uint8_t>(c));
        return *this << text.size();
    }
    Fnv1aHash& operator<<(const Expression& expression);
    Fnv1aHash& operator<<(const Filter& filter);
    Fnv1aHash& operator<<(const Pattern& pattern);
    Fnv1aHash& operator<<(const Cost& cost);
    Fnv1aHash& operator<<(const TargetSpec& target);
    /// Ignores the line in the card file, which does not change the effect.
    Fnv1aHash& operator<<(const Instruction& instruction);
    Fnv1aHash& operator<<(const Ability& ability);

    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 14695981039346656037U;

    void byte(std::uint8_t b) { m_value = (m_value ^ b) * 1099511628211U; }
};

}  // namespace duelogue
