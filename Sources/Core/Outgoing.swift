/// One message to be shown: text, buttons under it, perhaps a picture or file, perhaps the reply keyboard.
package struct Outgoing: Hashable, Sendable, Codable {
    package var text: RichText
    /// Buttons under the message, a row each.
    package var buttons: [[Button]]
    /// The keyboard in the place of the letters: nil leaves it as it is.
    package var keyboard: ReplyKeyboard?
    /// What is shown with the text as its caption.
    package var media: Media?
    /// How a new message comes, where the messenger can do that and only one person sees it.
    package var effect: MessageEffect?
    /// Whether it stays on top of its chat; nil where nobody has wished anything.
    package var pin: Bool?
    /// What a reply to it is about.
    package var about: Thing?

    package init(_ text: RichText, buttons: [[Button]] = [], keyboard: ReplyKeyboard? = nil, media: Media? = nil) {
        self.text = text
        self.buttons = buttons
        self.keyboard = keyboard
        self.media = media
    }
}

/// What makes much of a new message.
package enum MessageEffect: String, Hashable, Sendable, Codable {
    case celebration
}

/// A button under a message. Labels have words.
package struct Button: Hashable, Sendable, Codable {
    package enum Action: Hashable, Sendable, Codable {
        /// Button data, at most 64 bytes of UTF-8 (Bot API: InlineKeyboardButton.callback_data).
        case press(String)
        case open(url: String)
        /// Text copied by the client, 1-256 characters (Bot API: CopyTextButton).
        case copy(String)
        /// Opens our private chat with a start code: at most 64 letters, digits, "_" and "-" (Bot API: deep linking).
        case invite(String)
        /// Copies the address that does so.
        case copyInvite(String)
        /// Offers to send that address to a chat of one's choice.
        case sendInvite(String)
    }

    /// Its colour, where the messenger has any; the words say the same.
    package enum Tone: String, Hashable, Sendable, Codable {
        /// Green: it is done then.
        case good
        /// Red: something is given up.
        case bad
        /// Red: it comes before all else.
        case urgent
    }

    package let label: String
    package let action: Action
    package let tone: Tone?
    package init(_ label: String, _ action: Action, _ tone: Tone? = nil) {
        self.label = label
        self.action = action
        self.tone = tone
    }
}

/// The keyboard of ready answers in a private chat.
package struct ReplyKeyboard: Hashable, Sendable, Codable {
    package enum Key: Hashable, Sendable, Codable {
        case text(String)
        case requestLocation(String)
        /// Opens the messenger's own chooser of people, for at most that many.
        case requestPeople(String, most: Int)
    }

    /// Empty: the keyboard goes away.
    package var rows: [[Key]]
    package var isOneTime: Bool
    package var placeholder: String?

    package init(rows: [[Key]], isOneTime: Bool = false, placeholder: String? = nil) {
        self.rows = rows
        self.isOneTime = isOneTime
        self.placeholder = placeholder
    }

    package static let removed = ReplyKeyboard(rows: [])
}

/// What a message shows beside its words: a file of ours, or a picture that is drawn when it is sent.
package struct Media: Hashable, Sendable, Codable {
    package enum Kind: String, Sendable, Codable { case photo, document }
    package enum Source: Hashable, Sendable, Codable {
        /// A stored file by the hash of its bytes: lower-case hex SHA-256.
        case file(hash: String)
        /// The same, without what its camera wrote into it beside the picture.
        case bareFile(hash: String)
        case picture(Picture)
    }

    package let kind: Kind
    package let source: Source
    package let name: String

    /// A stored file; for the eyes of others bare, without hidden data.
    package init(kind: Kind, hash: String, name: String, isBare: Bool = false) {
        self.kind = kind
        self.name = name
        source = isBare ? .bareFile(hash: hash) : .file(hash: hash)
    }

    /// A picture to be drawn; the same value is the same picture, and is not sent again.
    package init(_ picture: Picture) {
        kind = .photo
        source = .picture(picture)
        name = picture.fileName
    }

    /// What is to be drawn; nil for a stored file.
    package var picture: Picture? { if case .picture(let picture) = source { picture } else { nil } }
}

/// An entry of the messenger's command menu.
package struct MenuEntry: Hashable, Sendable {
    package let command: String
    package let summary: String
    /// Two letters; nil for everyone whose language has no entries of its own.
    package let language: String?

    package init(command: String, summary: String, language: String? = nil) {
        self.command = command
        self.summary = summary
        self.language = language
    }
}
