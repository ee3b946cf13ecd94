import Actions
import Core
import Foundation
import Language

/// A message of several lines about things to do: its first line, the steps under it, and the rest as a description.
struct TaskSheet: Hashable, Sendable {
    /// Empty where every line is an entry of a list.
    let first: String
    /// Lines with a dash, a dot, a number or a box before them.
    let steps: [NewStep]
    /// All other lines.
    let details: String

    /// nil where the text is one line.
    init?(_ text: String) {
        let lines = ListMark.unnumbered(Self.lines(of: text), unless: Self.beginsWithDay)
        guard lines.count(where: { !$0.isEmpty }) > 1, let start = lines.firstIndex(where: { !$0.isEmpty }) else {
            return nil
        }
        let isBare = Self.step(lines[start]) != nil
        first = isBare ? "" : lines[start]
        let rest = lines.dropFirst(isBare ? start : start + 1)
        steps = rest.compactMap(Self.step)
        details = rest.filter { Self.step($0) == nil }.joined(separator: "\n").trimmed
    }

    /// The first line without a colon at its end.
    var head: String { first.hasSuffix(":") ? String(first.dropLast()).trimmed : first }
    var hasColon: Bool { first.hasSuffix(":") }

    /// Every line under the first one.
    var entries: [NewStep] {
        steps
            + details.split(whereSeparator: \.isNewline).map { NewStep(String($0).trimmed) }.filter {
                !$0.title.isEmpty
            }
    }

    /// The parts of a text that have a heading each; nothing where fewer than two have one.
    static func sections(of text: String) -> [String] {
        let lines = lines(of: text).filter { !$0.isEmpty }
        let heads = lines.indices.filter { isHeading(lines[$0]) }
        guard heads.count > 1, heads.first == 0 else { return [] }
        let parts = zip(heads, heads.dropFirst() + [lines.count]).map { lines[$0..<$1] }
        return parts.allSatisfy { $0.count > 1 } ? parts.map { $0.joined(separator: "\n") } : []
    }

    /// "shopping list: soap" over "shampoo" with its heading on a line of its own; what is no list of things stays as it is.
    static func unfolded(_ text: String, _ language: LanguageID) -> String {
        let lines = lines(of: text).filter { !$0.isEmpty }
        guard lines.count > 1, let head = HeadedText(lines[0]), lines.allSatisfy({ step($0) == nil }) else {
            return text
        }
        let things = [head.text] + lines.dropFirst()
        guard !things.contains(where: { $0.contains(":") }) else { return text }
        let isThing = { !$0.contains(" ") || ThingsInLine.isThing($0, ofHousehold: false, language: language) }
        guard things.allSatisfy(isThing) else { return text }
        return (["\(head.heading):"] + things).joined(separator: "\n")
    }

    /// A day over a list as if no signs stood before its lines; any other text as it is.
    static func unmarked(_ text: String, _ language: LanguageID) -> String {
        guard let sheet = TaskSheet(text), sheet.details.isEmpty, !sheet.steps.contains(where: \.isDone),
            LineReader.read(sheet.head, language: language).isDayAlone
        else { return text }
        return ([sheet.head] + sheet.steps.map(\.title)).joined(separator: "\n")
    }

    /// No line without a sign says more than what things are called.
    func hasOnlyThings(_ language: LanguageID) -> Bool {
        details.split(whereSeparator: \.isNewline).allSatisfy {
            ThingsInLine.isThing(String($0), ofHousehold: false, language: language)
        }
    }

    static func lines(of text: String) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0).trimmed }
    }

    static func step(_ line: String) -> NewStep? {
        guard let mark = ListMark(line), !mark.words.isEmpty, !mark.words.allSatisfy({ "-*–".contains($0) }) else {
            return nil
        }
        return NewStep(mark.words, isDone: mark.isTicked)
    }

    private static let mostHeadWords = 6

    private static func isHeading(_ line: String) -> Bool {
        line.hasSuffix(":") && step(line) == nil && line.split(separator: " ").count <= mostHeadWords
    }

    /// "rent" and "bins" of "1. rent" and "2. bins"; lines that are not counted so stay as they are.
    static func withoutNumbers(_ lines: [String]) -> [String] {
        let bare = ListMark.unnumbered(lines, unless: beginsWithDay)
        return bare == lines ? lines : bare.map { step($0)?.title ?? $0 }
    }

    /// "1. Dezember Friseur" in any language: its number is a day.
    private static func beginsWithDay(_ line: String) -> Bool {
        LanguageTables.all.contains { tables in
            let read = LineReader.read(line, language: tables.id)
            return read.found.contains { found in
                guard case .time = found.value, found.tokens.lowerBound == 0 else { return false }
                return read.tokens[found.tokens].contains { $0.kind == .word && $0.key.count > 2 }
            }
        }
    }
}
