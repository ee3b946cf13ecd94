import Actions
import Core
import Language
import Store

/// What is coming, of some days or all of it, the next first, with a cross each.
struct RemindersCard: PageCard {
    static let verb = "reminders"
    static let rowsPerPage = 8
    let page: Int
    /// nil: whenever it comes.
    let days: ListedDays?

    init(page: Int) { self.init(page: page, days: nil) }
    init(page: Int, days: ListedDays?) { (self.page, self.days) = (page, days) }

    init?(_ arguments: [String]) {
        guard let page = arguments.first.flatMap(PageCode.read), arguments.count <= 2 else { return nil }
        days = arguments.count == 2 ? ListedDays(code: arguments[1]) : nil
        guard arguments.count == 1 || days != nil else { return nil }
        self.page = page
    }

    var arguments: [String] { ["\(page)"] + (days.map { [$0.code] } ?? []) }

    func render(in session: Session) throws -> CardFace? {
        let count = try count(in: session)
        let pages = Pages(count: count, size: Self.rowsPerPage, page: page)
        let coming = try coming(offset: pages.offset, limit: Self.rowsPerPage, in: session)
        let numbered = coming.enumerated().map { (pages.offset + $0.offset + 1, $0.element) }
        let voice = session.voice
        let title = days.map { RemindersReply.titleOfDays(session.measures.days($0), count) }
        let open = page == 0 && days == nil ? try UnansweredLines(in: session) : UnansweredLines()
        let joined = page == 0 && days == nil ? try JoinedLines(in: session) : JoinedLines()
        let isOfGroups = count == 0 && days == nil && !joined.lines.isEmpty
        var lines = open.lines
        if !isOfGroups { lines.append(voice.say(title ?? .title(count, isGroup: session.isGroup))) }
        lines += numbered.map { voice.say(line($0, $1, session.measures, session.repetition(of: $1.reminder))) }
        lines += pages.line(voice)
        if count > 0 { lines += session.assumedZone }
        lines += joined.lines
        lines.append(voice.say(session.audienceLine))
        var rows = numbered.map { number, one in
            [
                ShowCard(ReminderCard(one.reminder.id)).button(
                    RemindersReply.open(number, one.reminder.shortText), voice),
                ReminderPress(id: one.reminder.id, step: .delete).button(RemindersReply.cross(number), voice),
            ]
        }
        rows += pages.buttons(voice) { RemindersCard(page: $0, days: days) } + joined.buttons + [foot(voice)]
        return CardFace(
            lines.joined(), buttons: open.buttons + rows + (count > 0 ? session.zoneButtons : []),
            topics: ["reminders:\(session.viewer)"] + joined.topics)
    }

    private func line(
        _ number: Int, _ one: ComingReminder, _ measures: Measures, _ rule: Wording?
    ) -> RemindersReply {
        let when = measures.when(one.moment)
        if one.heldSince != nil, one.moment > measures.now { return .rowHeld(number, when, one.reminder.shortText) }
        if one.isPutOff { return .rowAgain(number, when, one.reminder.shortText) }
        guard let rule else { return .row(number, when, one.reminder.shortText) }
        return .rowRepeating(number, when, one.reminder.shortText, rule)
    }

    private func foot(_ voice: Voice) -> [Button] {
        let all = days == nil ? [] : [ShowCard(RemindersCard()).button(ReminderReply.all, voice)]
        return all + [HelpPress(area: .reminders).button(CommonReply.help, voice)]
    }

    func count(in session: Session) throws -> Int {
        try days.map { try session.comingReminders(on: $0.range).count } ?? session.comingReminderCount()
    }

    func coming(offset: Int, limit: Int, in session: Session) throws -> [ComingReminder] {
        guard let days else { return try session.comingReminders(offset: offset, limit: limit) }
        return Array(try session.comingReminders(on: days.range).dropFirst(offset).prefix(limit))
    }
}

enum RemindersReply: Reply {
    case title(Int, isGroup: Bool), titleOfDays(Wording, Int)
    case row(Int, Wording, String)
    case rowAgain(Int, Wording, String), rowHeld(Int, Wording, String)
    case rowRepeating(Int, Wording, String, Wording)
    case open(Int, String)
    case cross(Int)
    case which(String)
    case noSuch(String)

    var wording: Wording {
        switch self {
        case .title(0, false):
            Wording("reminders.none", "No reminders are coming. Type `remind me at 18:00 to call mum`.")
        case .title(0, true):
            Wording("reminders.noneInGroup", "This group has no reminders. Type `/remind\\_me at 18:00 to leave`.")
        case .title(let count, false): Wording("reminders.title", "*Your reminders* ({n})", ["n": .number(count)])
        case .title(let count, true):
            Wording("reminders.titleInGroup", "*This group's reminders* ({n})", ["n": .number(count)])
        case .titleOfDays(let days, 0):
            Wording("reminders.noneOfDays", "*Reminders, {days}*: none are coming then.", ["days": .wording(days)])
        case .titleOfDays(let days, let count):
            Wording(
                "reminders.titleOfDays", "*Reminders, {days}* ({n})", ["days": .wording(days), "n": .number(count)])
        case .row(let number, let when, let text):
            Wording(
                "reminders.row", "{n}. {when}: {text}",
                ["n": .number(number), "when": .wording(when), "text": .text(text)])
        case .rowHeld(let number, let when, let text):
            Wording(
                "reminders.rowHeld", "{n}. {when} (held till then): {text}",
                ["n": .number(number), "when": .wording(when), "text": .text(text)])
        case .rowAgain(let number, let when, let text):
            Wording(
                "reminders.rowAgain", "{n}. {when} (put off): {text}",
                ["n": .number(number), "when": .wording(when), "text": .text(text)])
        case .rowRepeating(let number, let when, let text, let rule):
            Wording(
                "reminders.rowRepeating", "{n}. {when}: {text} (↻ {rule})",
                ["n": .number(number), "when": .wording(when), "text": .text(text), "rule": .wording(rule)])
        case .open(let number, let text):
            Wording("reminders.open", "{n}. {text}", ["n": .number(number), "text": .text(text)])
        case .cross(let number): Wording("reminders.cross", "✗ Cancel {n}", ["n": .number(number)])
        case .which(let title):
            Wording("reminders.which", "Several reminders fit “{title}”. Which one?", ["title": .text(title)])
        case .noSuch(let title):
            Wording(
                "reminders.noSuch", "No coming reminder says “{title}”. `reminders` lists them.",
                ["title": .text(title)])
        }
    }
}
