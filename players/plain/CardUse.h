#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "players/plain/ComputerPlayer.h"

namespace duelogue {

/// The use of the cards in one player's hand during a match, by definition. Each definition occurs once in a list,
/// however many copies it stands for.
struct CardUse {
    /// In the opening hand that the player kept. A card drawn before the first question of the match counts as part of
    /// it.
    std::vector<DefinitionId> opening;
    std::vector<DefinitionId> drawn;   ///< came into the hand later, in any way
    std::vector<DefinitionId> played;  ///< left the hand after a reply that plays the card
    std::vector<DefinitionId> kept;    ///< in hand at the end of the match
    std::optional<bool> begins;        ///< whether the first turn was the player's; nullopt if the player saw no turn

    /// Returns true if the list has the definition.
    [[nodiscard]] static bool has(const std::vector<DefinitionId>& list, DefinitionId card);
};

/// A computer player that gives the replies of another one and records the use of its cards. It sees the hand only when
/// it is asked, so a card that comes and goes between two questions is not recorded.
class CardUseRecorder final : public ComputerPlayer {
public:
    /// `use` must outlive the player. `begun` is the view of the match when it waits for its first question.
    CardUseRecorder(std::unique_ptr<ComputerPlayer> player, const View& begun, CardUse& use);

    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& stop) override;
    void ended(const View& view) override;
    [[nodiscard]] std::string name() const override { return m_player->name(); }
    [[nodiscard]] std::optional<std::uint64_t> iterations() const override { return m_player->iterations(); }
    [[nodiscard]] std::optional<std::int64_t> work() const override { return m_player->work(); }
    [[nodiscard]] std::string problem() const override { return m_player->problem(); }

    /// A card in hand. Shuffling a deck gives its cards other definitions, so that only both together tell a card.
    struct Held {
        CardId card;
        DefinitionId definition;
        bool operator==(const Held&) const = default;
    };

private:
    std::unique_ptr<ComputerPlayer> m_player;
    CardUse& m_use;
    std::vector<Held> m_hand;     ///< at the last question
    CardId m_played;              ///< the card of the last reply that plays one
    bool m_isBeforeTurns = true;  ///< no question of a turn has come yet

    void note(const View& view);
};

}  // namespace duelogue
