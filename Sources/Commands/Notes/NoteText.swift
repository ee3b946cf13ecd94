import Core

/// "gym: squats": a heading and what stands under it. A time or a link is no heading.
struct HeadedText {
    let heading: String
    let text: String

    init?(_ words: String) {
        guard let colon = words.firstIndex(of: ":") else { return nil }
        let before = words[..<colon], after = words[words.index(after: colon)...]
        let name = before.trimmed
        guard let first = after.first, first.isWhitespace || first.isLetter && name.allSatisfy(\.isLetter) else {
            return nil
        }
        guard (1...60).contains(name.count), !name.contains("\n"), name.split(separator: " ").count <= 6 else {
            return nil
        }
        heading = name
        text = after.trimmed
    }
}

/// The words of a note: at most 4000 characters, so that a card can show them.
struct NoteText {
    static let longest = 4000
    let text: String

    init(checking words: String, mayBeEmpty: Bool = false) throws {
        text = try words.kept(upTo: Self.longest, orRefuse: NoteReply.tooLong)
        guard mayBeEmpty || !text.isEmpty else { throw Refusal(NoteReply.empty) }
    }
}
