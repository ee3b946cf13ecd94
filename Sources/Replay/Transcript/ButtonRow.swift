/// A row of buttons as a line: `[Save] [Open map -> https://…] [Copy = 48.2, 16.37]`.
enum ButtonRow {
    /// One button; `]` and `\` inside it are written with a backslash.
    static func button(_ label: String) -> String {
        let escaped = label.replacing("\\", with: #"\\"#).replacing("]", with: #"\]"#).replacing("\n", with: #"\n"#)
        return "[\(escaped)]"
    }

    /// The labels of a line that is a row of buttons and nothing else; nil for any other line.
    static func labels(_ line: some StringProtocol) -> [String]? {
        var labels: [String] = []
        var rest = Substring(line)
        while !rest.isEmpty {
            guard rest.popFirst() == "[", let label = takeLabel(&rest) else { return nil }
            labels.append(label)
            guard rest.isEmpty || rest.popFirst() == " " && rest.first == "[" else { return nil }
        }
        return labels.isEmpty ? nil : labels
    }

    /// Up to the closing bracket, which is taken too.
    private static func takeLabel(_ rest: inout Substring) -> String? {
        var label = ""
        while let character = rest.popFirst() {
            switch character {
            case "]": return label.isEmpty ? nil : label
            case "\\":
                guard let next = rest.popFirst() else { return nil }
                label.append(next == "n" ? "\n" : next)
            default: label.append(character)
            }
        }
        return nil
    }
}
