#include "app/games/basebreak/BasebreakPresenter.h"

#include "app/games/basebreak/BasebreakFace.h"
#include "app/games/basebreak/BasebreakMoments.h"
#include "app/games/basebreak/BasebreakQuestion.h"
#include "app/games/basebreak/BasebreakTable.h"
#include "app/games/basebreak/BasebreakTr.h"
#include "app/games/presenter/HintFigures.h"
#include "app/games/presenter/HintWords.h"
#include "cards/data/CardPool.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/Scoring.h"

namespace duelogue::basebreak {

namespace {

DUELOGUE_TR_OF(Basebreak)

/// See HintWords.
QString phrase(std::uint8_t word, const QString& name, const QString& /*with*/) {
    return word == static_cast<std::uint8_t>(Word::Use) ? tr("use %1").arg(name) : tr("play %1").arg(name);
}

double pointsOf(const ReadableMatch& match, PlayerId player) { return value(match.state(), player, Value::Points); }

double powerOf(const ReadableMatch& match, PlayerId player) {
    double sum = 0;
    for (const CardId id : match.state().zone(player, Zone::Play)) {
        if (has(match.state().card(id), Trait::Minion)) sum += power(match.state().card(id));
    }
    return sum;
}

/// See HintFigure.
std::vector<HintFigure> makeFigures() {
    const QString you = tr("you have");
    const QString others = tr("the other players have");
    return {
        {pointsOf, you, tr("%1 more points"), tr("%1 fewer points"), 2},
        {ofOthers<pointsOf>, others, tr("%1 more points"), tr("%1 fewer points"), -2},
        {handSize, you, tr("%1 more cards in hand"), tr("%1 fewer cards in hand")},
        {powerOf, you, tr("%1 more power in play"), tr("%1 less power in play"), .3},
        {ofOthers<powerOf>, others, tr("%1 more power in play"), tr("%1 less power in play"), -.3},
    };
}

}  // namespace

TableState BasebreakPresenter::table(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                     const MatchLog& log) const {
    return makeTable(view, occupants, replies, log);
}

int BasebreakPresenter::phase(const View& view) const { return phaseNow(view.state()); }

TableHints BasebreakPresenter::hints(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                     const TableQuestion& question, const std::vector<Hint>& hints) const {
    return makeHints(view, occupants, replies, question, hints, {phrase, [](std::uint8_t) { return false; }});
}

std::vector<HintFigure> BasebreakPresenter::figures() const { return makeFigures(); }

std::optional<TableMoment> BasebreakPresenter::moment(const View& view) const { return makeMoment(view); }

std::optional<Reply> BasebreakPresenter::idle(const View& view) const {
    const Communication& asking = view.state().communications.back();
    if (asking.is<PlayCards>()) return Reply(ReplyWord::Done);
    if (asking.is<SpecialTurn>() || asking.is<PlayExtra>()) return Reply(ReplyWord::Pass);
    return std::nullopt;
}

bool BasebreakPresenter::givesUp(const View& view) const {
    return basebreak::givesUp(view.match(), view.legalReplies());
}

TablePlace BasebreakPresenter::placeOf(std::uint8_t zone) const { return basebreak::placeOf(zone); }

TableFace BasebreakPresenter::printed(const CardPool& pool, DefinitionId card) const { return printedFace(pool, card); }

QString BasebreakPresenter::colorsOf(const CardPool& pool, DefinitionId card) const { return frameOf(pool, card); }

}  // namespace duelogue::basebreak
