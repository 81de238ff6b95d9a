#include "app/games/tribute/TributeHowToPlay.h"

#include <QtGlobal>

namespace duelogue::tribute {

const HowToPlay& howToPlay() {
    // clang-format off
    static const HowToPlay pages{
        {QT_TRANSLATE_NOOP("HowToPlay", "The aim"),
         QT_TRANSLATE_NOOP("HowToPlay", "Reduce your opponent's life points to 0. A player who must draw from an empty deck loses.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Your turn"),
         QT_TRANSLATE_NOOP("HowToPlay", "Draw a card. In the main phase you may summon or set one monster, and activate or set any number of spells and traps. The battle phase and a second main phase follow.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Tributes"),
         QT_TRANSLATE_NOOP("HowToPlay", "To summon a level 5 or 6 monster, tribute one of your monsters; level 7 or higher takes two.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Battle"),
         QT_TRANSLATE_NOOP("HowToPlay", "Each of your monsters in attack position may attack once. Against an attack-position monster, the one with less attack is destroyed and its owner loses the difference. Against a defense-position monster, compare attack with defense; if the defense is higher, the attacker loses the difference. With no monsters in the way, attack directly.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Positions"),
         QT_TRANSLATE_NOOP("HowToPlay", "Upright means attack position, sideways means defense. A set monster lies face-down in defense position. It is flipped face-up when it is attacked, or by you on a later turn. A monster may change its position once a turn.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Spells and traps"),
         QT_TRANSLATE_NOOP("HowToPlay", "Activate spells on your own turn. Set traps first; you can activate them from the next turn on. Responses form a chain, which resolves last card first.")},
    };
    // clang-format on
    return pages;
}

}  // namespace duelogue::tribute
