import Actions
import Core
import Language
import Store

/// What of an occasion can be typed; `task` is one more thing to do there.
enum OccasionField: String, CaseIterable, Codable, Sendable { case name, icon, hours, task }

/// Asks for a part of an occasion.
struct OccasionAsk: Press, StepCoded {
    static let verb = "occasionAsk"
    let id: OccasionID
    let step: OccasionField

    func perform(in session: Session) throws -> (any Reply)? {
        let occasion = try session.occasionToChange(id)
        try session.asNewMessage {
            try session.ask(
                OccasionQuestion(occasion: id, field: step), saying: OccasionReply.what(step, occasion.name))
        }
        return nil
    }
}

/// Waits for a part of an occasion, or for the name of a new one.
struct OccasionQuestion: Question {
    static let verb = "occasion"
    var occasion: OccasionID?
    var field = OccasionField.name
    var subject: Thing? { occasion.map { .occasion($0) } }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty, spoken.isWordsAlone else { return false }
        guard field == .task || field == .hours || !spoken.meansCommand else { return false }
        try take(spoken, in: session)
        try session.clearQuestion()
        return true
    }

    private func take(_ spoken: Spoken, in session: Session) throws {
        guard let occasion else { return try session.makeOccasionSaying(spoken.unquoted) }
        switch field {
        case .name: try session.renameOccasionSaying(occasion, to: spoken.unquoted)
        case .icon:
            guard let icon = spoken.line.symbols?.first else { throw Refusal(OccasionReply.whichIcon) }
            try session.setIconSaying(String(icon), of: occasion)
        case .hours where spoken.isNone(session.voice): try session.setHoursSaying(nil, of: occasion)
        case .hours: try session.setHoursSaying(spoken.text, of: occasion)
        case .task: try session.addTaskSaying(spoken, to: occasion)
        }
    }
}

extension Session {
    func setIconSaying(_ icon: String?, of id: OccasionID) throws {
        try setIcon(icon, of: id)
        try show(OccasionCard(id), note: lastEntry == nil ? nil : OccasionReply.changed)
    }

    /// "every weekday at 17:00", "18:30"; nil takes the time away.
    func setHoursSaying(_ words: String?, of id: OccasionID) throws {
        let read = words.map { HoursReading(LineReader.read($0, language: language), in: frame(of: nil)) }
        guard words == nil || read?.hours != nil else { throw Refusal(OccasionReply.noHours) }
        try setHours(read?.hours, of: id)
        let note: OccasionReply = read?.hasEnd == true ? .hoursBegin : .changed
        try show(OccasionCard(id), note: lastEntry == nil ? nil : note)
    }

    func addTaskSaying(_ spoken: Spoken, to occasion: OccasionID) throws {
        let wish = try taskWish(of: spoken)
        var base = NewTask(wish.title)
        base.tie = OccasionTie(occasion)
        try keepSaying(wish, over: base)
    }
}
