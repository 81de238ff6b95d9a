#include "app/library/reference/ReferencePage.h"

#include <cctype>
#include <cstddef>

namespace duelogue {

std::string code(const std::string& text) { return "`" + text + "`"; }

std::string codeList(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) list += (list.empty() ? "" : ", ") + code(word);
    return list;
}

void ReferencePage::title(std::string_view text) { m_text.append("# ").append(text).append("\n\n"); }

void ReferencePage::heading(std::string_view text) { m_text.append("## ").append(text).append("\n\n"); }

void ReferencePage::subheading(std::string_view text) { m_text.append("### ").append(text).append("\n\n"); }

void ReferencePage::paragraph(std::string text) {
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    m_text += text + "\n\n";
}

void ReferencePage::table(std::string_view first, std::string_view second) {
    m_text.append("| ").append(first).append(" | ").append(second).append(" |\n|---|---|\n");
}

void ReferencePage::row(const std::string& first, std::string second) {
    for (std::size_t at = 0; (at = second.find('|', at)) != std::string::npos; at += 2) second.insert(at, "\\");
    m_text += "| " + first + " | " + second + " |\n";
}

void ReferencePage::entry(const std::string& text) { m_text += "- " + text + "\n"; }

void ReferencePage::end() { m_text += "\n"; }

}  // namespace duelogue
