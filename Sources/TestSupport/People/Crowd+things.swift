package import Core
import Foundation
package import GRDB
import Store

/// The people, groups and things that a crowd is made of.
extension Database {
    package func pauseJournal(_ isPaused: Bool = true) throws {
        try execute(sql: "UPDATE journal SET isPaused = ?", arguments: [isPaused])
    }

    package func makePerson(_ name: String, isGuest: Bool = false) throws -> PersonID {
        try run("INSERT INTO owner (kind) VALUES ('person')")
        let id = newID
        try run(
            """
            INSERT INTO person (id, name, timeZone, timeZoneIsAssumed, units, clock, firstWeekday, language, isGuest)
            VALUES (\(id), \(name), 'UTC', 0, 'metric', 24, 2, 'en', \(isGuest))
            """)
        return PersonID(id)
    }

    package func makeGroup(changers: String = "all") throws -> OwnerID {
        try execute(sql: "INSERT INTO owner (kind) VALUES ('group')")
        let id = lastInsertedRowID
        try execute(
            sql: """
                INSERT INTO groupChat
                    (id, title, timeZone, timeZoneIsAssumed, units, clock, firstWeekday, language, changers)
                VALUES (?, 'club', 'UTC', 0, 'metric', 24, 2, 'en', ?)
                """, arguments: [id, changers])
        return OwnerID(id)
    }

    package func join(_ person: PersonID, _ group: OwnerID, isAdministrator: Bool = false) throws {
        try execute(
            sql: "INSERT INTO member (groupChat, person, isAdministrator) VALUES (?, ?, ?)",
            arguments: [group, person, isAdministrator])
    }

    /// A place of its own, that nobody else sees.
    private func makePlaceForReview(of owner: OwnerID) throws -> Int64 { try make(.place, of: owner).id }

    package func make(
        _ kind: ThingKind, of owner: OwnerID, _ audience: Audience = .onlyMe, in list: Int64? = nil,
        addedBy adder: PersonID? = nil
    ) throws -> Thing {
        let (columns, values): (String, String) =
            switch kind {
            case .place: ("name, latitude, longitude, rank, createdAt", "'gym', 48, 16, 1, 0")
            case .note: ("text, rank, createdAt, heading", "'squats', 1, 0, \(list.map { "\($0)" } ?? "NULL")")
            case .heading: ("name", "'gym'")
            case .template: ("name, language, createdAt", "'gym', 'en', 0")
            case .event: ("title, start, zone, createdAt", "'squats', '2099-01-01T10:00', 'UTC', 0")
            case .reminder: ("text, due, isWallTime, createdAt", "'gym', 9e9, 1, 0")
            case .task: ("title, rank, createdAt, heading", "'squats', 1, 0, \(list.map { "\($0)" } ?? "NULL")")
            case .bundle: ("name, startedAt, touchedAt", "'gym', 0, 0")
            case .routine: ("name, createdAt", "'gym', 0")
            case .occasion: ("name, createdAt", "'gym ' || (SELECT count(*) FROM occasion), 0")
            case .review:
                (
                    "place, author, stars, text, createdAt",
                    "\(try makePlaceForReview(of: owner)), \(try adder ?? makePerson("author")), 4, 'squats', 0"
                )
            }
        try execute(
            sql: """
                INSERT INTO \(kind.rawValue) (owner, audience, addedBy, \(columns)) VALUES (?, ?, ?, \(values))
                """, arguments: [owner, audience.rawValue, adder])
        let thing = Thing(kind: kind, id: lastInsertedRowID)
        if audience != .onlyMe, ThingKind.shareable.contains(kind) {
            try execute(sql: "UPDATE \(kind.rawValue) SET sharedAt = 0 WHERE id = ?", arguments: [thing.id])
        }
        return thing
    }

    func list(_ place: Thing, on list: Thing) throws {
        try execute(
            sql: "INSERT INTO listed (heading, place, rank) VALUES (?, ?, 1)", arguments: [list.id, place.id])
    }

    private func makeStep(of task: Thing) throws -> Thing {
        let owner = try OwnerID.fetchOne(self, sql: "SELECT owner FROM task WHERE id = ?", arguments: [task.id])
        let step = try make(.task, of: owner ?? OwnerID(0))
        try execute(sql: "UPDATE task SET parent = ? WHERE id = ?", arguments: [task.id, step.id])
        return step
    }

    /// Puts a task into a bundle.
    func pack(_ task: Int64, into bundle: Thing) throws {
        try execute(
            sql: "INSERT INTO bundleEntry (bundle, task, title, rank) VALUES (?, ?, 'squats', 1)",
            arguments: [bundle.id, task])
    }

    /// A thing of each kind for each audience, and in each list a note and a place that are nobody else's by themselves, in
    /// each bundle a task; a step of each task.
    func makeThings(of person: PersonID, hasBundles: Bool = true) throws -> [Crowd.Made] {
        try Audience.allCases.flatMap { audience in
            var made = try ThingKind.allCases.map { kind in
                let thing = try make(kind, of: person.owner, audience)
                return Crowd.Made(thing: thing, shared: thing, audience: audience)
            }
            for list in made where list.thing.kind == .heading {
                let note = try make(.note, of: person.owner, in: list.thing.id)
                let task = try make(.task, of: person.owner, in: list.thing.id)
                let place = try make(.place, of: person.owner)
                try self.list(place, on: list.thing)
                let step = try makeStep(of: task)
                made += [note, task, step, place].map { Crowd.Made(thing: $0, shared: list.thing, audience: audience) }
            }
            for bundle in made where hasBundles && bundle.thing.kind == .bundle {
                let task = try make(.task, of: person.owner)
                try pack(task.id, into: bundle.thing)
                made += try [task, makeStep(of: task)].map {
                    Crowd.Made(thing: $0, shared: bundle.thing, audience: audience)
                }
            }
            for task in made where task.thing.kind == .task && task.thing == task.shared {
                made.append(Crowd.Made(thing: try makeStep(of: task.thing), shared: task.thing, audience: audience))
            }
            return made
        }
    }
}
