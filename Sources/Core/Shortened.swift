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
