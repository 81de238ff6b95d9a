#include "app/games/arcana/ArcanaReasons.h"

#include "app/games/arcana/ArcanaTr.h"
#include "app/games/presenter/ReasonWriter.h"
#include "match/arcana/Activating.h"
#include "match/arcana/Playing.h"
#include "match/arcana/Resolving.h"
#include "match/arcana/Table.h"
#include "match/arcana/payment/Payment.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

namespace {

DUELOGUE_TR_OF(Arcana)

class Reasons final : public ReasonWriter {
public:
    using ReasonWriter::ReasonWriter;

private:
    [[nodiscard]] TableFrame ownReason(const Communication& outstanding) const override {
        switch (outstanding.kind.value) {
            case static_cast<std::uint8_t>(ArcanaKind::PlayCard): {
                const auto& body = outstanding.as<PlayCard>();
                const bool isLand = has(m_shown.state().card(body.card), Trait::Land);
                return byPlayer(body.player, (isLand ? tr("playing %1") : tr("casting %1")).arg(nameOf(body.card)));
            }
            case static_cast<std::uint8_t>(ArcanaKind::ActivateAbility): {
                const auto& body = outstanding.as<ActivateAbility>();
                return byPlayer(body.player, tr("activating %1's ability").arg(nameOf(body.card)));
            }
            case static_cast<std::uint8_t>(ArcanaKind::ResolveItem): {
                const CardId card = outstanding.as<ResolveItem>().card;
                return byMatch(tr("%1 resolves").arg(nameOf(card)), tr("both players passed"));
            }
            case static_cast<std::uint8_t>(ArcanaKind::TurnActions):
                return byMatch(stepText(), tr("turn-based action"));
            case static_cast<std::uint8_t>(ArcanaKind::UnlessPays):
                return byCard(outstanding.as<UnlessPays>().card, tr("offers a payment"));
            default:
                return {};
        }
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

void writeReasons(const ReadableMatch& shown, PlayerId viewer, const std::vector<Occupant>& occupants,
                  TableState& table) {
    Reasons(shown, viewer, occupants).write(table);
}

}  // namespace duelogue::arcana
