#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/arcana/payment/Mana.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// The payment session of a spell or ability. The player uses mana abilities one by one, each as a communication nested
/// in this one, until "pay". Alternatively the match taps for the player, or the player takes the play back. Paying
/// with too little mana also takes it back, with a reason (S3.15). This is listed only if no other reply is left. The
/// list holds the uses that can be undone, in entries of three: card, number of the ability, and the id of the request
/// minus that of this session.
struct PayMana {
    static constexpr KindId kind = id(ArcanaKind::PayMana);
    static constexpr std::string_view name = "payment";

    Price price{};
    CardId card;  ///< the card to pay for
    PlayerId player;
    std::uint8_t unused = 0;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(HandlerContext& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static bool takesBack(const ReadableMatch& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static bool canCancel(const ReadableMatch& match, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Undoes the mana abilities of a payment session (rule 733.1): untaps the cards, removes their mana from the pool and
/// drops their triggers. Uses with other effects, and mana that was spent, are not undone.
void putBack(HandlerContext& match, const Communication& payment);

/// The use of a mana ability. It does not use the stack and resolves at once (rule 605.3b).
struct TapForMana {
    static constexpr KindId kind = id(ArcanaKind::TapForMana);
    static constexpr std::string_view name = "tap for mana";
    enum class Step : std::uint8_t { Begin, NumberChosen, Tapped, ExtraPaid, Added, Done };

    CardId card;
    AbilityId ability;
    InstructionId at;  ///< the next instruction of a simple ability
    CardId paid;
    std::int16_t x = 0;
    PlayerId player;
    std::uint8_t lasts = 0;  ///< 1: had other effects than tapping the card and adding its mana

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// "Pay": takes the price out of the pool; canceled with "not enough" if the pool does not cover it.
struct PayNow {
    static constexpr KindId kind = id(ArcanaKind::PayNow);
    static constexpr std::string_view name = "pay";

    Price price{};
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&PayNow::player>("player")}; }
};

/// "Auto-pay": taps the sources that Funds::plan chooses, and pays. If cards could affect tapping or mana, each
/// source is tapped separately. The list holds the sources as pairs of a card and an ability's number.
struct PayForMe {
    static constexpr KindId kind = id(ArcanaKind::PayForMe);
    static constexpr std::string_view name = "pay for me";
    enum class Step : std::uint8_t { Begin, Tapped, Used };

    Price price{};
    CardId card;
    PlayerId player;
    std::uint8_t used = 0;  ///< the number of list entries that have been tapped

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
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

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Appends the mana abilities that the player may use now, or only the simple ones. Equal sources are listed once.
void manaOptions(const ReadableMatch& match, PlayerId player, bool onlySimple, Replies& out);
/// Returns why the player can't make mana as the reply says: NoAbility if that is not a mana ability, None if the
/// player can.
[[nodiscard]] Refusal whyNotMakeMana(const ReadableMatch& match, PlayerId player, const Reply& reply);
/// Returns true if the card has an ability of that number.
[[nodiscard]] bool hasAbility(const ReadableMatch& match, CardId card, int number);
/// Returns the ability of a card that a reply names by number.
[[nodiscard]] AbilityId abilityOf(const ReadableMatch& match, CardId card, int number);
/// Returns the request for a reply that uses a mana ability.
[[nodiscard]] Communication manaRequest(const ReadableMatch& match, PlayerId player, const Reply& reply);

}  // namespace duelogue::arcana
