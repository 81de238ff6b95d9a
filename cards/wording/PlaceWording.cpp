// Places, hosts and what lies among other cards, as Wording speaks of them.
#include "cards/wording/English.h"
#include "cards/wording/Wording.h"

namespace duelogue {

/// "the top three cards of your deck".
Wording::Noun Wording::top(ExpressionId id) {
    const Expression& expression = at(id);
    const bool one = is(expression.right, Term::Number) && at(expression.right).number == 1;
    if (m_it == expression) return pronoun(!isOneCard(expression));
    m_it = expression;
    const std::string number =
        is(expression.right, Term::Number) ? inWords(at(expression.right).number) : amount(expression.right);
    const ZoneWord& zone = words().zones[expression.index];
    const std::string of = zone.ofTable ? ofTable(zone) : owned(expression.left, zone.word);
    if (is(expression.right, Term::Minus)) {
        // What is left of them, after so many have gone.
        const Expression& minus = at(expression.right);
        const bool some = is(minus.left, Term::Number) && is(minus.right, Term::ThatMuch);
        if (some) return {"the rest of the top " + inWords(at(minus.left).number) + " cards of " + of, true, false};
    }
    return {"the top " + (one ? "card" : number + " cards") + " of " + of, !one, false};
}

/// Whether it is the top card of one player's zone.
bool Wording::isOneCard(const Expression& top) const {
    const bool one = is(top.right, Term::Number) && at(top.right).number == 1;
    return top.term == Term::Top && one && !is(top.left, Term::EveryPlayer) && !is(top.left, Term::Others);
}

/// "all unit cards among the top five cards of your deck".
Wording::Noun Wording::among(const Expression& expression, Style style) {
    const bool one = style == Style::Each || style == Style::One;
    const Filter& filter = m_pool[expression.filter];
    const bool lyingOnly = filter == Filter{.players = filter.players, .zone = filter.zone};
    if (is(expression.left, Term::Chosen) && filter.zone < words().zones.size() && lyingOnly) {
        // "Those of them that are still in your deck": of what was chosen what still lies there.
        constexpr std::string_view cards = "cards ";
        std::string lying = describe(filter, {.plural = true});
        if (lying.starts_with(cards)) lying.erase(0, cards.size());
        return {"those of them that are still " + lying, true, false};
    }
    const std::string text = amongText(expression, {.plural = !one});
    if (one) return {style == Style::Each ? "each " + text : withArticle(text), false, false};
    const bool plain = style == Style::Plain || style == Style::Subject;
    return {plain ? text : "all " + text, true, false};
}

/// They are what cards are called where those others lie, and where that is goes without saying.
std::string Wording::amongText(const Expression& expression, const DescribeOptions& options) {
    Filter filter = m_pool[expression.filter];
    const std::uint8_t zone = zoneOf(expression.left);
    if (filter.zone == Filter::anyZone) filter.zone = zone;
    DescribeOptions said = options;
    said.placeless = !words().zones[zone].shared;
    const std::string text = describe(filter, said);
    return text + " among " + cards(expression.left, Style::Plain).text;
}

/// Whether it is played on something.
bool Wording::clings() const {
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (words().traits[i].clings && ((m_definition.traits >> i) & 1U) != 0) return true;
    }
    return false;
}

/// The first target of the card as it is played: what the card is on afterwards. Null where it has none, and for cards
/// with figures, which are at a place.
const TargetSpec* Wording::ownTarget() const {
    if (words().place != 0xff && figuresOf(words(), m_definition.traits) != nullptr && !clings()) return nullptr;
    for (const Ability& ability : m_pool.abilitiesOf(m_definition)) {
        if (ability.kind != AbilityKind::Played || ability.targetCount == 0) continue;
        const TargetSpec& first = m_pool.targetsOf(ability).front();
        return first.cards ? &first : nullptr;
    }
    return nullptr;
}

/// The description by which the card is known; null where there is none.
const Filter* Wording::filterOf(ExpressionId card) const {
    const bool choice = (is(card, Term::Chosen) || is(card, Term::NotChosen)) && !m_choices.empty();
    const ExpressionId candidates = choice ? m_pool[m_choices.back()].cards : card;
    const Expression& expression = at(is(candidates, Term::Chosen) ? sourceOf(card) : candidates);
    FilterId known = expression.filter;
    switch (expression.term) {
        case Term::Target:
        case Term::EveryTarget: {
            const auto targets = m_pool.targetsOf(*m_ability);
            if (expression.index < targets.size()) known = targets[expression.index].cards;
            break;
        }
        case Term::EachCard:
            return m_each && m_each != card ? filterOf(m_each) : nullptr;
        case Term::EventCard:
            if (m_ability->pattern) known = m_pool[m_ability->pattern].subject;
            break;
        case Term::EventSource:
            if (m_ability->pattern) known = m_pool[m_ability->pattern].source;
            break;
        case Term::HostOf: {
            const TargetSpec* target = is(expression.left, Term::This) ? ownTarget() : nullptr;
            if (target != nullptr) known = target->cards;
            break;
        }
        default:
            break;
    }
    return known ? &m_pool[known] : nullptr;
}

bool Wording::isPlace(Traits traits) const { return words().place != 0xff && ((traits >> words().place) & 1U) != 0; }

bool Wording::isPlace(ExpressionId card) const {
    if (words().place == 0xff) return false;
    // What is on nothing else is at a place.
    if (is(card, Term::HostOf) && is(at(card).left, Term::This) && ownTarget() == nullptr) return true;
    return isPlace(traitsOf(card));
}

/// Whether its place is that of the card itself.
bool Wording::isHere(ExpressionId card) const {
    if (is(card, Term::HostOf) || is(card, Term::PlaceOf)) return isHere(at(card).left);
    return is(card, Term::This);
}

/// "this unit", "this hill": what the card is on.
Wording::Noun Wording::host(const Expression& expression) {
    if (!is(expression.left, Term::This)) {
        return {"the card " + cards(expression.left, Style::All).text + " is on", false, false};
    }
    const std::string which = words().bearer.empty() ? "this " : "the " + words().bearer + ' ';
    if (const TargetSpec* target = ownTarget()) return {which + kindOf(m_pool[target->cards]), false, false};
    if (words().place != 0xff) return {"this " + words().traits[words().place].word, false, false};
    return {"the card " + thisCard().text + " is on", false, false};
}

/// "this hill", "that hill", "its hill": where the card is.
Wording::Noun Wording::placeOf(ExpressionId card) {
    const std::string& word = words().traits[words().place].word;
    if (is(card, Term::PlaceOf)) return placeOf(at(card).left);
    if (isHere(card)) return {"this " + word, false, false};
    if (isPlace(card)) return thatOne(card);
    const Noun noun = is(card, Term::EachCard) ? pronoun(false) : cards(card, Style::All);
    return {ofNoun(noun, noun.plural ? words().traits[words().place].plural : word), noun.plural, false};
}

/// The card by what it is, not as "it": "that hill".
Wording::Noun Wording::thatOne(ExpressionId card) {
    m_it.reset();
    const Term term = at(card).term;
    const bool said = term == Term::EachCard || term == Term::EventCard || (term == Term::Chosen && m_choiceSaid);
    const Filter* filter = said ? filterOf(card) : nullptr;
    if (filter == nullptr || filter->same) return cards(card, Style::All);
    const bool plural = term == Term::Chosen && counted(m_pool[m_choices.back()], true).plural;
    const std::string kind = kindOf(*filter);
    return {plural ? "those " + pluralOf(kind) : "that " + kind, plural, false};
}

/// "another hill": a place that is not at itself.
bool Wording::isElsewhere(const Filter& filter) const { return filter.at && filter.away && isPlace(filter.all); }

/// " on this unit", " here", " on that hill", " not on that hill".
std::string Wording::where(const Filter& filter) {
    std::string result;
    if (filter.on) result += " on " + thatOne(filter.on).text;
    if (!filter.at || isElsewhere(filter)) return result;
    if (!isHere(filter.at)) return result + (filter.away ? " not on " : " on ") + placeOf(filter.at).text;
    return result + (filter.away ? " on another " + words().traits[words().place].word : " here");
}

/// " with a unit you control", " without a unit you control".
std::string Wording::crowd(const Filter& filter) {
    if (!filter.crowd) return {};
    return (filter.deserted ? " without " : " with ") + withArticle(describe(m_pool[filter.crowd], {}));
}

/// The card that an event is about, where it is a certain one. In what lasts it is that of the event around.
Wording::Noun Wording::eventOne(ExpressionId card) {
    m_it.reset();
    const bool source = is(card, Term::EventSource);
    if (m_around == nullptr || !m_around->pattern || !(source || is(card, Term::EventCard))) {
        return cards(card, Style::All);
    }
    const Pattern& pattern = m_pool[m_around->pattern];
    const FilterId known = source ? pattern.source : pattern.subject;
    return {"that " + (known ? kindOf(m_pool[known]) : std::string("card")), false, false};
}

/// "the same name": as what has just been spoken of.
std::string Wording::sameName(const Filter& filter) {
    const Expression& like = at(filter.namedLike);
    const bool seen = like.term == Term::Target && ((m_seenTargets >> like.index) & 1U) != 0;
    const bool known = like.term == Term::Chosen || like.term == Term::EachCard || like.term == Term::EventCard;
    return seen || known ? "the same name" : "the same name as " + thatOne(filter.namedLike).text;
}

/// The card onto which an event puts something: "here", "on a hill", "on this unit"; without "on" where the template
/// has a word of its own for it.
std::string Wording::onto(const Filter& filter, bool preposition) {
    if (filter.same && isHere(filter.same) && isPlace(filter.same)) return "here";
    return (preposition ? "on " : "") + (filter.same ? thatOne(filter.same).text : withArticle(describe(filter, {})));
}

}  // namespace duelogue
