#include "match/tribute/text/VerbLog.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/Evaluator.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/tribute/Field.h"
#include "match/tribute/Using.h"
#include "match/tribute/summons/Summoning.h"

namespace duelogue::tribute {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here

}  // namespace

CardId usedNow(const ReadableMatch& match) {
    for (const Communication& outstanding : match.state().communications) {
        if (outstanding.is<UseCard>() && !outstanding.isSet()) return outstanding.as<UseCard>().card;
    }
    return {};
}

namespace {

/// Returns the card whose price is being paid, as in " for [4]"; empty outside a payment.
std::string priceOf(const ReadableMatch& match) {
    const CardId used = usedNow(match);
    return used ? " for " + name(used) : std::string();
}

}  // namespace

std::vector<Subject> targetsIn(const ReadableMatch& match, AbilityId ability, std::span<const Subject> list) {
    const Targets targets(match.pool().targetsOf(match.pool()[ability]), list);
    std::vector<Subject> all;
    for (std::size_t i = 0; i < match.pool()[ability].targetCount; ++i) {
        for (const Subject target : targets.of(i)) all.push_back(target);
    }
    return all;
}

namespace {

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

}  // namespace

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
            return draw(who, done.value);
        case CoreVerb::Discard:
            return discard(match, who);
        case CoreVerb::Gain:
            return perform(who, "gains", "gain") + " " + points(body.amount) + byMonster(match, body.source, " from ");
        case CoreVerb::Lose:
            return perform(who, "pays", "pay") + " " + points(body.amount) + priceOf(match);
        case CoreVerb::Count:
            break;
    }
    return {};
}

namespace {

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

}  // namespace

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

}  // namespace duelogue::tribute
