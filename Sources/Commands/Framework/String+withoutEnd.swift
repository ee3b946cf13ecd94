import Core

extension String {
    /// Without what ends a sentence.
    var withoutEnd: String {
        var part = self[...]
        while let last = part.last, last.isWhitespace || "?!.…".contains(last) { part = part.dropLast() }
        return part.trimmed
    }
}
