#include "app/start/DeckDraft.h"

namespace duelogue {

void DeckDraft::show(const SetupDraft& draft) {
    m_draft = draft;
    m_open = true;
    emit changed();
    type(draft.name);
    emit shown();
}

void DeckDraft::type(const QString& name) {
    m_draft.name = name;
    emit named();
    emit typed(name.simplified());
}

void DeckDraft::remark(const QString& remark) {
    if (remark == m_remark) return;
    m_remark = remark;
    emit remarked();
}

void DeckDraft::keep(const QString& name) {
    if (!m_open || m_draft.cards.isEmpty()) return;
    m_open = false;
    emit changed();
    emit keepWanted(name.simplified());
}

void DeckDraft::drop() {
    m_open = false;
    emit changed();
}

}  // namespace duelogue
