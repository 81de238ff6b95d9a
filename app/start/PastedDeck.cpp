#include "app/start/PastedDeck.h"

namespace duelogue {

void PastedDeck::show(const SetupDraft& draft) {
    m_draft = draft;
    m_open = true;
    emit changed();
    type(draft.name);
    emit shown();
}

void PastedDeck::type(const QString& name) {
    m_draft.name = name;
    emit named();
    emit typed(name.simplified());
}

void PastedDeck::remark(const QString& remark) {
    if (remark == m_remark) return;
    m_remark = remark;
    emit remarked();
}

void PastedDeck::keep(const QString& name) {
    if (!m_open || m_draft.cards.isEmpty()) return;
    m_open = false;
    emit changed();
    emit keepWanted(name.simplified());
}

void PastedDeck::drop() {
    m_open = false;
    emit changed();
}

}  // namespace duelogue
