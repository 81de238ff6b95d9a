// Descriptions of cards, as Wording puts them.
#include "cards/wording/English.h"
#include "cards/wording/SentenceTemplate.h"
#include "cards/wording/Wording.h"

namespace duelogue {

namespace {

using Group = TraitWord::Group;

bool hasBit(std::uint64_t bits, std::size_t index) { return ((bits >> index) & 1U) != 0; }

}  // namespace

std::vector<std::string> Wording::adjectives(const Filter& filter) const {
    std::vector<std::string> result;
    if (filter.other) result.emplace_back("other");
    for (std::size_t i = 0; i < words().flags.size(); ++i) {
        if (hasBit(filter.flags, i)) result.push_back(words().flags[i].word);
        if (hasBit(filter.notFlags, i)) result.push_back(words().flags[i].opposite);
    }
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& trait = words().traits[i];
        if (trait.group == Group::Keyword) continue;
        if (hasBit(filter.none, i)) result.push_back("non" + trait.word);
        if (hasBit(filter.all, i) && trait.group != Group::Type) result.push_back(trait.word);
    }
    return result;
}

/// What the cards are: "unit", "Elf or red card", "units and hills".
std::string Wording::nouns(const Filter& filter, const DescribeOptions& options) const {
    const std::uint8_t zone = filter.zone == 0xff ? words().inPlay : filter.zone;
    const bool inPlay = zone == words().inPlay;
    std::vector<std::string> before;  // says which, in front of the noun
    std::vector<std::string> kinds;   // stand as nouns
    for (const TagId tag : filter.tags) {
        if (!tag) continue;
        const std::string name(m_pool.tag(tag));
        kinds.push_back(inPlay && options.plural ? pluralOf(name) : name);
    }
    bool typed = !kinds.empty();
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& trait = words().traits[i];
        if (!hasBit(filter.any, i)) continue;
        typed = typed || trait.group == Group::Type;
        kinds.push_back(inPlay && options.plural && trait.group == Group::Type ? trait.plural : trait.word);
    }
    std::string types;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& trait = words().traits[i];
        if (trait.group != Group::Type || !hasBit(filter.all, i)) continue;
        if (!types.empty()) types += ' ';
        types += inPlay && options.plural ? trait.plural : trait.word;
    }
    const ZoneWord& word = words().zones[zone];
    const std::string card =
        word.noun.empty() ? (options.plural ? "cards" : "card") : (options.plural ? word.plural : word.noun);
    std::string result = listed(kinds, typed ? options.conjunction : "or");
    const auto append = [&result](const std::string& more) { result += (result.empty() ? "" : " ") + more; };
    if (!types.empty()) append(types);
    const bool named = inPlay && (typed || !types.empty());
    if (!named) append(card);
    return result;
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
    if (filter.comparison != Comparison::None) {
        std::string figure = words().figures[filter.figure].text + ' ' + amount(filter.than);
        if (filter.comparison == Comparison::AtMost) figure += " or less";
        if (filter.comparison == Comparison::AtLeast) figure += " or more";
        with.push_back(figure);
    }
    std::string result;
    if (!with.empty()) result += " with " + listed(with, "and");
    if (!without.empty()) result += " without " + listed(without, "or");
    return result;
}

/// " you control", " in your hand", " facing you".
std::string Wording::place(const Filter& filter, const DescribeOptions& options) {
    std::string result;
    if (filter.related) result += ' ' + words().relation + ' ' + players(filter.related).text;
    if (options.placeless) return result;
    const std::uint8_t zone = filter.zone == 0xff ? words().inPlay : filter.zone;
    if (words().zones[zone].shared) {
        if (!filter.players) return result;
        const Noun who = is(filter.players, Term::Others) ? anotherPlayer() : players(filter.players);
        return result + ' ' + who.text + (who.you || who.plural ? " control" : " controls");
    }
    const std::string& text = m_from ? words().zones[zone].text.from : words().zones[zone].text.in;
    const auto say = [&](TemplateSlot slot) {
        return (filter.players ? whose(filter.players) : "any") + ' ' + std::string(slot.more);
    };
    return result + ' ' + fillTemplate(text, say, [](std::string_view) { return true; });
}

std::string Wording::describe(const Filter& filter, const DescribeOptions& options) {
    std::string result;
    for (const std::string& adjective : adjectives(filter)) result += adjective + ' ';
    result += nouns(filter, options);
    result += place(filter, options);
    return result + qualities(filter);
}

/// "two cards", "up to three Elves you control", "a card at random".
Wording::Counted Wording::counted(const Instruction& choose, bool placeless) {
    const Expression& what = at(choose.cards);
    const Expression& least = at(choose.amount);
    const Expression& most = at(choose.second);
    const bool fixed = least.term == Term::Number && most.term == Term::Number;
    // "Up to one" of hidden cards is "a card": nobody can see whether there is one.
    const bool hidden = what.term == Term::Filtered && m_pool[what.filter].zone != 0xff &&
                        words().zones[m_pool[what.filter].zone].seen == ZoneWord::Seen::ByNobody;
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
    if (what.term == Term::Filtered) {
        const std::string noun = describe(m_pool[what.filter], {.plural = plural, .placeless = placeless});
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
