#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "match/notation/glossary/Glossary.h"

namespace duelogue {

/// A term in a text: bytes `begin` to `begin + length`.
struct FoundTerm {
    std::size_t begin = 0;
    std::size_t length = 0;
    const GlossaryEntry* entry = nullptr;
};

/// Finds the terms of a glossary in texts of one language. A form is found as a whole word, as it is written; its first
/// letter may also be a capital. Immutable, and so shared by threads.
class TermFinder {
public:
    /// The glossary must outlive the finder and keep its place.
    TermFinder(const Glossary& glossary, GlossaryLanguage language);

    /// Returns the terms of a text in UTF-8, in their order. Terms never overlap: the longest form counts.
    [[nodiscard]] std::vector<FoundTerm> termsIn(std::string_view text) const;
    /// Returns the entries of these terms in the same order, each once.
    [[nodiscard]] std::vector<const GlossaryEntry*> entriesIn(std::string_view text) const;
    /// Returns the entry for a name on the table, such as "Cards in hand (maximum: 5)": the name begins with one of
    /// GlossaryWords::onTable, or is a form. Returns nullptr for other names.
    [[nodiscard]] const GlossaryEntry* named(std::string_view name) const;

private:
    struct Form {
        std::string text;
        const GlossaryEntry* entry = nullptr;
    };
    using FormsByLetter = std::array<std::vector<Form>, 256>;

    FormsByLetter m_forms;  ///< by first byte, the longest first
    std::vector<Form> m_onTable;

    [[nodiscard]] const Form* formAt(std::string_view text, std::size_t at) const;
};

}  // namespace duelogue
