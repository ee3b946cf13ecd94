package import Core
package import Foundation
package import Store

/// Why it is asked whether an occasion has come.
package struct CheckInCause: Hashable, Sendable {
    package enum Sign: String, Hashable, Sendable, CaseIterable { case time, came, left }

    package let occasion: OccasionID
    package let sign: Sign
    /// nil: of either side.
    package let side: OccasionRelation?

    package init(_ occasion: OccasionID, _ sign: Sign, _ side: OccasionRelation?) {
        (self.occasion, self.sign, self.side) = (occasion, sign, side)
    }
}

/// Check-ins are asked for, never assumed: where something waits, nothing has begun, and its owner has not said no.
extension Session {
    /// The time of an occasion has come: what is to be asked, if anything. It is not asked about that time again.
    package func checkInDue(_ id: OccasionID, at due: Date) throws -> CheckInCause? {
        guard let occasion = try occasion(id), occasion.owner == viewer else { return nil }
        let side = occasion.moments.side(at: due)
        try settle(id, until: side == nil ? now.addingTimeInterval(OccasionMoments.patience) : now)
        guard now.timeIntervalSince(due) <= OccasionMoments.patience, try isStillThere(occasion) else { return nil }
        let waiting = try tasksToPick(id, at: nil).map(\.relation)
        if let side {
            // What is to be done at any side waits for the first.
            let fits = waiting.contains(side) || side == .before && waiting.contains(nil)
            return try cause(id, .time, side, isWanted: fits)
        }
        let common = Set(waiting)
        return try cause(id, .time, common.count == 1 ? common.first ?? nil : nil, isWanted: !waiting.isEmpty)
    }

    /// Its owner says that it has not come: it is not asked again today, but about the next moment of a calendar's entry.
    package func declineCheckIn(_ id: OccasionID) throws {
        let occasion = try occasionToChange(id)
        guard occasion.entry == nil else { return }
        let midnight = FloatingTime(day: present.day + 1).moment(in: settings.timeZone)
        try settle(id, until: midnight.addingTimeInterval(-1))
    }

    /// Asked about only where something waits, and nothing has begun.
    func cause(
        _ id: OccasionID, _ sign: CheckInCause.Sign, _ side: OccasionRelation?, isWanted: Bool
    ) throws -> CheckInCause? {
        guard isWanted, try openBundles(of: id, limit: 1).isEmpty else { return nil }
        return CheckInCause(id, sign, side)
    }

    /// What stands in another's calendar may have gone there meanwhile.
    private func isStillThere(_ occasion: OccasionRecord) throws -> Bool {
        guard let calendar = occasion.calendar, occasion.startAt != nil else { return true }
        return try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM calendarSlot WHERE calendar = \(calendar) AND name = \(occasion.slot))
                """) == true
    }

    /// Nothing is asked about an occasion any more, up to a moment.
    func settle(_ id: OccasionID, until moment: Date) throws {
        try db.run("UPDATE occasion SET settledAt = \(moment.stored) WHERE id = \(id)")
    }
}
