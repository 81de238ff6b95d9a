// What abilities and their bodies offer to the words in them.
#include "cards/reading/Sense.h"

#include <algorithm>
#include <bit>

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
    if (a.chosenTypes != b.chosenTypes) a.chosenTypes = 0;
    a.number = a.number || b.number;
    a.family = a.family || b.family;
    return a;
}

/// "your points >= X": X may be no more. No other condition of a card knows its X, which is chosen only then.
bool limitsX(const CardPool& pool, ExpressionId condition) {
    if (!condition || pool[condition].term != Term::AtLeast) return false;
    const ExpressionId limited = pool[condition].right;
    return limited && pool[limited].term == Term::X;
}

/// "unit or site"
std::string listed(const Vocabulary& words, Traits traits) {
    std::string text;
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        if (((traits >> i) & 1U) != 0) text += (text.empty() ? "" : " or ") + words.traits[i].word;
    }
    return text;
}

Traits allTypes(const Vocabulary& words) {
    Traits types = 0;
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        if (words.traits[i].group == TraitWord::Group::Type) types |= Traits{1} << i;
    }
    return types;
}

}  // namespace

// ---------------------------------------------------------------------------------------------------- abilities

void Sense::check(const Definition& card, std::span<const Ability> abilities) {
    m_line = card.line;
    m_traits = card.traits;
    announcedX(card);
    if (std::popcount(ownRoles()) > 1)
        m_loading.fail(m_line, "found kinds of cards of several sides in one type, expected those of one");
    price(card.cost);
    Surroundings announced;
    announced.x = card.cost.x > 0 && limitsX(pool(), card.condition);
    openly(card.condition, announced);
    for (const Ability& each : abilities) ability(each, {}, card.cost);
}

/// Where the rules ask nobody for it, X is nothing.
void Sense::announcedX(const Definition& card) {
    const auto isFixed = [&](std::size_t i) { return words().traits[i].fixed && ((card.traits >> i) & 1U) != 0; };
    for (std::size_t i = 0; i < words().traits.size() && card.cost.x > 0; ++i) {
        if (!isFixed(i)) continue;
        return m_loading.fail(
            m_line, "found X in the cost, expected a number: for \"" + words().traits[i].word + "\" none is chosen");
    }
}

void Sense::ability(const Ability& ability, Surroundings around, const Cost& playCost) {
    m_line = ability.line;
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
    around.count();
    condition(ability.condition, around);
    number(ability.amount, around);
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
        if (said.self) ofTypes(m_traits & allTypes(words()), word.happensTo, {});
        if (said.subject) ofTypes(typesOf(said.subject), word.happensTo, {});
        if (said.players) ofRole(said.players, word.ofRole);
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
    if (made.op == Op::Contest) within.count();
    const Surroundings taken = body(made.body, made.next, within);
    around = either(taken, body(made.otherwise, made.next, within));
}

/// A round has registers of its own: what is chosen in it is gone behind it.
void Sense::loop(const Instruction& made, Surroundings& around) {
    Surroundings within = around;
    number(made.amount, around);
    if (made.op == Op::ForEachCard) {
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
        around.chosenTypes = typesOf(made.cards, around);
        return;
    }
    players(made.player, around);
    Surroundings within = around;
    if (each) within.each = within.each | Things::Players;
    number(made.amount, within);
    number(made.second, within);
    if (each || made.op == Op::ChooseNumber) around.count();
    if (made.op == Op::ChooseNumber) return;
    const Traits types = typesOf(made.cards, within);
    around.chosen = select(made.cards, Things::Both, within);
    around.chosenTypes = types;
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
    if (words().durations[made.duration].ofPlayer) within.each = Things::Players;
    const Ability& given = pool()[made.ability];
    if (given.kind == AbilityKind::Activated) {
        m_loading.fail(given.line,
                       "found \"pay\", expected \"when\", \"always\", \"before\" or \"negate\": what is "
                       "used for a price can't be given for a time");
        return;
    }
    // What is given to others speaks of these as "this".
    const Traits own = m_traits;
    if (made.cards) m_traits = 0;
    ability(given, within, {});
    m_traits = own;
}

// ---------------------------------------------------------------------------------------------------- verbs

void Sense::verb(const Instruction& made, const Surroundings& around) {
    if (made.verb >= words().verbs.size()) return;
    const VerbWord& word = words().verbs[made.verb];
    for (const Parameter& parameter : word.parameters) argument(word, parameter, made, around);
    ofRole(made.player, word.ofRole);
}

void Sense::argument(const VerbWord& word, const Parameter& parameter, const Instruction& made,
                     const Surroundings& around) {
    switch (parameter.slot) {
        case Slot::Player:
        case Slot::Duration:
            return players(made.player, around);
        case Slot::Cards:
            (void)select(made.cards, parameter.players ? Things::Both : Things::Cards, around);
            ofTypes(made.cards, word.happensTo, around);
            return lyingIn(made.cards, word.happensIn);
        case Slot::Subject:
            card(made.subject, around);
            return lyingIn(made.subject, word.statement ? word.happensIn : std::uint8_t{0xff});
        case Slot::Onto:
            return card(made.onto, around);
        case Slot::Amount:
            return number(made.amount, around);
        case Slot::Second:
            return number(made.second, around);
        case Slot::Zone:
            return mayBePut(words().zones[made.zone]);
        case Slot::TraitSet:
        case Slot::Place:
        case Slot::Detail:
        case Slot::Resource:
        case Slot::Counter:
            return;
        case Slot::Value:
            return ofRole(made.player, words().playerValues[made.detail].ofRole);
    }
}

void Sense::mayBePut(const ZoneWord& zone) {
    const bool isPutThere = !zone.text.top.empty() || !zone.text.back.empty();
    if (isPutThere && !zone.waiting) return;
    m_loading.fail(m_line, foundInstead(zone.word, zone.waiting ? "another zone: only what waits to resolve lies there"
                                                                : "another zone: no card is put there"));
}

/// One of which types the cards are, as far as their description says; 0: it does not.
Traits Sense::typesOf(FilterId id) const {
    if (!id) return 0;
    const Filter& said = pool()[id];
    const Traits types = allTypes(words());
    if ((said.all & types) != 0) return said.all & types;
    const bool isOfTypes = !said.tags[0] && (said.any & ~types) == 0;
    return isOfTypes ? said.any : 0;
}

Traits Sense::typesOf(ExpressionId cards, const Surroundings& around) const {
    if (!cards) return 0;
    const Expression& said = pool()[cards];
    switch (said.term) {
        case Term::This:
            return m_traits & allTypes(words());
        case Term::Named:
            return words().names[said.index].traits;
        case Term::Filtered:
            return typesOf(said.filter);
        case Term::Among: {
            const Traits described = typesOf(said.filter);
            return described != 0 ? described : typesOf(said.left, around);
        }
        case Term::Target: {
            const bool isCard = targetThings(said.index, around) == Things::Cards;
            return isCard ? typesOf(around.targets[said.index].cards) : 0;
        }
        case Term::Chosen:
        case Term::NotChosen:
            return around.chosenTypes;
        default:
            return 0;
    }
}

/// A verb that happens to some types of cards alone does not happen to cards that are described as others.
void Sense::ofTypes(ExpressionId cards, Traits wanted, const Surroundings& around) {
    if (wanted == 0) return;
    if (cards && pool()[cards].term == Term::Both) {
        ofTypes(pool()[cards].left, wanted, around);
        return ofTypes(pool()[cards].right, wanted, around);
    }
    ofTypes(typesOf(cards, around), wanted, cards);
}

void Sense::ofTypes(Traits found, Traits wanted, ExpressionId said) {
    if (wanted == 0 || found == 0 || (found & wanted) != 0) return;
    m_loading.fail(m_loading.lineOf(said, m_line), "found " + listed(words(), found) + ", expected " +
                                                       listed(words(), wanted) + ": with others it does not happen");
}

/// Bit r: the card is one of those of the player at the seat of role r.
unsigned Sense::ownRoles() const {
    unsigned own = 0;
    for (std::size_t r = 0; r < words().roles.size(); ++r) {
        if ((words().roles[r].traits & m_traits) != 0) own |= 1U << r;
    }
    return own;
}

/// Bit r: it may be the player at the seat of role r.
unsigned Sense::rolesOf(ExpressionId player) const {
    const unsigned all = (1U << words().roles.size()) - 1;
    const unsigned own = ownRoles();
    const Term term = player ? pool()[player].term : Term::You;
    if (term == Term::Role) return 1U << pool()[player].index;
    const bool isKnown = std::has_single_bit(own);
    if (term == Term::You && isKnown) return own;
    return term == Term::Others && isKnown ? all & ~own : all;
}

/// What only one player has, or suffers, is no matter of another.
void Sense::ofRole(ExpressionId player, std::uint8_t role) {
    const bool isAll = player && pool()[player].term == Term::EveryPlayer;
    if (role >= words().roles.size() || (!isAll && ((rolesOf(player) >> role) & 1U) != 0)) return;
    m_loading.fail(m_loading.lineOf(player, m_line),
                   foundInstead(player ? wordsOf(pool()[player]) : "you",
                                "the " + words().roles[role].word + ": to nobody else it happens"));
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
