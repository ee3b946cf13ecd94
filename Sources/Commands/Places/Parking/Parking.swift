import Actions
import Core
import Foundation
import Store

/// What is kept of a parked car besides where it is.
struct Parking: Codable, Sendable {
    let note: String?
    let end: Date
    /// Seconds before the end at which it is told.
    var lead: Double?

    func keep(at fix: Fix, of spoken: Spoken, in session: Session) throws {
        let new = NewPlace(
            name: session.voice.words(ParkReply.name), point: fix.coordinate, accuracy: fix.accuracy)
        let place = try session.change(.add, session.voice.words(EntryTitle.parked)) {
            try remind(in: session)
            return try session.park(at: new, until: end, note: note)
        } subject: {
            .place($0.id)
        }
        try session.closeDraft(at: fix.coordinate)
        if session.cause != nil { try session.remember(origin: .place(place.id)) }
        for attachment in spoken.message.attachments { try session.leaveFetch(attachment, on: .place(place.id)) }
        try session.show(PlaceCard(place.id), note: kept(in: session))
    }

    /// Leaves the reminder before the end, where one is wanted.
    func remind(in session: Session) throws {
        guard let due = warning else { return }
        guard due > session.now else { throw Refusal(ReminderReply.over(session.measures.when(due))) }
        _ = try session.keepReminder(NewReminder(text: text(of: end, session), due: due, isWallTime: true))
    }

    /// The same where there was another end: the reminder before that is as long before the new one, where no other is
    /// wanted.
    func remindAnew(insteadOf old: Date, in session: Session) throws {
        let name = text(of: old, session)
        let known = try session.comingReminders(called: name).first { $0.text == name && $0.due < old }
        guard let known else { return try remind(in: session) }
        var new = NewReminder(known)
        new.text = text(of: end, session)
        new.due = warning ?? end.addingTimeInterval(known.due.timeIntervalSince(old))
        guard new.due > session.now else { return try session.deleteReminder(known.id) }
        _ = try session.reviseReminder(known.id, as: new)
    }

    private func text(of end: Date, _ session: Session) -> String {
        session.voice.words(ParkReply.over(session.measures.time(end)))
    }

    /// Until when it is kept, and when it is told that this is over.
    func kept(in session: Session) -> any Reply {
        let told = warning.map { ParkReply.told(session.measures.when($0)) }
        let lines = [ParkReply.kept(session.measures.when(end)), told].compactMap(\.self)
        return ReminderReply.whole(lines.map { session.voice.say($0) }.joined())
    }

    private var warning: Date? { lead.map { end.addingTimeInterval(-$0) } }
}
