extension Lettering {
    /// Words that are no wider than `width`: in smaller letters, down to three quarters, and then without their end.
    func fitted(_ text: String, _ font: Font, width: Double) -> (text: String, font: Font) {
        let full = size(of: text, font).width
        guard full > width, full > 0 else { return (text, font) }
        var smaller = font
        smaller.size = font.size * max(0.75, width / full * 0.98)
        var words = text
        while !words.isEmpty, size(of: words + (words == text ? "" : "…"), smaller).width > width { words.removeLast() }
        return (words == text ? text : words + "…", smaller)
    }
}
