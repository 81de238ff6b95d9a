#include "cards/rulestext/Descriptions.h"

#include <utility>

#include "cards/rulestext/grammar/English.h"
#include "cards/rulestext/grammar/SentenceTemplate.h"

namespace duelogue {

namespace {

using Group = TraitWord::Group;

std::string quoted(std::string_view name) { return "\u201c" + std::string(name) + "\u201d"; }

/// Returns "card", or the zone's own word for cards.
std::string cardWord(const ZoneWord& zone, bool plural) {
    if (zone.noun.empty()) return plural ? "cards" : "card";
    return plural ? zone.plural : zone.noun;
}

}  // namespace

std::string Descriptions::describe(const Filter& filter, const DescribeOptions& options) {
    std::vector<Filter> phrases = phrasesOf(filter);
    if (phrases.size() > 1) return listOf(std::move(phrases), options);
    const std::string text = alone(filter, options);
    return counted(text, options);
}

/// Returns the noun with its article, or with the digit for one.
std::string Descriptions::counted(const std::string& noun, const DescribeOptions& options) const {
    if (options.one && words().style.oneInDigits) return "1 " + noun;
    return options.article || options.one ? withArticle(noun) : noun;
}

/// Returns the description of a filter whose alternatives need no separate phrases.
std::string Descriptions::alone(const Filter& filter, const DescribeOptions& options) {
    std::string result = options.random ? "random " : "";
    for (const std::string& adjective : adjectives(filter)) result += adjective + ' ';
    result += nouns(filter, options);
    if (filter.family) result += " of that " + words().family;
    // "Unit of power 2 or less you control" has its figure first.
    const bool first = words().style.figuresFirst && filter.comparison != Comparison::None && !filter.byCounters &&
                       (is(filter.than, Term::Number) || is(filter.than, Term::X));
    if (first) result += " of " + m_comparisons.text(filter);
    // "Cards with the same name in your hand", because a name belongs to the card and not to its place.
    const bool early = filter.namedLike && !zoneWordOf(filter).shared && isNameKnown(filter);
    if (early) result += qualities(filter, !first);
    result += place(filter, options);
    // The order is "with power 2 or less on target hill", but "here with power 2 or less".
    const bool later = filter.at && !isHere(filter.at) && !(filter.than && isComputed(filter.than));
    if (later && !early) result += qualities(filter, !first);
    result += where(filter);
    if (!later && !early) result += qualities(filter, !first);
    return result + crowd(filter);
}

std::vector<std::string> Descriptions::adjectives(const Filter& filter) const {
    std::vector<std::string> result;
    if (filter.other || isElsewhere(filter)) result.emplace_back("other");
    for (std::size_t i = 0; i < words().flags.size(); ++i) {
        if (hasBit(filter.flags, i)) result.push_back(words().flags[i].word);
        if (hasBit(filter.notFlags, i)) result.push_back(words().flags[i].opposite);
    }
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& trait = words().traits[i];
        if (trait.group == Group::Keyword) continue;
        if (hasBit(filter.none, i)) result.push_back(words().style.non + nameOf(trait));
        if (hasBit(filter.all, i) && !isAlsoNoun(filter, i) && trait.group != Group::Type)
            result.push_back(nameOf(trait));
    }
    if (filter.either) result.push_back(eitherAdjective(filter));
    return result;
}

/// Returns true if the trait is the noun of the description: "scout you control".
bool Descriptions::isAlsoNoun(const Filter& filter, std::size_t trait) const {
    const bool inPlay = filter.zone >= words().zones.size() || filter.zone == words().inPlay;
    return inPlay && words().traits[trait].isNoun && (filter.all & traitsOf(Group::Type)) == 0 && filter.any == 0 &&
           !filter.tags[0];
}

/// Returns the types in `all`: "artifact unit".
std::string Descriptions::types(const Filter& filter, bool plural) const {
    std::string result;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& trait = words().traits[i];
        if (!hasBit(filter.all, i) || (trait.group != Group::Type && !isAlsoNoun(filter, i))) continue;
        if (!result.empty()) result += ' ';
        const bool inPlay = filter.zone >= words().zones.size() || filter.zone == words().inPlay;
        result += !plural && inPlay && !trait.one.empty() ? trait.one : nameOf(trait, plural);
    }
    return result;
}

/// Returns the noun: "unit", "Elf or red card", "units and hills".
std::string Descriptions::nouns(const Filter& filter, const DescribeOptions& options) const {
    const bool inPlay = filter.zone >= words().zones.size() || filter.zone == words().inPlay;
    const bool areNouns = inPlay || words().style.typesAreCards;
    const std::string types = this->types(filter, areNouns && options.plural);
    const bool pluralKinds = areNouns && options.plural && types.empty();
    std::vector<std::string> kinds;  // these are nouns, unless a type follows
    bool typed = static_cast<bool>(filter.tags[0]);
    const auto addTags = [&] {
        for (const TagId tag : filter.tags) {
            if (!tag) continue;
            const std::string name(pool().tag(tag));
            kinds.push_back(pluralKinds ? pluralOf(name) : name);
        }
    };
    // Adjectives precede subtypes, so that both belong to the type after them.
    if (types.empty()) addTags();
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& trait = words().traits[i];
        if (!hasBit(filter.any, i)) continue;
        const bool isNoun = trait.group == Group::Type || trait.group == Group::Standing;
        typed = typed || isNoun;
        kinds.push_back(nameOf(trait, pluralKinds && isNoun));
    }
    if (!types.empty()) addTags();
    std::string result = listed(kinds, typed ? options.conjunction : "or");
    const auto append = [&result](const std::string& more) { result += (result.empty() ? "" : " ") + more; };
    if (!types.empty()) append(types);
    if (isCalledByName(filter)) return quoted(pool().called(filter.name));
    const bool isShared =
        filter.zone != Filter::anyZone && zoneWordOf(filter).shared && zoneWordOf(filter).noun.empty();
    const bool named = (areNouns || isShared) && (typed || !types.empty());
    const bool isSource = options.source && !zoneWordOf(filter).noun.empty();
    if (!named && isSource) append(options.plural ? "sources" : "source");
    if (!named && !isSource) append(cardWord(zoneWordOf(filter), options.plural));
    return result;
}

/// Returns true if the name stands for the noun: "a turned “Ivan”" instead of "a turned card named Ivan".
bool Descriptions::isCalledByName(const Filter& filter) const {
    const bool isKind = (filter.all & traitsOf(Group::Type)) != 0 || filter.any != 0 || filter.tags[0];
    return filter.name && words().style.quotesNames && !isKind;
}

/// Returns qualities: "with swift", "without swift", "with strength 2 or less", "that can move by night". Without
/// `compares`, leaves out the figure.
std::string Descriptions::qualities(const Filter& filter, bool compares) {
    std::vector<std::string> with;
    std::vector<std::string> without;
    std::string that;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& trait = words().traits[i];
        if (trait.group != Group::Keyword) continue;
        if (!trait.canDo.empty()) {
            if (hasBit(filter.all, i)) that += " that can " + trait.canDo;
            if (hasBit(filter.none, i)) that += " that can't " + trait.canDo;
            continue;
        }
        if (hasBit(filter.all, i)) with.push_back(trait.word);
        if (hasBit(filter.none, i)) without.push_back(trait.word);
    }
    if (filter.comparison != Comparison::None && compares) with.push_back(m_comparisons.text(filter));
    if (filter.namedLike) with.push_back(sameName(filter));
    std::string result;
    if (filter.name && !isCalledByName(filter)) {
        const std::string_view name = pool().called(filter.name);
        result += " named " + (words().style.quotesNames ? quoted(name) : std::string(name));
    }
    if (!with.empty()) result += " with " + listed(with, "and");
    if (!without.empty()) result += " without " + listed(without, "or");
    return result + that;
}

std::string Descriptions::place(const Filter& filter, const DescribeOptions& options) {
    std::string result;
    const bool isPlain = words().relationIsPlain && (filter.all != 0 || filter.any != 0 || filter.tags[0]);
    if (filter.related && !isPlain) {
        const std::string who = m_mentions.players(filter.related).text;
        const std::string& text = words().relationText;
        result += ' ' + (text.empty() ? words().relation + ' ' + who : who + ' ' + text);
    }
    if (options.placeless) return result;
    const ZoneWord& zone = zoneWordOf(filter);
    if (zone.shared) {
        if (!filter.players) return result;
        return result + ' ' + withVerb(controller(filter.players, options.plural), "control");
    }
    const std::string& text = m_spoken.from ? zone.text.from : zone.text.in;
    const auto say = [&](TemplateSlot slot) {
        if (zone.ofTable) return ofTable(zone);
        // A single card is in the zone of just one player.
        const bool isOfOne = !options.plural && is(filter.players, Term::Others) && words().roles.empty();
        if (isOfOne) return possessive(anotherPlayer().text) + ' ' + std::string(slot.more);
        return filter.players ? m_places.owned(filter.players, slot.more) : "any " + std::string(slot.more);
    };
    return result + ' ' + fillTemplate(text, say, [](std::string_view) { return true; });
}

/// Returns the controller of described cards: "you", "another player"; "other players" for several cards. The player
/// who acts in the clause is "they": "target rival loses a point for each unit they control".
Noun Descriptions::controller(ExpressionId players, bool plural) {
    if (players == m_spoken.player && !m_mentions.players(players).you) return {"they", true, false};
    if (!is(players, Term::Others)) return m_mentions.players(players);
    for (const PlayerWord& word : words().players) {
        if (plural && word.term == Term::Others && word.several && word.only.empty()) return {word.plural, true, false};
    }
    return anotherPlayer();
}

std::string Descriptions::inOwn(const ZoneWord& zone) {
    const auto say = [this](TemplateSlot slot) { return m_places.owned({}, slot.more); };
    return ' ' + fillTemplate(zone.text.in, say, [](std::string_view) { return true; });
}

std::string Descriptions::where(const Filter& filter) {
    std::string result;
    if (filter.on) result += " on " + m_places.thatOne(filter.on).text;
    if (!filter.at || isElsewhere(filter)) return result;
    if (filter.away && (isHere(filter.at) || is(filter.at, Term::Named)))
        return result + " on another " + words().traits[words().place].word;
    if (!isHere(filter.at)) return result + (filter.away ? " not on " : " on ") + m_places.placeOf(filter.at).text;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& trait = words().traits[i];
        if (hasBit(filter.all, i) && !trait.hereText.empty()) return result + ' ' + trait.hereText;
    }
    return result + " here";
}

/// Returns the cards at a place: " with a unit you control", " without a unit you control".
std::string Descriptions::crowd(const Filter& filter) {
    if (!filter.crowd) return {};
    return (filter.deserted ? " without " : " with ") + describe(pool()[filter.crowd], {.article = true});
}

/// Returns true if the card with the same name has been mentioned.
bool Descriptions::isNameKnown(const Filter& filter) const {
    const Expression& like = at(filter.namedLike);
    const bool seen = like.term == Term::Target && ((m_spoken.seenTargets >> like.index) & 1U) != 0;
    return seen || like.term == Term::Chosen || like.term == Term::EachCard || like.term == Term::EventCard;
}

/// Returns "the same name" after a mention of the other card, otherwise also names that card.
std::string Descriptions::sameName(const Filter& filter) {
    return isNameKnown(filter) ? "the same name" : "the same name as " + m_places.thatOne(filter.namedLike).text;
}

std::string Descriptions::onto(const Filter& filter, bool preposition) {
    if (filter.same && isHere(filter.same) && isPlace(filter.same)) return "here";
    return (preposition ? "on " : "") +
           (filter.same ? m_places.thatOne(filter.same).text : describe(filter, {.article = true}));
}

std::string Descriptions::amongText(const Expression& among, const DescribeOptions& options) {
    // The noun depends on the zone of the other cards, which needs no mention.
    Filter filter = pool()[among.filter];
    const std::uint8_t zone = zoneOf(among.left);
    if (filter.zone == Filter::anyZone) filter.zone = zone;
    DescribeOptions said = options;
    said.placeless = !words().zones[zone].shared;
    const std::string text = describe(filter, said);
    return text + " among " + m_mentions.cards(among.left, Style::Plain).text;
}

}  // namespace duelogue
