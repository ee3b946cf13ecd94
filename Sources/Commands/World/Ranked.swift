import Actions
import Core
import Foundation
import Store

/// A place that was found, with what is known of it besides the map.
struct RankedPlace {
    let place: WorldPlace
    let metres: Double?
    let hours: HoursNow
}

/// What was found in the order in which it is shown, and why in that order.
struct Ranked {
    let ground: FoundPlaces.Ground
    let reach: Double?
    let isFarther: Bool
    /// Best first, after all filters.
    let places: [RankedPlace]
    /// Before the filters that need more than the map's own search.
    let before: Int
    /// More lie on the map than were looked at.
    let total: Int
    let order: SeekReply.Order

    init(_ found: FoundPlaces, of search: PlaceSearch, in session: Session) throws {
        ground = found.ground
        reach = found.reach
        isFarther = found.isFarther
        before = found.places.count
        total = found.total
        let moment = search.openAt ?? session.now
        var all = found.places.map { found in
            RankedPlace(
                place: found.place, metres: found.metres,
                hours: HoursNow(found.place, at: moment, in: session.settings.timeZone))
        }
        if search.narrowing.isOpen {
            all = all.filter { $0.hours.kind == .open } + all.filter { $0.hours.kind == .unknown }
        }
        if search.narrowing.isLessKnown { all = all.filter { !$0.place.isWellKnown } }
        places = all
        order = Self.order(search, found)
    }

    private static func order(_ search: PlaceSearch, _ found: FoundPlaces) -> SeekReply.Order {
        let isNear = found.places.contains { $0.metres != nil }
        if search.narrowing.isOpen { return isNear ? .openNearest : .openFirst }
        if !search.name.isEmpty { return .name }
        if case .region = found.ground { return .center }
        return isNear ? .nearest : .name
    }
}

extension WorldPlace {
    /// Written about elsewhere, so that many know it.
    fileprivate var isWellKnown: Bool { tags["wikidata"] != nil || tags["wikipedia"] != nil }
}
