import Core
import Language

/// "@ben buy coffee, @cara buy cake", "@ben and @cara clean the bath": who is to do what, each a wish by itself.
struct AskedInLine {
    /// As typed, with their "@".
    private(set) var names: [String] = []
    /// "@ben buy coffee" for each; one where one person is asked.
    private(set) var parts: [String] = []
    private let language: LanguageID

    /// nil where the line begins with nobody's name; a word like "add" may stand before it.
    init?(_ line: ReadLine) {
        language = line.language
        if let several = Self.severalToldTo(line) {
            (names, parts) = (several.names, several.names.map { "\($0) \(several.deed)" })
            return
        }
        guard line.text.utf8.contains(UInt8(ascii: "@")) else { return nil }
        let words = line.text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let start = words.firstIndex(where: Self.isName), start == 0 || start == 1 && line.isPutting else {
            return nil
        }
        var rest = words[start...]
        while let first = rest.first, Self.isName(first) {
            guard let group = Self.group(&rest, line) else { return nil }
            names += group.names
            parts += group.names.map { "\($0) \(group.deed)" }
        }
    }

    /// "ask Ben and Cara to pay by Sunday"; nil for one person, and for any other line.
    private static func severalToldTo(_ line: ReadLine) -> (names: [String], deed: String)? {
        guard let rest = line.object(of: .askingOthers) else { return nil }
        let words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let link = words.firstIndex(where: { line.means($0, .toDo) }), (3...8).contains(link) else { return nil }
        let joint = words[..<link].filter { isJoint($0, line) || $0.hasSuffix(",") }
        let names = words[..<link].map(bare).filter { !$0.isEmpty && !isJoint($0, line) }
        let deed = words[(link + 1)...].joined(separator: " ")
        guard !joint.isEmpty, names.count > 1, joint.count + 2 > names.count, !deed.isEmpty else { return nil }
        return (names.map { $0.hasPrefix("@") ? $0 : "@\($0)" }, deed)
    }

    /// "@ben where are you", "@ben lol": what is said to one person and is nothing to do; nil for anything else.
    var talk: (name: String, isQuestion: Bool)? {
        guard let name = names.first, names.count == 1, let part = parts.first else { return nil }
        let words = String(part.dropFirst(name.count)).trimmed
        let bare = LineReader.read(words.withoutEnd, language: language)
        let isQuestion =
            bare.asks && (bare.asksPlainly || bare.tokens.prefix(3).contains { bare.means($0.key, .asker) })
        guard isQuestion || SignalWord.chatting.isSaid(by: words) else { return nil }
        return (String(name.drop { $0 == "@" }), isQuestion)
    }

    private static func isName(_ word: String) -> Bool { word.hasPrefix("@") && word.count > 1 }

    /// The people at the beginning, and what they are to do up to the next of them.
    private static func group(_ words: inout ArraySlice<String>, _ line: ReadLine) -> (names: [String], deed: String)? {
        var names: [String] = []
        while let first = words.first,
            isName(first) || !names.isEmpty && isJoint(first, line) && words.dropFirst().first.map(isName) == true
        {
            words.removeFirst()
            if isName(first) { names.append(bare(first)) }
        }
        var deed: [String] = []
        while let first = words.first,
            !isName(first) || deed.last.map({ $0.hasSuffix(",") || isJoint($0, line) }) != true
        {
            words.removeFirst()
            deed.append(first)
        }
        while let last = deed.last, !words.isEmpty, isJoint(last, line) { deed.removeLast() }
        let text = bare(deed.joined(separator: " "))
        return text.isEmpty ? nil : (names, text)
    }

    private static func isJoint(_ word: String, _ line: ReadLine) -> Bool {
        word == "," || word == "&" || line.means(word, .and)
    }

    /// Without the mark behind it.
    private static func bare(_ words: String) -> String {
        var words = words
        while let last = words.last, ",:;".contains(last) { words.removeLast() }
        return words
    }
}
