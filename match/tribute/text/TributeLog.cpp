#include "match/tribute/text/TributeLog.h"

#include <algorithm>
#include <string_view>

#include "cards/data/Vocabulary.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Turn.h"
#include "match/tribute/text/VerbLog.h"

namespace duelogue::tribute {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here

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
    if (!done.is(CoreVerb::Move) || stoppedBy(match, done)) return false;
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

/// Tells the first player with the opening hands, which are the only draw before the first turn.
std::string TributeLog::tellFirst(const ReadableMatch& match, const Communication& done) const {
    const MatchState& state = match.state();
    const bool isOpening = done.is(CoreVerb::Draw) && state.globals.turn == 0 && state.asker() == nullptr;
    if (!isOpening) return {};
    if (option(state, Option::FirstPlayer) != 0) return does(state.globals.current, "goes", "go") + " first";
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
