#pragma once

#include <functional>
#include <vector>

#include "app/games/presenter/GamePresenter.h"
#include "app/games/presenter/TableState.h"
#include "app/match/session/MatchHistory.h"

namespace duelogue {

/// Makes beats of what happens in a match: whenever something is worth a look (GamePresenter::moment) it keeps the
/// table as it is then for whoever looks. Beats of a kind that follow each other within one whole (the damage of all at
/// once, the deaths that come of it) become one.
class MomentRecorder : public MatchHistoryListener {
public:
    /// The table as the person who looks sees it now, in the midst of things.
    using Picture = std::function<TableState(const Match&)>;
    explicit MomentRecorder(Picture picture) : m_picture(std::move(picture)) {}

    /// From now on, for one who has just seen `seen`. Without `kept` it only notes whom something concerns.
    void watch(const GamePresenter& staging, const Match& match, PlayerId viewer, TableState seen, bool kept);
    void stop() { m_staging = nullptr; }
    /// What has been made since.
    [[nodiscard]] std::vector<TableState> take();
    /// Since watch(), another has done something to the one who looks.
    [[nodiscard]] bool isConcerned() const { return m_concerned; }

    void completed(const Match& match, const Communication& done, bool told) override;

private:
    Picture m_picture;
    const GamePresenter* m_staging = nullptr;
    PlayerId m_viewer;
    bool m_kept = false;
    bool m_concerned = false;
    int m_turn = 0;
    TableState m_seen;  ///< as it was after the last beat
    std::vector<TableState> m_beats;
    CommunicationId m_whole;  ///< within which the last beat happened

    void noteTurn(const Match& match);
    void keepToWhatLay(TableMoment& moment) const;
    void nameLate(const Match& match);
    void add(const Match& match, TableMoment moment, bool told);
    [[nodiscard]] bool joins(const TableMoment& moment, CommunicationId whole) const;
};

}  // namespace duelogue
