#include "cards/rulestext/Comparisons.h"

#include "cards/rulestext/grammar/English.h"
#include "cards/rulestext/grammar/SentenceTemplate.h"

namespace duelogue {

std::string Comparisons::text(const Filter& filter) {
    if (filter.byCounters) return counters(filter);
    const std::string& figure = figureName(filter.figure, filter.all | filter.any);
    const Expression& than = at(filter.than);
    const bool alike = than.term == Term::Figure && than.index == filter.figure;
    const bool extreme = (than.term == Term::Least || than.term == Term::Greatest) && than.index == filter.figure;
    const bool computed = (isComputed(filter.than) || is(filter.than, Term::Counters)) && words().place != 0xff;
    switch (filter.comparison) {
        case Comparison::AtMost:
            if (alike && computed) return "no more " + figure + " than " + m_places.thatOne(than.left).text;
            if (computed) return figure + " of at most " + m_mentions.amount(filter.than);
            return compared(words().style.atMost, figure, m_mentions.amount(filter.than));
        case Comparison::AtLeast:
            if (isAboveLowest(filter)) return "more than the lowest " + figure;
            if (computed) return figure + " of at least " + m_mentions.amount(filter.than);
            return compared(words().style.atLeast, figure, m_mentions.amount(filter.than));
        case Comparison::Below:
            if (alike) return "less " + figure + " than " + m_places.thatOne(than.left).text;
            return figure + " less than " + m_mentions.amount(filter.than);
        default:
            if (extreme && isAmongItsLike(filter)) {
                return (than.term == Term::Least ? "the lowest " : "the highest ") + figure;
            }
            if (extreme) return m_mentions.amount(filter.than);
            if (computed) return figure + " equal to " + m_mentions.amount(filter.than);
            return compared(words().style.exactly, figure, m_mentions.amount(filter.than));
    }
}

bool Comparisons::isExtreme(const Filter& filter) const {
    if (filter.byCounters || filter.comparison != Comparison::Exactly) return false;
    const bool extreme = is(filter.than, Term::Least) || is(filter.than, Term::Greatest);
    return extreme && at(filter.than).index == filter.figure && isAmongItsLike(filter);
}

/// Fills a template of TextStyle: "strength 2 or less".
std::string Comparisons::compared(std::string_view text, const std::string& figure, const std::string& number) {
    const auto say = [&](const TemplateSlot& slot) { return slot.name == "figure" ? figure : number; };
    return fillTemplate(text, say, [](std::string_view) { return true; });
}

/// Returns true if the figure is compared with the figures of the described cards themselves: "a unit with the lowest
/// power".
bool Comparisons::isAmongItsLike(const Filter& filter) const {
    const Expression& among = at(at(filter.than).left);
    return isLike(filter, among);
}

/// Returns true if the cards have more than the lowest figure among the described cards.
bool Comparisons::isAboveLowest(const Filter& filter) const {
    const Expression& sum = at(filter.than);
    if (sum.term != Term::Plus || !is(sum.right, Term::Number) || at(sum.right).number != 1) return false;
    const Expression& least = at(sum.left);
    return least.term == Term::Least && least.index == filter.figure && isLike(filter, at(least.left));
}

/// Returns true if the cards are those of the filter without its comparison.
bool Comparisons::isLike(const Filter& filter, const Expression& among) const {
    if (among.term != Term::Filtered) return false;
    Filter alike = filter;
    alike.comparison = Comparison::None;
    alike.than = {};
    alike.figure = pool()[among.filter].figure;
    return alike == pool()[among.filter];
}

/// Returns the number of counters: "two or more virus counters".
std::string Comparisons::counters(const Filter& filter) {
    const CounterWord& kind = words().counters[filter.figure];
    const Expression& than = at(filter.than);
    const bool isNumber = than.term == Term::Number;
    const std::string many = isNumber ? number(than.number) : m_mentions.amount(filter.than);
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

}  // namespace duelogue
