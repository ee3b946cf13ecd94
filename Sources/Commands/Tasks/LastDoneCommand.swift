import Actions
import Core
import Foundation
import Language
import Store

/// When something was done last, or whether it was on some days.
struct LastDoneCommand: Command {
    static let about = About(
        intent: "task.list", key: "task.lastDone", area: .tasks,
        summary: "When you did something last, or whether you did it today",
        phrases: [
            "when (did i|have i) last {title:rest}", "when did i {title:text} last [time]",
            "when was the last time [that] i {title:rest}", "(did i|have i) [already] {title:text} {when:time}",
        ],
        examples: ["when did I last water the plants", "did I take my pill today"])

    let title: String
    let when: SaidValue?
    let spoken: Spoken

    init(_ said: Said) throws {
        title = said.slots.text("title")?.withoutEnd ?? ""
        when = try said.slots.timeOrSpan("when")
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        let times = try session.times(doneTitled: title)
        guard let last = times.first else { return try showDay(in: session) }
        let measures = session.measures, words = times.prefix(Self.most).map { measures.when($0.at) }
        guard let days = when.flatMap({ session.pastDays(of: $0, spoken) }) else {
            return try session.say(lines: [.last(last.title, words[0])] + words.dropFirst().map { .before($0) })
        }
        let zone = session.settings.timeZone
        let then = times.prefix(Self.most).filter { days.range.contains(WallTime($0.at, in: zone).day) }
        guard !then.isEmpty else { return try session.say(lines: [.no(last.title, measures.days(days), words[0])]) }
        try session.say(lines: then.map { .yes($0.title, measures.when($0.at)) })
    }

    /// "have I a meeting on Monday" is asked of the calendar, too.
    private func showDay(in session: Session) throws {
        guard let days = when.flatMap({ session.days(of: $0, spoken) }) else {
            throw Refusal(LastDoneReply.never(title))
        }
        let note = days.first > session.present.day ? nil : LastDoneReply.never(title)
        try session.show(CalendarCard(.day(days.first)), note: note)
    }

    private static let most = 5
}

extension Session {
    /// The times of the last year at which what is called so was done, the last first: of one thing where several fit.
    fileprivate func times(doneTitled words: String) throws -> [DoneThing] {
        let done = try doneThings(from: present.day - 366, to: present.day, offset: 0, limit: 500)
        let titles = done.enumerated().map { (Int64($0.offset), $0.element.title) }
        let found = TitleFinder(titles, language: language).find(words).map { done[Int($0)] }
        return found.filter { $0.title == found.first?.title }
    }

    fileprivate func say(lines: [LastDoneReply]) throws {
        try say(Outgoing(lines.map { voice.say($0) }.joined()))
    }
}

/// When something was done.
enum LastDoneReply: Reply {
    case last(String, Wording), before(Wording), yes(String, Wording), no(String, Wording, Wording), never(String)

    var wording: Wording {
        switch self {
        case .last(let title, let when):
            Wording("lastDone.last", "✓ *{title}*: last {when}", ["title": .text(title), "when": .wording(when)])
        case .before(let when): Wording("lastDone.before", "before that {when}", ["when": .wording(when)])
        case .yes(let title, let when):
            Wording("lastDone.yes", "Yes. ✓ *{title}*, {when}", ["title": .text(title), "when": .wording(when)])
        case .no(let title, let days, let last):
            Wording(
                "lastDone.no", "No ({days}). ✓ *{title}*: last {when}",
                ["title": .text(title), "days": .wording(days), "when": .wording(last)])
        case .never(let words):
            Wording(
                "lastDone.never", "I find nothing called “{words}” that was ticked off in the last year.",
                ["words": .text(words)])
        }
    }
}
