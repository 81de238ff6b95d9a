#pragma once

#include <QtQml/qqmlregistration.h>
#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QVariantList>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/library/editor/DeckEditorModel.h"
#include "app/library/measure/StrengthOrder.h"

namespace duelogue {

/// How good the deck of the editor is, for QML: measured win rates, and changes that raise them. Matches are played by
/// worker threads on all cores but one. Results are kept for the cards of the deck, so they are there again when the
/// deck is opened, and after a crash.
///
/// Rates are maps with text ("54%"), interval ("48–60%"), matches, rate, low, high (from 0 to 1), and spoken.
class DeckStrengthModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(duelogue::DeckEditorModel* deck READ deck WRITE setDeck NOTIFY changed)
    /// True while the figures are in sight: kept results are then read whenever the deck changes.
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    /// The decks to play against: maps with name and value. First the decks of the program and those of the user, each
    /// as a whole, then every single deck.
    Q_PROPERTY(QVariantList opponentChoices READ opponentChoices NOTIFY choicesChanged)
    /// A value of opponentChoices.
    Q_PROPERTY(QString against READ against WRITE setAgainst NOTIFY changed)
    /// The levels that can play: maps with name and value. The first one has an empty value: the strongest level that
    /// plays 20 matches a minute.
    Q_PROPERTY(QVariantList levelChoices READ levelChoices NOTIFY choicesChanged)
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY changed)
    /// The matches against each deck before a measurement is complete, and those that test suggestions.
    Q_PROPERTY(int matches READ matches WRITE setMatches NOTIFY changed)
    Q_PROPERTY(int suggestionMatches READ suggestionMatches WRITE setSuggestionMatches NOTIFY changed)
    Q_PROPERTY(bool measuring READ isMeasuring NOTIFY changed)
    Q_PROPERTY(bool suggesting READ isSuggesting NOTIFY changed)
    /// True if the deck is legal and nothing is being played.
    Q_PROPERTY(bool ready READ isReady NOTIFY changed)
    /// A sentence about the measurement, with the time left, and one about the suggestions.
    Q_PROPERTY(QString status READ status NOTIFY changed)
    Q_PROPERTY(QString suggestionStatus READ suggestionStatus NOTIFY changed)
    /// The finished share of the measurement or the search, from 0 to 1.
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    /// "Both sides played by Adept"; empty without results.
    Q_PROPERTY(QString players READ players NOTIFY changed)
    /// The verb of the button: "Measure", "Continue" or "More matches".
    Q_PROPERTY(QString startText READ startText NOTIFY changed)
    /// The results against all decks and against each: maps with name, all, first, second (rates; on the play and on
    /// the draw), turns and spoken. `total` is empty without results.
    Q_PROPERTY(QVariantMap total READ total NOTIFY changed)
    Q_PROPERTY(QVariantList opponents READ opponents NOTIFY changed)
    /// The results of the cards: maps with name, copies, rates (in the opening hand, drawn, played, never seen), kept
    /// ("12%") and spoken.
    Q_PROPERTY(QVariantList cards READ cards NOTIFY changed)
    /// The confirmed suggestions: maps with text, gain and details.
    Q_PROPERTY(QVariantList suggestions READ suggestions NOTIFY changed)
    /// True if the deck still is the one that the suggestions are about.
    Q_PROPERTY(bool suggestionsFit READ suggestionsFit NOTIFY changed)
    /// True if the figures belong to the deck before its latest changes.
    Q_PROPERTY(bool outdated READ isOutdated NOTIFY changed)

public:
    explicit DeckStrengthModel(QObject* parent = nullptr);
    ~DeckStrengthModel() override;
    DeckStrengthModel(const DeckStrengthModel&) = delete;
    DeckStrengthModel& operator=(const DeckStrengthModel&) = delete;

    [[nodiscard]] DeckEditorModel* deck() const { return m_deck; }
    void setDeck(DeckEditorModel* deck);
    [[nodiscard]] bool isActive() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] QVariantList opponentChoices() const;
    [[nodiscard]] QString against() const { return m_against; }
    void setAgainst(const QString& against);
    [[nodiscard]] QVariantList levelChoices() const;
    [[nodiscard]] QString level() const { return m_level; }
    void setLevel(const QString& level);
    [[nodiscard]] int matches() const { return m_matches; }
    void setMatches(int matches);
    [[nodiscard]] int suggestionMatches() const { return m_suggestionMatches; }
    void setSuggestionMatches(int matches);
    [[nodiscard]] bool isMeasuring() const { return m_work == Work::Measuring; }
    [[nodiscard]] bool isSuggesting() const { return m_work == Work::Suggesting; }
    [[nodiscard]] bool isReady() const;
    [[nodiscard]] QString status() const;
    [[nodiscard]] QString suggestionStatus() const;
    [[nodiscard]] double progress() const;
    [[nodiscard]] QString players() const;
    [[nodiscard]] QString startText() const;
    [[nodiscard]] QVariantMap total() const;
    [[nodiscard]] QVariantList opponents() const;
    [[nodiscard]] QVariantList cards() const;
    [[nodiscard]] QVariantList suggestions() const;
    [[nodiscard]] bool suggestionsFit() const;
    [[nodiscard]] bool isOutdated() const;

    /// Begins the measurement, or continues it. A complete one gets more matches.
    Q_INVOKABLE void measure();
    /// Looks for suggestions.
    Q_INVOKABLE void suggest();
    /// Stops what is being played. The results so far stay.
    Q_INVOKABLE void stop();
    /// Applies a suggestion to the deck; the editor can undo it.
    Q_INVOKABLE void apply(int index);

signals:
    void changed();
    void choicesChanged();

private:
    enum class Work : unsigned char { None, Measuring, Suggesting };

    QPointer<DeckEditorModel> m_deck;
    QThreadPool m_pool;  ///< a thread of its own, which waits for the players' threads
    std::stop_source m_stop;
    int m_run = 0;  ///< number of the work, which identifies late messages of earlier work
    Work m_work = Work::None;
    bool m_active = false;
    QString m_against;
    QString m_level;
    int m_matches = 20;
    int m_suggestionMatches = 1000;

    MeasureKey m_key;                          ///< of m_results
    std::optional<DeckMeasurement> m_results;  ///< nullopt: not measured
    std::int64_t m_done = 0;
    std::int64_t m_planned = 0;
    QElapsedTimer m_clock;  ///< since the first message of the work
    std::int64_t m_doneAtFirst = 0;
    bool m_found = true;  ///< false if no deck could play against the deck
    QString m_searcher;   ///< the player of the current phase of a search

    std::string m_suggestedFor;  ///< cardsText() of the deck
    std::vector<Suggestion> m_suggestions;
    QString m_suggestionEnd;  ///< a sentence about the last search
    mutable QHash<QString, QString> m_titles;

    [[nodiscard]] bool isOpen() const { return m_deck != nullptr && m_deck->isOpen(); }
    [[nodiscard]] StrengthOrder order() const;
    [[nodiscard]] QString titleOf(const QString& deck) const;
    [[nodiscard]] QString timeLeft() const;
    void refresh();
    void readKept();
    int begin(Work work);
    void hearMeasured(int run, const DeckMeasurement& results, std::int64_t done, std::int64_t planned);
    void hearProgress(int run, const QString& player, std::int64_t done, std::int64_t planned);
    void hearConfirmed(int run, const Suggestion& suggestion);
    void hearEnd(int run, bool found);
    void hearResult(int run, const std::optional<SuggestionResult>& result);
};

}  // namespace duelogue
