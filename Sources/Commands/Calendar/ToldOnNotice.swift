import Actions
import Core
import Language
import Store

extension Session {
    /// "moved to 15:00" of the event that was spoken of last, or of which a notice tells; false where none was.
    func moveLastEvent(toldBy line: ReadLine) throws -> Bool {
        guard !line.asks, line.timeValues.count == 1,
            LineReader.read(line.withoutTimes, language: line.language).isMovedByItself
        else { return false }
        let last = try lastThing
        let event = last?.kind == .event ? last.map { EventID($0.id) } : try eventNotice()?.event
        guard let event, try mayChange(.event(event)) else { return false }
        try act(.move(line.wordsOfTime), on: event)
        return true
    }

    /// What tells of an event, where it was spoken of last or nothing else was since it rang.
    private func eventNotice() throws -> ReminderRecord? {
        let last = try lastThing
        guard let thing = try last ?? waitingNotices().first, thing.kind == .reminder else { return nil }
        return try reminder(ReminderID(thing.id)).flatMap { $0.event == nil || $0.hasOwnText ? nil : $0 }
    }

    /// "cancelled" behind the notice of an event is said of that; "cancel it" may be of either, and is asked.
    func cancelEventTold(by spoken: Spoken) throws -> Bool {
        guard spoken.followUp?.kind == .cancel, spoken.repliedThing?.kind != .event, let notice = try eventNotice(),
            let event = notice.event, try mayChange(.event(event))
        else { return false }
        guard spoken.line.tellsCalledOff else {
            throw Refusal(
                EventDeedReply.noticeOrEvent(notice.shortText),
                buttons: [
                    [EventPress(event, .delete).button(EventDeedReply.theEvent, voice)],
                    [ReminderPress(id: notice.id, step: .delete).button(EventDeedReply.onlyNotice, voice)],
                ])
        }
        if try !askOneOrAll(of: [.event(event)]) { try deleteEventSaying(event) }
        return true
    }
}
