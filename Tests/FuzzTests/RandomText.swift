import Core
import TestSupport

extension SeededRandom {
    /// Words that mark-up, counting and cutting dislike.
    private static let pieces = [
        "a", "word ", " ", "\n", "\r\n", "\t", "<", ">", "&", "\"", "&amp;", "&#60;", "&lt", "</b>", "<b>",
        "<a href=\"",
        "&nbsp;", "e\u{301}", "é", "👍🏽", "👨‍👩‍👧", "🇦🇹", "\u{200D}", "\u{200B}", "\u{FEFF}", "שלום ", "مرحبا ", "\u{202E}",
        "𝒳", "漢字",
        "\u{0}", "\u{1B}", "\u{FFFE}", "\u{10FFFF}", "\u{E0067}\u{E007F}", "\u{2028}", "https://a.example/?b=c&d",
        "@ana", "#x", "/pin",
        "12:30", "ana@example.org",
    ]

    private static let addresses = [
        "https://example.org/", "https://example.org/a?b=c&d=\"e\"<f>", "http://x.example/#'", "tg://user?id=5",
        "no address", "",
        "https://example.org/a b", "https://exämple.org/🙂",
    ]

    private mutating func text() -> String {
        let piece = pick(Self.pieces)
        let times = below(40) == 0 ? below(5000) : 1
        return String(repeating: piece, count: times) + (below(6) == 0 ? String(Character(scalar())) : "")
    }

    mutating func richText() -> RichText {
        RichText(
            spans: (0...below(30)).map { _ in
                let words = (0...below(4)).map { _ in text() }.joined()
                return RichText.Span(words, pick([.plain, .plain, .bold, .italic, .code, .link(pick(Self.addresses))]))
            })
    }
}
