#include "app/games/basebreak/BasebreakReasons.h"

#include "app/games/basebreak/BasebreakTr.h"
#include "app/games/presenter/ReasonWriter.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/Scoring.h"
#include "match/basebreak/Turn.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

namespace {

DUELOGUE_TR_OF(Basebreak)

class Reasons final : public ReasonWriter {
public:
    using ReasonWriter::ReasonWriter;

private:
    [[nodiscard]] TableFrame ownReason(const Communication& outstanding) const override {
        switch (outstanding.kind.value) {
            case static_cast<std::uint8_t>(BasebreakKind::PlayOne): {
                const auto& body = outstanding.as<PlayOne>();
                return byPlayer(body.player, tr("playing %1").arg(nameOf(body.card)));
            }
            case static_cast<std::uint8_t>(BasebreakKind::UseAbility): {
                const auto& body = outstanding.as<UseAbility>();
                return byPlayer(body.player, tr("using %1's ability").arg(nameOf(body.card)));
            }
            case static_cast<std::uint8_t>(BasebreakKind::PlayExtra): {
                const auto& body = outstanding.as<PlayExtra>();
                return byCard(body.card, tr("grants an extra play"));
            }
            case static_cast<std::uint8_t>(BasebreakKind::ScoreBase):
                return byMatch(tr("%1 scores").arg(nameOf(outstanding.as<ScoreBase>().base)),
                               tr("its breakpoint was reached"));
            case static_cast<std::uint8_t>(BasebreakKind::Specials):
                return byMatch(tr("specials can be played"), tr("before the base scores"));
            case static_cast<std::uint8_t>(BasebreakKind::EndOfDraw):
                return byPlayer(outstanding.as<EndOfDraw>().player, tr("drawing two cards"));
            case static_cast<std::uint8_t>(BasebreakKind::FirstHands):
                return byMatch(tr("drawing opening hands"));
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

}  // namespace duelogue::basebreak
