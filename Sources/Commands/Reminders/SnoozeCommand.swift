import Actions
import Core
import Language
import Store

/// Puts off the notice that is named or was told last.
struct SnoozeCommand: Command {
    private static let what = "[my|the] [reminder] [to|about|for|of]"

    static let about = About(
        intent: "reminder.update", key: "reminder.snooze", area: .reminders, summary: "Put a notice off",
        phrases: [
            Phrase("snooze \(what) {title:text} (for|until|till|by) {when:rest}"),
            Phrase("snooze \(what) {title:text} [until|till|to] {when:time}"),
            Phrase("snooze \(what) {title:text} [for|by] {when:length}"),
            Phrase("snooze \(what) {title:rest}"), "snooze",
            "(put off|postpone|delay) [my|the] reminder [to|about|for|of] {title:text} (for|until|till|to|by) {when:rest}",
            "(put off|postpone|delay) [my|the] reminder [to|about|for|of] {title:text} [until|till|to] {when:time}",
        ],
        examples: ["snooze call mum until tomorrow at 9"])

    let title: String?
    /// As typed: "an hour", "Sunday".
    let when: String?
    let spoken: Spoken

    init(_ said: Said) throws {
        title = said.slots.text("title")?.trimmed
        when = said.slots["when"]?.typed.trimmed
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        let told = try session.toldReminders()
        // "snooze 10 minutes": a time alone is no name.
        let time = title.flatMap { Self.time($0, spoken.line.language) }
        guard let title, time == nil else { return try put(off: told.first, to: time, in: session) }
        guard let reminder = try session.named(title, among: told) else { return }
        let moment = try when.map { try Self.time($0, spoken.line.language) ?? session.time(in: $0) }
        try put(off: reminder, to: moment, in: session)
    }

    /// Words that are a length of time or a moment and nothing else.
    private static func time(_ words: String, _ language: LanguageID) -> SaidTime? {
        let line = LineReader.read(words, language: language)
        let moment: SaidTime? = line.times.first.flatMap { $0.wordsOutside == 0 ? try? $0.time.get() : nil }
        return moment
            ?? line.found.first { $0.tokens == line.tokens.indices }.flatMap { found in
                switch found.value {
                case .length(let length), .timeSpan(.lasting(let length, _)): SaidTime(length: length)
                default: nil
                }
            }
    }

    private func put(off reminder: ReminderRecord?, to time: SaidTime?, in session: Session) throws {
        guard let reminder else { throw Refusal(ReminderReply.noneTold) }
        let frame = session.frame(of: spoken)
        guard reminder.toldDue != nil else { return try session.postpone(reminder, to: time, frame) }
        guard let time else { return try session.askSnooze(reminder) }
        try session.snooze(reminder.id, until: time, frame)
    }
}

extension Session {
    /// The notice of those words; nil where the list of what is coming was shown instead.
    /// - Throws: that nothing is called so.
    fileprivate func named(_ words: String, among told: [ReminderRecord]) throws -> ReminderRecord? {
        if let found = told.named(words, language, .surely).first { return found }
        let coming = try comingReminders(called: words)
        guard let first = coming.first else { throw Refusal(RemindersReply.noSuch(words)) }
        guard coming.count == 1 else { try show(RemindersCard(), note: RemindersReply.which(words)); return nil }
        return first
    }
}

extension Session {
    /// The one reminder that has all of those words, of those that were told rather than of those to come.
    func reminder(named words: String) throws -> ReminderRecord? {
        let found = try reminders(named: words)
        return found.count == 1 ? found[0] : nil
    }

    /// Those that have all of those words, of those that were told rather than of those to come.
    func reminders(named words: String) throws -> [ReminderRecord] {
        let told = try toldReminders().named(words, language, .wholly)
        return try told.isEmpty ? comingReminders(called: words).named(words, language, .wholly) : told
    }
}

extension [ReminderRecord] {
    /// Those whose words fit best.
    func named(
        _ words: String, _ language: LanguageID, _ measure: TitleFinder.Measure = .partly
    ) -> [ReminderRecord] {
        let finder = TitleFinder(map { ($0.id.rawValue, $0.text) }, language: language)
        let ids = Set(finder.find(words, measure))
        return filter { ids.contains($0.id.rawValue) }
    }
}
