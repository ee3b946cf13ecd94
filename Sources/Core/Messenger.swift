package import Foundation

/// What a messenger can do, so that nothing else asks which one it is.
package struct Abilities: Sendable, Hashable {
    /// Unicode scalars in the caption of a picture.
    package var captionLength: Int

    package init(captionLength: Int) { self.captionLength = captionLength }
}

/// One update as it came, with the messenger's own id and the untouched JSON.
package struct RawUpdate: Sendable, Hashable {
    package let id: String
    package let json: Data
    package init(id: String, json: Data) {
        self.id = id
        self.json = json
    }
}

/// What one poll gave, and the cursor that confirms it to the messenger at the next poll.
package struct PolledBatch: Sendable {
    package let updates: [RawUpdate]
    package let cursor: String
    package init(updates: [RawUpdate], cursor: String) {
        self.updates = updates
        self.cursor = cursor
    }
}

/// One thing to be sent.
package enum SendRequest: Sendable {
    /// Never with a wish to stay on top: that needs the message's id, and comes as an edit.
    case new(Outgoing, to: ChatRef, key: String, silent: Bool)
    case edit(MessageRef, Outgoing)
    /// Other words and buttons for a message that keeps the picture or the file it shows.
    case reword(MessageRef, Outgoing)
    case delete(MessageRef)
    /// The answer to a pressed button: empty text only stops the client's waiting sign.
    case answer(queryID: String, text: String?, isAlert: Bool)
}

/// Why a request of ours failed: a case is what the caller does about it.
package enum MessengerError: Error, Sendable, Equatable {
    /// Wait that many seconds: this chat only, or everything.
    case retryAfter(seconds: Double, chatOnly: Bool)
    /// The request did not leave; sending it again is harmless.
    case notSent(String)
    /// It may have been done: time-out or reset after the request left.
    case unknownFate(String)
    /// The messenger is in trouble (5xx, not JSON); it said no.
    case unavailable(String)
    /// The chat will not take messages from us until the person comes back.
    case unreachable(String)
    case migrated(to: ChatRef)
    /// The message to change is gone or may not be changed.
    case messageGone(String)
    /// Too late to matter (an old button press).
    case expired
    /// Another poller or a webhook takes our updates.
    case conflict(String)
    /// The token is wrong.
    case unauthorized(String)
    /// The bytes of what the message shows cannot be had; nothing has left.
    case noBytes(String)
    /// We have no right to put a message on top of that chat; nothing else was done.
    case mayNotPin(String)
    /// Our own fault: the request is not valid.
    case rejected(String)
}

/// A messenger, to the rest of the house. Telegram and the sandbox are one; Matrix comes beside it.
package protocol Messenger: Sendable {
    var name: MessengerName { get }
    var abilities: Abilities { get }

    /// Called once at start, before the first poll: checks the token, clears a webhook, sets the command menu.
    func prepare(menu: [MenuEntry]) async throws(MessengerError) -> BotIdentity

    /// Waits for updates after `cursor`; the cursor handed in confirms everything before it.
    func poll(cursor: String?) async throws(MessengerError) -> PolledBatch

    /// At the end: confirms the cursor without waiting for more. Never hangs.
    func confirm(cursor: String) async

    /// Reads one raw update. Throws when it is malformed; nothing else is harmed by it.
    func decode(_ update: RawUpdate) throws -> Incoming

    /// Does the request; nil where no message came of it (delete, answer). `file` gives the bytes of a `Media`, and is asked
    /// only where they are needed.
    func send(
        _ request: SendRequest, file: @Sendable (Media) async throws -> Data
    ) async throws(MessengerError) -> MessageRef?

    /// The bytes of a file that somebody sent, at most `limit` bytes.
    func download(_ attachment: Attachment, limit: Int) async throws(MessengerError) -> Data

    /// The people who look after a group, those among them too whose names the group does not see; no bots.
    func administrators(of chat: ChatRef) async throws(MessengerError) -> [Sender]
}

/// Who we are on a messenger.
package struct BotIdentity: Sendable, Hashable {
    package let id: String
    package let username: String
    package init(id: String, username: String) {
        self.id = id
        self.username = username
    }
}
