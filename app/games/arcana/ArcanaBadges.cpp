#include "app/games/arcana/ArcanaBadges.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <utility>

#include "app/shell/language/CardWords.h"
#include "match/arcana/Table.h"

namespace duelogue::arcana {

namespace {

/// What matters most in combat stands first. Flash has done all that it does before a permanent lies on the table.
constexpr std::array<std::pair<Trait, const char*>, 20> signs{{{Trait::Flying, "feathered-wing"},
                                                               {Trait::Reach, "pocket-bow"},
                                                               {Trait::FirstStrike, "pointy-sword"},
                                                               {Trait::DoubleStrike, "sword-clash"},
                                                               {Trait::Trample, "trample"},
                                                               {Trait::Deathtouch, "death-skull"},
                                                               {Trait::Defender, "stone-wall"},
                                                               {Trait::Vigilance, "eyeball"},
                                                               {Trait::Haste, "sprint"},
                                                               {Trait::Lifelink, "heart-drop"},
                                                               {Trait::Menace, "horned-helm"},
                                                               {Trait::Fear, "terror"},
                                                               {Trait::Plainswalk, "high-grass"},
                                                               {Trait::Islandwalk, "island"},
                                                               {Trait::Swampwalk, "swamp"},
                                                               {Trait::Mountainwalk, "mountains"},
                                                               {Trait::Forestwalk, "forest"},
                                                               {Trait::Shroud, "cloak"},
                                                               {Trait::Hexproof, "magic-shield"},
                                                               {Trait::Indestructible, "diamond-hard"}}};

/// What happens as a card comes is over once it lies on the table; what a land does for mana everybody knows.
bool stillMatters(const CardPool& pool, const Ability& ability) {
    switch (ability.kind) {
        case AbilityKind::Played:
            return false;
        case AbilityKind::Triggered: {
            const Pattern& pattern = pool[ability.pattern];
            return !pattern.self || pattern.to != static_cast<std::uint8_t>(Zone::Battlefield);
        }
        case AbilityKind::Activated:
        case AbilityKind::Static:
        case AbilityKind::Preempt:
        case AbilityKind::Response:
            return true;
    }
    return false;
}

}  // namespace

std::vector<TableBadge> badgesOf(const Match& shown, CardId permanent) {
    const Card& card = shown.state().card(permanent);
    if (!card.definition || has(card, Trait::Land)) return {};
    const CardPool& pool = shown.pool();
    std::vector<TableBadge> badges;
    for (const auto& [trait, icon] : signs) {
        if (!has(card, trait)) continue;
        const TraitWord& word = pool.vocabulary().traits[static_cast<std::size_t>(trait)];
        badges.push_back({icon, inLanguage(word.word, "arcana"), inLanguage(word.reminder, "arcana")});
    }
    const auto abilities = pool.abilitiesOf(pool[card.definition]);
    if (std::ranges::any_of(abilities, [&pool](const Ability& ability) { return stillMatters(pool, ability); }))
        badges.push_back({"scroll-unfurled", QCoreApplication::translate("Arcana", "has an ability"), {}});
    return badges;
}

}  // namespace duelogue::arcana
