package import Core
import Foundation
import GRDB

/// What became of a position that was handed in.
package enum PositionOutcome: Sendable, Equatable {
    case kept
    /// A newer one is there already.
    case older
    /// More than two minutes ahead of `now`: its clock is wrong.
    case future
}

/// Where somebody was before, as far as it is known, and where they are now.
package struct PositionMove: Hashable, Sendable {
    package let old: Fix?
    package let new: Fix
}

extension Session {
    private static let tolerance: Double = 120

    /// The actor's newest position.
    package func position() throws -> Fix? {
        let row = try SQLRow.fetchOne(db, literal: "SELECT * FROM position WHERE person = \(actor)")
        guard let row, let point = Coordinate(latitude: row["latitude"], longitude: row["longitude"]) else {
            return nil
        }
        return Fix(coordinate: point, accuracy: row["accuracy"], date: Date(stored: row["takenAt"]))
    }

    /// Keeps where the actor is; never one from the future, never an older one over a newer one.
    @discardableResult
    package func keepPosition(_ fix: Fix) throws -> PositionOutcome {
        if fix.date > now.addingTimeInterval(Self.tolerance) { return .future }
        let old = try position()
        if let old, old.date > fix.date { return .older }
        positionMove = PositionMove(old: old, new: fix)
        try db.run(
            """
            INSERT OR REPLACE INTO position (person, latitude, longitude, accuracy, takenAt, receivedAt)
            VALUES (\(actor), \(fix.coordinate.latitude), \(fix.coordinate.longitude), \(fix.accuracy),
                \(fix.date.stored), \(now.stored))
            """)
        return .kept
    }

    /// Forgets where the actor was last; it is no change that could be undone, since nothing of it is kept.
    /// - Returns: false where nothing was known.
    package func forgetPosition() throws -> Bool {
        let isKnown = try position() != nil
        try db.run("DELETE FROM position WHERE person = \(actor)")
        return isKnown
    }
}
