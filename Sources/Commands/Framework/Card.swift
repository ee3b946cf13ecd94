package import Core
package import Store

/// A living message about one subject, rendered whenever it is sent, for whoever looks.
package protocol Card: Coded {
    /// Which message it lives in: two cards with the same subject never live in one chat at once.
    var subject: String { get }
    /// What a reply to it is about.
    var thing: Thing? { get }
    /// Asked for in a group, it is shown to whoever asked alone, however short it is.
    var goesPrivate: Bool { get }
    /// Never too long for a group, and there whenever its button is: it is not drawn before it is sent.
    var isPlain: Bool { get }
    /// It has the way back among its own buttons, so that none is put under it.
    var hasOwnUndo: Bool { get }
    /// nil when the thing is gone, or not for this viewer.
    func render(in session: Session) throws -> CardFace?
}

extension Card {
    package var subject: String { code }
    package var thing: Thing? { nil }
    package var goesPrivate: Bool { false }
    package var isPlain: Bool { false }
    package var hasOwnUndo: Bool { false }
}

extension Card where Self: PageCoded {
    /// One page of a list takes the place of another.
    var subject: String { Self.verb }
}

/// A card as it looks now, and the topics whose change makes it look different.
package struct CardFace: Sendable {
    package var outgoing: Outgoing
    package var topics: [String]

    package init(_ text: RichText, buttons: [[Button]] = [], media: Media? = nil, topics: [String]) {
        outgoing = Outgoing(text, buttons: buttons, media: media)
        self.topics = topics
    }
}
