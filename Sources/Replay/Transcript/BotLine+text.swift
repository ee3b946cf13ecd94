/// How a transcript writes what the bot did, and reads it again.
extension BotLine {
    /// The lines of a transcript; the chat of `speaker` needs no name.
    func written(speaker: String?) -> [String] {
        let head = "bot" + (chat == speaker ? "" : "/" + chat) + marks + " "
        switch verb {
        case .says where media.isEmpty: return body(after: head.dropLast() + ":")
        case .says: return body(after: head + media)
        case .edits: return body(after: head + (media.isEmpty ? "edits:" : "edits " + media))
        case .popUp: return body(after: head + "pop-up:")
        case .reacts: return [head + "reacts " + text]
        case .pins: return [head + "pins: " + text]
        case .unpins: return [head + "unpins: " + text]
        case .deletes: return [head + "deletes"]
        case .ignores: return [head + "does not answer"]
        }
    }

    private var marks: String { (isSilent ? " (silent)" : "") + (effect.map { " (effect \($0))" } ?? "") }

    private func body(after head: String) -> [String] {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let first = lines[0].isEmpty ? head : head + " " + lines[0]
        let isWholeText = rows.isEmpty && facts.isEmpty
        let further = lines.indices.dropFirst().map { index in
            Self.escaped(lines[index], isLast: isWholeText && index == lines.count - 1)
        }
        return [first] + further + facts.map { "    " + Self.factMark + $0 } + rows.map { "    " + $0 }
    }

    private static let factMark = "| "

    /// An empty line stays empty; what could be read as buttons, as a fact or as empty begins with a backslash.
    private static func escaped(_ line: String, isLast: Bool) -> String {
        if line.isEmpty, !isLast { return "" }
        let needsMark = ["[", "\\", "|"].contains(line.first) || line.allSatisfy(\.isWhitespace)
        return "    " + (needsMark ? "\\" : "") + line
    }

    /// Takes the further lines of a message apart into words, facts of its picture, and buttons.
    mutating func take(_ first: String, further: [String]) {
        let rowCount = further.reversed().prefix { ButtonRow.labels($0) != nil }.count
        rows = Array(further.suffix(rowCount))
        let lines = further.dropLast(rowCount)
        let factCount = lines.reversed().prefix { $0.hasPrefix(Self.factMark) }.count
        facts = lines.suffix(factCount).map { String($0.dropFirst(Self.factMark.count)) }
        let words = lines.dropLast(factCount).map { $0.first == "\\" ? String($0.dropFirst()) : $0 }
        text = ([first] + words).joined(separator: "\n")
    }
}
