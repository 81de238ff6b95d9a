#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/notation/lesson/Lesson.h"
#include "match/notation/scenario/Scenario.h"

namespace duelogue {

class CardPool;

/// A rule of a game in one sentence, with the scenario that proves it. tests/scenarios/README.md describes the text.
struct Ruling {
    std::string file;                ///< "GAME/FILE.duel", below tests/scenarios
    Scenario scenario;               ///< its position and moves; Scenario::line is its place in the file
    std::vector<std::string> cards;  ///< exact names of the cards in a leading role

    /// Returns the sentence in both languages.
    [[nodiscard]] LessonText sentence() const { return {scenario.ruling, scenario.rulingInGerman}; }
    /// Returns "FILE:LINE" of the scenario.
    [[nodiscard]] std::string place() const { return file + ":" + std::to_string(scenario.line); }
    bool operator==(const Ruling&) const = default;
};

/// The rulings of a game. Immutable after the last read(), and so shared by threads.
class Rulings {
public:
    /// A wrong line of a text.
    struct Mistake {
        std::string file;
        NotationError error;
        bool operator==(const Mistake&) const = default;
    };

    /// Adds the rulings of a text, in its order: the scenarios with a line `ruling`. A scenario with a mistake is left
    /// out. Pointers from ofCard() become invalid.
    void read(const CardPool& pool, std::string_view file, std::string_view text);

    [[nodiscard]] const std::vector<Ruling>& all() const { return m_rulings; }
    [[nodiscard]] const std::vector<Mistake>& mistakes() const { return m_mistakes; }
    /// Returns the rulings in which a card has a leading role: its `about` line lists the card, or, without such a
    /// line, a move names the card. `name` is the exact name of a card; any other gives an empty list.
    [[nodiscard]] std::vector<const Ruling*> ofCard(std::string_view name) const;

private:
    std::vector<Ruling> m_rulings;
    std::vector<Mistake> m_mistakes;
};

/// Returns a lesson that opens the position of a ruling, so that the learner can try it. The learner has the seat of
/// the first move. The only page says the ruling; the steps are the moves of the scenario without refused ones.
/// `number` is the number of the lesson.
[[nodiscard]] Lesson lessonOf(const Ruling& ruling, int number);

}  // namespace duelogue
