import Core
import Foundation

/// What stands before the root element of an XML document.
enum Prolog {
    /// The document without its declaration, as UTF-8, if nothing but comments and instructions precedes the root.
    static func checked(_ text: String) throws(FileProblem) -> Data {
        var rest = Substring(text).utf8[...]
        skipSpace(&rest)
        if rest.starts(with: "<?xml".utf8) { try skip(&rest, past: "?>") }
        let document = rest
        while true {
            skipSpace(&rest)
            if rest.starts(with: "<!--".utf8) {
                try skip(&rest, past: "-->")
            } else if rest.starts(with: "<?".utf8) {
                try skip(&rest, past: "?>")
            } else {
                break
            }
        }
        guard !rest.starts(with: "<!".utf8) else { throw .forbidden }
        return Data(document)
    }

    private static func skipSpace(_ text: inout Substring.UTF8View.SubSequence) {
        text = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }

    private static func skip(_ text: inout Substring.UTF8View.SubSequence, past mark: String) throws(FileProblem) {
        let mark = Array(mark.utf8)
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == mark[0], text[index...].starts(with: mark) {
                text = text[index...].dropFirst(mark.count)
                return
            }
            index = text.index(after: index)
        }
        throw .broken(line: nil)
    }
}
