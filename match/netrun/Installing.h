#pragma once

#include <string_view>
#include <vector>

#include "match/loop/Match.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

/// A card is installed: before a program the Runner may trash others; where, is chosen where there are several places;
/// the Corp may trash what lies there of its kind, and must trash what it takes the place of; programs for which there
/// is no memory any more go; what it costs is paid; then it is there. Cancelled where its player takes an action back
/// before it is paid for.
struct InstallOne {
    static constexpr KindId kind = id(NetrunKind::InstallOne);
    static constexpr std::string_view name = "install card";
    enum class Step : std::uint8_t {
        Begin,
        Placed,
        Cleared,
        MemoryFreed,
        MadeWay,
        Entered,
        Rezzed,
        Chosen,
        Trashed,
        PaidMore
    };
    /// What is paid for it.
    enum class By : std::uint8_t { Action, Effect, Nothing };

    CardId card;
    CardId place;  ///< the server, or what it is on, once it is settled or cleared; none: nothing
    std::int16_t cheaper = 0;
    PlayerId player;
    By by = By::Action;
    std::uint8_t mayTrash = 0;    ///< 1: the Runner is asked which programs to trash before a program
    std::uint8_t hasTrashed = 0;  ///< 1: some were

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// The Runner chooses programs, one after the other, until so much memory is free; then those go at once. As memory was
/// lost none is chosen without need, as one is installed any may be.
struct FreeMemory {
    static constexpr KindId kind = id(NetrunKind::FreeMemory);
    static constexpr std::string_view name = "free memory";
    enum class Step : std::uint8_t { Begin, Chosen, Trashed };

    CardId card;  ///< for which it is needed; none: there is less of it than there was
    std::int16_t needed = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&FreeMemory::card>("card")}; }
};

/// Where the player could install the card for so much less: servers, hosts, or for the Runner's rig none.
[[nodiscard]] std::vector<CardId> placesFor(const Match& match, CardId card, int cheaper, InstallOne::By by);
/// Appends what the player may install from the hand; programs a second time where the Runner could trash others first.
void installOptions(const Match& match, PlayerId player, Replies& out);
/// What keeps the player from installing a known card from the hand; None: nothing.
[[nodiscard]] MessageId whyNotInstall(const Match& match, PlayerId player, CardId card);
/// How much memory the Runner's programs take; those on a card that hosts them take none.
[[nodiscard]] int memoryTaken(const Match& match);
/// Programs that take memory. Rule: nothing keeps them where it is lacking.
[[nodiscard]] std::vector<CardId> programsToFree(const Match& match);

}  // namespace duelogue::netrun
