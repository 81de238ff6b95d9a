#pragma once

#include <string_view>
#include <vector>

#include "match/Kind.h"
#include "match/arcana/Mana.h"
#include "match/arcana/Values.h"

namespace duelogue::arcana {

/// The payment session of a spell or an ability: the player taps lands one by one, each a communication of its own
/// nested in this one, until "pay"; or has the match tap for it; or takes it back. To pay with too little takes it back
/// as well, and says why (S3.15); so it is listed only where there is nothing else to do. The list holds what was
/// tapped, as pairs of a card and the kind of mana, so that everything can be put back.
struct PayMana {
    static constexpr KindId kind = id(ArcanaKind::PayMana);
    static constexpr std::string_view name = "payment";

    Price price{};
    CardId card;  ///< what is paid for
    PlayerId player;
    std::uint8_t unused = 0;

    static void options(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Answer> afterRequest(Match& match, Communication& self,
                                                            const Communication& request);
    [[nodiscard]] static bool takesBack(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static bool canCancel(const Match& match, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Untaps what was tapped in a payment session, and takes its mana out of the pool again.
void putBack(Match& match, const Communication& payment);

/// A player taps a source for mana (a mana ability: it does not use the stack, rule 605.3b).
struct TapForMana {
    static constexpr KindId kind = id(ArcanaKind::TapForMana);
    static constexpr std::string_view name = "tap for mana";
    enum class Step : std::uint8_t { Begin, Tapped, Added };

    CardId card;
    PlayerId player;
    std::uint8_t mana = 0;  ///< the kind of mana

    [[nodiscard]] static Next enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// "Pay": takes the price out of the pool, or is cancelled with "not enough".
struct PayNow {
    static constexpr KindId kind = id(ArcanaKind::PayNow);
    static constexpr std::string_view name = "pay";

    Price price{};
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static Next enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&PayNow::player>("player")}; }
};

/// "Pay for me": taps what is needed as Funds::plan chooses, and pays.
struct PayForMe {
    static constexpr KindId kind = id(ArcanaKind::PayForMe);
    static constexpr std::string_view name = "pay for me";
    enum class Step : std::uint8_t { Begin, Tapped };

    Price price{};
    CardId card;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static Next enter(Match& match, Communication& self, const Communication* answered);
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

    [[nodiscard]] static Next enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// The taps that the player may do for mana now: of equal sources one, and of a source each kind of mana.
void tapOptions(const Match& match, PlayerId player, Replies& out);
/// The request that such a reply places.
[[nodiscard]] Communication tapRequest(PlayerId player, const Reply& reply);

}  // namespace duelogue::arcana
