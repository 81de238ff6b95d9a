#include "app/games/netrun/NetrunPresenter.h"

#include <algorithm>

#include "app/games/netrun/BreakAll.h"
#include "app/games/netrun/NetrunFace.h"
#include "app/games/netrun/NetrunMoments.h"
#include "app/games/netrun/NetrunTable.h"
#include "app/games/netrun/NetrunTr.h"
#include "app/games/netrun/Waiting.h"
#include "app/games/presenter/HintFigures.h"
#include "app/games/presenter/HintWords.h"
#include "cards/data/CardPool.h"
#include "match/netrun/Turn.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"

namespace duelogue::netrun {

namespace {

DUELOGUE_TR_OF(Netrun)

/// See HintWords.
QString phrase(std::uint8_t word, const QString& name, const QString& /*with*/) {
    switch (static_cast<Word>(word)) {
        case Word::Credit:
            return tr("gain a credit");
        case Word::Draw:
            return tr("draw a card");
        case Word::Play:
            return tr("play %1").arg(name);
        case Word::Install:
            return tr("install %1").arg(name);
        case Word::Overwrite:
            return tr("trash programs and install %1").arg(name);
        case Word::Advance:
            return tr("advance %1").arg(name);
        case Word::Purge:
            return tr("purge viruses");
        case Word::Untag:
            return tr("remove a tag");
        case Word::Trash:
            return tr("trash %1").arg(name);
        case Word::Run:
            return tr("run on %1").arg(name);
        case Word::Use:
            return tr("use %1").arg(name);
        case Word::Rez:
            return tr("rez %1").arg(name);
        case Word::Score:
            return tr("score %1").arg(name);
        case Word::Steal:
            return tr("steal %1").arg(name);
        case Word::Break:
            return tr("lose a click to break a subroutine of %1").arg(name);
        case Word::JackOut:
            return tr("jack out");
    }
    return {};
}

template <PlayerValue which>
double valueOf(const ReadableMatch& match, PlayerId player) {
    return value(match.state(), player, which);
}

double installedBy(const ReadableMatch& match, PlayerId player) {
    return static_cast<double>(match.state().zone(player, Zone::Play).size());
}

/// See HintFigure.
std::vector<HintFigure> makeFigures() {
    const QString you = tr("you have");
    const QString other = tr("your opponent has");
    return {
        {valueOf<PlayerValue::Points>, you, tr("%1 more agenda points"), tr("%1 fewer agenda points"), 2},
        {ofOthers<valueOf<PlayerValue::Points>>, other, tr("%1 more agenda points"), tr("%1 fewer agenda points"), -2},
        {valueOf<PlayerValue::Credits>, you, tr("%1 more credits"), tr("%1 fewer credits"), .5},
        {ofOthers<valueOf<PlayerValue::Credits>>, other, tr("%1 more credits"), tr("%1 fewer credits"), -.5},
        {handSize, you, tr("%1 more cards in hand"), tr("%1 fewer cards in hand")},
        {ofOthers<handSize>, other, tr("%1 more cards in hand"), tr("%1 fewer cards in hand"), -1},
        {installedBy, you, tr("%1 more cards installed"), tr("%1 fewer cards installed")},
        {ofOthers<installedBy>, other, tr("%1 more cards installed"), tr("%1 fewer cards installed"), -1},
    };
}

}  // namespace

TableState NetrunPresenter::table(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                  const MatchLog& log) const {
    return makeTable(view, occupants, replies, log);
}

int NetrunPresenter::phase(const View& view) const { return phaseNow(view.state()); }

TableHints NetrunPresenter::hints(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                  const TableQuestion& question, const std::vector<Hint>& hints) const {
    return makeHints(view, occupants, replies, question, hints, {phrase, [](std::uint8_t) { return false; }});
}

std::vector<HintFigure> NetrunPresenter::figures() const { return makeFigures(); }

std::optional<TableMoment> NetrunPresenter::moment(const View& view) const { return makeMoment(view); }

/// Ends the player's own turn if all clicks are spent and only cards could be rezzed.
std::optional<Reply> NetrunPresenter::obvious(const View& view) const {
    const Communication& asking = view.state().communications.back();
    const Replies& replies = view.legalReplies();
    if (!asking.is<Act>()) return std::nullopt;
    const bool isOver = std::ranges::any_of(replies, [](const Reply& reply) { return reply.is(ReplyWord::Pass); });
    const bool hasMore = std::ranges::any_of(
        replies, [](const Reply& reply) { return !reply.is(ReplyWord::Pass) && !reply.is(Word::Rez); });
    return isOver && !hasMore ? std::optional(Reply(ReplyWord::Pass)) : std::nullopt;
}

/// A Runner jacks out because of something that has happened in the run.
Chance NetrunPresenter::chance(const View& view, const Replies& replies) const {
    const Communication& asking = view.state().communications.back();
    if (asking.is<JackOut>()) return Chance::IfChanged;
    return asking.is<Opportunity>() ? chanceToAct(view.match(), asking.as<Opportunity>(), replies) : Chance::Matters;
}

std::optional<Reply> NetrunPresenter::idle(const View& view) const {
    const Communication& asking = view.state().communications.back();
    if (asking.is<Opportunity>() || asking.is<JackOut>()) return Reply(ReplyWord::Pass);
    const bool isOver = asking.is<Act>() && value(view.state(), asking.as<Act>().player, PlayerValue::Clicks) == 0;
    return isOver ? std::optional(Reply(ReplyWord::Pass)) : std::nullopt;
}

std::vector<ReplyMacro> NetrunPresenter::replyMacros(const View& view) const { return breakAll(view); }

bool NetrunPresenter::givesUp(const View& view) const { return netrun::givesUp(view.match(), view.legalReplies()); }

/// Shows an accessed card even if there is only one reply, unless everybody could see it before.
bool NetrunPresenter::isAskedAnyway(const View& view) const {
    const Communication& asking = view.state().communications.back();
    if (asking.is<Accessed>()) {
        const Card& card = view.state().card(asking.as<Accessed>().card);
        return view.legalReplies().size() > 1 || !(isIn(card, Zone::Discard) || has(card, Flag::Rezzed));
    }
    return asking.is<Opportunity>() && option(view.state(), Option::AlwaysAsked) != 0;
}

TablePlace NetrunPresenter::placeOf(std::uint8_t zone) const { return netrun::placeOf(zone); }

TableFace NetrunPresenter::printed(const CardPool& pool, DefinitionId card) const { return printedFace(pool, card); }

QString NetrunPresenter::colorsOf(const CardPool& pool, DefinitionId card) const { return frameOf(pool, card); }

}  // namespace duelogue::netrun
