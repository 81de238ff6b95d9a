#include "players/netrun/Facts.h"

#include <algorithm>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/data/Disjunction.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::netrun {

namespace {

constexpr std::size_t clickSlot = 1;

template <class VerbNumber>
bool isVerb(const Instruction& made, VerbNumber verb) {
    return made.verb == static_cast<std::uint8_t>(verb);
}

/// Reads the parts of the cost besides credits and clicks.
void readPrice(const CardPool& pool, const Ability& ability, UseFacts& use) {
    for (InstructionId at = ability.cost.body; at; at = pool[at].next) {
        const Instruction& made = pool[at];
        const bool own = made.cards && pool[made.cards].term == Term::This;
        const auto counter = static_cast<Counter>(made.detail);
        use.byItself = use.byItself || (isVerb(made, Verb::Trash) && own);
        use.byCounter = use.byCounter || (isVerb(made, Verb::TakeCounters) && counter == Counter::Virus);
        use.byAgenda = use.byAgenda || isVerb(made, Verb::Forfeit) ||
                       (isVerb(made, Verb::TakeCounters) && counter == Counter::Agenda);
    }
}

/// Reads which ice the ability can break.
void readBroken(const CardPool& pool, const Instruction& made, UseFacts& use) {
    use.purpose = UseFacts::For::Break;
    const Expression& said = pool[made.cards];
    use.amount = made.amount && pool[made.amount].term == Term::Number ? pool[made.amount].number : std::int16_t{32};
    if (said.term != Term::Filtered) return;
    const std::vector<Filter> alternatives = alternativesOf(pool, pool[said.filter]);
    const auto kindsOf = [](const Filter& ice) { return (ice.all | ice.any) & iceKinds; };
    // If one alternative names no kind, the ability breaks ice of every kind.
    const bool isOfKinds = std::ranges::all_of(alternatives, kindsOf);
    for (const Filter& ice : alternatives) {
        if (isOfKinds) use.kinds |= kindsOf(ice);
        use.needsWeak = use.needsWeak || ice.comparison != Comparison::None;
    }
    if (alternatives.size() == 1) use.tag = alternatives.front().tags[0];
}

UseFacts readUse(const CardPool& pool, const Definition& card, const Ability& ability) {
    UseFacts use;
    use.price = ability.cost.resources[0];
    use.clicks = ability.cost.resources[clickSlot];
    readPrice(pool, ability, use);
    for (InstructionId at = ability.body; at; at = pool[at].next) {
        const Instruction& made = pool[at];
        if (made.op != Op::Do) continue;
        const bool own = made.cards && pool[made.cards].term == Term::This;
        if (isVerb(made, Verb::Break)) {
            readBroken(pool, made, use);
        } else if (isVerb(made, Verb::Boost) && made.amount && pool[made.amount].term == Term::Number) {
            use.purpose = own ? UseFacts::For::Strengthen : UseFacts::For::Weaken;
            use.amount = static_cast<std::int16_t>(std::abs(pool[made.amount].number));
        } else if (isVerb(made, Verb::PutCounters) && made.detail == static_cast<std::uint8_t>(Counter::Virus) && own) {
            use.purpose = UseFacts::For::Charge;
        }
    }
    use.deeds = deedsOf(pool, card, ability.body);
    return use;
}

void readStatement(const CardPool& pool, const Instruction& said, CardFacts& facts) {
    const std::int16_t amount =
        said.amount && pool[said.amount].term == Term::Number ? pool[said.amount].number : std::int16_t{1};
    const bool own = said.cards && pool[said.cards].term == Term::This;
    const auto detail = static_cast<Detail>(said.detail);
    switch (static_cast<Verb>(said.verb)) {
        case Verb::More:
            if (said.detail == static_cast<std::uint8_t>(PlayerValue::Memory)) facts.memory = amount;
            if (said.detail == static_cast<std::uint8_t>(PlayerValue::Link)) facts.link = amount;
            return;
        case Verb::Recurring:
            facts.recurring = amount;
            return;
        case Verb::PaysFor:
            facts.paysForUsing = facts.paysForUsing || detail == Detail::Using || detail == Detail::Anything;
            return;
        case Verb::Strengthens:
            if (own) facts.perAdvancement = 1;
            facts.helpsServer = facts.helpsServer || !own;
            return;
        case Verb::StealCost:
            if (own) facts.stealCost = amount;
            facts.helpsServer = facts.helpsServer || !own;
            return;
        case Verb::Easier:
            facts.helpsScoring = true;
            facts.helpsServer = true;
            return;
        case Verb::Cheaper:
            facts.helpsServer = true;
            return;
        case Verb::Wrecks:
            facts.wrecks = true;
            return;
        default:
            return;
    }
}

/// Returns the servers that the pattern names, as bits of CardFacts::paysAt.
std::uint8_t serversOf(const CardPool& pool, const Pattern& pattern) {
    constexpr std::uint8_t centrals = 7;
    constexpr std::uint8_t all = centrals | Deeds::anyServer;
    if (!pattern.subject || !pool[pattern.subject].same) return all;
    const Expression& server = pool[pool[pattern.subject].same];
    if (server.term != Term::Named) return all;
    if (server.index == static_cast<std::uint8_t>(Name::Centrals)) return centrals;
    return server.index <= static_cast<std::uint8_t>(Name::Archives) ? static_cast<std::uint8_t>(1U << server.index)
                                                                     : Deeds::anyServer;
}

void readTriggered(const CardPool& pool, const Definition& card, const Ability& ability, CardFacts& facts) {
    const Deeds deeds = deedsOf(pool, card, ability.body);
    switch (static_cast<Verb>(pool[ability.pattern].verb)) {
        case Verb::Fire:
            facts.subroutines.push_back(deeds);
            if (deeds.trace < 0) facts.bite = static_cast<std::int16_t>(facts.bite + deeds.damage + deeds.core);
            return;
        case Verb::Encounter:
            facts.encountered = deeds;
            return;
        case Verb::Access:
            if (pool[ability.pattern].self) facts.accessed = deeds;
            return;
        case Verb::Score:
            if (pool[ability.pattern].self) facts.scored = deeds;
            return;
        case Verb::Steal:
            facts.stolen = deeds;
            return;
        case Verb::Turn:
            if (pool[ability.pattern].detail == static_cast<std::uint8_t>(Detail::Start)) facts.eachTurn = deeds;
            return;
        case Verb::Succeed:
            facts.paysAt = serversOf(pool, pool[ability.pattern]);
            return;
        case Verb::Trash:
            if (pool[ability.pattern].by) facts.avenges = deeds.damage;
            return;
        case Verb::Installed:
        case Verb::Rez:
            for (InstructionId at = ability.body; at; at = pool[at].next) {
                const bool credits = isVerb(pool[at], Verb::PutCounters) &&
                                     pool[at].detail == static_cast<std::uint8_t>(Counter::Credit);
                if (credits && pool[at].amount) facts.hosted = pool[pool[at].amount].number;
            }
            return;
        default:
            return;
    }
}

CardFacts read(const CardPool& pool, const Definition& card) {
    CardFacts facts;
    for (const Ability& ability : pool.abilitiesOf(card)) {
        UseFacts use;
        switch (ability.kind) {
            case AbilityKind::Activated:
                use = readUse(pool, card, ability);
                facts.isBreaker = facts.isBreaker || use.purpose == UseFacts::For::Break;
                facts.countsViruses = facts.countsViruses || use.byCounter;
                break;
            case AbilityKind::Triggered:
                readTriggered(pool, card, ability, facts);
                break;
            case AbilityKind::Static:
                for (InstructionId at = ability.body; at; at = pool[at].next) readStatement(pool, pool[at], facts);
                break;
            case AbilityKind::Played:
                facts.played = deedsOf(pool, card, ability.body);
                break;
            case AbilityKind::Preempt:
                facts.guards = true;
                break;
            case AbilityKind::Response:
                break;
        }
        facts.uses.push_back(use);
    }
    facts.isAdvanceable = (card.traits & bit(Trait::Advanceable)) != 0;
    return facts;
}

struct Known {
    const Rulebook* rulebook = nullptr;
    std::uint64_t fingerprint = 0;
    std::vector<CardFacts> facts;
};

}  // namespace

const std::vector<CardFacts>& factsFor(const Rulebook& rulebook) {
    // The facts depend only on the card pool, so the facts of the last pool are cached for each thread.
    thread_local Known known;
    if (known.rulebook == &rulebook && known.fingerprint == rulebook.fingerprint()) return known.facts;
    known.rulebook = &rulebook;
    known.fingerprint = rulebook.fingerprint();
    known.facts.clear();
    known.facts.reserve(rulebook.pool().definitions().size());
    for (const Definition& card : rulebook.pool().definitions()) known.facts.push_back(read(rulebook.pool(), card));
    return known.facts;
}

}  // namespace duelogue::netrun
