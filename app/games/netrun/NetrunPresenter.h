#pragma once

#include "app/games/presenter/GamePresenter.h"

namespace duelogue::netrun {

/// The presenter of Netrun.
class NetrunPresenter final : public GamePresenter {
public:
    [[nodiscard]] TableState table(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                   const MatchLog& log) const override;
    [[nodiscard]] int phase(const View& view) const override;
    [[nodiscard]] TableHints hints(const View& view, const std::vector<Occupant>& occupants, const Replies& replies,
                                   const TableQuestion& question, const std::vector<Hint>& hints) const override;
    [[nodiscard]] std::vector<HintFigure> figures() const override;
    [[nodiscard]] std::optional<TableMoment> moment(const View& view) const override;
    [[nodiscard]] std::optional<Reply> obvious(const View& view) const override;
    [[nodiscard]] Chance chance(const View& view, const Replies& replies) const override;
    [[nodiscard]] std::optional<Reply> idle(const View& view) const override;
    [[nodiscard]] std::vector<ReplyMacro> replyMacros(const View& view) const override;
    [[nodiscard]] bool givesUp(const View& view) const override;
    [[nodiscard]] bool isAskedAnyway(const View& view) const override;
    [[nodiscard]] TablePlace placeOf(std::uint8_t zone) const override;
    [[nodiscard]] TableFace printed(const CardPool& pool, DefinitionId card) const override;
    [[nodiscard]] QString colorsOf(const CardPool& pool, DefinitionId card) const override;
};

}  // namespace duelogue::netrun
