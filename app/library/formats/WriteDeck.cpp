#include "app/library/formats/WriteDeck.h"

#include <QXmlStreamWriter>
#include <algorithm>
#include <utility>
#include <vector>

#include "app/library/formats/DeckRemark.h"
#include "app/library/formats/Passcodes.h"
#include "app/library/formats/ReadDeck.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "cards/rulestext/grammar/English.h"

namespace duelogue {

namespace {

/// Writes one line for each card.
template <class Line>
std::string lines(const std::vector<DeckEntry>& entries, Line line) {
    std::string text;
    for (const DeckEntry& entry : entries) text += line(entry) + "\n";
    return text;
}

std::string counted(const CardPool& pool, const DeckEntry& entry) {
    return std::to_string(entry.count) + " " + pool[entry.card].name;
}

/// Writes set and number only together, because each is useless alone.
std::string writeArena(const CardPool& pool, const Deck& deck) {
    const auto line = [&](const DeckEntry& entry) {
        const Definition& card = pool[entry.card];
        const bool placed = !card.setCode.empty() && card.number > 0;
        return counted(pool, entry) + (placed ? " (" + card.setCode + ") " + std::to_string(card.number) : "");
    };
    std::string text = deck.name.empty() ? "" : "About\nName " + deck.name + "\n\n";
    text += "Deck\n" + lines(deck.entries, line);
    if (!deck.extra.empty()) text += "\nExtra\n" + lines(deck.extra, line);
    return deck.sideboard.empty() ? text : text + "\nSideboard\n" + lines(deck.sideboard, line);
}

std::string comments(const Deck& deck) {
    return (deck.name.empty() ? "" : "// NAME : " + deck.name + "\n") +
           (deck.about.empty() ? "" : "// ABOUT : " + deck.about + "\n");
}

/// Writes the extra deck under a heading, the only notation that these formats have for it.
template <class Line>
std::string extra(const Deck& deck, Line line) {
    return deck.extra.empty() ? "" : "Extra\n" + lines(deck.extra, line);
}

std::string writeDec(const CardPool& pool, const Deck& deck) {
    const auto line = [&](const DeckEntry& entry) { return counted(pool, entry); };
    return comments(deck) + lines(deck.entries, line) + extra(deck, line) +
           lines(deck.sideboard, [&](const DeckEntry& entry) { return "SB: " + counted(pool, entry); });
}

std::string writeWorkstation(const CardPool& pool, const Deck& deck) {
    const auto line = [&](const DeckEntry& entry) {
        const Definition& card = pool[entry.card];
        return std::to_string(entry.count) + " [" + card.setCode + "] " + card.name;
    };
    return comments(deck) + lines(deck.entries, [&](const DeckEntry& entry) { return "    " + line(entry); }) +
           extra(deck, line) + lines(deck.sideboard, [&](const DeckEntry& entry) { return "SB:  " + line(entry); });
}

std::string writeForge(const CardPool& pool, const Deck& deck) {
    const auto line = [&](const DeckEntry& entry) {
        const std::string& set = pool[entry.card].setCode;
        return counted(pool, entry) + (set.empty() ? "" : "|" + set);
    };
    std::string text = "[metadata]\nName=" + deck.name + "\n";
    if (!deck.about.empty()) text += "Description=" + deck.about + "\n";
    text += "[Main]\n" + lines(deck.entries, line);
    if (!deck.extra.empty()) text += "[Extra]\n" + lines(deck.extra, line);
    return deck.sideboard.empty() ? text : text + "[Sideboard]\n" + lines(deck.sideboard, line);
}

/// Returns the heading of a card: the first of its types.
std::string headingOf(const CardPool& pool, const DeckEntry& entry) {
    const auto& traits = pool.vocabulary().traits;
    for (std::size_t t = 0; t < traits.size(); ++t) {
        const bool has = ((pool[entry.card].traits >> t) & 1U) != 0;
        if (has && traits[t].group == TraitWord::Group::Type) return capitalized(traits[t].word);
    }
    return {};
}

/// Groups the cards by heading, in the order of their first card in the deck.
std::vector<std::pair<std::string, std::vector<DeckEntry>>> byHeading(const CardPool& pool, const Deck& deck) {
    std::vector<std::pair<std::string, std::vector<DeckEntry>>> groups;
    for (const DeckEntry& entry : deck.entries) {
        const std::string heading = headingOf(pool, entry);
        auto group = std::ranges::find_if(groups, [&](const auto& each) { return each.first == heading; });
        if (group == groups.end()) group = groups.insert(groups.end(), {heading, {}});
        group->second.push_back(entry);
    }
    return groups;
}

/// Writes the cards under headings with types; each heading occurs once.
std::string writeList(const CardPool& pool, const Deck& deck) {
    const auto line = [&](const DeckEntry& entry) {
        return std::to_string(entry.count) + "x " + pool[entry.card].name;
    };
    // Only a name that is read back as a name can be the title; other names need a comment.
    const bool titled = !isPageText(QString::fromStdString(deck.name)) &&
                        readDeck(pool, {}, deck.name + "\n", DeckFormat::List).deck.name == deck.name;
    std::string text = deck.name.empty() ? "" : (titled ? "" : "// NAME : ") + deck.name + "\n\n";
    if (!deck.about.empty()) text += "// ABOUT : " + deck.about + "\n\n";
    bool first = true;
    for (const auto& [heading, under] : byHeading(pool, deck)) {
        text += std::exchange(first, false) ? "" : "\n";
        text += heading + " (" + std::to_string(Deck::countOf(under)) + ")\n" + lines(under, line);
    }
    if (!deck.extra.empty()) text += "\nExtra\n" + lines(deck.extra, line);
    return deck.sideboard.empty() ? text : text + "\nSideboard\n" + lines(deck.sideboard, line);
}

void writeZone(QXmlStreamWriter& xml, const CardPool& pool, const QString& name,
               const std::vector<DeckEntry>& entries) {
    if (entries.empty()) return;
    xml.writeStartElement("zone");
    xml.writeAttribute("name", name);
    for (const DeckEntry& entry : entries) {
        xml.writeEmptyElement("card");
        xml.writeAttribute("number", QString::number(entry.count));
        xml.writeAttribute("name", QString::fromStdString(pool[entry.card].name));
    }
    xml.writeEndElement();
}

std::string writeXml(const CardPool& pool, const Deck& deck) {
    QByteArray text;
    QXmlStreamWriter xml(&text);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement("cockatrice_deck");
    xml.writeAttribute("version", "1");
    xml.writeTextElement("deckname", QString::fromStdString(deck.name));
    xml.writeTextElement("comments", QString::fromStdString(deck.about));
    writeZone(xml, pool, "main", deck.entries);
    writeZone(xml, pool, "extra", deck.extra);
    writeZone(xml, pool, "side", deck.sideboard);
    xml.writeEndDocument();
    return text.toStdString();
}

}  // namespace

std::string writeDeck(const CardPool& pool, const Deck& deck, DeckFormat format) {
    switch (format) {
        case DeckFormat::Plain:
            return writePlainDeck(pool, deck);
        case DeckFormat::Arena:
            return writeArena(pool, deck);
        case DeckFormat::Dec:
            return writeDec(pool, deck);
        case DeckFormat::Forge:
            return writeForge(pool, deck);
        case DeckFormat::Cockatrice:
            return writeXml(pool, deck);
        case DeckFormat::Workstation:
            return writeWorkstation(pool, deck);
        case DeckFormat::List:
            return writeList(pool, deck);
        case DeckFormat::Passcodes:
            return writePasscodes(pool, deck);
    }
    return {};
}

}  // namespace duelogue
