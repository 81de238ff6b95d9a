#include "app/games/presenter/ReasonWriter.h"

#include "app/shell/language/Tr.h"
#include "cards/data/CardPool.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/triggers/Triggers.h"

namespace duelogue {

namespace {

DUELOGUE_TR(ReasonWriter)

}  // namespace

void ReasonWriter::write(TableState& table) const {
    if (m_shown.pendingQuestion() == nullptr) return;
    const auto& stack = m_shown.state().communications;
    table.asking = static_cast<int>(stack.back().id.value);
    for (auto at = stack.rbegin(); at != stack.rend(); ++at) {
        TableFrame frame = at == stack.rbegin() && at->isQuestion() ? asked(*at, table.question) : told(*at);
        if (frame.what.isEmpty()) continue;
        frame.id = static_cast<int>(at->id.value);
        frame.depth = static_cast<int>(table.frames.size());
        table.frames.push_back(frame);
    }
}

QString ReasonWriter::nameOf(CardId card) const {
    const DefinitionId definition = card ? m_shown.state().card(card).definition : DefinitionId{};
    return definition ? QString::fromStdString(m_shown.pool()[definition].name) : tr("A card");
}

TableFrame ReasonWriter::byPlayer(PlayerId player, const QString& what, const QString& because) const {
    TableFrame frame;
    frame.who = nameOf(player);
    frame.what = what;
    frame.because = because;
    frame.tone = player == m_viewer ? TableTone::You : TableTone::Other;
    return frame;
}

TableFrame ReasonWriter::byCard(CardId card, const QString& what, const QString& because) const {
    TableFrame frame;
    frame.who = nameOf(card);
    frame.what = what;
    frame.because = because;
    frame.tone = TableTone::Card;
    if (card) frame.card = card.value;
    return frame;
}

TableFrame ReasonWriter::byMatch(const QString& what, const QString& because) {
    TableFrame frame;
    frame.who = tr("Match");
    frame.what = what;
    frame.because = because;
    return frame;
}

TableFrame ReasonWriter::asked(const Communication& asking, const TableQuestion& question) const {
    const PlayerId player = asking.answerer.player;
    const bool isByCard = asking.initiator.role == Party::Role::Card;
    // The question bar already shows the viewer's question; a frame that only repeats it would say nothing new.
    if (player == m_viewer && !isByCard) return {};
    const QString because = isByCard ? tr("asked by %1").arg(nameOf(asking.initiator.card)) : tr("asked by the rules");
    return byPlayer(player, player == m_viewer ? question.sentence : tr("choosing"), because);
}

TableFrame ReasonWriter::told(const Communication& outstanding) const {
    if (outstanding.is<RunAbility>()) {
        const auto& body = outstanding.as<RunAbility>();
        const bool triggered = body.ability && m_shown.pool()[body.ability].kind == AbilityKind::Triggered;
        return byCard(body.self, triggered ? tr("ability resolves") : tr("resolves"),
                      triggered ? tr("triggered") : QString());
    }
    if (outstanding.is<ChooseTargets>()) return byCard(outstanding.as<ChooseTargets>().card, tr("needs a target"));
    if (outstanding.is<PlaceTriggers>() || outstanding.is<ResolveTriggers>())
        return byMatch(tr("abilities triggered"), tr("by the last event"));
    return ownReason(outstanding);
}

}  // namespace duelogue
