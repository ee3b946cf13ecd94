import Actions
import Core
import Store

extension Session {
    /// The list that was replied to, or that was spoken of or shown last.
    func listSpokenOf(_ replied: Thing?) throws -> HeadingID? {
        if let replied { return try listAround(replied) }
        guard let recall = try lastRecall else { return nil }
        let card = recall.card
        let shown = (card as? TasksCard)?.scope.list.map { Thing.heading($0) } ?? card?.home?.thing
        return try (recall.things + [shown].compactMap(\.self)).reversed().lazy.compactMap { try listAround($0) }
            .first
    }
}
