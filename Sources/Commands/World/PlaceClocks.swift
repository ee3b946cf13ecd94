import Core
import Foundation
import Geo
import Store

/// What the clocks show where places of the map are. Those near each other are taken to have the same.
struct PlaceClocks {
    /// Steps in a degree within which the zone is asked once: some kilometres.
    private static let fields = 20.0
    private struct Field: Hashable { let x, y: Int }

    let mine: TimeZone
    private let atlas: (any Atlas)?
    private let now: Date
    private var known: [Field: TimeZone] = [:]

    init(_ session: Session) {
        mine = session.settings.timeZone
        atlas = session.atlas
        now = session.now
    }

    mutating func zone(at point: Coordinate) throws -> TimeZone {
        let field = Field(
            x: Int((point.longitude * Self.fields).rounded()), y: Int((point.latitude * Self.fields).rounded()))
        if let zone = known[field] { return zone }
        let zone = try atlas?.zone(at: point) ?? guess(at: point)
        known[field] = zone
        return zone
    }

    /// Where no boundary tells: by the nearest cities, the viewer's own time where it may as well be that.
    private func guess(at point: Coordinate) -> TimeZone {
        let near = ZoneGuess(at: point, now: now).zones
        let isMine = near.contains { $0.secondsFromGMT(for: now) == mine.secondsFromGMT(for: now) }
        return isMine ? mine : near.first ?? mine
    }
}
