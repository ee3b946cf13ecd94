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
    /// The candidates come from one index of all that is shared. Each is then asked by the one rule.
    package func sharedWithMe(offset: Int, limit: Int) throws -> [SharedThing] {
        guard !isGroup else { return [] }
        return try page(
            [candidates.few(offset + limit), candidates.chosen(), candidates.linked()], with: candidates.newest,
            offset: offset, limit: limit)
    }

    /// What that person shares, as far as the viewer sees it, the newest first; of oneself all that is shared.
    package func things(sharedBy owner: PersonID, offset: Int, limit: Int) throws -> [SharedThing] {
        guard owner.owner != viewer else {
            return try page([candidates.own(where: "TRUE")], offset: offset, limit: limit)
        }
        let newest = { [candidates] in candidates.few(of: owner, $0, where: $1, offset + limit) }
        let open =
            switch try standing(to: owner) {
            case .stranger: [newest("followers", "audience = 'everyone'")]
            case .follower: [newest("followers", "TRUE")]
            case .closeFriend: [newest("followers", "TRUE"), newest("close_friends", "TRUE")]
            }
        return try page(
            open + [candidates.chosen(of: owner), candidates.linked(of: owner)], offset: offset, limit: limit)
    }

    /// What of one's own that person sees, the newest first: each by the one rule, from where they stand.
    package func things(seenBy person: PersonID, offset: Int, limit: Int) throws -> [SharedThing] {
        let eyes = viewpoint(of: person)
        let seen = SharedCandidates.isThere("shared") { Visibility.visible($0, as: $0.rawValue, from: eyes) }
        return try page([candidates.own(where: seen)], offset: offset, limit: limit)
    }

    /// How many of one's own things have which audience.
    package func audienceCounts() throws -> [Audience: Int] {
        let parts = ThingKind.shareable.map { kind -> Query in
            "SELECT audience FROM \(sql: kind.rawValue) WHERE \(own(kind))"
        }
        let all = parts.joined(by: " UNION ALL ")
        let rows = try SQLRow.fetchAll(
            db, literal: "SELECT audience, count(*) AS n FROM (\(all)) GROUP BY audience")
        return rows.reduce(into: [:]) { counts, row in
            if let audience = Audience(rawValue: row["audience"]) { counts[audience] = row["n"] as Int }
        }
    }

    /// How many of one's own things nothing but a link opens.
    package func linkedCount() throws -> Int {
        try Int.fetchOne(
            db,
            literal: """
                SELECT count(*) FROM (SELECT DISTINCT kind, thing FROM (\(candidates.own(where: "TRUE")))
                    WHERE audience = 'only_me')
                """) ?? 0
    }

    private enum Standing { case stranger, follower, closeFriend }

    private var candidates: SharedCandidates { SharedCandidates(eyes: viewpoint) }

    private func page(_ parts: [Query], with newest: Query = "", offset: Int, limit: Int) throws -> [SharedThing] {
        try SharedThing.fetchAll(
            db,
            literal: """
                \(newest) SELECT kind, thing AS id, owner, audience FROM (\(parts.joined(by: " UNION ALL ")))
                GROUP BY kind, thing ORDER BY max(at) DESC, max(share) DESC, kind, thing DESC
                LIMIT \(limit) OFFSET \(offset)
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
}
