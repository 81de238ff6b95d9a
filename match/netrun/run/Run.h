#pragma once

#include <string_view>
#include <vector>

#include "match/loop/HandlerContext.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

/// A run on a server, by the steps of the rules. The Runner approaches each piece of ice from the outermost inward, and
/// encounters it if it is rezzed. Behind each ice (at once if the server is unprotected), a window opens, the Runner
/// may jack out, and a second window allows rezzing. Then comes the next ice. After the last one the run is successful
/// and the server is breached. Effects may end or redirect the run at any time. The value is 1 if the run was
/// successful.
struct RunServer {
    static constexpr KindId kind = id(NetrunKind::RunServer);
    static constexpr std::string_view name = "run";
    enum class Step : std::uint8_t {
        Begin,
        Begun,
        Initiated,
        Approached,
        Encountered,
        PassedAll,
        Paused,  ///< after the window before the jack-out decision, in which no card can be rezzed
        AskedOut,
        Moved,
        Succeeded,
        Breached,
        Accessed,
        Ended
    };

    CardId server;            ///< the server that is currently attacked
    CardId ice;               ///< the ice that is approached or encountered; none: no ice
    std::uint16_t left = 0;   ///< the number of pieces of ice still between the Runner and the server
    std::uint8_t isOver = 0;  ///< 1: the run ends as soon as the current effect is complete
    std::uint8_t isSuccessful = 0;
    std::uint8_t isMovedOut = 0;      ///< 1: the Runner moves to the outermost position next
    std::uint8_t hasChanged = 0;      ///< 1: the run continues on another server
    std::uint8_t isBeforeServer = 0;  ///< 1: the Runner has passed all ice, and cards have triggered on that
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// An encounter with ice. Cards trigger on it; in a window the Runner breaks subroutines; then the unbroken ones
/// resolve in order.
struct EncounterIce {
    static constexpr KindId kind = id(NetrunKind::EncounterIce);
    static constexpr std::string_view name = "encounter";
    enum class Step : std::uint8_t { Begin, Met, Used, Fired, Ended, Aimed };

    std::uint32_t broken = 0;  ///< bit i: subroutine i is broken
    std::uint32_t since = 0;   ///< stamp of the ice
    CardId ice;
    std::uint8_t next = 0;      ///< the subroutine that resolves next
    std::uint8_t isOpen = 0;    ///< 1: subroutines can be broken now
    std::uint8_t isPassed = 0;  ///< 1: the ice is bypassed
    std::uint8_t isDone = 0;    ///< 1: the encounter has ended
    std::array<std::uint8_t, 2> unused{};

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// The Runner's decision to continue the run or to jack out. The value is 1 for jacking out.
struct JackOut {
    static constexpr KindId kind = id(NetrunKind::JackOut);
    static constexpr std::string_view name = "jack-out";

    CardId server;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&JackOut::server>("server")}; }
};

/// Returns the run in progress, or the encounter in progress if its ice is still rezzed in play; nullptr otherwise.
[[nodiscard]] const RunServer* currentRun(const MatchState& state);
[[nodiscard]] RunServer* currentRun(MatchState& state);
[[nodiscard]] const EncounterIce* currentEncounter(const MatchState& state);
[[nodiscard]] EncounterIce* currentEncounter(MatchState& state);
/// Returns the encounter that has not ended yet, even if its ice has gone; nullptr outside an encounter.
[[nodiscard]] const EncounterIce* encounterUnderWay(const MatchState& state);
/// Returns true if the encounter must end at once: the run ends, or the ice is bypassed, gone or derezzed.
[[nodiscard]] bool isCut(const MatchState& state, const EncounterIce& encounter);
/// Returns true if a run is in progress and not over. Once it is over, triggers on its end may start another run.
[[nodiscard]] bool isRunGoingOn(const MatchState& state);
/// Returns true if the Corp may now rez cards in roots: not during an encounter, and not in the window before the
/// jack-out decision.
[[nodiscard]] bool isTimeToRez(const MatchState& state);

/// Returns the card that made the current run; none if a basic action made it, or outside a run.
[[nodiscard]] CardId runBy(const MatchState& state);

/// Returns the subroutines of a card, in their printed order.
[[nodiscard]] std::vector<AbilityId> findSubroutines(const CardPool& pool, const Definition& card);
/// Returns the subroutines of a card in a match; empty for an unknown card.
[[nodiscard]] std::span<const AbilityId> subroutinesOf(const ReadableMatch& match, CardId ice);
/// Returns the unbroken subroutines of the ice in the encounter under way.
[[nodiscard]] std::vector<std::size_t> unbroken(const ReadableMatch& match);
/// Returns the ice whose subroutines can be broken now; none outside that part of an encounter, or if all are broken.
[[nodiscard]] CardId iceToBreak(const ReadableMatch& match);
/// Returns the verb by which the rules announce an event of the run, so that cards trigger on it.
[[nodiscard]] Communication eventOn(HandlerContext& match, Verb event, CardId card);
/// Returns the verb by which the rules announce the end of a part of the run.
[[nodiscard]] Communication endOf(HandlerContext& match, Detail what, CardId card);

}  // namespace duelogue::netrun
