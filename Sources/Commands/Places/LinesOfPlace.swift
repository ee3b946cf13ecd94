import Actions
import Core
import Language

/// A place told in several lines: its name, what is noted of it, and labels in lines of their own.
struct LinesOfPlace {
    let name: String
    let labels: [String]
    let note: String?

    /// nil for a single line.
    init?(_ text: String) {
        let lines = text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
        guard lines.count > 1 else { return nil }
        let labelled = lines.dropFirst().filter { LabelText.rest(of: $0).trimmed.isEmpty }
        let told = lines.dropFirst().filter { !LabelText.rest(of: $0).trimmed.isEmpty }
        name = lines[0]
        labels = LabelText.labels(in: labelled.joined(separator: " "))
        note = told.isEmpty ? nil : told.joined(separator: "\n")
    }
}
