#include "app/games/basebreak/BasebreakHowToPlay.h"

#include <QtGlobal>

namespace duelogue::basebreak {

const HowToPlay& howToPlay() {
    // clang-format off
    static const HowToPlay pages{
        {QT_TRANSLATE_NOOP("HowToPlay", "The aim"),
         QT_TRANSLATE_NOOP("HowToPlay", "Have at least 15 points, and more than anyone else, at the end of a turn. You get points when bases score.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Your turn"),
         QT_TRANSLATE_NOOP("HowToPlay", "You may play one minion and one action, in any order. At the end of your turn, draw two cards, then discard down to ten.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Bases"),
         QT_TRANSLATE_NOOP("HowToPlay", "Play minions on bases to add their power. When the total power on a base reaches its breakpoint, the base scores at the end of the phase. Its three numbers are the points for first, second and third place by power.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "After that"),
         QT_TRANSLATE_NOOP("HowToPlay", "All cards on the base go to their owners' discard piles and a new base replaces it. Abilities that mention scoring happen just before or after.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Actions"),
         QT_TRANSLATE_NOOP("HowToPlay", "Most actions take effect and are discarded. Ongoing ones stay on a base or minion. A special can be played when a base is about to score, even on another player's turn.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Extra"),
         QT_TRANSLATE_NOOP("HowToPlay", "Extra plays don't count toward your one minion and one action. To use a talent, click the card in play.")},
    };
    // clang-format on
    return pages;
}

}  // namespace duelogue::basebreak
