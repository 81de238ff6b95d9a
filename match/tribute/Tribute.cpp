#include "match/tribute/Tribute.h"

#include <algorithm>
#include <numeric>

#include "cards/data/CardPool.h"
#include "match/effects/Statements.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/FirstPlayer.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/tribute/Battle.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Field.h"
#include "match/tribute/Rules.h"
#include "match/tribute/Turn.h"
#include "match/tribute/Using.h"
#include "match/tribute/VerbHandlers.h"
#include "match/tribute/summons/Summoning.h"
#include "match/tribute/text/Refusals.h"

namespace duelogue::tribute {

Tribute::Tribute(const CardPool& pool) : CoreRules(pool) {
    setZones({index(Zone::Deck), index(Zone::Hand), index(Zone::Field), index(Zone::Graveyard), index(Zone::Field), 0});
    addVerbs();
    addRules();
    deriveFromStatements({Verb::Changes, Verb::Reverses, Verb::Holds}, {Fact::YourTurn}, bit(Flag::FaceDown));
    for (const Definition& card : pool.definitions()) {
        m_uses.push_back(findUses(pool, card));
        if ((card.traits & bit(Trait::Spell)) != 0) m_fastestInHand = std::max(m_fastestInHand, m_uses.back().speed);
    }
    addKind<Act>();
    addKind<SummonOne>();
    addKind<SetOne>();
    addKind<ChangePosition>();
    addKind<UseCard>();
    addKind<Chain>();
    addKind<Respond>();
    addKind<ResolveLink>();
    addKind<DeclareAttack>();
    addKind<Battle>();
    addKind<Replay>();
    addKind<EndPhase>();
    addKind<SummonNow>();
    addKind<Call>();
    addKind<Return>();
    addReplyForm({"summon", ReplyShape::Subject});
    addReplyForm({"set", ReplyShape::Subject});
    addReplyForm({"turn", ReplyShape::Subject});
    addReplyForm({"use", ReplyShape::SubjectAndNumber});
    addReplyForm({"attack", ReplyShape::TwoSubjects});
    addReplyForm({"strike", ReplyShape::Subject});
    addReplyForm({"battle", ReplyShape::Bare});
    addReplyForm({"end", ReplyShape::Bare});
    addReplyForm({"call", ReplyShape::Subject});
}

void Tribute::addVerbs() {
    addVerb(CoreVerb::Move, {.act = &acts::move, .looksBack = LooksBack::Leaving});
    addVerb(CoreVerb::Lose, {.act = &verbs::loseWhatIsThere, .inFull = true});
    addVerb(Verb::SpecialSummon, {&acts::specialSummon});
    addVerb(Verb::Destroy, {.act = &acts::destroy, .looksBack = LooksBack::Leaving});
    addVerb(Verb::Flip, {&acts::flip});
    addVerb(Verb::SwitchPosition, {&acts::switchPosition});
    addVerb(Verb::Tribute, {&acts::tribute});
    addVerb(Verb::Damage, {&acts::damage});
    addVerb(Verb::Change, {&acts::change});
    addVerb(Verb::TakeControl, {&acts::takeControl});
    addVerb(Verb::SummonAgain, {&acts::summonAgain});
    addVerb(Verb::Lend, {&acts::lend});
    addVerb(Verb::NoBattle, {&acts::noBattle});
    addVerb(Verb::Summon, {&acts::summon});
    addVerb(Verb::OwnSummon, {&acts::summonOwn});
    addVerb(Verb::Set, {&acts::set});
    addVerb(Verb::Activate, {});
    addVerb(Verb::Attack, {.onto = true});
    addVerb(Verb::BattleDamage, {&acts::damage});
    addVerb(Verb::BattleDestroy, {.act = &acts::destroy, .looksBack = LooksBack::Leaving});
    addVerb(Verb::Fought, {.onto = true});
    addVerb(Verb::PhaseBegins, {});
    for (auto v = static_cast<std::uint8_t>(Verb::Changes); v < static_cast<std::uint8_t>(Verb::Count); ++v)
        addVerb(v, {});
}

void Tribute::addRules() {
    addRule(Rule::BeginTurn, &rules::beginTurn);
    addRule(Rule::EnterPhase, &rules::enterPhase);
    addRule(Rule::EndTurn, &rules::endTurn);
    addRule(Rule::UseSummon, &rules::useSummon);
    addRule(Rule::MarkAttack, &rules::markAttack);
    addRule(Rule::Settle, &rules::settle);
    addRule(Rule::PutIntoUse, &rules::putIntoUse);
    addRule(Rule::Establish, &rules::establish);
    addRule(Rule::PutAway, &rules::putAway);
    addRule(Rule::HoldDown, &rules::holdDown);
    addRule(Rule::CloseWindow, &rules::closeWindow);
    addRule(Rule::NoteStep, &rules::noteStep);
    addRule(Rule::Doom, &rules::doom);
    addRule(Rule::NoteCall, &rules::noteCall);
    addRule(Rule::NoteEmpty, &rules::noteEmpty);
    addRule(Rule::GiveBack, &rules::giveBack);
}

/// The defaults are today's rules. The article has 4,000 life points, a hand of 4 and 3 spaces (S4.20).
std::vector<Rulebook::MatchSetting> Tribute::settings() const {
    return {{"life points", 100, 30'000, 8'000, "life points each player starts with"},
            {"starting hand", 1, 20, 5, "cards each player draws at the start"},
            {"hand limit", 1, 40, 6, "discard down to this at the end of your turn"},
            {"zones", 1, 5, 5, "monster zones, and as many spell and trap zones", {}, false, "spaces"},
            {"always ask", 0, 1, 0, "ask for a response even if you have none", {}, false, "always asked"},
            firstPlayerSetting(2)};
}

/// The first player is random unless a setting names one.
void Tribute::setUp(HandlerContext& match, std::span<const std::vector<DefinitionId>> decks) const {
    MatchState& state = match.state();
    state.globals.playerCount = static_cast<std::uint8_t>(decks.size());
    state.reserve(std::accumulate(decks.begin(), decks.end(), std::size_t{0},
                                  [](std::size_t sum, const auto& deck) { return sum + deck.size(); }));
    for (std::size_t p = 0; p < decks.size(); ++p) {
        const PlayerId player(static_cast<std::uint8_t>(p));
        value(state, player, Value::Life) = static_cast<std::int16_t>(option(state, Option::Life));
        for (const DefinitionId definition : decks[p]) {
            Card& card = state.card(state.addCard(definition, player, index(Zone::Deck)));
            card.current.traits = pool()[definition].traits;
            card.current.figures = pool()[definition].figures;
        }
        shuffleDeck(match, player);
    }
    state.globals.current = firstPlayer(state, option(state, Option::FirstPlayer));
}

std::optional<Communication> Tribute::onPendingItem(HandlerContext& /*match*/,
                                                    const Communication* /*answered*/) const {
    return Communication::of(Chain{});
}

std::optional<Communication> Tribute::onPhase(HandlerContext& match, const Communication* answered) const {
    return nextOfTurn(match, answered);
}

// -------------------------------------------------------------------------------------------------- rulebook hooks

bool Tribute::isFactTrue(const ReadableMatch& match, const EvalContext& scope, std::uint8_t fact) const {
    const MatchState& state = match.state();
    switch (static_cast<Fact>(fact)) {
        case Fact::YourTurn:
            return state.globals.current == scope.you;
        case Fact::YourMain:
            return state.globals.current == scope.you && isMain(phase(state));
        case Fact::BeforeBattle:
            return state.globals.current == scope.you && phase(state) == Detail::Main;
        case Fact::Fallen:
            return value(state, scope.you, Value::Fallen) > 0;
        case Fact::RivalsBattle:
            return state.globals.current != scope.you && phase(state) == Detail::Battle;
        case Fact::AllTargets: {
            if (scope.ability == nullptr) return true;
            const auto specs = pool().targetsOf(*scope.ability);
            const Targets targets(specs, scope.targets);
            for (std::size_t i = 0; i < specs.size(); ++i) {
                const auto chosen = targets.of(i);
                if (chosen.size() < specs[i].least || std::ranges::any_of(chosen, &Subject::isNone)) return false;
            }
            return true;
        }
        case Fact::StillSuch: {
            if (scope.ability == nullptr || !scope.ability->pattern || scope.ability->targetCount == 0) return true;
            const FilterId such = pool()[scope.ability->pattern].subject;
            const auto chosen = Targets(pool().targetsOf(*scope.ability), scope.targets).of(0);
            const bool isThere = !chosen.empty() && chosen.front().isCard();
            return isThere && (!such || Evaluator(match, scope).matches(such, chosen.front().card()));
        }
        case Fact::Count:
            break;
    }
    return false;
}

bool Tribute::isRelated(const ReadableMatch& /*match*/, const EvalContext& /*scope*/, CardId /*card*/,
                        PlayerSet /*players*/) const {
    return false;
}

/// A monster that has lost a battle is not a legal target.
bool Tribute::mayTarget(const ReadableMatch& match, CardId id, PlayerId /*by*/) const {
    if (has(match.state().card(id), Flag::Doomed) || isNeededForPrice(match, id)) return false;
    return !anyStatement(match, Verb::Shields, [&](const Instruction& said, const EvalContext& scope) {
        const Evaluator evaluator(match, scope);
        return evaluator.holds(said.condition) &&
               evaluator.any(said.cards, [id](Subject subject) { return subject == Subject(id); });
    });
}

/// Protection from targeting does not affect targets that were chosen before.
bool Tribute::staysTarget(const ReadableMatch& match, CardId id, PlayerId /*by*/) const {
    return !has(match.state().card(id), Flag::Doomed);
}

bool Tribute::couldAffect(const ReadableMatch& match, KindId /*verb*/, int /*amount*/, CardId card) const {
    return !isAimedAt(match, card);
}

std::size_t Tribute::maxSubjects(const ReadableMatch& match, KindId verb, PlayerId player) const {
    const bool brings = verb.value == static_cast<std::uint8_t>(Verb::SpecialSummon);
    if (!brings || !player) return CoreRules::maxSubjects(match, verb, player);
    return static_cast<std::size_t>(roomIn(match.state(), player, Row::Monsters));
}

/// Mandatory triggers precede optional ones, and in each group the current player's come first.
std::uint8_t Tribute::triggerQueue(const ReadableMatch& match, const Trigger& trigger) const {
    if (isOccasion(match, trigger) || waitsForReturn(match, trigger)) return noQueue;
    const std::uint8_t others = trigger.controller == match.state().globals.current ? 0 : 1;
    return static_cast<std::uint8_t>(pool()[trigger.ability].optional ? 2 + others : others);
}

/// Records the failed draw. Both players may fail at once and then both lose, so this is settled later.
void Tribute::onDrawFromEmptyDeck(HandlerContext& match, PlayerId player) const {
    VerbBody body;
    body.player = player;
    executeSilently(match, Rule::NoteEmpty, body);
}

/// Spells and traps enter the field only when used or set. Room is checked in acts::move().
bool Tribute::mayLieIn(const ReadableMatch& match, CardId id, std::uint8_t zone) const {
    return zone != index(Zone::Field) || has(match.state().card(id), Trait::Monster);
}

void Tribute::onZoneChanged(HandlerContext& match, CardId id, std::uint8_t from) const {
    MatchState& state = match.state();
    Card& card = state.card(id);
    if (isIn(card, Zone::Field)) {
        // Cards of a written position get their spaces together, after those that it names.
        const bool isWritten = state.communications.empty();
        const int space = isWritten ? 0 : nextSpace(state, card.holder, rowOf(card), id);
        value(card, CardValue::Space) = static_cast<std::int16_t>(space);
        if (has(card, Trait::Monster)) noteChange(state, card.holder);
        if (isEndUnderWay(state)) card.current.flags |= bit(Flag::Late);
        return;
    }
    if (from != index(Zone::Field) || (card.lastKnown.traits & bit(Trait::Monster)) == 0) return;
    noteChange(state, card.lastKnown.controller);
    if (isIn(card, Zone::Graveyard) && card.lastKnown.controller == card.owner)
        ++value(state, card.owner, Value::Fallen);
}

std::string Tribute::sentence(MessageId message) const {
    return message < MessageId::Count ? CoreRules::sentence(message) : textOf(message);
}

bool Tribute::couldBe(const MatchState& state, CardId id, const Definition& definition) const {
    const Card& card = state.card(id);
    return !isIn(card, Zone::Field) || (card.current.traits & seenByPlace) == (definition.traits & seenByPlace);
}

}  // namespace duelogue::tribute
