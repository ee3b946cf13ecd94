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
        let times = try times(doneTitled: words, .surely)
        guard let last = times.first else {
            let deed = LineReader.read(words, language: spoken.line.language)
            guard try deed.isPlainChore || deed.beginsWithDeed || !toCome(named: words).isEmpty else { return false }
            try say(lines: [.never(words)])
            return true
        }
        let zone = settings.timeZone
        let then = times.filter { days.range.contains(WallTime($0.at, in: zone).day) }.prefix(Self.mostTimes)
        let none = LastDoneReply.no(last.title, measures.days(days), measures.when(last.at))
        try say(lines: then.isEmpty ? [none] : then.map { .yes($0.title, measures.when($0.at)) })
        return true
    }

    /// The times of the last year at which what is called so was done, the last first: of one thing where several fit.
    fileprivate func times(doneTitled words: String, _ measure: TitleFinder.Measure) throws -> [DoneThing] {
        let done = try doneThings(from: present.day - 366, to: present.day, offset: 0, limit: 500)
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
