#include "match/netrun/Netrun.h"

#include <numeric>

#include "cards/data/CardPool.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Playing.h"
#include "match/netrun/Rules.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Turn.h"
#include "match/netrun/Using.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"
#include "match/netrun/text/Refusals.h"
#include "match/netrun/verbs/VerbHandlers.h"

namespace duelogue::netrun {

Netrun::Netrun(const CardPool& pool) : CoreRules(pool) {
    setZones({index(Zone::Deck), index(Zone::Hand), index(Zone::Play), index(Zone::Discard), index(Zone::Limbo),
              index(Zone::Reserve)});
    addVerbs();
    addKinds();
    for (const Definition& card : pool.definitions())
        m_profiles.push_back({findOccasions(pool, card), findSubroutines(pool, card)});
    deriveFromStatements({Verb::Strengthens, Verb::Weakens, Verb::More}, {Fact::YourTurn},
                         bit(Flag::Rezzed) | bit(Flag::Exhausted) | bit(Flag::Used) | bit(Flag::FaceUp));
    addReplyForm({"credit"});
    addReplyForm({"draw"});
    addReplyForm({"play", ReplyShape::Subject});
    addReplyForm({"install", ReplyShape::Subject});
    addReplyForm({"advance", ReplyShape::Subject});
    addReplyForm({"purge"});
    addReplyForm({"untag"});
    addReplyForm({"trash", ReplyShape::Subject});
    addReplyForm({"run", ReplyShape::Subject});
    addReplyForm({"use", ReplyShape::SubjectAndNumber});
    addReplyForm({"rez", ReplyShape::Subject});
    addReplyForm({"score", ReplyShape::Subject});
    addReplyForm({"steal", ReplyShape::Subject});
    addReplyForm({"break", ReplyShape::Subject});
    addReplyForm({"jack out"});
    addReplyForm({"overwrite with", ReplyShape::Subject});
}

void Netrun::addVerbs() {
    addVerb(CoreVerb::Move, {.act = &acts::move, .looksBack = LooksBack::Leaving});
    addVerb(CoreVerb::Lose, {.act = &acts::lose, .inFull = true});
    addVerb(Verb::PutCounters, {&verbs::putCounters});
    addVerb(Verb::TakeCounters, {&verbs::takeCounters});
    addVerb(Verb::Advance, {&acts::advance});
    addVerb(Verb::Damage, {.act = &acts::damage, .imminent = &acts::countNetDamage});
    addVerb(Verb::SureDamage, {.act = &acts::sureDamage, .imminent = &acts::countNetDamage});
    addVerb(Verb::Tag, {&acts::tag});
    addVerb(Verb::Trash, {.act = &acts::trash, .looksBack = LooksBack::Always});
    addVerb(Verb::Expose, {&acts::expose});
    addVerb(Verb::Rez, {.act = &acts::rez, .imminent = &acts::showSubjects});
    addVerb(Verb::RezFree, {.act = &acts::rezFree, .imminent = &acts::showSubjects});
    addVerb(Verb::Derez, {&acts::derez});
    addVerb(Verb::Install, {&acts::install});
    addVerb(Verb::InstallFree, {&acts::install});
    addVerb(Verb::Play, {&acts::play});
    addVerb(Verb::PlayBare, {&acts::play});
    addVerb(Verb::Run, {&acts::run});
    addVerb(Verb::EndRun, {&acts::endRun});
    addVerb(Verb::Break, {&acts::breakSubroutines});
    addVerb(Verb::Bypass, {&acts::bypass});
    addVerb(Verb::MoveOut, {&acts::moveOut});
    addVerb(Verb::ChangeServer, {&acts::changeServer});
    addVerb(Verb::AccessMore, {&acts::accessMore});
    addVerb(Verb::Forfeit, {&acts::forfeit});
    addVerb(Verb::TakeCredits, {&acts::takeCredits});
    addVerb(Verb::Boost, {&acts::boost});
    addVerb(Verb::Become, {&acts::boost});
    addVerb(Verb::Trace, {.act = &acts::trace, .imminent = &acts::forgetTrace});
    addVerb(Verb::Psi, {.act = &acts::psi, .imminent = &acts::forgetBids});
    addVerb(Verb::Exhaust, {&acts::exhaust});
    addVerb(Verb::Remember, {&acts::remember});
    addVerb(Verb::MustTrash, {&acts::mustTrash});
    addVerb(Verb::Pay, {.act = &acts::pay, .pays = true});
    addVerb(Verb::RunBegins, {&acts::runBegins});
    addVerb(Verb::Succeed, {&acts::succeed});
    addVerb(Verb::Steal, {&acts::steal});
    addVerb(Verb::Score, {.act = &acts::score, .imminent = &acts::showSubjects});
    addVerb(Verb::Ends, {.act = &acts::ends, .looksBack = LooksBack::Always});
    for (const Verb event : {Verb::Installed, Verb::Played, Verb::Turn, Verb::Encounter, Verb::Approach, Verb::Breach,
                             Verb::Access, Verb::Fire})
        addVerb(event, {});
    for (auto v = static_cast<std::uint8_t>(Verb::Strengthens); v < static_cast<std::uint8_t>(Verb::Count); ++v)
        addVerb(v, {});
    addRule(Rule::BeginTurn, &rules::beginTurn);
    addRule(Rule::EnterPhase, &rules::enterPhase);
    addRule(Rule::EndTurn, &rules::endTurn);
    addRule(Rule::Refill, &rules::refill);
    addRule(Rule::SpendCredits, &rules::spendCredits);
    addRule(Rule::SpendClicks, &rules::spendClicks);
    addRule(Rule::Enter, &rules::enter);
    addRule(Rule::Lift, &rules::lift);
    addRule(Rule::TurnUp, &rules::turnUp);
    addRule(Rule::Uncover, &rules::uncover);
    addRule(Rule::Reveal, &rules::reveal);
    addRule(Rule::CloseServers, &rules::closeServers);
    addRule(Rule::NoteRun, &rules::noteRun);
    addRule(Rule::NoteTry, &rules::noteTry);
    addRule(Rule::BeginEncounter, &rules::beginEncounter);
    addRule(Rule::EndEncounter, &rules::endEncounter);
    addRule(Rule::EndRun, &rules::endRun);
}

void Netrun::addKinds() {
    addKind<FirstHands>();
    addKind<Act>();
    addKind<TakeAction>();
    addKind<PaidWindow>();
    addKind<Opportunity>();
    addKind<PlayOne>();
    addKind<InstallOne>();
    addKind<FreeMemory>();
    addKind<UseOne>();
    addKind<BasicAction>();
    addKind<RunServer>();
    addKind<EncounterIce>();
    addKind<JackOut>();
    addKind<BreachServer>();
    addKind<AccessOne>();
    addKind<Accessed>();
    addKind<EndOfTurn>();
    addKind<Price>();
}

std::vector<Rulebook::MatchSetting> Netrun::settings() const {
    return {{"points to win", 1, 100, 7, "agenda points needed to win"},
            {"starting hand", 1, 20, 5, "cards each player draws at the start"},
            {"hand size", 1, 40, 5, "discard down to this at the end of your turn"},
            {"starting credits", 0, 100, 5, "credits each player starts with"},
            {"always ask", 0, 1, 0, "ask for a paid ability even if you have none", {}, false, "always asked"}};
}

/// Identities and central servers are in play from the beginning.
void Netrun::setUp(HandlerContext& match, std::span<const std::vector<DefinitionId>> decks) const {
    MatchState& state = match.state();
    state.globals.playerCount = static_cast<std::uint8_t>(decks.size());
    state.reserve(std::accumulate(decks.begin(), decks.end(), pool().definitions().size(),
                                  [](std::size_t sum, const auto& deck) { return sum + deck.size(); }));
    placeServers(match);
    for (std::size_t p = 0; p < decks.size(); ++p) {
        const PlayerId player(static_cast<std::uint8_t>(p));
        value(state, player, PlayerValue::Credits) = static_cast<std::int16_t>(option(state, Option::StartingCredits));
        for (const DefinitionId definition : decks[p]) {
            const bool identity = (pool()[definition].traits & bit(Trait::Identity)) != 0;
            const CardId card = state.addCard(definition, player, index(identity ? Zone::Play : Zone::Deck));
            state.card(card).current.traits = pool()[definition].traits;
            state.card(card).current.figures = pool()[definition].figures;
            if (identity) showIdentity(state.card(card));
        }
        shuffleDeck(match, player);
    }
    state.globals.current = corp;
}

/// No item waits to resolve in this game.
std::optional<Communication> Netrun::onPendingItem(HandlerContext& match, const Communication* /*answered*/) const {
    match.removeItem(match.state().pendingItems.size() - 1);
    return std::nullopt;
}

std::optional<Communication> Netrun::onPhase(HandlerContext& match, const Communication* answered) const {
    return nextOfTurn(match, answered);
}

// -------------------------------------------------------------------------------------------------- rulebook hooks

std::optional<Communication> Netrun::beforeTrigger(HandlerContext& match) const { return dueAtOnce(match); }

/// Credits include everything that can be spent on any purpose, during a run also those from bad publicity.
int Netrun::playerValue(const ReadableMatch& match, PlayerId player, std::uint8_t value) const {
    if (value == static_cast<std::uint8_t>(PlayerValue::Credits)) return creditsOf(match, player);
    return CoreRules::playerValue(match, player, value);
}

std::optional<Communication> Netrun::payment(const ReadableMatch& match, CardId card, PlayerId player,
                                             std::uint8_t /*resource*/, int amount) const {
    if (!player || !canSpend(match, {player, Detail::Using, card}, amount)) return std::nullopt;
    Price price;
    price.card = card;
    price.amount = static_cast<std::int16_t>(amount);
    price.player = player;
    return Communication::of(price);
}

std::string Netrun::sentence(MessageId message) const {
    return message < MessageId::Count ? CoreRules::sentence(message) : textOf(message);
}

/// Effects on the next encounter wait for it. Rule: effects on the current encounter end at once outside an encounter.
void Netrun::onEffectStarted(HandlerContext& match, ContinuousEffect& effect) const {
    const bool isForNext = effect.duration == static_cast<std::uint8_t>(Duration::NextEncounter);
    const bool isForThis = effect.duration == static_cast<std::uint8_t>(Duration::Encounter);
    if (isForNext || (isForThis && currentEncounter(match.state()) == nullptr)) effect.running = 0;
}

/// The Corp loses the match if it must draw from an empty deck; the Runner does not.
void Netrun::onDrawFromEmptyDeck(HandlerContext& match, PlayerId player) const {
    if (player == corp) match.end(PlayerSet(runner));
}

/// Returns false for cards that can be neither played nor installed nor rezzed by such a verb now.
bool Netrun::couldAffect(const ReadableMatch& match, KindId verb, int amount, CardId card) const {
    const PlayerId owner = match.state().card(card).owner;
    const auto is = [verb](Verb which) { return verb == KindId(static_cast<std::uint8_t>(which)); };
    if (is(Verb::Play)) return whyNotPlay(match, owner, card, PlayOne::By::Effect) == MessageId::None;
    if (is(Verb::PlayBare)) return whyNotPlay(match, owner, card, PlayOne::By::Bare) == MessageId::None;
    if (is(Verb::Rez)) return acts::canBeRezzed(match, card) && whyNotPayForRez(match, card) == MessageId::None;
    if (is(Verb::Install)) return !placesFor(match, card, amount, InstallOne::By::Effect).empty();
    if (is(Verb::InstallFree)) return !placesFor(match, card, amount, InstallOne::By::Nothing).empty();
    return true;
}

/// Ice can only be ice. A card in a root can be of any root type, at a central server only an upgrade.
bool Netrun::couldBe(const MatchState& state, CardId id, const Definition& definition) const {
    const Card& card = state.card(id);
    if (card.owner != corp || !isIn(card, Zone::Play)) return true;
    if (has(card, Trait::Ice)) return (definition.traits & bit(Trait::Ice)) != 0;
    const bool central = card.current.host && isCentral(card.current.host);
    return (definition.traits & (central ? bit(Trait::Upgrade) : rootTypes)) != 0;
}

// -------------------------------------------------------------------------------------------------- before the match

void notePlace(Card& card) {
    constexpr std::uint32_t most = 0x7fff;
    value(card, CardValue::Place) = static_cast<std::int16_t>(card.since & most);
}

void showIdentity(Card& identity) {
    identity.knownTo = 0xff;
    identity.current.flags |= bit(Flag::Rezzed);
}

}  // namespace duelogue::netrun
