#include "cards/parser/phrases/DescriptionWords.h"

#include <string>
#include <string_view>

namespace duelogue {

namespace {

/// Returns true if the text is the word in the singular or the plural.
bool isFormOf(std::string_view said, std::string_view word) {
    const auto with = [&](std::string_view end) {
        return said.size() == word.size() + end.size() && said.starts_with(word) && said.ends_with(end);
    };
    const bool isWithVes = word.ends_with('f') && said.ends_with("ves") && said.size() == word.size() + 2 &&
                           said.starts_with(word.substr(0, word.size() - 1));
    return with("") || with("s") || with("es") || isWithVes;
}

}  // namespace

bool DescriptionWords::takeNoun(DescriptionPart& part) {
    if (m_tokens.accept("other")) return part.other = true;
    if (m_tokens.accept("cards") || m_tokens.accept("card")) return part.hasNoun = true;
    for (const auto member : {&ZoneWord::noun, &ZoneWord::plural}) {
        const auto noun =
            m_tokens.acceptOneOf(words().zones, [member](const ZoneWord& w) { return std::string_view(w.*member); });
        if (!noun) continue;
        part.nounZone = *noun == words().inPlay ? std::uint8_t{0xff} : static_cast<std::uint8_t>(*noun);
        return part.hasNoun = true;
    }
    return false;
}

bool DescriptionWords::takeQuality(DescriptionPart& part) {
    if (const auto f =
            m_tokens.acceptOneOf(words().flags, [](const FlagWord& w) { return std::string_view(w.word); })) {
        part.adjectives.push_back({.flags = std::uint32_t{1} << *f});
        return true;
    }
    const auto opposite = [](const FlagWord& w) { return std::string_view(w.opposite); };
    if (const auto f = m_tokens.acceptOneOf(words().flags, opposite)) {
        part.adjectives.push_back({.notFlags = std::uint32_t{1} << *f});
        return true;
    }
    const auto negative = [](const TraitWord& w) { return "non" + w.word; };
    if (const auto t = m_tokens.acceptOneOf(words().traits, negative)) {
        part.adjectives.push_back({.none = Traits{1} << *t});
        return true;
    }
    for (const auto member : {&TraitWord::word, &TraitWord::plural}) {
        const auto t =
            m_tokens.acceptOneOf(words().traits, [member](const TraitWord& w) { return std::string_view(w.*member); });
        if (!t) continue;
        addTrait(part, *t);
        return true;
    }
    return false;
}

bool DescriptionWords::takeTag(DescriptionPart& part) {
    std::string said;
    std::size_t length = 0;
    TagId found;
    for (std::size_t count = 1; !m_tokens.peek(count - 1).empty(); ++count) {
        said.append(count > 1 ? " " : "").append(m_tokens.peek(count - 1));
        TagId tag = m_pool.findTag(said);
        for (std::size_t i = 0; i < m_pool.tagCount() && !tag; ++i) {
            const TagId one(static_cast<std::uint16_t>(i));
            if (isFormOf(said, m_pool.tag(one))) tag = one;
        }
        if (!tag) continue;
        found = tag;
        length = count;
    }
    if (!found) return false;
    m_tokens.skip(length);
    part.kinds.push_back({.tags = {found}});
    demoteStanding(part);
    return true;
}

/// Adds a trait to the description. A trait of the group Standing serves as the noun if the part lacks a type.
void DescriptionWords::addTrait(DescriptionPart& part, std::size_t trait) {
    using Group = TraitWord::Group;
    const Group group = words().traits[trait].group;
    const bool isKind = group == Group::Type || (group == Group::Standing && part.kinds.empty());
    (isKind ? part.kinds : part.adjectives).push_back({.all = Traits{1} << trait});
    if (isKind) demoteStanding(part);
}

/// Turns the Standing trait back into an adjective when a type or subtype follows it: "installed program".
void DescriptionWords::demoteStanding(DescriptionPart& part) const {
    if (part.kinds.size() < 2) return;
    Traits standing = 0;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (words().traits[i].group == TraitWord::Group::Standing) standing |= Traits{1} << i;
    }
    if ((part.kinds.front().all & standing) == 0) return;
    part.adjectives.push_back(part.kinds.front());
    part.kinds.erase(part.kinds.begin());
}

}  // namespace duelogue
