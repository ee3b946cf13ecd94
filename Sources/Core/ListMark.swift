/// The sign before an entry of a list, as people and other programs write it: "-", "•", "→", "1.", "[ ]", "☐", "✅".
package struct ListMark: Hashable, Sendable {
    /// A box or a tick stands there.
    package let isTicked: Bool
    /// What stands behind it; nothing for a sign alone.
    package let words: String

    /// nil where no such sign begins the line. Where it `needsBlank`, "-5" and "*so*" have none.
    package init?(_ line: some StringProtocol, needsBlank: Bool = false) {
        var rest = Substring(line).drop(while: \.isWhitespace)
        let isBullet = Self.takeBullet(&rest, needsBlank: needsBlank)
        let box = Self.takeBox(&rest)
        guard isBullet || box != nil else { return nil }
        isTicked = box ?? false
        words = String(rest.drop(while: \.isWhitespace))
    }

    /// The lines with a dash in the place of their numbers, where these count up from 1 and are nothing other: "1. rent",
    /// "2) bins".
    package static func unnumbered(_ lines: [String], unless isOther: (String) -> Bool = { _ in false }) -> [String] {
        let numbers = lines.map(number)
        let counted = numbers.compactMap { $0?.number }
        guard counted.count > 1, counted == Array(1...counted.count), !lines.contains(where: isOther) else {
            return lines
        }
        return zip(lines, numbers).map { line, number in number.map { "- " + $0.rest } ?? line }
    }

    /// "wash car" of "1. wash car"; nil where no number stands before it.
    package static func withoutNumber(_ line: String) -> String? { number(line)?.rest }

    private static func takeBullet(_ rest: inout Substring, needsBlank: Bool) -> Bool {
        if rest.first?.isKeycap == true {
            rest = rest.dropFirst().drop(while: \.isWhitespace)
            return true
        }
        guard let sign = rest.first?.bareSign, bullets.contains(sign) else { return false }
        let behind = rest.dropFirst()
        let isFree = behind.first?.isWhitespace ?? true
        guard isFree || !needsBlank && !strict.contains(sign) || behind.first == "[" else { return false }
        rest = behind.drop(while: \.isWhitespace)
        return true
    }

    private static func takeBox(_ rest: inout Substring) -> Bool? {
        if rest.first == "[" || rest.first == "(" {
            let start = rest.prefix(3).lowercased()
            for (mark, isTicked) in brackets where start.hasPrefix(mark) {
                rest = rest.dropFirst(mark.count)
                return isTicked
            }
        }
        guard let sign = rest.first?.bareSign, let isTicked = boxes[sign] else { return nil }
        rest = rest.dropFirst()
        return isTicked
    }

    private static func number(_ line: String) -> (number: Int, rest: String)? {
        let digits = line.prefix { $0.isASCII && $0.isNumber }, rest = line.dropFirst(digits.count)
        guard digits.count < 3, let number = Int(digits), let sign = rest.first, ".)".contains(sign) else { return nil }
        let words = rest.dropFirst()
        guard words.first?.isWhitespace == true else { return nil }
        return (number, String(words.drop(while: \.isWhitespace)))
    }

    private static let bullets: Set<Unicode.Scalar> = Set(
        "-*+•–—·∙○●◦▪▫■◆◇‣⁃→⇒➜➔➤➡▶►▸»🔹🔸🔵⚪⚫📌👉".unicodeScalars)
    /// Each of these begins other things as well where no blank is behind it: "+43 1 5880".
    private static let strict: Set<Unicode.Scalar> = ["+", "—", "»"]
    private static let brackets = [
        ("[ ]", false), ("[]", false), ("[x]", true), ("[✓]", true), ("( )", false), ("(x)", true),
    ]
    private static let boxes: [Unicode.Scalar: Bool] = [
        "☐": false, "⬜": false, "◻": false, "▢": false, "□": false, "🔲": false, "⭕": false,
        "☑": true, "☒": true, "✓": true, "✔": true, "✅": true, "🗹": true,
    ]
}

extension Character {
    /// "1️⃣", "🔟".
    fileprivate var isKeycap: Bool { self == "🔟" || unicodeScalars.contains("\u{20E3}") }

    /// The sign without what only says how it is drawn; nil for what is made of more.
    fileprivate var bareSign: Unicode.Scalar? {
        let scalars = unicodeScalars.filter { $0 != "\u{FE0F}" && $0 != "\u{FE0E}" }
        return scalars.count == 1 ? scalars.first : nil
    }
}
