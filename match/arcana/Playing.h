#pragma once

#include <string_view>
#include <vector>

#include "match/Kind.h"
#include "match/arcana/Mana.h"
#include "match/arcana/Values.h"

namespace duelogue::arcana {

/// Whether the player could play the card now: the time, the targets, the costs (rules 305, 601.3).
[[nodiscard]] bool canPlay(const Match& match, PlayerId player, CardId id, const Funds& funds);
/// Whether the player could activate the ability of a card now (rule 602.5). Mana abilities are not meant.
[[nodiscard]] bool canActivate(const Match& match, PlayerId player, CardId id, AbilityId abilityId, const Funds& funds);

/// A player asks to play a card (S3.2). A land goes straight onto the battlefield (rule 305). A spell goes on the stack
/// first (S3.9), then X and targets are chosen, then it is paid for (rule 601.2); until that is done it can be taken
/// back, and then everything is as it was.
struct PlayCard {
    static constexpr KindId kind = id(ArcanaKind::PlayCard);
    static constexpr std::string_view name = "play card";
    enum class Step : std::uint8_t { Begin, LandPlayed, NumberChosen, Targeted, Paid, ExtraPaid, Announced };

    std::uint32_t since = 0;  ///< what the card was in the hand, for taking it back
    std::uint32_t before = 0;
    CardId card;
    std::int16_t x = 0;
    std::uint16_t position = 0;  ///< its place in the hand
    PlayerId player;
    std::uint8_t knownTo = 0;

    [[nodiscard]] static Next enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

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

    [[nodiscard]] static Next enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// A player has priority: may play, activate, or pass (rule 117). The value is 0 for a pass, 1 for an action.
struct Priority {
    static constexpr KindId kind = id(ArcanaKind::Priority);
    static constexpr std::string_view name = "priority";

    PlayerId player;

    static void options(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Answer> afterRequest(Match& match, Communication& self,
                                                            const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Priority::player>("player")}; }
};

/// The top item of the stack resolves (rule 608).
struct ResolveItem {
    static constexpr KindId kind = id(ArcanaKind::ResolveItem);
    static constexpr std::string_view name = "resolve";
    enum class Step : std::uint8_t { Begin, Done, PutAway };

    CardId card;
    std::uint8_t fizzled = 0;  ///< 1: all its targets were illegal
    std::uint8_t unused = 0;

    [[nodiscard]] static Next enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&ResolveItem::card>("card")}; }
};

/// "Unless they pay": asks the player, then opens a payment session.
struct UnlessPays {
    static constexpr KindId kind = id(ArcanaKind::UnlessPays);
    static constexpr std::string_view name = "unless pays";
    enum class Step : std::uint8_t { Begin, Decided, Paid };

    Price price{};
    CardId card;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static Next enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

}  // namespace duelogue::arcana
