#include "cards/rulestext/Descriptions.h"

#include <optional>
#include <utility>

#include "cards/rulestext/grammar/English.h"
#include "cards/rulestext/grammar/SentenceTemplate.h"

namespace duelogue {

namespace {

using Group = TraitWord::Group;

/// Colors in games without resources are names: "Dark".
std::string nameOf(const Vocabulary& words, const TraitWord& trait) {
    const bool isName = trait.group == Group::Colour && words.resources.empty();
    return isName ? capitalised(trait.word) : trait.word;
}

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
    return options.article ? withArticle(text) : text;
}

/// Returns the description of a filter whose alternatives need no separate phrases.
std::string Descriptions::alone(const Filter& filter, const DescribeOptions& options) {
    std::string result;
    for (const std::string& adjective : adjectives(filter)) result += adjective + ' ';
    result += nouns(filter, options);
    if (filter.family) result += " of that " + words().family;
    result += place(filter, options);
    // The order is "with power 2 or less on target hill", but "here with power 2 or less".
    const bool later = filter.at && !isHere(filter.at) && !(filter.than && isComputed(filter.than));
    if (later) result += qualities(filter);
    result += where(filter);
    if (!later) result += qualities(filter);
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
        if (hasBit(filter.none, i)) result.push_back("non" + trait.word);
        if (hasBit(filter.all, i) && trait.group != Group::Type) result.push_back(nameOf(words(), trait));
    }
    if (filter.either) result.push_back(eitherAdjective(filter));
    return result;
}

/// Returns the types in `all`: "artifact unit".
std::string Descriptions::types(const Filter& filter, bool plural) const {
    std::string result;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& trait = words().traits[i];
        if (trait.group != Group::Type || !hasBit(filter.all, i)) continue;
        if (!result.empty()) result += ' ';
        result += plural ? trait.plural : trait.word;
    }
    return result;
}

/// Returns the noun: "unit", "Elf or red card", "units and hills".
std::string Descriptions::nouns(const Filter& filter, const DescribeOptions& options) const {
    const bool inPlay = filter.zone >= words().zones.size() || filter.zone == words().inPlay;
    const std::string types = this->types(filter, inPlay && options.plural);
    const bool pluralKinds = inPlay && options.plural && types.empty();
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
        kinds.push_back(pluralKinds && isNoun ? trait.plural : nameOf(words(), trait));
    }
    if (!types.empty()) addTags();
    std::string result = listed(kinds, typed ? options.conjunction : "or");
    const auto append = [&result](const std::string& more) { result += (result.empty() ? "" : " ") + more; };
    if (!types.empty()) append(types);
    const bool named = inPlay && (typed || !types.empty());
    if (!named) append(cardWord(zoneWordOf(filter), options.plural));
    return result;
}

/// Returns qualities: "with swift", "without swift", "with strength 2 or less".
std::string Descriptions::qualities(const Filter& filter) {
    std::vector<std::string> with;
    std::vector<std::string> without;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (words().traits[i].group != Group::Keyword) continue;
        if (hasBit(filter.all, i)) with.push_back(words().traits[i].word);
        if (hasBit(filter.none, i)) without.push_back(words().traits[i].word);
    }
    if (filter.comparison != Comparison::None) with.push_back(compared(filter));
    if (filter.namedLike) with.push_back(sameName(filter));
    std::string result;
    if (filter.name) result += " named " + std::string(pool().called(filter.name));
    if (!with.empty()) result += " with " + listed(with, "and");
    if (!without.empty()) result += " without " + listed(without, "or");
    return result;
}

/// Returns the compared figure: "strength 2 or less", "less strength than that unit".
std::string Descriptions::compared(const Filter& filter) {
    if (filter.byCounters) return withCounters(filter);
    const std::string& figure = figureName(filter.figure, filter.all | filter.any);
    const Expression& than = at(filter.than);
    const bool alike = than.term == Term::Figure && than.index == filter.figure;
    const bool extreme = (than.term == Term::Least || than.term == Term::Greatest) && than.index == filter.figure;
    const bool computed = isComputed(filter.than) && words().place != 0xff;
    switch (filter.comparison) {
        case Comparison::AtMost:
            if (alike && computed) return "no more " + figure + " than " + m_places.thatOne(than.left).text;
            if (computed) return figure + " of at most " + m_mentions.amount(filter.than);
            return figure + ' ' + m_mentions.amount(filter.than) + " or less";
        case Comparison::AtLeast:
            if (computed) return figure + " of at least " + m_mentions.amount(filter.than);
            return figure + ' ' + m_mentions.amount(filter.than) + " or more";
        case Comparison::Below:
            if (alike) return "less " + figure + " than " + m_places.thatOne(than.left).text;
            return figure + " less than " + m_mentions.amount(filter.than);
        default:
            if (extreme && isAmongItsLike(filter)) {
                return (than.term == Term::Least ? "the lowest " : "the highest ") + figure;
            }
            if (extreme) return m_mentions.amount(filter.than);
            if (computed) return figure + " equal to " + m_mentions.amount(filter.than);
            return figure + ' ' + m_mentions.amount(filter.than);
    }
}

/// Returns true if the figure is compared with the figures of the described cards themselves: "a unit with the lowest
/// power".
bool Descriptions::isAmongItsLike(const Filter& filter) const {
    const Expression& among = at(at(filter.than).left);
    if (among.term != Term::Filtered) return false;
    Filter alike = filter;
    alike.comparison = Comparison::None;
    alike.than = {};
    alike.figure = pool()[among.filter].figure;
    return alike == pool()[among.filter];
}

/// Returns the number of counters: "two or more virus counters".
std::string Descriptions::withCounters(const Filter& filter) {
    const CounterWord& kind = words().counters[filter.figure];
    const Expression& than = at(filter.than);
    const bool isNumber = than.term == Term::Number;
    const std::string many = isNumber ? inWords(than.number) : m_mentions.amount(filter.than);
    switch (filter.comparison) {
        case Comparison::AtMost:
            return many + " or fewer " + kind.plural;
        case Comparison::AtLeast:
            return isNumber && than.number == 1 ? "any " + kind.plural : many + " or more " + kind.plural;
        case Comparison::Below:
            return "fewer than " + many + ' ' + kind.plural;
        default:
            return isNumber && than.number == 1 ? withArticle(kind.text) : many + ' ' + kind.plural;
    }
}

std::string Descriptions::place(const Filter& filter, const DescribeOptions& options) {
    std::string result;
    const bool isPlain = words().relationIsPlain && (filter.all != 0 || filter.any != 0 || filter.tags[0]);
    if (filter.related && !isPlain) result += ' ' + words().relation + ' ' + m_mentions.players(filter.related).text;
    if (options.placeless) return result;
    const ZoneWord& zone = zoneWordOf(filter);
    if (zone.shared) {
        if (!filter.players) return result;
        const Noun who = is(filter.players, Term::Others) ? anotherPlayer() : m_mentions.players(filter.players);
        return result + ' ' + withVerb(who, "control");
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

std::string Descriptions::inOwn(const ZoneWord& zone) {
    const auto say = [this](TemplateSlot slot) { return m_places.owned({}, slot.more); };
    return ' ' + fillTemplate(zone.text.in, say, [](std::string_view) { return true; });
}

std::string Descriptions::where(const Filter& filter) {
    std::string result;
    if (filter.on) result += " on " + m_places.thatOne(filter.on).text;
    if (!filter.at || isElsewhere(filter)) return result;
    if (!isHere(filter.at)) return result + (filter.away ? " not on " : " on ") + m_places.placeOf(filter.at).text;
    return result + (filter.away ? " on another " + words().traits[words().place].word : " here");
}

/// Returns the cards at a place: " with a unit you control", " without a unit you control".
std::string Descriptions::crowd(const Filter& filter) {
    if (!filter.crowd) return {};
    return (filter.deserted ? " without " : " with ") + describe(pool()[filter.crowd], {.article = true});
}

/// Returns "the same name" after a mention of the other card, otherwise also names that card.
std::string Descriptions::sameName(const Filter& filter) {
    const Expression& like = at(filter.namedLike);
    const bool seen = like.term == Term::Target && ((m_spoken.seenTargets >> like.index) & 1U) != 0;
    const bool known = like.term == Term::Chosen || like.term == Term::EachCard || like.term == Term::EventCard;
    return seen || known ? "the same name" : "the same name as " + m_places.thatOne(filter.namedLike).text;
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

Noun Descriptions::counted(const Instruction& choose, bool placeless) {
    const bool plural = isPlural(choose);
    const bool last = !m_spoken.choices.empty() && &pool()[m_spoken.choices.back()] == &choose;
    std::optional<ChoiceBefore> before;
    if (last) before.emplace(m_spoken);
    return {countedOf(choose, placeless), plural, false};
}

/// Returns true if the choice is "a card". This includes "up to one" hidden card, because other players cannot see
/// whether there is one.
bool Descriptions::isOne(const Instruction& choose) const {
    if (isPlural(choose)) return false;
    const Expression& what = at(choose.cards);
    return at(choose.amount).number == 1 ||
           (what.term == Term::Filtered && zoneWordOf(pool()[what.filter]).seen == ZoneWord::Seen::ByNobody);
}

/// Returns the number of cards: "two", "up to three", "one or two", "any number of".
std::string Descriptions::range(const Instruction& choose) {
    const Expression& least = at(choose.amount);
    const Expression& most = at(choose.second);
    if (most.term == Term::Count) return "any number of";
    if (least.term != Term::Number || most.term != Term::Number) return m_mentions.amount(choose.second);
    if (least.number == most.number) return inWords(most.number);
    if (least.number == 0) return "up to " + inWords(most.number);
    const bool neighbours = least.number + 1 == most.number;
    return inWords(least.number) + (neighbours ? " or " : " to ") + inWords(most.number);
}

/// Returns true if the number is an expression that must be computed.
bool Descriptions::isReckoned(const Instruction& choose) const {
    switch (at(choose.second).term) {
        case Term::Number:
        case Term::X:
        case Term::ThatMuch:
            return false;
        case Term::Count:
            return is(choose.amount, Term::Count);
        default:
            return true;
    }
}

std::string Descriptions::countedOf(const Instruction& choose, bool placeless) {
    const Expression& what = at(choose.cards);
    const bool one = isOne(choose);
    const bool plural = isPlural(choose);
    const bool described = what.term == Term::Filtered || what.term == Term::Among;
    const bool again = what.term == Term::Chosen || what.term == Term::NotChosen;
    const auto noun = [&] {
        if (what.term == Term::Among) return amongText(what, {.plural = plural, .article = one});
        if (described) return describe(pool()[what.filter], {.plural = plural, .placeless = placeless, .article = one});
        return again ? "them" : m_mentions.cards(choose.cards, Style::All).text;
    };
    const std::string chance = choose.picking == Picking::AtRandom ? " at random" : "";
    if (isReckoned(choose))
        return inOrder({"a number of ", noun(), " equal to ", m_mentions.amount(choose.second), chance});
    if (one) return (described ? noun() : "one of " + noun()) + chance;
    return inOrder({range(choose), described ? " " : " of ", noun(), chance});
}

}  // namespace duelogue
