#include "app/games/basebreak/BasebreakHowToPlay.h"

#include <QtGlobal>

namespace duelogue::basebreak {

const HowToPlay& howToPlay() {
    // clang-format off
    static const HowToPlay pages{
        {QT_TRANSLATE_NOOP("HowToPlay", "The aim"),
         QT_TRANSLATE_NOOP("HowToPlay", "Have at least 15 points, and more than anyone else, at the end of a turn. You get points when bases score."),
         {"points"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "Your turn"),
         QT_TRANSLATE_NOOP("HowToPlay", "First you play cards, then bases score, and then you draw."),
         {"play cards", "score bases", "draw cards"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "Bases"),
         QT_TRANSLATE_NOOP("HowToPlay", "Play minions where their power wins you the most points."),
         {"base", "minion", "breakpoint", "prize"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "After that"),
         QT_TRANSLATE_NOOP("HowToPlay", "All cards on the base go to their owners' discard piles and a new base replaces it. Abilities that mention scoring happen just before or after.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Actions"),
         QT_TRANSLATE_NOOP("HowToPlay", "You may play an action before or after your minion."),
         {"action", "ongoing", "special"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "Extra"),
         QT_TRANSLATE_NOOP("HowToPlay", "Many cards let you do more in a turn."),
         {"extra", "talents"}},
    };
    // clang-format on
    return pages;
}

}  // namespace duelogue::basebreak
