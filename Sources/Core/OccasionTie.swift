/// How a task stands to an occasion.
package enum OccasionRelation: String, Sendable, Hashable, Codable, CaseIterable {
    case before, after, when
}

/// The occasion of a task, and on which side of it the task is done.
package struct OccasionTie: Hashable, Sendable {
    package let occasion: OccasionID
    /// nil where it does not matter.
    package let relation: OccasionRelation?

    package init(_ occasion: OccasionID, _ relation: OccasionRelation? = nil) {
        self.occasion = occasion
        self.relation = relation
    }
}

/// What a person does at the place that an occasion is bound to.
package enum OccasionMove: String, Sendable, Hashable, Codable, CaseIterable {
    case arrive, leave
}

/// The place that an occasion is bound to, and what one does there.
package struct OccasionSpot: Hashable, Sendable {
    package let place: PlaceID
    package let move: OccasionMove

    package init(_ place: PlaceID, _ move: OccasionMove) { (self.place, self.move) = (place, move) }
}
