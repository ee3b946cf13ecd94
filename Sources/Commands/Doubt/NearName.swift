import Actions
import Core
import Foundation
import Language
import Store

/// "I meant this one": does a line that named nothing known with the name that is near.
struct NearName: LinePress {
    static let verb = "nearName"
    let message: String
    let about: Thing

    func perform(in session: Session) throws -> (any Reply)? {
        guard let name = try session.name(of: about) else { throw Refusal(CommonReply.gone) }
        guard let line = try session.takeUnread(of: message), let spoken = session.spoken(line, sentAs: message),
            let unknown = try Understanding(spoken.line, names: session.names()).unknownName,
            let range = line.text.range(of: unknown.typed)
        else { return TalkReply.lineForgotten }
        try session.closeChoice()
        let said = spoken.saying(line.text.replacingCharacters(in: range, with: name))
        let understanding = try Understanding(said.line, names: session.names())
        guard let command = try understanding.command(for: said) else {
            try session.answerUnread(said, understanding)
            return nil
        }
        try command.perform(in: session)
        return nil
    }
}

extension Session {
    private static let mostNear = 4

    /// Of what is kept by a name, by oneself alone or by others, too: what shares words with a name that nothing has, or
    /// is a slip away.
    func nearNames(to words: String, isOwn: Bool) throws -> [(thing: Thing, name: String)] {
        let lists = try isOwn ? [] : listsOfOthers().map { (id: $0.id.rawValue, name: $0.name) }
        let near = try [ThingKind.place, .heading, .occasion].flatMap { kind in
            let names = try names(of: kind) + (kind == .heading ? lists : [])
            let known = Dictionary(names.map { ($0.id, $0.name) }) { first, _ in first }
            let found = TitleFinder(names.map { ($0.id, $0.name) }, language: language).find(words)
            return found.map { (thing: Thing(kind: kind, id: $0), name: known[$0] ?? "") }
        }
        return Array(near.prefix(Self.mostNear))
    }
}
