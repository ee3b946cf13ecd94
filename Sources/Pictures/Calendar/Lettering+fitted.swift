extension Lettering {
    /// Words that are no wider than `width`: in smaller letters, down to three quarters, and then without their end.
    func fitted(_ text: String, _ font: Font, width: Double) -> (text: String, font: Font) {
        let smaller = fitting([text], font, width: width)
        var words = text
        while !words.isEmpty, size(of: words + (words == text ? "" : "…"), smaller).width > width { words.removeLast() }
        return (words == text ? text : words + "…", smaller)
    }

    /// The letters in which all of several words are no wider than `width`; not below three quarters of their size.
    func fitting(_ texts: [String], _ font: Font, width: Double) -> Font {
        let widest = texts.map { size(of: $0, font).width }.max() ?? 0
        var smaller = font
        if widest > width { smaller.size *= max(0.75, width / widest * 0.98) }
        return smaller
    }
}
