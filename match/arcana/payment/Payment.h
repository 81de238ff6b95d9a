#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/arcana/payment/Mana.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// The payment session of a spell or an ability: the player uses mana abilities one by one, each a communication of its
/// own nested in this one, until "pay"; or has the match tap for it; or takes it back. To pay with too little takes it
/// back as well, and says why (S3.15); so it is listed only where there is nothing else to do. The list holds the uses
/// that can be put back, three entries each: the card, the number of the ability, and how much later than this one the
/// request was made.
struct PayMana {
    static constexpr KindId kind = id(ArcanaKind::PayMana);
    static constexpr std::string_view name = "payment";

    Price price{};
    CardId card;  ///< what is paid for
    PlayerId player;
    std::uint8_t unused = 0;

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(Match& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static bool takesBack(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static bool canCancel(const Match& match, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Rule 733.1: untaps what was tapped in a payment session, takes its mana out of the pool again, and what it triggered
/// has not triggered. What did more than that stays as it is, and its mana in the pool; so does mana that was spent.
void putBack(Match& match, const Communication& payment);

/// A player uses a mana ability: it does not use the stack, and all that it says happens at once (rule 605.3b).
struct TapForMana {
    static constexpr KindId kind = id(ArcanaKind::TapForMana);
    static constexpr std::string_view name = "tap for mana";
    enum class Step : std::uint8_t { Begin, NumberChosen, Tapped, ExtraPaid, Added, Done };

    CardId card;
    AbilityId ability;
    InstructionId at;  ///< of a simple ability: what is done next
    CardId paid;
    std::int16_t x = 0;
    PlayerId player;
    std::uint8_t lasts = 0;  ///< 1: more has happened than that the card was tapped and its mana came

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// "Pay": takes the price out of the pool, or is cancelled with "not enough".
struct PayNow {
    static constexpr KindId kind = id(ArcanaKind::PayNow);
    static constexpr std::string_view name = "pay";

    Price price{};
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&PayNow::player>("player")}; }
};

/// "Pay for me": taps what is needed as Funds::plan chooses, and pays. Where cards have a say in tapping or in mana
/// each is tapped by itself; its list holds these, as pairs of a card and the number of the ability.
struct PayForMe {
    static constexpr KindId kind = id(ArcanaKind::PayForMe);
    static constexpr std::string_view name = "pay for me";
    enum class Step : std::uint8_t { Begin, Tapped, Used };

    Price price{};
    CardId card;
    PlayerId player;
    std::uint8_t used = 0;  ///< how many of the list have been tapped

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
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

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// The mana abilities that the player may use now, or those of them that are simple: of equal sources one.
void manaOptions(const Match& match, PlayerId player, bool onlySimple, Replies& out);
/// Returns why the player can't make mana as the reply says: NoAbility if that is not a mana ability, None if the
/// player can.
[[nodiscard]] Refusal whyNotMakeMana(const Match& match, PlayerId player, const Reply& reply);
/// Whether the card has an ability of that number.
[[nodiscard]] bool hasAbility(const Match& match, CardId card, int number);
/// The ability of a card that a reply means by its number.
[[nodiscard]] AbilityId abilityOf(const Match& match, CardId card, int number);
/// The request that a reply places which uses a mana ability.
[[nodiscard]] Communication manaRequest(const Match& match, PlayerId player, const Reply& reply);

}  // namespace duelogue::arcana
