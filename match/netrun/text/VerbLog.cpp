// The log lines of Netrun's own verbs.
#include "match/netrun/text/VerbLog.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/text/NetrunLogPhrases.h"
#include "match/netrun/text/RunLog.h"
#include "match/netrun/verbs/VerbHandlers.h"

namespace duelogue::netrun {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here
using Body = VerbBody;

}  // namespace

// -------------------------------------------------------------------------------------------------- verbs

namespace {

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

}  // namespace

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

namespace {

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

}  // namespace

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

}  // namespace duelogue::netrun
