// Checks abilities and their bodies, and tracks what they offer to the words in them.
#include "cards/parser/SemanticChecker.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "cards/parser/Kinds.h"

namespace duelogue {

namespace {

/// Returns true if each of several players acts, so that each is "that player" in their own choices.
bool isByEach(const CardPool& pool, ExpressionId player) {
    if (!player) return false;
    const Term term = pool[player].term;
    return term == Term::EveryPlayer || term == Term::Others;
}

/// Returns the context after two branches of which one was taken.
SemanticContext either(SemanticContext a, const SemanticContext& b) {
    a.chosen = a.chosen | b.chosen;
    a.number = a.number || b.number;
    a.family = a.family || b.family;
    a.moved = a.moved || b.moved;
    if (a.chosenIn != b.chosenIn) a.chosenIn = Filter::anyZone;
    a.chosenIs = either(a.chosenIs, b.chosenIs);
    return a;
}

/// Returns true for "your points >= X", which limits X. No other condition of a card can use its X, which is chosen
/// later.
bool limitsX(const CardPool& pool, ExpressionId condition) {
    if (!condition || pool[condition].term != Term::AtLeast) return false;
    const ExpressionId limited = pool[condition].right;
    return limited && pool[limited].term == Term::X;
}

}  // namespace

// ---------------------------------------------------------------------------------------------------- abilities

void SemanticChecker::check(const Definition& card, std::span<const Ability> abilities) {
    m_line = card.line;
    m_this = {.is = card.traits};
    m_passes = passes(card);
    announcedX(card);
    if (std::popcount(ownRoles()) > 1)
        m_loading.fail(m_line, "found kinds of cards of several sides in one type, expected those of one");
    price(card.cost);
    SemanticContext announced;
    announced.x = card.cost.x > 0 && limitsX(pool(), card.condition);
    openly(card.condition, announced);
    const auto played = std::ranges::find(abilities, AbilityKind::Played, &Ability::kind);
    if (played != abilities.end() && clings(words(), card.traits) && !pool().targetsOf(*played).empty())
        m_host = kindOf(pool().targetsOf(*played).front(), {});
    for (const Ability& each : abilities) {
        working(card, each);
        ability(each, {}, card.cost);
    }
}

void SemanticChecker::ability(const Ability& ability, SemanticContext around, const Cost& playCost) {
    m_line = ability.line;
    switch (ability.kind) {
        case AbilityKind::Played:
            return used(ability, playCost, around);
        case AbilityKind::Activated:
            m_thisIn = ability.zone == 0xff ? words().inPlay : ability.zone;
            price(ability.cost);
            m_thisIn = Filter::anyZone;
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

/// Checks a card or ability that is played for a price. Its condition is evaluated before any choice.
void SemanticChecker::used(const Ability& ability, const Cost& cost, SemanticContext around) {
    openly(ability.condition, around);
    around.x = cost.x > 0;
    targets(ability, around);
    around.targets = pool().targetsOf(ability);
    around.paid = givesUpCard(cost);
    (void)body(ability.body, {}, around);
}

/// Checks an ability with an event: a trigger, a replacement or a response.
void SemanticChecker::meeting(const Ability& ability, SemanticContext around) {
    pattern(ability.pattern, around);
    around.event = happensTo(ability.pattern);
    if (ability.pattern) around.eventIs = happensToSuch(pool()[ability.pattern], around);
    around.count();
    condition(ability.condition, around);
    number(ability.amount, around);
    measured(ability);
    avertable(ability);
    coming(ability, ability.body, true);
    targets(ability, around);
    around.targets = pool().targetsOf(ability);
    (void)body(ability.body, {}, around);
}

void SemanticChecker::statements(const Ability& ability, const SemanticContext& around) {
    m_open = true;
    m_thisIn = ability.zone == 0xff ? words().inPlay : ability.zone;
    for (InstructionId at = ability.body; at; at = pool()[at].next) {
        const Instruction& said = pool()[at];
        m_line = said.line;
        condition(said.condition, around);
        m_open = said.verb >= words().verbs.size() || !words().verbs[said.verb].searches;
        verb(said, around);
        m_open = true;
        if (ability.zone < words().zones.size()) hidden(said, words().zones[ability.zone]);
    }
    m_thisIn = Filter::anyZone;
    m_open = false;
}

/// Checks a static ability in a hidden zone. It may affect only its own card or the player who sees the zone, because
/// other players would notice any other effect.
void SemanticChecker::hidden(const Instruction& said, const ZoneWord& zone) {
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

/// Checks the condition for playing a card or using an ability.
void SemanticChecker::openly(ExpressionId id, const SemanticContext& around) {
    m_open = true;
    condition(id, around);
    m_open = false;
}

/// Only verbs and choices can pay a price, because everything else may do nothing.
void SemanticChecker::price(const Cost& cost) {
    SemanticContext around;
    around.x = cost.x > 0;
    price(cost, around);
}

void SemanticChecker::price(const Cost& cost, const SemanticContext& around) {
    for (InstructionId at = cost.body; at; at = pool()[at].next) {
        if (pool()[at].op == Op::Do || pool()[at].op == Op::Choose) continue;
        return m_loading.fail(pool()[at].line,
                              "found more than verbs in a price, expected what is done, e.g. a sacrifice");
    }
    m_open = true;
    (void)body(cost.body, {}, around);
    m_open = false;
}

void SemanticChecker::targets(const Ability& ability, const SemanticContext& around) {
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

void SemanticChecker::pattern(PatternId id, const SemanticContext& around) {
    if (!id) return;
    const Pattern& said = pool()[id];
    players(said.players, around);
    players(said.by, around);
    filter(said.subject, around);
    filter(said.source, around);
    filter(said.onto, around);
    if (said.onto && !putsOnto(said)) {
        m_loading.fail(m_line, misplaced("at", "this event puts nothing onto a card"));
    }
    const Things happens = happensTo(id);
    const bool toCard = said.self || said.subject;
    if (toCard && !isNone(happens & Things::Cards)) suffering(said, around);
    if (said.onto && putsOnto(said) && said.verb < words().verbs.size()) {
        for (const Parameter& parameter : words().verbs[said.verb].parameters) {
            if (parameter.slot == Slot::Onto) fitting(kindOf(pool()[said.onto], around), parameter.to, m_line);
        }
    }
    if (said.players && said.verb < words().verbs.size()) ofRole(said.players, words().verbs[said.verb].ofRole);
    valueOf(said);
    if (toCard && isNone(happens & Things::Cards)) {
        m_loading.fail(m_line, "found a card, expected a player: this event happens to no card");
    }
    if (said.toPlayer && isNone(happens & Things::Players)) {
        m_loading.fail(m_line, "found a player, expected a card: this event happens to no player");
    }
}

/// Reports a value that effects never change, and a player who never has the value.
void SemanticChecker::valueOf(const Pattern& said) {
    if (said.verb >= words().verbs.size() || said.detail >= words().playerValues.size()) return;
    const auto& parameters = words().verbs[said.verb].parameters;
    if (std::ranges::find(parameters, Slot::Value, &Parameter::slot) == parameters.end()) return;
    changeable(said.detail);
    if (said.players) ofRole(said.players, words().playerValues[said.detail].ofRole);
}

/// Returns the known traits of the affected card.
CardKind SemanticChecker::happensToSuch(const Pattern& said, const SemanticContext& around) const {
    if (said.self) return m_this;
    CardKind kind = said.subject ? kindOf(pool()[said.subject], around) : CardKind{};
    if (said.verb < words().verbs.size()) kind = both(kind, {.any = sufferersOf(words().verbs[said.verb])});
    return kind;
}

/// Reports events that cannot affect the card, or not in its zone. A card that moves is checked in its new zone.
void SemanticChecker::suffering(const Pattern& said, const SemanticContext& around) {
    if (said.verb >= words().verbs.size()) return;
    const CardKind known = said.self ? m_this : kindOf(pool()[said.subject], around);
    const Traits comes = said.to == 0xff ? 0 : words().zones[said.to].admits;
    for (const std::uint8_t zone : {said.from, said.to}) {
        const CardKind there = both(known, {.none = zone == 0xff ? 0 : words().zones[zone].never});
        for (const Traits wanted : {comes, sufferersOf(words().verbs[said.verb])}) {
            if (!canBe(words(), there, wanted)) return fitting(there, wanted, m_line);
        }
    }
}

bool SemanticChecker::putsOnto(const Pattern& said) const {
    for (std::size_t i = 0; i < words().verbs.size(); ++i) {
        if (((said.verbs >> i) & 1U) == 0) continue;
        for (const Parameter& parameter : words().verbs[i].parameters) {
            if (parameter.slot == Slot::Onto) return true;
        }
    }
    return false;
}

Things SemanticChecker::happensTo(PatternId id) const {
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

bool SemanticChecker::givesUpCard(const Cost& cost) const {
    for (InstructionId at = cost.body; at; at = pool()[at].next) {
        if (pool()[at].op == Op::Choose) return true;
    }
    return false;
}

// ---------------------------------------------------------------------------------------------------- bodies

/// Returns the context after a body. A branch continues after its instruction, so it ends at `behind`.
SemanticContext SemanticChecker::body(InstructionId first, InstructionId behind, SemanticContext around) {
    for (InstructionId at = first; at && at != behind; at = pool()[at].next) {
        m_line = pool()[at].line;
        instruction(pool()[at], around);
    }
    return around;
}

void SemanticChecker::instruction(const Instruction& made, SemanticContext& around) {
    switch (made.op) {
        case Op::Do:
            verb(made, around);
            around.act();
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

void SemanticChecker::branches(const Instruction& made, SemanticContext& around) {
    onePlayer(made.player, around);
    // A May derives its condition from its body.
    if (made.op != Op::May) condition(made.condition, around);
    if (made.op == Op::Unless && made.ability) price(pool()[made.ability].cost, around);
    number(made.amount, around);
    number(made.second, around);
    SemanticContext within = around;
    if (made.op == Op::Contest) {
        within.count();
        if (is(made.player, Term::You)) report(made.player, "another player: nobody bids against oneself");
        changeable(made.detail);
    }
    const SemanticContext taken = body(made.body, made.next, within);
    around = either(taken, body(made.otherwise, made.next, within));
}

/// Each iteration has its own registers, so its choices are lost after the loop.
void SemanticChecker::loop(const Instruction& made, SemanticContext& around) {
    SemanticContext within = around;
    within.act();  // the effect of an earlier iteration
    number(made.amount, around);
    if (made.op == Op::ForEachCard) {
        within.eachIs = kindOf(made.cards, around);
        within.each = within.each | select(made.cards, Things::Both, around);
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
    around.act();
    if (made.op == Op::ForEachPlayer) around.count();
}

void SemanticChecker::options(const Instruction& made, SemanticContext& around) {
    onePlayer(made.player, around);
    for (InstructionId option = made.body; option; option = pool()[option].otherwise) {
        (void)body(pool()[option].body, {}, around);
    }
    around.act();
    around.count();
}

void SemanticChecker::choice(const Instruction& made, SemanticContext& around) {
    const bool each = isByEach(pool(), made.player);
    if (made.op == Op::Order) {
        onePlayer(made.player, around);
        card(made.cards, around);
        around.chosen = Things::Cards;
        around.chosenIs = kindOf(made.cards, around);
        around.chosenIn = placeOf(made.cards, around);
        return;
    }
    players(made.player, around);
    SemanticContext within = around;
    if (each) within.each = within.each | Things::Players;
    number(made.amount, within);
    number(made.second, within);
    const bool isFixed = is(made.amount, Term::Number) && is(made.second, Term::Number);
    if (isFixed && pool()[made.amount].number > pool()[made.second].number)
        m_loading.fail(m_line, "found the larger number first, expected the smaller one first");
    if (each || made.op == Op::ChooseNumber) around.count();
    if (made.op == Op::ChooseNumber) return;
    around.chosen = select(made.cards, Things::Both, within);
    around.chosenIs = kindOf(made.cards, within);
    around.chosenIn = placeOf(made.cards, within);
    if (around.chosen == Things::Both) report(made.cards, "cards or players, not both");
}

/// Checks the ability of a continuous effect. It has its own event and targets, and keeps only the event and the number
/// of its surroundings.
void SemanticChecker::lasting(const Instruction& made, const SemanticContext& around) {
    players(made.player, around);
    card(made.cards, around);
    SemanticContext within;
    within.event = around.event;
    within.number = around.number;
    within.family = around.family;
    if (words().durations[made.duration].ofPlayer) within.each = Things::Players;
    within.eventIs = around.eventIs;
    const Ability& given = pool()[made.ability];
    if (given.kind == AbilityKind::Activated) {
        m_loading.fail(given.line,
                       "\"pay\" can't be granted for a duration; use \"when\", \"always\", \"before\" or \"negate\"");
        return;
    }
    // In an ability given to other cards, "this" stands for these cards.
    const auto own = std::tuple(m_this, m_host, m_passes);
    if (made.cards) std::tie(m_this, m_host, m_passes) = std::tuple(kindOf(made.cards, around), CardKind{}, false);
    const bool isForATime = std::exchange(m_forATime, true);
    ability(given, within, {});
    m_forATime = isForATime;
    std::tie(m_this, m_host, m_passes) = own;
}

// ---------------------------------------------------------------------------------------------------- verbs

void SemanticChecker::verb(const Instruction& made, const SemanticContext& around) {
    if (made.verb >= words().verbs.size()) return;
    const VerbWord& word = words().verbs[made.verb];
    for (const Parameter& parameter : word.parameters) argument(word, parameter, made, around);
    doingSomething(word, made);
    ofRole(made.player, word.ofRole);
    if (word.ofCards && m_forATime) {
        m_loading.fail(m_line, '"' + word.word + "\" has no effect when it has a duration");
    }
    if (word.staysWith && m_passes) {
        m_loading.fail(m_line, misplaced(word.word, "a card of this type does not stay in play"));
    }
}

void SemanticChecker::argument(const VerbWord& word, const Parameter& parameter, const Instruction& made,
                               const SemanticContext& around) {
    switch (parameter.slot) {
        case Slot::Player:
            return isUnderControl(word, made) ? onePlayer(made.player, around) : players(made.player, around);
        case Slot::Duration:
            return players(made.player, around);
        case Slot::Cards:
            (void)select(made.cards, parameter.players ? Things::Both : Things::Cards, around);
            fitting(made.cards, parameter.to, around);
            return lyingIn(made.cards, word, around);
        case Slot::Subject:
            card(made.subject, around);
            fitting(made.subject, parameter.to, around);
            if (!word.statement) return;
            if (!made.subject) aboutThis(word, parameter);
            lyingIn(made.subject, word, around);
            return;
        case Slot::Onto:
            card(made.onto, around);
            fitting(made.onto, parameter.to, around);
            return ontoLying(made, parameter, around);
        case Slot::Amount:
            return number(made.amount, around);
        case Slot::Second:
            return number(made.second, around);
        case Slot::Zone:
            return admitted(made, around);
        case Slot::TraitSet:
            return gained(made, around);
        case Slot::Value:
            changeable(made.detail);
            return ofRole(made.player, words().playerValues[made.detail].ofRole);
        case Slot::Place:
        case Slot::Detail:
        case Slot::Resource:
        case Slot::Counter:
            return;
    }
}

/// Returns true if the verb puts cards under the control of its player, who must be one player.
bool SemanticChecker::isUnderControl(const VerbWord& word, const Instruction& made) const {
    const bool moves = std::ranges::find(word.parameters, Slot::Zone, &Parameter::slot) != word.parameters.end();
    return moves && made.zone < words().zones.size() && words().zones[made.zone].shared;
}

/// Checks a statement that names no card and is therefore about its own card.
void SemanticChecker::aboutThis(const VerbWord& word, const Parameter& parameter) {
    fitting(m_this, parameter.to, m_line);
    if (word.happensIn == 0xff || m_thisIn == Filter::anyZone || m_thisIn == word.happensIn) return;
    m_loading.fail(m_line, "found this card in \"" + words().zones[m_thisIn].word + "\", expected it in \"" +
                               words().zones[word.happensIn].word + "\": elsewhere it does not happen");
}

/// Returns the zone of the cards, or Filter::anyZone if it is unknown.
std::uint8_t SemanticChecker::placeOf(ExpressionId cards, const SemanticContext& around) const {
    if (!cards) return Filter::anyZone;
    const Expression& said = pool()[cards];
    const bool isTarget = said.term == Term::Target && said.index < around.targets.size();
    if (isTarget && around.targets[said.index].cards && !around.moved) {
        const std::uint8_t zone = pool()[around.targets[said.index].cards].zone;
        return zone == 0xff ? words().inPlay : zone;
    }
    if (said.term == Term::Chosen || said.term == Term::NotChosen) return around.chosenIn;
    if (said.term == Term::This) return around.moved ? Filter::anyZone : m_thisIn;
    if (said.term == Term::PlaceOf) return words().inPlay;
    return zoneOf(cards);
}

/// Reports cards outside the zones in which the verb can affect them.
void SemanticChecker::lyingIn(ExpressionId id, const VerbWord& word, const SemanticContext& around) {
    const std::uint32_t zones = word.happensIn != 0xff ? std::uint32_t{1} << word.happensIn : word.from;
    if (!id || zones == 0) return;
    const Expression& said = pool()[id];
    if (said.term == Term::Both) {
        lyingIn(said.left, word, around);
        return lyingIn(said.right, word, around);
    }
    const auto report = [&](const std::string& found, const std::string& why) {
        m_loading.fail(m_loading.lineOf(id, m_line),
                       "found " + found + ", expected cards in " + zonesIn(zones) + ": " + why);
    };
    const CardKind kind = kindOf(id, around);
    bool canLie = false;
    for (std::size_t i = 0; i < words().zones.size(); ++i) {
        const CardKind there = both(kind, {.none = words().zones[i].never});
        canLie = canLie || (((zones >> i) & 1U) != 0 && canBe(words(), there, 0));
    }
    if (!canLie) return report(kindWords(words(), kind), "no such card lies there");
    const std::uint8_t lies = placeOf(id, around);
    if (lies == Filter::anyZone || ((zones >> lies) & 1U) != 0) return;
    report("cards in \"" + words().zones[lies].word + '"', "with others it does not happen");
}

}  // namespace duelogue
