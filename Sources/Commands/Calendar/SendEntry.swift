package import Actions
import Core
import Store

/// Sends one thing as a calendar file, by a button.
struct SendEntry: Press, ThingCoded {
    static let verb = "ics"
    let about: Thing
    init(_ about: Thing) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard try session.sees(about) else { throw Refusal(CommonReply.gone) }
        return try session.leaveEntryFile(of: about) ? nil : EntryFileReply.noTime
    }
}

extension Session {
    /// The file is written: it is sent.
    package func entryFileCame(_ file: EntryFile) throws {
        guard let name = try name(of: file.thing) else { return }
        try say(
            Outgoing(
                voice.say(EntryFileReply.here(name)), media: Media(kind: .document, hash: file.hash, name: file.name)))
    }
}

enum EntryFileReply: Reply {
    case button, noTime, failed
    case here(String)

    var wording: Wording {
        switch self {
        case .button: Wording("entryFile.button", "As a file (.ics)")
        case .noTime: Wording("entryFile.noTime", "It has no time yet; give it one first.")
        case .failed: Wording("entryFile.failed", "I could not write the file. Press the button again.")
        case .here(let name):
            Wording(
                "entryFile.here", "{name}: open the file to put it in your phone's calendar.", ["name": .text(name)])
        }
    }
}
