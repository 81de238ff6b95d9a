#pragma once

#include <string_view>
#include <vector>

#include "match/loop/Match.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

/// A run against a server, by the steps of the rules: it begins; each ice is approached from the outermost inwards, and
/// encountered where it is rezzed; behind each, and where there is none, cards may be used, the Runner may jack out,
/// and cards may be used and rezzed; then comes the next ice, or the run is successful, and the server is breached; the
/// run ends. Anything may end it, or lead it elsewhere, at any time. The value is 1 where it was successful.
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
        Paused,  ///< after the window before the Runner may jack out, in which nothing is rezzed
        AskedOut,
        Moved,
        Succeeded,
        Breached,
        Accessed,
        Ended
    };

    CardId server;            ///< against which it is now
    CardId ice;               ///< that is approached or encountered; none: no ice
    std::uint16_t left = 0;   ///< so much ice is still between the Runner and the server
    std::uint8_t isOver = 0;  ///< 1: the run ends as soon as what is going on is done
    std::uint8_t isSuccessful = 0;
    std::uint8_t isMovedOut = 0;      ///< 1: the Runner goes to the outermost position next
    std::uint8_t hasChanged = 0;      ///< 1: the run goes on against another server
    std::uint8_t isBeforeServer = 0;  ///< 1: all ice has been passed, and cards have heard of it
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// An encounter with ice: cards hear of it; the Runner breaks subroutines while cards are used; those that are not
/// broken are carried out one after the other.
struct EncounterIce {
    static constexpr KindId kind = id(NetrunKind::EncounterIce);
    static constexpr std::string_view name = "encounter";
    enum class Step : std::uint8_t { Begin, Met, Used, Fired, Ended, Aimed };

    std::uint32_t broken = 0;  ///< bit i: subroutine i is broken
    std::uint32_t since = 0;   ///< stamp of the ice
    CardId ice;
    std::uint8_t next = 0;      ///< the subroutine that is carried out next
    std::uint8_t isOpen = 0;    ///< 1: subroutines can be broken now
    std::uint8_t isPassed = 0;  ///< 1: the ice is bypassed
    std::uint8_t isDone = 0;    ///< 1: the encounter has ended
    std::array<std::uint8_t, 2> unused{};

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Whether the Runner goes on, or jacks out: the value is 1.
struct JackOut {
    static constexpr KindId kind = id(NetrunKind::JackOut);
    static constexpr std::string_view name = "jack-out";

    CardId server;

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&JackOut::server>("server")}; }
};

/// The run in progress; the encounter in progress, if its ice is still rezzed in play. nullptr: not in progress.
[[nodiscard]] const RunServer* currentRun(const MatchState& state);
[[nodiscard]] RunServer* currentRun(MatchState& state);
[[nodiscard]] const EncounterIce* currentEncounter(const MatchState& state);
[[nodiscard]] EncounterIce* currentEncounter(MatchState& state);
/// Returns the encounter that has not ended yet, even if its ice has gone; nullptr if there is none.
[[nodiscard]] const EncounterIce* encounterUnderWay(const MatchState& state);
/// Returns true if the encounter must end at once: the run ends, or the ice is bypassed, gone or derezzed.
[[nodiscard]] bool isCut(const MatchState& state, const EncounterIce& encounter);
/// Whether a run goes on, and is not over: what is told of its end already may begin another one.
[[nodiscard]] bool isRunGoingOn(const MatchState& state);
/// Whether the rules let the Corp rez now what lies in roots: not in an encounter, nor in the window before the Runner
/// may jack out.
[[nodiscard]] bool isTimeToRez(const MatchState& state);

/// The card that makes the run which is going on; none: a basic action does, or there is no run.
[[nodiscard]] CardId runBy(const MatchState& state);

/// The abilities of a card that are subroutines, in their printed order.
[[nodiscard]] std::vector<AbilityId> findSubroutines(const CardPool& pool, const Definition& card);
/// The same of the card in a match; none of a card that is not known.
[[nodiscard]] std::span<const AbilityId> subroutinesOf(const Match& match, CardId ice);
/// The subroutines that are not broken yet of the ice of the encounter under way.
[[nodiscard]] std::vector<std::size_t> unbroken(const Match& match);
/// The ice whose subroutines can be broken now; none: no such ice, or nothing left to break.
[[nodiscard]] CardId iceToBreak(const Match& match);

}  // namespace duelogue::netrun
