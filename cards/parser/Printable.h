#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace duelogue {

/// Returns foreign text (of a file, a deck, a bot or a card) in a form that is safe to print. Control characters,
/// bidirectional formatting and invalid UTF-8 become escapes such as \x1b or \u202e. Line breaks and tabs stay.
[[nodiscard]] std::string printable(std::string_view text);
/// Returns JSON in a form that is safe to print. It does the same as printable(), with JSON escapes such as \\u007f, so
/// the meaning of the JSON stays the same. The text must be UTF-8.
[[nodiscard]] std::string printableJson(std::string_view json);
/// Returns the position of the first invalid UTF-8 sequence, or the size of the text.
[[nodiscard]] std::size_t endOfUtf8(std::string_view text);

/// A stream that writes printable() text to another stream. If writing to the other stream fails, writing to this one
/// fails.
class PrintableStream : public std::ostream {
public:
    explicit PrintableStream(std::ostream& to) : std::ostream(nullptr), m_lines(to) { rdbuf(&m_lines); }
    ~PrintableStream() override { flush(); }
    PrintableStream(const PrintableStream&) = delete;
    PrintableStream& operator=(const PrintableStream&) = delete;
    /// Returns the number of bytes that wait for the end of their line.
    [[nodiscard]] std::size_t held() const { return m_lines.held(); }

private:
    /// Forwards whole lines, so that multi-byte characters stay complete. Flushing forwards the rest.
    class Lines : public std::streambuf {
    public:
        explicit Lines(std::ostream& to) : m_to(to) {}
        [[nodiscard]] std::size_t held() const { return m_text.size(); }

    protected:
        int_type overflow(int_type letter) override;
        std::streamsize xsputn(const char* letters, std::streamsize count) override;
        int sync() override;

    private:
        std::ostream& m_to;
        std::string m_text;

        bool handOn(std::size_t count);
    };
    Lines m_lines;
};

}  // namespace duelogue
