#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "match/loop/Match.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

/// The breach of a server: the Runner accesses what is there, one card after the other, each with all that comes of it
/// before the next one (S1.31): what lies in the root and, in the order of the rules, cards of the zone behind a
/// central server. The list holds the cards that have been accessed; one that has moved since is another object.
struct BreachServer {
    static constexpr KindId kind = id(NetrunKind::BreachServer);
    static constexpr std::string_view name = "breach";
    enum class Step : std::uint8_t { Begin, Chosen, Accessed };

    CardId server;
    std::int16_t left = 0;  ///< so many cards of the hand or of the deck are still to be accessed

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&BreachServer::server>("server")}; }
};

/// One card is accessed: cards hear of it, and when that is done the Runner steals, trashes or leaves it.
struct AccessOne {
    static constexpr KindId kind = id(NetrunKind::AccessOne);
    static constexpr std::string_view name = "access card";
    enum class Step : std::uint8_t { Begin, Heard, Decided, Done };

    std::uint32_t since = 0;  ///< stamp of the card
    CardId card;
    CardId server;
    std::uint8_t isOpen = 0;     ///< 1: the Runner may say what becomes of it
    std::uint8_t isForced = 0;   ///< 1: the Runner must pay to trash it, if that is possible
    std::uint8_t isTrashed = 0;  ///< 1: it has been trashed in Archives, where it lay
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&AccessOne::card>("card"), field<&AccessOne::server>("server")};
    }
};

/// What becomes of the card: steal it, trash it, use a card on it, or leave it. The value is a Word, or 0 for leaving.
struct Accessed {
    static constexpr KindId kind = id(NetrunKind::Accessed);
    static constexpr std::string_view name = "accessed";

    CardId card;

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(Match& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Accessed::card>("card")}; }
};

/// The breach that is going on, and the access; null: none.
[[nodiscard]] BreachServer* currentBreach(MatchState& state);
[[nodiscard]] const AccessOne* currentAccess(const MatchState& state);
[[nodiscard]] AccessOne* currentAccess(MatchState& state);
/// Returns false once the accessed card has moved or been trashed.
[[nodiscard]] bool isAccessed(const Match& match, const AccessOne& access);
/// Whether the card has a trash cost.
[[nodiscard]] bool hasTrashCost(const Match& match, CardId card);
/// What the Runner pays to steal the agenda that is accessed in a breach of that server.
[[nodiscard]] int stealCost(const Match& match, CardId agenda, CardId server);

}  // namespace duelogue::netrun
