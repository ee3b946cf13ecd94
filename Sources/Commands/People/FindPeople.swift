import Actions
package import Core
import Language
package import Store

/// Finds people by the messenger's own chooser, or by what is typed next.
struct FindPeopleCommand: Command {
    static let about = About(
        intent: "people.find", area: .people, menu: "find", summary: "Find people you know here",
        phrases: [
            "find (people|friends|somebody|someone|my friends|others)", "find",
            "(add|invite) (people|friends|somebody|someone|a friend|my friends)", "(pick|choose) (people|friends)",
            "(follow|block) [somebody|someone|people|a friend|friends]",
        ],
        examples: ["find people", "invite a friend"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        try session.ask(FindQuestion())
        let keyboard = ReplyKeyboard(
            rows: [
                [
                    .requestPeople(session.voice.words(FindReply.pick), most: FindReply.most),
                    .text(session.voice.words(CommonReply.cancel)),
                ]
            ], isOneTime: true)
        try session.say(Outgoing(session.voice.say(FindReply.how), keyboard: keyboard))
    }
}

/// Waits for a name, or for people who are picked.
struct FindQuestion: Question {
    static let verb = "find"

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty, !spoken.isCommandRatherThanName, !spoken.isOwnWish else { return false }
        let person = try session.person(saidAs: spoken.unquoted)
        try session.clearQuestion()
        try session.show(ProfileCard(person.id))
        return true
    }
}

extension Session {
    /// Shows whoever is here of those who were picked. Who cannot be found is answered like somebody who never came.
    package func picked(_ ids: [String], on messenger: MessengerName) throws {
        guard !isGroup else { return }
        if try question(as: FindQuestion.self) != nil { try clearQuestion() }
        let people = try profiles(on: messenger, ids: ids).filter { !isSelf($0.id) }
        if people.count == 1, let person = people.first {
            try show(ProfileCard(person.id))
        } else if !people.isEmpty {
            let rows = people.map { [ShowCard(ProfileCard($0.id)).button(PeopleListReply.person($0.called), voice)] }
            try say(Outgoing(voice.say(FindReply.found(people.count)), buttons: rows))
        }
        let missing = Set(ids).count - people.count
        guard missing > 0 else { return }
        try say(reply: FindReply.notHere(missing, isAll: people.isEmpty))
        try say(reply: FindReply.invitation(actorName))
    }
}

enum FindReply: Reply {
    /// How many the messenger's chooser lets one pick (Bot API: KeyboardButtonRequestUsers.max_quantity).
    static let most = 10

    case how, pick
    case found(Int)
    case notHere(Int, isAll: Bool)
    case invitation(String)

    var wording: Wording {
        switch self {
        case .how:
            Wording(
                "find.how",
                "Type a username like `@ben`, or the name of somebody you have to do with here. Or pick people from your contacts: I only learn whom you pick."
            )
        case .pick: Wording("find.pick", "Pick people")
        case .found(let count): Wording("find.found", "{n:person is|people are} here:", ["n": .number(count)])
        case .notHere(1, true):
            Wording(
                "find.notHere",
                "Not here yet, or not to be found. If you like, forward the next message; whoever taps my name in it finds me."
            )
        case .notHere(let count, _):
            Wording(
                "find.notAllHere",
                "{n:person is|people are} not here yet, or not to be found. If you like, forward the next message; whoever taps my name in it finds me.",
                ["n": .number(count)])
        case .invitation(let name):
            Wording(
                "find.invitation",
                "{name} uses me to keep places, notes and to-dos, to be reminded in time, and to share what is worth sharing. Tap my name above and type /start; everything stays yours alone until you share it.",
                ["name": .text(name)])
        }
    }
}
