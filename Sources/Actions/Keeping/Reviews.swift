package import Core
package import Store

/// A review with what its reader is told of its place and its author.
package struct SeenReview: Sendable {
    package let review: ReviewRecord
    package let placeName: String
    /// The place of the map that it is about, where it is one.
    package let element: OSMElement?
    package let authorName: String
}

/// How a review is changed; nil leaves a part as it is.
package struct ReviewChange: Sendable {
    package var stars: Int?
    package var price: Int?
    package var text: String?
    package init(stars: Int? = nil, price: Int? = nil, text: String? = nil) {
        self.stars = stars
        self.price = price
        self.text = text
    }
}

extension Session {
    /// A review that the viewer may see.
    package func review(_ id: ReviewID) throws -> SeenReview? {
        try reviews(where: "review.id = \(id)", order: "review.id", limit: 1).first
    }

    /// What the actor thinks of a pin of one's own; in a group each member has a review of their own.
    package func ownReview(of place: PlaceID) throws -> ReviewRecord? {
        try ReviewRecord.fetchOne(
            db,
            literal: "SELECT * FROM review WHERE place = \(place) AND author = \(actor) AND \(own(.review))")
    }

    /// Keeps what the actor thinks of a pin of one's own, or changes it. A new one has stars.
    @discardableResult
    package func review(_ id: PlaceID, _ new: ReviewChange) throws -> ReviewRecord {
        guard let place = try place(id), try isOwn(.place(id)) else { throw Refusal(ActionReply.gone) }
        let old = try ownReview(of: id)
        let review = try change(old == nil ? .add : .change, voice.words(KeepTitle.reviewed(place.name))) {
            try old.map { try revise($0, new) }
                ?? ReviewRecord(
                    owner: viewer, place: id, author: actor, stars: new.stars ?? 3, price: new.price,
                    text: new.text ?? "", createdAt: now, addedBy: adder
                ).insertedAnew(db)
        } subject: {
            .review($0.id)
        }
        try markReview(review.id)
        return review
    }

    package func deleteReview(_ id: ReviewID) throws {
        guard let seen = try review(id) else { throw Refusal(ActionReply.gone) }
        guard seen.review.author == actor, try mayChange(.review(id)) else { throw Refusal(ActionReply.notYours) }
        try markReview(id)
        try change(.delete, voice.words(KeepTitle.deletedReview(seen.placeName)), subject: .review(id)) {
            try db.run("DELETE FROM review WHERE id = \(id)")
        }
    }

    private func revise(_ old: ReviewRecord, _ new: ReviewChange) throws -> ReviewRecord {
        var review = old
        review.stars = new.stars ?? old.stars
        review.price = new.price ?? old.price
        review.text = new.text ?? old.text
        try db.run(
            """
            UPDATE review SET stars = \(review.stars), price = \(review.price), text = \(review.text)
            WHERE id = \(old.id) AND \(changeable(.review))
            """)
        return review
    }

    /// The cards that show a review: its own, those of its place, and those of all pins of that place of the map.
    func markReview(_ id: ReviewID) throws {
        try mark("review:\(id)", "history:\(viewer)")
        guard let seen = try review(id) else { return }
        try mark("reviews:p\(seen.review.place)", "place:\(seen.review.place)")
        if let element = seen.element { try mark("reviews:\(element)") }
    }

    func reviews(where condition: Query, order: Query, limit: Int, offset: Int = 0) throws -> [SeenReview] {
        try SQLRow.fetchAll(
            db,
            literal: """
                SELECT review.id AS id, place.name AS placeName, place.element AS element, person.name AS authorName
                FROM review JOIN place ON place.id = review.place JOIN person ON person.id = review.author
                WHERE \(condition) AND \(visible(.review)) ORDER BY \(order) LIMIT \(limit) OFFSET \(offset)
                """
        ).compactMap { row in
            let id: ReviewID = row["id"]
            let review = try ReviewRecord.fetchOne(db, literal: "SELECT * FROM review WHERE id = \(id)")
            let element: String? = row["element"]
            return review.map {
                SeenReview(
                    review: $0, placeName: row["placeName"], element: element.flatMap { OSMElement($0) },
                    authorName: row["authorName"])
            }
        }
    }
}
