import Actions
import Core
import Foundation
import Store

/// How a kind of notice comes, by a button.
struct LevelPress: Press {
    static let verb = "notice"
    let kind: NoticeKind
    let level: NoticeLevel

    init(kind: NoticeKind, level: NoticeLevel) { (self.kind, self.level) = (kind, level) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let kind = NoticeKind(rawValue: arguments[0]), NoticeKind.withLevel.contains(kind),
            let level = NoticeLevel(rawValue: arguments[1])
        else { return nil }
        self.init(kind: kind, level: level)
    }

    var arguments: [String] { [kind.rawValue, level.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setLevel(level, of: kind)
        try session.confirm(NoticeReply.nowLevel(kind, level))
        return nil
    }
}

extension Session {
    /// Says what a button about notices did: on their card where it was pressed there, else as a line of its own.
    func confirm(_ reply: some Reply) throws {
        if try pressedCard is NoticesCard || pressedCard is PauseCard { return try show(NoticesCard(), note: reply) }
        let all = ShowCard(NoticesCard()).button(NoticeReply.all, voice)
        try asNewMessage { try tell(reply, buttons: [[all]]) }
    }
}

/// To be written to after two weeks without a word, or never again.
struct HelloPress: Press {
    static let verb = "hello"
    let isWanted: Bool

    init(isWanted: Bool) { self.isWanted = isWanted }

    init?(_ arguments: [String]) {
        guard arguments == ["yes"] || arguments == ["no"] else { return nil }
        isWanted = arguments == ["yes"]
    }

    var arguments: [String] { [isWanted ? "yes" : "no"] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard !session.isGroup else { return NoticeReply.notInGroup }
        try session.setHello(isWanted)
        try session.confirm(NoticeReply.hello(isWanted))
        return nil
    }
}

/// Whether a reminder comes in quiet hours and pauses, too.
struct UrgentPress: Press, SwitchCoded {
    static let verb = "urgent"
    static let codes = (on: "yes", off: "no")
    let about: ReminderID
    let isOn: Bool

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setUrgent(isOn, about)
        try session.show(ReminderCard(about), note: session.lastEntry == nil ? nil : NoticeReply.urgent(isOn))
        return nil
    }
}
