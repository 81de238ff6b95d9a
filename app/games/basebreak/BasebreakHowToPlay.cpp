#include "app/games/basebreak/BasebreakHowToPlay.h"

#include <QtGlobal>

namespace duelogue::basebreak {

const HowToPlay& howToPlay() {
    // clang-format off
    static const HowToPlay pages{
        {QT_TRANSLATE_NOOP("HowToPlay", "The aim"),
         QT_TRANSLATE_NOOP("HowToPlay", "Have 15 points or more at the end of a turn, and the most of all. Points come from bases that break.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Your turn"),
         QT_TRANSLATE_NOOP("HowToPlay", "You may play one minion and one action, in any order, or leave it. At the end you draw two cards, and keep ten at most.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Bases"),
         QT_TRANSLATE_NOOP("HowToPlay", "Minions are played at a base and bring their power there. As soon as the power of all together reaches the breakpoint, the base breaks and is scored at the end of the phase: the three figures on it are what the first, second and third get, by power.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "After that"),
         QT_TRANSLATE_NOOP("HowToPlay", "All cards at the base go to their owners' discard piles, and a new base comes. What a base or minion says of scoring happens around that.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Actions"),
         QT_TRANSLATE_NOOP("HowToPlay", "Most do what they say and are discarded. Some stay at a base or on a minion. A special can be played when a base is about to score, though it is not your turn.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Extra"),
         QT_TRANSLATE_NOOP("HowToPlay", "An extra minion or action does not count as the one of the turn. A card that may be used once a turn is clicked where it lies.")},
    };
    // clang-format on
    return pages;
}

}  // namespace duelogue::basebreak
