#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/games/presenter/GamePresenter.h"
#include "app/library/files/Preferences.h"
#include "app/library/matches/AnalysisRun.h"
#include "app/library/matches/Decisions.h"
#include "app/match/saved/MatchArchive.h"
#include "app/match/session/MatchHistory.h"
#include "app/match/session/MomentPlayback.h"
#include "app/match/session/MomentRecorder.h"
#include "app/match/table/TableModel.h"

namespace duelogue {

/// A replay of an archived match, with the current decision and the seat whose view is shown. Uses the same TableModel
/// and the same playback speed as a match that is played.
class ReplayModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Of MatchesModel")
    Q_PROPERTY(bool open READ isOpen NOTIFY opened)
    /// Name of the match or, without one, its players.
    Q_PROPERTY(QString title READ title NOTIFY opened)
    /// Reason why the match can't be shown to its end; otherwise empty.
    Q_PROPERTY(QString warning READ warning NOTIFY opened)
    /// The last place, which is the end of the match. Each place before it is a decision.
    Q_PROPERTY(int last READ last NOTIFY opened)
    /// Places where turns begin: maps with place and name.
    Q_PROPERTY(QVariantList turns READ turns NOTIFY opened)
    Q_PROPERTY(int place READ place NOTIFY moved)
    /// "Turn 5 · Anna"
    Q_PROPERTY(QString when READ when NOTIFY moved)
    /// Player and question at this place: "Anna: Your main phase"; the result at the end.
    Q_PROPERTY(QString asked READ asked NOTIFY moved)
    /// Reply played at this place; empty if the viewer may not know it, and at the end.
    Q_PROPERTY(QString played READ played NOTIFY moved)
    Q_PROPERTY(bool playing READ isPlaying NOTIFY playingChanged)
    /// Names of the possible views: one for each seat, and one with all cards open.
    Q_PROPERTY(QStringList lookers READ lookers NOTIFY opened)
    Q_PROPERTY(int looker READ looker WRITE setLooker NOTIFY moved)
    /// Seats of a branch ("play on from here"): maps with name and kind (an index into kinds).
    Q_PROPERTY(QVariantList seats READ seats NOTIFY opened)
    /// Names of the kinds of players.
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY opened)
    Q_PROPERTY(bool canBranch READ canBranch NOTIFY moved)

    Q_PROPERTY(bool analyzing READ isAnalyzing NOTIFY analyzed)
    Q_PROPERTY(int progress READ progress NOTIFY analyzed)
    Q_PROPERTY(bool hasAnalysis READ hasAnalysis NOTIFY analyzed)
    /// AnalysisRun::mistakesInWords() of the replayed match, or of the one that has just ended.
    Q_PROPERTY(QString mistakesInWords READ mistakesInWords NOTIFY analyzed)
    /// Winning chances over the match: maps with seat, name and points (x and y from 0 to 1, y upwards).
    Q_PROPERTY(QVariantList curves READ curves NOTIFY analyzed)
    /// Mistakes and turning points: maps with place, x, y, seat, words, and mistake (false for a turning point).
    Q_PROPERTY(QVariantList marks READ marks NOTIFY analyzed)
    /// Evaluation of this place in sentences: the chance, and the better reply.
    Q_PROPERTY(QStringList verdict READ verdict NOTIFY judged)
    Q_PROPERTY(bool mistake READ isMistake NOTIFY judged)

public:
    explicit ReplayModel(TableModel& table, QObject* parent = nullptr);
    ~ReplayModel() override;
    ReplayModel(const ReplayModel&) = delete;
    ReplayModel& operator=(const ReplayModel&) = delete;

    /// Shows the match at its beginning. Returns false if its game can't be shown.
    bool show(const ReadMatch& match, const QString& title);
    /// Sets the number of iterations of the search for each decision.
    void setIterations(int iterations) { m_iterations = iterations; }

    [[nodiscard]] bool isOpen() const { return m_history != nullptr; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString warning() const { return m_warning; }
    [[nodiscard]] int last() const { return static_cast<int>(m_decisions.size()) - 1; }
    [[nodiscard]] QVariantList turns() const;
    [[nodiscard]] int place() const { return m_place; }
    [[nodiscard]] QString when() const;
    [[nodiscard]] QString asked() const { return m_asked; }
    [[nodiscard]] QString played() const { return m_played; }
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    [[nodiscard]] QStringList lookers() const;
    [[nodiscard]] int looker() const { return m_looker; }
    void setLooker(int looker);
    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] QStringList kinds() const;
    [[nodiscard]] bool canBranch() const;
    [[nodiscard]] bool isAnalyzing() const { return m_run.isBusy(); }
    [[nodiscard]] int progress() const { return m_run.progress(); }
    [[nodiscard]] bool hasAnalysis() const { return !analysis().evaluations.empty(); }
    [[nodiscard]] const Analysis& analysis() const { return m_run.analysis(); }
    [[nodiscard]] QString mistakesInWords() const { return m_run.mistakesInWords(); }
    /// Selects a match for the result screen and reads its archived analysis, without opening a replay.
    void selectForAnalysis(const SavedMatch& match);
    /// Stops the analysis and keeps its results so far.
    void stopAnalysis();
    [[nodiscard]] QVariantList curves() const;
    [[nodiscard]] QVariantList marks() const;
    [[nodiscard]] QStringList verdict() const;
    [[nodiscard]] bool isMistake() const;

    /// Jumps to a place without playback.
    Q_INVOKABLE void go(int place);
    /// Moves to the next decision and plays back the moments in between.
    Q_INVOKABLE void forward();
    Q_INVOKABLE void back();
    Q_INVOKABLE void toStart() { go(0); }
    Q_INVOKABLE void toEnd() { go(last()); }
    /// Jumps to the beginning of a turn: the current or the previous one (-1), or the next one (1).
    Q_INVOKABLE void turn(int step);
    /// Starts or stops automatic playback.
    Q_INVOKABLE void play();
    /// Jumps to the decision before a line of the log, counted from 0 including headings.
    Q_INVOKABLE void goToLine(int line);
    /// Jumps to the next mistake, or the previous one (-1).
    Q_INVOKABLE void goToMistake(int step);
    /// Continues from here as a new match: `kinds` are indices into kinds(), by seat.
    Q_INVOKABLE void branch(const QList<int>& kinds);
    /// Starts the analysis, or stops it and keeps its results so far.
    Q_INVOKABLE void analyze();
    /// Starts the analysis unless it is running or complete.
    Q_INVOKABLE void ensureAnalysis();
    Q_INVOKABLE void close();

signals:
    void opened();
    void moved();
    void playingChanged();
    void analyzed();
    void judged();
    void branchWanted(const duelogue::SavedMatch& match);

private:
    TableModel& m_table;
    Preferences m_preferences;
    MomentRecorder m_recorder;
    MomentPlayback m_pace;
    QTimer m_next;  ///< pause before the next decision during automatic playback
    AnalysisRun m_run;
    const Game* m_game = nullptr;
    SavedMatch m_match;
    std::vector<QString> m_cloths;  ///< Occupant::cloth of each seat
    QString m_title;
    QString m_warning;
    std::unique_ptr<MatchHistory> m_history;
    std::vector<Decision> m_decisions;
    int m_place = 0;
    int m_looker = 0;
    bool m_playing = false;
    QString m_asked;
    QString m_played;
    mutable std::map<int, ReplyEvaluationWords> m_judged;  ///< by ReplyEvaluation::at, filled on demand
    int m_iterations = 600;

    void connectTable();
    void advance();
    void runTo(std::size_t replies);
    void stopPlaying();
    void showPlace();
    void retell();
    void word();
    void wordEvaluations(std::span<const ReplyEvaluation> evaluations) const;
    [[nodiscard]] PlayerId viewer() const;
    [[nodiscard]] bool isAllOpen() const;
    [[nodiscard]] std::vector<Occupant> occupants() const;
    [[nodiscard]] TableState tableOf(const ReadableMatch& match) const;
    [[nodiscard]] const Decision& here() const { return m_decisions[static_cast<std::size_t>(m_place)]; }
    [[nodiscard]] std::vector<QString> kindIds() const;
    [[nodiscard]] std::optional<double> chanceAtEnd(std::size_t seat) const;
    [[nodiscard]] int placeOf(int at) const;
    [[nodiscard]] std::vector<int> mistakes() const;
};

}  // namespace duelogue
