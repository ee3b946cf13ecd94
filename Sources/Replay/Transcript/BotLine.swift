/// One thing that the bot did, as a transcript writes it.
struct BotLine: Sendable, Hashable {
    enum Verb: String, Sendable, CaseIterable {
        case says, edits, deletes, popUp, reacts
        /// A message is put on top of its chat, or taken off; the text is its first line.
        case pins, unpins
        /// A pressed button got no answer: the client's waiting sign stays.
        case ignores
    }

    /// The transcript's name of the person whose chat it is, or of the group.
    let chat: String
    let verb: Verb
    /// `<picture>` and the like; empty for plain text.
    var media = ""
    /// The words as a person sees them.
    var text = ""
    /// What its picture shows, as the picture says of itself.
    var facts: [String] = []
    /// A new message that does not ring.
    var isSilent = false
    /// The emoji of the effect with which a new message comes.
    var effect: String?
    /// The buttons, a row each, in brackets.
    var rows: [String] = []

    /// Answers to pressed buttons stand outside the order of a chat.
    var lane: Lane { Lane(chat: chat, isPopUp: verb == .popUp || verb == .ignores) }
}

/// A sequence in which order counts.
struct Lane: Sendable, Hashable {
    let chat: String
    let isPopUp: Bool
}
