#pragma once

#include <string_view>
#include <vector>

#include "match/basebreak/Allowances.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::basebreak {

/// The part of the turn for playing cards: play a card, use an ability, or "done". The value is 1 after a play or use,
/// 0 for "done".
struct PlayCards {
    static constexpr KindId kind = id(BasebreakKind::PlayCards);
    static constexpr std::string_view name = "play";

    PlayerId player;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    static constexpr auto& afterRequest = completeUnlessCanceled;
    [[nodiscard]] static std::vector<Field> fields() { return {field<&PlayCards::player>("player")}; }
};

/// The offer to use an extra play now. In the player's own part for playing cards, declining keeps it for later; at
/// other times it is lost. An extra play from a special is always used now or never. The value is 1 if a card was
/// played.
struct PlayExtra {
    static constexpr KindId kind = id(BasebreakKind::PlayExtra);
    static constexpr std::string_view name = "play-extra";

    std::uint32_t stamp = 0;  ///< of the extra play, which is a continuous effect
    CardId card;              ///< the card that gives it
    PlayerId player;
    std::uint8_t isKept = 0;  ///< 1: if declined, it may be used later

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(HandlerContext& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields();
};

/// The play of one card: the player chooses the base or host, the card is played, and its permission is used up.
/// Refused without a permission; canceled if the player takes it back.
struct PlayOne {
    static constexpr KindId kind = id(BasebreakKind::PlayOne);
    static constexpr std::string_view name = "play card";
    enum class Step : std::uint8_t { Begin, Placed, Allowed, Played, Stopped };

    /// The permissions to consider: everything that the turn offers, an extra play, or an effect.
    enum class By : std::uint8_t { Turn, Extra, Effect };

    std::uint32_t stamp = 0;    ///< the permission used, see Allowance
    std::uint32_t offered = 0;  ///< extra plays up to this stamp are older than the play or have been offered
    CardId card;
    CardId place;  ///< the chosen base or host; before the choice, the only possible one, if any
    CardId source;
    PlayerId player;
    By by = By::Turn;
    Allowance::Of of = Allowance::Of::Minion;
    std::uint8_t from = 0;      ///< the zone that the card leaves
    PlayerId holder;            ///< the holder of that zone
    std::uint8_t isChosen = 0;  ///< 1: `place` is final

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// The use of a card's ability: its price is paid and it resolves.
struct UseAbility {
    static constexpr KindId kind = id(BasebreakKind::UseAbility);
    static constexpr std::string_view name = "use ability";
    enum class Step : std::uint8_t { Begin, Targeted, Paid, Done };

    CardId card;
    AbilityId ability;
    CardId paid;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Returns true if a waiting trigger makes the order relative to an extra play matter. Triggers that only give another
/// extra play do not count.
[[nodiscard]] bool isAnythingDue(const ReadableMatch& match);
/// Returns the question whether to use an extra play now that can be kept; nullopt if no card can be played by it.
[[nodiscard]] std::optional<Communication> offerKept(HandlerContext& match, const ContinuousEffect& extra);
/// Returns the question whether to use an extra play that is lost otherwise. If no card can be played by it, ends it
/// and returns nullopt.
[[nodiscard]] std::optional<Communication> offerOnce(HandlerContext& match, const ContinuousEffect& extra);
/// Returns the offer of the next extra play that a card's text has given, once the text is complete. A card played by
/// it belongs to the same play, so triggers of both come afterwards. Returns nullopt when all offers have been made.
[[nodiscard]] std::optional<Communication> offerNext(HandlerContext& match, const Communication& play,
                                                     const Communication& answered);
/// Appends the plays under these permissions, of cards with all traits in `all`.
void playOptions(const Allowances& by, Replies& out, Traits all = 0);
/// Appends the abilities that the player may use now. Before a base scores, these are the abilities for that time; at
/// other times, all others.
void useOptions(const ReadableMatch& match, PlayerId player, Replies& out);
/// Returns why a card can't be played under these permissions, or an ability can't be used; None if it is legal.
[[nodiscard]] Refusal whyNot(const Allowances& by, const Reply& reply);
/// Returns why the card that is being played can't be played at that place.
[[nodiscard]] Refusal whyNotPlayedAt(const ReadableMatch& match, Subject place);
/// Returns the request that the reply stands for: playing a card or using an ability.
[[nodiscard]] Communication requestOf(const ReadableMatch& match, PlayerId player, const Reply& reply, PlayOne::By by);
/// Returns why the player cannot use the ability of the card now; None if it is legal.
[[nodiscard]] Refusal whyNotUse(const ReadableMatch& match, PlayerId player, CardId id, AbilityId number);

}  // namespace duelogue::basebreak
