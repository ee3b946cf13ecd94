import Actions
import Core
import Store

/// Ties a task to an entry of one's calendars, which becomes an occasion.
struct TieEntry: Press {
    static let verb = "tieTo"
    let task: TaskID
    let side: TieSide
    let entry: CalendarItemKey

    init(_ task: TaskID, _ side: TieSide, _ entry: CalendarItemKey) {
        (self.task, self.side, self.entry) = (task, side, entry)
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 5, let task = TaskID(arguments[0]), let side = TieSide(code: arguments[1]),
            let entry = CalendarItemKey(arguments[2...])
        else { return nil }
        self.init(task, side, entry)
    }

    var arguments: [String] { ["\(task)", side.code] + entry.arguments }

    func perform(in session: Session) throws -> (any Reply)? {
        let old = try session.taskToChange(task).tie
        guard let item = try session.calendarItem(entry) else { throw Refusal(TieEntryReply.gone) }
        let name = "\(item.occasionName), \(session.measures.moment(item.start))"
        let task = try session.reviseTask(task) { $0.newOccasion = NewOccasion(name, side.relation, entry: item) }
        let note = TieEntryReply.tied(item.title, session.measures.when(item.entry), side)
        try session.show(TaskCard(task.id), note: task.tie == old ? nil : note)
        return nil
    }
}

/// The next entries of one's calendars, as a task can be tied to them.
struct TieEntries {
    private static let mostShown = 7

    let buttons: [[Button]]
    /// The occasions that they are already, which need no other button.
    let occasions: Set<OccasionID>

    init(for task: TaskRecord, _ side: TieSide, in session: Session) throws {
        var occasions: Set<OccasionID> = []
        buttons = try session.nextEntries(Self.mostShown).compactMap { item in
            guard let key = CalendarItemKey(item) else { return nil }
            let known = try session.occasion(of: item)?.id
            if let known { occasions.insert(known) }
            let isOn = known != nil && known == task.occasion
            let label = TieEntryReply.entry(item.occasionName, session.measures.short(item.entry), isOn: isOn)
            return [TieEntry(task.id, side, key).button(label, session.voice)]
        }
        self.occasions = occasions
    }
}

extension Measures {
    /// "on Friday, 20 Nov at 15:00", "tomorrow".
    func when(_ entry: OccasionEntry) -> Wording { when(start(of: entry)) }

    /// "20 Nov 15:00", "tomorrow".
    fileprivate func short(_ entry: OccasionEntry) -> String { short(start(of: entry)) }

    private func start(of entry: OccasionEntry) -> FloatingTime {
        let time = FloatingTime(entry.start, in: settings.timeZone)
        return entry.isWholeDay ? FloatingTime(day: time.day) : time
    }
}

/// What is said of a calendar's entries that are occasions.
enum TieEntryReply: Reply {
    case heading, gone, entry(String, String, isOn: Bool), tied(String, Wording, TieSide), when(Wording)

    var wording: Wording {
        switch self {
        case .heading: Wording("tie.entries", "Below: what comes next in your calendars.")
        case .gone:
            Wording(
                "tie.entryGone", "That is no longer in your calendar at that time. `calendar` shows what is there now.")
        case .entry(let title, let when, false):
            Wording("tie.entry", "◷ {title}, {when}", ["title": .text(title), "when": .text(when)])
        case .entry(let title, let when, true):
            Wording("tie.entryIsOn", "✓ {title}, {when}", ["title": .text(title), "when": .text(when)])
        case .tied(let title, let when, let side):
            Wording(
                "tie.tiedToEntry", "Tied to *{title}*, {when}. {asking}",
                ["title": .text(title), "when": .wording(when), "asking": .wording(Self.asking(side))])
        case .when(let when): Wording("tie.entryWhen", "📅 In your calendar {when}", ["when": .wording(when)])
        }
    }

    private static func asking(_ side: TieSide) -> Wording {
        switch side {
        case .before, .any: Wording("tie.askBefore", "I ask you shortly before.")
        case .when: Wording("tie.askWhen", "I ask you when it begins.")
        case .after: Wording("tie.askAfter", "I ask you when it is over.")
        }
    }
}
