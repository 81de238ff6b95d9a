#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "match/loop/HandlerContext.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

/// The breach of a server. The Runner accesses the cards there one by one, and each access is complete before the next
/// (S1.31). These are the cards in the root and, in the order of the rules, cards of the zone of a central server. The
/// list holds the accessed cards; a card that has moved since is another object.
struct BreachServer {
    static constexpr KindId kind = id(NetrunKind::BreachServer);
    static constexpr std::string_view name = "breach";
    enum class Step : std::uint8_t { Begin, Chosen, Accessed };

    CardId server;
    std::int16_t left = 0;  ///< the number of cards from the hand or deck that are still to be accessed

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&BreachServer::server>("server")}; }
};

/// The access of one card: cards trigger on it, and then the Runner steals, trashes or leaves it.
struct AccessOne {
    static constexpr KindId kind = id(NetrunKind::AccessOne);
    static constexpr std::string_view name = "access card";
    enum class Step : std::uint8_t { Begin, Heard, Decided, Done };

    std::uint32_t since = 0;  ///< stamp of the card
    CardId card;
    CardId server;
    std::uint8_t isOpen = 0;     ///< 1: the Runner may decide about the card
    std::uint8_t isForced = 0;   ///< 1: the Runner must pay to trash it, if possible
    std::uint8_t isTrashed = 0;  ///< 1: it has been trashed in Archives without moving
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&AccessOne::card>("card"), field<&AccessOne::server>("server")};
    }
};

/// The decision about an accessed card: steal it, trash it, use a card on it, or leave it. The value is a Word, or 0
/// for leaving it.
struct Accessed {
    static constexpr KindId kind = id(NetrunKind::Accessed);
    static constexpr std::string_view name = "accessed";

    CardId card;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(HandlerContext& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Accessed::card>("card")}; }
};

/// Returns the breach, or the access, under way; nullptr otherwise.
[[nodiscard]] BreachServer* currentBreach(MatchState& state);
[[nodiscard]] const AccessOne* currentAccess(const MatchState& state);
[[nodiscard]] AccessOne* currentAccess(MatchState& state);
/// Returns false once the accessed card has moved or been trashed.
[[nodiscard]] bool isAccessed(const ReadableMatch& match, const AccessOne& access);
/// Returns true if the card has a trash cost.
[[nodiscard]] bool hasTrashCost(const ReadableMatch& match, CardId card);
/// Returns the card's trash cost. The card must be known.
[[nodiscard]] int trashCost(const ReadableMatch& match, CardId card);
/// Returns the credits that the Runner pays to steal an agenda accessed in a breach of that server.
[[nodiscard]] int stealCost(const ReadableMatch& match, CardId agenda, CardId server);
/// Records the access of a card with a trash cost, even if it can't be trashed.
void noteAccess(HandlerContext& match, CardId card);

}  // namespace duelogue::netrun
