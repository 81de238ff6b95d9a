#include "cards/rulestext/Conditions.h"

#include <utility>

#include "cards/data/Disjunction.h"
#include "cards/rulestext/grammar/English.h"
#include "cards/rulestext/grammar/SentenceTemplate.h"

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

/// Returns a sentence with "haven't" or "hasn't".
std::string contracted(std::string sentence) {
    for (const std::string_view verb : {" have not ", " has not "}) {
        const std::size_t found = sentence.find(verb);
        if (found != std::string::npos)
            sentence.replace(found + verb.size() - std::string_view(" not ").size(), 5, "n't ");
    }
    return sentence;
}

/// Returns "there is a unit" or "there is no unit". With `some`, the noun has its article.
std::string thereIs(const std::string& noun, bool some) { return (some ? "there is " : "there is no ") + noun; }

/// Returns "it is a unit card" or "it isn't a unit card".
std::string isA(const std::string& who, const std::string& noun, bool some) {
    return who + (some ? " is " : " isn't ") + noun;
}

}  // namespace

std::string Conditions::condition(ExpressionId id) {
    if (!id || isUnsaid(id)) return {};
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

/// Returns true if players need not read the condition: the limit of the ability has words of its own, or the event
/// already implies the condition.
bool Conditions::isUnsaid(ExpressionId id) const {
    const Expression& e = at(id);
    if (id == m_leftOut) return true;
    if (e.term == Term::And) return isUnsaid(e.left) && isUnsaid(e.right);
    if (e.term == Term::AtLeast) return isPaid(topic().ability.body, id);
    if (const FlagWord* limit = limitIn(topic().ability.body); limit != nullptr && needsUnset(id, *limit)) return true;
    if (e.term != Term::Is) return false;
    const Filter& filter = pool()[e.filter];
    if (is(e.left, Term::EachCard)) return filter == Filter{.all = filter.all} && (filter.all & ~traitsOf(e.left)) == 0;
    const Pattern* pattern = topic().ability.pattern ? &pool()[topic().ability.pattern] : nullptr;
    if (pattern == nullptr) return false;
    if (is(e.left, Term::EventCard)) {
        const bool onlyLies = filter == Filter{.players = filter.players, .zone = filter.zone} && filter.zone != 0xff;
        return onlyLies && words().verbs[pattern->verb].takesAway;
    }
    // The event happens at the place of this card.
    const bool isThere = pattern->subject && pool()[pattern->subject].same && isHere(pool()[pattern->subject].same);
    return is(e.left, Term::This) && isThere && is(filter.at, Term::Named) && !filter.away;
}

/// Returns true if the body pays what the condition requires: "if you have at least 2 coins, pay 2 coins".
bool Conditions::isPaid(InstructionId body, ExpressionId atLeast) const {
    const Expression& e = at(atLeast);
    if (!is(e.left, Term::PlayerValue) || !is(e.right, Term::Number)) return false;
    for (InstructionId i = body; i; i = pool()[i].next) {
        const Instruction& paid = pool()[i];
        const bool pays = paid.op == Op::Do && words().verbs[paid.verb].participle == "paid";
        const ExpressionId who = at(e.left).left;
        const bool isSame = paid.player == who || (!paid.player && is(who, Term::You));
        if (pays && isSame && is(paid.amount, Term::Number) && at(paid.amount).number == at(e.right).number)
            return true;
    }
    return false;
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
    if (std::string since = sinceThen(e); !since.empty()) return since;
    const Filter& filter = pool()[e.filter];
    for (std::size_t i = 0; i < words().flags.size(); ++i) {
        const std::string& was = words().flags[i].was;
        if (!was.empty() && filter == Filter{.flags = std::uint32_t{1} << i})
            return m_phrases.cards(e.left, Style::All).text + ' ' + was;
    }
    Filter said = filter;
    // "It is turned" says enough about a unit.
    const bool isState = (said.flags | said.notFlags) != 0 &&
                         said == Filter{.all = said.all, .flags = said.flags, .notFlags = said.notFlags};
    if (isState && (said.all & ~traitsOf(e.left)) == 0) said.all = 0;
    return inOrder({m_phrases.cards(e.left, Style::All).text, " is ", quality(said)});
}

/// Returns the event of this turn that set a flag of this card: "this hill was scored this turn". Empty for other
/// conditions.
std::string Conditions::sinceThen(const Expression& e) {
    if (!is(e.left, Term::This)) return {};
    for (const Ability& ability : pool().abilitiesOf(definition())) {
        const FlagWord* const flag = limitIn(ability.body);
        if (flag == nullptr || ability.kind != AbilityKind::Triggered || !pool()[ability.pattern].self) continue;
        if (!hasBit(pool()[e.filter].flags, static_cast<std::size_t>(flag - words().flags.data()))) continue;
        return m_phrases.cards(e.left, Style::All).text + " was " +
               words().verbs[pool()[ability.pattern].verb].participle + " this turn";
    }
    return {};
}

/// Returns a conjunction: "it's your turn, you have a card and there is a unit".
std::string Conditions::allOf(ExpressionId id) {
    std::vector<std::string> parts;
    if (std::string one = ofOneCard(at(id)); !one.empty()) return one;
    for (const ExpressionId part : partsOf(id)) {
        if (std::string said = condition(part); !said.empty()) parts.push_back(std::move(said));
    }
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

void Conditions::require(const std::vector<ExpressionId>& parts, std::string_view effect, Requirements& all) {
    for (const ExpressionId part : parts) {
        const std::string implied = is(part, Term::Fact) ? words().facts[at(part).index].implied : std::string();
        if (!implied.empty() && effect.find(implied) != std::string_view::npos) continue;
        if (std::string when = time(part); !when.empty()) {
            all.times.push_back(std::move(when));
        } else if (std::string said = condition(part); !said.empty()) {
            all.others.push_back(std::move(said));
        }
    }
}

std::string Conditions::time(ExpressionId id) const {
    if (is(id, Term::Fact)) return words().facts[at(id).index].during;
    if (!is(id, Term::Or)) return {};
    const std::string first = time(at(id).left);
    std::string second = time(at(id).right);
    if (first.empty() || second.empty()) return {};
    constexpr std::string_view during = "during ";
    if (first.starts_with(during) && second.starts_with(during)) second.erase(0, during.size());
    return first + " or " + second;
}

/// Returns two descriptions of a single card as one: "it is a unit card you can play". Empty for other conditions.
std::string Conditions::ofOneCard(const Expression& both) {
    if (!is(both.left, Term::Any) || !is(both.right, Term::Any)) return {};
    const Expression& first = at(at(both.left).left);
    const Expression& second = at(at(both.right).left);
    if (first.term != Term::Among || second.term != Term::Among || first.left != second.left) return {};
    const Filter& related = pool()[second.filter];
    const bool addsRelation = related.related && related == Filter{.related = related.related, .zone = related.zone};
    if (!isOneCard(at(first.left)) || !addsRelation || words().relationText.empty()) return {};
    return inOrder({hasAmong(first, true), " ", m_phrases.players(related.related).text, " ", words().relationText});
}

std::string Conditions::comparison(const Expression& e) {
    if (e.term == Term::More) {
        std::string more = moreThan(e);
        if (!more.empty()) return more;
    }
    if (std::string value = ofValue(e); !value.empty()) return value;
    if (std::string counters = ofCounters(e); !counters.empty()) return counters;
    // "4 >= your points" is a sentence about the points.
    if (e.term != Term::Equal && is(e.left, Term::Number) && !is(e.right, Term::Number))
        return inOrder({m_phrases.amount(e.right), beOf(at(e.right)), e.term == Term::More ? "less than " : "at most ",
                        m_phrases.amount(e.left)});
    const std::string left = m_phrases.amount(e.left) + beOf(at(e.left));
    if (e.term == Term::Equal) return left + m_phrases.amount(e.right);
    return left + (e.term == Term::More ? "more than " : "at least ") + m_phrases.amount(e.right);
}

/// Returns a comparison of a player's value in the game's own words: "you have at least 2 coins". Empty without
/// such words.
std::string Conditions::ofValue(const Expression& e) {
    if (!is(e.left, Term::PlayerValue)) return {};
    const Expression& value = at(e.left);
    const Expression& number = at(e.right);
    for (const ComparisonWord& word : words().comparisons) {
        const bool isSame = word.value == value.index && word.term == e.term;
        if (!isSame || number.term != Term::Number || word.number != number.number) continue;
        const auto say = [&](const TemplateSlot& slot) {
            return withVerb(m_phrases.players(value.left), std::string(slot.more));
        };
        return contracted(fillTemplate(word.text, say, [](std::string_view) { return true; }));
    }
    const std::string& unit = words().playerValues[value.index].unit;
    if (unit.empty() || isComputed(e.right)) return {};
    const std::string than = e.term == Term::More ? " more than " : e.term == Term::AtLeast ? " at least " : " ";
    const std::string who = withVerb(m_phrases.players(value.left), "have");
    return who + than + m_phrases.amounts.countable(e.right, '=' + unit);
}

/// Returns a comparison of a number of counters: "there are at least two coins on it". Empty for other comparisons.
std::string Conditions::ofCounters(const Expression& e) {
    if (!is(e.left, Term::Counters) || !is(e.right, Term::Number) || e.term == Term::More) return {};
    const int count = at(e.right).number;
    const bool isNone = e.term == Term::Equal && count == 0;
    if (e.term == Term::Equal && !isNone) return {};
    const CounterWord& kind = words().counters[at(e.left).index];
    const std::string on = " on " + m_phrases.cards(at(e.left).left, Style::All).text;
    if (isNone) return "there are no " + kind.plural + on;
    return (count == 1 ? "there is at least " : "there are at least ") + number(count) + ' ' +
           (count == 1 ? kind.text : kind.plural) + on;
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
    if (filter.away && is(filter.at, Term::Named))
        return who + " is not on " + m_phrases.places.placeOf(filter.at).text;
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
