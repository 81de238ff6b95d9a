#include "match/notation/lesson/LessonTarget.h"

#include <algorithm>
#include <vector>

#include "cards/data/Vocabulary.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/GameNotation.h"
#include "match/notation/Text.h"
#include "match/notation/scenario/References.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue {

namespace {

/// Resolves a `look` in a match, for the learner.
class Looker {
public:
    Looker(const ReadableMatch& match, PlayerId learner) : m_match(match), m_learner(learner) {}

    [[nodiscard]] std::optional<LessonTarget> find(std::string_view text) const {
        if (notation::take(text, "card")) return card(text);
        if (notation::take(text, "zone")) return zone(text);
        if (notation::take(text, "button")) return button(text);
        if (notation::take(text, "figure")) return figure(text);
        return std::nullopt;
    }

private:
    const ReadableMatch& m_match;
    PlayerId m_learner;

    [[nodiscard]] std::optional<CardId> cardNamed(std::string_view text) const {
        const auto reference = readReference(m_match.pool(), m_learner, text);
        return reference ? findCard(m_match, m_learner, *reference) : std::nullopt;
    }

    [[nodiscard]] std::optional<LessonTarget> card(std::string_view text) const {
        const auto found = cardNamed(text);
        if (!found) return std::nullopt;
        LessonTarget target;
        target.kind = LessonTarget::Kind::Card;
        target.card = *found;
        return target;
    }

    [[nodiscard]] std::optional<LessonTarget> zone(std::string_view text) const {
        LessonTarget target;
        target.kind = LessonTarget::Kind::Zone;
        if (!notation::take(text, "table")) {
            const auto player = readPlayer(m_match, notation::takeWord(text));
            if (!player) return std::nullopt;
            target.player = *player;
        }
        const std::vector<std::string> words = zoneWords(m_match.rulebook());
        const auto found = std::ranges::find(words, text);
        if (text.empty() || found == words.end()) return std::nullopt;
        target.zone = static_cast<std::uint8_t>(found - words.begin());
        return target;
    }

    [[nodiscard]] std::optional<LessonTarget> button(std::string_view text) const {
        const auto reply = findReply(m_match, m_learner, text);
        if (!reply) return std::nullopt;
        LessonTarget target;
        target.kind = LessonTarget::Kind::Button;
        target.reply = *reply;
        return target;
    }

    [[nodiscard]] std::optional<LessonTarget> figure(std::string_view text) const {
        LessonTarget target;
        target.kind = LessonTarget::Kind::Figure;
        std::string_view rest = text;
        if (const auto player = readPlayer(m_match, notation::takeWord(rest))) {
            const auto values = m_match.rulebook().notation().valueWords();
            if (rest.empty() || !std::ranges::count(values, rest)) return std::nullopt;
            target.player = *player;
            target.figure = rest;
            return target;
        }
        for (const std::string& word : cardFigures()) {
            std::string_view name = text;
            if (word.empty() || !notation::takeLast(name, word)) continue;
            const auto found = cardNamed(name);
            if (!found) continue;
            target.card = *found;
            target.figure = word;
            return target;
        }
        return std::nullopt;
    }

    /// Returns the words for the figures and counters of cards.
    [[nodiscard]] std::vector<std::string> cardFigures() const {
        std::vector<std::string> words = m_match.rulebook().notation().counterWords();
        for (const FigureWord& each : m_match.rulebook().vocabulary().figures) words.emplace_back(each.word);
        return words;
    }
};

}  // namespace

std::optional<LessonTarget> findTarget(const ReadableMatch& match, PlayerId learner, std::string_view look) {
    return Looker(match, learner).find(look);
}

}  // namespace duelogue
