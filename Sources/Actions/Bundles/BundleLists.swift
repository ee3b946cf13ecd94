package import Core
package import Store

/// Which bundles a list shows.
package enum BundleSelection: Hashable, Sendable {
    case all
    case occasion(OccasionID)
}

/// How much of a bundle is done; what was put back does not count.
package struct BundleTally: Hashable, Sendable {
    package let done: Int
    package let all: Int

    package init(_ entries: [BundleEntryRecord]) {
        let inIt = entries.filter { !$0.isLeft }
        (done, all) = (inIt.count(where: \.isDone), inIt.count)
    }

    package var open: Int { all - done }
}

extension Session {
    /// The viewer's bundles and those of other people in which they did something, the newest first; a group's are
    /// reviewed in its chat.
    package func bundles(_ selection: BundleSelection, offset: Int, limit: Int) throws -> [BundleRecord] {
        try BundleRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM bundle WHERE \(isSelected(selection)) ORDER BY startedAt DESC, id DESC
                LIMIT \(limit) OFFSET \(offset)
                """)
    }

    package func bundleCount(_ selection: BundleSelection) throws -> Int {
        try Int.fetchOne(db, literal: "SELECT count(*) FROM bundle WHERE \(isSelected(selection))") ?? 0
    }

    /// Those that have not ended, the one that was touched last first.
    package func openBundles(of occasion: OccasionID? = nil, limit: Int) throws -> [BundleRecord] {
        try BundleRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM bundle WHERE \(own(.bundle)) AND endedAt IS NULL
                    AND (\(occasion) IS NULL OR occasion = \(occasion))
                ORDER BY touchedAt DESC, id DESC LIMIT \(limit)
                """)
    }

    /// Open ones of others that the viewer may tick, the one that was touched last first. A person is chosen for few
    /// things.
    package func openBundlesOfOthers(limit: Int) throws -> [BundleRecord] {
        try BundleRecord.fetchAll(
            db,
            literal: """
                SELECT bundle.* FROM chosen CROSS JOIN bundle ON bundle.id = thing
                WHERE chosen.person = \(viewer) AND +kind = 'bundle' AND bundle.owner <> \(viewer) AND endedAt IS NULL
                    AND \(workable(.bundle))
                ORDER BY touchedAt DESC, bundle.id DESC LIMIT \(limit)
                """)
    }

    /// Those of the viewer's in which a task is to be done now.
    package func openBundles(with task: TaskID) throws -> [BundleRecord] {
        try BundleRecord.fetchAll(
            db,
            literal: """
                SELECT bundle.* FROM bundleEntry JOIN bundle ON bundle.id = bundleEntry.bundle
                WHERE task = \(task) AND leftAt IS NULL AND endedAt IS NULL AND \(own(.bundle)) ORDER BY bundle.id
                """)
    }

    package func tally(of bundle: BundleID) throws -> BundleTally { try BundleTally(entries(of: bundle)) }

    /// Open tasks of an occasion that a check-in at that side of it calls for, the most urgent first; not what an open
    /// bundle holds already.
    package func tasksToPick(_ occasion: OccasionID, at side: OccasionRelation?) throws -> [TaskRecord] {
        let all = try tasks(.occasion(occasion), offset: 0, limit: Self.mostToPick)
        let taken = try tasksInOpenBundles()
        return all.filter { CheckInSide.covers($0.relation, at: side) && !taken.contains($0.id) }
    }

    /// Open tasks of a place; not what an open bundle holds already.
    package func tasksToPick(there place: PlaceID) throws -> [TaskRecord] {
        let taken = try tasksInOpenBundles()
        return try tasks(.place(place), offset: 0, limit: Self.mostToPick).filter { !taken.contains($0.id) }
    }

    /// What else is open of an occasion, whatever its side.
    package func tasksBeside(_ bundle: BundleRecord) throws -> [TaskRecord] {
        guard let occasion = bundle.occasion else { return [] }
        let taken = try tasksInOpenBundles()
        return try tasks(.occasion(occasion), offset: 0, limit: Self.mostToPick).filter { !taken.contains($0.id) }
    }

    private static let mostToPick = 200

    private func tasksInOpenBundles() throws -> Set<TaskID> {
        try Set(
            TaskID.fetchAll(
                db,
                literal: """
                    SELECT task FROM bundleEntry JOIN bundle ON bundle.id = bundleEntry.bundle
                    WHERE \(own(.bundle)) AND endedAt IS NULL AND task IS NOT NULL AND leftAt IS NULL
                        AND doneAt IS NULL
                    """))
    }

    /// The occasions that bundles were run of, the one that was run last first, with how many.
    package func reviewedOccasions(offset: Int, limit: Int) throws -> [(occasion: OccasionRecord, count: Int)] {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT occasion AS id, count(*) AS n FROM bundle WHERE \(own(.bundle)) AND occasion IS NOT NULL
                GROUP BY occasion ORDER BY max(startedAt) DESC, occasion LIMIT \(limit) OFFSET \(offset)
                """)
        return try rows.compactMap { row in try occasion(row["id"]).map { ($0, row["n"]) } }
    }

    package func reviewedOccasionCount() throws -> Int {
        try Int.fetchOne(
            db,
            literal: "SELECT count(DISTINCT occasion) FROM bundle WHERE \(own(.bundle)) AND occasion IS NOT NULL") ?? 0
    }

    private func isSelected(_ selection: BundleSelection) -> Query {
        switch selection {
        case .all:
            """
            (\(own(.bundle)) OR id IN (SELECT bundle FROM bundleEntry WHERE doneBy = \(viewer))
                AND owner IN (SELECT id FROM person) AND \(visible(.bundle)))
            """
        case .occasion(let occasion): "\(own(.bundle)) AND occasion = \(occasion)"
        }
    }
}
