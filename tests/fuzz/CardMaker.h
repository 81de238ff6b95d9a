#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/data/Price.h"
#include "cards/data/Vocabulary.h"
#include "cards/parser/FileNode.h"
#include "cards/parser/Language.h"
#include "match/state/Random.h"

namespace duelogue {

/// A generator of random card files from a game's vocabulary and the forms of the card language. Forms say what may
/// stand where, so new words and forms are used automatically. Most of the generated cards make sense, and some do not.
/// The same seed makes the same file.
class CardMaker {
public:
    CardMaker(const Vocabulary& words, std::uint64_t seed) : m_words(words), m_random(seed) {}

    /// Returns a file with a number of cards, named "Card 1" and so on. The lines of `basics` come before them.
    [[nodiscard]] std::string file(int cards, std::string_view basics = {});

private:
    /// The references available at the current place, in the words of the forms: "target", "that card", "X".
    using Offers = std::vector<std::string>;

    const Vocabulary& m_words;
    Random m_random;
    Offers m_offers;
    std::vector<std::string> m_tags{"Elf", "Goblin", "Wall"};
    int m_targets = 0;

    // Random choices
    [[nodiscard]] std::size_t below(std::size_t count) { return m_random.below(static_cast<std::uint32_t>(count)); }
    [[nodiscard]] bool oneIn(std::size_t count) { return below(count) == 0; }
    template <class List>
    [[nodiscard]] const auto& anyOf(const List& list) {
        return list[below(std::size(list))];
    }
    template <class List>
    [[nodiscard]] std::string anyWord(const List& list) {
        return list.empty() ? std::string("nothing") : anyOf(list).word;
    }

    // Nodes
    [[nodiscard]] static FileNode text(std::string words) {
        FileNode node;
        node.kind = FileNode::Kind::Text;
        node.text = std::move(words);
        return node;
    }
    [[nodiscard]] static FileNode list() {
        FileNode node;
        node.kind = FileNode::Kind::List;
        return node;
    }
    [[nodiscard]] static FileNode map() {
        FileNode node;
        node.kind = FileNode::Kind::Map;
        return node;
    }
    static void put(FileNode& node, std::string_view key, FileNode value) {
        if (node.find(key) == nullptr) node.entries.push_back({std::string(key), 0, std::move(value)});
    }

    static void drop(FileNode& node, std::string_view key) {
        std::erase_if(node.entries, [key](const FileEntry& entry) { return entry.key == key; });
    }

    // References available at the current place
    [[nodiscard]] bool offers(std::string_view what) const {
        return std::find(m_offers.begin(), m_offers.end(), what) != m_offers.end();
    }
    void offer(std::initializer_list<const char*> what) { m_offers.insert(m_offers.end(), what.begin(), what.end()); }
    [[nodiscard]] bool isKnown(std::string_view form);

    // Phrases
    [[nodiscard]] std::string place(std::string_view name);
    [[nodiscard]] std::string filled(std::string_view form, int depth);
    [[nodiscard]] std::string oneOf(const std::vector<PhraseForm>& forms, int depth);
    [[nodiscard]] std::string trait(TraitWord::Group group, bool plural = false);
    [[nodiscard]] std::string player(int depth);
    [[nodiscard]] std::string whose(int depth);
    [[nodiscard]] std::string reference();
    [[nodiscard]] std::string amount(int depth = 2);
    [[nodiscard]] std::string description(int depth = 1);
    [[nodiscard]] std::string cards(int depth = 1);
    [[nodiscard]] std::string counted(int depth = 1);
    [[nodiscard]] std::string condition(int depth = 2);
    [[nodiscard]] std::string duration();
    [[nodiscard]] std::string price();

    // Values of keys
    [[nodiscard]] FileNode shaped(Shape shape, int depth);
    [[nodiscard]] FileNode phrase(Shape shape);
    [[nodiscard]] static const KeyForm& formKey(const MapForm& form, std::string_view key) {
        return *std::ranges::find(form.keys, key, &KeyForm::key);
    }
    [[nodiscard]] FileNode filledMap(const std::vector<KeyForm>& keys, int depth);
    [[nodiscard]] FileNode event();
    [[nodiscard]] FileNode targets();
    [[nodiscard]] FileNode body(int depth);
    [[nodiscard]] FileNode bodies(int depth);
    [[nodiscard]] FileNode instruction(int depth);
    [[nodiscard]] FileNode verb(bool statement);
    [[nodiscard]] FileNode argument(const Parameter& parameter);
    [[nodiscard]] FileNode keywords();
    [[nodiscard]] FileNode ability(int depth);
    [[nodiscard]] FileNode abilities();
    [[nodiscard]] FileNode card(int number);
    [[nodiscard]] std::string typeLine(std::size_t& figures, bool& resolves);
    void offerBefore(std::string_view key, Shape shape);

    static void write(const FileNode& node, std::size_t indent, std::string& out);
};

}  // namespace duelogue
