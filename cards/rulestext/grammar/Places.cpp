#include "cards/rulestext/grammar/Places.h"

#include "cards/rulestext/grammar/English.h"

namespace duelogue {

std::string Places::whose(ExpressionId player) {
    if (player && player == m_spoken.player && !is(player, Term::You)) return "their";
    return possessive(m_mentions.players(player).text);
}

/// Returns the role of the player, or nullopt if it is unknown or all seats are alike.
std::optional<std::size_t> Places::roleOf(ExpressionId player) const {
    const auto& roles = words().roles;
    if (player && is(player, Term::Role)) return at(player).index;
    const bool others = player && is(player, Term::Others) && roles.size() == 2;
    if (player && !others && !is(player, Term::You)) return std::nullopt;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if ((definition().traits & roles[i].traits) != 0) return others ? 1 - i : i;
    }
    return std::nullopt;
}

/// Returns the name of a zone, or the role's own name: "hand", "Vault", "satchel".
std::string Places::zoneName(std::optional<std::size_t> role, std::string_view zone) const {
    const auto found = indexOf(words().zones, zone);
    const bool isNamed = found && role && *role < words().zones[*found].ofRole.size();
    return isNamed ? words().zones[*found].ofRole[*role] : std::string(zone);
}

std::string Places::owned(ExpressionId player, std::string_view zone) {
    const std::string name = zoneName(roleOf(player), zone);
    return capitalized(name) == name ? name : whose(player) + ' ' + name;
}

std::string Places::ownerOf(ExpressionId cards, std::string_view zone) {
    const auto known = indexOf(words().zones, zone);
    if (known && words().zones[*known].ofTable) return ofTable(words().zones[*known]);
    std::string owner = ownerByDescription(sourceOf(cards), zone);
    if (owner.empty()) owner = ownerByRole(cards, zone);
    if (!owner.empty()) return owner;
    const std::string name(zone);
    return haveSeveralOwners(cards) ? "their owners' " + pluralOf(name) : "its owner's " + name;
}

/// Returns the zone with the owner that a description names: "your hand"; empty if it names none.
std::string Places::ownerByDescription(ExpressionId source, std::string_view zone) {
    const auto ofFilter = [&](FilterId id) {
        if (!id || zoneWordOf(pool()[id]).shared || !pool()[id].players) return std::string();
        if (is(pool()[id].players, Term::Others) && words().roles.empty()) return std::string();
        return owned(pool()[id].players, zone);
    };
    const Expression& expression = at(source);
    switch (expression.term) {
        case Term::Filtered:
            return ofFilter(expression.filter);
        case Term::Top:
            return owned(expression.left, zone);
        case Term::Target:
        case Term::EveryTarget:
            return ofFilter(targetCards(expression.index));
        default:
            return {};
    }
}

std::string Places::ownersControl(ExpressionId cards) const {
    return haveSeveralOwners(cards) ? "their owners' control" : "its owner's control";
}

bool Places::areOwn(ExpressionId cards) const {
    const ExpressionId source = sourceOf(cards);
    if (is(source, Term::This)) return true;
    if (is(source, Term::Top)) return is(at(source).left, Term::You);
    const Filter* filter = filterOf(cards);
    return filter != nullptr && !zoneWordOf(*filter).shared && is(filter->players, Term::You);
}

bool Places::areInPlay(ExpressionId cards) const {
    const Term term = at(sourceOf(cards)).term;
    if (term != Term::Filtered && term != Term::Target && term != Term::EveryTarget) return false;
    const Filter* filter = filterOf(cards);
    return filter != nullptr && (filter->zone == 0xff || filter->zone == words().inPlay);
}

bool Places::haveSeveralOwners(ExpressionId cards) const {
    const Expression& source = at(sourceOf(cards));
    const bool isTarget = source.term == Term::Target || source.term == Term::EveryTarget;
    const bool several =
        isTarget ? source.index < targets().size() && targets()[source.index].most > 1 : source.term == Term::Filtered;
    if (is(cards, Term::EachCard) && m_spoken.eachNoun) return m_spoken.eachNoun->plural;
    if (!is(cards, Term::Chosen) || m_spoken.choices.empty()) return several;
    const ExpressionId most = pool()[m_spoken.choices.back()].second;
    return several && !(is(most, Term::Number) && at(most).number == 1);
}

/// Returns the zone with the owner that the kind of cards implies: "Vault", "the Guest's satchel"; empty if they imply
/// none.
std::string Places::ownerByRole(ExpressionId cards, std::string_view zone) const {
    const auto& roles = words().roles;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if ((traitsOf(cards) & roles[i].traits) == 0) continue;
        const std::string name = zoneName(i, zone);
        return capitalized(name) == name ? name : possessive(playerWith(i).text) + ' ' + name;
    }
    return {};
}

Noun Places::placeOf(ExpressionId card) {
    const std::string& word = words().traits[words().place].word;
    if (is(card, Term::PlaceOf)) return placeOf(at(card).left);
    if (isHere(card)) return {"this " + word, false, false};
    if (isPlace(card)) return thatOne(card);
    const Noun noun = is(card, Term::EachCard) ? pronoun(false) : m_mentions.cards(card, Style::All);
    return {ofNoun(noun, noun.plural ? words().traits[words().place].plural : word), noun.plural, false};
}

Noun Places::thatOne(ExpressionId card) {
    m_spoken.it.reset();
    const Term term = at(card).term;
    const bool said =
        term == Term::EachCard || term == Term::EventCard || (term == Term::Chosen && m_spoken.choiceSaid);
    const Filter* filter = said ? filterOf(card) : nullptr;
    if (filter == nullptr || filter->same) return m_mentions.cards(card, Style::All);
    const bool plural = term == Term::Chosen && isPlural(pool()[m_spoken.choices.back()]);
    const std::string kind = kindOf(*filter);
    return {plural ? "those " + pluralOf(kind) : "that " + kind, plural, false};
}

Noun Places::host(ExpressionId card) {
    const bool own = is(card, Term::This);
    const std::string which = words().bearer.empty() ? "this " : "the " + words().bearer + ' ';
    if (const TargetSpec* target = own ? ownTarget() : nullptr) {
        return {which + kindOf(pool()[target->cards]), false, false};
    }
    if (own && words().place != 0xff) return {"this " + words().traits[words().place].word, false, false};
    return {"the card " + m_mentions.cards(card, Style::All).text + " is on", false, false};
}

}  // namespace duelogue
