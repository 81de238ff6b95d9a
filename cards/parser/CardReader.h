#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "cards/parser/LoadContext.h"

namespace duelogue {

/// The head of a card file.
struct CardSet {
    std::string name;
    std::string code;  ///< "POR": how deck files name the set; may be empty
};

/// Reads one card of a card file. Its keys are
///
///     name, type, cost, stats, rarity, icon, keywords      what it is
///     number                                              its number in the set, for deck files
///     copies                                              how many the game's box holds
///     also pay: instructions                              an additional cost
///     if / unless: condition                              when it may be played
///     targets, do                                         what happens as it resolves
///     abilities: a list                                   see AbilityLoader.h
class CardReader {
public:
    CardReader(LoadContext& loading, const FileNode& node, const CardSet& set);
    /// Adds the card to the pool, unless it has mistakes.
    void read();

private:
    LoadContext& m_loading;
    const FileNode& m_node;
    std::size_t m_errorsBefore;
    Definition m_definition;
    std::vector<Ability> m_abilities;

    [[nodiscard]] const Vocabulary& words() const { return m_loading.words(); }
    /// The text of a key; empty where it is missing (reported where it must be there) or not a text (reported).
    [[nodiscard]] std::string text(std::string_view key, bool required);
    void readName();
    void readType();
    void checkTypes(const FileNode& node);
    void readCost();
    void readFigures();
    void readRarity();
    void readNumbers();
    [[nodiscard]] int numberOf(std::string_view key, int most);
    void readKeywords();
    /// Whether what was read so far goes together, as far as it is of these groups.
    void checkTraits(const FileNode& node, std::initializer_list<TraitWord::Group> groups);
    /// Whether cards of these types come into play, so that nothing happens as they resolve.
    [[nodiscard]] bool staysInPlay() const;
    void readDeed();
    void readAbilities();
    void addAbilities();
    void noteEvents(const Ability& ability);
};

}  // namespace duelogue
