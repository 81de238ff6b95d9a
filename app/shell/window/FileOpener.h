#pragma once

#include <string>

namespace duelogue {

class DeckClipboard;
class MatchesModel;
struct GivenReplay;
class SetupModel;
class TableModel;

/// Opens in the window a file that was given to the program. The start screen shows it; a match that is being played is
/// left for that, and goes on from there.
class FileOpener {
public:
    /// They outlive it.
    FileOpener(SetupModel& setup, TableModel& table, DeckClipboard& desk, MatchesModel& matches)
        : m_setup(setup), m_table(table), m_desk(desk), m_matches(matches) {}

    /// A deck is looked at, and can be kept; a match is kept, and looked at again; what can't be opened is told.
    void open(const std::string& path);

private:
    SetupModel& m_setup;
    TableModel& m_table;
    DeckClipboard& m_desk;
    MatchesModel& m_matches;

    void openReplay(const GivenReplay& replay);
};

}  // namespace duelogue
