import Actions
import Core
import Foundation
import Language
import Store

/// One reminder: waiting, told, put off or done. As a notice it is this card, too.
struct ReminderCard: Card {
    static let verb = "reminder"
    private static let choosing = "nag"
    let id: ReminderID
    /// It offers how often to come again.
    let choosesNag: Bool

    init(_ id: ReminderID, choosesNag: Bool = false) {
        self.id = id
        self.choosesNag = choosesNag
    }

    init?(_ arguments: [String]) {
        guard let id = arguments.first.flatMap(ReminderID.init),
            arguments.count == 1 || arguments == ["\(id)", Self.choosing]
        else { return nil }
        self.init(id, choosesNag: arguments.count == 2)
    }

    var arguments: [String] { ["\(id)"] + (choosesNag ? [Self.choosing] : []) }
    var subject: String { "\(Self.verb):\(id)" }
    var thing: Thing? { .reminder(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let reminder = try session.reminder(id), let whose = try session.whose(.reminder(id)) else { return nil }
        let face = ReminderFace(reminder, session)
        let calm = try session.calmFace(of: reminder, next: session.nextNotice(of: .reminder(id)))
        var lines = face.lines.prefix(calm.isHeld ? 1 : .max).map { session.voice.say($0) } + calm.lines
        if face.isNotice, let asker = try session.asker(of: reminder) { lines.insert(session.voice.say(asker), at: 1) }
        if !face.isNotice {
            lines += try session.joinLine(of: reminder) + session.assumedZone
            lines += whose.lines
        }
        let zone = face.isNotice ? [] : session.zoneButtons
        let buttons = choosesNag ? face.nagButtons : face.buttons
        return CardFace(
            lines.joined(),
            buttons: (whose.isOwn ? try buttons + session.joinRow(of: reminder) + calm.buttons : []) + zone,
            topics: ["reminder:\(id)"] + whose.topics)
    }
}
