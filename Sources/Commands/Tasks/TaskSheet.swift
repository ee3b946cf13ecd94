import Actions
import Foundation

/// A message of several lines about things to do: its first line, the steps under it, and the rest as a description.
struct TaskSheet: Hashable, Sendable {
    /// Empty where every line is an entry of a list.
    let first: String
    /// Lines with a dash, a dot or a box before them.
    let steps: [NewStep]
    /// All other lines.
    let details: String

    /// nil where the text is one line.
    init?(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0).trimmed }
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

    private static let marks: [(text: String, isDone: Bool)] = [
        ("- [ ]", false), ("- [x]", true), ("* [ ]", false), ("* [x]", true), ("[ ]", false), ("[]", false),
        ("[x]", true), ("☐", false), ("✓", true), ("✔", true), ("-", false), ("*", false), ("•", false), ("–", false),
    ]

    private static func step(_ line: String) -> NewStep? {
        let small = line.lowercased()
        guard let mark = marks.first(where: { small.hasPrefix($0.text) }) else { return nil }
        let title = String(line.dropFirst(mark.text.count)).trimmed
        return title.isEmpty || title.allSatisfy({ "-*–".contains($0) }) ? nil : NewStep(title, isDone: mark.isDone)
    }
}
