#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "app/library/files/Preferences.h"
#include "app/match/remembered/RememberedOffers.h"
#include "app/match/saved/Autosave.h"
#include "app/match/saved/MatchConfig.h"
#include "app/match/saved/Participants.h"
#include "app/match/session/AutoPass.h"
#include "app/match/session/HintSearch.h"
#include "app/match/session/MatchHistory.h"
#include "app/match/session/MomentPlayback.h"
#include "app/match/session/MomentRecorder.h"
#include "app/match/session/ReplyMacroRun.h"
#include "app/match/session/TablePresenter.h"
#include "app/match/session/Thinking.h"
#include "app/match/session/TurnRecap.h"
#include "app/match/table/TableModel.h"

namespace duelogue {

/// The controller of the window's match. It asks people through a TableModel, lets computer players think, plays back
/// the moments between two questions, and autosaves every reply. If all players are computers, the match is watched.
class MatchController : public QObject {
    Q_OBJECT

public:
    explicit MatchController(TableModel& table, PlayerMaker makePlayer = usualPlayer, QObject* parent = nullptr);
    ~MatchController() override;
    MatchController(const MatchController&) = delete;
    MatchController& operator=(const MatchController&) = delete;

    /// Starts a new match with a new id. Returns false if the configuration names a game, player, deck or setting that
    /// does not exist.
    bool begin(const MatchConfig& config, std::uint64_t seed);
    /// Continues the match that was autosaved at the last end of the program. Returns false if no such match exists or
    /// it can't continue.
    bool resume();
    /// Continues any match under its own id. Returns false if its game or one of its players does not exist.
    bool goOn(const SavedMatch& match);
    [[nodiscard]] bool isPlaying() const { return m_history != nullptr; }
    /// Returns the id of the match in the archive.
    [[nodiscard]] QString matchId() const { return m_identity.id; }
    [[nodiscard]] const Match* match() const { return m_history ? &m_history->match() : nullptr; }

signals:
    /// The match was left to edit the deck of a seat. `deck` is the id of the deck.
    void deckEditWanted(int seat, const QString& game, const QString& deck);

private:
    TableModel& m_table;
    PlayerMaker m_makePlayer;
    Preferences m_preferences;
    MomentPlayback m_pace;
    MomentRecorder m_recorder;
    TurnRecap m_lookBack;  ///< the other players' last turn, as the viewer saw it
    Thinking m_thinking;
    HintSearch m_hints;
    std::optional<Participants> m_participants;
    std::unique_ptr<MatchHistory> m_history;
    MatchIdentity m_identity;
    PlayerId m_viewer;  ///< the person at the screen
    bool m_curtain = false;
    RememberedAnswers m_remembered;
    std::vector<RememberedOffer> m_offers;  ///< of the question that is shown: TableQuestion::memories
    int m_rememberedInARow = 0;             ///< number of remembered replies since a person's last choice
    AutoPass m_autoPass;
    CommunicationId m_takingAll;  ///< the question whose remaining replies are all chosen, one after another
    ReplyMacroRun m_replyMacro;
    TablePresenter m_tables;
    std::vector<int> m_skipped;           ///< TableState::skipped
    std::optional<std::size_t> m_backTo;  ///< the reply to which a confirmed undo returns
    std::optional<Reply> m_ready;         ///< a computer's reply; in a watched match it waits for the playback
    std::vector<QString> m_problems;      ///< the problem of each seat's player, as last logged
    QString m_notice;
    bool m_ownTurnSince = false;

    // Actions of the person.
    void connectTable();
    void answered(int index);
    void choose();
    void remember(const RememberedOffer& offer);
    void revoke(int row);
    void undo();
    void undoTurn();
    void goBack(std::optional<std::size_t> choice);
    void takeBack();
    void redo();
    void concede();
    void beginClock(const std::vector<ChessClock::Time>& left);
    void runOutOfTime();
    void passOn();
    void passTurn();
    void pass(AutoPass::Until until);
    void hint();
    void hintFound(const std::vector<Hint>& hints);
    void hintExplained(const std::vector<Estimate>& differences);
    void raiseCurtain();
    void again();
    void againWithSameHands();
    void goToNext(const std::vector<Deck>& decks);
    void leave();
    void editDeck();
    void lookBack();
    void showNext();
    void hurry();
    void pause();
    void step();

    // Progress of the match.
    [[nodiscard]] bool restore(const SavedMatch& match);
    [[nodiscard]] bool sit(const MatchConfig& config, std::uint64_t seed, std::vector<Deck> decks);
    void runOn();
    void turnToAsked();
    void thought(const Reply& reply);
    void play();
    [[nodiscard]] bool take(PlayerId player, const Reply& reply);
    void remarkProblem(PlayerId player);
    [[nodiscard]] Reply instead(PlayerId player) const;
    void tellEnd();
    [[nodiscard]] std::optional<Reply> goesWithoutAsking(const Replies& replies);
    [[nodiscard]] std::optional<Reply> remembered();
    void stopPassingIfConcerned();

    // Display and saving.
    void show();
    void retell();
    [[nodiscard]] TableState tableOf(const ReadableMatch& match, const MatchLog& log) const;
    void addSession(TableState& table, const ReadableMatch& match) const;
    void offerMemories(TableState& table);
    void addMemories(TableState& table) const;
    void keep();
    void putAway();
    [[nodiscard]] SavedMatch kept() const;
    [[nodiscard]] bool isWatched() const;
    void noteSkipped();
    [[nodiscard]] std::optional<std::size_t> lastChoice() const;
    [[nodiscard]] std::optional<std::size_t> undoPlace() const;
    [[nodiscard]] std::optional<std::size_t> firstChoiceOfTurn() const;
    [[nodiscard]] std::optional<TableLeave> leaveFor(std::size_t choice) const;
    [[nodiscard]] bool canRedo() const;
    void stepAside();
    void remember(const TableState& beat);
    [[nodiscard]] std::optional<std::size_t> lastTurnOfOthers() const;
    void recall();
    void forget();
};

}  // namespace duelogue
