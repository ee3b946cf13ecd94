import Core
import Store

/// What may be in a list of what is shared, out of the one table of it: queries whose rows have `share`, `kind`, `thing`,
/// `owner`, `audience` and `at`, the moment of sharing. Who really sees it the one rule says, row by row.
struct SharedCandidates {
    let eyes: Viewpoint

    /// What others share with their followers or close friends, as `newest`, from the newest on for as long as rows are
    /// asked for: each of these people waits in a queue at the moment when they shared last, and whatever comes out of
    /// it lets in what its owner shared before it.
    var newest: Query {
        """
        WITH RECURSIVE newest(share, owner, reach, at, kind, thing, audience) AS (
            \(waiting(followed, "followers", "openAt")) UNION ALL
            \(waiting(othersOfCloseFriends, "followers", "openAt")) UNION ALL
            \(waiting(ofCloseFriends, "close_friends", "closeAt"))
            UNION ALL SELECT share.id, share.owner, share.reach, share.sharedAt, share.kind, share.thing, share.audience
            FROM newest CROSS JOIN share ON share.id = (
                SELECT id FROM share AS older WHERE older.owner = newest.owner AND older.reach = newest.reach
                    AND (older.sharedAt, older.id) < (newest.at, newest.share)
                ORDER BY sharedAt DESC, id DESC LIMIT 1)
            ORDER BY 4 DESC, 1 DESC)
        """
    }

    /// The newest few of `newest`.
    func few(_ depth: Int) -> Query {
        """
        SELECT * FROM (SELECT share, kind, thing, owner, audience, at FROM newest WHERE kind IS NOT NULL LIMIT \(depth))
        """
    }

    /// A row without a thing for each of those owners who share with so many: it stands before all that they share.
    private func waiting(_ owners: Query, _ reach: String, _ moment: String) -> Query {
        """
        SELECT \(Int64.max), owner, \(reach), \(sql: moment), NULL, NULL, NULL
        FROM (\(owners)) CROSS JOIN newestShare USING (owner) WHERE \(sql: moment) IS NOT NULL
        """
    }

    private var followed: Query {
        "SELECT followed AS owner FROM follow WHERE follower = \(eyes.viewer) AND isAccepted = 1"
    }

    /// Whose close friend one is.
    private var ofCloseFriends: Query { "SELECT person AS owner FROM closeFriend WHERE friend = \(eyes.viewer)" }

    private var othersOfCloseFriends: Query {
        """
        \(ofCloseFriends) AND NOT EXISTS (
            SELECT 1 FROM follow WHERE follower = \(eyes.viewer) AND isAccepted = 1 AND followed = closeFriend.person)
        """
    }

    func few(of owner: PersonID, _ reach: String, where holds: Query, _ depth: Int) -> Query {
        """
        SELECT * FROM (SELECT \(Self.columns) FROM share WHERE owner = \(owner) AND reach = \(reach) AND \(holds)
            ORDER BY sharedAt DESC, id DESC LIMIT \(depth))
        """
    }

    func chosen(of owner: PersonID? = nil) -> Query {
        """
        SELECT \(Self.columns) FROM chosen CROSS JOIN share USING (kind, thing)
        WHERE chosen.person = \(eyes.viewer) AND share.audience = 'chosen'
            AND (\(owner) IS NULL OR chosen.owner = \(owner)) AND \(Visibility.meets("chosen.owner", from: eyes))
        """
    }

    func linked(of owner: PersonID? = nil) -> Query {
        """
        SELECT \(Self.linkColumns) FROM linkHolder CROSS JOIN link ON link.id = linkHolder.link \(Self.shareOfLink)
        WHERE linkHolder.person = \(eyes.viewer) AND \(opens) AND (\(owner) IS NULL OR link.owner = \(owner))
            AND \(Visibility.meets("link.owner", from: eyes))
        """
    }

    /// What one shares, as far as the condition holds for `shared`.
    func own(where holds: Query) -> Query {
        let all: Query = """
            SELECT \(Self.columns) FROM share WHERE owner = \(eyes.viewer) UNION ALL
            SELECT \(Self.linkColumns) FROM link \(Self.shareOfLink) WHERE link.owner = \(eyes.viewer) AND \(opens)
            """
        return "SELECT * FROM (\(all)) AS shared WHERE \(holds)"
    }

    /// True for a link that was not ended and whose thing was not deleted.
    private var opens: Query {
        "\(LinkRecord.isGood(at: eyes.now)) AND (\(Self.isThere("link")))"
    }

    /// True where the thing of that row of `kind` and `thing` is there, and the condition holds for it.
    static func isThere(_ row: String, where holds: (ThingKind) -> Query = { _ in "TRUE" }) -> Query {
        let parts = ThingKind.shareable.map { kind -> Query in
            """
            (\(sql: row).kind = \(kind.rawValue) AND EXISTS (
                SELECT 1 FROM \(sql: kind.rawValue) WHERE id = \(sql: row).thing AND \(holds(kind))))
            """
        }
        return parts.joined(by: " OR ")
    }

    /// A thing that only a link opens is in no share.
    private static let shareOfLink: Query =
        "LEFT JOIN share ON share.kind = link.kind AND share.thing = link.thing"

    private static let columns: Query =
        "share.id AS share, share.kind, share.thing, share.owner, share.audience, share.sharedAt AS at"

    private static let linkColumns: Query = """
        share.id AS share, link.kind, link.thing, link.owner, coalesce(share.audience, 'only_me') AS audience,
        coalesce(share.sharedAt, link.createdAt) AS at
        """
}

extension [Query] {
    func joined(by separator: String) -> Query {
        dropFirst().reduce(first ?? "") { "\($0)\(sql: separator)\($1)" }
    }
}
