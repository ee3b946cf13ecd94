import Actions
import Core
import Foundation
import Store

/// A place that was found, with what is known of it besides the map.
struct RankedPlace {
    let place: WorldPlace
    let metres: Double?
    let hours: HoursNow
    /// What those say whose reviews the viewer may see.
    let opinions: Opinions?
    /// A favourite of the viewer's.
    let isLiked: Bool

    /// The distance as it counts for the order: who likes a place goes farther for it.
    fileprivate var weight: Double {
        var weight = metres ?? 0
        if isLiked { weight *= 0.5 }
        if let stars = opinions?.stars { weight *= stars >= 4 ? 0.7 : stars < 3 ? 1.5 : 1 }
        return weight
    }
}

/// What was found in the order in which it is shown, and why in that order.
struct Ranked {
    let ground: FoundPlaces.Ground
    let reach: Double?
    let isFarther: Bool
    /// Best first, after all filters.
    private(set) var places: [RankedPlace]
    /// Before the filters that the map itself knows nothing of.
    let before: Int
    /// With those that were not looked at, since they lie farther away.
    let total: Int
    private(set) var order = SeekReply.Order.name
    /// Of those before the filters.
    let rated: Int
    let priced: Int

    init(_ found: FoundPlaces, of search: PlaceSearch, in session: Session) throws {
        ground = found.ground
        reach = found.reach
        isFarther = found.isFarther
        before = found.places.count
        total = found.total
        var clocks = PlaceClocks(session)
        places = try found.places.map { found in
            let element = found.place.element
            return RankedPlace(
                place: found.place, metres: found.metres,
                hours: try HoursNow(found.place, at: search.openAt, now: session.now, &clocks),
                opinions: try session.opinions(of: .element(element)),
                isLiked: try session.pin(of: element)?.likedAt != nil)
        }
        rated = places.count { $0.opinions != nil }
        priced = places.count { $0.opinions?.price != nil }
        filter(by: search.narrowing)
        sort(for: search)
    }

    private mutating func filter(by narrowing: PlaceSearch.Narrowing) {
        if narrowing.isOpen { places.removeAll { $0.hours.kind == .closed } }
        if narrowing.isLessKnown { places.removeAll { $0.place.isWellKnown } }
        if let stars = narrowing.stars { places.removeAll { $0.opinions.map { $0.stars < Double(stars) } ?? true } }
        if let price = narrowing.price { places.removeAll { $0.opinions?.price != price } }
    }

    private mutating func sort(for search: PlaceSearch) {
        let isNear = places.contains { $0.metres != nil }
        let isPersonal = places.contains { $0.isLiked || $0.opinions != nil }
        if search.name.isEmpty, isNear, isPersonal {
            places = places.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
                .map(\.element)
            order = .liked
        } else if search.name.isEmpty, isNear {
            if case .region = ground { order = .center } else { order = .nearest }
        }
        guard search.narrowing.isOpen else { return }
        places = places.filter { $0.hours.kind == .open } + places.filter { $0.hours.kind == .unknown }
        order = isNear ? .openNearest : .openFirst
    }
}

extension Ranked {
    /// The one place that is called so, or the only one that is called nearly so; nil where it is not clear.
    func best(for name: String) -> WorldPlace? {
        let same = places.filter { $0.place.isCalled(name) }
        return same.count == 1 || places.count == 1 ? (same.first ?? places.first)?.place : nil
    }
}

extension WorldPlace {
    /// One of its names is just that.
    func isCalled(_ other: String) -> Bool {
        names.contains { $0.compare(other, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame }
    }

    /// Written about elsewhere, so that many know it.
    fileprivate var isWellKnown: Bool { tags["wikidata"] != nil || tags["wikipedia"] != nil }
}
