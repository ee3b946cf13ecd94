package import Core

/// What a person shows of themselves.
package struct ProfileRecord: StoreRecord {
    package static let databaseTableName = "person"
    package let id: PersonID
    package let name: String
    /// By which others find them, without "@"; case does not matter. A guest has none.
    package let username: String?
    package let bio: String
    /// Lower-case hex SHA-256 of the picture's bytes.
    package let picture: String?
    package let isGuest: Bool
    /// Whoever wants to follow is asked about first.
    package let approvesFollowers: Bool
    /// Nobody is told who follows them and whom they follow.
    package let hidesFollows: Bool
    /// The reader knows somebody else of that name.
    package var isNamesake = false

    private enum CodingKeys: String, CodingKey {
        case id, name, username, bio, picture, isGuest, approvesFollowers, hidesFollows
    }

    package static let columns =
        "person.id, person.name, person.username, bio, picture, isGuest, approvesFollowers, hidesFollows"
}
