import Actions
import Core
import Foundation
import Store

/// What rang and waits for an answer, as the head of a list, with Done and Later for each.
struct UnansweredLines {
    private static let most = 6
    /// What nobody has answered for longer is no open thing any more, in seconds.
    private static let longest: Double = 30 * .day
    var lines: [RichText] = []
    var buttons: [[Button]] = []
    /// Of those alone: what rings later is shown where it rings.
    var topics: [String] = []

    init() {}

    init(in session: Session) throws {
        // A to-do stands in its own list.
        let all = try session.unansweredReminders(within: Self.longest).filter(\.isByItself)
        let shown = all.prefix(Self.most)
        guard !all.isEmpty else { return }
        let voice = session.voice, measures = session.measures
        lines = [voice.say(UnansweredReply.title(all.count))]
        lines += shown.map { one in
            voice.say(UnansweredReply.row(one.shortText, measures.when(one.noticeDue ?? one.due)))
        }
        if all.count > shown.count { lines.append(voice.say(SummaryReply.more(all.count - shown.count))) }
        lines.append(RichText(""))
        topics = shown.map { "reminder:\($0.id)" }
        buttons = shown.map { one in
            let moment = one.rule == nil ? nil : one.toldDue
            return [
                ReminderPress(id: one.id, step: .done, moment: moment).button(
                    UnansweredReply.done(one.shortText), voice),
                ReminderPress(id: one.id, step: .pick).button(UnansweredReply.later, voice),
            ]
        }
    }
}

extension TaskScope {
    /// It shows what is open now, and so what rang and was not answered.
    var showsUnanswered: Bool { [.open, .today, .overdue].contains(self) }
}

/// What a list says of what rang and was not answered.
enum UnansweredReply: Reply {
    case title(Int), row(String, Wording), done(String), later

    var wording: Wording {
        switch self {
        case .title(let count): Wording("unanswered.title", "*Rang, not answered* ({n})", ["n": .number(count)])
        case .row(let text, let when):
            Wording("unanswered.row", "⏰ {text}, {when}", ["text": .text(text), "when": .wording(when)])
        case .done(let text): Wording("unanswered.done", "Done: {text}", ["text": .text(text)])
        case .later: Wording("unanswered.later", "Later")
        }
    }
}
