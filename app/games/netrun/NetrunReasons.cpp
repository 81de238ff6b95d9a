#include "app/games/netrun/NetrunReasons.h"

#include <QCoreApplication>

#include "app/games/netrun/NetrunTr.h"
#include "app/games/presenter/ReasonWriter.h"
#include "match/effects/verbs/Contest.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Playing.h"
#include "match/netrun/Turn.h"
#include "match/netrun/Using.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"

namespace duelogue::netrun {

namespace {

DUELOGUE_TR_OF(Netrun)

constexpr std::uint8_t number(NetrunKind kind) { return static_cast<std::uint8_t>(kind); }

class Reasons final : public ReasonWriter {
public:
    using ReasonWriter::ReasonWriter;

private:
    [[nodiscard]] TableFrame ownReason(const Communication& outstanding) const override {
        switch (outstanding.kind.value) {
            case number(NetrunKind::FirstHands):
                return byMatch(tr("drawing opening hands"));
            case number(NetrunKind::TakeAction):
                return isBelowQuestion(outstanding)
                           ? byPlayer(outstanding.as<TakeAction>().player, tr("about to take an action"))
                           : TableFrame{};
            case number(NetrunKind::PaidWindow):
                return byMatch(tr("paid ability window"));
            case number(NetrunKind::PlayOne): {
                const auto& body = outstanding.as<PlayOne>();
                return byPlayer(body.player, tr("playing %1").arg(nameOf(body.card)));
            }
            case number(NetrunKind::InstallOne): {
                const auto& body = outstanding.as<InstallOne>();
                return byPlayer(body.player, tr("installing %1").arg(lowered(nameOf(body.card))));
            }
            case number(NetrunKind::UseOne): {
                const auto& body = outstanding.as<UseOne>();
                return byPlayer(body.player, tr("using %1").arg(nameOf(body.card)));
            }
            case number(NetrunKind::FreeMemory):
                return byMatch(tr("out of memory"));
            default:
                return inRun(outstanding);
        }
    }

    [[nodiscard]] TableFrame inRun(const Communication& outstanding) const {
        switch (outstanding.kind.value) {
            case number(NetrunKind::RunServer):
                return byPlayer(runner, tr("running on %1").arg(nameOf(outstanding.as<RunServer>().server)));
            case number(NetrunKind::EncounterIce):
                return byPlayer(runner, tr("encountering %1").arg(nameOf(outstanding.as<EncounterIce>().ice)));
            case number(NetrunKind::BreachServer):
                return byPlayer(runner, tr("breaching %1").arg(nameOf(outstanding.as<BreachServer>().server)));
            case number(NetrunKind::AccessOne):
                return byPlayer(runner, tr("accessing %1").arg(lowered(nameOf(outstanding.as<AccessOne>().card))));
            case number(NetrunKind::EndOfTurn):
                return byPlayer(outstanding.as<EndOfTurn>().player, tr("ending the turn"));
            case number(NetrunKind::Price):
                return byCard(outstanding.as<Price>().card, tr("asks for payment"));
            case static_cast<std::uint8_t>(Verb::Trace):
                return byCard(outstanding.as<VerbBody>().source, tr("trace"));
            case static_cast<std::uint8_t>(CoreKind::Contest):
                return byCard(outstanding.as<Contest>().card, tr("psi game"));
            default:
                return {};
        }
    }

    /// Returns true if the communication is directly below the question, which then explains it.
    [[nodiscard]] bool isBelowQuestion(const Communication& outstanding) const {
        const Communication* const asker = m_shown.state().asker();
        return asker != nullptr && asker->id == outstanding.id;
    }

    /// Returns the name of a card for the middle of a sentence, where "A card" becomes "a card".
    [[nodiscard]] static QString lowered(const QString& name) {
        const QString unknown = QCoreApplication::translate("ReasonWriter", "A card");
        return name == unknown ? tr("a card") : name;
    }
};

}  // namespace

void writeReasons(const ReadableMatch& shown, PlayerId viewer, const std::vector<Occupant>& occupants,
                  TableState& table) {
    Reasons(shown, viewer, occupants).write(table);
}

}  // namespace duelogue::netrun
