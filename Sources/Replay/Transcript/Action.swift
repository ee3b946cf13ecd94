import Foundation
import Sandbox

/// What is done to the server: by a person, or by the transcript itself.
enum Action: Sendable, Hashable {
    /// Sets the clock.
    case now(Date)
    /// Moves the clock, in seconds.
    case advance(Double)
    /// Makes a group chat.
    case group(String, members: [String], isBasic: Bool)
    /// Somebody, or the bot, comes into a group or goes.
    case join(String, String, isIn: Bool)
    /// Somebody, or the bot, becomes an administrator of a group, or is one no more.
    case promote(String, String, Bool)
    /// A basic group becomes a supergroup.
    case migrate(String)
    /// Which language somebody's messenger speaks, as an IETF tag; before they first write.
    case language(String, tag: String)
    /// The server stops in good order and starts again.
    case restart
    /// The server ends without warning and starts again.
    case kill
    /// The server stops in good order; what follows happens while it is down, until `start`.
    case stop
    case start
    case fault(SandboxFault)
    /// The server starts again in good order with another setting.
    case set(key: String, value: String)
    /// An extract beside the transcript is imported into the map, while the server runs.
    case map(String)
    /// A person does something in their own chat or in a group.
    case person(String, in: String, Deed)
}

/// What a person does in a chat.
enum Deed: Sendable, Hashable {
    case types(String)
    case sends(Attachment, name: String, caption: String)
    case sendsAlbum([String])
    case sharesLocation(Point)
    /// A live location of so many seconds; where one is running, it moves there.
    case sharesLive(Point, period: Int)
    case stopsSharing
    case presses(String)
    /// Picks people with the key that asks for them.
    case picks([String])
    case edits(String)
    case replies(String)
    /// Sends a file or a place in reply.
    indirect case repliesBySending(Deed)
    /// Passes on what somebody else wrote.
    case forwards(String)
    case reacts(String)
    /// Opens the bot's link with that code.
    case opens(String)
    case blocks(Bool)
    /// Speaks in the group's own name.
    case typesUnnamed(String)
    /// Sends button data of their own making.
    case forges(String)

    enum Attachment: String, Sendable, CaseIterable { case photo, document, voice }

    /// Degrees, and metres of uncertainty.
    struct Point: Sendable, Hashable {
        let latitude: Double
        let longitude: Double
        let accuracy: Double?
    }
}
