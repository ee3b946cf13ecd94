import Actions
import Core
import Language
package import Store

/// What is coming, the next first, with a cross each.
package struct RemindersCard: PageCard {
    package static let verb = "reminders"
    static let rowsPerPage = 8
    package let page: Int

    package init(page: Int) { self.page = page }

    package func render(in session: Session) throws -> CardFace? {
        let count = try session.comingReminderCount()
        let last = max(0, (count - 1) / Self.rowsPerPage)
        let page = min(page, last)
        let coming = try session.comingReminders(offset: page * Self.rowsPerPage, limit: Self.rowsPerPage)
        let numbered = coming.enumerated().map { (page * Self.rowsPerPage + $0.offset + 1, $0.element) }
        let voice = session.voice
        var lines = [voice.say(RemindersReply.title(count, isGroup: session.isGroup))]
        lines += numbered.map { voice.say(line($0, $1, session.measures, session.repetition(of: $1.reminder))) }
        if last > 0 { lines.append(voice.say(PlacesReply.page(page + 1, of: last + 1))) }
        if count > 0 { lines += session.assumedZone }
        lines.append(voice.say(session.audienceLine))
        var rows = numbered.map { number, one in
            [
                ShowCard(ReminderCard(one.reminder.id)).button(
                    RemindersReply.open(number, one.reminder.shortText), voice),
                ReminderPress(id: one.reminder.id, step: .delete).button(RemindersReply.cross(number), voice),
            ]
        }
        rows.append(foot(page: page, last: last, voice))
        return CardFace(
            lines.joined(), buttons: rows + (count > 0 ? session.zoneButtons : []),
            topics: ["reminders:\(session.viewer)"])
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

    private func foot(page: Int, last: Int, _ voice: Voice) -> [Button] {
        var foot: [Button] = []
        if page > 0 { foot.append(ShowCard(RemindersCard(page: page - 1)).button(CommonReply.previous, voice)) }
        if page < last { foot.append(ShowCard(RemindersCard(page: page + 1)).button(CommonReply.next, voice)) }
        return foot + [HelpPress(area: .reminders).button(CommonReply.help, voice)]
    }
}

enum RemindersReply: Reply {
    case title(Int, isGroup: Bool)
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
