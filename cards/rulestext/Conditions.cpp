#include "cards/rulestext/Conditions.h"

#include <utility>

#include "cards/data/Disjunction.h"
#include "cards/rulestext/grammar/English.h"

namespace duelogue {

namespace {

/// Returns a negated fact by changing its first "is": "it is not your turn".
std::string negated(std::string fact) {
    for (const std::string_view verb : {" is ", "'s "}) {
        const std::size_t found = fact.find(verb);
        if (found == std::string::npos) continue;
        return fact.replace(found, verb.size(), " is not ");
    }
    return "it is not so that " + fact;
}

/// Returns "there is a unit" or "there is no unit". With `some`, the noun has its article.
std::string thereIs(const std::string& noun, bool some) { return (some ? "there is " : "there is no ") + noun; }

/// Returns "it is a unit card" or "it isn't a unit card".
std::string isA(const std::string& who, const std::string& noun, bool some) {
    return who + (some ? " is " : " isn't ") + noun;
}

}  // namespace

std::string Conditions::condition(ExpressionId id) {
    if (!id) return {};
    const Expression& e = at(id);
    switch (e.term) {
        case Term::Fact:
            return words().facts[e.index].text;
        case Term::And:
            return allOf(id);
        case Term::Or:
            return inOrder({condition(e.left), " or ", condition(e.right)});
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
            return isOf(e);
        default:
            return m_phrases.amount(id) + " is more than 0";
    }
}

bool Conditions::placesThis(ExpressionId id) const {
    if (!id) return false;
    const Expression& e = at(id);
    if (e.term == Term::And) return placesThis(e.left) || placesThis(e.right);
    return e.term == Term::Is && is(e.left, Term::This) && pool()[e.filter].zone != 0xff;
}

/// Returns a condition on one card: "it is turned", "this unit is here".
std::string Conditions::isOf(const Expression& e) {
    if (std::string lies = lying(e); !lies.empty()) return lies;
    if (isNothingNew(e)) return stillThere(e);
    return inOrder({m_phrases.cards(e.left, Style::All).text, " is ", quality(pool()[e.filter])});
}

/// Returns a conjunction: "it's your turn, you have a card and there is a unit".
std::string Conditions::allOf(ExpressionId id) {
    std::vector<std::string> parts;
    for (const ExpressionId part : partsOf(id)) parts.push_back(condition(part));
    return listed(parts, "and");
}

std::vector<ExpressionId> Conditions::partsOf(ExpressionId id) const {
    std::vector<ExpressionId> parts;
    const auto add = [&](auto& self, ExpressionId each) -> void {
        if (!is(each, Term::And)) return parts.push_back(each);
        self(self, at(each).left);
        self(self, at(each).right);
    };
    if (id) add(add, id);
    return parts;
}

std::string Conditions::only(const std::vector<ExpressionId>& parts) {
    std::vector<std::string> times;
    std::vector<std::string> others;
    for (const ExpressionId part : parts) {
        std::string time = onlyTime(part);
        if (time.empty()) others.push_back(condition(part));
        if (!time.empty()) times.push_back(std::move(time));
    }
    const std::string when = listed(times, "and");
    if (others.empty()) return when;
    return when + (when.empty() ? "if " : " and only if ") + listed(others, "and");
}

/// Returns a fact, or one of two facts, as a time: "during your turn"; empty for any other condition.
std::string Conditions::onlyTime(ExpressionId id) const {
    if (is(id, Term::Fact)) return words().facts[at(id).index].only;
    if (!is(id, Term::Or)) return {};
    const std::string first = onlyTime(at(id).left);
    std::string second = onlyTime(at(id).right);
    if (first.empty() || second.empty()) return {};
    constexpr std::string_view during = "during ";
    if (first.starts_with(during) && second.starts_with(during)) second.erase(0, during.size());
    return first + " or " + second;
}

std::string Conditions::comparison(const Expression& e) {
    if (e.term == Term::More) {
        std::string more = moreThan(e);
        if (!more.empty()) return more;
    }
    // "4 >= your points" is a sentence about the points.
    if (e.term != Term::Equal && is(e.left, Term::Number) && !is(e.right, Term::Number))
        return inOrder({m_phrases.amount(e.right), beOf(at(e.right)), e.term == Term::More ? "less than " : "at most ",
                        m_phrases.amount(e.left)});
    const std::string left = m_phrases.amount(e.left) + beOf(at(e.left));
    if (e.term == Term::Equal) return left + m_phrases.amount(e.right);
    return left + (e.term == Term::More ? "more than " : "at least ") + m_phrases.amount(e.right);
}

/// Returns a comparison of two players: "a rival controls more units than you". Empty unless both sides count the same
/// description for two players.
std::string Conditions::moreThan(const Expression& more) {
    if (!is(more.left, Term::Count) || !is(more.right, Term::Count)) return {};
    const ExpressionId left = at(more.left).left;
    const ExpressionId right = at(more.right).left;
    if (!is(left, Term::Filtered) || !is(right, Term::Filtered)) return {};
    Filter theirs = pool()[at(left).filter];
    const Filter& yours = pool()[at(right).filter];
    const ExpressionId who = std::exchange(theirs.players, yours.players);
    if (theirs != yours || !who || !yours.players) return {};
    const Noun first = is(who, Term::Others) ? anotherPlayer() : m_phrases.players(who);
    const bool shared = zoneWordOf(theirs).shared;
    const std::string what = m_phrases.descriptions.describe(theirs, {.plural = true, .placeless = true});
    const std::string where = shared ? std::string() : " in " + zoneWordOf(theirs).word;
    return withVerb(first, shared ? "control" : "have") + " more " + what + where + " than " +
           m_phrases.players(yours.players).text;
}

/// Returns "is", or "are" for values such as points.
std::string Conditions::beOf(const Expression& number) const {
    if (number.term != Term::PlayerValue) return " is ";
    const std::string& what = words().playerValues[number.index].text;
    return what.ends_with('s') ? " are " : " is ";
}

/// Returns the existence of cards: "you control an Elf", "there is no card in your hand".
std::string Conditions::has(ExpressionId id, bool some) {
    if (is(id, Term::Among)) return hasAmong(at(id), some);
    if (is(id, Term::Filtered)) return hasFiltered(pool()[at(id).filter], some);
    return (some ? "there are any of " : "there are none of ") + m_phrases.cards(id, Style::All).text;
}

/// Returns "there is a unit card among them", or "it is a unit card" for a single card.
std::string Conditions::hasAmong(const Expression& among, bool some) {
    const Expression& of = at(among.left);
    if (!isOneCard(of)) return thereIs(m_phrases.descriptions.amongText(among, {.article = some}), some);
    Filter filter = pool()[among.filter];
    filter.zone = of.index;
    const std::string card = m_phrases.cards(among.left, Style::All).text;
    return isA(card, m_phrases.descriptions.describe(filter, {.placeless = true, .article = true}), some);
}

std::string Conditions::hasFiltered(const Filter& filter, bool some) {
    Descriptions& descriptions = m_phrases.descriptions;
    if (filter.at && !filter.away && isPlace(filter.all)) {
        Filter place = filter;
        place.at = {};
        const std::string who = m_phrases.places.placeOf(filter.at).text;
        return isA(who, descriptions.describe(place, {.article = true}), some);
    }
    if (!zoneWordOf(filter).shared || !filter.players) {
        return thereIs(descriptions.describe(filter, {.article = some}) + everywhere(filter), some);
    }
    const bool others = is(filter.players, Term::Others);
    const Noun who = others && some ? anotherPlayer() : m_phrases.players(filter.players);
    const std::string noun = descriptions.describe(filter, {.placeless = true, .article = some});
    return withVerb(who, "control") + (some ? " " : " no ") + noun;
}

/// Returns a condition on the place alone: "this unit is here"; empty if the filter has other conditions.
std::string Conditions::lying(const Expression& e) {
    const Filter& filter = pool()[e.filter];
    const Filter alone{.all = filter.all, .away = filter.away, .at = filter.at, .on = filter.on};
    if (filter != alone || !(filter.at || filter.on) || (filter.all & ~traitsOf(e.left)) != 0) return {};
    const std::string who = m_phrases.cards(e.left, Style::All).text;
    return isElsewhere(filter) ? std::string() : who + " is" + m_phrases.descriptions.where(filter);
}

/// Returns true if the condition adds only the zone to the printed properties of this card.
bool Conditions::isNothingNew(const Expression& e) const {
    const Filter& filter = pool()[e.filter];
    const Filter alone{.all = filter.all, .players = filter.players, .related = filter.related, .zone = filter.zone};
    const bool saysMore = filter.related && !words().relationIsPlain;
    return is(e.left, Term::This) && filter == alone && !saysMore && (filter.all & ~definition().traits) == 0 &&
           (filter.zone != 0xff || !filter.players);
}

/// Returns a condition on the zone: "this unit is still in play", "this unit is in your hand".
std::string Conditions::stillThere(const Expression& e) {
    const Filter& filter = pool()[e.filter];
    const std::string who = m_phrases.cards(e.left, Style::All).text;
    if (filter.zone == 0xff) return who + " is still " + words().zones[words().inPlay].text.in;
    return who + " is" + m_phrases.descriptions.place(filter, {});
}

/// Returns flags as adjectives, "turned", and all other conditions as a noun, "a turned Elf".
std::string Conditions::quality(const Filter& filter) {
    const Filter state{.flags = filter.flags, .notFlags = filter.notFlags, .either = filter.either};
    const bool isState = !anyAlternative(pool(), filter, [](const Filter& each) {
        return each != Filter{.flags = each.flags, .notFlags = each.notFlags};
    });
    for (std::size_t i = 0; i < words().flags.size(); ++i) {
        const std::string& negated = words().flags[i].negated;
        if (!negated.empty() && filter == Filter{.notFlags = std::uint32_t{1} << i}) return negated;
    }
    return filter == state && isState ? listed(m_phrases.descriptions.adjectives(filter), "and")
                                      : m_phrases.descriptions.describe(filter, {.article = true});
}

}  // namespace duelogue
