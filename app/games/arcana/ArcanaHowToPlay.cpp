#include "app/games/arcana/ArcanaHowToPlay.h"

#include <QtGlobal>

namespace duelogue::arcana {

const HowToPlay& howToPlay() {
    // clang-format off
    static const HowToPlay pages{
        {QT_TRANSLATE_NOOP("HowToPlay", "The aim"),
         QT_TRANSLATE_NOOP("HowToPlay", "Bring the other player from 20 life to 0. Who has to draw from an empty library loses as well.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Your turn"),
         QT_TRANSLATE_NOOP("HowToPlay", "You untap what is tapped and draw a card. Then you may play one land and as many other cards as you can pay for, attack once, and go on playing cards after the attack.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Mana"),
         QT_TRANSLATE_NOOP("HowToPlay", "Lands are tapped for mana, and mana pays for cards: as much, and of the colours, as their upper corner says. What is tapped is used up until your next turn.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Attack"),
         QT_TRANSLATE_NOOP("HowToPlay", "Your creatures attack the player, and the other one chooses who blocks. A creature deals as much damage as its first figure says, and dies of as much as its second one says. What is not blocked hits the player. Who came in this turn can't attack yet.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Cards"),
         QT_TRANSLATE_NOOP("HowToPlay", "Creatures stay on the battlefield. Sorceries do what they say once, in your own turn; instants also in the other's turn. What is used or dead lies in the graveyard.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Responding"),
         QT_TRANSLATE_NOOP("HowToPlay", "What is cast waits on the stack until both players let it happen. Who holds something that can be used now is asked.")},
    };
    // clang-format on
    return pages;
}

}  // namespace duelogue::arcana
