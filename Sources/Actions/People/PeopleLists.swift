package import Core
package import Foundation
package import Store

/// Who follows whom, as lists.
package enum FollowList: String, Sendable, CaseIterable { case followers, following, requests }

extension Session {
    /// More are not counted, and not shown: a list is for looking, not for harvesting.
    package static let mostListed = 1000

    /// How many are in a list, at most one more than `mostListed`; nil where its person does not tell.
    package func count(of list: FollowList, of person: PersonID) throws -> Int? {
        guard try tells(list, of: person) else { return nil }
        return try Int.fetchOne(
            db,
            literal: """
                SELECT COUNT(*) FROM (SELECT 1 FROM follow WHERE \(condition(of: list, person))
                    LIMIT \(Self.mostListed + 1))
                """)
    }

    /// The newest first. Of another's list only those whom the viewer may know and who do not hide whom they follow.
    package func people(in list: FollowList, of person: PersonID, offset: Int, limit: Int) throws -> [ProfileRecord] {
        guard try tells(list, of: person) else { return [] }
        let isShown: Query = isSelf(person) ? "TRUE" : "NOT person.hidesFollows AND \(isKnown)"
        let other = list == .following ? "followed" : "follower"
        return try people(
            """
            SELECT \(sql: ProfileRecord.columns) FROM follow JOIN person ON person.id = follow.\(sql: other)
            WHERE \(condition(of: list, person)) AND \(isShown) AND \(Visibility.meets("person.id", from: viewpoint))
            ORDER BY follow.id DESC LIMIT \(limit) OFFSET \(offset)
            """)
    }

    package func isSelf(_ person: PersonID) -> Bool { person.owner == viewer }

    private func condition(of list: FollowList, _ person: PersonID) -> Query {
        switch list {
        case .followers: "follow.followed = \(person) AND isAccepted = 1"
        case .following: "follow.follower = \(person) AND isAccepted = 1"
        case .requests: "follow.followed = \(person) AND isAccepted = 0"
        }
    }

    private func tells(_ list: FollowList, of person: PersonID) throws -> Bool {
        if isSelf(person) { return true }
        guard list != .requests, let profile = try knownProfile(person) else { return false }
        return !profile.hidesFollows
    }
}

extension Session {
    /// Those who have begun to follow the viewer since a moment, the newest first.
    package func newFollowers(since date: Date, limit: Int) throws -> [ProfileRecord] {
        try people(
            """
            SELECT \(sql: ProfileRecord.columns) FROM follow JOIN person ON person.id = follower
            WHERE followed = \(viewer) AND isAccepted = 1 AND follow.createdAt >= \(date.stored)
                AND \(Visibility.meets("person.id", from: viewpoint))
            ORDER BY follow.id DESC LIMIT \(limit)
            """)
    }
}
