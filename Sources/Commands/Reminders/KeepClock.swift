import Actions
import Core
import Foundation
import Store

/// Moves reminders that stayed at their moment to the times of day that were said, in the new zone, by a button.
struct KeepClock: OnePress {
    static let verb = "keepClock"
    /// That changed the zone.
    let about: EntryID
    init(_ about: EntryID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.moveRemindersLeft(by: about)
        guard session.lastEntry != nil else { return ClockReply.nothing }
        try session.closeChoice()
        try session.tell(ClockReply.kept)
        return nil
    }
}

extension Session {
    /// After a change of the zone: what comes once stays at its moment, and its time of day can be kept by a tap.
    func offerToKeepClock(since old: TimeZone) throws {
        guard let entry = lastEntry, old.secondsFromGMT(for: now) != settings.timeZone.secondsFromGMT(for: now) else {
            return
        }
        let left = try remindersLeft(by: entry)
        guard !left.isEmpty else { return }
        let rows = left.prefix(3).map { voice.words(ClockReply.row($0.shortText, measures.when($0.due))) }
        let list = rows.joined(separator: "; ") + (left.count > 3 ? "; …" : "")
        let button = KeepClock(entry).button(ClockReply.keep, voice)
        try say(Outgoing(voice.say(ClockReply.stay(left.count, list)), buttons: [[button]]))
    }
}

enum ClockReply: Reply {
    case stay(Int, String)
    case row(String, Wording)
    case keep, kept, nothing

    var wording: Wording {
        switch self {
        case .stay(let count, let list):
            Wording(
                "zone.stay", "{n:reminder stays|reminders stay} at the same moment, which is another time here: {list}",
                ["n": .number(count), "list": .text(list)])
        case .row(let text, let when):
            Wording("zone.stayRow", "{text}: {when}", ["text": .text(text), "when": .wording(when)])
        case .keep: Wording("zone.keepClock", "Keep the times of day")
        case .kept: Wording("zone.keptClock", "Now at the times that were said.")
        case .nothing: Wording("zone.nothingToMove", "There is nothing left to move.")
        }
    }
}
