#pragma once

#include <string>

namespace duelogue {

class DeckClipboard;
class MatchesModel;
struct GivenReplay;
class SetupModel;
class TableModel;

/// Opens a file that was given to the program. The file is shown on the start screen; a running match is left and
/// saved.
class FileOpener {
public:
    /// The models must outlive this object.
    FileOpener(SetupModel& setup, TableModel& table, DeckClipboard& desk, MatchesModel& matches)
        : m_setup(setup), m_table(table), m_desk(desk), m_matches(matches) {}

    /// Shows a deck, which can then be saved, or archives a match and opens its replay. Reports a file that can't be
    /// opened.
    void open(const std::string& path);

private:
    SetupModel& m_setup;
    TableModel& m_table;
    DeckClipboard& m_desk;
    MatchesModel& m_matches;

    void openReplay(const GivenReplay& replay);
};

}  // namespace duelogue
