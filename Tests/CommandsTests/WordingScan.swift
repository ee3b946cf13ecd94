import Foundation
import Testing

/// A message as it is written in a source: `Wording("key", "English", ["name": ...])`.
struct WrittenWording: Sendable, CustomTestStringConvertible {
    let place: String
    /// With `*` where the source puts something in.
    let key: String
    /// nil where it is no plain text.
    let english: String?
    let values: Set<String>

    var isFamily: Bool { key.contains("*") }
    var testDescription: String { "\(key) (\(place))" }

    /// The names between braces.
    var placeholders: Set<String> {
        var names: Set<String> = []
        var rest = (english ?? "")[...]
        while let character = rest.popFirst() {
            if character == "\\" { rest = rest.dropFirst() }
            guard character == "{" else { continue }
            names.insert(String(rest.prefix { $0 != "}" && $0 != ":" }))
        }
        return names
    }

    /// Marks of bold, italic and code that are opened and not closed.
    var openMarks: [Character] {
        var open: Character?
        var rest = (english ?? "")[...]
        while let character = rest.popFirst() {
            if character == "\\" { rest = rest.dropFirst() }
            guard "*_`".contains(character) else { continue }
            open = open == nil ? character : open == character ? nil : open
        }
        return open.map { [$0] } ?? []
    }
}

/// Finds the messages in the project's sources, so that no second list is kept by hand.
enum WordingScan {
    static let all: [WrittenWording] = files().flatMap { file, text in wordings(in: text, of: file) }

    static func wordings(in text: String, of file: String) -> [WrittenWording] {
        var found: [WrittenWording] = []
        var rest = text[...]
        while let call = rest.range(of: "Wording(") {
            let isWhole = call.lowerBound == text.startIndex || !text[text.index(before: call.lowerBound)].isLetter
            rest = rest[call.upperBound...]
            guard rest.first(where: { !$0.isWhitespace }) == "\"" else { continue }
            var reader = CallReader(rest: rest)
            guard isWhole, let arguments = reader.arguments() else { continue }
            let line = text[..<call.lowerBound].count { $0.isNewline } + 1
            found.append(wording(arguments, place: "\(file):\(line)"))
        }
        return found
    }

    private static func wording(_ arguments: [CallReader.Argument], place: String) -> WrittenWording {
        let english = arguments.count > 1 && arguments[1].isOnlyText ? arguments[1].texts.first : nil
        let values = arguments.count > 2 ? Set(arguments[2].keys) : []
        return WrittenWording(place: place, key: arguments[0].texts.first ?? "", english: english, values: values)
    }

    private static func files() -> [(String, String)] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let sources = tests.deletingLastPathComponent().appending(path: "Sources")
        let walker = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        let files = (walker?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        return files.sorted { $0.path < $1.path }.compactMap { file in
            (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, $0) }
        }
    }
}

/// Reads the arguments of a call as far as these tests need it: the texts in each, and what stands before a colon.
struct CallReader {
    struct Argument {
        var texts: [String] = []
        var keys: [String] = []
        var other = ""
        /// Nothing but one text.
        var isOnlyText: Bool { texts.count == 1 && other.allSatisfy(\.isWhitespace) }
    }

    var rest: Substring

    /// From behind the opening bracket to the closing one; nil where it does not close.
    mutating func arguments() -> [Argument]? {
        var arguments = [Argument()]
        var depth = 0
        while let character = rest.popFirst() {
            switch character {
            case "\"":
                guard let text = text() else { return nil }
                arguments[arguments.count - 1].texts.append(text)
                if depth == 1, rest.first == ":" { arguments[arguments.count - 1].keys.append(text) }
                continue
            case ")" where depth == 0: return arguments
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "," where depth == 0:
                arguments.append(Argument())
                continue
            default: break
            }
            arguments[arguments.count - 1].other.append(character)
        }
        return nil
    }

    /// A text whose opening quotation mark was read; what is put in becomes `*`.
    private mutating func text() -> String? {
        var text = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"": return text
            case "\\":
                guard let next = rest.popFirst() else { return nil }
                switch next {
                case "(":
                    guard arguments() != nil else { return nil }
                    text.append("*")
                case "n": text.append("\n")
                default: text.append(next)
                }
            default: text.append(character)
            }
        }
        return nil
    }
}
