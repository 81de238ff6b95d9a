#include "cards/parser/DescriptionPart.h"

#include <algorithm>
#include <functional>
#include <iterator>

#include "cards/data/Disjunction.h"

namespace duelogue {

namespace {

using Parts = std::vector<DescriptionPart>;

/// The way in which a part shares the noun of the next one.
enum class Link : std::uint8_t {
    None,        ///< not at all: each part is a phrase of its own
    Adjectives,  ///< "turned or red unit"
    Kinds,       ///< "unit or hill card", "Elf or Goblin unit"
};

bool isSubtype(const Filter& kind) { return static_cast<bool>(kind.tags[0]); }

/// Returns true if the part ends with its noun.
bool isOpen(const DescriptionPart& part) { return !part.isQualified && !part.isPlaced; }

bool hasNoun(const DescriptionPart& part) { return part.hasNoun || !part.kinds.empty(); }

/// Returns true if a word precedes the noun.
bool isModified(const DescriptionPart& part) {
    const std::size_t nouns = part.kinds.size() + (part.hasNoun ? 1 : 0);
    return nouns > 1 || (nouns == 1 && !part.adjectives.empty());
}

/// Returns true for phrases such as "Goblin unit".
bool isSubtypeOfType(const DescriptionPart& part) {
    return part.adjectives.empty() && part.kinds.size() > 1 && isSubtype(part.kinds.front()) &&
           !isSubtype(part.kinds.back());
}

Link linkOf(const DescriptionPart& part, const DescriptionPart& next) {
    if (!isOpen(part) || part.hasNoun) return Link::None;
    if (!hasNoun(part)) return !part.adjectives.empty() && isModified(next) ? Link::Adjectives : Link::None;
    const bool areSubtypes = std::ranges::all_of(part.kinds, &isSubtype);
    const bool isShared = (next.hasNoun && isModified(next)) || (areSubtypes && isSubtypeOfType(next));
    return isShared ? Link::Kinds : Link::None;
}

/// Adds the words after the first word of `next`, including its noun.
void shareBehindFirstWord(DescriptionPart& part, const DescriptionPart& next) {
    const bool isAdjective = !next.adjectives.empty();
    const auto kinds = next.kinds.begin() + (isAdjective ? 0 : 1);
    if (isAdjective) part.adjectives.insert(part.adjectives.end(), next.adjectives.begin() + 1, next.adjectives.end());
    part.kinds.insert(part.kinds.end(), kinds, next.kinds.end());
}

/// Adds the noun after the kinds of `next`: "card", or the types after its subtypes.
void shareWiderNoun(DescriptionPart& part, const DescriptionPart& next) {
    if (next.hasNoun) return;
    std::ranges::copy_if(next.kinds, std::back_inserter(part.kinds), std::not_fn(&isSubtype));
}

void shareEnd(DescriptionPart& part, const DescriptionPart& next) {
    part.hasNoun = next.hasNoun;
    part.nounZone = next.nounZone;
    part.behind = next.behind;
    part.isQualified = next.isQualified;
    part.figure = next.figure;
}

void sharePlace(DescriptionPart& part, const DescriptionPart& next) {
    part.place = next.place;
    part.isPlaced = next.isPlaced;
}

/// Visits the parts backward and gives each the shared words that follow a later part. Returns the link of each part
/// with the next one.
std::vector<Link> shareBackwards(Parts& parts) {
    std::vector<Link> links(parts.size(), Link::None);
    for (std::size_t i = parts.size() - 1; i-- > 0;) {
        DescriptionPart& part = parts[i];
        const DescriptionPart& next = parts[i + 1];
        if (!isOpen(part)) continue;
        links[i] = linkOf(part, next);
        if (links[i] == Link::Adjectives) shareBehindFirstWord(part, next);
        if (links[i] == Link::Kinds) shareWiderNoun(part, next);
        if (links[i] != Link::None) shareEnd(part, next);
        sharePlace(part, next);
    }
    return links;
}

/// Visits the parts forward and gives each the adjectives that precede an earlier part.
void shareForwards(Parts& parts, const Parts& written, const std::vector<Link>& links) {
    std::vector<Filter> leading;  // adjectives before the alternatives that share a noun
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const DescriptionPart& before = written[i - 1];
        if (!isOpen(before)) continue;
        DescriptionPart& part = parts[i];
        part.other = part.other || parts[i - 1].other;
        if (links[i - 1] == Link::Adjectives) {
            leading.insert(leading.end(), before.adjectives.begin(), before.adjectives.end() - 1);
            part.adjectives.insert(part.adjectives.end(), leading.begin(), leading.end());
            continue;
        }
        const bool isBehindList = i > 1 && links[i - 2] == Link::Adjectives;
        const bool isBare = written[i].adjectives.empty() && hasNoun(written[i]) && !written[i].isQualified;
        if (isBare && !isBehindList) part.adjectives = parts[i - 1].adjectives;
        leading.clear();
    }
}

}  // namespace

bool DescriptionPart::isEmpty() const {
    return !other && adjectives.empty() && kinds.empty() && !hasNoun && !isQualified && !isPlaced;
}

Filter DescriptionPart::filter() const {
    Filter filter = behind;
    filter.other = other;
    for (const Filter& word : adjectives) filter = conjunctionOf(filter, word);
    for (const Filter& kind : kinds) filter = conjunctionOf(filter, kind);
    filter.zone = nounZone;
    return conjunctionOf(filter, place);
}

void shareWords(std::vector<DescriptionPart>& parts) {
    const Parts written = parts;
    const std::vector<Link> links = shareBackwards(parts);
    shareForwards(parts, written, links);
}

}  // namespace duelogue
