#include "cards/data/EffectNames.h"

namespace duelogue {

// The switches omit the default, so the compiler asks for the name of a new enumerator.

std::string_view nameOf(Term term) {
    switch (term) {
        case Term::Number:
            return "number";
        case Term::X:
            return "x";
        case Term::ThatMuch:
            return "that much";
        case Term::Count:
            return "count";
        case Term::CountPlayers:
            return "count players";
        case Term::Figure:
            return "figure";
        case Term::PlayerValue:
            return "player value";
        case Term::Plus:
            return "plus";
        case Term::Minus:
            return "minus";
        case Term::Times:
            return "times";
        case Term::HalfUp:
            return "half up";
        case Term::Always:
            return "always";
        case Term::Not:
            return "not";
        case Term::And:
            return "and";
        case Term::Or:
            return "or";
        case Term::AtLeast:
            return "at least";
        case Term::More:
            return "more";
        case Term::Equal:
            return "equal";
        case Term::Any:
            return "any";
        case Term::Is:
            return "is";
        case Term::Fact:
            return "fact";
        case Term::You:
            return "you";
        case Term::Others:
            return "others";
        case Term::EveryPlayer:
            return "every player";
        case Term::TargetPlayer:
            return "target player";
        case Term::ControllerOf:
            return "controller of";
        case Term::OwnerOf:
            return "owner of";
        case Term::EventPlayer:
            return "event player";
        case Term::EachPlayer:
            return "each player";
        case Term::This:
            return "this";
        case Term::Target:
            return "target";
        case Term::EveryTarget:
            return "every target";
        case Term::EventCard:
            return "event card";
        case Term::EventSource:
            return "event source";
        case Term::Chosen:
            return "chosen";
        case Term::NotChosen:
            return "not chosen";
        case Term::Paid:
            return "paid";
        case Term::EachCard:
            return "each card";
        case Term::Filtered:
            return "filtered";
        case Term::Top:
            return "top";
        case Term::Both:
            return "both";
        case Term::Among:
            return "among";
        case Term::HostOf:
            return "host of";
        case Term::PlaceOf:
            return "place of";
        case Term::Named:
            return "named";
        case Term::Over:
            return "over";
        case Term::Sum:
            return "sum";
        case Term::Least:
            return "least";
        case Term::Greatest:
            return "greatest";
        case Term::Counters:
            return "counters";
        case Term::Role:
            return "role";
        case Term::PrintNamed:
            return "print named";
        case Term::PrintOf:
            return "print of";
        case Term::PrintChosen:
            return "print chosen";
    }
    return {};
}

std::string_view nameOf(Comparison comparison) {
    switch (comparison) {
        case Comparison::None:
            return "none";
        case Comparison::AtMost:
            return "at most";
        case Comparison::AtLeast:
            return "at least";
        case Comparison::Exactly:
            return "exactly";
        case Comparison::Below:
            return "below";
    }
    return {};
}

std::string_view nameOf(Op op) {
    switch (op) {
        case Op::Do:
            return "do";
        case Op::If:
            return "if";
        case Op::May:
            return "may";
        case Op::ForEachCard:
            return "for each card";
        case Op::ForEachPlayer:
            return "for each player";
        case Op::Repeat:
            return "repeat";
        case Op::ChooseOne:
            return "choose one";
        case Op::Option:
            return "option";
        case Op::Choose:
            return "choose";
        case Op::ChooseNumber:
            return "choose number";
        case Op::Order:
            return "order";
        case Op::Unless:
            return "unless";
        case Op::Contest:
            return "contest";
        case Op::Float:
            return "float";
        case Op::ChooseFamily:
            return "choose family";
        case Op::ChooseName:
            return "choose name";
    }
    return {};
}

std::string_view nameOf(Picking picking) {
    switch (picking) {
        case Picking::ByPlayer:
            return "by player";
        case Picking::AtRandom:
            return "at random";
    }
    return {};
}

std::string_view nameOf(Place place) {
    switch (place) {
        case Place::Top:
            return "top";
        case Place::Bottom:
            return "bottom";
        case Place::Shuffled:
            return "shuffled";
    }
    return {};
}

std::string_view nameOf(AbilityKind kind) {
    switch (kind) {
        case AbilityKind::Played:
            return "played";
        case AbilityKind::Triggered:
            return "triggered";
        case AbilityKind::Activated:
            return "activated";
        case AbilityKind::Static:
            return "static";
        case AbilityKind::Preempt:
            return "preempt";
        case AbilityKind::Response:
            return "response";
    }
    return {};
}

std::string_view nameOf(Preemption preemption) {
    switch (preemption) {
        case Preemption::Prevent:
            return "prevent";
        case Preemption::Change:
            return "change";
        case Preemption::Replace:
            return "replace";
        case Preemption::Ahead:
            return "ahead";
    }
    return {};
}

}  // namespace duelogue
