package import Core
package import Foundation
import Geo
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
    /// Metres around a place in which one is there.
    private static let nearby = 100.0
    /// Seconds after which a position tells nothing of where one comes from.
    private static let positionLasts = 12 * 3600.0

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

    /// Its owner has come to the places of occasions, or has left them: what is to be asked.
    package func checkInsByMove() throws -> [CheckInCause] {
        guard let move = positionMove, !isGroup else { return [] }
        let occasions = try OccasionRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM occasion WHERE \(own(.occasion)) AND asks AND place IS NOT NULL AND move IS NOT NULL
                    AND coalesce(settledAt, 0) <= \(now.stored) ORDER BY id
                """)
        return try occasions.compactMap { occasion in
            guard let sign = try sign(of: move, at: occasion) else { return nil }
            let side: OccasionRelation = sign == .came ? .when : .after
            let fits = try !tasksToPick(occasion.id, at: side).isEmpty
            let waits = try fits || !tasksToPick(occasion.id, at: nil).isEmpty
            guard let cause = try cause(occasion.id, sign, fits ? side : nil, isWanted: waits) else { return nil }
            try settle(occasion.id, until: now.addingTimeInterval(OccasionMoments.patience))
            return cause
        }
    }

    /// Its owner says that it has not come: it is not asked again today, but about the next moment of a calendar's entry.
    package func declineCheckIn(_ id: OccasionID) throws {
        let occasion = try occasionToChange(id)
        guard occasion.entry == nil else { return }
        let midnight = FloatingTime(day: present.day + 1).moment(in: settings.timeZone)
        try settle(id, until: midnight.addingTimeInterval(-1))
    }

    private func cause(
        _ id: OccasionID, _ sign: CheckInCause.Sign, _ side: OccasionRelation?, isWanted: Bool
    ) throws -> CheckInCause? {
        guard isWanted, try openBundles(of: id, limit: 1).isEmpty else { return nil }
        return CheckInCause(id, sign, side)
    }

    private func sign(of move: PositionMove, at occasion: OccasionRecord) throws -> CheckInCause.Sign? {
        guard let place = try occasion.place.flatMap({ try place($0) }) else { return nil }
        let distance = { (fix: Fix) in fix.coordinate.distance(to: place.coordinate) }
        let old = move.old.flatMap { now.timeIntervalSince($0.date) <= Self.positionLasts ? $0 : nil }
        let wasThere = old.map { distance($0) <= Self.nearby }
        switch occasion.move {
        case .arrive?: return wasThere != true && distance(move.new) <= Self.nearby ? .came : nil
        case .leave?:
            let isAway = distance(move.new) - (move.new.accuracy ?? 0) > Self.nearby
            return wasThere == true && isAway ? .left : nil
        case nil: return nil
        }
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

    private func settle(_ id: OccasionID, until moment: Date) throws {
        try db.run("UPDATE occasion SET settledAt = \(moment.stored) WHERE id = \(id)")
    }
}
