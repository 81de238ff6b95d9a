#include "app/games/netrun/NetrunMoments.h"

#include "app/games/netrun/NetrunFace.h"
#include "app/games/presenter/MomentWriter.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

namespace {

class NetrunMomentWriter final : public MomentWriter {
public:
    explicit NetrunMomentWriter(const View& view) : MomentWriter(view) {}

private:
    [[nodiscard]] TableFace face(CardId card) const override { return faceOf(match(), card); }

    /// Accessed and stolen cards concern their owner.
    [[nodiscard]] PlayerId concerned(CardId card) const override { return state().card(card).owner; }

    [[nodiscard]] Result moved(const VerbBody& /*verb*/) override {
        return as(isPartOf(Verb::Trash) ? Kind::Death : Kind::Move);
    }

    [[nodiscard]] Result gained(const VerbBody& verb, int amount) override {
        if (verb.detail != static_cast<std::uint8_t>(PlayerValue::Credits)) return std::nullopt;
        return numbers(amount, Kind::Value);
    }

    /// Returns the card's frame; empty if the viewer does not know the card.
    [[nodiscard]] QString frameOf(CardId card) const {
        const TableFace known = face(card);
        return known.name.isEmpty() ? QString() : known.frame;
    }

    /// Draws an arrow from the Runner's identity to the server of the run or to the ice encountered.
    [[nodiscard]] Result towards() {
        for (const CardId id : state().zone(runner, Zone::Play)) {
            if (has(state().card(id), Trait::Identity)) moment().source = id.value;
        }
        moment().targetCards = moment().cards;
        moment().cards.clear();
        moment().concerns = {corp.value};
        return as(Kind::Advance);
    }

    [[nodiscard]] Result ownVerb(const VerbBody& verb) override {
        switch (static_cast<Verb>(completed().kind.value)) {
            case Verb::Played:
            case Verb::Rez:
            case Verb::RezFree:
            case Verb::Expose:
            case Verb::Access:
            case Verb::Steal:
            case Verb::Score:
                return faces();
            case Verb::Installed:
                return as(Kind::Move);
            case Verb::RunBegins:
            case Verb::Encounter:
                return towards();
            case Verb::Succeed:
            case Verb::Advance:
            case Verb::Derez:
            case Verb::Boost:
            case Verb::Become:
            case Verb::PutCounters:
            case Verb::TakeCounters:
                return as(Kind::Change);
            case Verb::Damage:
                return numbers(-verb.amount, Kind::Damage, verb.source ? frameOf(verb.source) : QString());
            case Verb::Tag:
                return as(Kind::Change);
            case Verb::TakeCredits:
                return as(Kind::Change);
            default:
                return std::nullopt;
        }
    }
};

}  // namespace

std::optional<TableMoment> makeMoment(const View& view) { return NetrunMomentWriter(view).write(); }

}  // namespace duelogue::netrun
