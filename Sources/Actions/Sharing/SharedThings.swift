package import Core
package import Store

/// A thing in a list of what is shared.
package struct SharedThing: StoreRow {
    package let kind: ThingKind
    package let id: Int64
    package let owner: OwnerID
    package let audience: Audience

    package var thing: Thing { Thing(kind: kind, id: id) }
}

extension Session {
    /// What others share with the person, the newest first: those who are followed and those whose close friend one
    /// is, what one was chosen for, and what one has opened by a link.
    ///
    /// The candidates come from indexes: some of each of those owners who shared last. Each row is then asked by the one
    /// rule.
    package func sharedWithMe(offset: Int, limit: Int) throws -> [SharedThing] {
        guard !isGroup else { return [] }
        let depth = offset + limit
        let parts = ThingKind.shareable.flatMap { kind in
            [
                ofEach("openOwner", "openSince", kind, Self.open, depth),
                ofEach("closeOwner", "closeSince", kind, Self.close, depth), chosen(kind), linked(kind),
            ]
        }
        return try page(parts, of: lastOwners(depth), offset: offset, limit: limit)
    }

    /// What that person shares, as far as the viewer sees it, the newest first; of oneself all that is shared.
    package func things(sharedBy owner: PersonID, offset: Int, limit: Int) throws -> [SharedThing] {
        guard owner.owner != viewer else { return try myShares(offset: offset, limit: limit) }
        let depth = offset + limit, standing = try standing(to: owner)
        let parts = ThingKind.shareable.flatMap { kind in
            [
                of(owner, kind, standing == .stranger ? "\(Self.open) AND audience = 'everyone'" : Self.open, depth),
                standing == .closeFriend ? of(owner, kind, Self.close, depth) : nil,
                chosen(kind, of: owner), linked(kind, of: owner),
            ].compactMap(\.self)
        }
        return try page(parts, offset: offset, limit: limit)
    }

    /// What of one's own that person sees, the newest first: each by the one rule, from where they stand.
    package func things(seenBy person: PersonID, offset: Int, limit: Int) throws -> [SharedThing] {
        let eyes = Viewpoint(viewer: person.owner, actor: person, now: now)
        return try myShares(offset: offset, limit: limit) { Visibility.visible($0, as: $0.rawValue, from: eyes) }
    }

    /// How many of one's own things have which audience.
    package func audienceCounts() throws -> [Audience: Int] {
        let parts = ThingKind.shareable.map { kind -> Query in
            "SELECT audience FROM \(sql: kind.rawValue) WHERE \(own(kind))"
        }
        let all = Self.joined(parts, by: " UNION ALL ")
        let rows = try SQLRow.fetchAll(
            db, literal: "SELECT audience, count(*) AS n FROM (\(all)) GROUP BY audience")
        return rows.reduce(into: [:]) { counts, row in
            if let audience = Audience(rawValue: row["audience"]) { counts[audience] = row["n"] as Int }
        }
    }

    // MARK: Candidates

    private enum Standing { case stranger, follower, closeFriend }

    /// As the partial indexes have it, to the letter.
    private static let open = "(audience = 'followers' OR audience = 'everyone')"
    private static let close = "audience = 'close_friends'"

    /// The newest few things of all are among those of as many owners, who shared last, and none of them is older than
    /// what the last of these owners shared last: `openSince` and `closeSince`, 0 where there are fewer owners.
    private func lastOwners(_ depth: Int) -> Query {
        """
        WITH openOwner(owner, at) AS MATERIALIZED (
            SELECT owner, openAt FROM (SELECT followed AS owner FROM follow WHERE follower = \(viewer) AND isAccepted = 1
                UNION ALL SELECT person FROM closeFriend WHERE friend = \(viewer) AND NOT EXISTS (SELECT 1 FROM follow
                    WHERE follower = \(viewer) AND isAccepted = 1 AND followed = closeFriend.person))
                CROSS JOIN newestShare USING (owner)
            WHERE openAt IS NOT NULL ORDER BY openAt DESC LIMIT \(depth)),
        closeOwner(owner, at) AS MATERIALIZED (
            SELECT owner, closeAt FROM (SELECT person AS owner FROM closeFriend WHERE friend = \(viewer))
                CROSS JOIN newestShare USING (owner)
            WHERE closeAt IS NOT NULL ORDER BY closeAt DESC LIMIT \(depth)),
        openSince(at) AS MATERIALIZED (SELECT iif(count(*) = \(depth), min(at), 0) FROM openOwner),
        closeSince(at) AS MATERIALIZED (SELECT iif(count(*) = \(depth), min(at), 0) FROM closeOwner)
        """
    }

    /// The newest few of each of some owners, as far back as the newest few of all can go. A scalar subquery finds where
    /// the few of one owner end, so that all is read from the index. The limit stands there in digits to tell SQLite how
    /// few the owners are: else it reads the whole table first, to make a filter of it.
    private func ofEach(_ owners: String, _ since: String, _ kind: ThingKind, _ condition: String, _ depth: Int)
        -> Query
    {
        let table = kind.rawValue
        return """
            SELECT \(Self.columns(kind))
            FROM (SELECT owner FROM \(sql: owners) LIMIT \(sql: "\(depth)")) AS near CROSS JOIN \(sql: table)
            WHERE \(sql: table).owner = near.owner AND \(sql: condition) AND sharedAt >= coalesce((
                SELECT sharedAt FROM \(sql: table) AS other WHERE other.owner = near.owner AND \(sql: condition)
                    AND sharedAt >= (SELECT at FROM \(sql: since))
                ORDER BY sharedAt DESC LIMIT 1 OFFSET \(depth)), (SELECT at FROM \(sql: since)))
            """
    }

    private func of(_ owner: PersonID, _ kind: ThingKind, _ condition: String, _ depth: Int) -> Query {
        """
        SELECT * FROM (SELECT \(Self.columns(kind)) FROM \(sql: kind.rawValue)
            WHERE owner = \(owner) AND \(sql: condition) ORDER BY sharedAt DESC LIMIT \(depth))
        """
    }

    /// The plus keeps SQLite from the index that begins with the kind: a person is chosen for few things.
    private func chosen(_ kind: ThingKind, of owner: PersonID? = nil) -> Query {
        """
        SELECT \(Self.columns(kind)) FROM chosen CROSS JOIN \(sql: kind.rawValue) ON \(sql: kind.rawValue).id = thing
        WHERE chosen.person = \(viewer) AND +kind = \(kind.rawValue) AND audience = 'chosen'
            AND (\(owner) IS NULL OR chosen.owner = \(owner)) AND \(meets("chosen.owner"))
        """
    }

    private func linked(_ kind: ThingKind, of owner: PersonID? = nil) -> Query {
        """
        SELECT \(Self.columns(kind, at: "link.createdAt"))
        FROM linkHolder CROSS JOIN link ON link.id = linkHolder.link
            CROSS JOIN \(sql: kind.rawValue) ON \(sql: kind.rawValue).id = thing
        WHERE linkHolder.person = \(viewer) AND +kind = \(kind.rawValue) AND NOT isRevoked
            AND (expiresAt IS NULL OR expiresAt > \(now.stored)) AND (\(owner) IS NULL OR link.owner = \(owner))
            AND \(meets("link.owner"))
        """
    }

    /// What one shares, as far as the condition holds for a kind's row.
    private func myShares(
        offset: Int, limit: Int, where holds: (ThingKind) -> Query = { _ in "TRUE" }
    ) throws -> [SharedThing] {
        let parts = ThingKind.shareable.flatMap { kind -> [Query] in
            [
                """
                SELECT \(Self.columns(kind)) FROM \(sql: kind.rawValue)
                WHERE \(own(kind)) AND audience <> 'only_me' AND \(holds(kind))
                """,
                """
                SELECT \(Self.columns(kind, at: "link.createdAt"))
                FROM link CROSS JOIN \(sql: kind.rawValue) ON \(sql: kind.rawValue).id = thing
                WHERE link.owner = \(viewer) AND +kind = \(kind.rawValue) AND NOT isRevoked
                    AND (expiresAt IS NULL OR expiresAt > \(now.stored)) AND \(holds(kind))
                """,
            ]
        }
        return try page(parts, offset: offset, limit: limit)
    }

    private func page(_ parts: [Query], of owners: Query = "", offset: Int, limit: Int) throws -> [SharedThing] {
        try SharedThing.fetchAll(
            db,
            literal: """
                \(owners) SELECT kind, id, owner, audience FROM (\(Self.joined(parts, by: " UNION ALL ")))
                GROUP BY kind, id ORDER BY max(at) DESC, kind, id DESC LIMIT \(limit) OFFSET \(offset)
                """
        ).filter { try sees($0.thing) }
    }

    private func standing(to owner: PersonID) throws -> Standing {
        let isClose = try Bool.fetchOne(
            db, literal: "SELECT EXISTS (SELECT 1 FROM closeFriend WHERE person = \(owner) AND friend = \(viewer))")
        if isClose == true { return .closeFriend }
        let follows = try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM follow WHERE followed = \(owner) AND follower = \(viewer) AND isAccepted)
                """)
        return follows == true ? .follower : .stranger
    }

    private func meets(_ owner: String) -> Query { Visibility.meets(owner, from: viewpoint) }

    private static func columns(_ kind: ThingKind, at moment: String = "0") -> Query {
        let table = kind.rawValue
        return """
            \(table) AS kind, \(sql: table).id AS id, \(sql: table).owner AS owner, \(sql: table).audience AS audience,
            coalesce(sharedAt, \(sql: moment)) AS at
            """
    }

    private static func joined(_ parts: [Query], by separator: String) -> Query {
        parts.dropFirst().reduce(parts.first ?? "") { "\($0)\(sql: separator)\($1)" }
    }
}
