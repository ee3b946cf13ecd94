import Actions
import Core
import Store

extension Session {
    func renameOccasionSaying(_ id: OccasionID, to name: String) throws {
        try renameOccasion(id, to: name)
        let occasion = try occasionToChange(id)
        try show(OccasionCard(id), note: OccasionReply.renamed(occasion.name))
    }

    func deleteOccasionSaying(_ id: OccasionID) throws {
        let old = try occasionToChange(id)
        try deleteOccasion(id)
        try tell(OccasionReply.deleted(old.name))
    }
}
