// Checks the traits that cards can have and the verbs that can affect them.
#include <algorithm>
#include <bit>

#include "cards/data/Disjunction.h"
#include "cards/parser/Kinds.h"
#include "cards/parser/SemanticChecker.h"

namespace duelogue {

// ---------------------------------------------------------------------------------------------------- the card

/// Returns true if the card leaves once it is done, so that it never works in play.
bool SemanticChecker::passes(const Definition& card) const {
    const auto is = [&](bool TraitWord::*so) { return firstThat(words(), card.traits, so) != nullptr; };
    return is(&TraitWord::passes) && !is(&TraitWord::staysInPlay) && !is(&TraitWord::clings);
}

/// Reports an X in the cost of a card whose type cannot have a chosen X.
void SemanticChecker::announcedX(const Definition& card) {
    const TraitWord* const fixed = firstThat(words(), card.traits, &TraitWord::fixed);
    if (card.cost.x == 0 || fixed == nullptr) return;
    m_loading.fail(m_line, "found X in the cost, expected a number: for \"" + fixed->word + "\" none is chosen");
}

/// Reports an ability whose zone does not fit its card or its kind.
void SemanticChecker::working(const Definition& card, const Ability& ability) {
    if (ability.kind == AbilityKind::Played) return hosts(card, ability);
    heard(ability);
    const std::uint8_t zone = ability.zone == 0xff ? words().inPlay : ability.zone;
    const ZoneWord& where = words().zones[zone];
    if (ability.cost.flags != 0 && !where.shared) {
        return m_loading.fail(ability.line,
                              "found a price that is paid with a state of the card, expected another "
                              "one: in \"" +
                                  where.word + "\" a card has no states");
    }
    if (ability.kind == AbilityKind::Activated && where.seen == ZoneWord::Seen::ByNobody) {
        return m_loading.fail(ability.line, "found \"pay\" for what works in \"" + where.word +
                                                "\", expected another zone: nobody sees what lies there");
    }
    const bool waits = firstThat(words(), card.traits, &TraitWord::waits) != nullptr;
    const bool isUsed = ability.kind == AbilityKind::Triggered && waits;
    const bool isGone = zone == words().inPlay && m_passes && !isUsed;
    if (!isGone && (card.traits & where.never) == 0) return;
    m_loading.fail(ability.line, "found an ability that works in \"" + where.word +
                                     "\", expected \"where\" and another zone: a card of this type does not stay "
                                     "there");
}

/// Checks that the first target of a card that is put onto another card can be its host.
void SemanticChecker::hosts(const Definition& card, const Ability& played) {
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& word = words().traits[i];
        if (!word.clings || ((card.traits >> i) & 1U) == 0) continue;
        const auto targets = pool().targetsOf(played);
        if (!targets.empty() && isHost(word, targets.front())) continue;
        std::string wanted = "one";
        for (std::size_t f = 0; f < words().flags.size(); ++f) {
            if (((word.hostsLack >> f) & 1U) != 0) wanted += " \"" + words().flags[f].opposite + '"';
        }
        wanted += word.hosts == 0 ? " card" : ' ' + oneOf(words(), word.hosts);
        m_loading.fail(played.line, "found another first target, expected " + wanted + " in \"" +
                                        words().zones[words().inPlay].word + "\": \"" + word.word +
                                        "\" is put on nothing else");
    }
}

bool SemanticChecker::isHost(const TraitWord& word, const TargetSpec& target) const {
    if (!target.cards || target.players || target.least != 1 || target.most != 1) return false;
    const Filter& filter = pool()[target.cards];
    const bool inPlay = filter.zone == 0xff || filter.zone == words().inPlay || filter.zone == Filter::anyZone;
    return inPlay && !anyAlternative(pool(), filter, [&word](const Filter& each) {
               const bool isSuch = word.hosts == 0 || (each.all & word.hosts) != 0;
               return !isSuch || (each.notFlags & word.hostsLack) != word.hostsLack;
           });
}

// ---------------------------------------------------------------------------------------------------- its words

/// Returns the traits of cards without owner and controller, which alone enter the table's zones.
Traits SemanticChecker::kindsOfNobody() const {
    Traits kinds = 0;
    for (const ZoneWord& zone : words().zones) {
        if (zone.ofTable) kinds |= zone.admits;
    }
    return kinds;
}

CardKind SemanticChecker::kindOf(const Filter& said, const SemanticContext& around) const {
    if (said.either) {
        const std::vector<Filter> all = alternativesOf(pool(), said);
        CardKind kind = kindOf(all.front(), around);
        for (const Filter& each : std::span(all).subspan(1)) kind = either(kind, kindOf(each, around));
        return kind;
    }
    CardKind kind{said.all, said.tags[0] ? Traits{0} : said.any, said.none};
    const std::uint8_t zone = said.zone == 0xff ? words().inPlay : said.zone;
    if (zone < words().zones.size()) kind.none |= words().zones[zone].never;
    if (said.players) kind.none |= kindsOfNobody();
    // A place lies only on places.
    const Traits place = words().place == 0xff ? 0 : Traits{1} << words().place;
    if (said.on && !canBe(words(), kindOf(said.on, around), place)) kind.none |= place;
    return said.same ? both(kind, kindOf(said.same, around)) : kind;
}

CardKind SemanticChecker::kindOf(const TargetSpec& target, const SemanticContext& around) const {
    return target.cards ? kindOf(pool()[target.cards], around) : CardKind{};
}

/// Returns the traits that all cards of the expression share.
CardKind SemanticChecker::kindOf(ExpressionId id, const SemanticContext& around) const {
    if (!id) return {};
    const Expression& said = pool()[id];
    switch (said.term) {
        case Term::This:
            return m_this;
        case Term::HostOf:
            return pool()[said.left].term == Term::This ? m_host : CardKind{};
        case Term::PlaceOf:
            return words().place == 0xff ? CardKind{} : CardKind{.is = Traits{1} << words().place};
        case Term::Both:
            return either(kindOf(said.left, around), kindOf(said.right, around));
        case Term::Among:
            return both(kindOf(pool()[said.filter], around), kindOf(said.left, around));
        case Term::Filtered:
            return kindOf(pool()[said.filter], around);
        case Term::Target:
            return said.index < around.targets.size() ? kindOf(around.targets[said.index], around) : CardKind{};
        case Term::EveryTarget: {
            if (around.targets.empty()) return {};
            CardKind kind = kindOf(around.targets.front(), around);
            for (const TargetSpec& target : around.targets.subspan(1)) kind = either(kind, kindOf(target, around));
            return kind;
        }
        case Term::Top:
            return {.none = words().zones[said.index].never};
        case Term::Named:
            return {.is = words().names[said.index].traits};
        case Term::EventCard:
            return around.eventIs;
        case Term::EachCard:
            return around.eachIs;
        case Term::Chosen:
        case Term::NotChosen:
            return around.chosenIs;
        default:
            return {};
    }
}

/// Reports a description that matches no card in one of its alternatives.
void SemanticChecker::possible(const Filter& said, ExpressionId whole, const SemanticContext& around) {
    const std::size_t before = m_loading.errorCount();
    for (const Filter& each : alternativesOf(pool(), said)) {
        if (m_loading.errorCount() == before) possibleAlone(each, whole, around);
    }
}

void SemanticChecker::possibleAlone(const Filter& said, ExpressionId whole, const SemanticContext& around) {
    const int line = m_loading.lineOf(whole, m_line);
    if ((said.all & said.none) != 0 || (said.flags & said.notFlags) != 0)
        return m_loading.fail(line, "contradictory: no card can be both");
    const CardKind kind = kindOf(said, around);
    const std::uint8_t zone = said.zone == 0xff ? words().inPlay : said.zone;
    if (!canBe(words(), kind, 0)) {
        const bool isThere = zone >= words().zones.size() || (said.all & words().zones[zone].never) == 0;
        return m_loading.fail(
            line, isThere ? "contradictory: no card fits this description: " + oneOf(words(), said.all | said.any)
                          : "no card in \"" + words().zones[zone].word + "\" can be " +
                                oneOf(words(), said.all & words().zones[zone].never));
    }
    if (said.comparison != Comparison::None && !said.byCounters) figure(said.figure, kind, line);
    if (zone < words().zones.size() && said.flags != 0 && words().zones[zone].stateless) {
        m_loading.fail(
            line, "cards in \"" + words().zones[zone].word + "\" have no state such as tapped; only cards in play do");
    }
}

void SemanticChecker::figure(std::uint8_t slot, CardKind known, int line) {
    if (canBe(words(), known, givingFigure(words(), slot))) return;
    std::string names;
    for (const FigureWord& word : words().figures) {
        if (word.slot == slot) names += (names.empty() ? "\"" : " or \"") + word.word + '"';
    }
    m_loading.fail(line, names + " can't be used here: no " + kindWords(words(), known) + " has that");
}

void SemanticChecker::figureOf(ExpressionId cards, std::uint8_t slot, const SemanticContext& around) {
    if (!cards) return;
    const Expression& said = pool()[cards];
    if (said.term == Term::Both) {
        figureOf(said.left, slot, around);
        return figureOf(said.right, slot, around);
    }
    figure(slot, kindOf(cards, around), m_loading.lineOf(cards, m_line));
}

/// Reports cards that the verb cannot affect because of their kind.
void SemanticChecker::fitting(ExpressionId id, Traits wanted, const SemanticContext& around) {
    if (!id) return;
    const Expression& said = pool()[id];
    if (said.term == Term::Both) {
        fitting(said.left, wanted, around);
        return fitting(said.right, wanted, around);
    }
    fitting(kindOf(id, around), wanted, m_loading.lineOf(id, m_line));
}

void SemanticChecker::fitting(CardKind known, Traits wanted, int line) {
    if (canBe(words(), known, wanted)) return;
    m_loading.fail(line, "found " + kindWords(words(), known) + ", expected " +
                             (wanted == 0 ? "another card" : oneOf(words(), wanted)) +
                             ": to others it does not happen");
}

/// Reports a mention of the owner or controller of an unowned card.
void SemanticChecker::somebodys(ExpressionId id, const SemanticContext& around) {
    const CardKind kind = kindOf(id, around);
    if (canBe(words(), both(kind, {.none = kindsOfNobody()}), 0)) return;
    m_loading.fail(m_loading.lineOf(id, m_line),
                   "found whose " + kindWords(words(), kind) + " is, expected another card: it is nobody's");
}

/// Reports a verb that lacks all of its optional changes.
void SemanticChecker::doingSomething(const VerbWord& word, const Instruction& made) {
    if (made.amount || made.second || made.traits != 0) return;
    std::vector<std::string> changes;
    for (const Parameter& parameter : word.parameters) {
        const bool isChange =
            parameter.slot == Slot::Amount || parameter.slot == Slot::Second || parameter.slot == Slot::TraitSet;
        if (isChange && !parameter.required) changes.push_back('"' + parameter.name + '"');
    }
    if (changes.size() < 2) return;
    std::string known = changes.front();
    for (std::size_t i = 1; i < changes.size(); ++i) known += " or " + changes[i];
    m_loading.fail(m_line, "found nothing that \"" + word.word + "\" does, expected " + known);
}

/// Reports a changed amount of an event without an amount.
void SemanticChecker::measured(const Ability& ability) {
    const bool changes = ability.kind == AbilityKind::Preempt && ability.preemption == Preemption::Change;
    if (!changes || !ability.pattern || pool()[ability.pattern].verb >= words().verbs.size()) return;
    const auto& parameters = words().verbs[pool()[ability.pattern].verb].parameters;
    if (std::ranges::find(parameters, Slot::Amount, &Parameter::slot) != parameters.end()) return;
    m_loading.fail(ability.line, misplaced("change to", "this event has no amount"));
}

/// Reports an ability that prevents an unpreventable event, also if another event covers it.
void SemanticChecker::avertable(const Ability& ability) {
    using Before = VerbWord::Before;
    if (!ability.pattern) return;
    Before possible = Before::Anything;
    for (std::size_t v = 0; v < words().verbs.size(); ++v) {
        if (((pool()[ability.pattern].verbs >> v) & 1U) != 0) possible = std::max(possible, words().verbs[v].before);
    }
    const bool isAhead = ability.kind == AbilityKind::Preempt && ability.preemption == Preemption::Ahead;
    if (ability.kind == AbilityKind::Triggered || possible == Before::Anything) return;
    if (possible == Before::First && isAhead) return;
    m_loading.fail(ability.line, possible == Before::First
                                     ? "found what keeps an event from happening, expected \"first\": this one comes "
                                       "all the same"
                                     : "found \"before\" or \"negate\", expected \"when\": nothing comes before "
                                       "this event");
}

namespace {

bool bringsIntoPlay(const Vocabulary& words, const Pattern& event) {
    if (event.to == words.inPlay) return true;
    if (event.verb >= words.verbs.size() || !words.verbs[event.verb].comes) return false;
    return event.detail >= words.details.size() || ((words.verbs[event.verb].thereFor >> event.detail) & 1U) == 0;
}

}  // namespace

/// Reports verbs that affect a card in play before it enters, unless they say how the card enters.
void SemanticChecker::coming(const Ability& ability, InstructionId body, bool isWhole) {
    const bool isAhead = ability.kind == AbilityKind::Preempt && ability.preemption == Preemption::Ahead;
    if (!isAhead || !ability.pattern || !bringsIntoPlay(words(), pool()[ability.pattern])) return;
    for (InstructionId at = body; at; at = pool()[at].next) {
        const Instruction& done = pool()[at];
        coming(ability, done.body, false);
        coming(ability, done.otherwise, false);
        const bool isToIt =
            is(done.cards, Term::EventCard) || (is(done.cards, Term::This) && pool()[ability.pattern].self);
        if (done.op != Op::Do || !isToIt || words().verbs[done.verb].happensIn != words().inPlay) continue;
        const VerbWord& word = words().verbs[done.verb];
        if (!word.entering) {
            m_loading.fail(done.line, "found \"" + word.word +
                                          "\" of a card that has yet to come into play, expected \"when\": then it is "
                                          "there");
        } else if (!isWhole || ability.optional) {
            m_loading.fail(done.line, "found \"" + word.word +
                                          "\" as a choice or inside another instruction, expected it right behind "
                                          "\"first\": a card comes so always; \"if\" of the ability says when");
        }
    }
}

/// Reports a trigger on a move of its own card that works in a zone where the card is not after the event.
void SemanticChecker::heard(const Ability& ability) {
    if (ability.kind != AbilityKind::Triggered || !ability.pattern) return;
    const Pattern& said = pool()[ability.pattern];
    const std::uint8_t zone = ability.zone == 0xff ? words().inPlay : ability.zone;
    if (!said.self || said.to == 0xff || zone == said.to || zone == said.from) return;
    m_loading.fail(ability.line, "found an ability that works in \"" + words().zones[zone].word +
                                     "\", expected another zone: behind this event the card is not there");
}

/// Returns the words of the zones: "\"hand\" or \"deck\"".
std::string SemanticChecker::zonesIn(std::uint32_t zones) const {
    std::string text;
    for (std::size_t i = 0; i < words().zones.size(); ++i) {
        if (((zones >> i) & 1U) != 0) text += (text.empty() ? "\"" : " or \"") + words().zones[i].word + '"';
    }
    return text;
}

/// Reports a receiving card in a zone that the verb does not allow.
void SemanticChecker::ontoLying(const Instruction& made, const Parameter& parameter, const SemanticContext& around) {
    const std::uint8_t lies = placeOf(made.onto, around);
    if (parameter.from == 0 || lies == Filter::anyZone || ((parameter.from >> lies) & 1U) != 0) return;
    m_loading.fail(m_loading.lineOf(made.onto, m_line), "found a card in \"" + words().zones[lies].word +
                                                            "\", expected one in " + zonesIn(parameter.from) +
                                                            ": nothing else is possible for \"" + parameter.name + '"');
}

/// Reports cards that cannot be put into the zone.
void SemanticChecker::admitted(const Instruction& made, const SemanticContext& around) {
    const ZoneWord& zone = words().zones[made.zone];
    if (zone.waiting) {
        return m_loading.fail(m_line, foundInstead(zone.word, "another zone: only what waits to resolve lies there"));
    }
    if (zone.text.top.empty() && zone.text.back.empty())
        return m_loading.fail(m_line, foundInstead(zone.word, "another zone: no card is put there"));
    fitting(made.cards, zone.admits, around);
}

/// Reports traits that such cards cannot gain in play.
void SemanticChecker::gained(const Instruction& made, const SemanticContext& around) {
    const CardKind known =
        both(kindOf(made.cards, around), {.is = made.traits, .none = words().zones[words().inPlay].never});
    for (Traits left = made.traits; left != 0; left &= left - 1) {
        const Traits one = left & -left;
        if (canBe(words(), known, one)) continue;
        m_loading.fail(m_line, "no such card can have " + oneOf(words(), one));
    }
}

/// Reports a player's value that only the rules change.
void SemanticChecker::changeable(std::uint8_t value) {
    const Word& word = words().playerValues[value];
    if (word.byRules) m_loading.fail(m_line, foundInstead(word.word, "another value: the rules alone change this one"));
}

// ---------------------------------------------------------------------------------------------------- seats

/// Returns the roles of the card: bit r is set if the card belongs to the player with role r.
unsigned SemanticChecker::ownRoles() const {
    unsigned own = 0;
    for (std::size_t r = 0; r < words().roles.size(); ++r) {
        if ((words().roles[r].traits & m_this.is) != 0) own |= 1U << r;
    }
    return own;
}

/// Returns the possible roles of the player: bit r is set for role r.
unsigned SemanticChecker::rolesOf(ExpressionId player) const {
    const unsigned all = (1U << words().roles.size()) - 1;
    const unsigned own = ownRoles();
    const Term term = player ? pool()[player].term : Term::You;
    if (term == Term::Role) return 1U << pool()[player].index;
    const bool isKnown = std::has_single_bit(own);
    if (term == Term::You && isKnown) return own;
    return term == Term::Others && isKnown ? all & ~own : all;
}

/// Reports a value or verb of one role for a player with another role.
void SemanticChecker::ofRole(ExpressionId player, std::uint8_t role) {
    const bool isAll = player && pool()[player].term == Term::EveryPlayer;
    if (role >= words().roles.size() || (!isAll && ((rolesOf(player) >> role) & 1U) != 0)) return;
    m_loading.fail(m_loading.lineOf(player, m_line),
                   foundInstead(player ? wordsOf(pool()[player]) : "you",
                                "the " + words().roles[role].word + ": to nobody else it happens"));
}

}  // namespace duelogue
