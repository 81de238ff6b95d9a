#include "app/arcana/ArcanaReasons.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/arcana/ArcanaFace.h"
#include "match/arcana/Activating.h"
#include "match/arcana/Payment.h"
#include "match/arcana/Playing.h"
#include "match/arcana/Resolving.h"
#include "match/arcana/Table.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/Verb.h"

namespace duelogue::arcana {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Arcana", text); }

class Reasons {
public:
    Reasons(const Match& shown, PlayerId viewer, const std::vector<Sitter>& sitters)
        : m_shown(shown), m_viewer(viewer), m_sitters(sitters) {}

    [[nodiscard]] std::vector<TableFrame> all(const TableQuestion& question) const {
        std::vector<TableFrame> frames;
        const auto& stack = m_shown.state().stack;
        for (auto at = stack.rbegin(); at != stack.rend(); ++at) {
            TableFrame frame = at == stack.rbegin() && at->isQuestion() ? asked(*at, question) : told(*at);
            if (frame.what.isEmpty()) continue;
            frame.id = static_cast<int>(at->id.value);
            frame.depth = static_cast<int>(frames.size());
            frames.push_back(frame);
        }
        return frames;
    }

private:
    const Match& m_shown;
    PlayerId m_viewer;
    const std::vector<Sitter>& m_sitters;

    [[nodiscard]] QString nameOf(CardId card) const {
        const DefinitionId definition = card ? m_shown.state().card(card).definition : DefinitionId{};
        return definition ? printedFace(m_shown.pool(), definition).name : tr("A card");
    }
    [[nodiscard]] QString nameOf(PlayerId player) const { return m_sitters[player.value].name; }

    [[nodiscard]] TableFrame byPlayer(PlayerId player, const QString& what, const QString& because = {}) const {
        TableFrame frame;
        frame.who = nameOf(player);
        frame.what = what;
        frame.because = because;
        frame.tone = player == m_viewer ? TableTone::You : TableTone::Other;
        return frame;
    }
    [[nodiscard]] TableFrame byCard(CardId card, const QString& what, const QString& because = {}) const {
        TableFrame frame;
        frame.who = nameOf(card);
        frame.what = what;
        frame.because = because;
        frame.tone = TableTone::Card;
        if (card) frame.card = card.value;
        return frame;
    }
    [[nodiscard]] static TableFrame byMatch(const QString& what, const QString& because = {}) {
        TableFrame frame;
        frame.who = tr("Match");
        frame.what = what;
        frame.because = because;
        return frame;
    }

    [[nodiscard]] TableFrame asked(const Communication& asking, const TableQuestion& question) const {
        const PlayerId player = asking.answerer.player;
        QString because = tr("asked by the rules");
        if (asking.initiator.role == Party::Role::Card) because = tr("asked by %1").arg(nameOf(asking.initiator.card));
        QString what = question.sentence;
        if (player != m_viewer) what = tr("is choosing");
        return byPlayer(player, what, because);
    }

    [[nodiscard]] TableFrame told(const Communication& outstanding) const {
        switch (outstanding.kind.value) {
            case static_cast<std::uint8_t>(ArcanaKind::PlayCard): {
                const auto& body = outstanding.as<PlayCard>();
                return byPlayer(body.player, tr("%1 is being played").arg(nameOf(body.card)));
            }
            case static_cast<std::uint8_t>(ArcanaKind::ActivateAbility): {
                const auto& body = outstanding.as<ActivateAbility>();
                return byPlayer(body.player, tr("an ability of %1 is being used").arg(nameOf(body.card)));
            }
            case static_cast<std::uint8_t>(ArcanaKind::ResolveItem): {
                const CardId card = outstanding.as<ResolveItem>().card;
                return byMatch(tr("%1 happens now").arg(nameOf(card)), tr("both players let it"));
            }
            case static_cast<std::uint8_t>(ArcanaKind::TurnActions):
                return byMatch(stepText(), tr("the turn goes on"));
            case static_cast<std::uint8_t>(CoreKind::RunAbility):
                return ability(outstanding.as<RunAbility>());
            case static_cast<std::uint8_t>(CoreKind::ChooseTargets):
                return byCard(outstanding.as<ChooseTargets>().card, tr("needs a target"));
            case static_cast<std::uint8_t>(CoreKind::PlaceTriggers):
                return byMatch(tr("abilities have triggered"), tr("of what just happened"));
            case static_cast<std::uint8_t>(ArcanaKind::UnlessPays):
                return byCard(outstanding.as<UnlessPays>().card, tr("can be paid for"));
            default:
                return {};
        }
    }

    [[nodiscard]] TableFrame ability(const RunAbility& body) const {
        const bool triggered = body.ability && m_shown.pool()[body.ability].kind == AbilityKind::Triggered;
        return byCard(body.self, triggered ? tr("its ability works") : tr("does what it says"),
                      triggered ? tr("because it triggered") : QString());
    }

    [[nodiscard]] QString stepText() const {
        switch (step(m_shown.state())) {
            case Step::DeclareAttackers:
                return tr("attackers are declared");
            case Step::DeclareBlockers:
                return tr("blockers are declared");
            case Step::FirstDamage:
            case Step::Damage:
                return tr("combat damage is dealt");
            case Step::Cleanup:
                return tr("the turn ends");
            default:
                return {};
        }
    }
};

}  // namespace

void writeReasons(const Match& shown, PlayerId viewer, const std::vector<Sitter>& sitters, Table& table) {
    if (shown.question() != nullptr) table.frames = Reasons(shown, viewer, sitters).all(table.question);
}

}  // namespace duelogue::arcana
