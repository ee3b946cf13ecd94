package import Core
package import GRDB
package import Store

/// Ana's tasks, each with one person who has to do with it in some way, or had, or only seems to.
package struct Company: Sendable {
    package enum Tie: CaseIterable, Sendable {
        case none
        /// Given to them, and taken.
        case asked, accepted
        /// Of a list that was shared with them by name.
        case worker, looker
        /// The list is shared with nobody any more, or with followers, of whom they are one.
        case former, follower
        /// They work on another list of Ana's; they were chosen for a place with the number of the list.
        case otherList, otherKind
        /// Somebody else has taken it.
        case othersTask
        /// It was shared with them by name alone: to tick, to look at, before, and as another kind of the same number.
        case chosen, onlooker, formerChosen, otherThing
        /// Of a bundle that was shared with them by name: to tick, to look at, before; of another bundle, and as another
        /// kind of the same number.
        case bundled, bundleLooker, formerBundle, otherBundle, otherKindOfBundle
        /// It was thrown back out of such a bundle, the bundle has ended, or it is that of somebody else.
        case thrownBack, endedBundle, othersBundle
        /// They took it of a group that they are in, or have left.
        case member, leaver

        package var sees: Bool {
            switch self {
            case .asked, .accepted, .worker, .looker, .follower, .chosen, .onlooker, .bundled, .bundleLooker, .member:
                true
            case .none, .former, .otherList, .otherKind, .othersTask, .formerChosen, .otherThing, .formerBundle,
                .otherBundle, .otherKindOfBundle, .thrownBack, .endedBundle, .othersBundle, .leaver:
                false
            }
        }
        package var changes: Bool { [.accepted, .worker, .chosen, .bundled, .member].contains(self) }
        fileprivate var isOfGroup: Bool { self == .member || self == .leaver }
        /// They may tick what else is in the bundle of the task; nil where it is in none of Ana's.
        package var ticks: Bool? {
            switch self {
            case .bundled, .thrownBack, .endedBundle: true
            case .bundleLooker, .formerBundle, .otherBundle, .otherKindOfBundle: false
            default: nil
            }
        }
    }

    package struct Case: Sendable {
        package let person: PersonID
        package let task: Int64
        package let tie: Tie
        package let meets: Bool
        package let sees: Bool
        package let changes: Bool
    }

    package private(set) var cases: [Case] = []
    package var tasks: [Int64] { cases.map(\.task) }

    /// The journal is paused.
    package init(of ana: PersonID, _ db: Database) throws {
        let bystander = try db.makePerson("bystander"), enemy = try db.makePerson("enemy")
        for block in Standing.Block.allCases {
            for isStep in [false, true] {
                for tie in Tie.allCases {
                    let person = try db.makePerson("\(tie)")
                    let owner = try tie.isOfGroup ? Self.makeGroup(of: ana, without: person, db) : ana.owner
                    let whole = try db.make(.task, of: owner).id
                    let task = isStep ? try db.make(.task, of: owner).id : whole
                    if tie == .member { try db.join(person, owner) }
                    if isStep {
                        try db.execute(sql: "UPDATE task SET parent = ? WHERE id = ?", arguments: [whole, task])
                    }
                    try Self.tie(person, to: whole, tie, of: ana, bystander, db)
                    try db.set(block, between: person, and: ana)
                    // Whom they must not meet has nothing to do with Ana.
                    for side in [Standing.Block.byOwner, .byViewer] { try db.set(side, between: person, and: enemy) }
                    let meets = block == .none || tie.isOfGroup
                    cases.append(
                        Case(
                            person: person, task: task, tie: tie, meets: meets, sees: meets && tie.sees,
                            changes: meets && tie.changes))
                }
            }
        }
    }

    /// Ana is in it; the person is in another of hers.
    private static func makeGroup(of ana: PersonID, without person: PersonID, _ db: Database) throws -> OwnerID {
        let (group, other) = try (db.makeGroup(), db.makeGroup())
        try db.join(ana, group)
        try db.join(person, other)
        return group
    }

    private static func tie(
        _ person: PersonID, to task: Int64, _ tie: Tie, of ana: PersonID, _ bystander: PersonID, _ db: Database
    ) throws {
        func list(_ audience: Audience) throws -> Int64 { try db.make(.heading, of: ana.owner, audience).id }
        func put(on list: Int64) throws {
            try db.execute(sql: "UPDATE task SET heading = ? WHERE id = ?", arguments: [list, task])
        }
        func choose(_ person: PersonID, _ kind: String, _ thing: Int64, mayChange: Bool = true) throws {
            try db.execute(
                sql: "INSERT INTO chosen (owner, kind, thing, person, mayChange) VALUES (?, ?, ?, ?, ?)",
                arguments: [ana, kind, thing, person, mayChange])
        }
        func give(_ person: PersonID, isAccepted: Bool) throws {
            try db.execute(
                sql: "UPDATE task SET assignee = ?, isAccepted = ? WHERE id = ?", arguments: [person, isAccepted, task])
        }
        switch tie {
        case .none: break
        case .asked: try give(person, isAccepted: false)
        case .accepted, .member, .leaver: try give(person, isAccepted: true)
        case .othersTask: try give(bystander, isAccepted: true)
        case .worker, .looker, .former, .follower:
            let audience: Audience = tie == .former ? .onlyMe : tie == .follower ? .followers : .chosen
            let list = try list(audience)
            try put(on: list)
            try choose(person, "heading", list, mayChange: tie != .looker)
            guard tie == .follower else { return }
            try db.execute(
                sql: "INSERT INTO follow (follower, followed, isAccepted, createdAt) VALUES (?, ?, 1, 0)",
                arguments: [person, ana])
        case .chosen, .onlooker, .formerChosen, .otherThing:
            let audience: Audience = tie == .formerChosen ? .onlyMe : .chosen
            try db.execute(
                sql: "UPDATE task SET audience = ? WHERE id = ?", arguments: [audience.rawValue, task])
            try choose(person, tie == .otherThing ? "other" : "task", task, mayChange: tie != .onlooker)
        case .otherList, .otherKind:
            let list = try list(.chosen)
            try put(on: list)
            try choose(bystander, "heading", list)
            if tie == .otherKind { return try choose(person, "other", list) }
            try choose(person, "heading", db.make(.heading, of: ana.owner, .chosen).id)
        case .bundled, .bundleLooker, .formerBundle, .otherBundle, .otherKindOfBundle, .thrownBack, .endedBundle,
            .othersBundle:
            let owner = tie == .othersBundle ? bystander : ana
            let bundle = try db.make(.bundle, of: owner.owner, tie == .formerBundle ? .onlyMe : .chosen)
            try db.pack(task, into: bundle)
            let chosen = tie == .otherBundle ? try db.make(.bundle, of: ana.owner, .chosen) : bundle
            try choose(
                person, tie == .otherKindOfBundle ? "other" : "bundle", chosen.id, mayChange: tie != .bundleLooker)
            if tie == .thrownBack { try db.execute(sql: "UPDATE bundleEntry SET leftAt = 1 WHERE task = \(task)") }
            guard tie == .endedBundle else { return }
            try db.execute(sql: "UPDATE bundle SET endedAt = 1, outcome = 'finished' WHERE id = \(bundle.id)")
        }
    }

    /// Followers see each other's lists, everybody else only their own.
    package func seen(by one: Case) -> Set<Int64> {
        guard one.sees else { return [] }
        return one.tie == .follower ? Set(cases.filter { $0.tie == .follower }.map(\.task)) : [one.task]
    }

    /// Whether each sees, or changes, what they should, by a rule over the rows of `t`.
    package func isRight(_ db: Database, changing: Bool, _ rule: (Viewpoint) -> Query) throws -> Bool {
        let all = tasks.map(String.init).joined(separator: ", ")
        return try cases.allSatisfy { one in
            let eyes = Viewpoint(viewer: one.person.owner, actor: one.person, now: Fixture.start)
            let query: Query = "SELECT t.id FROM task AS t WHERE t.id IN (\(sql: all)) AND \(rule(eyes))"
            let meant = changing ? one.changes ? [one.task] : [] : seen(by: one)
            return try Set(Int64.fetchAll(db, literal: query)) == meant
        }
    }
}
