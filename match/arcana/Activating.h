#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/arcana/payment/Mana.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// Returns the reason why the player can't activate the ability of a card now (rule 602.5); None if it is legal. Does
/// not cover mana abilities.
[[nodiscard]] MessageId whyNotActivate(const ReadableMatch& match, PlayerId player, CardId id, AbilityId abilityId,
                                       const Funds& funds);

/// The activation of an ability. It follows the same steps as casting a spell, but the card stays in its zone.
struct ActivateAbility {
    static constexpr KindId kind = id(ArcanaKind::ActivateAbility);
    static constexpr std::string_view name = "activate";
    enum class Step : std::uint8_t { Begin, NumberChosen, Targeted, Paid, Tapped, ExtraPaid };

    CardId card;
    AbilityId ability;
    std::int16_t x = 0;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

}  // namespace duelogue::arcana
