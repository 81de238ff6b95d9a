// What cards can be, and what can happen to such ones.
#include <algorithm>

#include "cards/reading/Kinds.h"
#include "cards/reading/Sense.h"

namespace duelogue {

// ---------------------------------------------------------------------------------------------------- the card

/// Whether nothing of the card works in play: it is gone once it is done.
bool Sense::passes(const Definition& card) const {
    bool passes = false;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (((card.traits >> i) & 1U) == 0) continue;
        if (words().traits[i].staysInPlay) return false;
        passes = passes || words().traits[i].passes;
    }
    return passes;
}

/// An ability of the card itself works where the card lies at some time.
void Sense::working(const Definition& card, const Ability& ability) {
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
    const auto waits = [&](std::size_t i) { return ((card.traits >> i) & 1U) != 0 && words().traits[i].waits; };
    bool isAwaited = false;
    for (std::size_t i = 0; i < words().traits.size(); ++i) isAwaited = isAwaited || waits(i);
    const bool isUsed = ability.kind == AbilityKind::Triggered && isAwaited;
    const bool isGone = zone == words().inPlay && passes(card) && !isUsed;
    if (!isGone && (card.traits & where.never) == 0) return;
    m_loading.fail(ability.line, "found an ability that works in \"" + where.word +
                                     "\", expected \"where\" and another zone: a card of this type does not stay "
                                     "there");
}

/// What clings is put on what can hold it.
void Sense::hosts(const Definition& card, const Ability& played) {
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& word = words().traits[i];
        if (!word.clings || word.hosts == 0 || ((card.traits >> i) & 1U) == 0) continue;
        const auto targets = pool().targetsOf(played);
        if (!targets.empty() && isHost(word, targets.front())) continue;
        std::string states;
        for (std::size_t f = 0; f < words().flags.size(); ++f) {
            if (((word.hostsLack >> f) & 1U) != 0) states += '"' + words().flags[f].opposite + "\" ";
        }
        m_loading.fail(played.line, "found another first target, expected one " + states + oneOf(words(), word.hosts) +
                                        ": on nothing else \"" + word.word + "\" is put");
    }
}

bool Sense::isHost(const TraitWord& word, const TargetSpec& target) const {
    if (!target.cards || target.players || target.least != 1 || target.most != 1) return false;
    const Filter& filter = pool()[target.cards];
    const bool inPlay = filter.zone == 0xff || filter.zone == words().inPlay;
    return inPlay && (filter.all & word.hosts) != 0 && (filter.notFlags & word.hostsLack) == word.hostsLack;
}

// ---------------------------------------------------------------------------------------------------- its words

/// What cards are in any case of which the expression speaks.
Traits Sense::traitsOf(ExpressionId id, const Surroundings& around) const {
    if (!id) return 0;
    const Expression& said = pool()[id];
    switch (said.term) {
        case Term::This:
            return m_this;
        case Term::Both:
            return traitsOf(said.left, around) & traitsOf(said.right, around);
        case Term::Among:
            return pool()[said.filter].all | traitsOf(said.left, around);
        case Term::Filtered:
            return pool()[said.filter].all;
        case Term::Target: {
            const bool isCard = said.index < around.targets.size() && around.targets[said.index].cards;
            return isCard ? pool()[around.targets[said.index].cards].all : 0;
        }
        case Term::EventCard:
            return around.eventIs;
        case Term::EachCard:
            return around.eachIs;
        case Term::Chosen:
        case Term::NotChosen:
            return around.chosenIs;
        default:
            return 0;
    }
}

/// No card is both.
void Sense::possible(const Filter& said, ExpressionId whole) {
    const int line = m_loading.lineOf(whole, m_line);
    if ((said.all & said.none) != 0 || (said.flags & said.notFlags) != 0)
        return m_loading.fail(line, "found something and its contrary, expected one of them: no card is like that");
    const auto contradicts = [&](Traits wanted) {
        m_loading.fail(line, "found " + oneOf(words(), wanted) + " of " + oneOf(words(), said.all & ~wanted) +
                                 ", expected another description: no card is like that");
    };
    for (Traits left = said.all; left != 0; left &= left - 1) {
        const Traits one = left & -left;
        if (!canBe(words(), said.all, one)) return contradicts(one);
    }
    if (!said.tags[0] && !canBe(words(), said.all, said.any)) return contradicts(said.any);
    if (said.comparison != Comparison::None && !said.byCounters) figure(said.figure, said.all, line);
    if (said.zone == Filter::anyZone) return;
    const ZoneWord& zone = words().zones[said.zone == 0xff ? words().inPlay : said.zone];
    if ((said.all & zone.never) != 0) {
        m_loading.fail(line, "found " + firstOf(words(), said.all & zone.never) + " in \"" + zone.word +
                                 "\", expected something else: no such card lies there");
    }
    if (said.flags != 0 && zone.stateless) {
        m_loading.fail(line, "found a state of cards in \"" + zone.word +
                                 "\", expected none: only in play they have "
                                 "states");
    }
}

void Sense::figure(std::uint8_t slot, Traits known, int line) {
    if (canBe(words(), known, givingFigure(words(), slot))) return;
    m_loading.fail(line, "found \"" + words().figures[slot].word + "\", expected something else: no " +
                             firstOf(words(), known) + " has that");
}

void Sense::figureOf(ExpressionId cards, std::uint8_t slot, const Surroundings& around) {
    if (!cards) return;
    const Expression& said = pool()[cards];
    if (said.term == Term::Both) {
        figureOf(said.left, slot, around);
        return figureOf(said.right, slot, around);
    }
    figure(slot, traitsOf(cards, around), m_loading.lineOf(cards, m_line));
}

/// A verb that happens to cards of some types alone.
void Sense::fitting(ExpressionId id, Traits wanted, const Surroundings& around) {
    if (!id) return;
    const Expression& said = pool()[id];
    if (said.term == Term::Both) {
        fitting(said.left, wanted, around);
        return fitting(said.right, wanted, around);
    }
    fitting(traitsOf(id, around), wanted, m_loading.lineOf(id, m_line));
}

void Sense::fitting(Traits known, Traits wanted, int line) {
    if (canBe(words(), known, wanted)) return;
    m_loading.fail(line, "found " + firstOf(words(), known) + ", expected " + oneOf(words(), wanted) +
                             ": to others it does not happen");
}

/// Of several things that a verb may change, one at least is said.
void Sense::doingSomething(const VerbWord& word, const Instruction& made) {
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

/// What changes the amount of an event meets one that has an amount.
void Sense::measured(const Ability& ability) {
    const bool changes = ability.kind == AbilityKind::Preempt && ability.preemption == Preemption::Change;
    if (!changes || !ability.pattern || pool()[ability.pattern].verb >= words().verbs.size()) return;
    const auto& parameters = words().verbs[pool()[ability.pattern].verb].parameters;
    if (std::ranges::find(parameters, Slot::Amount, &Parameter::slot) != parameters.end()) return;
    m_loading.fail(ability.line, "found \"change to\", expected something else: this event has no amount");
}

/// What happens to the card itself is heard where the card lies behind it; what leaves play is heard there.
void Sense::heard(const Ability& ability) {
    if (ability.kind != AbilityKind::Triggered || !ability.pattern) return;
    const Pattern& said = pool()[ability.pattern];
    const std::uint8_t zone = ability.zone == 0xff ? words().inPlay : ability.zone;
    if (!said.self || said.to == 0xff || zone == said.to || zone == said.from) return;
    m_loading.fail(ability.line, "found an ability that works in \"" + words().zones[zone].word +
                                     "\", expected another zone: behind this event the card is not there");
}

/// What can be put into a zone.
void Sense::admitted(const Instruction& made, const Surroundings& around) {
    fitting(made.cards, words().zones[made.zone].admits, around);
}

/// What is gained can be gained by such cards, and where they lie.
void Sense::gained(const Instruction& made, const Surroundings& around) {
    const Traits known = traitsOf(made.cards, around);
    for (Traits left = made.traits; left != 0; left &= left - 1) {
        const Traits one = left & -left;
        const bool isLost = (one & words().zones[words().inPlay].never) != 0;
        if (!isLost && canBe(words(), known | made.traits, one)) continue;
        m_loading.fail(m_line, "found " + oneOf(words(), one) + ", expected something else: no such card can have it");
    }
}

}  // namespace duelogue
