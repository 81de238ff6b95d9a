#include "app/window/FileOpener.h"

#include <QCoreApplication>

#include "app/start/DeckDesk.h"
#include "app/start/GivenFile.h"
#include "app/start/SetupModel.h"
#include "app/table/TableModel.h"

namespace duelogue {

void FileOpener::open(const std::string& path) {
    m_table.leave();
    const auto given = readGivenFile(path, m_setup.choice().game.toStdString());
    if (const auto* deck = std::get_if<GivenDeck>(&given)) {
        m_desk.look(*deck);
    } else if (const auto* replay = std::get_if<GivenReplay>(&given)) {
        openReplay(*replay);
    } else {
        m_setup.setNotices({std::get<GivenProblem>(given).sentence});
    }
}

/// The window can't show a replay; the command line can.
void FileOpener::openReplay(const GivenReplay& replay) {
    const QString sentence = QCoreApplication::translate(
        "FileOpener", "%1 is a replay. In a terminal, \"duelogue replay FILE\" plays it move by move.");
    m_setup.setNotices({sentence.arg(QString::fromStdString(replay.path))});
}

}  // namespace duelogue
