#include "app/games/tribute/TributeHowToPlay.h"

#include <QtGlobal>

namespace duelogue::tribute {

const HowToPlay& howToPlay() {
    // clang-format off
    static const HowToPlay pages{
        {QT_TRANSLATE_NOOP("HowToPlay", "The aim"),
         QT_TRANSLATE_NOOP("HowToPlay", "Reduce your opponent's life points to 0. A player who must draw from an empty deck loses.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Your turn"),
         QT_TRANSLATE_NOOP("HowToPlay", "Draw a card, then summon and set cards, attack, and summon or set again."),
         {"Main Phase 1", "Normal Summon", "Battle Phase"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "Tributes"),
         QT_TRANSLATE_NOOP("HowToPlay", "You pay for a strong monster with weaker ones."),
         {"level", "Tribute"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "Battle"),
         QT_TRANSLATE_NOOP("HowToPlay", "Against an attack-position monster, the one with less attack is destroyed and its owner loses the difference. Against a defense-position monster, compare attack with defense; if the defense is higher, the attacker loses the difference."),
         {"attack", "ATK", "DEF"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "Positions"),
         QT_TRANSLATE_NOOP("HowToPlay", "A set monster lies face-down in defense position. It is flipped face-up when it is attacked, or by you on a later turn."),
         {"attack position", "defense position", "change its position"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "Spells and traps"),
         QT_TRANSLATE_NOOP("HowToPlay", "You may respond to a card of your opponent with a card of yours."),
         {"Spell", "Trap", "Set", "chain"}},
    };
    // clang-format on
    return pages;
}

}  // namespace duelogue::tribute
