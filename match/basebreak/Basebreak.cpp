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
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/FirstPlayer.h"
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
            {"hand limit", 1, 40, 10, "discard down to this at the end of your turn"},
            firstPlayerSetting(maxPlayers)};
}

/// Puts one base more than there are players into play. The first player is random unless a setting names
/// one.
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
    state.globals.current = firstPlayer(state, option(state, Option::FirstPlayer));
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
