import Actions
import Core
import Language
import Store

/// Puts a reminder that is named to another time, be it still to come or told.
struct MoveReminderCommand: Command {
    private static let move = "(move|reschedule|change|shift|push|bring)"
    private static let what = "[my|the] reminder [to|about|for|of]"

    static let about = About(
        intent: "reminder.update", key: "reminder.move", area: .reminders, summary: "Move a reminder to another time",
        phrases: [
            Phrase("\(move) \(what) {title:text} (to|until|till|from) {when:time}"),
            Phrase("\(move) \(what) {title:text} forward to {when:time}"),
            Phrase("\(move) \(what) {title:text} (to|until|till) {when:number}"),
            Phrase("\(move) [my|the] {title:text} reminder (to|until|till) {when:time}"),
        ],
        examples: ["move the reminder to call mum to tomorrow at 9"])

    private let reading: SnoozeCommand
    init(_ said: Said) throws { reading = try SnoozeCommand(said) }

    func perform(in session: Session) throws { try reading.perform(in: session) }
}

extension Session {
    /// What has not come yet comes then, or so much later, and what one has to do is due then; of what repeats, of what
    /// comes before something and of what is another's, only a notice can be put off.
    func postpone(_ reminder: ReminderRecord, to time: SaidTime?, _ frame: TimeFrame) throws {
        let task = try reminder.hasOwnText ? nil : reminder.task.flatMap { try self.task($0) }
        let isFree = reminder.hasOwnText || reminder.lead == nil && reminder.event == nil
        let isOnce = reminder.rule == nil && isFree && task?.repetition == nil
        guard isOnce, (task?.owner ?? viewer) == viewer else {
            let open = ShowCard(ReminderCard(reminder.id)).button(CommonReply.open, voice)
            throw Refusal(ReminderReply.notOpen, buttons: [[open]])
        }
        if let task { return try postpone(task.id, to: time, frame) }
        guard let time else { return try askTime(of: .reminder(reminder.id)) }
        if let length = time.length { return try shift(reminder.id, by: length) }
        // A day alone keeps the time of day.
        guard let moment = try self.time(time, in: frame) else { return try retime(reminder.id, to: time, frame) }
        try move(reminder, to: moment)
    }

    private func postpone(_ task: TaskID, to time: SaidTime?, _ frame: TimeFrame) throws {
        guard let time else { return try show(TaskCard(task, .when)) }
        if let length = time.length { return try shiftTask(task, by: length) }
        guard time.clock != nil else { return try setDue(of: task, to: time, frame) }
        let due = try due(of: time, in: frame)
        try show(TaskCard(reviseTask(task) { $0.due = due }.id), note: TaskReply.moved)
    }
}
