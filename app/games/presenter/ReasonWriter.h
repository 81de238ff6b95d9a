#pragma once

#include <QString>
#include <vector>

#include "app/games/presenter/GamePresenter.h"

namespace duelogue {

/// Writes TableState::frames, which explain why the player is asked. The question comes first, followed by its causes
/// down to the request or the turn that began it. A question that the rules ask the viewer is left out: the question
/// bar shows it already. Subclasses describe the communications of their game.
class ReasonWriter {
public:
    ReasonWriter(const ReadableMatch& shown, PlayerId viewer, const std::vector<Occupant>& occupants)
        : m_shown(shown), m_viewer(viewer), m_occupants(occupants) {}
    virtual ~ReasonWriter() = default;
    ReasonWriter(const ReasonWriter&) = delete;
    ReasonWriter& operator=(const ReasonWriter&) = delete;

    /// Writes the frames. The question of the table must be written before. Does nothing if no question is pending.
    void write(TableState& table) const;

protected:
    const ReadableMatch& m_shown;

    /// Describes a communication of one of the game's own kinds. An empty TableFrame::what leaves it out.
    [[nodiscard]] virtual TableFrame ownReason(const Communication& outstanding) const = 0;

    [[nodiscard]] QString nameOf(CardId card) const;
    [[nodiscard]] QString nameOf(PlayerId player) const { return m_occupants[player.value].name; }
    [[nodiscard]] TableFrame byPlayer(PlayerId player, const QString& what, const QString& because = {}) const;
    [[nodiscard]] TableFrame byCard(CardId card, const QString& what, const QString& because = {}) const;
    [[nodiscard]] static TableFrame byMatch(const QString& what, const QString& because = {});

private:
    PlayerId m_viewer;
    const std::vector<Occupant>& m_occupants;

    [[nodiscard]] TableFrame asked(const Communication& asking, const TableQuestion& question) const;
    [[nodiscard]] TableFrame told(const Communication& outstanding) const;
};

}  // namespace duelogue
