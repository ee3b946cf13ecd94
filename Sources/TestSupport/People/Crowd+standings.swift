package import Core
import Foundation
package import GRDB
import Store

/// How the people of a crowd stand to one another: links, followers, friends and blocks.
extension Database {
    func makeLinks(to thing: Thing, of owner: PersonID) throws {
        for link in Standing.Link.allCases where link != .none {
            let now = Fixture.start.stored
            // One that ends at this very moment has ended.
            let expiry: Double? = link == .running ? now + 60 : link == .expired ? now : nil
            for kind in [thing.kind.rawValue, "other"] {
                try run(
                    """
                    INSERT OR IGNORE INTO link (owner, kind, thing, token, createdAt, expiresAt, isRevoked)
                    VALUES (\(owner), \(kind), \(thing.id), \(Self.token(link, kind, thing.id)), 0, \(expiry),
                        \(link == .revoked))
                    """)
            }
        }
    }

    package static func token(_ link: Standing.Link, _ kind: String, _ id: Int64) -> String {
        "a token of some length \(kind) \(id) \(link)"
    }

    private func hold(_ link: Standing.Link, _ kind: String, _ id: Int64, by person: PersonID) throws {
        try run(
            "INSERT OR IGNORE INTO linkHolder (link, person) SELECT id, \(person) FROM link WHERE token = \(Self.token(link, kind, id))"
        )
    }

    private func choose(_ person: PersonID, for id: Int64, _ kind: String, of owner: PersonID) throws {
        try run(
            """
            INSERT OR IGNORE INTO chosen (owner, kind, thing, person)
            VALUES (\(owner), \(kind), \(id), \(person))
            """)
    }

    private func follow(_ follower: PersonID, _ followed: PersonID, isAccepted: Bool = true) throws {
        try run(
            """
            INSERT INTO follow (follower, followed, isAccepted, createdAt)
            VALUES (\(follower), \(followed), \(isAccepted), 0)
            """)
    }

    private func befriend(_ person: PersonID, _ friend: PersonID) throws {
        try run("INSERT INTO closeFriend (person, friend) VALUES (\(person), \(friend))")
    }

    private func block(_ person: PersonID, _ blocked: PersonID) throws {
        try run("INSERT INTO block (person, blocked) VALUES (\(person), \(blocked))")
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

    /// One blocked an account and has linked it since: that stands between nobody and oneself.
    func linkBlocked(by person: PersonID) throws { try block(person, makeLinkedAccount(of: person)) }

    func relate(
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
    func makeNoise(
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
