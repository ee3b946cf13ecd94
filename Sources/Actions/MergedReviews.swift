import Core
import Store

/// What people said of two pins that become one.
extension Session {
    /// Each author keeps one review, and every word of two.
    func moveReviews(of new: PlaceID, to old: PlaceID) throws {
        let known = try reviewRecords(of: old)
        for review in try reviewRecords(of: new) {
            if let kept = known.first(where: { $0.author == review.author }) {
                try absorb(review, into: kept)
            } else {
                try db.run("UPDATE review SET place = \(old) WHERE id = \(review.id)")
            }
        }
    }

    /// Words that others may not see, or that are too many for one review, become a note.
    private func absorb(_ review: ReviewRecord, into kept: ReviewRecord) throws {
        var joined = kept.text
        if !review.text.isEmpty, !kept.text.contains(review.text) {
            let both = kept.text.isEmpty ? review.text : "\(kept.text) / \(review.text)"
            if review.audience == kept.audience, review.audience != .chosen, both.unicodeScalars.count <= 300 {
                joined = both
            } else {
                _ = try keepNote(NewNote(text: review.text, home: .place(kept.place)))
            }
        }
        try db.run(
            """
            UPDATE review SET text = \(joined), price = coalesce(price, \(review.price)) WHERE id = \(kept.id)
            """)
    }

    func reviewRecords(of place: PlaceID) throws -> [ReviewRecord] {
        try ReviewRecord.fetchAll(
            db, literal: "SELECT * FROM review WHERE place = \(place) AND \(own(.review)) ORDER BY id")
    }
}
