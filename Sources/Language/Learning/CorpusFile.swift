import Core

/// Lines as people type them, in blocks of one meaning: "= task.add | reminder.add ; places: gym", then the lines.
package struct CorpusFile: Sendable {
    /// One meaning, said in one or more ways.
    package struct Block: Sendable {
        package let intent: String
        /// Neighbouring intents that would serve as well.
        package let also: [String]
        package let lines: [String]
        /// Names of the person's things by kind: "places".
        package let names: [String: [String]]
    }

    package let blocks: [Block]

    /// - Throws: `CorpusFault` with the number of a line that stands in no block.
    package init(text: String) throws {
        var blocks: [Block] = []
        var head: Substring?
        var lines: [String] = []
        func close() {
            if let head, !lines.isEmpty { blocks.append(Block(head: head, lines: lines)) }
            (head, lines) = (nil, [])
        }
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("#") { continue }
            if line.isEmpty {
                close()
            } else if line.hasPrefix("= ") {
                close()
                head = line.dropFirst(2)
            } else {
                guard head != nil else { throw CorpusFault(line: number + 1, text: String(line)) }
                lines.append(String(line))
            }
        }
        close()
        self.blocks = blocks
    }
}

/// A line of a corpus that cannot be read.
struct CorpusFault: Error, CustomStringConvertible {
    let line: Int
    let text: String
    var description: String { "line \(line): “\(text)” stands in no block" }
}

extension CorpusFile.Block {
    init(head: Substring, lines: [String]) {
        let parts = head.split(separator: ";").map { $0.trimmed }
        let intents = (parts.first ?? "").split(separator: "|").map { $0.trimmed }
        intent = intents.first ?? ""
        also = intents.count > 1 ? intents[1].split(separator: ",").map { $0.trimmed } : []
        names = Dictionary(
            parts.dropFirst().compactMap { part in
                let sides = part.split(separator: ":", maxSplits: 1)
                guard sides.count == 2 else { return nil }
                return (sides[0].trimmed, sides[1].split(separator: ",").map { $0.trimmed })
            }, uniquingKeysWith: +)
        self.lines = lines
    }

    /// Is that intent as good as the one that is meant?
    package func accepts(_ intent: String) -> Bool { ([self.intent] + also).contains { Self.fits($0, intent) } }

    private static func fits(_ wanted: String, _ intent: String) -> Bool {
        wanted == intent || (wanted.hasSuffix(".*") && intent.hasPrefix(wanted.dropLast()))
            || (intent.hasSuffix(".*") && wanted.hasPrefix(intent.dropLast()))
    }
}
