#include "match/arcana/text/ArcanaLog.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/arcana/Activating.h"
#include "match/arcana/Playing.h"
#include "match/arcana/Resolving.h"
#include "match/arcana/Table.h"
#include "match/arcana/turn/Mulligans.h"
#include "match/arcana/turn/StateBased.h"
#include "match/effects/Evaluator.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here

/// Returns the cards that state-based actions move without destroying them. Destroyed cards have a line of their own.
std::vector<Subject> movedOnly(const ReadableMatch& match, const Communication& done) {
    const auto all = subjectsOf(match, done);
    std::vector<Subject> subjects(all.begin(), all.end());
    const Communication* const whole = match.state().asker();
    if (whole == nullptr || !whole->is<CheckState>()) return subjects;
    const auto destroyed = CheckState::destroyed(match, *whole);
    std::erase_if(subjects, [&](Subject s) { return std::ranges::find(destroyed, s) != destroyed.end(); });
    return subjects;
}

std::string tellMove(const ReadableMatch& match, const Communication& done) {
    const auto& body = done.as<VerbBody>();
    const std::vector<Subject> subjects = movedOnly(match, done);
    if (subjects.empty()) return {};
    const std::string cards = listed(subjects);
    const bool one = subjects.size() == 1;
    const std::string go = one ? " goes " : " go ";
    switch (static_cast<Zone>(body.zone)) {
        case Zone::Battlefield:
            return cards + (one ? " enters the battlefield" : " enter the battlefield");
        case Zone::Graveyard:
            return cards + go + "to the graveyard";
        case Zone::Hand:
            return cards + go + "to " + ownersPlace(match, subjects, "hand", "hands");
        case Zone::Library:
            return cards + go + placeText(static_cast<Place>(body.place)) +
                   ownersPlace(match, subjects, "library", "libraries");
        case Zone::Exile:
            return cards + (one ? " is exiled" : " are exiled");
        case Zone::Stack:
        case Zone::Count:
            break;
    }
    return {};
}

/// Returns the line for shuffling. Cards excluded from the shuffle follow the players in the list.
std::string tellShuffle(std::span<const Subject> subjects) {
    std::vector<Subject> players;
    std::ranges::copy_if(subjects, std::back_inserter(players), &Subject::isPlayer);
    return players.empty() ? std::string() : performOwn(players, "shuffles", "shuffle", "library", "libraries");
}

std::string tellLook(const ReadableMatch& match, PlayerId player, std::span<const Subject> cards) {
    const bool inHand = static_cast<Zone>(match.state().card(cards.front().card()).zone) == Zone::Hand;
    return does(player, "looks", "look") + " at " + cardsSeen(match, cards, inHand) +
           (inHand ? ownersPlace(match, cards, "hand", "hands") : ownersPlace(match, cards, "library", "libraries"));
}

std::string tellCore(const ReadableMatch& match, const Communication& done) {
    const auto& body = done.as<VerbBody>();
    const auto who = subjectsOf(match, done);
    if (who.empty()) return {};
    switch (static_cast<CoreVerb>(done.kind.value)) {
        case CoreVerb::Move:
            return tellMove(match, done);
        case CoreVerb::Shuffle:
            return tellShuffle(who);
        case CoreVerb::Reveal:
            return listed(who) + (who.size() == 1 ? " is revealed" : " are revealed");
        case CoreVerb::Look:
            return tellLook(match, body.player, who);
        case CoreVerb::Draw:
            return draw(who, done.value);
        case CoreVerb::Discard:
            return discard(match, who);
        case CoreVerb::Gain:
            return perform(who, "gains", "gain") + " " + std::to_string(body.amount) + " life";
        case CoreVerb::Lose:
            return perform(who, "loses", "lose") + " " + std::to_string(body.amount) + " life";
        case CoreVerb::Count:
            break;
    }
    return {};
}

std::string signedNumber(int n) { return (n < 0 ? "" : "+") + std::to_string(n); }

/// Returns the line for a change, as in "[4] gets +2/+2 and gains flying".
std::string tellChange(const ReadableMatch& match, const VerbBody& body, std::span<const Subject> cards) {
    const bool one = cards.size() == 1;
    std::string text = listed(cards);
    const bool boosts = body.amount != 0 || body.second != 0;
    if (boosts) text += (one ? " gets " : " get ") + signedNumber(body.amount) + "/" + signedNumber(body.second);
    std::string gained;
    const auto& traits = match.pool().vocabulary().traits;
    for (std::size_t i = 0; i < traits.size(); ++i) {
        if (((body.traits >> i) & 1U) != 0) gained += (gained.empty() ? "" : ", ") + traits[i].word;
    }
    if (gained.empty()) return text;
    return text + (boosts ? " and" : "") + (one ? " gains " : " gain ") + gained;
}

/// Returns ", targeting [7]" for a spell or ability on the stack; empty if it has no targets.
std::string tellTargets(const ReadableMatch& match, const PendingItem& item) {
    if (!item.ability) return {};
    const auto specs = match.pool().targetsOf(match.pool()[item.ability]);
    std::vector<Subject> targets;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        std::ranges::copy(Targets(specs, match.targets(item)).of(i), std::back_inserter(targets));
    }
    return targeting(targets);
}

/// Returns the line for a cast, as in "{0:casts|cast} [4] with X = 3, targeting [7]".
std::string tellCast(const ReadableMatch& match, PlayerId player, CardId card) {
    std::string text = does(player, "casts", "cast") + " " + name(card);
    const auto& items = match.state().pendingItems;
    if (items.empty() || items.back().card != card) return text;
    const PendingItem& item = items.back();
    if (match.pool()[match.state().card(card).definition].cost.x > 0) text += " with X = " + std::to_string(item.x);
    return text + tellTargets(match, item);
}

/// Returns the line for an activated ability. A mana ability does not use the stack.
std::string tellActivation(const ReadableMatch& match, const ActivateAbility& body) {
    const std::string text = does(body.player, "activates", "activate") + " " + name(body.card) + "'s ability";
    const auto& items = match.state().pendingItems;
    const bool isOnStack = !items.empty() && items.back().card == body.card && items.back().ability == body.ability;
    return isOnStack ? text + tellTargets(match, items.back()) : text;
}

/// Returns the line for blocks, as in "[4] and [7] block [9], [5] blocks [8]".
std::string tellBlocks(const ReadableMatch& match, std::span<const Subject> blockers) {
    std::map<int, std::vector<Subject>> byAttacker;
    for (const Subject blocker : blockers) {
        byAttacker[value(match.state().card(blocker.card()), CardValue::Blocks) - 1].push_back(blocker);
    }
    std::string text;
    for (const auto& [attacker, by] : byAttacker) {
        text += (text.empty() ? "" : ", ") + listed(by) + (by.size() == 1 ? " blocks " : " block ") +
                name(CardId(static_cast<std::uint16_t>(attacker)));
    }
    return text;
}

/// Returns the line for tapping or untapping by an effect. Tapping to attack or to pay is visible on the table.
std::string tellTurned(const Communication& done, const char* does, const std::string& what) {
    const CardId by = done.as<VerbBody>().source;
    return done.instruction != 0xffff && by ? name(by) + does + what : std::string();
}

std::string tellVerb(const ReadableMatch& match, const Communication& done) {
    const auto& body = done.as<VerbBody>();
    if (body.part == VerbBody::Part::Before) return {};
    if (done.kind.value < static_cast<std::uint8_t>(CoreVerb::Count)) return tellCore(match, done);
    const auto subjects = subjectsOf(match, done);
    if (subjects.empty()) return {};
    const std::string what = listed(subjects);
    switch (static_cast<Verb>(done.kind.value)) {
        case Verb::Damage:
            return name(body.source) + " deals " + std::to_string(body.amount) + " damage to " + what;
        case Verb::Destroy:
            if (body.source) return name(body.source) + " destroys " + what;
            return what + (subjects.size() == 1 ? " is destroyed" : " are destroyed");
        case Verb::Sacrifice:
            return performEach(match, subjects, "sacrifices", "sacrifice",
                               [](const Card& card) { return card.lastKnown.controller; });
        case Verb::Counter:
            return what + " is countered";
        case Verb::Change:
            return tellChange(match, body, subjects);
        case Verb::Attack:
            return does(body.player, "attacks", "attack") + " with " + what;
        case Verb::Block:
            return tellBlocks(match, subjects);
        case Verb::Cast:
            return tellCast(match, body.player, subjects.front().card());
        case Verb::ExtraTurn:
            return perform(subjects, "takes", "take") + " an extra turn after this one";
        case Verb::LoseGame:
            return perform(subjects, "loses", "lose") + " the game";
        case Verb::Tap:
            return tellTurned(done, " taps ", what);
        case Verb::Untap:
            return tellTurned(done, " untaps ", what);
        // Silent: visible on the table, logged by the request that caused it, or a static effect.
        case Verb::AddMana:
        case Verb::PlayLand:
        case Verb::BeginStep:
        case Verb::CannotAttack:
        case Verb::CannotBlock:
        case Verb::CannotBeBlocked:
        case Verb::BlocksOnly:
        case Verb::BlockedByAtMost:
        case Verb::MustAttack:
        case Verb::MustBeBlocked:
        case Verb::DoesNotUntap:
        case Verb::SkipsCombat:
        case Verb::MoreLands:
        case Verb::Boost:
        case Verb::Count:
            break;
    }
    return {};  // a verb of the rules
}

/// Returns the line for an unpaid request that was taken back (rule 733.1, S3.15). `paid` is what was to be paid for.
template <class Request>
std::string tellTakenBack(const Request& request, const std::string& paid, const char* what) {
    return does(request.player, "can't", "can't") + " pay for " + paid + ": the " + what + " is canceled";
}

/// Returns true if the line of the enclosing communication covers this one. Examples: cards drawn one by one, the move
/// of a destroyed card, life lost from damage, the move of a resolved spell. A prevented event always gets a line.
bool isTold(const ReadableMatch& match, const Communication& done) {
    const bool isStopped = done.outcome == Outcome::Prevented || done.outcome == Outcome::Negated;
    if (isStopped || match.state().asker() == nullptr) return false;
    const Communication& whole = *match.state().asker();
    const bool drawn = whole.is(CoreVerb::Draw);
    if (drawn && done.kind == whole.kind) return done.succeeded();
    if (done.is(CoreVerb::Lose)) return whole.is(Verb::Damage);
    if (!done.is(CoreVerb::Move)) return false;
    // Covers only the resolved spell's own move from the stack, not its effects.
    if (whole.is<ResolveItem>()) return whole.step == static_cast<std::uint8_t>(ResolveItem::Step::PutAway);
    if (whole.is<Mulligans>()) return whole.step == static_cast<std::uint8_t>(Mulligans::Step::ShuffledBack);
    return drawn || whole.is(Verb::PlayLand) || whole.is(CoreVerb::Discard) || whole.is(Verb::Destroy) ||
           whole.is(Verb::Sacrifice) || whole.is(Verb::Counter);
}

/// Returns the line for a stopped event, as in "[9] prevents damage to [4]".
std::string tellStopped(const ReadableMatch& match, const Communication& done) {
    const CardId by = stoppedBy(match, done);
    if (!by) return {};
    const std::string whom = listed(subjectsOf(match, done));
    if (done.is(Verb::Attack)) return name(by) + " keeps " + whom + " from attacking";
    if (done.is(Verb::Block)) return name(by) + " keeps " + whom + " from blocking";
    if (done.is(Verb::Cast)) return name(by) + " keeps " + whom + " from being cast";
    if (done.is(Verb::PlayLand)) return name(by) + " keeps " + whom + " from being played";
    if (!done.is(Verb::Damage)) return stopped(match, done);
    return name(by) + (done.outcome == Outcome::Negated ? " negates " : " prevents ") + "damage to " + whom;
}

bool isAskedByMulligans(const ReadableMatch& match) {
    const Communication* const asker = match.state().asker();
    return asker != nullptr && asker->is<Mulligans>();
}

/// Returns the line for a hand that is kept or sent back before the first turn.
std::string tellHand(const ReadableMatch& match, const Communication& done) {
    if (!done.is<YesNo>() || !isAskedByMulligans(match)) return {};
    const PlayerId player = done.answerer.player;
    if (done.value == 0) return does(player, "keeps their", "keep your") + " hand";
    const int mulligans = value(match.state(), player, Value::Mulligans);
    const int size = option(match.state(), Option::StartingHand) - cardsLost(match.state(), mulligans + 1);
    return does(player, "mulligans", "mulligan") + " to " + std::to_string(size);
}

}  // namespace

std::string ArcanaLog::tell(const ReadableMatch& match, const Communication& done) const {
    if (isTold(match, done)) return {};
    if (std::string hand = tellHand(match, done); !hand.empty()) return hand;
    if (done.outcome == Outcome::Prevented || done.outcome == Outcome::Negated) return tellStopped(match, done);
    if (done.is<ResolveItem>() && done.outcome == Outcome::Impossible) {
        return withoutTarget(done.as<ResolveItem>().card);
    }
    if (done.is<PlayCard>() && done.succeeded() && done.value == 0) {
        return does(done.as<PlayCard>().player, "plays", "play") + " " + name(done.as<PlayCard>().card);
    }
    if (done.is<ActivateAbility>() && done.succeeded()) return tellActivation(match, done.as<ActivateAbility>());
    if (done.canceled() && done.message == MessageId::NotEnoughResources) {
        if (done.is<PlayCard>()) return tellTakenBack(done.as<PlayCard>(), name(done.as<PlayCard>().card), "spell");
        if (done.is<ActivateAbility>())
            return tellTakenBack(done.as<ActivateAbility>(), name(done.as<ActivateAbility>().card) + "'s ability",
                                 "ability");
    }
    return done.kind.value < maxVerbs && done.succeeded() ? tellVerb(match, done) : std::string{};
}

std::string ArcanaLog::tellFirst(const ReadableMatch& match, const Communication& done) const {
    const MatchState& state = match.state();
    const bool isOpening = done.is(CoreVerb::Draw) && isAskedByMulligans(match);
    const auto hasMulligan = [&state](PlayerId player) { return value(state, player, Value::Mulligans) != 0; };
    if (!isOpening || std::ranges::any_of(state.seatsFrom(PlayerId(0)), hasMulligan)) return {};
    if (option(state, Option::FirstPlayer) != 0) return does(state.globals.current, "goes", "go") + " first";
    return does(state.globals.current, "wins the coin toss and goes", "win the coin toss and go") + " first";
}

}  // namespace duelogue::arcana
