#include "match/tribute/text/TributeLog.h"

#include <algorithm>
#include <string_view>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Field.h"
#include "match/tribute/Summoning.h"
#include "match/tribute/Turn.h"
#include "match/tribute/Using.h"

namespace duelogue::tribute {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here

/// Returns the card that is being used and is not in the chain yet; none otherwise.
CardId usedNow(const ReadableMatch& match) {
    for (const Communication& outstanding : match.state().communications) {
        if (outstanding.is<UseCard>() && !outstanding.isSet()) return outstanding.as<UseCard>().card;
    }
    return {};
}

/// Returns the card whose price is being paid, as in " for [4]"; empty outside a payment.
std::string priceOf(const ReadableMatch& match) {
    const CardId used = usedNow(match);
    return used ? " for " + name(used) : std::string();
}

/// Returns the targets of an ability in a list, as in "Feral Imp and Battle Ox"; empty without targets.
std::string aimedAt(const ReadableMatch& match, AbilityId ability, std::span<const Subject> list) {
    const Targets targets(match.pool().targetsOf(match.pool()[ability]), list);
    std::vector<Subject> all;
    for (std::size_t i = 0; i < match.pool()[ability].targetCount; ++i) {
        for (const Subject target : targets.of(i)) all.push_back(target);
    }
    return all.empty() ? std::string() : listed(all);
}

/// Returns the monster that causes an effect, as in " by [4]". A used card has a line of its own.
std::string byMonster(const ReadableMatch& match, CardId source) {
    return source && has(match.state().card(source), Trait::Monster) ? " by " + name(source) : std::string();
}

std::string points(int amount) { return counted(amount, "a life point", "life points"); }

/// Returns "X goes ", or "Y sends X " if another card causes the move.
std::string movesBy(CardId source, std::span<const Subject> cards) {
    if (source && Subject(source) != cards.front()) return name(source) + " sends " + listed(cards) + " ";
    return listed(cards) + (cards.size() == 1 ? " goes " : " go ");
}

std::string tellMove(const ReadableMatch& match, const Communication& done, std::span<const Subject> cards) {
    const std::string what = movesBy(done.as<VerbBody>().source, cards);
    switch (static_cast<Zone>(done.as<VerbBody>().zone)) {
        case Zone::Hand:
            return what + "to " + ownersPlace(match, cards, "hand", "hands");
        case Zone::Deck:
            return what + placeText(static_cast<Place>(done.as<VerbBody>().place)) +
                   ownersPlace(match, cards, "deck", "decks");
        case Zone::Graveyard:
            return what + "to " + ownersPlace(match, cards, "graveyard", "graveyards");
        case Zone::Field:
        case Zone::Count:
            break;
    }
    return {};
}

/// Returns the place of cards that a player looks at, as in " of Ben's deck"; empty for the field.
std::string whereOf(const ReadableMatch& match, std::span<const Subject> cards) {
    const auto zone = static_cast<Zone>(match.state().card(cards.front().card()).zone);
    if (zone == Zone::Deck) return " of " + ownersPlace(match, cards, "deck", "decks");
    return zone == Zone::Hand ? " of " + ownersPlace(match, cards, "hand", "hands") : std::string();
}

std::string tellCore(const ReadableMatch& match, const Communication& done, std::span<const Subject> who) {
    const auto& body = done.as<VerbBody>();
    switch (static_cast<CoreVerb>(done.kind.value)) {
        case CoreVerb::Move:
            return tellMove(match, done, who);
        case CoreVerb::Shuffle:
            return perform(who.first(1), "shuffles", "shuffle") + " the deck";
        case CoreVerb::Reveal:
            if (body.source) return name(body.source) + " reveals " + listed(who);
            return listed(who) + (who.size() == 1 ? " is revealed" : " are revealed");
        case CoreVerb::Look:
            return does(body.player, "looks", "look") + " at " + counted(body.subjects, "a card", "cards") +
                   whereOf(match, who);
        case CoreVerb::Draw:
            if (done.value == 0) return {};
            return perform(who, "draws", "draw") + " " +
                   counted(done.value / static_cast<int>(who.size()), "a card", "cards") +
                   (who.size() > 1 ? " each" : "");
        case CoreVerb::Discard:
            return performEach(match, who, "discards", "discard", [](const Card& card) { return card.owner; });
        case CoreVerb::Gain:
            return perform(who, "gains", "gain") + " " + points(body.amount) + byMonster(match, body.source);
        case CoreVerb::Lose:
            return perform(who, "pays", "pay") + " " + points(body.amount) + priceOf(match);
        case CoreVerb::Count:
            break;
    }
    return {};
}

std::string tellSummon(const VerbBody& body, const std::string& what) {
    const bool defends = static_cast<Posture>(body.amount) == Posture::Defense;
    switch (static_cast<Detail>(body.detail)) {
        case Detail::FlipSummon:
            return does(body.player, "flip summons", "flip summon") + " " + what;
        case Detail::Special:
            return does(body.player, "special summons", "special summon") + " " + what +
                   (defends ? " in defense position" : "") + (body.source ? " by " + name(body.source) : "");
        default:
            return does(body.player, "summons", "summon") + " " + what;
    }
}

std::string tellSet(const ReadableMatch& match, const VerbBody& body, CardId card) {
    const bool monster = has(match.state().card(card), Trait::Monster);
    return does(body.player, "sets", "set") + (monster ? " a monster" : " a card");
}

/// Returns the targets of the newest link, as in " on Feral Imp".
std::string tellAim(const ReadableMatch& match) {
    const PendingItem& link = match.state().pendingItems.back();
    const std::string aims = link.ability ? aimedAt(match, link.ability, match.targets(link)) : std::string();
    return aims.empty() ? aims : " on " + aims;
}

/// Returns the line for a use or a response. A trap that stays may only be turned face-up.
std::string tellUse(const ReadableMatch& match, const VerbBody& body, const std::string& what) {
    const PendingItem& link = match.state().pendingItems.back();
    if (match.state().pendingItems.size() > 1)
        return does(body.player, "responds", "respond") + " with " + what + tellAim(match);
    const bool isOnlyTurned = !link.ability && has(match.state().card(link.card), Trait::Trap);
    const std::string doing =
        isOnlyTurned ? does(body.player, "turns up", "turn up") : does(body.player, "uses", "use");
    return doing + " " + what + tellAim(match);
}

/// Returns ", and none are left" if the players have lost all life points.
std::string tellRest(const ReadableMatch& match, std::span<const Subject> players) {
    const bool isOut = std::ranges::all_of(players, [&](Subject player) {
        return player.isPlayer() && value(match.state(), player.player(), Value::Life) <= 0;
    });
    return isOut ? ", and none are left" : "";
}

/// Returns the target of an attack; a set monster is named only in the damage step.
std::string tellAttacked(const ReadableMatch& match, CardId attacked) {
    if (!attacked) return "directly";
    return has(match.state().card(attacked), Flag::FaceDown) ? "a set monster" : name(attacked);
}

/// Returns changes of a monster, as in "+500 attack" or "+300 attack and -200 defense".
std::string changes(int attack, int defense) {
    const auto sign = [](int number) { return (number < 0 ? "" : "+") + std::to_string(number); };
    const std::string first = attack == 0 ? "" : sign(attack) + " attack";
    const std::string second = defense == 0 ? "" : sign(defense) + " defense";
    return first.empty() || second.empty() ? first + second : first + " and " + second;
}

std::string tellVerb(const ReadableMatch& match, const Communication& done) {
    const auto& body = done.as<VerbBody>();
    const auto subjects = subjectsOf(match, done);
    if (body.part == VerbBody::Part::Before || subjects.empty()) return {};
    if (done.kind.value < static_cast<std::uint8_t>(CoreVerb::Count)) return tellCore(match, done, subjects);
    const std::string what = listed(subjects);
    const bool one = subjects.size() == 1;
    switch (static_cast<Verb>(done.kind.value)) {
        case Verb::Destroy:
            if (body.source) return name(body.source) + " destroys " + what;
            return what + (one ? " is destroyed" : " are destroyed");
        case Verb::BattleDestroy:
            return what + (one ? " is destroyed" : " are destroyed") + " by battle";
        case Verb::Flip:
            return what + (one ? " is" : " are") + " turned face-up";
        case Verb::SwitchPosition: {
            const bool defends = has(match.state().card(subjects.front().card()), Flag::Defending);
            return what + (one ? " goes to " : " go to ") + (defends ? "defense" : "attack") + " position";
        }
        case Verb::Tribute:
            return does(body.player, "tributes", "tribute") + " " + what;
        case Verb::Damage:
        case Verb::BattleDamage:
            return perform(subjects, "loses", "lose") + " " + points(body.amount) +
                   (done.is(Verb::Damage) ? byMonster(match, body.source) : std::string()) + tellRest(match, subjects);
        case Verb::TakeControl:
            return does(body.player, "takes", "take") + " control of " + what;
        case Verb::Summon:
        case Verb::OwnSummon:
            return tellSummon(body, what);
        case Verb::Set:
            return tellSet(match, body, subjects.front().card());
        case Verb::Activate:
            return tellUse(match, body, what);
        case Verb::Change:
            return what + (one ? " gets " : " get ") +
                   (areReversed(match) ? changes(-body.amount, -body.second) : changes(body.amount, body.second));
        case Verb::Lend:
            return does(body.player, "has", "have") + " to tribute " + what + " before any other monster this turn";
        case Verb::NoBattle:
            return perform(subjects, "has", "have") + " no battle phase this turn" + priceOf(match);
        case Verb::Attack:
            return what + " attacks " + tellAttacked(match, body.onto());
        // Silent: visible on the table, logged by the request that caused it, or a static effect.
        case Verb::SpecialSummon:
        case Verb::SummonAgain:
        case Verb::Fought:
        case Verb::PhaseBegins:
        case Verb::Changes:
        case Verb::Holds:
        case Verb::Shields:
        case Verb::Reverses:
        case Verb::MayCall:
        case Verb::Count:
            break;
    }
    return {};  // a verb of the rules
}

/// Returns "Feral Imp goes back to Ben" for lent monsters, and the graveyard for those without room.
std::string tellReturn(const ReadableMatch& match, const Communication& done) {
    const auto cards = match.list(done);
    std::string text;
    const auto add = [&](std::span<const Subject> those, const std::string& where) {
        if (those.empty()) return;
        text += (text.empty() ? "" : ", ") + listed(those) + (those.size() == 1 ? " goes " : " go ") + where;
    };
    std::vector<Subject> fallen;
    for (const PlayerId player : match.state().seatsFrom(PlayerId(0))) {
        std::vector<Subject> back;
        for (const Subject card : cards) {
            const Card& one = match.state().card(card.card());
            if (isIn(one, Zone::Field) && one.current.controller == player) back.push_back(card);
            if (!isIn(one, Zone::Field) && one.owner == player) fallen.push_back(card);
        }
        add(back, "back to " + name(player));
    }
    if (!fallen.empty()) add(fallen, "to " + ownersPlace(match, fallen, "graveyard", "graveyards"));
    return text;
}

/// Returns "[4] is aimed at [9]" for an effect that joins the chain without a use.
std::string tellTargets(const ReadableMatch& match, const Communication& done) {
    if (usedNow(match)) return {};
    const auto& body = done.as<ChooseTargets>();
    const std::string aims = aimedAt(match, body.ability, match.list(done));
    return aims.empty() ? aims : name(body.card) + " is aimed at " + aims;
}

/// Returns the line for a resolved link: the duration of its effect, or why it did nothing. Other results have lines of
/// their own.
std::string tellLink(const ReadableMatch& match, const Communication& done) {
    const MatchState& state = match.state();
    const CardId card = done.as<ResolveLink>().card;
    if (!done.succeeded()) {
        const Card& used = state.card(card);
        const bool isThere = isIn(used, Zone::Field) && !has(used, Flag::FaceDown);
        const bool isGone = !isThere && (match.pool()[used.definition].traits & staying) != 0;
        return name(card) + " does nothing: " + (isGone ? "it is gone" : "what it was aimed at is gone");
    }
    const auto begun = std::ranges::find_if(state.continuousEffects, [&](const ContinuousEffect& effect) {
        return effect.ability && effect.source == card && effect.since == state.card(card).since;
    });
    if (begun == state.continuousEffects.end()) return {};
    return name(card) + " works " + match.rulebook().vocabulary().durations[begun->duration].behind;
}

/// Returns the line for prevented damage, as in "Ben takes no damage, by [4]".
std::string tellSpared(const ReadableMatch& match, const Communication& done) {
    const CardId by = stoppedBy(match, done);
    return perform(subjectsOf(match, done), "takes", "take") + " no damage" + (by ? ", by " + name(by) : std::string());
}

/// Returns the noun for an event that can be stopped, such as "attack"; empty for all others.
std::string_view nounOf(const Communication& done) {
    if (done.is(Verb::Attack)) return "attack";
    if (done.is(Verb::Activate)) return "activation";
    return done.is(Verb::Summon) || done.is(Verb::OwnSummon) ? "summon" : "";
}

/// Returns the line for a stopped event, as in "[4] negates the attack of [2]".
std::string tellStopped(const ReadableMatch& match, const Communication& done) {
    const std::string noun(nounOf(done));
    const CardId by = stoppedBy(match, done);
    if (noun.empty() || !by) return stopped(match, done);
    const std::string stops = done.outcome == Outcome::Negated ? " negates the " : " prevents the ";
    return name(by) + stops + noun + " of " + listed(subjectsOf(match, done));
}

/// Returns true if the line of the enclosing communication covers this one.
bool isTold(const ReadableMatch& match, const Communication& done) {
    if (match.state().asker() == nullptr) return false;
    const Communication& whole = *match.state().asker();
    if (whole.is(CoreVerb::Draw) && done.kind == whole.kind) return done.succeeded();
    if (done.is(Verb::Flip)) return done.succeeded() && whole.is(Verb::OwnSummon);
    if (!done.is(CoreVerb::Move)) return false;
    return whole.is(CoreVerb::Draw) || whole.is(CoreVerb::Discard) || whole.is(Verb::Destroy) ||
           whole.is(Verb::BattleDestroy) || whole.is(Verb::Tribute) || whole.is(Verb::Summon) ||
           whole.is(TributeKind::Chain);
}

}  // namespace

std::string TributeLog::tell(const ReadableMatch& match, const Communication& done) const {
    if (isTold(match, done)) return {};
    if (done.is<Return>()) return tellReturn(match, done);
    if (done.is<ResolveLink>()) return tellLink(match, done);
    if (done.is<ChooseTargets>()) return done.succeeded() ? tellTargets(match, done) : std::string();
    const bool spared = done.is(Verb::BattleDamage) || done.is(Verb::Damage);
    if (spared && done.outcome == Outcome::Prevented) return tellSpared(match, done);
    if (done.outcome == Outcome::Prevented || done.outcome == Outcome::Negated) return tellStopped(match, done);
    return done.kind.value < maxVerbs && done.succeeded() ? tellVerb(match, done) : std::string{};
}

std::string TributeLog::tellRule(const ReadableMatch& match, const Communication& done) const {
    switch (static_cast<Rule>(done.kind.value)) {
        case Rule::PutAway: {
            const auto cards = subjectsOf(match, done);
            const Traits traits = match.pool()[match.state().card(cards.front().card()).definition].traits;
            return listed(cards) +
                   ((traits & bit(Trait::Field)) != 0 ? " gives way" : " is destroyed: its monster is gone");
        }
        case Rule::NoteEmpty:
            return does(done.as<VerbBody>().player, "has", "have") + " no card left to draw";
        case Rule::HoldDown:
            return listed(subjectsOf(match, done)) + " is turned to defense position, and held there";
        default:
            return {};
    }
}

}  // namespace duelogue::tribute
