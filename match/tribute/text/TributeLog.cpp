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

/// Returns the targets of an ability in a list.
std::vector<Subject> targetsIn(const ReadableMatch& match, AbilityId ability, std::span<const Subject> list) {
    const Targets targets(match.pool().targetsOf(match.pool()[ability]), list);
    std::vector<Subject> all;
    for (std::size_t i = 0; i < match.pool()[ability].targetCount; ++i) {
        for (const Subject target : targets.of(i)) all.push_back(target);
    }
    return all;
}

/// Returns the monster that causes an effect, as in " from [4]". A used card has a line of its own.
std::string byMonster(const ReadableMatch& match, CardId source, const char* word) {
    return source && has(match.state().card(source), Trait::Monster) ? word + name(source) : std::string();
}

std::string points(int amount) { return std::to_string(amount) + " LP"; }

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

/// Returns the cards that a player looks at, as in "the top 3 cards of Ben's deck"; only their number on the field.
std::string seen(const ReadableMatch& match, std::span<const Subject> cards) {
    const auto zone = static_cast<Zone>(match.state().card(cards.front().card()).zone);
    if (zone == Zone::Deck) return cardsSeen(match, cards, false) + ownersPlace(match, cards, "deck", "decks");
    if (zone == Zone::Hand) return cardsSeen(match, cards, true) + ownersPlace(match, cards, "hand", "hands");
    return counted(static_cast<int>(cards.size()), "a card", "cards");
}

std::string tellCore(const ReadableMatch& match, const Communication& done, std::span<const Subject> who) {
    const auto& body = done.as<VerbBody>();
    switch (static_cast<CoreVerb>(done.kind.value)) {
        case CoreVerb::Move:
            return tellMove(match, done, who);
        case CoreVerb::Shuffle:
            return performOwn(who.first(1), "shuffles", "shuffle", "deck", "decks");
        case CoreVerb::Reveal:
            if (body.source) return name(body.source) + " reveals " + listed(who);
            return listed(who) + (who.size() == 1 ? " is revealed" : " are revealed");
        case CoreVerb::Look:
            return does(body.player, "looks", "look") + " at " + seen(match, who);
        case CoreVerb::Draw:
            if (done.value == 0) return {};
            return perform(who, "draws", "draw") + " " +
                   counted(done.value / static_cast<int>(who.size()), "a card", "cards") +
                   (who.size() > 1 ? " each" : "");
        case CoreVerb::Discard:
            return performEach(match, who, "discards", "discard", [](const Card& card) { return card.owner; });
        case CoreVerb::Gain:
            return perform(who, "gains", "gain") + " " + points(body.amount) + byMonster(match, body.source, " from ");
        case CoreVerb::Lose:
            return perform(who, "pays", "pay") + " " + points(body.amount) + priceOf(match);
        case CoreVerb::Count:
            break;
    }
    return {};
}

std::string tellSummon(const ReadableMatch& match, const VerbBody& body, CardId card) {
    const std::string what = name(card);
    const bool defends = static_cast<Posture>(body.amount) == Posture::Defense;
    switch (static_cast<Detail>(body.detail)) {
        case Detail::FlipSummon:
            return does(body.player, "Flip Summons", "Flip Summon") + " " + what;
        case Detail::Special:
            return does(body.player, "Special Summons", "Special Summon") + " " + what +
                   (defends ? " in defense position" : "") + (body.source ? " with " + name(body.source) : "");
        default:
            return (tributesFor(figure(match.state().card(card), Figure::Level)) > 0
                        ? does(body.player, "Tribute Summons", "Tribute Summon")
                        : does(body.player, "Normal Summons", "Normal Summon")) +
                   " " + what;
    }
}

std::string tellSet(const ReadableMatch& match, const VerbBody& body, CardId card) {
    const bool monster = has(match.state().card(card), Trait::Monster);
    return does(body.player, "sets", "set") + (monster ? " a monster" : " a card");
}

/// Returns the targets of the newest link, as in ", targeting Feral Imp".
std::string tellAim(const ReadableMatch& match) {
    const PendingItem& link = match.state().pendingItems.back();
    return link.ability ? targeting(targetsIn(match, link.ability, match.targets(link))) : std::string();
}

/// Returns the line for a use or a response. A trap that stays may only be turned face-up.
std::string tellUse(const ReadableMatch& match, const VerbBody& body, const std::string& what) {
    const PendingItem& link = match.state().pendingItems.back();
    if (match.state().pendingItems.size() > 1)
        return does(body.player, "chains", "chain") + " " + what + tellAim(match);
    const bool isOnlyTurned = !link.ability && has(match.state().card(link.card), Trait::Trap);
    if (isOnlyTurned) return does(body.player, "flips", "flip") + " " + what + " face-up";
    return does(body.player, "activates", "activate") + " " + what + tellAim(match);
}

/// Returns " (0 left)" if the players have lost all life points.
std::string tellRest(const ReadableMatch& match, std::span<const Subject> players) {
    const bool isOut = std::ranges::all_of(players, [&](Subject player) {
        return player.isPlayer() && value(match.state(), player.player(), Value::Life) <= 0;
    });
    return isOut ? " (0 left)" : "";
}

/// Returns the target of an attack; a set monster is named only in the damage step.
std::string tellAttacked(const ReadableMatch& match, CardId attacked) {
    if (!attacked) return "directly";
    return has(match.state().card(attacked), Flag::FaceDown) ? "a face-down monster" : name(attacked);
}

/// Returns changes of a monster, as in "+500 ATK" or "+300 ATK and -200 DEF".
std::string changes(int attack, int defense) {
    const auto sign = [](int number) { return (number < 0 ? "" : "+") + std::to_string(number); };
    const std::string first = attack == 0 ? "" : sign(attack) + " ATK";
    const std::string second = defense == 0 ? "" : sign(defense) + " DEF";
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
            return what + (one ? " is" : " are") + " flipped face-up";
        case Verb::SwitchPosition: {
            const bool defends = has(match.state().card(subjects.front().card()), Flag::Defending);
            return what + (one ? " changes to " : " change to ") + (defends ? "defense" : "attack") + " position";
        }
        case Verb::Tribute:
            return does(body.player, "tributes", "tribute") + " " + what;
        case Verb::Damage:
        case Verb::BattleDamage:
            return perform(subjects, "loses", "lose") + " " + points(body.amount) +
                   (done.is(Verb::Damage) ? byMonster(match, body.source, " to ") : std::string()) +
                   tellRest(match, subjects);
        case Verb::TakeControl:
            return does(body.player, "takes", "take") + " control of " + what;
        case Verb::Summon:
        case Verb::OwnSummon:
            return tellSummon(match, body, subjects.front().card());
        case Verb::Set:
            return tellSet(match, body, subjects.front().card());
        case Verb::Activate:
            return tellUse(match, body, what);
        case Verb::Change:
            return what + (one ? " gets " : " get ") +
                   (areReversed(match) ? changes(-body.amount, -body.second) : changes(body.amount, body.second));
        case Verb::Lend:
            return does(body.player, "must", "must") + " tribute " + what + " first this turn";
        case Verb::NoBattle:
            return performOwn(subjects, "skips", "skip", "Battle Phase this turn", "Battle Phases this turn") +
                   priceOf(match);
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

/// Returns "Feral Imp returns to Ben" for lent monsters, and the graveyard for those without room.
std::string tellReturn(const ReadableMatch& match, const Communication& done) {
    const auto cards = match.list(done);
    std::string text;
    const auto add = [&](std::span<const Subject> those, const char* go, const char* goes, const std::string& where) {
        if (those.empty()) return;
        text += (text.empty() ? "" : ", ") + listed(those) + (those.size() == 1 ? goes : go) + where;
    };
    std::vector<Subject> fallen;
    for (const PlayerId player : match.state().seatsFrom(PlayerId(0))) {
        std::vector<Subject> back;
        for (const Subject card : cards) {
            const Card& one = match.state().card(card.card());
            if (isIn(one, Zone::Field) && one.current.controller == player) back.push_back(card);
            if (!isIn(one, Zone::Field) && one.owner == player) fallen.push_back(card);
        }
        add(back, " return", " returns", " to " + name(player));
    }
    if (!fallen.empty()) add(fallen, " go", " goes", " to " + ownersPlace(match, fallen, "graveyard", "graveyards"));
    return text;
}

/// Returns "[4] targets [9]" for an effect that joins the chain without a use.
std::string tellTargets(const ReadableMatch& match, const Communication& done) {
    if (usedNow(match)) return {};
    const auto& body = done.as<ChooseTargets>();
    const std::vector<Subject> aims = targetsIn(match, body.ability, match.list(done));
    return aims.empty() ? std::string() : name(body.card) + " targets " + listed(aims);
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
        return isGone ? name(card) + " has no effect: it left the field" : withoutTarget(card);
    }
    const auto begun = std::ranges::find_if(state.continuousEffects, [&](const ContinuousEffect& effect) {
        return effect.ability && effect.source == card && effect.since == state.card(card).since;
    });
    if (begun == state.continuousEffects.end()) return {};
    return name(card) + " lasts " + match.rulebook().vocabulary().durations[begun->duration].behind;
}

/// Returns the line for prevented damage, as in "Ben takes no damage, thanks to [4]".
std::string tellSpared(const ReadableMatch& match, const Communication& done) {
    const CardId by = stoppedBy(match, done);
    return perform(subjectsOf(match, done), "takes", "take") + " no damage" +
           (by ? ", thanks to " + name(by) : std::string());
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

/// The first player is random. Nothing else is drawn before the first turn.
std::string TributeLog::tellFirst(const ReadableMatch& match, const Communication& done) const {
    const MatchState& state = match.state();
    const bool isOpening = done.is(CoreVerb::Draw) && state.globals.turn == 0 && state.asker() == nullptr;
    if (!isOpening) return {};
    return does(state.globals.current, "wins the coin toss and goes", "win the coin toss and go") + " first";
}

std::string TributeLog::tellRule(const ReadableMatch& match, const Communication& done) const {
    switch (static_cast<Rule>(done.kind.value)) {
        case Rule::PutAway: {
            const auto cards = subjectsOf(match, done);
            const Traits traits = match.pool()[match.state().card(cards.front().card()).definition].traits;
            return listed(cards) +
                   ((traits & bit(Trait::Field)) != 0 ? " is replaced" : " is destroyed: its monster left the field");
        }
        case Rule::NoteEmpty:
            return does(done.as<VerbBody>().player, "has", "have") + " no card to draw";
        case Rule::HoldDown:
            return listed(subjectsOf(match, done)) + " is changed to defense position and can't change back";
        default:
            return {};
    }
}

}  // namespace duelogue::tribute
