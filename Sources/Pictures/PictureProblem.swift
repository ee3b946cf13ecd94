/// Why there is no picture.
enum PictureProblem: Error, Hashable, Sendable {
    /// Cairo or zlib could not do it; the word says which step.
    case drawing(String)
    /// A tile that was handed in is no PNG of a bearable size.
    case unreadableTile
}
