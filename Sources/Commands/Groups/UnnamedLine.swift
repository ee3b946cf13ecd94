import Core
import Language
package import Store

/// "I wrote it": does a line that an administrator wrote in the group's name, in the name of who presses.
struct WroteIt: OnePress {
    static let verb = "wrote"
    /// The messenger's id of the line.
    let about: String
    init(_ about: String) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.mustBeAdministrator(else: .unnamedByAdministrators)
        guard let chat = session.pressed?.chat, let line = try session.takeUnread(of: about) else {
            return TalkReply.lineForgotten
        }
        let sent = Incoming.Message(ref: MessageRef(chat: chat, id: about), text: line.text, isAddressed: true)
        let spoken = Spoken(message: sent, line: LineReader.read(line.text, language: session.language))
        try session.closeChoice()
        let understanding = try session.understand(spoken)
        if let command = try understanding.command(for: spoken) {
            try command.perform(in: session)
        } else {
            try session.answerUnread(spoken, understanding)
        }
        return nil
    }
}

extension Session {
    /// Asks who wrote a line; nobody is told, and a change needs somebody who made it.
    package func askWhoWrote(_ spoken: Spoken) throws {
        guard !spoken.text.isEmpty, try isSurelyForBot(spoken) else { return }
        let id = spoken.message.ref.id
        try keepUnread(UnreadLine(text: spoken.line.text, home: "0"), of: id)
        try say(
            Outgoing(
                voice.say(GroupReply.whoWrote(spoken.short)),
                buttons: [[WroteIt(id).button(GroupReply.wroteIt, voice)]]))
    }
}
