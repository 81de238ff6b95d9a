#include "app/shell/window/FileOpener.h"

#include "app/library/matches/MatchesModel.h"
#include "app/match/table/TableModel.h"
#include "app/start/DeckClipboard.h"
#include "app/start/GivenFile.h"
#include "app/start/SetupModel.h"

namespace duelogue {

void FileOpener::open(const std::string& path) {
    m_table.leave();
    const auto given = readGivenFile(path, m_setup.choice().game.toStdString());
    if (const auto* replay = std::get_if<GivenReplay>(&given)) return openReplay(*replay);
    emit m_setup.sightWanted();
    if (const auto* deck = std::get_if<GivenDeck>(&given)) {
        m_desk.look(*deck);
    } else {
        m_setup.setNotices({std::get<GivenProblem>(given).sentence});
    }
}

void FileOpener::openReplay(const GivenReplay& replay) {
    const QString problem = m_matches.openText(replay.text);
    if (problem.isEmpty()) return;
    emit m_setup.sightWanted();
    m_setup.setNotices({QString::fromStdString(replay.path) + QStringLiteral(": ") + problem});
}

}  // namespace duelogue
