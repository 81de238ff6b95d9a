#include "app/games/tribute/TributePresenter.h"

#include <algorithm>

#include "app/games/presenter/HintWords.h"
#include "app/games/tribute/TributeFace.h"
#include "app/games/tribute/TributeMoments.h"
#include "app/games/tribute/TributeQuestion.h"
#include "app/games/tribute/TributeTable.h"
#include "app/games/tribute/TributeTr.h"
#include "cards/data/CardPool.h"
#include "match/tribute/Battle.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Summoning.h"
#include "match/tribute/Turn.h"

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

std::optional<TableMoment> TributePresenter::moment(const View& view) const { return makeMoment(view); }

/// Passes in the player's own turn if the chain is empty and no monster attacks. Everything that can be used then can
/// also be used in the next phase. Asks in the end phase.
std::optional<Reply> TributePresenter::obvious(const View& view) const {
    const MatchState& state = view.state();
    const bool waits =
        state.communications.back().is<Respond>() && state.pendingItems.empty() && state.triggers.empty();
    const bool attacks =
        std::ranges::any_of(state.communications, [](const Communication& c) { return c.is<Battle>(); });
    if (!waits || attacks || state.globals.current != view.viewer() || tribute::phase(state) == Detail::End)
        return std::nullopt;
    return Reply(ReplyWord::Pass);
}

std::optional<Reply> TributePresenter::idle(const View& view) const {
    const Communication& asking = view.state().communications.back();
    if (asking.is<Respond>() || asking.is<Replay>()) return Reply(ReplyWord::Pass);
    if (asking.is<Act>() || asking.is<DeclareAttack>()) return Reply(Word::End);
    return std::nullopt;
}

bool TributePresenter::givesUp(const View& view) const { return tribute::givesUp(view.match(), view.legalReplies()); }

bool TributePresenter::wantsLastWord(const View& /*view*/) const { return false; }

bool TributePresenter::isAskedAnyway(const View& view) const {
    return view.state().communications.back().is<Respond>() && option(view.state(), Option::AlwaysAsked) != 0;
}

TableFace TributePresenter::printed(const CardPool& pool, DefinitionId card) const { return printedFace(pool, card); }

QString TributePresenter::colorsOf(const CardPool& pool, DefinitionId card) const { return frameOf(pool, card); }

}  // namespace duelogue::tribute
