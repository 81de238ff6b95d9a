#pragma once

namespace duelogue {

/// A change that no scenario can notice with the existing cards, and how often it occurs in a card.
struct Unnoticeable {
    const char* game;
    const char* card;
    const char* change;
    int times;
};
inline constexpr Unnoticeable unnoticeable[] = {
    // Only creatures of the current player attack, and only attackers deal combat damage to the other player.
    {"arcana", "Harsh Justice", "cards in whatever state", 1},
    {"arcana", "Harsh Justice", "event from whichever source", 1},
    {"arcana", "Harsh Justice", "event in whichever way", 1},
    {"arcana", "Harsh Justice", "event of whichever player", 1},
    {"arcana", "Deep Wood", "cards in whatever state", 1},
    {"arcana", "Deep Wood", "event of whichever player", 1},
    {"arcana", "Dread Charge", "cards of whoever", 1},
    {"arcana", "Dread Charge", "cards that need not be creature", 1},
    {"arcana", "Taunt", "cards of whoever", 1},
    {"arcana", "Taunt", "cards that need not be creature", 1},
    // The effect lasts only for one player's turn or step.
    {"arcana", "Exhaustion", "cards of whoever", 1},
    {"arcana", "Last Chance", "event of whichever player", 1},
    // Damage does not affect lands.
    {"arcana", "Dry Spell", "cards that need not be creature", 1},
    {"arcana", "Earthquake", "cards that need not be creature", 1},
    {"arcana", "Fire Tempest", "cards that need not be creature", 1},
    {"arcana", "Pyroclasm", "cards that need not be creature", 1},
    // The result is the same for any player who discards or moves these cards.
    {"arcana", "Flux", "you for other players", 1},
    {"arcana", "Winds of Change", "you for other players", 1},
    // Players know their own hands.
    {"arcana", "Sorcerous Sight", "cards of whoever", 1},
    // The condition only avoids drawing zero cards.
    {"arcana", "Balance of Power", "cards of whoever", 1},
    {"arcana", "Balance of Power", "as many for more", 1},
    // The ability belongs to the card itself, which is a minion in play and in its player's hand.
    {"basebreak", "Scout", "cards that need not be minion", 1},
    {"basebreak", "First Mate", "cards that need not be minion", 1},
    {"basebreak", "Buccaneer", "cards that need not be minion", 1},
    {"basebreak", "Pirate King", "cards that need not be minion", 1},
    {"basebreak", "Shinobi", "cards that need not be minion", 1},
    {"basebreak", "Shinobi", "cards of whoever", 1},
    // Effects that stop a minion from being played ask who owns it or which faction it has, never who plays it.
    {"basebreak", "Shinobi", "another player for you", 1},
    {"basebreak", "Hidden Ninja", "another player for you", 1},
    {"basebreak", "Disguise", "another player for you", 1},
    {"basebreak", "Hoverbot", "another player for you", 1},
    {"basebreak", "Zombie Lord", "another player for you", 1},
    {"basebreak", "They Keep Coming", "another player for you", 1},
    // Only minions have power or minion names. Effects of bases on cards affect minions.
    {"basebreak", "Howl", "cards that need not be minion", 1},
    {"basebreak", "Swashbuckling", "cards that need not be minion", 1},
    {"basebreak", "Temple of Goju", "cards that need not be minion", 1},
    {"basebreak", "Factory 436-1337", "cards that need not be minion", 1},
    {"basebreak", "Not Enough Bullets", "cards that need not be minion", 1},
    {"basebreak", "Infiltrate", "cards that need not be minion", 2},
    // Only bases have cards at them, are marked and score. Only actions are attached to a minion.
    {"basebreak", "Disguise", "cards that need not be base", 1},
    {"basebreak", "Broadside", "cards that need not be base", 1},
    {"basebreak", "Pirate King", "cards that need not be base", 1},
    {"basebreak", "Shinobi", "cards that need not be base", 1},
    {"basebreak", "Buccaneer", "cards that need not be base", 1},
    {"basebreak", "Pirate King", "event of whichever card", 1},
    {"basebreak", "Poison", "cards that need not be action", 1},
    // Cards are destroyed only in play or at a base.
    {"basebreak", "Tooth and Claw... and Guns", "event from whichever zone", 1},
    {"basebreak", "Buccaneer", "event from whichever zone", 1},
    {"basebreak", "Warbot", "event from whichever zone", 1},
    // The cards are already chosen, so any player may discard them with the same result.
    {"basebreak", "Brownie", "you for other players", 1},
    {"basebreak", "Gremlin", "you for other players", 1},
    {"basebreak", "Take the Shinies", "you for other players", 1},
    {"tribute", "Card Destruction", "you for other players", 1},
    // A base is unowned, so "you" on a base is the current player: the only one whose turn begins.
    {"basebreak", "Mushroom Kingdom", "event of whichever player", 1},
    {"basebreak", "Mushroom Kingdom", "you for other players", 1},
    // No player plays cards from another player's hand or discard pile.
    {"basebreak", "Enshrouding Mist", "cards of whoever", 1},
    {"basebreak", "Archmage", "cards of whoever", 1},
    {"basebreak", "Outbreak", "cards of whoever", 1},
    {"basebreak", "They're Coming To Get You", "cards of whoever", 1},
    // A face-down card has neither a subtype nor a name, even if every player has seen it.
    {"tribute", "Dark Energy", "cards in whatever state", 1},
    {"tribute", "Book of Secret Arts", "cards in whatever state", 1},
    {"tribute", "Lord of D.", "cards in whatever state", 1},
    {"tribute", "Dragon Capture Jar", "cards in whatever state", 1},
    {"tribute", "The Flute of Summoning Dragon", "cards in whatever state", 2},
    // Only monsters have a subtype or an attribute, are summoned, attack, and are destroyed by battle.
    {"tribute", "Dark Energy", "cards that need not be monster", 1},
    {"tribute", "Book of Secret Arts", "cards that need not be monster", 1},
    {"tribute", "Lord of D.", "cards that need not be monster", 1},
    {"tribute", "Dragon Capture Jar", "cards that need not be monster", 1},
    {"tribute", "The Flute of Summoning Dragon", "cards that need not be monster", 2},
    {"tribute", "Sogen", "cards that need not be monster", 1},
    {"tribute", "Yami", "cards that need not be monster", 2},
    {"tribute", "Invigoration", "cards that need not be monster", 1},
    {"tribute", "Sword of Dark Destruction", "cards that need not be monster", 1},
    {"tribute", "Mysterious Puppeteer", "cards that need not be monster", 1},
    {"tribute", "Trap Hole", "cards that need not be monster", 1},
    {"tribute", "Wall of Illusion", "cards that need not be monster", 1},
    {"tribute", "Waboku", "cards that need not be monster", 1},
    {"tribute", "Wall of Illusion", "event of whichever card", 1},
    // No card has an attack of 1501, and nothing changes the attack of a card in a deck.
    {"tribute", "Last Will", "number 1500 + 1", 1},
    // A face-up card is already visible: only the log would mention that it is revealed.
    {"tribute", "De-Spell", "cards in whatever state", 1},
    {"tribute", "De-Spell", "no condition", 1},
    {"tribute", "Trap Master", "cards in whatever state", 1},
    {"tribute", "Trap Master", "no condition", 1},
    {"tribute", "The Stern Mystic", "cards in whatever state", 1},
    // Every card still at the base that is being scored was there when it scored.
    {"basebreak", "Scout", "event of whichever card", 1},
    {"basebreak", "First Mate", "event of whichever card", 1},
    // Only minions can be chosen, and in play they are only minions.
    {"basebreak", "Disguise", "cards that need not be minion", 1},
    // The protection ends when the card that it protects from leaves play. No card of the first box affects again in
    // another turn.
    {"basebreak", "Tooth and Claw... and Guns", "line 84: for ever", 1},
    {"basebreak", "Hideout", "line 93: for ever", 1},
    {"basebreak", "Hideout", "event from whichever source", 1},
    {"basebreak", "Hideout", "cards that need not be minion", 1},
    // Effects that change power do not change that of bases, and the power of an action counts nowhere.
    {"basebreak", "The Central Brain", "cards that need not be minion", 1},
    // Only the Runner has a link, installs programs and hardware, suffers damage and is tagged. Only the Corp plays
    // transactions. Only one side has cards of the requested type.
    {"netrun", "Haas-Bioroid: Engineering the Future", "base link + 1", 1},
    {"netrun", "Jinteki: Personal Evolution", "base link + 1", 1},
    {"netrun", "NBN: Making News", "base link + 1", 1},
    {"netrun", "Weyland Consortium: Building a Better World", "base link + 1", 1},
    {"netrun", "Chronos Protocol: Selective Mind-mapping", "base link + 1", 1},
    {"netrun", "Noise: Hacker Extraordinaire", "event of whichever player", 1},
    {"netrun", "Grimoire", "event of whichever player", 1},
    {"netrun", "Kate \"Mac\" McCaffrey: Digital Tinker", "event of whichever player", 1},
    {"netrun", "Crash Space", "event of whichever player", 1},
    {"netrun", "Decoy", "event of whichever player", 1},
    {"netrun", "Deus X", "event of whichever player", 1},
    {"netrun", "Plascrete Carapace", "event of whichever player", 1},
    {"netrun", "Feedback Filter", "event of whichever player", 2},
    {"netrun", "Net Shield", "event of whichever player", 1},
    {"netrun", "Weyland Consortium: Building a Better World", "event of whichever player", 1},
    {"netrun", "Weyland Consortium: Building a Better World", "cards that need not be operation", 1},
    {"netrun", "Déjà Vu", "cards of whoever", 1},
    {"netrun", "Djinn", "cards of whoever", 1},
    {"netrun", "Special Order", "cards of whoever", 1},
    {"netrun", "Modded", "cards of whoever", 1},
    {"netrun", "Rabbit Hole", "cards of whoever", 1},
    {"netrun", "The Personal Touch", "cards of whoever", 1},
    {"netrun", "Aesop's Pawnshop", "cards of whoever", 1},
    {"netrun", "Shipment from MirrorMorph", "cards of whoever", 1},
    {"netrun", "Subcontract", "cards of whoever", 1},
    {"netrun", "Djinn", "cards that need not be program", 1},
    {"netrun", "Research Station", "cards that need not be server", 1},
    // The limit only matters when decks are checked.
    {"netrun", "Deus X", "no limited", 1},
    // Only ice is encountered, broken, rezzed for credits as it is approached, or has strength at a server.
    {"netrun", "Wyrm", "cards that need not be ice", 1},
    {"netrun", "Inside Job", "cards that need not be ice", 1},
    {"netrun", "Inside Job", "event of whichever card", 1},
    {"netrun", "Chum", "cards that need not be ice", 1},
    {"netrun", "Chum", "event of whichever card", 1},
    {"netrun", "Crypsis", "cards that need not be ice", 2},
    {"netrun", "Crypsis", "event of whichever card", 1},
    {"netrun", "Deus X", "cards that need not be ice", 1},
    {"netrun", "Experiential Data", "cards that need not be ice", 1},
    // The target was ice when it was chosen.
    {"netrun", "Forged Activation Orders", "cards that need not be ice", 1},
    // Only servers are run, and each of these events runs a single server. Only agendas are scored, stolen, and in a
    // score area.
    {"netrun", "Desperado", "cards that need not be server", 1},
    {"netrun", "Desperado", "event of whichever card", 1},
    {"netrun", "Doppelgänger", "cards that need not be server", 2},
    {"netrun", "Doppelgänger", "event of whichever card", 1},
    {"netrun", "Doppelgänger", "no condition", 1},
    {"netrun", "Doppelgänger", "number 1 + 1", 1},
    {"netrun", "Account Siphon", "event of whichever card", 1},
    {"netrun", "Stimhack", "cards that need not be server", 1},
    {"netrun", "Stimhack", "event of whichever card", 1},
    {"netrun", "The Maker's Eye", "event of whichever card", 1},
    {"netrun", "Jinteki: Personal Evolution", "cards that need not be agenda", 2},
    {"netrun", "Jinteki: Personal Evolution", "event of whichever card", 2},
    {"netrun", "Archer", "cards that need not be agenda", 1},
    {"netrun", "Data Dealer", "cards that need not be agenda", 1},
    // The agenda is ready again before the Runner's turn ends, and it never changes its owner.
    {"netrun", "Breaking News", "cards of whoever", 1},
    {"netrun", "Breaking News", "cards that need not be agenda", 1},
    {"netrun", "Breaking News", "event of whichever player", 1},
    // Only cards are exposed and accessed.
    {"netrun", "Neutralize All Threats", "event of whichever card", 1},
    {"netrun", "Zaibatsu Loyalty", "event of whichever card", 3},
    // Only installed cards can be unrezzed in play or fit the rest of the description.
    {"netrun", "Lemuria Codecracker", "cards that need not be installed", 1},
    {"netrun", "Infiltration", "cards that need not be installed", 1},
    {"netrun", "Psychic Field", "cards that need not be installed", 1},
    {"netrun", "Cerebral Overwriter", "cards that need not be installed", 1},
    // An offer without any effect is skipped anyway.
    {"arcana", "Ebon Dragon", "no condition", 1},
    {"arcana", "Ebon Dragon", "cards of whoever", 1},
    {"netrun", "Cerebral Overwriter", "ability without condition", 1},
    {"netrun", "Priority Requisition", "no condition", 1},
    {"netrun", "Priority Requisition", "cards in whatever state", 1},
    {"netrun", "Priority Requisition", "cards that need not be ice", 1},
    // The Corp knows its own cards outside R&D, and no other card is in a deck when it is accessed.
    {"netrun", "Snare!", "cards of whoever", 1},
    {"netrun", "Snare!", "no condition", 1},
    {"netrun", "Fetal AI", "cards of whoever", 1},
    {"netrun", "Fetal AI", "no condition", 1},
    // The player who puts cards in order also sees them.
    {"netrun", "Precognition", "left out", 1},
    // Without these conditions a number would be chosen from an empty range, and zero tags would be given.
    {"netrun", "Medium", "ability without condition", 1},
    {"netrun", "Midseason Replacements", "no condition", 1},
    // A run ends at a server, an encounter with ice. Three of three cards are all of them.
    {"netrun", "Chum", "event in whichever way", 1},
    {"netrun", "Crypsis", "event in whichever way", 1},
    {"netrun", "Doppelgänger", "event in whichever way", 1},
    {"netrun", "Stimhack", "event in whichever way", 1},
    {"netrun", "Accelerated Diagnostics", "number 3 + 1", 1},
    // Only an operation of one's own can be played, and cards trash only installed cards.
    {"netrun", "Subcontract", "cards that need not be operation", 1},
    {"netrun", "Accelerated Diagnostics", "cards that need not be operation", 1},
    {"netrun", "Accelerated Diagnostics", "cards of whoever", 2},
    {"netrun", "Sacrificial Construct", "cards that need not be installed", 1},
};

}  // namespace duelogue
