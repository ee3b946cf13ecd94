package import Core
import Foundation
package import GRDB
import Store

/// Ana with a thing of each kind for each audience, and one person for each standing to her. Everybody also stands to
/// others in ways that must not matter for her things.
package final class Crowd: Sendable {
    /// A thing of Ana's and by whose audience it is seen: its own, or that of the list it is in.
    package struct Made: Sendable {
        package let thing: Thing
        package let shared: Thing
        package let audience: Audience
    }

    package let fixture: Fixture
    package let made: [Made]
    package let viewers: [(standing: Standing, person: PersonID)]
    /// A thing of each kind of the group that everybody but Ana is in.
    package let club: [ThingKind: Thing]
    /// What others have to do with the tasks of somebody else.
    package let company: Company

    package init() async throws {
        let fixture = try await Fixture()
        let ana = fixture.ana
        let (made, viewers, clubThings, company) = try await fixture.store.write { transaction in
            let db = transaction.db
            try db.pauseJournal()
            let made = try db.makeThings(of: ana)
            let other = try db.makePerson("other"), club = try db.makeGroup(), noise = try db.makeThings(of: other)
            // Only its owner's list shares a place.
            for list in noise where list.thing.kind == .heading {
                for place in made where place.thing.kind == .place { try db.list(place.thing, on: list.thing) }
            }
            for one in made { try db.makeLinks(to: one.shared, of: ana) }
            for one in noise { try db.makeLinks(to: one.shared, of: other) }
            let viewers = try Standing.all.map { standing in
                let person = try db.makePerson("viewer", isGuest: standing.isGuest)
                try db.makeNoise(
                    person, with: ana, other, club, things: made.map(\.shared), others: noise.map(\.shared))
                // Blocks come last: nothing begins over one.
                try db.relate(person, to: ana, as: standing, things: made.map(\.shared))
                return (standing, person)
            }
            defer { try? db.pauseJournal(false) }
            let things = try ThingKind.allCases.map { ($0, try db.make($0, of: club)) }
            let company = try Company(of: db.makePerson("boss"), db)
            return (made, viewers, Dictionary(uniqueKeysWithValues: things), company)
        }
        (self.fixture, self.made, self.viewers, self.club) = (fixture, made, viewers, clubThings)
        self.company = company
    }

    /// What a viewer should see.
    package func seen(by standing: Standing, _ kind: ThingKind) -> Set<Int64> {
        Set(made.filter { $0.thing.kind == kind && Truth.sees(standing, $0.audience) }.map(\.thing.id))
    }
}

extension Database {
    package func pauseJournal(_ isPaused: Bool = true) throws {
        try execute(sql: "UPDATE journal SET isPaused = ?", arguments: [isPaused])
    }

    package func makePerson(_ name: String, isGuest: Bool = false) throws -> PersonID {
        try execute(sql: "INSERT INTO owner (kind) VALUES ('person')")
        let id = lastInsertedRowID
        try execute(
            sql: """
                INSERT INTO person
                    (id, name, timeZone, timeZoneIsAssumed, units, clock, firstWeekday, language, isGuest)
                VALUES (?, ?, 'UTC', 0, 'metric', 24, 2, 'en', ?)
                """, arguments: [id, name, isGuest])
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

    fileprivate func list(_ place: Thing, on list: Thing) throws {
        try execute(
            sql: "INSERT INTO listed (heading, place, rank) VALUES (?, ?, 1)", arguments: [list.id, place.id])
    }

    private func makeStep(of task: Thing) throws -> Thing {
        let owner = try OwnerID.fetchOne(self, sql: "SELECT owner FROM task WHERE id = ?", arguments: [task.id])
        let step = try make(.task, of: owner ?? OwnerID(0))
        try execute(sql: "UPDATE task SET parent = ? WHERE id = ?", arguments: [task.id, step.id])
        return step
    }

    /// A thing of each kind for each audience, and in each list a note and a place that are nobody else's by themselves;
    /// a step of each task.
    fileprivate func makeThings(of person: PersonID) throws -> [Crowd.Made] {
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
            for task in made where task.thing.kind == .task && task.thing == task.shared {
                made.append(Crowd.Made(thing: try makeStep(of: task.thing), shared: task.thing, audience: audience))
            }
            return made
        }
    }

    fileprivate func makeLinks(to thing: Thing, of owner: PersonID) throws {
        for link in Standing.Link.allCases where link != .none {
            let now = Fixture.start.stored
            // One that ends at this very moment has ended.
            let expiry: Double? = link == .running ? now + 60 : link == .expired ? now : nil
            for kind in [thing.kind.rawValue, "other"] {
                try execute(
                    sql: """
                        INSERT OR IGNORE INTO link (owner, kind, thing, token, createdAt, expiresAt, isRevoked)
                        VALUES (?, ?, ?, ?, 0, ?, ?)
                        """,
                    arguments: [
                        owner, kind, thing.id, Self.token(link, kind, thing.id), expiry, link == .revoked,
                    ])
            }
        }
    }

    package static func token(_ link: Standing.Link, _ kind: String, _ id: Int64) -> String {
        "a token of some length \(kind) \(id) \(link)"
    }

    fileprivate func hold(_ link: Standing.Link, _ kind: String, _ id: Int64, by person: PersonID) throws {
        try execute(
            sql: "INSERT OR IGNORE INTO linkHolder SELECT id, ? FROM link WHERE token = ?",
            arguments: [person, Self.token(link, kind, id)])
    }

    fileprivate func choose(_ person: PersonID, for id: Int64, _ kind: String, of owner: PersonID) throws {
        try execute(
            sql: "INSERT OR IGNORE INTO chosen (owner, kind, thing, person) VALUES (?, ?, ?, ?)",
            arguments: [owner, kind, id, person])
    }

    fileprivate func follow(_ follower: PersonID, _ followed: PersonID, isAccepted: Bool = true) throws {
        try execute(
            sql: "INSERT INTO follow (follower, followed, isAccepted, createdAt) VALUES (?, ?, ?, 0)",
            arguments: [follower, followed, isAccepted])
    }

    fileprivate func befriend(_ person: PersonID, _ friend: PersonID) throws {
        try execute(sql: "INSERT INTO closeFriend (person, friend) VALUES (?, ?)", arguments: [person, friend])
    }

    fileprivate func block(_ person: PersonID, _ blocked: PersonID) throws {
        try execute(sql: "INSERT INTO block (person, blocked) VALUES (?, ?)", arguments: [person, blocked])
    }

    package func set(_ block: Standing.Block, between viewer: PersonID, and owner: PersonID) throws {
        switch block {
        case .none: break
        case .byOwner: try self.block(owner, viewer)
        case .byViewer: try self.block(viewer, owner)
        case .linkedByOwner: try self.block(owner, makeLinkedAccount(of: viewer))
        case .linkedByViewer: try self.block(viewer, makeLinkedAccount(of: owner))
        }
    }

    /// An account that a person has linked.
    /// - Returns: whose it was before.
    private func makeLinkedAccount(of person: PersonID) throws -> PersonID {
        let home = try makePerson("home")
        try execute(
            sql: """
                INSERT INTO identity (person, messenger, externalID, displayName, home, linkedAt)
                VALUES (?, 'telegram', 'linked ' || ?, 'x', ?, 0)
                """, arguments: [person, home, home])
        return home
    }

    fileprivate func relate(
        _ person: PersonID, to owner: PersonID, as standing: Standing, things: [Thing]
    ) throws {
        if standing.follow != .none { try follow(person, owner, isAccepted: standing.follow == .accepted) }
        if standing.isCloseFriend { try befriend(owner, person) }
        try set(standing.block, between: person, and: owner)
        for thing in things {
            if standing.isChosen { try choose(person, for: thing.id, thing.kind.rawValue, of: owner) }
            if standing.link != .none { try hold(standing.link, thing.kind.rawValue, thing.id, by: person) }
        }
    }

    /// What goes the other way round, or stands to somebody or something else.
    fileprivate func makeNoise(
        _ person: PersonID, with owner: PersonID, _ other: PersonID, _ club: OwnerID, things: [Thing], others: [Thing]
    ) throws {
        let enemy = try makePerson("enemy")
        try follow(owner, person)
        try befriend(person, owner)
        try follow(person, other)
        try befriend(other, person)
        try block(enemy, person)
        try block(person, enemy)
        try join(person, club)
        for thing in things {
            try choose(person, for: thing.id, "other", of: owner)
            try hold(.lasting, "other", thing.id, by: person)
        }
        for thing in others {
            try choose(person, for: thing.id, thing.kind.rawValue, of: other)
            try hold(.lasting, thing.kind.rawValue, thing.id, by: person)
        }
    }
}
