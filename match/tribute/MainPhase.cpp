// The actions of a main phase.
#include <algorithm>

#include "match/loop/HandlerContext.h"
#include "match/tribute/Battle.h"
#include "match/tribute/Turn.h"
#include "match/tribute/Using.h"
#include "match/tribute/summons/Summoning.h"
#include "match/tribute/text/Refusals.h"

namespace duelogue::tribute {

namespace {

/// Returns the reason why the player can't enter the battle phase; None if it is legal.
Refusal whyNotBattle(const MatchState& state, PlayerId player) {
    if (phase(state) != Detail::Main) return why(Reason::BattleIsOver);
    if (state.globals.turn <= 1) return why(Reason::FirstTurn);
    const auto kept = std::ranges::find_if(state.continuousEffects, [player](const ContinuousEffect& effect) {
        return !effect.ability && effect.verb == static_cast<std::uint8_t>(Verb::NoBattle) &&
               effect.on == Subject(player);
    });
    return kept == state.continuousEffects.end() ? Refusal() : preventedBy(kept->source);
}

MessageId whyNotSummonNow(const ReadableMatch& match, PlayerId player, CardId card) {
    const MessageId reason = whyNotSummon(match, player, card);
    const bool isSummoned = value(match.state(), player, Value::Summoned) != 0 && !isOutOfPlace(reason);
    return isSummoned ? why(Reason::Summoned) : reason;
}

}  // namespace

void Act::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const PlayerId player = self.as<Act>().player;
    if (value(match.state(), player, Value::Summoned) == 0) summonOptions(match, player, out);
    useOptions(match, player, false, out);
    setOptions(match, player, out);
    positionOptions(match, player, out);
    callOptions(match, player, out);
    if (whyNotBattle(match.state(), player) == MessageId::None) out.emplace_back(Word::Battle);
    out.emplace_back(Word::End);
}

Refusal Act::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const PlayerId player = self.as<Act>().player;
    if (reply.is(Word::Battle)) return whyNotBattle(match.state(), player);
    if (!reply.subject.isCard()) return {};
    const CardId card = reply.subject.card();
    const bool isMonster = has(match.state().card(card), Trait::Monster);
    switch (static_cast<Word>(reply.word)) {
        case Word::Summon:
            return isMonster ? whyNotSummonNow(match, player, card) : MessageId::WrongType;
        case Word::Set:
            return isMonster ? whyNotSummonNow(match, player, card) : whyNotSet(match, player, card);
        case Word::Turn:
            return whyNotTurn(match, player, card);
        case Word::Use:
            return whyNotUse(match, player, reply, false);
        case Word::Call:
            return MessageId::NoAbility;
        case Word::Attack:
        case Word::Strike:
            return why(Reason::NotInBattle);
        default:
            return {};
    }
}

Reaction Act::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    const PlayerId player = self.as<Act>().player;
    switch (static_cast<Word>(reply.word)) {
        case Word::Battle:
            return Complete::succeeded(static_cast<int>(Detail::Battle));
        case Word::End:
            return Complete::succeeded(static_cast<int>(Detail::End));
        case Word::Turn: {
            ChangePosition change;
            change.card = reply.subject.card();
            change.player = player;
            return Communication::of(change);
        }
        case Word::Use:
            return useRequest(match, player, reply);
        case Word::Call:
            return callRequest(player, reply.subject.card());
        case Word::Set:
            if (!has(match.state().card(reply.subject.card()), Trait::Monster)) {
                SetOne set;
                set.card = reply.subject.card();
                set.player = player;
                return Communication::of(set);
            }
            break;
        default:
            break;
    }
    SummonOne summon;
    summon.card = reply.subject.card();
    summon.player = player;
    summon.posture = reply.is(Word::Set) ? Posture::FaceDown : Posture::Attack;
    return Communication::of(summon);
}

/// A canceled request leaves the question open.
std::optional<Complete> Act::afterRequest(HandlerContext& /*match*/, Communication& /*self*/,
                                          const Communication& request) {
    if (request.canceled()) return std::nullopt;
    return Complete::succeeded(0);
}

}  // namespace duelogue::tribute
