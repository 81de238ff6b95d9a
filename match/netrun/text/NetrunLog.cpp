#include "match/netrun/text/NetrunLog.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/Contest.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Playing.h"
#include "match/netrun/Turn.h"
#include "match/netrun/Using.h"
#include "match/netrun/VerbHandlers.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"
#include "match/netrun/text/RunLog.h"

namespace duelogue::netrun {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here
using Body = VerbBody;

/// Returns the source of an effect, as in " from [4]". Empty for a card that is being played, because its own line
/// names it. Effects of an event during its run come much later and do name it.
std::string from(const ReadableMatch& match, CardId source, const char* word = " from ") {
    if (!source) return {};
    const bool isBeingPlayed = isIn(match.state().card(source), Zone::Limbo) && currentRun(match.state()) == nullptr;
    return isBeingPlayed ? std::string() : word + name(source);
}

/// Returns " by [4]"; empty if the card affects itself.
std::string byAnother(const ReadableMatch& match, CardId source, Subject subject) {
    return Subject(source) == subject ? std::string() : from(match, source, " by ");
}

/// Returns an amount of a player's value, as in "3 credits" or "a click".
std::string amountOf(const ReadableMatch& match, int amount, std::uint8_t which) {
    switch (static_cast<PlayerValue>(which)) {
        case PlayerValue::Credits:
            return counted(amount, "1 credit", "credits");
        case PlayerValue::Clicks:
            return counted(amount, "a click", "clicks");
        case PlayerValue::Tags:
            return counted(amount, "a tag", "tags");
        default:
            return std::to_string(amount) + " " + match.rulebook().vocabulary().playerValues[which].word;
    }
}

/// Returns an amount of counters, as in "2 virus counters".
std::string countersOf(const ReadableMatch& match, int amount, std::uint8_t which) {
    const CounterWord& word = match.rulebook().vocabulary().counters[which];
    return counted(amount, "1 " + word.text, word.plural);
}

std::string damageOf(const Body& body) {
    const auto kind = static_cast<Detail>(body.detail);
    const char* const word = kind == Detail::Net ? " net" : kind == Detail::Meat ? " meat" : " core";
    return std::to_string(body.amount) + word + " damage";
}

/// Returns the line for a partial prevention.
std::string tellLess(const Body& body) {
    const std::string by = name(body.source) + " prevents ";
    switch (static_cast<Verb>(body.second)) {
        case Verb::Damage:
            return by + damageOf(body);
        case Verb::Tag:
            return by + counted(body.amount, "a tag", "tags");
        default:
            return {};
    }
}

// -------------------------------------------------------------------------------------------------- cards

/// Returns the server at which a card of the Corp lies; none if it lies elsewhere.
CardId serverOf(const ReadableMatch& match, Subject subject) {
    const MatchState& state = match.state();
    if (!subject.isCard() || !isIn(state.card(subject.card()), Zone::Play)) return {};
    const CardId place = state.placeOf(subject.card());
    const bool liesThere = state.card(subject.card()).owner == corp && Subject(place) != subject;
    return liesThere && has(state.card(place), Trait::Server) ? place : CardId{};
}

/// Returns cards with their servers, as in "[4] at [9]" or "[4] at [9] and [7 8] at [2]". Several cards may share a
/// name, and a player who does not know a card knows its place.
std::string placed(const ReadableMatch& match, std::span<const Subject> cards) {
    std::string text;
    for (std::size_t first = 0, next = 0; first < cards.size(); first = next) {
        const CardId server = serverOf(match, cards[first]);
        while (next < cards.size() && serverOf(match, cards[next]) == server) ++next;
        if (first > 0) text += next == cards.size() ? " and " : ", ";
        text += listed(cards.subspan(first, next - first)) + (server ? " at " + name(server) : std::string());
    }
    return text;
}

std::string placed(const ReadableMatch& match, CardId card) {
    const Subject subject(card);
    return placed(match, {&subject, 1});
}

/// Returns the place of an installation, as in " protecting [2]", " in [5]" or " on [9]"; empty for the Runner's rig.
std::string whereInstalled(const ReadableMatch& match, CardId card) {
    const Card& installed = match.state().card(card);
    if (!installed.current.host) return {};
    if (installed.owner == runner) return " on " + placed(match, installed.current.host);
    return (has(installed, Trait::Ice) ? " protecting " : " in ") + name(installed.current.host);
}

/// Returns the name of a zone at a seat, as in "R&D", or "their stack" for a zone without its own name.
std::string zoneAt(const ReadableMatch& match, PlayerId seat, Zone zone, const std::string& their) {
    const std::string& own = match.rulebook().vocabulary().zones[index(zone)].ofRole[seat.value];
    return own.front() >= 'A' && own.front() <= 'Z' ? own : their + " " + own;
}

/// Returns "{0's} hand", or the seat's own name for the zone.
std::string place(const ReadableMatch& match, std::span<const Subject> cards, Zone zone) {
    const Subject first = cards.front();
    const PlayerId owner = first.isPlayer() ? first.player() : match.state().card(first.card()).owner;
    const ZoneWord& word = match.rulebook().vocabulary().zones[index(zone)];
    if (!owner || owner.value >= word.ofRole.size()) return "their owners' " + word.word;
    return zoneAt(match, owner, zone, name(owner).insert(2, "'s"));
}

/// Returns the communication that asked for this one, which must be on the stack; nullptr if none did.
const Communication* askerOf(const ReadableMatch& match, const Communication& asked) {
    const auto& stack = match.state().communications;
    const auto at = std::ranges::find(stack, asked.id, &Communication::id);
    return at == stack.begin() || at == stack.end() ? nullptr : &*std::prev(at);
}

/// Returns the basic action that includes the verb; nullptr if a card or the rules caused it.
const BasicAction* actionOf(const ReadableMatch& match, const Communication& verb) {
    const Communication* const whole = askerOf(match, verb);
    return whole != nullptr && whole->is<BasicAction>() ? &whole->as<BasicAction>() : nullptr;
}

/// Returns the price of a basic action, as in " (2 credits)". Empty if it is free, or if the verb has another cause.
std::string forPrice(const ReadableMatch& match, const Communication& verb) {
    const BasicAction* const taken = actionOf(match, verb);
    return priced(taken != nullptr ? priceOf(taken->action) : 0, "1 credit", "credits");
}

/// Returns the cards that a player looks at, as in "the top 3 cards of R&D"; only their number for installed cards.
std::string seen(const ReadableMatch& match, std::span<const Subject> cards) {
    const auto zone = static_cast<Zone>(match.state().card(cards.front().card()).zone);
    if (zone != Zone::Deck && zone != Zone::Hand) return counted(static_cast<int>(cards.size()), "a card", "cards");
    return cardsSeen(match, cards, zone == Zone::Hand) + place(match, cards, zone);
}

/// Returns the line for damage and the cards that it takes.
std::string tellDamage(const ReadableMatch& match, const Body& damage, std::span<const Subject> cards) {
    return does(runner, "suffers", "suffer") + " " + damageOf(damage) + from(match, damage.source) + ": " +
           listed(cards) + (cards.size() == 1 ? " is trashed" : " are trashed");
}

/// Returns the end of a sentence about the cards that left with their hosts; empty if there were none.
std::string whatWent(const ReadableMatch& match, std::span<const Subject> left) {
    const std::vector<Subject> gone = wentWith(match, left);
    if (gone.empty()) return {};
    return "; " + listed(gone) + (gone.size() == 1 ? " is" : " are") + " trashed with " +
           (left.size() == 1 ? "it" : "them");
}

std::string tellMove(const ReadableMatch& match, const Communication& done, std::span<const Subject> cards) {
    const Communication* const whole = match.state().asker();
    if (whole != nullptr && whole->is(Verb::Damage)) return tellDamage(match, whole->as<Body>(), cards);
    const auto& body = done.as<Body>();
    const std::string what = listed(cards) + (cards.size() == 1 ? " goes " : " go ");
    switch (static_cast<Zone>(body.zone)) {
        case Zone::Hand:
            return what + "to " + place(match, cards, Zone::Hand) + whatWent(match, cards);
        case Zone::Deck:
            return what + placeText(static_cast<Place>(body.place)) + place(match, cards, Zone::Deck) +
                   whatWent(match, cards);
        case Zone::Discard:
            return what + "to " + place(match, cards, Zone::Discard) + whatWent(match, cards);
        default:
            return {};
    }
}

std::string tellDraw(const ReadableMatch& match, const Communication& done, std::span<const Subject> who) {
    if (done.value == 0) {
        const bool decked = who.front() == Subject(corp) && match.state().globals.over != 0;
        return decked ? perform(who, "has", "have") + " no card to draw" : std::string();
    }
    return perform(who, "draws", "draw") + " " + counted(done.value / static_cast<int>(who.size()), "a card", "cards") +
           (who.size() > 1 ? " each" : "") + from(match, done.as<Body>().source, " with ");
}

std::string tellShuffle(const ReadableMatch& match, PlayerId player) {
    const std::string deck = zoneAt(match, player, Zone::Deck, "their");
    if (!deck.starts_with("their ")) return does(player, "shuffles", "shuffle") + " " + deck;
    return does(player, "shuffles their", "shuffle your") + deck.substr(deck.find(' '));
}

/// Returns true for a value that a player takes rather than gains.
bool isTaken(const Body& gain) { return static_cast<PlayerValue>(gain.detail) == PlayerValue::BadPublicity; }

std::string tellCore(const ReadableMatch& match, const Communication& done, std::span<const Subject> who) {
    const auto& body = done.as<Body>();
    switch (static_cast<CoreVerb>(done.kind.value)) {
        case CoreVerb::Move:
            return tellMove(match, done, who);
        case CoreVerb::Shuffle:
            return who.front().isPlayer() ? tellShuffle(match, who.front().player()) : std::string();
        case CoreVerb::Reveal:
            // The log has already named the accessed card.
            if (who.front() == Subject(body.source)) return {};
            return (body.source ? name(body.source) + " reveals " : does(body.player, "reveals", "reveal") + " ") +
                   listed(who);
        case CoreVerb::Look:
            return does(body.player, "looks", "look") + " at " + seen(match, who) + from(match, body.source, " with ");
        case CoreVerb::Draw:
            return tellDraw(match, done, who);
        case CoreVerb::Discard:
            return performEach(match, who, "discards", "discard", [](const Card& card) { return card.owner; });
        case CoreVerb::Gain:
            if (body.amount == 0) return {};
            return (isTaken(body) ? perform(who, "takes", "take") : perform(who, "gains", "gain")) + " " +
                   amountOf(match, body.amount, body.detail) + from(match, body.source);
        case CoreVerb::Lose:
            if (done.value == 0) return {};
            if (actionOf(match, done) != nullptr)
                return perform(who, "removes", "remove") + " a tag" + forPrice(match, done);
            return perform(who, "loses", "lose") + " " + amountOf(match, done.value, body.detail) +
                   from(match, body.source, " to ");
        case CoreVerb::Count:
            break;
    }
    return {};
}

// -------------------------------------------------------------------------------------------------- verbs

/// Returns true if the trashed card gives way to another copy that is rezzed.
bool givesWay(const ReadableMatch& match, const Communication& trash) {
    const Communication* other = askerOf(match, trash);
    while (other != nullptr && other->is(Verb::Trash)) other = askerOf(match, *other);
    return other != nullptr && (other->is(Verb::Rez) || other->is(Verb::RezFree));
}

std::string tellTrash(const ReadableMatch& match, const Communication& trash, CardId card, const std::string& what) {
    const auto& body = trash.as<Body>();
    if (currentAccess(match.state()) != nullptr && body.player == runner && !body.source)
        return does(runner, "trashes", "trash") + " " + what + whereAccessed(match) +
               priced(trashCost(match, card), "1 credit", "credits");
    if (body.source && what != name(body.source)) return name(body.source) + " trashes " + what;
    if (body.source) return what + " is trashed";
    // The rules trash ice whose strength has dropped to 0.
    if (body.player == runner && match.state().card(card).owner == corp) return what + " is trashed (strength 0)";
    if (givesWay(match, trash)) return what + " is trashed (unique: another copy was rezzed)";
    return body.player ? does(body.player, "trashes", "trash") + " " + what + forPrice(match, trash)
                       : what + " is trashed";
}

/// Returns the line for the verb that the move is a part of. It is logged as soon as the cards have moved, before any
/// triggers.
std::string tellMovedFor(const ReadableMatch& match, const Communication& move) {
    const Communication* const whole = askerOf(match, move);
    const auto cards = subjectsOf(match, move);
    if (whole == nullptr || cards.empty()) return {};
    const auto& body = whole->as<Body>();
    if (whole->is(Verb::Trash)) {
        const Communication* const cause = askerOf(match, *whole);
        if (cause != nullptr && cause->is(Verb::Damage)) return tellDamage(match, cause->as<Body>(), cards);
        return tellTrash(match, *whole, cards.front().card(), listed(cards)) + whatWent(match, cards);
    }
    if (whole->is(Verb::Steal)) return tellAgenda(match, runner, "steals", "steal", cards.front());
    if (whole->is(Verb::Score)) return tellAgenda(match, corp, "scores", "score", cards.front());
    if (whole->is(Verb::Forfeit))
        return does(body.player ? body.player : corp, "forfeits", "forfeit") + " " + listed(cards);
    return {};
}

/// Returns the line for removed counters. A purge takes all of them.
std::string tellTaken(const ReadableMatch& match, const Communication& done, const std::string& what) {
    const auto& body = done.as<Body>();
    const bool purges = !body.source && static_cast<Counter>(body.detail) == Counter::Virus;
    if (purges) return does(corp, "purges", "purge") + " the virus counters on " + what;
    return done.value == 0 ? std::string()
                           : what + " loses " + countersOf(match, std::min<int>(body.amount, done.value), body.detail);
}

/// Returns types of cards, as in "sentry" or "barrier, code gate and sentry".
std::string kindsOf(const ReadableMatch& match, Traits traits) {
    std::vector<std::string> kinds;
    const auto& words = match.rulebook().vocabulary().traits;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (((traits >> i) & 1U) != 0) kinds.emplace_back(words[i].word);
    }
    std::string text;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        text.append(i == 0 ? "" : i + 1 == kinds.size() ? " and " : ", ").append(kinds[i]);
    return text;
}

std::string tellVerb(const ReadableMatch& match, const Communication& done, std::span<const Subject> subjects) {
    const auto& body = done.as<Body>();
    const std::string what = listed(subjects);
    const bool one = subjects.size() == 1;
    switch (static_cast<Verb>(done.kind.value)) {
        case Verb::Derez:
            return placed(match, subjects) + (one ? " is" : " are") + " derezzed" +
                   byAnother(match, body.source, subjects.front());
        case Verb::Advance:
            return does(corp, "advances", "advance") + " " + placed(match, subjects) + forPrice(match, done);
        case Verb::PutCounters:
            return placed(match, subjects) + (one ? " gets " : " get ") + countersOf(match, body.amount, body.detail) +
                   (one ? "" : " each");
        case Verb::TakeCounters:
            return tellTaken(match, done, what);
        case Verb::TakeCredits:
            return does(body.player, "takes", "take") + " " + counted(done.value, "1 credit", "credits") + " from " +
                   what;
        case Verb::Damage:
            if (match.state().globals.over == 0) return {};
            // The line for the trashed cards has already named the damage.
            return perform(subjects, "is", "are") + " flatlined" +
                   (acts::hasTakenCards(done) ? "" : " by " + damageOf(body) + from(match, body.source));
        case Verb::Tag:
            return perform(subjects, "takes", "take") + " " + counted(body.amount, "a tag", "tags") +
                   from(match, body.source);
        case Verb::Trash:
            return acts::hasMoved(done) ? std::string() : tellTrash(match, done, subjects.front().card(), what);
        case Verb::Expose:
            return placed(match, subjects) + (one ? " is" : " are") + " exposed" +
                   byAnother(match, body.source, subjects.front());
        case Verb::Boost:
            return what + (one ? " gets " : " get ") + (body.amount < 0 ? "" : "+") + std::to_string(body.amount) +
                   " strength" + usePrice(match, done);
        case Verb::Remember:
            return does(match.state().card(body.source).owner, "chooses", "choose") + " " + placed(match, subjects) +
                   " for " + name(body.source);
        case Verb::Become:
            return what + (one ? " gains " : " gain ") + kindsOf(match, body.traits);
        // Silent: visible on the table, logged by the request that caused it, or a static effect.
        case Verb::SureDamage:
        case Verb::Rez:
        case Verb::RezFree:
        case Verb::Install:
        case Verb::InstallFree:
        case Verb::Play:
        case Verb::PlayBare:
        case Verb::Run:
        case Verb::EndRun:
        case Verb::Break:
        case Verb::Bypass:
        case Verb::MoveOut:
        case Verb::ChangeServer:
        case Verb::AccessMore:
        case Verb::Forfeit:
        case Verb::Trace:
        case Verb::Psi:
        case Verb::Exhaust:
        case Verb::MustTrash:
        case Verb::Pay:
        case Verb::Installed:
        case Verb::Played:
        case Verb::Turn:
        case Verb::RunBegins:
        case Verb::Ends:
        case Verb::Encounter:
        case Verb::Approach:
        case Verb::Succeed:
        case Verb::Breach:
        case Verb::Access:
        case Verb::Steal:
        case Verb::Score:
        case Verb::Fire:
        case Verb::Strengthens:
        case Verb::Weakens:
        case Verb::More:
        case Verb::Cheaper:
        case Verb::StealCost:
        case Verb::Easier:
        case Verb::Recurring:
        case Verb::PaysFor:
        case Verb::Wrecks:
        case Verb::Hosts:
        case Verb::Picks:
        case Verb::Count:
            break;
    }
    return {};  // a verb of the rules
}

/// Returns true if the line of the enclosing communication covers this one.
bool isTold(const ReadableMatch& match, const Communication& done) {
    const Communication* const whole = match.state().asker();
    if (whole == nullptr) return false;
    if (whole->is(CoreVerb::Draw) && done.kind == whole->kind) return done.succeeded();
    if (whole->is<Contest>()) return true;
    if (!done.is(CoreVerb::Move)) return false;
    // Putting a played card away needs no line; moves by its text do.
    if (whole->is<PlayOne>()) return subjectsOf(match, done).front() == Subject(whole->as<PlayOne>().card);
    return whole->is(CoreVerb::Draw) || whole->is(CoreVerb::Discard) || whole->is(Verb::Trash) ||
           whole->is(Verb::Steal) || whole->is(Verb::Score) || whole->is(Verb::Forfeit) || whole->is<FirstHands>();
}

/// Returns the line for keeping the opening hand or taking another.
std::string tellHand(const Communication& done) {
    const PlayerId player = done.answerer.player;
    return done.value != 0 ? does(player, "takes", "take") + " a mulligan"
                           : does(player, "keeps their", "keep your") + " hand";
}

/// Returns " to use [4]" if the payer's own card asks for the payment, or " because of [4]" for another player's card.
std::string towards(const ReadableMatch& match, CardId source, PlayerId payer) {
    if (!source) return {};
    return (match.state().card(source).owner == payer ? " to use " : " because of ") + name(source);
}

/// The purpose of a payment.
struct Purpose {
    std::string text;     ///< for example " to play [4]"; the other side may not know the card yet
    bool isTold = false;  ///< the line of the action or bid tells the total
};

Purpose purposeOf(const ReadableMatch& match, PlayerId payer) {
    const auto& stack = match.state().communications;
    for (std::size_t i = stack.size(); i-- > 0;) {
        const Communication& outstanding = stack[i];
        if (outstanding.is(Verb::Pay)) return {towards(match, outstanding.as<Body>().source, payer)};
        if (outstanding.is<Price>()) return {towards(match, outstanding.as<Price>().card, payer)};
        if (outstanding.is<PlayOne>()) return {" to play " + name(outstanding.as<PlayOne>().card)};
        if (outstanding.is<InstallOne>()) return {" to install " + name(outstanding.as<InstallOne>().card)};
        if (outstanding.is<UseOne>()) return {" to use " + name(outstanding.as<UseOne>().card)};
        if (outstanding.is(Verb::Rez)) return {" to rez " + listed(subjectsOf(match, outstanding))};
        if (outstanding.is<AccessOne>()) {
            const CardId card = outstanding.as<AccessOne>().card;
            const bool isAgenda = (printedTraits(match.pool(), match.state().card(card)) & bit(Trait::Agenda)) != 0;
            return {(isAgenda ? " to steal " : " to trash ") + name(card)};
        }
        if (outstanding.is<Contest>() || outstanding.is(Verb::Trace) || outstanding.is<BasicAction>()) break;
    }
    return {.text = {}, .isTold = true};
}

/// Returns "{1:pays|pay} 2 credits to use [4], from [9]". The source is a card, the credits from bad publicity, or the
/// player's pool.
std::string tellPayment(const ReadableMatch& match, const Body& body, Subject from) {
    Purpose purpose = purposeOf(match, body.player);
    if (static_cast<PriceLine>(body.detail) == PriceLine::WithPurchase) purpose = {.text = {}, .isTold = true};
    const std::string lender = from.isCard() ? name(from) : from.isNone() ? "bad publicity" : std::string();
    if (body.amount <= 0 || (purpose.isTold && lender.empty())) return {};
    const std::string some = counted(body.amount, "1 credit", "credits");
    if (purpose.isTold) return does(body.player, "uses", "use") + " " + some + " from " + lender;
    return does(body.player, "pays", "pay") + " " + some + purpose.text +
           (lender.empty() ? lender : ", from " + lender);
}

/// Returns "{0:rezzes|rez} [4] at [9] (3 credits)", and for a free rez the card that allows it.
std::string tellRez(const ReadableMatch& match, CardId card, int price) {
    const auto& stack = match.state().communications;
    std::string what = does(corp, "rezzes", "rez") + " " + placed(match, card) + priced(price, "1 credit", "credits");
    if (stack.empty() || !stack.back().is(Verb::RezFree)) return what;
    // A card installed for free is rezzed by the rules; the installing effect is named.
    const auto free = std::find_if(stack.rbegin(), stack.rend(), [](const Communication& outstanding) {
        const bool isFree = outstanding.is(Verb::RezFree) || outstanding.is(Verb::InstallFree);
        return isFree && outstanding.as<Body>().source;
    });
    return free == stack.rend() ? what : what + " for free with " + name(free->as<Body>().source);
}

/// Returns the line for an optional replacement of a breach.
std::string tellInstead(const ReadableMatch& match, const Communication& done) {
    const Communication& breach = *match.state().asker();
    if (done.value == 0) return {};
    return does(done.answerer.player, "uses", "use") + " " + name(done.as<YesNo>().card) + " instead of breaching " +
           listed(subjectsOf(match, breach));
}

/// Returns the line for the price of a use whose effect has not happened and so names no price.
std::string tellUnusedPrice(const ReadableMatch& match, const Communication& done) {
    const UseOne* const use = useOf(match, done);
    if (use == nullptr || done.succeeded()) return {};
    return does(use->player, "pays", "pay") + " " + counted(priceNamedByEffect(match, *use), "1 credit", "credits") +
           " to use " + name(use->card);
}

/// Returns the price that a silent verb carries for the log, as in " (2 credits)".
std::string priceOfPurchase(const Communication& done) { return priced(done.as<Body>().amount, "1 credit", "credits"); }

std::string tellStopped(const ReadableMatch& match, const Communication& done) {
    const CardId by = stoppedBy(match, done);
    if (!done.is(Verb::Succeed) || !by) return stopped(match, done);
    return name(by) + " keeps the run on " + listed(subjectsOf(match, done)) + " from being successful";
}

/// Returns the line for an answer of yes or no.
std::string tellDecision(const ReadableMatch& match, const Communication& done) {
    const Communication* const asker = match.state().asker();
    if (asker == nullptr) return {};
    if (asker->is<FirstHands>()) return tellHand(done);
    return asker->is(Verb::Breach) ? tellInstead(match, done) : std::string();
}

}  // namespace

std::string NetrunLog::tell(const ReadableMatch& match, const Communication& done) const {
    if (done.is<YesNo>()) return tellDecision(match, done);
    if (done.is(CoreVerb::Move) && done.succeeded()) {
        if (std::string moved = tellMovedFor(match, done); !moved.empty()) return moved;
    }
    if (isTold(match, done)) return {};
    if (std::string run = tellRun(match, done); !run.empty()) return run;
    if (done.kind.value >= maxVerbs) return {};
    if (std::string unused = tellUnusedPrice(match, done); !unused.empty()) return unused;
    if (done.outcome == Outcome::Prevented || done.outcome == Outcome::Negated) return tellStopped(match, done);
    const auto subjects = subjectsOf(match, done);
    if (!done.succeeded() || done.as<Body>().part == Body::Part::Before || subjects.empty()) return {};
    if (done.kind.value < static_cast<std::uint8_t>(CoreVerb::Count)) return tellCore(match, done, subjects);
    return tellVerb(match, done, subjects);
}

/// The Corp always goes first.
std::string NetrunLog::tellFirst(const ReadableMatch& match, const Communication& done) const {
    const Communication* const asker = match.state().asker();
    const bool isOpening = done.is(CoreVerb::Draw) && asker != nullptr && asker->is<FirstHands>() &&
                           asker->step == static_cast<std::uint8_t>(FirstHands::Step::Drawn);
    return isOpening ? does(corp, "goes", "go") + " first as the Corp" : std::string();
}

std::string NetrunLog::tellRule(const ReadableMatch& match, const Communication& done) const {
    const auto subjects = subjectsOf(match, done);
    const PlayerId player = done.as<Body>().player;
    if (done.is(CoreRule::Lessen)) return tellLess(done.as<Body>());
    switch (static_cast<Rule>(done.kind.value)) {
        case Rule::SpendCredits:
            return tellPayment(match, done.as<Body>(), subjects.front());
        case Rule::Lift:
            return does(player, "plays", "play") + " " + listed(subjects) + priceOfPurchase(done);
        case Rule::Enter:
            return does(player, "installs", "install") + " " + listed(subjects) +
                   whereInstalled(match, subjects.front().card()) + priceOfPurchase(done);
        case Rule::TurnUp:
            return tellRez(match, subjects.front().card(), done.as<Body>().amount);
        default:
            return tellStep(match, done);
    }
}

}  // namespace duelogue::netrun
