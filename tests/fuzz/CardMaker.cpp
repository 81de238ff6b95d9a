#include "tests/fuzz/CardMaker.h"

#include <algorithm>

namespace duelogue {

FileNode CardMaker::ability(int depth) {
    const Offers before = std::exchange(m_offers, {});
    const MapForm& form = anyOf(abilityForms());
    FileNode made = filledMap(form.keys, depth);
    // Some keys exclude each other, and the form does not say so.
    if (form.keys.front().key == "before" && !oneIn(20)) {
        constexpr std::string_view ways[] = {"prevent", "change to", "instead", "first"};
        std::erase_if(made.entries, [&](const FileEntry& entry) {
            return std::ranges::find(ways, std::string_view(entry.key)) != std::end(ways);
        });
        const std::string_view way = anyOf(ways);
        const bool isBody = way == "instead" || way == "first";
        put(made, way, isBody ? body(depth - 1) : phrase(formKey(form, way).shape));
        if (isBody) drop(made, "do");
    }
    if (made.find("optional") == nullptr && made.find("when") == nullptr && made.find("pay") == nullptr)
        drop(made, "do");
    m_offers = before;
    return made;
}

FileNode CardMaker::abilities() {
    FileNode all = list();
    for (std::size_t i = 1 + below(3); i > 0; --i) all.items.push_back(ability(2));
    return all;
}

std::string CardMaker::typeLine(std::size_t& figures, bool& resolves) {
    std::string line;
    const TraitWord* type = nullptr;
    while (type == nullptr || type->group != TraitWord::Group::Type) type = &anyOf(m_words.traits);
    figures = type->figures.size();
    resolves = !type->staysInPlay;
    for (const TraitWord& word : m_words.traits) {
        if (word.group == TraitWord::Group::Supertype && oneIn(10)) line += word.word + " ";
    }
    line += type->word;
    if (oneIn(2)) line += " - " + anyOf(m_tags);
    return line;
}

FileNode CardMaker::card(int number) {
    m_offers.clear();
    FileNode made = map();
    std::size_t figureCount = 0;
    bool resolves = false;
    put(made, "name", text("Card " + std::to_string(number)));
    put(made, "type", text(typeLine(figureCount, resolves)));
    std::string cost = std::to_string(hasResources(m_words) ? below(3) : 0);
    if (hasResources(m_words) && oneIn(5)) {
        cost += "X";
        offer({"X"});
    }
    if (!m_words.resources.empty() && oneIn(2)) cost += anyOf(m_words.resources).symbol;
    put(made, "cost", text(cost));
    std::string figures;
    for (std::size_t i = 0; i < figureCount; ++i) figures += (i > 0 ? "/" : "") + std::to_string(1 + below(4));
    if (figureCount > 0) put(made, "stats", text(figures));
    for (const KeyForm& key : cardForm()) {
        const bool spell = key.key == "do" || key.key == "targets";
        if (key.shape == Shape::Text || key.shape == Shape::Symbols || key.shape == Shape::Figures) continue;
        const bool wanted =
            spell ? resolves && (key.key == "do" || oneIn(2)) : oneIn(key.shape == Shape::Abilities ? 2 : 8);
        if (!wanted && !oneIn(60)) continue;
        if (key.key == "also pay") offer({"paid"});
        put(made, key.key, shaped(key.shape, 3));
    }
    if (!resolves && made.find("abilities") == nullptr && !oneIn(4)) put(made, "abilities", abilities());
    return made;
}

void CardMaker::write(const FileNode& node, std::size_t indent, std::string& out) {
    const std::string begin = "\n" + std::string(indent, ' ');
    switch (node.kind) {
        case FileNode::Kind::Empty:
            return;
        case FileNode::Kind::Text:
            out += '"' + node.text + '"';
            return;
        case FileNode::Kind::List:
            for (const FileNode& item : node.items) {
                out += begin + "- ";
                write(item, indent + 2, out);
            }
            return;
        case FileNode::Kind::Map:
            for (const FileEntry& entry : node.entries) {
                out += begin + '"' + entry.key + "\": ";
                write(entry.value, indent + 2, out);
            }
            return;
    }
}

std::string CardMaker::file(int cards, std::string_view basics) {
    FileNode all = list();
    for (int i = 1; i <= cards; ++i) all.items.push_back(card(i));
    std::string out = "set: Made up\ncards:\n" + std::string(basics);
    for (const FileNode& one : all.items) {
        out += "\n-";
        write(one, 2, out);
    }
    return out + "\n";
}

}  // namespace duelogue
