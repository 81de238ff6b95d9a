#include "app/games/tribute/TributeReasons.h"

#include "app/games/presenter/ReasonWriter.h"
#include "app/games/tribute/TributeTr.h"
#include "match/loop/ReadableMatch.h"
#include "match/tribute/Battle.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Turn.h"
#include "match/tribute/Using.h"
#include "match/tribute/summons/Summoning.h"

namespace duelogue::tribute {

namespace {

DUELOGUE_TR_OF(Tribute)

class Reasons final : public ReasonWriter {
public:
    using ReasonWriter::ReasonWriter;

private:
    [[nodiscard]] TableFrame ownReason(const Communication& outstanding) const override {
        switch (outstanding.kind.value) {
            case static_cast<std::uint8_t>(TributeKind::SummonOne): {
                const auto& body = outstanding.as<SummonOne>();
                return byPlayer(body.player, tr("summoning %1").arg(nameOf(body.card)));
            }
            case static_cast<std::uint8_t>(TributeKind::UseCard): {
                const auto& body = outstanding.as<UseCard>();
                return byPlayer(body.player, tr("activating %1").arg(nameOf(body.card)));
            }
            case static_cast<std::uint8_t>(TributeKind::Call): {
                const auto& body = outstanding.as<Call>();
                return byCard(body.card, tr("lets you Special Summon"));
            }
            case static_cast<std::uint8_t>(TributeKind::SummonNow): {
                const auto& body = outstanding.as<SummonNow>();
                return byCard(body.card, tr("grants an extra Normal Summon"));
            }
            case static_cast<std::uint8_t>(TributeKind::Chain):
                return byMatch(tr("response window"));
            case static_cast<std::uint8_t>(TributeKind::ResolveLink):
                return byCard(outstanding.as<ResolveLink>().card, tr("resolves"));
            case static_cast<std::uint8_t>(TributeKind::Battle): {
                const auto& body = outstanding.as<Battle>();
                if (!body.target) return byPlayer(body.player, tr("%1 attacks directly").arg(nameOf(body.attacker)));
                return byPlayer(body.player, tr("%1 attacks %2").arg(nameOf(body.attacker), nameOf(body.target)));
            }
            case static_cast<std::uint8_t>(TributeKind::Return):
                return byPlayer(outstanding.as<Return>().player, tr("ending the turn"));
            case static_cast<std::uint8_t>(TributeKind::EndPhase):
                return byPlayer(outstanding.as<EndPhase>().player, tr("ending the turn"));
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

}  // namespace duelogue::tribute
