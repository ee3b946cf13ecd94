package import Foundation

/// One update of a messenger in neutral words.
package struct Incoming: Sendable {
    package enum Event: Sendable {
        case message(Message)
        /// A message the sender changed; its `message.id` is the one it had.
        case edited(Message)
        case pressed(Press)
        /// What somebody feels of a message has changed.
        case reacted(Reaction)
        /// The bot was blocked, unblocked, added or removed: can we write to this chat?
        case reachable(Bool)
        /// The bot came into a group, brought by the sender; `isShown` where the group's talk says so.
        case added(isShown: Bool)
        /// Who came, went, or is an administrator now.
        case members([MemberChange])
        /// Words of an administrator who speaks in the group's own name; nobody is told who it is.
        case unnamed(Message)
        case migrated(to: ChatRef)
        /// A kind that is of no use yet; kept in the inbox, answered with nothing.
        case ignored(String)
    }

    /// What one message holds. Text is the caption where there are attachments.
    package struct Message: Sendable {
        package var ref: MessageRef
        package var text: String
        /// The message it answers.
        package var replyTo: MessageRef?
        /// It answers a message of the bot's own, or names the bot: in a group only such a one is meant for it.
        package var isAddressed: Bool
        package var attachments: [Attachment]
        package var location: SharedLocation?
        /// Messages of one album share it.
        package var albumID: String?
        /// When it was first sent, where the messenger tells it: its times are read against that, edited or not.
        package var sentAt: Date?
        /// People who were picked in the messenger's own chooser, by the messenger's ids; nil for any other message.
        package var pickedPeople: [String]?
        /// Who wrote it first, by name ("" where nobody says), when it was passed on; nil for the sender's own words.
        package var forwardedFrom: String?
        package init(
            ref: MessageRef, text: String, replyTo: MessageRef? = nil, isAddressed: Bool = false,
            attachments: [Attachment] = [], location: SharedLocation? = nil, albumID: String? = nil,
            sentAt: Date? = nil, pickedPeople: [String]? = nil, forwardedFrom: String? = nil
        ) {
            self.ref = ref
            self.text = text
            self.replyTo = replyTo
            self.isAddressed = isAddressed
            self.attachments = attachments
            self.location = location
            self.albumID = albumID
            self.sentAt = sentAt
            self.pickedPeople = pickedPeople
            self.forwardedFrom = forwardedFrom
        }
    }

    /// Emoji that came to a message, and that went; of one person.
    package struct Reaction: Sendable, Hashable {
        package let message: MessageRef
        package let added: [String]
        package let removed: [String]
        package init(message: MessageRef, added: [String], removed: [String]) {
            self.message = message
            self.added = added
            self.removed = removed
        }
    }

    /// A pressed inline button. `data` is what a client sent and must be checked like any input.
    package struct Press: Sendable {
        package let queryID: String
        package let data: String
        /// The message that carried the button; nil when the messenger no longer knows it.
        package let message: MessageRef?
        package init(queryID: String, data: String, message: MessageRef?) {
            self.queryID = queryID
            self.data = data
            self.message = message
        }
    }

    package let chat: ChatRef
    package let isGroup: Bool
    package let groupTitle: String?
    package let sender: Sender?
    /// The message's own date, against which its times are read.
    package let date: Date
    package let event: Event

    package init(
        chat: ChatRef, isGroup: Bool, groupTitle: String? = nil, sender: Sender?, date: Date, event: Event
    ) {
        self.chat = chat
        self.isGroup = isGroup
        self.groupTitle = groupTitle
        self.sender = sender
        self.date = date
        self.event = event
    }
}

/// A file on the messenger's side. `fileID` is worthless anywhere else, so the bytes are fetched by a job.
package struct Attachment: Hashable, Sendable, Codable {
    package enum Kind: String, Sendable, Codable { case photo, document, voice, video, other }
    package let kind: Kind
    package let fileID: String
    package let name: String?
    /// Media type (RFC 2046), where the messenger tells it.
    package let mediaType: String?
    /// Bytes, where the messenger tells it.
    package let size: Int?
    package init(kind: Kind, fileID: String, name: String? = nil, mediaType: String? = nil, size: Int? = nil) {
        self.kind = kind
        self.fileID = fileID
        self.name = name
        self.mediaType = mediaType
        self.size = size
    }
}

/// A location as sent: a point, or a live one with its end.
package struct SharedLocation: Hashable, Sendable, Codable {
    package let coordinate: Coordinate
    /// Metres.
    package let accuracy: Double?
    /// Until when it moves; nil for a plain point.
    package let liveUntil: Date?
    /// The venue's name, when a venue was sent.
    package let title: String?
    package init(coordinate: Coordinate, accuracy: Double?, liveUntil: Date? = nil, title: String? = nil) {
        self.coordinate = coordinate
        self.accuracy = accuracy
        self.liveUntil = liveUntil
        self.title = title
    }
}
