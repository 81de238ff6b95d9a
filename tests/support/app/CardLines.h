#pragma once

#include <QSet>
#include <QString>
#include <utility>
#include <vector>

#include "app/games/Games.h"
#include "cards/data/CardPool.h"
#include "cards/rulestext/RulesText.h"

namespace duelogue {

/// A line of card text that the window can show, in English, and the first card that has it.
struct CardLine {
    QString text;
    QString card;
};

/// All card lines of a game, in the order of its cards. app/shell/language/CardWords.h looks them up in the translation
/// lists.
class CardLines {
public:
    explicit CardLines(const Game& game) : m_pool(game.pool()) {
        for (std::size_t i = 0; i < m_pool.definitions().size(); ++i)
            ofCard(DefinitionId(static_cast<std::uint16_t>(i)));
        m_card = "every card";
        add("%1 %2");
        // In the other games, the marks on cards are not keywords.
        if (game.id() == "arcana") ofKeywords();
    }

    [[nodiscard]] std::vector<CardLine> all() && { return std::move(m_lines); }

private:
    const CardPool& m_pool;
    QString m_card;
    std::vector<CardLine> m_lines;
    QSet<QString> m_known;

    void add(std::string_view lines) {
        const QString text = QString::fromUtf8(lines.data(), static_cast<qsizetype>(lines.size()));
        for (const QString& line : text.split('\n', Qt::SkipEmptyParts)) {
            if (m_known.contains(line)) continue;
            m_known += line;
            m_lines.push_back({line, m_card});
        }
    }

    void ofCard(DefinitionId id) {
        m_card = QString::fromStdString(m_pool[id].name);
        const TypeLineParts line = typeLineParts(m_pool, id);
        add(line.type);
        for (const std::string& subtype : line.subtypes) add(subtype);
        add(rulesText(m_pool, id));
        for (std::size_t i = 0; i < m_pool.abilities().size(); ++i) {
            const AbilityId ability(static_cast<std::uint16_t>(i));
            if (m_pool[ability].definition == id) ofAbility(ability);
        }
    }

    /// Adds the lines of an ability, including one that works only for a time.
    void ofAbility(AbilityId id) {
        add(abilityText(m_pool, id));
        add(priceText(m_pool, id));
        QSet<int> seen;
        offers(id, m_pool[id].body, seen);
    }

    void offers(AbilityId ability, InstructionId at, QSet<int>& seen) {
        if (!at || seen.contains(at.value)) return;
        seen += at.value;
        const Instruction& instruction = m_pool[at];
        const bool isOffer = instruction.op == Op::May || instruction.op == Op::Unless || instruction.op == Op::Option;
        if (isOffer) offer(ability, at);
        for (const InstructionId next : {instruction.body, instruction.otherwise, instruction.next})
            offers(ability, next, seen);
    }

    /// Adds the offer with and without each target, because a target can be missing.
    void offer(AbilityId ability, InstructionId at) {
        const std::size_t count = m_pool.targetsOf(m_pool[ability]).size();
        for (std::size_t there = std::size_t{1} << count; there-- > 0;) {
            std::vector<std::string> names;
            for (std::size_t i = 0; i < count; ++i)
                names.push_back(((there >> i) & 1U) != 0 ? '%' + std::to_string(i + 1) : std::string());
            const Offer offer = offerAt(m_pool, ability, at, names);
            add(offer.action);
            add(offer.otherwise);
        }
    }

    void ofKeywords() {
        for (const TraitWord& trait : m_pool.vocabulary().traits) {
            if (trait.group != TraitWord::Group::Keyword) continue;
            m_card = QString::fromStdString("the keyword " + trait.word);
            add(trait.word);
        }
    }
};

}  // namespace duelogue
