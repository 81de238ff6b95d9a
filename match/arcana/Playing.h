#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/arcana/payment/Mana.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// Cards that can be played whenever one has priority; all others at sorcery time (rules 117.1a, 702.8a).
inline constexpr Traits fastTraits = bit(Trait::Instant) | bit(Trait::Flash);

/// What keeps the player from playing the card now: the time, the costs, the targets (rules 305, 601.3); None: nothing.
[[nodiscard]] MessageId whyNotPlay(const Match& match, PlayerId player, CardId id, const Funds& funds);

/// A player asks to play a card (S3.2). A land goes straight onto the battlefield (rule 305). A spell goes on the stack
/// first (S3.9), then X and targets are chosen, then it is paid for (rule 601.2); until that is done it can be taken
/// back, and then everything is as it was.
struct PlayCard {
    static constexpr KindId kind = id(ArcanaKind::PlayCard);
    static constexpr std::string_view name = "play card";
    enum class Step : std::uint8_t { Begin, LandPlayed, NumberChosen, Targeted, Paid, ExtraPaid, Announced, Stopped };

    std::uint32_t since = 0;  ///< what the card was in the hand, for taking it back
    std::uint32_t before = 0;
    CardId card;
    std::int16_t x = 0;
    std::uint16_t position = 0;  ///< its place in the hand
    PlayerId player;
    std::uint8_t knownTo = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

}  // namespace duelogue::arcana
