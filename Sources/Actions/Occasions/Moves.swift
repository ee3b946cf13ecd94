import Core
import Foundation
import Geo
package import Store

/// Where somebody comes to and goes away from, as their positions tell.
extension Session {
    /// Metres around a place in which one is there.
    private static let nearby = 100.0
    /// Seconds after which a position tells nothing of where one comes from.
    private static let positionLasts = 12 * 3600.0

    /// Its owner has come to the places of occasions, or has left them: what is to be asked, of each place once.
    package func checkInsByMove() throws -> [CheckInCause] {
        guard let move = positionMove, !isGroup else { return [] }
        let occasions = try OccasionRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM occasion WHERE \(own(.occasion)) AND asks AND place IS NOT NULL AND move IS NOT NULL
                    AND coalesce(settledAt, 0) <= \(now.stored) ORDER BY id
                """)
        var asked: Set<OccasionSpot> = []
        return try occasions.compactMap { occasion in
            guard let spot = occasion.spot, !asked.contains(spot), let cause = try cause(of: move, at: occasion, spot)
            else { return nil }
            asked.insert(spot)
            try settle(occasion.id, until: now.addingTimeInterval(OccasionMoments.patience))
            return cause
        }
    }

    /// Pins that the viewer has just come to and where something is to be done, without an occasion that asks about it.
    package func placesReached() throws -> [PlaceRecord] {
        guard let move = positionMove, !isGroup else { return [] }
        let places = try PlaceRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM place WHERE \(own(.place)) AND coalesce(settledAt, 0) <= \(now.stored)
                    AND EXISTS (SELECT 1 FROM task WHERE task.place = place.id AND \(waitsNow))
                    AND NOT EXISTS (SELECT 1 FROM occasion WHERE occasion.place = place.id AND occasion.move = 'arrive')
                ORDER BY id
                """)
        return try places.filter { place in
            guard hasMade(.arrive, by: move, at: place) else { return false }
            let moment = now.addingTimeInterval(OccasionMoments.patience)
            try db.run("UPDATE place SET settledAt = \(moment.stored) WHERE id = \(place.id)")
            return true
        }
    }

    /// What is to be done where it is asked whether an occasion has come; where one arrives, all that waits there.
    package func tasksWaiting(for cause: CheckInCause) throws -> [TaskRecord] {
        let tied = try tasksToPick(cause.occasion, at: cause.side)
        guard cause.sign == .came, let place = try occasion(cause.occasion)?.place else { return tied }
        return try tied + tasksToPick(there: place).filter { task in !tied.contains { $0.id == task.id } }
    }

    /// What repeats waits for its day.
    private var waitsNow: Query {
        """
        task.doneAt IS NULL AND task.parent IS NULL AND task.assignee IS NULL AND (task.start IS NULL OR task.start <= \(present))
            AND (task.rule IS NULL OR task.due IS NULL OR task.due < \(FloatingTime(day: present.day + 1)))
        """
    }

    private func cause(
        of move: PositionMove, at occasion: OccasionRecord, _ spot: OccasionSpot
    ) throws -> CheckInCause? {
        guard let place = try place(spot.place), hasMade(spot.move, by: move, at: place) else { return nil }
        let sign: CheckInCause.Sign = spot.move == .arrive ? .came : .left
        let sided = CheckInCause(occasion.id, sign, sign == .came ? .when : .after)
        let isSided = try !tasksWaiting(for: sided).isEmpty
        let isWanted = try isSided || !tasksToPick(occasion.id, at: nil).isEmpty
        return try cause(occasion.id, sign, isSided ? sided.side : nil, isWanted: isWanted)
    }

    private func hasMade(_ kind: OccasionMove, by move: PositionMove, at place: PlaceRecord) -> Bool {
        let distance = { (fix: Fix) in fix.coordinate.distance(to: place.coordinate) }
        let old = move.old.flatMap { now.timeIntervalSince($0.date) <= Self.positionLasts ? $0 : nil }
        let wasThere = old.map { distance($0) <= Self.nearby }
        switch kind {
        case .arrive: return wasThere != true && distance(move.new) <= Self.nearby
        case .leave:
            return wasThere == true && distance(move.new) - (move.new.accuracy ?? 0) > Self.nearby
        }
    }
}
