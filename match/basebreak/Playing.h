#pragma once

#include <string_view>
#include <vector>

#include "match/basebreak/Allowances.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::basebreak {

/// The part of the turn in which cards are played: play one, use an ability, or "done". The value is 1 after a play, 0
/// for "done".
struct PlayCards {
    static constexpr KindId kind = id(BasebreakKind::PlayCards);
    static constexpr std::string_view name = "play";

    PlayerId player;

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(Match& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&PlayCards::player>("player")}; }
};

/// An extra play is used at once or not: in the player's own time for playing cards that means later, and else never. A
/// special that gives one always means now or never. The value is 1 where a card has been played.
struct PlayExtra {
    static constexpr KindId kind = id(BasebreakKind::PlayExtra);
    static constexpr std::string_view name = "play-extra";

    std::uint32_t stamp = 0;  ///< of the extra play, which is a lasting effect
    CardId card;              ///< what gives it
    PlayerId player;
    std::uint8_t isKept = 0;  ///< 1: where it is not used now, it may be used later

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(Match& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields();
};

/// One card is played: chooses the base or the host, has it played, and uses up what allowed it. Refused where nothing
/// allows it, cancelled where the player takes it back.
struct PlayOne {
    static constexpr KindId kind = id(BasebreakKind::PlayOne);
    static constexpr std::string_view name = "play card";
    enum class Step : std::uint8_t { Begin, Placed, Allowed, Played, Stopped };

    /// By what it may be played: anything that the turn offers, an extra play, or an effect.
    enum class By : std::uint8_t { Turn, Extra, Effect };

    std::uint32_t stamp = 0;    ///< what allowed it, see Allowance
    std::uint32_t offered = 0;  ///< the extra plays up to this stamp are older than it, or have been offered
    CardId card;
    CardId place;  ///< the base or the host, once it is known; before that: the only one that is possible
    CardId source;
    PlayerId player;
    By by = By::Turn;
    Allowance::Of of = Allowance::Of::Minion;
    std::uint8_t from = 0;      ///< zone that the card leaves
    PlayerId holder;            ///< whose zone that was
    std::uint8_t isChosen = 0;  ///< 1: `place` has been settled

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// An ability of a card is used: its price is paid, and it is done.
struct UseAbility {
    static constexpr KindId kind = id(BasebreakKind::UseAbility);
    static constexpr std::string_view name = "use ability";
    enum class Step : std::uint8_t { Begin, Targeted, Paid, Done };

    CardId card;
    AbilityId ability;
    CardId paid;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Whether something has been set off, and waits, before which an extra play might come: not what only gives another
/// one.
[[nodiscard]] bool isAnythingDue(const Match& match);
/// Asks whether an extra play that can be kept till later is used now. None where nothing can be played by it.
[[nodiscard]] std::optional<Communication> offerKept(Match& match, const ContinuousEffect& extra);
/// Likewise one that is used now or never: where nothing can be played by it, it is over.
[[nodiscard]] std::optional<Communication> offerOnce(Match& match, const ContinuousEffect& extra);
/// The text of a card has been done: offers the next extra play that it has given. To use it now still belongs to the
/// play of the card, so that what this sets off comes after it. None where nothing is to be offered, or no more.
[[nodiscard]] std::optional<Communication> offerNext(Match& match, const Communication& play,
                                                     const Communication& answered);
/// Appends what may be played by these, of cards with all those traits.
void playOptions(const Allowances& by, Replies& out, Traits all = 0);
/// Appends the abilities of the player's cards that may be used now: before a base scores those that speak of that
/// time, and else those that don't.
void useOptions(const Match& match, PlayerId player, Replies& out);
/// What there is against playing a card by these, or against using an ability; None: nothing.
[[nodiscard]] Refusal whyNot(const Allowances& by, const Reply& reply);
/// Returns why the card that is being played can't be played at that place.
[[nodiscard]] Refusal whyNotPlayedAt(const Match& match, Subject place);
/// What a reply asks for: a card to be played or an ability to be used.
[[nodiscard]] Communication requestOf(const Match& match, PlayerId player, const Reply& reply, PlayOne::By by);

}  // namespace duelogue::basebreak
