#pragma once

#include <QTest>

#include "match/loop/Match.h"
#include "tests/madeup/SelfPlay.h"
#include "tests/madeup/Table.h"

/// States of the made-up game in the middle of an effect.
namespace duelogue::madeup {

/// Sets up a match in the middle of an effect, with a pending item, a continuous effect and an open question.
inline void dealBusyTable(Table& table) {
    table.hand(A, {"Rally", "Raid", "Salvo"}).board(A, {"Grunt", "Well"}).board(B, {"Sentinel", "Watchman", "Vest"});
    table.hand(B, {"Page", "Brute"}).begin();
    (void)table.says(A, "play Rally");
    (void)table.says(A, "choose Grunt");
    (void)table.says(A, "done");
    (void)table.says(A, "pay");
    (void)table.plays(A, "Raid");
}

/// Returns true if both matches reach the same final state with the same replies.
[[nodiscard]] inline bool goOnAlike(Match one, Match other, std::uint64_t seed) {
    if (!play(one, randomChooser(seed)).isEmpty() || !play(other, randomChooser(seed)).isEmpty()) return false;
    return one.state() == other.state() && one.state().hash() == other.state().hash();
}

}  // namespace duelogue::madeup
