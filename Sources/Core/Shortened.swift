extension String {
    /// At most so many code points, as SQLite's `length()` counts them: the last is "…" where there were more. No character
    /// is cut in two.
    package func shortened(toCodePoints most: Int) -> String {
        guard unicodeScalars.count > most else { return self }
        var short = prefix(most - 1)
        while short.unicodeScalars.count > most - 1 { short = short.dropLast() }
        return short + "…"
    }
}

extension String {
    /// The first so many characters, and "…" where there are more.
    package func cut(after length: Int) -> String { count > length ? prefix(length) + "…" : self }

    /// The first line cut so, with "…" also where there are more lines.
    package func firstLine(cutAfter length: Int) -> String {
        let line = drop(while: \.isNewline).prefix { !$0.isNewline }
        let isCut = line.utf8.count < utf8.count || !line.dropFirst(length).isEmpty
        return isCut ? line.prefix(length) + "…" : self
    }
}
