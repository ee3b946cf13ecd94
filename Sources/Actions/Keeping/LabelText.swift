/// The labels that a text gives to its place: "#groceries" anywhere in it.
package enum LabelText {
    /// Without their signs, in lower case, each once; "#1" alone is a number.
    package static func labels(in text: String) -> [String] {
        var labels: [String] = []
        for word in text.split(whereSeparator: \.isWhitespace) where word.first == "#" {
            let label = word.dropFirst().prefix(while: isPart).lowercased()
            let short = String(String.UnicodeScalarView(label.unicodeScalars.prefix(40)))
            if short.contains(where: \.isLetter), !labels.contains(short) { labels.append(short) }
        }
        return labels
    }

    /// The text without them.
    package static func rest(of text: String) -> String {
        text.split(separator: " ").filter { labels(in: String($0)).isEmpty }.joined(separator: " ")
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "-" || character == "_"
    }
}
