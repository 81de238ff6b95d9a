// Descriptions of cards, as Wording puts them.
#include <utility>

#include "cards/wording/English.h"
#include "cards/wording/SentenceTemplate.h"
#include "cards/wording/Wording.h"

namespace duelogue {

namespace {

using Group = TraitWord::Group;

bool hasBit(std::uint64_t bits, std::size_t index) { return ((bits >> index) & 1U) != 0; }

/// Colours that no cost has are names: "Dark".
std::string nameOf(const Vocabulary& words, const TraitWord& trait) {
    const bool isName = trait.group == Group::Colour && words.resources.empty();
    return isName ? capitalised(trait.word) : trait.word;
}

}  // namespace

std::vector<std::string> Wording::adjectives(const Filter& filter) const {
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
    return result;
}

/// What the cards are: "unit", "Elf or red card", "units and hills".
std::string Wording::nouns(const Filter& filter, const DescribeOptions& options) const {
    const bool inPlay = filter.zone >= words().zones.size() || filter.zone == words().inPlay;
    std::vector<std::string> kinds;  // stand as nouns, where no type stands behind them
    std::string types;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& trait = words().traits[i];
        if (trait.group != Group::Type || !hasBit(filter.all, i)) continue;
        if (!types.empty()) types += ' ';
        types += inPlay && options.plural ? trait.plural : trait.word;
    }
    const bool pluralKinds = inPlay && options.plural && types.empty();
    for (const TagId tag : filter.tags) {
        if (!tag) continue;
        const std::string name(m_pool.tag(tag));
        kinds.push_back(pluralKinds ? pluralOf(name) : name);
    }
    bool typed = !kinds.empty();
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& trait = words().traits[i];
        if (!hasBit(filter.any, i)) continue;
        const bool isNoun = trait.group == Group::Type || trait.group == Group::Standing;
        typed = typed || isNoun;
        kinds.push_back(pluralKinds && isNoun ? trait.plural : nameOf(words(), trait));
    }
    const ZoneWord& word = zoneWordOf(filter);
    const std::string card =
        word.noun.empty() ? (options.plural ? "cards" : "card") : (options.plural ? word.plural : word.noun);
    std::string result = listed(kinds, typed ? options.conjunction : "or");
    const auto append = [&result](const std::string& more) { result += (result.empty() ? "" : " ") + more; };
    if (!types.empty()) append(types);
    const bool named = inPlay && (typed || !types.empty());
    if (!named) append(card);
    return result;
}

/// Whether the figure is compared with those of just the cards that are described: "a unit with the lowest power".
bool Wording::isAmongItsLike(const Filter& filter) const {
    const Expression& among = at(at(filter.than).left);
    if (among.term != Term::Filtered) return false;
    Filter alike = filter;
    alike.comparison = Comparison::None;
    alike.than = {};
    alike.figure = m_pool[among.filter].figure;
    return alike == m_pool[among.filter];
}

/// "strength 2 or less", "less strength than that unit".
std::string Wording::compared(const Filter& filter) {
    if (filter.byCounters) return withCounters(filter);
    const std::string& figure = figureName(filter.figure, filter.all | filter.any);
    const Expression& than = at(filter.than);
    const bool alike = than.term == Term::Figure && than.index == filter.figure;
    const bool extreme = (than.term == Term::Least || than.term == Term::Greatest) && than.index == filter.figure;
    const bool computed = isComputed(filter.than) && words().place != 0xff;
    switch (filter.comparison) {
        case Comparison::AtMost:
            if (alike && computed) return "no more " + figure + " than " + thatOne(than.left).text;
            if (computed) return figure + " of at most " + amount(filter.than);
            return figure + ' ' + amount(filter.than) + " or less";
        case Comparison::AtLeast:
            if (computed) return figure + " of at least " + amount(filter.than);
            return figure + ' ' + amount(filter.than) + " or more";
        case Comparison::Below:
            if (alike) return "less " + figure + " than " + thatOne(than.left).text;
            return figure + " less than " + amount(filter.than);
        default:
            if (extreme && isAmongItsLike(filter)) {
                return (than.term == Term::Least ? "the lowest " : "the highest ") + figure;
            }
            if (extreme) return amount(filter.than);
            if (computed) return figure + " equal to " + amount(filter.than);
            return figure + ' ' + amount(filter.than);
    }
}

/// "two or more virus counters".
std::string Wording::withCounters(const Filter& filter) {
    const CounterWord& kind = words().counters[filter.figure];
    const Expression& than = at(filter.than);
    const bool isNumber = than.term == Term::Number;
    const std::string many = isNumber ? inWords(than.number) : amount(filter.than);
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

/// "with swift", "without swift", "with strength 2 or less".
std::string Wording::qualities(const Filter& filter) {
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
    if (filter.name) result += " named " + std::string(m_pool.called(filter.name));
    if (!with.empty()) result += " with " + listed(with, "and");
    if (!without.empty()) result += " without " + listed(without, "or");
    return result;
}

/// " you control", " in your hand", " facing you".
std::string Wording::place(const Filter& filter, const DescribeOptions& options) {
    std::string result;
    const bool isPlain = words().relationIsPlain && (filter.all != 0 || filter.any != 0 || filter.tags[0]);
    if (filter.related && !isPlain) result += ' ' + words().relation + ' ' + players(filter.related).text;
    if (options.placeless) return result;
    const ZoneWord& zone = zoneWordOf(filter);
    if (zone.shared) {
        if (!filter.players) return result;
        const Noun who = is(filter.players, Term::Others) ? anotherPlayer() : players(filter.players);
        return result + ' ' + who.text + (who.you || who.plural ? " control" : " controls");
    }
    const std::string& text = m_from ? zone.text.from : zone.text.in;
    const auto say = [&](TemplateSlot slot) {
        if (zone.ofTable) return ofTable(zone);
        return filter.players ? owned(filter.players, slot.more) : "any " + std::string(slot.more);
    };
    return result + ' ' + fillTemplate(text, say, [](std::string_view) { return true; });
}

std::string Wording::describe(const Filter& filter, const DescribeOptions& options) {
    std::string result;
    for (const std::string& adjective : adjectives(filter)) result += adjective + ' ';
    result += nouns(filter, options);
    if (filter.family) result += " of that " + words().family;
    result += place(filter, options);
    // "with power 2 or less on target hill", but "here with power 2 or less".
    const bool later = filter.at && !isHere(filter.at) && !(filter.than && isComputed(filter.than));
    if (later) result += qualities(filter);
    result += where(filter);
    if (!later) result += qualities(filter);
    return result + crowd(filter);
}

/// "two cards", "up to three Elves you control", "a card at random". What it says of chosen cards is about those of the
/// choice before.
Wording::Counted Wording::counted(const Instruction& choose, bool placeless) {
    const bool last = !m_choices.empty() && &m_pool[m_choices.back()] == &choose;
    if (!last) return countedOf(choose, placeless);
    const InstructionId own = m_choices.back();
    m_choices.pop_back();
    const bool said = std::exchange(m_choiceSaid, true);
    Counted result = countedOf(choose, placeless);
    m_choiceSaid = said;
    m_choices.push_back(own);
    return result;
}

Wording::Counted Wording::countedOf(const Instruction& choose, bool placeless) {
    const Expression& what = at(choose.cards);
    const Expression& least = at(choose.amount);
    const Expression& most = at(choose.second);
    const bool fixed = least.term == Term::Number && most.term == Term::Number;
    // "Up to one" of hidden cards is "a card": nobody can see whether there is one.
    const bool hidden = what.term == Term::Filtered && zoneWordOf(m_pool[what.filter]).seen == ZoneWord::Seen::ByNobody;
    const bool one = fixed && most.number == 1 && (least.number == 1 || hidden);
    std::string number;
    if (most.term == Term::Count) {
        number = "any number of";
    } else if (!fixed) {
        number = amount(choose.second);
    } else if (least.number == most.number) {
        number = inWords(most.number);
    } else if (least.number == 0) {
        number = "up to " + inWords(most.number);
    } else {
        const bool neighbours = least.number + 1 == most.number;
        number = inWords(least.number) + (neighbours ? " or " : " to ") + inWords(most.number);
    }
    const bool plural = !one && !(fixed && most.number == 1);
    std::string text;
    if (what.term == Term::Filtered || what.term == Term::Among) {
        const std::string noun = what.term == Term::Among
                                     ? amongText(what, {.plural = plural})
                                     : describe(m_pool[what.filter], {.plural = plural, .placeless = placeless});
        text = one ? withArticle(noun) : number + ' ' + noun;
    } else {
        const bool again = what.term == Term::Chosen || what.term == Term::NotChosen;
        const std::string of = again ? "them" : cards(choose.cards, Style::All).text;
        text = (one ? std::string("one") : number) + " of " + of;
    }
    if (choose.picking == Picking::AtRandom) text += " at random";
    return {text, plural};
}

}  // namespace duelogue
