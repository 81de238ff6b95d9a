#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/data/FieldWord.h"
#include "cards/data/Id.h"

namespace duelogue {

/// A field of one card pool: an index for CardFields::operator[].
using FieldId = Id<struct FieldTag, std::uint8_t>;

/// The kind of a field's values, which decides how they are compared.
enum class FieldKind : std::uint8_t {
    Text,    ///< a text: has a part, or is equal
    Words,   ///< several words: has one that begins so, or has exactly this one
    Set,     ///< a set of a few values, compared as a set
    Number,  ///< a number, which a card may lack
    Rank,    ///< one of a few values in ascending order, which a card may lack
};

/// A field that queries can name, with the values that cards of the pool can have.
struct CardField {
    FieldWord word;
    FieldKind kind = FieldKind::Text;
    std::vector<std::string> values{};  ///< of Words, Set and Rank; at most 64 of a Set
    std::vector<std::string> folds{};   ///< foldedWord() of each value
    /// foldedWord() of other words for values, with the index of the value.
    std::vector<std::pair<std::string, std::size_t>> shortFolds{};
};

/// The fields of a card pool: its name, and those of its vocabulary. They read no rules text, so making them is cheap.
class CardFields {
public:
    explicit CardFields(const CardPool& pool);

    /// The field of words without a field: the name of a card.
    static constexpr FieldId name{0};

    [[nodiscard]] std::span<const CardField> all() const { return m_fields; }
    [[nodiscard]] const CardField& operator[](FieldId id) const { return m_fields[id.value]; }
    /// Returns the field with this name in any case, or an unset id.
    [[nodiscard]] FieldId find(std::string_view fieldName) const;
    /// Returns the first names of all fields for which `isMeant` is true.
    [[nodiscard]] std::vector<std::string> usualNames(bool (*isMeant)(const CardField&)) const;

private:
    std::vector<CardField> m_fields;
};

/// Returns true for fields with numbers, which can be compared with each other.
[[nodiscard]] inline bool isNumber(const CardField& field) { return field.kind == FieldKind::Number; }
/// Returns true for fields by which cards can be sorted: all but the rules text.
[[nodiscard]] inline bool isSortable(const CardField& field) {
    return field.word.source != FieldWord::Source::RulesText;
}

/// Returns for each value of a field of the kind Words whether `typed` means it: whether the value begins so or, if
/// `whole` is set, is equal. Spaces, hyphens, accents and case don't matter.
[[nodiscard]] std::vector<bool> valuesMeant(const CardField& field, std::string_view typed, bool whole);
/// Returns all words that a query can compare the field with, except numbers: its values, and for a set the words for
/// none and several of them.
[[nodiscard]] std::vector<std::string> possibleValues(const CardField& field);

/// A card, as fields read it.
struct SearchedCard {
    const CardPool* pool = nullptr;
    DefinitionId id;
    std::string text;  ///< the rules text
};
/// The values of a field on a card. Each is for the fields of one kind.
[[nodiscard]] std::string textOf(const CardField& field, const SearchedCard& card);
/// Returns indices into CardField::values in ascending order.
[[nodiscard]] std::vector<std::uint16_t> wordsOf(const CardField& field, const SearchedCard& card);
/// Returns a bit for each of CardField::values.
[[nodiscard]] std::uint64_t setOf(const CardField& field, const SearchedCard& card);
/// Returns the number or, for a Rank, an index into CardField::values; nullopt if the card lacks it.
[[nodiscard]] std::optional<int> numberOf(const CardField& field, const SearchedCard& card);

}  // namespace duelogue
