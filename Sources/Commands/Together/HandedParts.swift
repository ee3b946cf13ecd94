import Actions
import Core
import Language
import Store

extension Session {
    /// Each of several that a line hands over, as one change.
    func handOver(_ parts: [String], _ spoken: Spoken) throws -> Bool {
        try say(
            together {
                try parts.enumerated().map { index, words in
                    let part = spoken.saying(words, id: "\(spoken.message.ref.id)+\(index)")
                    return try self.part(part) {
                        for handing in Handing.readings(of: part.line) where try handOver(handing, part) { return }
                    } asked: {
                    }
                }
            })
        return true
    }

    /// "ben should buy milk" and "ana should buy bread" of what hands both over, "ask cara to mop" also of "ask ben to
    /// sweep, cara to mop"; the whole line where it is one.
    func handedParts(of text: String) throws -> [String] {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard (6...Self.mostHandedWords).contains(words.count) else { return [text] }
        var parts: [[String]] = [[]]
        for (index, word) in words.enumerated() {
            let isJoint = word == "," || SignalWord.and.isSaid(by: word), isEnd = isJoint || word.hasSuffix(",")
            let begun = ((parts.last ?? []) + (isJoint ? [] : [word])).joined(separator: " ")
            if isEnd, index > 2, let lead = try leadHandingOver(words[(index + 1)...], of: words),
                try handsOver(begun.withoutEnd)
            {
                if !isJoint { parts[parts.count - 1].append(String(word.dropLast())) }
                parts.append(lead)
            } else {
                parts[parts.count - 1].append(word)
            }
        }
        return parts.map { $0.joined(separator: " ") }
    }

    /// The verb of the line that is to stand before its rest, none where the rest hands over by itself; nil where it does
    /// neither.
    private func leadHandingOver(_ rest: ArraySlice<String>, of line: [String]) throws -> [String]? {
        try [[], [line[0]]].first { try handsOver(($0 + rest).joined(separator: " ")) }
    }

    private static let mostHandedWords = 40

    private func handsOver(_ text: String) throws -> Bool {
        try handsOver(LineReader.read(text, language: language))
    }

    /// It begins with what is handed to somebody who is known.
    func handsOver(_ line: ReadLine) throws -> Bool {
        try Handing.readings(of: line).contains { handing in
            try handing.names.allSatisfy { try handed(to: $0).isKnown }
        }
    }
}
