#include "app/games/netrun/NetrunHowToPlay.h"

#include <QtGlobal>

namespace duelogue::netrun {

const HowToPlay& howToPlay() {
    // clang-format off
    static const HowToPlay pages{
        {QT_TRANSLATE_NOOP("HowToPlay", "The aim"),
         QT_TRANSLATE_NOOP("HowToPlay", "Seven agenda points: the Corp scores agendas, the Runner steals them. The Corp loses when it can't draw, and the Runner when damage takes more cards than there are in the grip.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "The Corp"),
         QT_TRANSLATE_NOOP("HowToPlay", "Has three clicks a turn and draws a card first. A click takes a credit, draws, installs or plays a card, or advances one for a credit. An agenda that is advanced as often as it says can be scored.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "The Runner"),
         QT_TRANSLATE_NOOP("HowToPlay", "Has four clicks. A click takes a credit, draws, installs or plays a card, or makes a run on a server: HQ is the Corp's hand, R&D its deck, Archives what was discarded, and the others hold what was installed. Whoever wants to trash programs before another one is installed clicks that with the right button.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "A run"),
         QT_TRANSLATE_NOOP("HowToPlay", "The Runner meets the ice before the server, the outermost first. The Corp may rez it by paying. Its subroutines are broken with icebreakers as strong as the ice, or they resolve. Who gets past all of it accesses what is there: agendas are stolen, and what has a trash cost can be trashed.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Rez"),
         QT_TRANSLATE_NOOP("HowToPlay", "The Corp's cards lie face-down and do nothing until they are rezzed, which costs what their corner says. An agenda is never rezzed.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Tags and traces"),
         QT_TRANSLATE_NOOP("HowToPlay", "In a trace both pay to be stronger. While the Runner is tagged, the Corp may trash resources and play what wants a tag; a click and two credits remove one.")},
    };
    // clang-format on
    return pages;
}

}  // namespace duelogue::netrun
