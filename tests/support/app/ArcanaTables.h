#pragma once

#include <QTest>

/// Positions of Arcana as the window shows them.
namespace duelogue {

[[nodiscard]] inline QString position(const QString& hand, const QString& battlefield) {
    return "game arcana\nturn 9 main player 1\nplayer 1\n  hand " + hand + "\n  battlefield " + battlefield +
           "\n  library Forest, Swamp, Plains, Muck Rats x9\nplayer 2\n  hand Island\n  battlefield Storm Crow, Stern "
           "Marshal, Man-o'-War, Grizzly Bears\n  library Island x9\nmoves\n";
}

}  // namespace duelogue
