#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/arcana/payment/Mana.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// What keeps the player from activating the ability of a card now (rule 602.5); None: nothing. Mana abilities are not
/// meant.
[[nodiscard]] MessageId whyNotActivate(const Match& match, PlayerId player, CardId id, AbilityId abilityId,
                                       const Funds& funds);

/// A player asks to activate an ability of a card: like playing a spell, but the card stays where it is.
struct ActivateAbility {
    static constexpr KindId kind = id(ArcanaKind::ActivateAbility);
    static constexpr std::string_view name = "activate";
    enum class Step : std::uint8_t { Begin, NumberChosen, Targeted, Paid, Tapped, ExtraPaid };

    CardId card;
    AbilityId ability;
    std::int16_t x = 0;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

}  // namespace duelogue::arcana
