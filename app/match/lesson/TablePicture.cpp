#include "app/match/lesson/TablePicture.h"

#include <string>
#include <utility>
#include <vector>

#include "app/games/Games.h"
#include "app/games/Lessons.h"
#include "app/games/glossary/Glossaries.h"
#include "app/games/glossary/SpokenGlossary.h"
#include "app/match/lesson/LessonMarks.h"
#include "app/shell/language/Language.h"
#include "match/notation/lesson/LessonRun.h"

namespace duelogue {

namespace {

/// A term, and the part of the table that it names. Without a target, the table names the part itself.
struct TableLabel {
    std::string term;
    std::vector<LessonTarget> targets;
};

/// Reads on through all pages, each of which is a label.
std::vector<TableLabel> labelsOf(LessonRun& run) {
    std::vector<TableLabel> labels;
    while (run.wait() == LessonRun::Wait::Read) {
        labels.push_back({run.words().english.text, run.looks()});
        run.next();
    }
    return labels;
}

}  // namespace

TablePicture::TablePicture(QObject* parent) : QObject(parent) {
    connect(&Language::ofProgram(), &Language::changed, this, [this] { draw(); });
}

void TablePicture::setGame(const QString& game) {
    if (std::exchange(m_game, game) != game) draw();
}

void TablePicture::draw() {
    m_labels.clear();
    m_marks.clear();
    const Game* const game = duelogue::game(m_game.toStdString());
    const auto tour = tableTour(m_game.toStdString());
    if (game != nullptr && tour) draw(*game, *tour);
    emit drawn();
}

void TablePicture::draw(const Game& game, const Lesson& tour) {
    LessonRun run(game.rulebook(), tour);
    if (run.begin()) return;
    const std::vector<TableLabel> labels = labelsOf(run);
    m_presenter.begin(game, LessonController::occupantsOf(tour));
    const TableState state =
        m_presenter.question(run.match(), tour.learner, run.log(), TablePresenter::repliesOf(run.match()));
    for (const TableLabel& label : labels) {
        const GlossaryEntry* const entry = termsOf(game.id(), GlossaryLanguage::English).named(label.term);
        if (entry == nullptr) continue;
        LessonMark mark;
        if (!label.targets.empty())
            mark = markOf(label.targets.front(), game.presenter(), run.match(), state, m_presenter.replies());
        QVariantMap shown = shownMark(mark);
        if (label.targets.empty()) shown["term"] = QString::fromStdString(label.term);
        const GlossaryWords& words = entry->in(spokenGlossary());
        m_labels << QVariantMap{{"term", QString::fromStdString(withCapital(words.forms.front()))},
                                {"meaning", QString::fromStdString(words.definition)}};
        m_marks << shown;
    }
    m_table.show(state);
}

}  // namespace duelogue
