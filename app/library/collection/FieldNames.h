#pragma once

#include <QString>
#include <map>
#include <string>

#include "cards/data/CardPool.h"
#include "cards/search/CardFields.h"

namespace duelogue {

struct TableFace;

/// Returns the contents of a face for a screen reader.
[[nodiscard]] QString spokenFace(const TableFace& face);

/// The names of the fields that queries can name and of their values, in the language of the window. Queries themselves
/// have English words in every language. The pool must outlive the object.
class FieldNames {
public:
    explicit FieldNames(const CardPool& pool);

    /// Returns the name of a field (FieldWord::noun) as a heading: "Color".
    [[nodiscard]] static QString nameOf(const std::string& noun);
    /// Returns a word other than a subtype, such as a rarity, as a label: "Rare".
    [[nodiscard]] static QString wordOf(const std::string& word);
    /// Returns the line about a suggestion (QuerySuggestion::meaning).
    [[nodiscard]] static QString meaningOf(const std::string& meaning);
    /// Returns a value as the label of a button: "Red", "3". `value` is that of a QueryChoice.
    [[nodiscard]] QString valueOf(const CardField& field, int value) const;

private:
    const CardPool& m_pool;
    std::map<std::string, TagId> m_tags;          ///< by folded name
    std::map<std::string, std::string> m_traits;  ///< words of traits, by folded word
    std::map<std::string, std::string> m_sets;    ///< names and codes of sets, by folded name
};

}  // namespace duelogue
