import Actions
import Core
import Foundation
import Language
import Store

/// When something was done last.
struct LastDoneCommand: Command {
    static let about = About(
        intent: "task.list", key: "task.lastDone", area: .tasks,
        summary: "When you did something last",
        phrases: [
            "when (did i|have i) last {title:rest}", "when did i {title:text} last [time]",
            "when was the last time [that] i {title:rest}",
        ],
        examples: ["when did I last water the plants"])

    let title: String
    init(_ said: Said) throws { title = said.slots.text("title")?.withoutEnd ?? "" }

    func perform(in session: Session) throws {
        let times = try session.times(doneTitled: title, .partly)
        guard let last = times.first else { throw Refusal(LastDoneReply.never(title)) }
        let words = times.prefix(Session.mostTimes).map { session.measures.when($0.at) }
        try session.say(lines: [.last(last.title, words[0])] + words.dropFirst().map { .before($0) })
    }
}

extension Session {
    fileprivate static let mostTimes = 5

    /// "did I take my pill today", of what one has ticked or is to tick; false for anything else.
    func tellDone(askedIn spoken: Spoken) throws -> Bool {
        guard let words = spoken.line.askedWhetherDone, let value = spoken.line.timeValues.first?.value,
            let days = pastDays(of: value, spoken)
        else { return false }
        let then = try times(doneTitled: words, .surely, from: days.first, to: days.last)
        guard then.isEmpty else {
            try say(lines: then.prefix(Self.mostTimes).map { .yes($0.title, measures.when($0.at)) })
            return true
        }
        guard let last = try times(doneTitled: words, .surely).first else {
            let deed = LineReader.read(words, language: spoken.line.language)
            guard try deed.isPlainChore || deed.beginsWithDeed || !toCome(named: words).isEmpty else { return false }
            try say(lines: [.never(words)])
            return true
        }
        try say(lines: [.no(last.title, measures.days(days), measures.when(last.at))])
        return true
    }

    /// The times at which what is called so was done, the last first: of one thing where several fit. Days since
    /// 1970-01-01; else of the last year.
    fileprivate func times(
        doneTitled words: String, _ measure: TitleFinder.Measure, from first: Int? = nil, to last: Int? = nil
    ) throws -> [DoneThing] {
        let today = present.day
        let done = try doneThings(from: first ?? today - 366, to: last ?? today, offset: 0, limit: 500)
        let titles = done.enumerated().map { (Int64($0.offset), $0.element.title) }
        let found = TitleFinder(titles, language: language).find(words, measure).map { done[Int($0)] }
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
