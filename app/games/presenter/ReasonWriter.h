#pragma once

#include <QString>
#include <vector>

#include "app/games/presenter/GamePresenter.h"

namespace duelogue {

/// Writes TableState::frames: "why am I asked this?", the question first, then what it belongs to, down to what the
/// player or the turn began. A game says what its own communications are.
class ReasonWriter {
public:
    ReasonWriter(const Match& shown, PlayerId viewer, const std::vector<Occupant>& sitters)
        : m_shown(shown), m_viewer(viewer), m_sitters(sitters) {}
    virtual ~ReasonWriter() = default;
    ReasonWriter(const ReasonWriter&) = delete;
    ReasonWriter& operator=(const ReasonWriter&) = delete;

    /// The table's question is to be written already. Nothing where nobody is asked.
    void write(TableState& table) const;

protected:
    const Match& m_shown;

    /// What a communication of a kind of the game's own is, in words; one without `what` is not worth a line.
    [[nodiscard]] virtual TableFrame ownReason(const Communication& outstanding) const = 0;

    [[nodiscard]] QString nameOf(CardId card) const;
    [[nodiscard]] QString nameOf(PlayerId player) const { return m_sitters[player.value].name; }
    [[nodiscard]] TableFrame byPlayer(PlayerId player, const QString& what, const QString& because = {}) const;
    [[nodiscard]] TableFrame byCard(CardId card, const QString& what, const QString& because = {}) const;
    [[nodiscard]] static TableFrame byMatch(const QString& what, const QString& because = {});

private:
    PlayerId m_viewer;
    const std::vector<Occupant>& m_sitters;

    [[nodiscard]] TableFrame asked(const Communication& asking, const TableQuestion& question) const;
    [[nodiscard]] TableFrame told(const Communication& outstanding) const;
};

}  // namespace duelogue
