import Actions
import Core
import Language
import Store

/// Keeps a birthday: the whole day, every year.
struct BirthdayCommand: Command {
    static let about = About(
        intent: "event.add", key: "event.birthday", area: .calendar, summary: "A birthday, every year",
        phrases: [
            "(remember|save) [:] [that] [my|our] {whose:word} (birthday|bday) (is|:) [on] [the] {start:time}",
            "[my|our] {whose:word} (birthday|bday) (is|:) [on] [the] {start:time}",
            "(birthday|bday) of {who:word} [is] [:] [on] [the] {start:time}",
            "{who:few} has [a] birthday [on] [the] {start:time}", "{who:few} (was|is) born [on] [the] {start:time}",
        ],
        examples: ["Ben's birthday is on 4 June"])

    /// "Ben's"
    let whose: String?
    let who: String?
    private let said: Said

    init(_ said: Said) throws {
        self.said = said
        whose = try said.slots.text("whose").map { try EventText(checking: $0).text }
        who = try said.slots.text("who").map { try EventText(checking: $0).text }
    }

    /// "in May": the day is still to be asked.
    private var isInMonth: Bool {
        get throws {
            guard case .date(let date)? = try said.slots.time("start")?.day else { return false }
            return date.month != nil && date.day == nil
        }
    }

    func perform(in session: Session) throws {
        let title = session.voice.words(whose.map(EventReply.birthday) ?? .birthdayOf(who ?? ""))
        guard try !isInMonth, let start = try session.eventTimes(said).start else {
            return try session.askWhen(EventTimeQuestion(title: title))
        }
        var new = NewEvent(title, start: FloatingTime(day: start.day))
        new.comeYearly(from: session.present.day)
        try session.keepSaying(new, assumed: [])
    }
}
