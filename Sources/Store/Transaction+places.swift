package import Core

extension Transaction {
    /// Whose pin goes by itself; nil where it is gone already.
    package func ownerOfEndingPlace(_ id: Int64) throws -> OwnerID? {
        try OwnerID.fetchOne(db, literal: "SELECT owner FROM place WHERE id = \(id) AND endsAt IS NOT NULL")
    }
}
