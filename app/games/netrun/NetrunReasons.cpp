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
                return byMatch(tr("the first hands are dealt"));
            case number(NetrunKind::TakeAction):
                return isBelowQuestion(outstanding)
                           ? byPlayer(outstanding.as<TakeAction>().player, tr("is about to act"))
                           : TableFrame{};
            case number(NetrunKind::PaidWindow):
                return byMatch(tr("cards may be used"));
            case number(NetrunKind::PlayOne): {
                const auto& body = outstanding.as<PlayOne>();
                return byPlayer(body.player, tr("plays %1").arg(nameOf(body.card)));
            }
            case number(NetrunKind::InstallOne): {
                const auto& body = outstanding.as<InstallOne>();
                return byPlayer(body.player, tr("installs %1").arg(lowered(nameOf(body.card))));
            }
            case number(NetrunKind::UseOne): {
                const auto& body = outstanding.as<UseOne>();
                return byPlayer(body.player, tr("uses %1").arg(nameOf(body.card)));
            }
            case number(NetrunKind::FreeMemory):
                return byMatch(tr("there is not enough memory"));
            default:
                return inRun(outstanding);
        }
    }

    [[nodiscard]] TableFrame inRun(const Communication& outstanding) const {
        switch (outstanding.kind.value) {
            case number(NetrunKind::RunServer):
                return byPlayer(runner, tr("runs on %1").arg(nameOf(outstanding.as<RunServer>().server)));
            case number(NetrunKind::EncounterIce):
                return byPlayer(runner, tr("encounters %1").arg(nameOf(outstanding.as<EncounterIce>().ice)));
            case number(NetrunKind::BreachServer):
                return byPlayer(runner, tr("breaches %1").arg(nameOf(outstanding.as<BreachServer>().server)));
            case number(NetrunKind::AccessOne):
                return byPlayer(runner, tr("accesses %1").arg(lowered(nameOf(outstanding.as<AccessOne>().card))));
            case number(NetrunKind::EndOfTurn):
                return byPlayer(outstanding.as<EndOfTurn>().player, tr("ends the turn"));
            case number(NetrunKind::Price):
                return byCard(outstanding.as<Price>().card, tr("asks for a price"));
            case static_cast<std::uint8_t>(Verb::Trace):
                return byCard(outstanding.as<VerbBody>().source, tr("traces"));
            case static_cast<std::uint8_t>(CoreKind::Contest):
                return byCard(outstanding.as<Contest>().card, tr("has both bid in secret"));
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
