import Actions
import Core
import Language
import Store

/// Keeps something to do, with all that the line says of it.
struct TaskCommand: WishCommand {
    static let about = About(
        intent: "task.add", area: .tasks, menu: "task", summary: "Keep something to do",
        phrases: [
            "(add|create|make|new) [a|another] [new] (task|todo|to do) [:|to|called|named|for] {title:rest}",
            "[add] (a|another) (job|thing|chore) [for me] [to do] (:|,|-|to) {title:rest}",
            "(task|todo|to do) [:] {title:rest}", "(task|todo)", "(new|add) (task|todo|to do)",
            "(tasks|todos|to dos) [for|on] {due:time} : {titles:rest}", "(tasks|todos|to dos) : {titles:rest}",
            "add a [new] (task|todo|to do)", "(dont|do not) forget (the|my|our) {title:few}",
        ],
        examples: ["task: buy milk tomorrow at 18:00 p1 #home", "task: pay the rent every month on the 1st"])

    let wish: TaskWish?

    init(_ said: Said) throws {
        wish = try (said.slots.text(SlotName.title) ?? said.slots.text(SlotName.titles)).map {
            try TaskWish(title: $0, said)
        }
    }

    func perform(in session: Session) throws {
        guard let wish else { return try session.ask(TaskTitleQuestion(), saying: TaskReply.what) }
        if try session.extendOwn(toldBy: wish.spoken.line) { return }
        let asked: (person: ProfileRecord, wish: TaskWish)?
        do { asked = try session.personAsked(in: wish) } catch let refusal as Refusal where refusal.people.isEmpty {
            // It is kept as one's own all the same, so that nothing is typed twice.
            try session.keepAll(of: wish)
            return try session.say(Outgoing(session.voice.say(refusal.wording), buttons: refusal.buttons))
        }
        if let asked { return try session.askSaying(asked.wish, asked.person) }
        try session.keepAll(of: wish)
        // "add @dan fix the door": whoever was meant is not asked, which must not go unnoticed.
        if let name = AskedInLine(wish.spoken.line)?.names.first, try !session.mayBePerson(name) {
            try session.say(reply: AskReply.isLabel(name))
        }
    }
}

extension TaskCommand: TaskWisher {}

/// Waits for what is to be done.
struct TaskTitleQuestion: Question {
    static let verb = "taskTitle"
    /// The list that it goes on.
    var list: HeadingID?

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty, !spoken.mayBeCommand, !spoken.line.asks else { return false }
        let sheet = TaskSheet(spoken.text)
        let head = sheet.map { spoken.saying($0.head) } ?? spoken
        var wish = try session.taskWish(of: head)
        if let sheet { wish = try wish.with(sheet) }
        try session.clearQuestion()
        try session.keepSaying(wish, on: list)
        return true
    }
}
