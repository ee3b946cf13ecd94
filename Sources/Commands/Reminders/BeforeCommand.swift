import Actions
import Core
import Foundation
import Language
import Store

/// Keeps several reminders of one thing, each so long before it.
struct BeforeCommand: Command {
    private static let ask = "(remind (me|us)|[set|add|make|create] [me|us] [a|another] [new] reminder)"
    private static let title = "[to|that|about|of|the|my|our|:]"

    static let about = About(
        intent: "reminder.add", key: "reminder.before", area: .reminders,
        summary: "Be told of one thing several times before it",
        phrases: [
            Phrase(
                "\(ask) {lead:length} [,|and] [{more:length}] [,|and] [{third:length}] (before|ahead of|in advance of|beforehand) \(title) {title:text} {start:time}"
            ),
            Phrase(
                "\(ask) [on|in] (a|one|the) {unit:word} (before|ahead of) [{at:time}] \(title) {title:text} {start:time}"
            ),
            Phrase("\(ask) {lead:text} (before|ahead of|in advance of|beforehand) \(title) {title:text} {start:time}"),
            Phrase(
                "\(ask) \(title) {title:text} {start:time} [,] {lead:text} (before|beforehand|ahead|in advance|earlier)"
            ),
            Phrase(
                "\(ask) {start:time} \(title) {title:text} [,] {lead:text} (before|beforehand|ahead|in advance|earlier)"
            ),
        ],
        examples: ["remind me 1 day and 1 hour before: dentist on Friday at 15:00"])

    let title: String
    let start: SaidTime
    let leads: [SaidLead]
    let spoken: Spoken

    init(_ said: Said) throws {
        spoken = said.spoken
        title = try ReminderText(checking: said.slots.text("title") ?? "").text
        leads = try SaidLead.all(in: said)
        guard let time = try said.slots.time("start") else { throw Refusal(BeforeReply.noLead("")) }
        start = time
    }

    func perform(in session: Session) throws {
        if let days = leadsAtStart { return try TaskLeadCommand(of: title, days, spoken).perform(in: session) }
        try session.remind(of: title, at: moment(in: session), before: leads)
    }

    /// "the day before the exam at 8": that is when it is told, of what is known by its name.
    private var leadsAtStart: [SaidLead]? {
        guard start.day == nil, start.length == nil else { return nil }
        let days = leads.compactMap { $0.at(start) }
        return days.count == leads.count ? days : nil
    }

    private func moment(in session: Session) throws -> Date {
        switch start.reading(in: session.frame(of: spoken)) {
        case .moment(let time): return time.date
        case .over(let date): throw Refusal(ReminderReply.over(session.measures.when(date)))
        case .noClock: throw Refusal(BeforeReply.noClock)
        }
    }
}

extension BeforeCommand: FollowsEdit {
    func follow(_ thing: Thing, in session: Session) throws -> Bool {
        guard thing.kind == .reminder else { return false }
        let old = try session.things(from: spoken.message.ref).filter { $0.kind == .reminder }.map { ReminderID($0.id) }
        try session.remind(of: title, at: moment(in: session), before: leads, insteadOf: old)
        return true
    }
}

extension Session {
    /// Keeps a reminder for each length of time before what is told of at a moment; what has passed is left out.
    func remind(
        of title: String, at moment: Date, before leads: [SaidLead], insteadOf old: [ReminderID] = []
    ) throws {
        let new = leads.compactMap { lead -> NewReminder? in
            guard let due = lead.moment(before: moment, settings), due > now else { return nil }
            var reminder = NewReminder(text: title, due: due, isWallTime: true)
            reminder.lead = Int(moment.timeIntervalSince(due))
            return reminder
        }
        guard !new.isEmpty else { throw Refusal(BeforeReply.allPassed(measures.when(moment))) }
        let kept = try keepReminders(new.sorted { $0.due < $1.due }, insteadOf: old)
        try tell(kept, before: moment, of: new.count == leads.count ? [] : leads)
    }

    fileprivate func tell(_ kept: [ReminderRecord], before moment: Date, of missing: [SaidLead]) throws {
        let dates = kept.map { measures.inSentence($0.due) }.joined(separator: "; ")
        let lines =
            [
                voice.say(
                    BeforeReply.kept(kept[0].text, measures.when(moment), isGroup: isGroup)),
                voice.say(BeforeReply.dates(dates)),
            ] + (missing.isEmpty ? [] : [voice.say(BeforeReply.somePassed)]) + assumedZone
        let open = ShowCard(RemindersCard()).button(ReminderReply.all, voice)
        try tell(ReminderReply.whole(lines.joined()), buttons: zoneButtons + [[open]])
    }
}

enum BeforeReply: Reply {
    case kept(String, Wording, isGroup: Bool)
    case dates(String)
    case somePassed, noClock
    case allPassed(Wording)
    case noLead(String)

    var wording: Wording {
        switch self {
        case .kept(let text, let when, false):
            Wording("before.kept", "{text}: *{when}*", ["when": .wording(when), "text": .text(text)])
        case .kept(let text, let when, true):
            Wording(
                "before.keptInGroup", "{text}: *{when}*, for this group",
                ["when": .wording(when), "text": .text(text)])
        case .dates(let dates): Wording("before.dates", "I will remind you before: {dates}", ["dates": .text(dates)])
        case .somePassed: Wording("before.somePassed", "_(What has passed is left out.)_")
        case .noClock:
            Wording(
                "before.noClock", "I need the time of day, too: `remind me 1 hour before: dentist Friday at 15:00`.")
        case .allPassed(let when):
            Wording(
                "before.allPassed", "That is too soon for it: it is {when}. `remind me at 18:00: …` reminds at a time.",
                ["when": .wording(when)])
        case .noLead(let text):
            Wording(
                "before.noLead",
                "How long before? I read no length of time in “{text}”. Type `remind me 1 day and 1 hour before: dentist Friday at 15:00`.",
                ["text": .text(text)])
        }
    }
}
