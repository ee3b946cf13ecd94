package import Core
package import Store

/// What a card of a place is about: a pin, or a place of the map that need not be pinned.
package enum PlaceRef: Hashable, Sendable, Codable {
    case pin(PlaceID)
    case element(OSMElement)

    /// "p12" or "n917978763", as button data carries it.
    package var code: String {
        switch self {
        case .pin(let id): "p\(id)"
        case .element(let element): element.description
        }
    }

    package init?(code: String) {
        if code.first == "p", let id = PlaceID(code.dropFirst()), code == "p\(id)" {
            self = .pin(id)
        } else if let element = OSMElement(code), element.description == code {
            self = .element(element)
        } else {
            return nil
        }
    }
}

/// What the reviews that the viewer may see come to.
package struct Opinions: Hashable, Sendable {
    package let count: Int
    /// 1-5, of all of them.
    package let stars: Double
    /// The mean price mark of those that have one, rounded: 1 cheap, 2 middle, 3 dear; nil where none has.
    package let price: Int?
}

extension Session {
    /// The reviews of a place that the viewer may see: one's own first, then one's close friends', then of those one
    /// follows, then all others; the newest first. Those of one place of the map meet through it.
    package func reviews(of ref: PlaceRef, offset: Int, limit: Int) throws -> [SeenReview] {
        try reviews(where: isAbout(ref), order: Self.friendsFirst(viewer), limit: limit, offset: offset)
    }

    /// nil where there is none.
    package func opinions(of ref: PlaceRef) throws -> Opinions? { try opinions(where: isAbout(ref)) }

    /// Of each of those places of the map that has any.
    package func opinions(of elements: [OSMElement]) throws -> [OSMElement: Opinions] {
        try elements.reduce(into: [:]) { all, element in all[element] = try opinions(of: .element(element)) }
    }

    private func opinions(where condition: Query) throws -> Opinions? {
        let row = try SQLRow.fetchOne(
            db,
            literal: """
                SELECT count(*) AS n, avg(stars) AS stars, avg(price) AS price
                FROM review JOIN place ON place.id = review.place WHERE \(condition) AND \(visible(.review))
                """)
        guard let row, row["n"] as Int > 0 else { return nil }
        let price: Double? = row["price"]
        return Opinions(count: row["n"], stars: row["stars"], price: price.map { Int($0.rounded()) })
    }

    /// A pin counts for its place of the map only to who may see the pin.
    private func isAbout(_ ref: PlaceRef) throws -> Query {
        switch ref {
        case .element(let element): return "place.element = \(element.description)"
        case .pin(let id):
            guard let place = try place(id) else { return "FALSE" }
            guard let element = place.element else { return "review.place = \(id)" }
            return "place.element = \(element)"
        }
    }

    private static func friendsFirst(_ viewer: OwnerID) -> Query {
        """
        CASE WHEN review.owner = \(viewer) THEN 0
            WHEN EXISTS (SELECT 1 FROM closeFriend
                WHERE closeFriend.person = \(viewer) AND friend = review.author) THEN 1
            WHEN EXISTS (SELECT 1 FROM follow
                WHERE follower = \(viewer) AND followed = review.author AND isAccepted) THEN 2
            ELSE 3 END, review.createdAt DESC, review.id DESC
        """
    }
}
