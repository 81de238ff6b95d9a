// What abilities and their bodies offer to the words in them.
#include "cards/reading/Sense.h"

#include <algorithm>

namespace duelogue {

namespace {

/// Whether each of several players does it: each is "that player" for what the player may choose.
bool isByEach(const CardPool& pool, ExpressionId player) {
    if (!player) return false;
    const Term term = pool[player].term;
    return term == Term::EveryPlayer || term == Term::Others;
}

/// What is so behind two ways of which one was gone.
Surroundings either(Surroundings a, const Surroundings& b) {
    a.chosen = a.chosen | b.chosen;
    a.number = a.number || b.number;
    a.family = a.family || b.family;
    a.chosenKind |= b.chosenKind;
    return a;
}

/// "your points >= X": X may be no more. No other condition of a card knows its X, which is chosen only then.
bool limitsX(const CardPool& pool, ExpressionId condition) {
    if (!condition || pool[condition].term != Term::AtLeast) return false;
    const ExpressionId limited = pool[condition].right;
    return limited && pool[limited].term == Term::X;
}

}  // namespace

// ---------------------------------------------------------------------------------------------------- abilities

void Sense::check(const Definition& card, std::span<const Ability> abilities) {
    m_line = card.line;
    price(card.cost);
    Surroundings announced;
    announced.x = card.cost.x > 0 && limitsX(pool(), card.condition);
    openly(card.condition, announced);
    Surroundings around;
    around.self = countingAlike(card.traits & types());
    around.passes = !clings(words(), card.traits) && (card.traits & clingingKinds()) != 0;
    if (clings(words(), card.traits)) {
        clinging(card, abilities);
        const auto played = std::ranges::find(abilities, AbilityKind::Played, &Ability::kind);
        if (played != abilities.end()) around.host = kindsOf(pool().targetsOf(*played).front(), around);
    }
    for (const Ability& each : abilities) ability(each, around, card.cost);
}

void Sense::ability(const Ability& ability, Surroundings around, const Cost& playCost) {
    m_line = ability.line;
    working(ability, around);
    switch (ability.kind) {
        case AbilityKind::Played:
            return used(ability, playCost, around);
        case AbilityKind::Activated:
            price(ability.cost);
            m_line = ability.line;
            return used(ability, ability.cost, around);
        case AbilityKind::Triggered:
        case AbilityKind::Preempt:
        case AbilityKind::Response:
            return meeting(ability, around);
        case AbilityKind::Static:
            return statements(ability, around);
    }
}

/// What is played or used for a price: when may be asked before anything is chosen.
void Sense::used(const Ability& ability, const Cost& cost, Surroundings around) {
    openly(ability.condition, around);
    around.x = cost.x > 0;
    targets(ability, around);
    around.targets = pool().targetsOf(ability);
    around.paid = givesUpCard(cost);
    (void)body(ability.body, {}, around);
}

/// What an event sets off, or what meets it.
void Sense::meeting(const Ability& ability, Surroundings around) {
    pattern(ability.pattern, around);
    around.event = happensTo(ability.pattern);
    around.eventKind = eventKind(ability.pattern, around);
    around.count();
    condition(ability.condition, around);
    number(ability.amount, around);
    if (ability.preemption == Preemption::Change && !isCounted(ability.pattern))
        m_loading.fail(m_line, "found \"change to\", expected something else: there is no amount of this event");
    targets(ability, around);
    around.targets = pool().targetsOf(ability);
    (void)body(ability.body, {}, around);
}

void Sense::statements(const Ability& ability, const Surroundings& around) {
    m_open = true;
    for (InstructionId at = ability.body; at; at = pool()[at].next) {
        const Instruction& said = pool()[at];
        m_line = said.line;
        condition(said.condition, around);
        m_open = said.verb >= words().verbs.size() || !words().verbs[said.verb].searches;
        verb(said, around);
        m_open = true;
        if (ability.zone < words().zones.size()) hidden(said, words().zones[ability.zone]);
    }
    m_open = false;
}

/// What works where not everybody sees it changes nothing that others could tell it by: it is about its own card, or
/// about the player who alone sees it.
void Sense::hidden(const Instruction& said, const ZoneWord& zone) {
    if (zone.seen == ZoneWord::Seen::ByAll || said.verb >= words().verbs.size()) return;
    const auto is = [this](ExpressionId id, Term term) { return !id || pool()[id].term == term; };
    const auto isOwn = [&](const Parameter& parameter) {
        if (parameter.slot == Slot::Cards) return is(said.cards, Term::This);
        if (parameter.slot == Slot::Subject) return is(said.subject, Term::This);
        const bool isPlayer = parameter.slot == Slot::Player;
        return !isPlayer || (zone.seen == ZoneWord::Seen::ByOwner && is(said.player, Term::You));
    };
    const VerbWord& word = words().verbs[said.verb];
    if (std::ranges::all_of(word.parameters, isOwn)) return;
    m_loading.fail(m_line, "found more than this card in \"" + word.word +
                               "\", expected this card: not everybody sees " + "what lies in \"" + zone.word + '"');
}

/// When a card may be played, or an ability used.
void Sense::openly(ExpressionId id, const Surroundings& around) {
    m_open = true;
    condition(id, around);
    m_open = false;
}

/// Deeds and choices pay a price; anything that may or may not happen does not.
void Sense::price(const Cost& cost) {
    Surroundings around;
    around.x = cost.x > 0;
    price(cost, around);
}

void Sense::price(const Cost& cost, const Surroundings& around) {
    for (InstructionId at = cost.body; at; at = pool()[at].next) {
        if (pool()[at].op == Op::Do || pool()[at].op == Op::Choose) continue;
        return m_loading.fail(pool()[at].line,
                              "found more than verbs in a price, expected what is done, e.g. a sacrifice");
    }
    m_open = true;
    (void)body(cost.body, {}, around);
    m_open = false;
}

void Sense::targets(const Ability& ability, const Surroundings& around) {
    for (const TargetSpec& spec : pool().targetsOf(ability)) {
        m_line = ability.line;
        players(spec.players, around);
        m_open = true;
        filter(spec.cards, around);
        m_open = false;
        const std::uint8_t zone =
            spec.cards && pool()[spec.cards].zone != 0xff ? pool()[spec.cards].zone : words().inPlay;
        if (words().zones[zone].seen != ZoneWord::Seen::ByAll) {
            m_loading.fail(m_line, "found a target in \"" + words().zones[zone].word +
                                       "\", expected one that everybody sees; a card there is chosen as it happens");
        }
        number(spec.divided, around);
    }
}

void Sense::pattern(PatternId id, const Surroundings& around) {
    if (!id) return;
    const Pattern& said = pool()[id];
    players(said.players, around);
    players(said.by, around);
    filter(said.subject, around);
    filter(said.source, around);
    filter(said.onto, around);
    if (said.onto && !putsOnto(said)) {
        m_loading.fail(m_line, "found \"at\", expected something else: this event puts nothing onto a card");
    }
    if (said.verb < words().verbs.size()) {
        const VerbWord& word = words().verbs[said.verb];
        if (word.happensTo != 0 && (eventKind(id, around) & word.happensTo) == 0)
            m_loading.fail(m_line, "found " + kindWords(eventKind(id, around)) + ", expected " +
                                       kindWords(word.happensTo) + ": this event happens to nothing else");
    }
    const Things happens = happensTo(id);
    const bool toCard = said.self || said.subject;
    if (toCard && isNone(happens & Things::Cards)) {
        m_loading.fail(m_line, "found a card, expected a player: this event happens to no card");
    }
    if (said.toPlayer && isNone(happens & Things::Players)) {
        m_loading.fail(m_line, "found a player, expected a card: this event happens to no player");
    }
}

bool Sense::putsOnto(const Pattern& said) const {
    for (std::size_t i = 0; i < words().verbs.size(); ++i) {
        if (((said.verbs >> i) & 1U) == 0) continue;
        for (const Parameter& parameter : words().verbs[i].parameters) {
            if (parameter.slot == Slot::Onto) return true;
        }
    }
    return false;
}

Things Sense::happensTo(PatternId id) const {
    const Pattern& said = pool()[id];
    if (said.verb >= words().verbs.size()) return Things::Both;
    Things things = Things::None;
    for (const Parameter& parameter : words().verbs[said.verb].parameters) {
        if (parameter.slot != Slot::Cards) continue;
        things = things | Things::Cards;
        if (parameter.players || !parameter.required) things = things | Things::Players;
    }
    return isNone(things) ? Things::Players : things;
}

/// Whether there is an amount of it.
bool Sense::isCounted(PatternId id) const {
    const Pattern& said = pool()[id];
    if (said.verb >= words().verbs.size()) return true;
    return std::ranges::any_of(words().verbs[said.verb].parameters,
                               [](const Parameter& parameter) { return parameter.slot == Slot::Amount; });
}

bool Sense::givesUpCard(const Cost& cost) const {
    for (InstructionId at = cost.body; at; at = pool()[at].next) {
        if (pool()[at].op == Op::Choose) return true;
    }
    return false;
}

// ---------------------------------------------------------------------------------------------------- bodies

/// A branch goes on behind its instruction, which is where it ends.
Surroundings Sense::body(InstructionId first, InstructionId behind, Surroundings around) {
    for (InstructionId at = first; at && at != behind; at = pool()[at].next) {
        m_line = pool()[at].line;
        instruction(pool()[at], around);
    }
    return around;
}

void Sense::instruction(const Instruction& made, Surroundings& around) {
    switch (made.op) {
        case Op::Do:
            verb(made, around);
            return around.count();
        case Op::If:
        case Op::May:
        case Op::Unless:
        case Op::Contest:
            return branches(made, around);
        case Op::ForEachCard:
        case Op::ForEachPlayer:
        case Op::Repeat:
            return loop(made, around);
        case Op::ChooseOne:
            return options(made, around);
        case Op::Option:
            return;
        case Op::Choose:
        case Op::ChooseNumber:
        case Op::Order:
            return choice(made, around);
        case Op::Float:
            return lasting(made, around);
        case Op::ChooseFamily:
            onePlayer(made.player, around);
            around.number = around.family = true;
            return;
    }
}

void Sense::branches(const Instruction& made, Surroundings& around) {
    onePlayer(made.player, around);
    // What a May asks by itself is what its body says.
    if (made.op != Op::May) condition(made.condition, around);
    if (made.op == Op::Unless && made.ability) price(pool()[made.ability].cost, around);
    number(made.amount, around);
    number(made.second, around);
    Surroundings within = around;
    if (made.op == Op::Contest) {
        within.count();
        if (words().playerValues[made.detail].byRules)
            m_loading.fail(m_line, foundInstead(words().playerValues[made.detail].word,
                                                "another value: nobody can lose any of this one"));
    }
    const Surroundings taken = body(made.body, made.next, within);
    around = either(taken, body(made.otherwise, made.next, within));
}

/// A round has registers of its own: what is chosen in it is gone behind it.
void Sense::loop(const Instruction& made, Surroundings& around) {
    Surroundings within = around;
    number(made.amount, around);
    if (made.op == Op::ForEachCard) {
        within.each = within.each | select(made.cards, Things::Both, around);
        within.eachKind = kindsOf(made.cards, around);
        const Term term = made.cards ? pool()[made.cards].term : Term::Number;
        const bool aims = term == Term::Target || term == Term::EveryTarget;
        const auto divided = [](const TargetSpec& spec) { return static_cast<bool>(spec.divided); };
        if (aims && std::ranges::any_of(around.targets, divided)) within.count();
    }
    if (made.op == Op::ForEachPlayer) {
        players(made.player, around);
        within.each = within.each | Things::Players;
    }
    (void)body(made.body, {}, within);
    if (made.op == Op::ForEachPlayer) around.count();
}

void Sense::options(const Instruction& made, Surroundings& around) {
    onePlayer(made.player, around);
    for (InstructionId option = made.body; option; option = pool()[option].otherwise) {
        (void)body(pool()[option].body, {}, around);
    }
    around.count();
}

void Sense::choice(const Instruction& made, Surroundings& around) {
    const bool each = isByEach(pool(), made.player);
    if (made.op == Op::Order) {
        onePlayer(made.player, around);
        card(made.cards, around);
        around.chosen = Things::Cards;
        around.chosenKind = kindsOf(made.cards, around);
        return;
    }
    players(made.player, around);
    Surroundings within = around;
    if (each) within.each = within.each | Things::Players;
    number(made.amount, within);
    number(made.second, within);
    if (each || made.op == Op::ChooseNumber) around.count();
    if (made.op == Op::ChooseNumber) return;
    around.chosen = select(made.cards, Things::Both, within);
    around.chosenKind = kindsOf(made.cards, within);
    if (around.chosen == Things::Both) report(made.cards, "cards or players, not both");
}

/// What lasts has its own event and targets; of what is around it keeps the event and what was counted.
void Sense::lasting(const Instruction& made, const Surroundings& around) {
    players(made.player, around);
    card(made.cards, around);
    Surroundings within;
    within.event = around.event;
    within.number = around.number;
    within.family = around.family;
    within.eventKind = around.eventKind;
    within.self = made.cards ? kindsOf(made.cards, around) : around.self;
    if (!made.cards) within.host = around.host;
    within.passes = around.passes && !made.cards;
    within.lasts = true;
    if (words().durations[made.duration].ofPlayer) within.each = Things::Players;
    const Ability& given = pool()[made.ability];
    if (given.kind == AbilityKind::Activated) {
        m_loading.fail(given.line,
                       "found \"pay\", expected \"when\", \"always\", \"before\" or \"negate\": what is "
                       "used for a price can't be given for a time");
        return;
    }
    ability(given, within, {});
}

// ---------------------------------------------------------------------------------------------------- verbs

void Sense::verb(const Instruction& made, const Surroundings& around) {
    if (made.verb >= words().verbs.size()) return;
    const VerbWord& word = words().verbs[made.verb];
    for (const Parameter& parameter : word.parameters) argument(word, parameter, made, around);
}

void Sense::argument(const VerbWord& word, const Parameter& parameter, const Instruction& made,
                     const Surroundings& around) {
    switch (parameter.slot) {
        case Slot::Player:
        case Slot::Duration:
            return players(made.player, around);
        case Slot::Cards:
            (void)select(made.cards, parameter.players ? Things::Both : Things::Cards, around);
            lyingIn(made.cards, word.happensIn);
            from(made.cards, word.from);
            return being(made.cards, word.happensTo, around, "with others it does not happen");
        case Slot::Subject:
            card(made.subject, around);
            return lyingIn(made.subject, word.statement ? word.happensIn : std::uint8_t{0xff});
        case Slot::Onto:
            card(made.onto, around);
            return being(made.onto, word.onto, around, "it puts nothing onto anything else");
        case Slot::Amount:
            return number(made.amount, around);
        case Slot::Second:
            return number(made.second, around);
        case Slot::Zone:
            return puttingInto(made, around);
        case Slot::TraitSet:
            return countingAs(word, made.traits);
        case Slot::Value:
            if (!words().playerValues[made.detail].byRules) return;
            return m_loading.fail(m_line, foundInstead(words().playerValues[made.detail].word,
                                                       "another value: the rules alone change this one"));
        case Slot::Place:
        case Slot::Detail:
        case Slot::Resource:
        case Slot::Counter:
            return;
    }
}

/// A verb that happens in one zone alone does not happen to cards that are described in another.
void Sense::lyingIn(ExpressionId id, std::uint8_t zone) {
    if (!id || zone == 0xff) return;
    const Expression& said = pool()[id];
    if (said.term == Term::Both) {
        lyingIn(said.left, zone);
        return lyingIn(said.right, zone);
    }
    const std::uint8_t lies = zoneOf(id);
    if (lies == zone || lies == Filter::anyZone) return;
    m_loading.fail(m_loading.lineOf(id, m_line), "found cards in \"" + words().zones[lies].word +
                                                     "\", expected cards in \"" + words().zones[zone].word +
                                                     "\": with others it does not happen");
}

}  // namespace duelogue
