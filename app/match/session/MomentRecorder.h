#pragma once

#include <functional>
#include <vector>

#include "app/games/presenter/GamePresenter.h"
#include "app/games/presenter/TableState.h"
#include "app/match/session/MatchHistory.h"

namespace duelogue {

/// A recorder of the moments of a match. At every event worth showing (GamePresenter::moment) it takes a snapshot of
/// the viewer's table. Consecutive moments of one kind within the same outermost communication are merged, for example
/// simultaneous damage or the deaths that follow.
class MomentRecorder : public MatchHistoryListener {
public:
    /// Returns the viewer's table as it is now, even while a communication is running.
    using Picture = std::function<TableState(const ReadableMatch&)>;
    explicit MomentRecorder(Picture picture) : m_picture(std::move(picture)) {}

    /// Starts to record for a viewer who has last seen `seen`. If `kept` is false, it only tracks isConcerned().
    void watch(const GamePresenter& presenter, const ReadableMatch& match, PlayerId viewer, TableState seen, bool kept);
    void stop() { m_presenter = nullptr; }
    /// Returns and removes the recorded moments.
    [[nodiscard]] std::vector<TableState> take();
    /// Returns true if another player has affected the viewer since watch().
    [[nodiscard]] bool isConcerned() const { return m_concerned; }

    void completed(const ReadableMatch& match, const Communication& done, bool told) override;

private:
    Picture m_picture;
    const GamePresenter* m_presenter = nullptr;
    PlayerId m_viewer;
    bool m_kept = false;
    bool m_concerned = false;
    int m_turn = 0;
    TableState m_seen;  ///< the table after the last moment
    std::vector<TableState> m_recorder;
    CommunicationId m_whole;  ///< the outermost communication of the last moment

    void noteTurn(const ReadableMatch& match);
    void keepToWhatLay(TableMoment& moment) const;
    void nameLate(const ReadableMatch& match);
    void add(const ReadableMatch& match, TableMoment moment, bool told);
    [[nodiscard]] bool joins(const TableMoment& moment, CommunicationId whole) const;
};

}  // namespace duelogue
