// Numbers and conditions, as Wording puts them.
#include <algorithm>
#include <utility>

#include "cards/wording/English.h"
#include "cards/wording/Wording.h"

namespace duelogue {

/// "3", "X", "half your points, rounded up", "the number of units you control".
std::string Wording::amount(ExpressionId id) {
    if (!id) return "0";
    const Expression& e = at(id);
    switch (e.term) {
        case Term::Number:
            return std::to_string(e.number);
        case Term::X:
            return "X";
        case Term::ThatMuch:
            if (m_divided != nullptr) return amount(m_divided->divided);
            if (m_upTo > 0) return "up to " + std::to_string(m_upTo);
            return "that much";
        case Term::Count: {
            const Expression& what = at(e.left);
            if (what.term == Term::Filtered) {
                return "the number of " + describe(m_pool[what.filter], {.plural = true});
            }
            return "the number of " + cards(e.left, Style::Plain).text;
        }
        case Term::CountPlayers:
            return "the number of players";
        case Term::Figure:
            return ofNoun(cards(e.left, Style::All), figureName(e.index, traitsOf(e.left)));
        case Term::Counters:
            return "the number of " + words().counters[e.index].plural + " on " + cards(e.left, Style::All).text;
        case Term::Sum:
        case Term::Least:
        case Term::Greatest:
            return reckoned(e);
        case Term::PlayerValue:
            return whose(e.left) + ' ' + words().playerValues[e.index].text;
        case Term::Plus:
            return amount(e.left) + " plus " + amount(e.right);
        case Term::Minus:
            return difference(e);
        case Term::Times:
            return amount(e.left) + " times " + amount(e.right);
        case Term::Over:
            return amount(e.left) + ", divided by " + amount(e.right) + " and rounded down";
        case Term::HalfUp:
            return "half " + amount(e.left) + ", rounded up";
        default:
            return "1";
    }
}

/// "the total power of units you control", "the lowest power among them".
std::string Wording::reckoned(const Expression& e) {
    const std::string& figure = figureName(e.index, traitsOf(e.left));
    const std::string of = cards(e.left, Style::Plain).text;
    if (e.term == Term::Sum) return "the total " + figure + " of " + of;
    return (e.term == Term::Least ? "the lowest " : "the highest ") + figure + " among " + of;
}

const std::string& Wording::figureName(std::uint8_t slot, Traits traits) const {
    const auto& figures = words().figures;
    if (const auto* given = figuresOf(words(), traits)) {
        for (const std::uint8_t figure : *given) {
            if (figures[figure].slot == slot) return figures[figure].text;
        }
    }
    const auto first = std::ranges::find(figures, slot, &FigureWord::slot);
    return first != figures.end() ? first->text : figures.front().text;
}

/// What is known of the types of these cards.
Traits Wording::traitsOf(ExpressionId cards) const {
    if (is(cards, Term::This)) return m_definition.traits;
    if (is(cards, Term::PlaceOf)) return Traits{1} << words().place;
    if (is(cards, Term::Named)) return words().names[at(cards).index].traits;
    const Filter* filter = filterOf(cards);
    return filter != nullptr ? filter->all | filter->any : 0;
}

std::string Wording::difference(const Expression& minus) {
    const bool said = m_more && at(m_more).left == minus.left && at(m_more).right == minus.right;
    return said ? "the difference" : amount(minus.left) + " minus " + amount(minus.right);
}

/// Whether the amount is said as "3 for each unit you control".
bool Wording::isForEach(ExpressionId id) const {
    if (!id) return false;
    const Expression& e = at(id);
    if (e.term == Term::Count) return is(e.left, Term::Filtered);
    if (e.term != Term::Times || !is(e.left, Term::Number)) return false;
    const Expression& right = at(e.right);
    const bool fewer = right.term == Term::Minus && is(right.left, Term::Number) && is(right.right, Term::ThatMuch);
    return fewer || (right.term == Term::Count && is(right.left, Term::Filtered));
}

/// " for each unit you control"; nothing where the amount is not of that form.
std::string Wording::forEach(ExpressionId id) {
    if (!isForEach(id)) return {};
    const Expression& e = at(id);
    const Expression& count = e.term == Term::Count ? e : at(e.right);
    if (count.term == Term::Minus) {
        const std::string done = m_counted == 0xff ? std::string() : words().verbs[m_counted].participle + ' ';
        return " for each card fewer than " + inWords(at(count.left).number) + ' ' + done + "this way";
    }
    const Filter& filter = m_pool[at(count.left).filter];
    return " for each " + describe(filter, {}) + everywhere(filter);
}

/// " in play", where nothing else is said of where the cards are.
std::string Wording::everywhere(const Filter& filter) const {
    const bool isIt = filter.zone == 0xff && !filter.players && !filter.related && !filter.at && !filter.on;
    return isIt ? ' ' + words().zones[words().inPlay].text.in : std::string();
}

/// Whether the amount needs a sentence of its own kind: "equal to ...".
bool Wording::isComputed(ExpressionId id) const {
    if (!id || isForEach(id)) return false;
    const Term term = at(id).term;
    return term != Term::Number && term != Term::X && term != Term::ThatMuch;
}

/// "half your points", where points are what is gained or lost.
bool Wording::isShareOfValue(const Instruction& instruction) const {
    if (!is(instruction.amount, Term::HalfUp) || words().verbs[instruction.verb].parameters.empty()) return false;
    const Expression& of = at(at(instruction.amount).left);
    return of.term == Term::PlayerValue && of.index == instruction.detail;
}

/// "a card", "two cards", "X cards". `forms` are "card|cards", or "=card|cards" for "one card".
std::string Wording::countable(ExpressionId id, std::string_view forms) {
    const bool atMost = forms.starts_with('<');
    const bool counting = atMost || forms.starts_with('=');
    if (counting) forms.remove_prefix(1);
    const std::size_t bar = forms.find('|');
    const std::string one(forms.substr(0, bar));
    // "an extra card" has its article.
    const bool whole = one.starts_with("a ") || one.starts_with("an ");
    std::string single = whole ? one : counting ? "one " + one : withArticle(one);
    const std::string many(bar == std::string_view::npos ? forms : forms.substr(bar + 1));
    if (m_upTo > 0 && is(id, Term::ThatMuch)) return "up to " + inWords(m_upTo) + ' ' + (m_upTo == 1 ? one : many);
    const ExpressionId number = is(id, Term::Times) ? at(id).left : id;
    if (is(id, Term::Count)) return single;
    if (is(number, Term::Number)) {
        const int n = at(number).number;
        if (n == 1) return single;
        return (atMost ? "up to " : "") + inWords(n) + ' ' + many;
    }
    return is(id, Term::ThatMuch) ? "that many " + many : amount(id) + ' ' + many;
}

std::string Wording::condition(ExpressionId id) {
    if (!id) return {};
    const Expression& e = at(id);
    switch (e.term) {
        case Term::Fact:
            return words().facts[e.index].text;
        case Term::And:
            return allOf(id);
        case Term::Or:
            return condition(e.left) + " or " + condition(e.right);
        case Term::Any:
            return has(e.left, true);
        case Term::Not:
            if (is(e.left, Term::Any)) return has(at(e.left).left, false);
            return negated(condition(e.left));
        case Term::More:
        case Term::AtLeast:
        case Term::Equal:
            return comparison(e);
        case Term::Is:
            if (std::string lies = lying(e); !lies.empty()) return lies;
            if (isNothingNew(e)) return stillThere(e);
            return cards(e.left, Style::All).text + " is " + quality(m_pool[e.filter]);
        default:
            return amount(id) + " is more than 0";
    }
}

/// "it's your turn, you have a card and there is a unit".
std::string Wording::allOf(ExpressionId id) {
    std::vector<std::string> parts;
    const auto add = [&](auto& self, ExpressionId each) -> void {
        if (!is(each, Term::And)) return parts.push_back(condition(each));
        self(self, at(each).left);
        self(self, at(each).right);
    };
    add(add, id);
    return listed(parts, "and");
}

/// "it isn't your turn": what is said of the first "is".
std::string Wording::negated(std::string fact) {
    for (const std::string_view verb : {" is ", "'s "}) {
        const std::size_t found = fact.find(verb);
        if (found == std::string::npos) continue;
        return fact.replace(found, verb.size(), " is not ");
    }
    return "it is not so that " + fact;
}

/// "turned", and where the card is more than in a state "a turned Elf".
std::string Wording::quality(const Filter& filter) {
    const Filter state{.flags = filter.flags, .notFlags = filter.notFlags};
    return filter == state ? listed(adjectives(filter), "and") : withArticle(describe(filter, {}));
}

/// Whether of this card nothing is asked that it is not anyway, but for where it lies.
bool Wording::isNothingNew(const Expression& e) const {
    const Filter& filter = m_pool[e.filter];
    const Filter alone{.all = filter.all, .players = filter.players, .related = filter.related, .zone = filter.zone};
    const bool saysMore = filter.related && !words().relationIsPlain;
    return is(e.left, Term::This) && filter == alone && !saysMore && (filter.all & ~m_definition.traits) == 0 &&
           (filter.zone != 0xff || !filter.players);
}

/// "this unit is still in play", "this unit is in your hand".
std::string Wording::stillThere(const Expression& e) {
    const Filter& filter = m_pool[e.filter];
    const std::string who = cards(e.left, Style::All).text;
    if (filter.zone == 0xff) return who + " is still " + words().zones[words().inPlay].text.in;
    return who + " is" + place(filter, {});
}

/// "this unit is here": where nothing else is asked than where a card of its kind is; empty where there is more.
std::string Wording::lying(const Expression& e) {
    const Filter& filter = m_pool[e.filter];
    const Filter alone{.all = filter.all, .away = filter.away, .at = filter.at, .on = filter.on};
    if (filter != alone || !(filter.at || filter.on) || (filter.all & ~traitsOf(e.left)) != 0) return {};
    const std::string who = cards(e.left, Style::All).text;
    return isElsewhere(filter) ? std::string() : who + " is" + where(filter);
}

/// "you control an Elf", "there is no card in your hand".
std::string Wording::has(ExpressionId id, bool some) {
    if (is(id, Term::Among)) {
        // Of one card: "it is a unit card".
        const Expression& of = at(at(id).left);
        if (isOneCard(of)) {
            Filter filter = m_pool[at(id).filter];
            filter.zone = of.index;
            const std::string card = cards(at(id).left, Style::All).text;
            return card + (some ? " is " : " isn't ") + withArticle(describe(filter, {.placeless = true}));
        }
        const std::string noun = amongText(at(id), {});
        return "there is " + (some ? withArticle(noun) : "no " + noun);
    }
    if (!is(id, Term::Filtered))
        return (some ? "there are any of " : "there are none of ") + cards(id, Style::All).text;
    const Filter& filter = m_pool[at(id).filter];
    if (filter.at && !filter.away && isPlace(filter.all)) {
        Filter place = filter;
        place.at = {};
        return placeOf(filter.at).text + (some ? " is " : " isn't ") + withArticle(describe(place, {}));
    }
    if (!zoneWordOf(filter).shared || !filter.players) {
        const std::string noun = describe(filter, {}) + everywhere(filter);
        return "there is " + (some ? withArticle(noun) : "no " + noun);
    }
    const bool others = is(filter.players, Term::Others);
    const Noun who = others && some ? anotherPlayer() : players(filter.players);
    const std::string noun = describe(filter, {.placeless = true});
    const std::string verb = who.you || who.plural ? " control " : " controls ";
    return who.text + verb + (some ? withArticle(noun) : "no " + noun);
}

/// "is", of points "are".
std::string Wording::beOf(const Expression& number) const {
    if (number.term != Term::PlayerValue) return " is ";
    const std::string& what = words().playerValues[number.index].text;
    return what.ends_with('s') && what.find(' ') == std::string::npos ? " are " : " is ";
}

std::string Wording::comparison(const Expression& e) {
    if (e.term == Term::More) {
        std::string more = moreThan(e);
        if (!more.empty()) return more;
    }
    const std::string left = amount(e.left) + beOf(at(e.left));
    if (e.term == Term::Equal) return left + amount(e.right);
    return left + (e.term == Term::More ? "more than " : "at least ") + amount(e.right);
}

/// "a rival controls more units than you": where both sides count the same for two players.
std::string Wording::moreThan(const Expression& more) {
    if (!is(more.left, Term::Count) || !is(more.right, Term::Count)) return {};
    const ExpressionId left = at(more.left).left;
    const ExpressionId right = at(more.right).left;
    if (!is(left, Term::Filtered) || !is(right, Term::Filtered)) return {};
    Filter theirs = m_pool[at(left).filter];
    const Filter& yours = m_pool[at(right).filter];
    const ExpressionId who = std::exchange(theirs.players, yours.players);
    if (theirs != yours || !who || !yours.players) return {};
    const Noun first = is(who, Term::Others) ? anotherPlayer() : players(who);
    const bool shared = zoneWordOf(theirs).shared;
    const bool you = first.you || first.plural;
    const std::string verb = shared ? (you ? " control " : " controls ") : (you ? " have " : " has ");
    const std::string where = shared ? std::string() : " in " + zoneWordOf(theirs).word;
    return first.text + verb + "more " + describe(theirs, {.plural = true, .placeless = true}) + where + " than " +
           players(yours.players).text;
}

}  // namespace duelogue
