import Actions
import Core
import Language
import Store

/// Waits for what a reminder is to say.
struct ReminderTextQuestion: Question {
    static let verb = "remindText"
    var start: SaidTime?
    /// What comes again and again.
    var repetition: SaidRepeat?
    private var isTimed: Bool { start != nil || repetition != nil }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        // Where no time was said yet, the answer may have one.
        let isOther =
            isTimed && spoken.line.saysDay && (spoken.isWishWithTime || spoken.line.isAppointment)
            || spoken.line.asksPlainly || spoken.asksForReminder
        guard !spoken.text.isEmpty, !spoken.meansCommand, !isOther else { return false }
        if spoken.declines {
            try session.cancelStep()
            return true
        }
        if let start, let time = try spoken.followUp?.newTime?.get() {
            let question = ReminderTextQuestion(start: start.changed(to: time))
            try session.ask(question, saying: ReminderReply.what)
            return true
        }
        if let repetition {
            let question = try ReminderTimeQuestion(text: ReminderText(checking: spoken.unquoted).text)
            try session.clearQuestion()
            try session.keep(repetition, for: question, of: spoken)
            return true
        }
        guard let start else {
            let lead = LanguageTables.tables(for: spoken.line.language).leads.reminder
            let line = LineReader.read("\(lead) \(spoken.text)", language: spoken.line.language)
            let command = try Understanding(line, names: .none).command(for: spoken)
            guard let command = command as? ReminderCommand else { throw Refusal(ReminderReply.empty) }
            try session.clearQuestion()
            try command.perform(in: session)
            return true
        }
        let text = try ReminderText(checking: spoken.unquoted).text
        try session.clearQuestion()
        try session.remind(ReminderTimeQuestion(text: text), at: start, of: spoken)
        return true
    }
}

extension Spoken {
    /// "no", "not needed", "never mind, I'll do it now"
    fileprivate var declines: Bool {
        if AskedSaying(line) == .deny || AskedSaying(line) == .refuse || followUp?.kind == .cancel { return true }
        let clause = text.prefix { $0 != "," && $0 != "." }
        return clause.count < text.count
            && Understanding(LineReader.read(String(clause), language: line.language), names: .none).isCancel
    }

    /// "remind me tomorrow at 8 to call mum": another one, rather than what one is to say.
    fileprivate var asksForReminder: Bool {
        Understanding(line, names: .none).best.map { Understanding.command(of: $0) == ReminderCommand.self } == true
    }
}

extension ReadLine {
    fileprivate var saysDay: Bool {
        times.contains { if case .success(let time) = $0.time { time.day != nil } else { false } }
    }
}

extension SaidTime {
    /// "actually at 7" leaves the day, "no, on Friday" the hour.
    fileprivate func changed(to new: SaidTime) -> SaidTime {
        guard length == nil, new.length == nil else { return new }
        let saysHour = new.clock != nil || new.part != nil
        return SaidTime(
            day: new.day ?? day, part: saysHour ? new.part : part, portion: new.portion ?? portion,
            clock: saysHour ? new.clock : clock, zone: new.zone ?? zone)
    }
}
