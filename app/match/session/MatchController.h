#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "app/library/files/AutoPassSettings.h"
#include "app/library/files/Preferences.h"
#include "app/match/saved/Autosave.h"
#include "app/match/saved/MatchConfig.h"
#include "app/match/saved/Participants.h"
#include "app/match/session/HintSearch.h"
#include "app/match/session/MatchHistory.h"
#include "app/match/session/MomentPlayback.h"
#include "app/match/session/MomentRecorder.h"
#include "app/match/session/ReplyMacroRun.h"
#include "app/match/session/Thinking.h"
#include "app/match/session/TurnRecap.h"
#include "app/match/table/TableModel.h"

namespace duelogue {

class ReplyPreview;

/// The match of the window: it asks the people through a TableModel, lets the computer players think, shows what
/// happens between two questions at a pace that can be followed, and keeps every reply. Where all players are
/// computers, it is watched.
class MatchController : public QObject {
    Q_OBJECT

public:
    explicit MatchController(TableModel& table, PlayerMaker makePlayer = usualPlayer, QObject* parent = nullptr);
    ~MatchController() override;
    MatchController(const MatchController&) = delete;
    MatchController& operator=(const MatchController&) = delete;

    /// Begins a match; a new one each time. False where the wish names what isn't there.
    bool begin(const MatchConfig& wish, std::uint64_t seed);
    /// Goes on with the match that was kept when the program ended last. False where there is none, or it can't go on.
    bool resume();
    /// Goes on with any match, and keeps it under its own id. False where the players or decks of it are not there.
    bool goOn(const SavedMatch& match);
    [[nodiscard]] bool isPlaying() const { return m_course != nullptr; }
    /// Under which it is kept among all matches.
    [[nodiscard]] QString matchId() const { return m_identity.id; }
    [[nodiscard]] const Match* match() const { return m_course ? &m_course->match() : nullptr; }

private:
    /// Who passes, since which turn, and until when: something happens to them, or the turn is over, whatever happens.
    struct AutoPass {
        enum class Until { Something, TurnIsOver };
        PlayerId player;
        int turn = 0;
        Until until = Until::Something;
    };

    TableModel& m_table;
    PlayerMaker m_makePlayer;
    Preferences m_preferences;
    MomentPlayback m_pace;
    MomentRecorder m_beats;
    TurnRecap m_lookBack;  ///< what the others did in their last turn, as the viewer has seen it
    Thinking m_thinking;
    HintSearch m_hints;
    std::optional<Participants> m_seating;
    std::unique_ptr<MatchHistory> m_course;
    MatchIdentity m_identity;
    PlayerId m_viewer;  ///< the person who looks
    bool m_curtain = false;
    std::optional<AutoPass> m_passing;
    AutoPassSettings m_asking;    ///< as it was settled when the match went on last
    CommunicationId m_takingAll;  ///< the question to which everything is answered, one after the other
    ReplyMacroRun m_errand;
    Replies m_shown;                    ///< the replies as the table counts them
    std::vector<ReplyMacro> m_offered;  ///< likewise what of several replies is offered as one
    std::optional<Reply> m_ready;       ///< what a watched computer has thought of and will do when it can be followed
    std::vector<QString> m_problems;    ///< of each seat's player, as the log has them
    QString m_notice;
    bool m_ownTurnSince = false;

    // What the person does.
    void connectTable();
    void answered(int index);
    void undo();
    void takeBack();
    void redo();
    void concede();
    void passOn();
    void passTurn();
    void pass(AutoPass::Until until);
    void hint();
    void hintFound(const std::vector<Hint>& hints);
    void raiseCurtain();
    void again();
    void goToNext(const std::vector<Deck>& decks);
    void leave();
    void lookBack();
    void showNext();
    void hurry();
    void pause();
    void step();

    // Going on.
    [[nodiscard]] bool sit(const MatchConfig& wish, std::uint64_t seed, std::vector<Deck> decks);
    void runOn();
    void turnToAsked();
    void thought(const Reply& reply);
    void play();
    [[nodiscard]] bool take(PlayerId player, const Reply& reply);
    void remarkProblem(PlayerId player);
    [[nodiscard]] Reply instead(PlayerId player) const;
    void tellEnd();
    [[nodiscard]] bool awaitsLastWord() const;
    [[nodiscard]] bool isAskedAnyway() const;
    [[nodiscard]] std::optional<Reply> goesWithoutAsking(const Replies& replies);
    [[nodiscard]] std::optional<Reply> passing(const View& view);
    [[nodiscard]] bool passesTurn() const;
    [[nodiscard]] bool isStop() const;
    [[nodiscard]] bool isChanceWanted() const;
    [[nodiscard]] Reply nextOfAll(const Replies& replies) const;

    // Showing and keeping.
    void show();
    void retell();
    [[nodiscard]] TableState tableOf(const Match& match, const Replies& replies, const MatchLog& log) const;
    void tellSeries(TableState& table, const Match& match) const;
    void tellCourse(TableState& table) const;
    void offerErrands(TableState& table);
    void foretell(TableState& table) const;
    void warn(const TableState& table, const ReplyPreview& trial, TableAnswer& answer) const;
    void noteHindrances(TableState& table) const;
    void keep();
    void putAway();
    [[nodiscard]] SavedMatch kept() const;
    [[nodiscard]] bool isWatched() const;
    [[nodiscard]] std::optional<std::size_t> lastChoice() const;
    [[nodiscard]] std::optional<TableLeave> leaveFor(std::size_t choice) const;
    [[nodiscard]] bool canRedo() const;
    void stepAside();
    void remember(const TableState& beat);
    [[nodiscard]] std::optional<std::size_t> lastTurnOfOthers() const;
    void recall();
    void forget();
};

}  // namespace duelogue
