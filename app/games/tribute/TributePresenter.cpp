#include "app/games/tribute/TributePresenter.h"

#include <algorithm>

#include "app/games/presenter/HintFigures.h"
#include "app/games/presenter/HintWords.h"
#include "app/games/tribute/TributeFace.h"
#include "app/games/tribute/TributeMoments.h"
#include "app/games/tribute/TributeQuestion.h"
#include "app/games/tribute/TributeTable.h"
#include "app/games/tribute/TributeTr.h"
#include "cards/data/CardPool.h"
#include "match/tribute/Battle.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Turn.h"
#include "match/tribute/Using.h"
#include "match/tribute/summons/Summoning.h"

namespace duelogue::tribute {

namespace {

DUELOGUE_TR_OF(Tribute)

/// See HintWords.
QString phrase(std::uint8_t word, const QString& name, const QString& with) {
    switch (static_cast<Word>(word)) {
        case Word::Summon:
            return tr("summon %1").arg(name);
        case Word::Set:
            return tr("set %1").arg(name);
        case Word::Turn:
            return tr("change %1's position").arg(name);
        case Word::Use:
        case Word::Call:
            return tr("activate %1").arg(name);
        case Word::Attack:
            return tr("attack %1 with %2").arg(name, with);
        case Word::Strike:
            return tr("attack directly with %1").arg(name);
        case Word::Battle:
            return tr("go to the next phase");
        case Word::End:
            return tr("end the turn");
    }
    return {};
}

double lifeOf(const ReadableMatch& match, PlayerId player) { return value(match.state(), player, Value::Life); }

double monstersOf(const ReadableMatch& match, PlayerId player) {
    const auto isMonster = [&](CardId id) { return has(match.state().card(id), Trait::Monster); };
    return static_cast<double>(std::ranges::count_if(match.state().zone(player, Zone::Field), isMonster));
}

/// See HintFigure.
std::vector<HintFigure> makeFigures() {
    const QString you = tr("you have");
    const QString other = tr("your opponent has");
    return {
        {lifeOf, you, tr("%1 more LP"), tr("%1 fewer LP"), .001},
        {ofOthers<lifeOf>, other, tr("%1 more LP"), tr("%1 fewer LP"), -.001},
        {handSize, you, tr("%1 more cards in hand"), tr("%1 fewer cards in hand")},
        {ofOthers<handSize>, other, tr("%1 more cards in hand"), tr("%1 fewer cards in hand"), -1},
        {monstersOf, you, tr("%1 more monsters"), tr("%1 fewer monsters")},
        {ofOthers<monstersOf>, other, tr("%1 more monsters"), tr("%1 fewer monsters"), -1},
    };
}

}  // namespace

TableState TributePresenter::table(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                   const MatchLog& log) const {
    return makeTable(view, occupants, replies, log);
}

int TributePresenter::phase(const View& view) const { return phaseNow(view.state()); }

TableHints TributePresenter::hints(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                   const TableQuestion& question, const std::vector<Hint>& hints) const {
    return makeHints(view, occupants, replies, question, hints, {phrase, [](std::uint8_t) { return false; }});
}

std::vector<HintFigure> TributePresenter::figures() const { return makeFigures(); }

std::optional<TableMoment> TributePresenter::moment(const View& view) const { return makeMoment(view); }

namespace {

/// Returns true if the effect of the ability ends with the present turn, so that it can matter only in a battle.
bool endsWithTurn(const CardPool& pool, const Ability& ability) {
    const auto isShort = [](const Instruction& each) {
        const auto duration = static_cast<Duration>(each.duration);
        return duration == Duration::ThisTurn || duration == Duration::UntilEndPhase;
    };
    for (InstructionId at = ability.body; at; at = pool[at].next) {
        const Instruction& each = pool[at];
        if (each.op != Op::Do && each.op != Op::Float) return false;
        const bool lasts = each.op == Op::Float || std::ranges::any_of(pool.vocabulary().verbs[each.verb].parameters,
                                                                       [](const Parameter& parameter) {
                                                                           return parameter.slot == Slot::Duration;
                                                                       });
        if (!lasts || !isShort(each)) return false;
    }
    return static_cast<bool>(ability.body);
}

/// Returns true if all that the reply could use is short-lived: see endsWithTurn().
bool mattersOnlyInBattle(const ReadableMatch& match, const Reply& reply) {
    const Card& card = match.state().card(reply.subject.card());
    if (!card.definition || !reply.is(Word::Use)) return false;
    const Uses uses = findUses(match.pool(), match.pool()[card.definition]);
    return !uses.ways.empty() && std::ranges::all_of(uses.ways, [&](const Way& way) {
        return way.ability && endsWithTurn(match.pool(), match.pool()[way.ability]);
    });
}

bool isUsableInDamageStep(const ReadableMatch& match, const Reply& reply) {
    const Card& card = match.state().card(reply.subject.card());
    return reply.is(Word::Use) && card.definition && (match.pool()[card.definition].traits & bit(Trait::Swift)) != 0;
}

/// Returns true if giving the reply later in the turn has no disadvantage. Requires that nothing waits to resolve.
bool canWait(const ReadableMatch& match, const Reply& reply) {
    const MatchState& state = match.state();
    const bool isInBattle =
        std::ranges::any_of(state.communications, [](const Communication& each) { return each.is<Battle>(); });
    if (isInBattle) return battleStep(state) == BattleStep::None && isUsableInDamageStep(match, reply);
    // In the own end phase, the next turn offers the same.
    const bool isLastChance = tribute::phase(state) == Detail::End && state.globals.current != match.playerToAct();
    return !isLastChance || mattersOnlyInBattle(match, reply);
}

}  // namespace

/// Goes on to the second main phase if nothing else is left to do in the battle phase.
std::optional<Reply> TributePresenter::obvious(const View& view) const {
    const bool isOver = view.state().communications.back().is<DeclareAttack>() &&
                        std::ranges::none_of(view.legalReplies(), [](const Reply& r) { return r.subject.isCard(); });
    return isOver ? std::optional(Reply(Word::Battle)) : std::nullopt;
}

/// A response can wait if the chain is empty and everything that can be used now can also be used later in the turn.
/// Later means before the damage of an attack, at the attack, or in the end phase.
Chance TributePresenter::chance(const View& view, const Replies& replies) const {
    const MatchState& state = view.state();
    const Communication& asking = state.communications.back();
    if (!asking.is<Respond>() || !state.pendingItems.empty() || !state.triggers.empty()) return Chance::Matters;
    const bool waits = std::ranges::all_of(
        replies, [&](const Reply& reply) { return reply.is(ReplyWord::Pass) || canWait(view.match(), reply); });
    if (waits) return Chance::CanWait;
    return tribute::phase(state) == Detail::End ? Chance::IfNew : Chance::Matters;
}

std::optional<Reply> TributePresenter::idle(const View& view) const {
    const Communication& asking = view.state().communications.back();
    if (asking.is<Respond>() || asking.is<Replay>()) return Reply(ReplyWord::Pass);
    if (asking.is<Act>() || asking.is<DeclareAttack>()) return Reply(Word::End);
    return std::nullopt;
}

bool TributePresenter::givesUp(const View& view) const { return tribute::givesUp(view.match(), view.legalReplies()); }

bool TributePresenter::isAskedAnyway(const View& view) const {
    return view.state().communications.back().is<Respond>() && option(view.state(), Option::AlwaysAsked) != 0;
}

TablePlace TributePresenter::placeOf(std::uint8_t zone) const { return tribute::placeOf(zone); }

TableFace TributePresenter::printed(const CardPool& pool, DefinitionId card) const { return printedFace(pool, card); }

QString TributePresenter::colorsOf(const CardPool& pool, DefinitionId card) const { return frameOf(pool, card); }

}  // namespace duelogue::tribute
