#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/arcana/payment/Mana.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// Traits of cards that can be played at any time with priority; all others need sorcery timing (rules 117.1a, 702.8a).
inline constexpr Traits fastTraits = bit(Trait::Instant) | bit(Trait::Flash);

/// Returns the reason why the player can't play the card now (rules 305, 601.3): timing, costs or targets. None if it
/// is legal.
[[nodiscard]] MessageId whyNotPlay(const ReadableMatch& match, PlayerId player, CardId id, const Funds& funds);

/// The play of a card (S3.2). A land enters the battlefield directly (rule 305). A spell is first put on the stack
/// (S3.9). Then X and targets are chosen, and the costs are paid (rule 601.2). Until then it can be taken back, which
/// restores the previous state.
struct PlayCard {
    static constexpr KindId kind = id(ArcanaKind::PlayCard);
    static constexpr std::string_view name = "play card";
    enum class Step : std::uint8_t { Begin, LandPlayed, NumberChosen, Targeted, Paid, ExtraPaid, Announced, Stopped };

    std::uint32_t since = 0;  ///< stamp of the card in the hand, for taking it back
    std::uint32_t before = 0;
    CardId card;
    std::int16_t x = 0;
    std::uint16_t position = 0;  ///< its index in the hand
    PlayerId player;
    std::uint8_t knownTo = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

}  // namespace duelogue::arcana
