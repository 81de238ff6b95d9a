#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "cards/parser/LoadContext.h"

namespace duelogue {

/// The head of a card file.
struct CardSet {
    std::string name;
    std::string code;  ///< "POR": the set's code in deck files; may be empty
};

/// A reader of one card in a card file. The keys of a card are
///
///     name, type, cost, stats, rarity, icon, keywords      its properties
///     number                                              its number in the set, for deck files
///     copies                                              the number of copies in the game's box
///     also pay: instructions                              an additional cost
///     if / unless: condition                              the condition for playing it
///     targets, do                                         its effect when it resolves
///     abilities: a list                                   see AbilityLoader.h
class CardReader {
public:
    CardReader(LoadContext& loading, const FileNode& node, const CardSet& set);
    /// Reads the card and adds it to the pool, unless it has errors.
    void read();

private:
    LoadContext& m_loading;
    const FileNode& m_node;
    std::size_t m_errorsBefore;
    Definition m_definition;
    std::vector<Ability> m_abilities;

    [[nodiscard]] const Vocabulary& words() const { return m_loading.words(); }
    /// Returns the text of a key, or an empty text. Reports an error if the value is not a text, or if a required key
    /// is missing.
    [[nodiscard]] std::string text(std::string_view key, bool required);
    [[nodiscard]] std::string sample(std::string_view key) const;
    void readName();
    void readType();
    void checkTypes(const FileNode& node);
    void readCost();
    void readFigures();
    void readRarity();
    void readNumbers();
    [[nodiscard]] int numberOf(std::string_view key, int most);
    void readKeywords();
    /// Reports traits of these groups that do not go together with the others read so far.
    void checkTraits(const FileNode& node, std::initializer_list<TraitWord::Group> groups);
    /// Returns true if cards of these types enter play and stay, so that resolving them does nothing else.
    [[nodiscard]] bool staysInPlay() const;
    void readAction();
    void readAbilities();
    void addAbilities();
    void noteEvents(const Ability& ability);
};

}  // namespace duelogue
