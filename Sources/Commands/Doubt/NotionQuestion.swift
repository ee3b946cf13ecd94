import Core
import Foundation
import Language
import Store

/// Remembers a line that only names something, of which nothing is kept yet, for a time that is said next: "dentist" and then
/// "tomorrow at 3".
struct NotionQuestion: Question {
    static let verb = "notion"
    private static let lasts: TimeInterval = 600
    /// The messenger's id of the line.
    let message: String
    let at: Date
    var isWaiting: Bool { false }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard spoken.message.attachments.isEmpty, FollowUp(timeAlone: spoken.line) != nil,
            session.now.timeIntervalSince(at) < Self.lasts, spoken.repliedThing == nil,
            try session.lastRecall?.hasSubject != true,
            let line = try session.takeUnread(of: message)
        else { return false }
        try session.clearQuestion()
        let named = LineReader.read(line.text, language: spoken.line.language)
        try session.keep(
            spoken.saying("\(line.text.withoutEnd) \(spoken.text)"), isDuty: named.namesDuty)
        return true
    }
}

extension Session {
    /// "dentist", "dinner with the Smiths": what only names something may be an appointment, a duty or a thought. False for
    /// what is talk, surely one of these, or a place.
    func askOfNotion(_ spoken: Spoken, _ meaning: Meaning) throws -> Bool {
        guard spoken.line.isNotion, !CommandCatalog.matcher.mayOpen(spoken.line),
            meaning.leavesOpen || meaning.isNothing && spoken.line.namesAppointment,
            spoken.repliedThing == nil, !spoken.isSlashCommand, !spoken.line.tellsPast,
            try mapRows(for: spoken).isEmpty
        else { return false }
        let event = IntentPress(message: spoken.message.ref.id, intent: EventCommand.about.intent)
        try putOff(spoken, saying: DoubtReply.notion(spoken.short), [[event.button(TalkReply.keepInCalendar, voice)]])
        try waitForTime(of: spoken)
        return true
    }

    /// A time that is said next belongs to this line.
    func waitForTime(of spoken: Spoken) throws {
        guard try waitingQuestion() == nil, spoken.line.isNotion || spoken.line.namesDuty else { return }
        try ask(NotionQuestion(message: spoken.message.ref.id, at: now))
    }

    /// Keeps what is named and when as what a phrase reads in it, else as a duty or in the calendar.
    fileprivate func keep(_ spoken: Spoken, isDuty: Bool) throws {
        let understanding = try Understanding(spoken.line, names: names())
        let wishes: [any Command.Type] = [TaskCommand.self, ReminderCommand.self, EventCommand.self]
        if let best = understanding.best, wishes.contains(where: { $0 == Understanding.command(of: best) }) {
            try understanding.command(for: spoken)?.perform(in: self)
            return
        }
        let slots = try WishSlots.slots(of: spoken.line, for: EventCommand.about.intent, names: names())
        let isEvent = try !isDuty && eventTimes(Said(spoken: spoken, slots: slots)).start != nil
        let intent = (isEvent ? EventCommand.about : TaskCommand.about).intent
        try Understanding.command(for: intent, of: spoken, names: names())?.perform(in: self)
    }
}

extension ReadLine {
    /// "call mum", of which no time is said.
    var namesDuty: Bool { found.isEmpty && (beginsWithDeed || isChore) }
}

extension Meaning {
    fileprivate var isNothing: Bool { if case .nothing = self { true } else { false } }

    /// Nothing says what is to become of what is named.
    fileprivate var leavesOpen: Bool {
        switch self {
        case .doubt: true
        case .nothing: false
        case .intent(let intent): !Self.surelyMeant.contains(intent) && intent.contains(".")
        }
    }

    private static let surelyMeant: Set<String> = [
        TaskCommand.about.intent, DoneCommand.about.intent, EventCommand.about.intent, ReminderCommand.about.intent,
        PlaceSearchCommand.about.intent,
    ]
}
