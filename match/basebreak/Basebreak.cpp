#include "match/basebreak/Basebreak.h"

#include <algorithm>
#include <numeric>

#include "cards/data/CardPool.h"
#include "match/basebreak/Allowances.h"
#include "match/basebreak/Leaving.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/Rules.h"
#include "match/basebreak/Scoring.h"
#include "match/basebreak/Turn.h"
#include "match/basebreak/VerbHandlers.h"
#include "match/basebreak/text/Refusals.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/SmallVector.h"

namespace duelogue::basebreak {

Basebreak::Basebreak(const CardPool& pool) : CoreRules(pool) {
    setZones({index(Zone::Deck), index(Zone::Hand), index(Zone::Play), index(Zone::Discard), index(Zone::Limbo),
              index(Zone::BaseDeck)});
    addVerbs();
    addKinds();
    deriveFromStatements({Verb::MorePower, Verb::LessPower, Verb::Jams}, {Fact::YourTurn});
    deriveFromEffects({Verb::Boost, Verb::LowerBreakpoint, Verb::Ignore});
    for (const Ability& ability : pool.abilities()) {
        bool says = false;
        for (InstructionId at = ability.body; at; at = pool[at].next) says = says || pool[at].traits != 0;
        m_countsAs.push_back(says);
    }
    addReplyForm({"play", ReplyShape::Subject});
    addReplyForm({"use", ReplyShape::SubjectAndNumber});
}

void Basebreak::addVerbs() {
    addVerb(CoreVerb::Move, {.act = &acts::put, .looksBack = LooksBack::Leaving});
    addVerb(CoreVerb::Lose, {&verbs::loseWhatIsThere});
    addVerb(Verb::PlayCard, {.act = &acts::playCard, .onto = true});
    addVerb(Verb::Destroy, {.act = &acts::destroy, .looksBack = LooksBack::Leaving});
    addVerb(Verb::Move, {.act = &acts::move, .onto = true});
    addVerb(Verb::Boost, {&acts::boost});
    addVerb(Verb::LowerBreakpoint, {&acts::boost});
    for (const Verb verb : {Verb::ExtraMinion, Verb::ExtraWeakMinion})
        addVerb(verb, {.act = &acts::extraMinion, .onto = true});
    addVerb(Verb::ExtraAction, {&acts::extraAction});
    addVerb(Verb::Exchange, {.act = &acts::exchange, .onto = true});
    addVerb(Verb::Spend, {&acts::spend});
    addVerb(Verb::Mark, {&acts::mark});
    addVerb(Verb::RenewHand, {&acts::renewHand});
    addVerb(Verb::Ignore, {&acts::ignore});
    addVerb(Verb::Cling, {});
    addVerb(Verb::Announce, {.onto = true});
    addVerb(Verb::Play, {.act = &acts::play, .onto = true});
    for (const Verb verb :
         {Verb::TurnBegins, Verb::TurnEnds, Verb::BeforeScoring, Verb::Scores, Verb::Scored, Verb::Affect})
        addVerb(verb, {});
    addVerb(Verb::Replaced, {.onto = true});
    for (auto v = static_cast<std::uint8_t>(Verb::MorePower); v < static_cast<std::uint8_t>(Verb::Count); ++v)
        addVerb(v, {});
    addRule(Rule::BeginTurn, &rules::beginTurn);
    addRule(Rule::EnterPhase, &rules::enterPhase);
    addRule(Rule::EndTurn, &rules::endTurn);
    addRule(Rule::Lift, &rules::lift);
    addRule(Rule::PutBack, &rules::putBack);
    addRule(Rule::UseUp, &rules::useUp);
    addRule(Rule::NoteScoring, &rules::noteScoring);
    addRule(Rule::NoteWinners, &rules::noteWinners);
    addRule(Rule::NoteReplacement, &rules::noteReplacement);
    addRule(Rule::Fall, &rules::fall);
    addRule(Rule::UseIt, &rules::useIt);
    addRule(Rule::Reshuffle, &rules::reshuffle);
    addRule(Rule::Leave, &rules::leave);
    addRule(Rule::HoldScoring, &rules::holdScoring);
    addRule(Rule::FillVacancy, &rules::fillVacancy);
}

void Basebreak::addKinds() {
    addKind<FirstHands>();
    addKind<PlayCards>();
    addKind<PlayExtra>();
    addKind<PlayOne>();
    addKind<UseAbility>();
    addKind<ScoreBases>();
    addKind<ScoreBase>();
    addKind<Specials>();
    addKind<SpecialTurn>();
    addKind<EndOfDraw>();
}

std::vector<Rulebook::MatchSetting> Basebreak::settings() const {
    return {{"points to win", 1, 100, 15, "at the end of a turn, the player with this many points (and the most) wins"},
            {"starting hand", 1, 20, 5, "cards each player draws at the start"},
            {"hand limit", 1, 40, 10, "discard down to this at the end of your turn"}};
}

/// Puts one base more than there are players into play. The first player is random.
void Basebreak::setUp(HandlerContext& match, std::span<const std::vector<DefinitionId>> decks) const {
    MatchState& state = match.state();
    state.globals.playerCount = static_cast<std::uint8_t>(decks.size());
    state.reserve(std::accumulate(decks.begin(), decks.end(), pool().definitions().size(),
                                  [](std::size_t sum, const auto& deck) { return sum + deck.size(); }));
    const auto print = [&](CardId card) {
        const Definition& definition = pool()[state.card(card).definition];
        state.card(card).current.traits = definition.traits;
        state.card(card).current.figures = definition.figures;
    };
    for (std::size_t p = 0; p < decks.size(); ++p) {
        const PlayerId player(static_cast<std::uint8_t>(p));
        for (const DefinitionId definition : decks[p]) print(state.addCard(definition, player, index(Zone::Deck)));
        shuffleDeck(match, player);
    }
    for (std::size_t d = 0; d < pool().definitions().size(); ++d) {
        if ((pool().definitions()[d].traits & bit(Trait::Base)) == 0) continue;
        print(state.addCard(DefinitionId(static_cast<std::uint16_t>(d)), PlayerId{}, index(Zone::BaseDeck)));
    }
    shuffleDeck(match, PlayerId{});
    for (std::size_t i = 0; i <= decks.size() && !state.zone(PlayerId{}, Zone::BaseDeck).empty(); ++i)
        relocate(match, state.zone(PlayerId{}, Zone::BaseDeck).back(), PlayerId{}, index(Zone::Play), Place::Top);
    const auto first = state.globals.random.below(static_cast<std::uint32_t>(decks.size()));
    state.globals.current = PlayerId(static_cast<std::uint8_t>(first));
}

/// No item waits to resolve in this game.
std::optional<Communication> Basebreak::onPendingItem(HandlerContext& match, const Communication* /*answered*/) const {
    match.removeItem(match.state().pendingItems.size() - 1);
    return std::nullopt;
}

std::optional<Communication> Basebreak::onPhase(HandlerContext& match, const Communication* answered) const {
    return nextOfTurn(match, answered);
}

// -------------------------------------------------------------------------------------------------- rulebook hooks

bool Basebreak::isFactTrue(const ReadableMatch& match, const EvalContext& scope, std::uint8_t fact) const {
    const MatchState& state = match.state();
    switch (static_cast<Fact>(fact)) {
        case Fact::YourTurn:
            return state.globals.current == scope.you;
        case Fact::PlayTime:
            return state.globals.current == scope.you && phase(state) == Phase::Play;
        case Fact::BeforeScoring:
            return value(state, Global::IsBefore) != 0;
        case Fact::BeingPlayed:
            return std::any_of(
                state.communications.begin(), state.communications.end(), [&](const Communication& outstanding) {
                    return outstanding.is<PlayOne>() && outstanding.as<PlayOne>().card == scope.event.source;
                });
        case Fact::HostSays: {
            const CardId host = state.card(scope.self).current.host;
            return host && abilities().statementsOf(state.card(host).definition) != 0;
        }
        case Fact::Count:
            break;
    }
    return false;
}

namespace {

/// Returns the base for minions that a special plays: the base that is about to score. Returns none for other times and
/// cards, so that any base is possible.
CardId onlyBase(const MatchState& state) {
    if (value(state, Global::IsBefore) == 0) return {};
    const auto last = std::find_if(state.communications.rbegin(), state.communications.rend(),
                                   [](const Communication& outstanding) { return outstanding.is<PlayOne>(); });
    const bool special =
        last == state.communications.rend() || has(state.card(last->as<PlayOne>().card), Trait::Special);
    return special ? baseIn(state, Global::ScoringBase) : CardId{};
}

}  // namespace

/// The relation "playable by": no effect prevents the player from playing the card at its place. A "for each base" loop
/// supplies the base.
bool Basebreak::isRelated(const ReadableMatch& match, const EvalContext& scope, CardId card, PlayerSet players) const {
    const MatchState& state = match.state();
    const auto isBase = [&](Subject subject) {
        return subject.isCard() && has(state.card(subject.card()), Trait::Base);
    };
    Allowance any;
    any.of = Allowance::Of::Nobody;
    if (has(state.card(card), Trait::Minion)) {
        const auto target = std::ranges::find_if(scope.targets, isBase);
        const bool isForEach = scope.each && isBase(scope.each);
        any.at = isForEach ? scope.each : target != scope.targets.end() ? target->card() : onlyBase(state);
    }
    return std::ranges::any_of(state.seatsFrom(PlayerId(0)), [&](PlayerId player) {
        return players.has(player) && Plays(Allowances(match, player, any)).canPlay(card);
    });
}

void Basebreak::resolveName(const ReadableMatch& match, const EvalContext& scope, std::uint8_t name,
                            std::vector<Subject>& out) const {
    const MatchState& state = match.state();
    const auto addCard = [&out](CardId card) {
        if (card) out.emplace_back(card);
    };
    // In turn order, so that tied players act in that order.
    const auto addPlayers = [&](Global bits, bool others) {
        const PlayerSet set(static_cast<std::uint8_t>(value(state, bits)));
        for (const PlayerId player : state.seatsFrom(state.globals.current)) {
            if (set.has(player) != others) out.emplace_back(player);
        }
    };
    switch (static_cast<Name>(name)) {
        case Name::ScoringBase:
            return addCard(baseIn(state, Global::ScoringBase));
        case Name::Replacement:
            return addCard(baseIn(state, Global::Replacement));
        case Name::Winner:
            return addPlayers(Global::Winners, false);
        case Name::FirstWinner: {
            const std::size_t before = out.size();
            addPlayers(Global::Winners, false);
            if (out.size() > before) out.resize(before + 1);
            return;
        }
        case Name::RunnerUp:
            return addPlayers(Global::RunnersUp, false);
        case Name::Losers:
            return addPlayers(Global::Winners, true);
        case Name::NotOwner:
            for (const PlayerId player : state.seatsFrom(state.globals.current)) {
                if (player != state.card(scope.self).owner) out.emplace_back(player);
            }
            return;
        case Name::Count:
            break;
    }
}

/// If the played card has left, or has returned as a new object, its triggers know that it is another card.
std::optional<Communication> Basebreak::afterVerb(HandlerContext& match, const Communication& verb,
                                                  std::size_t firstTrigger) const {
    const auto& played = verb.as<VerbBody>();
    if (!verb.is(Verb::Play) || match.state().card(played.source).since == played.since) return std::nullopt;
    for (Trigger& trigger : std::span(match.state().triggers).subspan(firstTrigger)) {
        if (trigger.cause == verb.id) trigger.event.isAnother = 1;
    }
    return std::nullopt;
}

PlayerId Basebreak::triggerOrderChooser(const ReadableMatch& match, PlayerId /*owner*/) const {
    return match.state().globals.current;
}

/// Returns the factions in the match, which are public: those of its minions, ordered by tag id.
std::vector<TagId> Basebreak::families(const ReadableMatch& match) const {
    std::vector<TagId> found;
    const auto tagOf = [](const Definition& definition) {
        return (definition.traits & bit(Trait::Minion)) != 0 ? definition.tags[0] : TagId{};
    };
    for (const Card& card : match.state().cards) {
        const TagId tag = card.definition && card.owner ? tagOf(pool()[card.definition]) : TagId{};
        if (tag && std::ranges::find(found, tag) == found.end()) found.push_back(tag);
    }
    std::ranges::sort(found, {}, &TagId::value);
    return found;
}

std::string Basebreak::sentence(MessageId message) const {
    return message < MessageId::Count ? CoreRules::sentence(message) : textOf(message);
}

Refusal Basebreak::whyNotChoose(const ReadableMatch& match, const Communication& question, Subject subject) const {
    if (!question.is<ChooseCard>()) return {};
    const Purpose purpose = question.as<ChooseCard>().purpose;
    if (purpose == forPlace) return whyNotPlayedAt(match, subject);
    return purpose == forScoring ? why(Reason::NotReady) : MessageId::None;
}

void Basebreak::onEffectStarted(HandlerContext& /*match*/, ContinuousEffect& effect) const {
    if (effect.duration == static_cast<std::uint8_t>(Duration::PlayersNextTurn)) effect.running = 0;
}

/// While a player chooses what to play, no effect is in progress. If the conceding player is asked anything else, that
/// question is answered first, and the cards leave afterwards.
void Basebreak::onPlayerLeft(HandlerContext& match, PlayerId player) const {
    const Communication* const question = match.pendingQuestion();
    if (question == nullptr) return;
    if (question->is<PlayCards>()) {
        sendAway(match);
        match.refresh();
    } else if (question->answerer.player != player) {
        leaveQuestion(match, player);
    }
}

void Basebreak::onDrawFromEmptyDeck(HandlerContext& match, PlayerId player) const {
    onDeckTooShort(match, player, index(Zone::Deck));
}

void Basebreak::onDeckTooShort(HandlerContext& match, PlayerId holder, std::uint8_t zone) const {
    if (zone != index(holder ? Zone::Deck : Zone::BaseDeck)) return;
    if (match.state().zone(holder, holder ? Zone::Discard : Zone::BaseDiscard).empty()) return;
    VerbBody body;
    body.player = holder;
    executeSilently(match, Rule::Reshuffle, body);
}

/// Only minions, ongoing actions and bases enter play. Zones of bases and zones of players never mix.
bool Basebreak::mayLieIn(const ReadableMatch& match, CardId id, std::uint8_t zone) const {
    const Card& card = match.state().card(id);
    if (zone == index(Zone::Play)) return has(card, Trait::Base) == !card.owner;
    return (zone == index(Zone::BaseDeck) || zone == index(Zone::BaseDiscard)) == !card.owner;
}

namespace {

/// Puts the replacement of a scored base into the slot of that base.
void keepSlot(MatchState& state, CardId id) {
    const auto scoring = std::ranges::find_if(state.communications, [id](const Communication& outstanding) {
        return outstanding.is<ScoreBase>() && outstanding.as<ScoreBase>().fresh == id;
    });
    if (scoring != state.communications.end()) putAtSlot(state, id, scoring->as<ScoreBase>().slot);
}

/// Counts the vacant places of bases: a base that leaves play opens one, a base that enters play fills one.
void countVacancies(MatchState& state, CardId id, std::uint8_t from) {
    if (!has(state.card(id), Trait::Base) || state.card(id).owner) return;
    std::int16_t& vacant = value(state, Global::Vacant);
    if (from == index(Zone::Play) && !isIn(state.card(id), Zone::Play)) ++vacant;
    if (from != index(Zone::Play) && isIn(state.card(id), Zone::Play) && vacant > 0) --vacant;
}

}  // namespace

/// Moves the cards on a card that leaves play to their owners' discard piles.
void Basebreak::onZoneChanged(HandlerContext& match, CardId id, std::uint8_t from) const {
    MatchState& state = match.state();
    // Protection against a card ends when that card leaves; if it is played again, it is another card.
    if (from == index(Zone::Play) || from == index(Zone::Limbo)) {
        match.endContinuousEffects([&](const ContinuousEffect& effect) {
            return effect.event.source == id && effect.ability && pool()[effect.ability].kind == AbilityKind::Preempt;
        });
    }
    countVacancies(state, id, from);
    if (isIn(state.card(id), Zone::Play)) {
        if (has(state.card(id), Trait::Base)) keepSlot(state, id);
        return;
    }
    if (from != index(Zone::Play)) return;
    SmallVector<CardId, 16> fallen;
    state.eachCardIn(index(Zone::Play), [&](CardId other) {
        if (state.card(other).current.host == id) fallen.push_back(other);
    });
    for (const CardId other : fallen) relocate(match, other, state.card(other).owner, index(Zone::Discard), Place::Top);
}

}  // namespace duelogue::basebreak
