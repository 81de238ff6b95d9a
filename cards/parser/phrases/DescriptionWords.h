#pragma once

#include "cards/data/CardPool.h"
#include "cards/parser/DescriptionPart.h"
#include "cards/parser/phrases/Tokens.h"

namespace duelogue {

/// A reader of the words of a description that need no other phrase: nouns, states, traits and subtypes. Each function
/// adds one word to the part. It returns false and reads nothing if no such word comes next.
class DescriptionWords {
public:
    DescriptionWords(const CardPool& pool, Tokens& tokens) : m_pool(pool), m_tokens(tokens) {}

    /// Reads "other", "card", or the noun of a zone.
    bool takeNoun(DescriptionPart& part);
    /// Reads a flag or a trait: "turned", "nonblack", "units".
    bool takeQuality(DescriptionPart& part);
    /// Reads the longest subtype that comes next, in the singular or the plural. Some card must have this subtype.
    bool takeTag(DescriptionPart& part);

private:
    const CardPool& m_pool;
    Tokens& m_tokens;

    [[nodiscard]] const Vocabulary& words() const { return m_pool.vocabulary(); }
    void addTrait(DescriptionPart& part, std::size_t trait);
    void demoteStanding(DescriptionPart& part) const;
};

}  // namespace duelogue
