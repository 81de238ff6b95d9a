#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/Games.h"
#include "app/HintSearch.h"
#include "app/LogBook.h"
#include "app/Setup.h"
#include "app/Staging.h"
#include "app/TableModel.h"
#include "match/Journal.h"
#include "match/Match.h"
#include "players/ComputerPlayer.h"

namespace duelogue {

/// The match of the window: it asks the people through a TableModel, lets the computer players think in a worker
/// thread, and keeps every reply. A match is its beginning and its replies, so taking one back is playing the others
/// again.
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(TableModel& table, QObject* parent = nullptr);
    ~Session() override;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Begins a match; a new one each time. False where the wish names what isn't there.
    bool begin(const MatchWish& wish, std::uint64_t seed);
    /// Goes on with the match that was kept when the program ended last. False where there is none, or it can't go on.
    bool resume();
    [[nodiscard]] bool isPlaying() const { return m_match != nullptr; }
    [[nodiscard]] const Match* match() const { return m_match.get(); }

signals:
    /// The match waits for a person, or is over; the table shows it.
    void settled();

private:
    struct Seat {
        Sitter sitter;
        std::unique_ptr<ComputerPlayer> player;  ///< null: a person
        QString problem;                         ///< what has gone wrong with the player
    };

    TableModel& m_table;
    MatchWish m_wish;
    const Game* m_game = nullptr;
    std::vector<Deck> m_decks;
    MatchStart m_start;
    std::vector<JournalEntry> m_replies;  ///< all that were taken, the forced ones too
    std::vector<Seat> m_seats;
    std::unique_ptr<Match> m_match;
    LogBook m_log;
    PlayerId m_viewer;  ///< the person who looks
    bool m_curtain = false;
    bool m_passing = false;       ///< "pass until something happens"
    CommunicationId m_takingAll;  ///< the question to which everything is answered, one after the other
    Replies m_shown;              ///< the replies as the table counts them
    QFutureWatcher<Reply> m_thinking;
    std::stop_source m_stop;
    HintSearch m_hints;

    // What the person does.
    void answered(int index);
    void undo();
    void concede();
    void passOn();
    void hint();
    void hintFound(const std::vector<Hint>& hints);
    void raiseCurtain();
    void again();
    void leave();

    [[nodiscard]] bool seat(const MatchWish& wish, std::uint64_t seed, std::vector<Deck> decks);
    void give(const Reply& reply);
    void goOn();
    void think();
    void thought();
    void stopThinking();
    void tellEnd();
    void replay(std::size_t count);
    void show();
    void keep() const;
    [[nodiscard]] std::vector<Sitter> sitters() const;
    [[nodiscard]] PlayerId firstPerson() const;
    [[nodiscard]] bool isPerson(PlayerId player) const { return m_seats[player.value].player == nullptr; }
    [[nodiscard]] std::size_t peopleCount() const;
    [[nodiscard]] std::size_t lastOwnReply() const;
    [[nodiscard]] bool answersItself(const Replies& replies, Reply& reply);
};

}  // namespace duelogue
