#pragma once

#include <string_view>
#include <vector>

#include "match/loop/HandlerContext.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

/// The installation of a card. The Runner may first trash programs before installing a program. If there are several
/// places, the player chooses one. The Corp may trash cards of the same kind there, and must trash the card that this
/// one replaces. Programs without memory are trashed. Then the cost is paid and the card enters play. Canceled if its
/// player takes the action back before paying.
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
    /// The reason for the installation, which decides its cost: an action or an effect pays, and `Nothing` is free.
    enum class By : std::uint8_t { Action, Effect, Nothing };

    CardId card;
    CardId place;  ///< the server or host, once it is settled or its way is clear; none: not chosen, or the rig
    std::int16_t cheaper = 0;
    PlayerId player;
    By by = By::Action;
    std::uint8_t mayTrash = 0;    ///< 1: before installing a program, the Runner is asked which programs to trash
    std::uint8_t hasTrashed = 0;  ///< 1: the Runner has trashed some

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// The Runner chooses programs one by one until `needed` memory is free; then they are trashed at once. After a loss of
/// memory, the choice must not include a program that could stay. For an installation, any program may be chosen.
struct FreeMemory {
    static constexpr KindId kind = id(NetrunKind::FreeMemory);
    static constexpr std::string_view name = "free memory";
    enum class Step : std::uint8_t { Begin, Chosen, Trashed };

    CardId card;  ///< the program that needs the memory; none: memory was lost
    std::int16_t needed = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&FreeMemory::card>("card")}; }
};

/// Returns the places where the player could install the card for `cheaper` credits less: servers, hosts, or no card
/// for the Runner's rig.
[[nodiscard]] std::vector<CardId> placesFor(const ReadableMatch& match, CardId card, int cheaper, InstallOne::By by);
/// Appends the cards that the player may install from the hand. Programs are listed a second time if the Runner could
/// trash others first.
void installOptions(const ReadableMatch& match, PlayerId player, Replies& out);
/// Returns the reason why the player can't install a known card from the hand; None if it is legal.
[[nodiscard]] MessageId whyNotInstall(const ReadableMatch& match, PlayerId player, CardId card);
/// Returns the memory that the Runner's programs take; programs hosted by a card with room for them take none.
[[nodiscard]] int memoryTaken(const ReadableMatch& match);
/// Returns the programs that take memory. Rule: if memory is lacking, nothing can prevent their trashing.
[[nodiscard]] std::vector<CardId> programsToFree(const ReadableMatch& match);

}  // namespace duelogue::netrun
