// Texts for "A or B" in descriptions. The parser must read them with the same meaning (cards/parser/DescriptionPart.h).
#include <algorithm>
#include <bit>

#include "cards/data/Disjunction.h"
#include "cards/rulestext/Descriptions.h"
#include "cards/rulestext/grammar/English.h"

namespace duelogue {

namespace {

using Group = TraitWord::Group;

/// Returns the owner and the place of a filter, without the zone.
Filter placeOf(const Filter& filter) {
    return {
        .players = filter.players, .related = filter.related, .away = filter.away, .at = filter.at, .on = filter.on};
}

Filter withoutPlace(Filter filter) {
    filter.players = filter.related = filter.at = filter.on = {};
    filter.away = false;
    return filter;
}

}  // namespace

Traits Descriptions::traitsOf(Group group) const {
    Traits traits = 0;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (words().traits[i].group == group) traits |= Traits{1} << i;
    }
    return traits;
}

/// Returns true if qualities follow the noun.
bool Descriptions::isQualified(const Filter& filter) const {
    return ((filter.all | filter.none) & traitsOf(Group::Keyword)) != 0 || filter.comparison != Comparison::None ||
           filter.namedLike || filter.name || filter.family || filter.crowd;
}

/// Returns true if the alternative is a single adjective before the noun that all alternatives share.
bool Descriptions::isAdjective(const Filter& alternative) const {
    const Filter bits{.all = alternative.all,
                      .none = alternative.none,
                      .flags = alternative.flags,
                      .notFlags = alternative.notFlags,
                      .orElse = alternative.orElse};
    const Traits nouns = traitsOf(Group::Type) | traitsOf(Group::Standing) | traitsOf(Group::Keyword);
    const int count =
        std::popcount(bits.all) + std::popcount(bits.none) + std::popcount(bits.flags) + std::popcount(bits.notFlags);
    return alternative == bits && count == 1 && (bits.all & nouns) == 0 && (bits.none & traitsOf(Group::Keyword)) == 0;
}

/// Returns the alternatives as adjectives: "turned or red". Empty if one of them is more than an adjective.
std::string Descriptions::eitherAdjective(const Filter& filter) const {
    std::vector<std::string> all;
    for (FilterId at = filter.either; at; at = pool()[at].orElse) {
        if (!isAdjective(pool()[at])) return {};
        all.push_back(adjectives(pool()[at]).front());
    }
    return listed(all, "or");
}

/// Returns a separate filter for each kind in the filter's `any`: "Elf or red".
std::vector<Filter> Descriptions::kindsOf(const Filter& filter) const {
    Filter shared = filter;
    shared.any = 0;
    shared.tags = {};
    std::vector<Filter> all;
    for (const TagId tag : filter.tags) {
        if (tag) all.push_back(conjunctionOf(shared, {.tags = {tag}}));
    }
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (hasBit(filter.any, i)) all.push_back(conjunctionOf(shared, {.all = Traits{1} << i}));
    }
    return all;
}

/// Returns true if the kinds in the filter's `any` cannot share a noun. They need one each if qualities follow the noun
/// or if some kinds are adjectives.
bool Descriptions::areKindsApart(const Filter& filter) const {
    const Traits nouns = traitsOf(Group::Type) | traitsOf(Group::Standing);
    const bool inPlay = filter.zone >= words().zones.size() || filter.zone == words().inPlay;
    const bool areNouns = filter.tags[0] || (filter.any & nouns) != 0;
    if (!inPlay || !areNouns || (filter.all & traitsOf(Group::Type)) != 0) return false;
    return isQualified(filter) || (filter.any & ~nouns) != 0;
}

/// Returns the alternatives that must be separate phrases, or the filter itself if one phrase is enough.
std::vector<Filter> Descriptions::phrasesOf(const Filter& filter) const {
    if (filter.either) return eitherAdjective(filter).empty() ? alternativesOf(pool(), filter) : std::vector{filter};
    return areKindsApart(filter) ? kindsOf(filter) : std::vector{filter};
}

/// Returns true if the phrase ends with its noun, so that it shares words with the next alternative.
bool Descriptions::isOpen(const Filter& alternative) const {
    return !isQualified(alternative) && alternative == withoutPlace(alternative);
}

bool Descriptions::hasType(const Filter& alternative) const { return (alternative.all & traitsOf(Group::Type)) != 0; }

bool Descriptions::hasAdjectives(Filter alternative) const {
    alternative.other = false;
    return !adjectives(alternative).empty();
}

/// Returns true if `next` keeps its meaning directly after "`before` or".
bool Descriptions::readsAsMeant(const Filter& before, const Filter& next) const {
    if (!isOpen(before)) return true;
    const bool saysCard = !next.tags[0] && !hasType(next);
    const bool givesEnd = !isOpen(next) && (saysCard || next != withoutPlace(next));
    const bool givesType = before.tags[0] && !hasType(before) && next.tags[0] && hasType(next) && !hasAdjectives(next);
    const bool isBare = !hasAdjectives(next) && !isQualified(next);
    const bool takesAdjectives = (hasAdjectives(before) && isBare) || (before.other && !next.other);
    return !givesEnd && !givesType && !takesAdjectives;
}

/// Returns the rank in an order in which alternatives share no words by mistake. Alternatives with words after the noun
/// come first, those with adjectives last.
int Descriptions::rankOf(const Filter& alternative) const {
    if (!isOpen(alternative)) return 0;
    if (alternative.other) return 4;
    if (hasAdjectives(alternative)) return 3;
    return alternative.tags[0] && !hasType(alternative) ? 2 : 1;
}

/// Returns a list of alternatives: "unit with swift or hill you control".
std::string Descriptions::listOf(std::vector<Filter> all, const DescribeOptions& options) {
    const Filter place = placeOf(all.front());
    const auto isThere = [&](const Filter& each) { return !isQualified(each) && placeOf(each) == place; };
    const bool isPlaceShared = std::ranges::all_of(all, isThere);
    DescribeOptions each = options;
    if (isPlaceShared) {
        std::ranges::transform(all, all.begin(), &withoutPlace);
        each.placeless = true;
    }
    const auto isMisread = [this](const Filter& before, const Filter& next) { return !readsAsMeant(before, next); };
    if (std::ranges::adjacent_find(all, isMisread) != all.end())
        std::ranges::stable_sort(all, {}, [this](const Filter& alternative) { return rankOf(alternative); });
    const bool isOtherShared = isPlaceShared && std::ranges::all_of(all, &Filter::other);
    std::vector<std::string> phrases;
    for (Filter& alternative : all) {
        alternative.other = alternative.other && !(isOtherShared && !phrases.empty());
        each.article = options.article && (phrases.empty() || !isPlaceShared);
        each.one = options.one && (phrases.empty() || !isPlaceShared);
        phrases.push_back(describe(alternative, each));
    }
    std::string text = listed(phrases, options.conjunction);
    if (!isPlaceShared) return text;
    Filter where = place;
    where.zone = all.front().zone;
    return text + this->place(where, options) + this->where(where);
}

}  // namespace duelogue
