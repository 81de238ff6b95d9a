#include "app/games/tribute/TributeMoments.h"

#include <algorithm>

#include "app/games/presenter/MomentWriter.h"
#include "app/games/presenter/TableWords.h"
#include "app/games/tribute/TributeFace.h"
#include "app/games/tribute/TributeTr.h"
#include "match/tribute/Battle.h"
#include "match/tribute/Field.h"

namespace duelogue::tribute {

namespace {

DUELOGUE_TR_OF(Tribute)

QString named(const TableFace& face) { return QString("[[%1|%2]]").arg(face.frame, withinLine(face.name)); }

class TributeMomentWriter final : public MomentWriter {
public:
    explicit TributeMomentWriter(const View& view) : MomentWriter(view) {}

private:
    [[nodiscard]] TableFace face(CardId card) const override { return faceOf(match(), card); }

    [[nodiscard]] Result moved(const VerbBody& /*verb*/) override {
        if (isPartOf(Verb::Summon)) return std::nullopt;  // shown by the summon itself
        const bool dies = isPartOf(Verb::Destroy) || isPartOf(Verb::BattleDestroy) || isPartOf(Verb::Tribute);
        return as(dies ? Kind::Death : Kind::Move);
    }

    [[nodiscard]] Result gained(const VerbBody& /*verb*/, int amount) override { return numbers(amount, Kind::Value); }

    /// Life points lost to a card's effect.
    [[nodiscard]] Result burnt(const VerbBody& verb) {
        const TableFace by = verb.source ? face(verb.source) : TableFace();
        return numbers(-verb.amount, Kind::Value, by.name.isEmpty() ? QString() : by.frame);
    }

    [[nodiscard]] const Battle* battle() const {
        const auto found =
            std::ranges::find_if(state().communications, [](const Communication& c) { return c.is<Battle>(); });
        return found == state().communications.end() ? nullptr : &found->as<Battle>();
    }

    void strike(const Battle& battle) {
        TableStrike strike;
        strike.card = battle.attacker.value;
        if (battle.target) {
            strike.toCard = battle.target.value;
        } else {
            strike.toSeat = rivalOf(state(), battle.player).value;
        }
        moment().strikes.push_back(strike);
    }

    [[nodiscard]] Result struck(const VerbBody& verb) {
        if (battle() != nullptr) strike(*battle());
        return numbers(-verb.amount, Kind::Damage);
    }

    /// A battle that cost life points has already been shown.
    [[nodiscard]] Result fought() {
        if (battle() == nullptr || outcomesOf(state(), *battle()).damage != 0) return std::nullopt;
        strike(*battle());
        moment().words = {tr("%1 fights %2").arg(named(face(battle()->attacker)), named(face(battle()->target)))};
        return as(Kind::Damage);
    }

    [[nodiscard]] Result attack(const VerbBody& verb) {
        moment().source = moment().cards.front();
        if (verb.onto()) {
            moment().targetCards = {verb.onto().value};
        } else {
            moment().targetSeats = {rivalOf(state(), doer(verb)).value};
        }
        return as(Kind::Advance);
    }

    [[nodiscard]] Result ownVerb(const VerbBody& verb) override {
        switch (static_cast<Verb>(completed().kind.value)) {
            case Verb::Summon:
            case Verb::OwnSummon:
            case Verb::Activate:
                moment().concerns.clear();
                return faces();
            case Verb::Set:
                return as(Kind::Move);
            case Verb::Flip:
            case Verb::SwitchPosition:
            case Verb::Change:
                return as(Kind::Change);
            case Verb::TakeControl:
                return as(Kind::Move);
            case Verb::Attack:
                return attack(verb);
            case Verb::Damage:
                return burnt(verb);
            case Verb::BattleDamage:
                return struck(verb);
            case Verb::Fought:
                return fought();
            default:
                return std::nullopt;
        }
    }
};

}  // namespace

std::optional<TableMoment> makeMoment(const View& view) { return TributeMomentWriter(view).write(); }

}  // namespace duelogue::tribute
