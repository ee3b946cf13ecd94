import Core
import GRDB
import TestSupport

@testable import Store

/// Everybody's look, and every group's, at all that Ana has of one kind, with what the table says that they see.
struct CrowdLooks {
    private struct Look {
        /// What the rule asks about.
        let values: [SQLValue]
        let seen: Set<Int64>
    }

    private let crowd: Crowd
    private let kind: ThingKind
    private let looks: [Look]
    /// Ana's things and the club's, with commas between.
    private let things: String

    init(_ crowd: Crowd, at kind: ThingKind) {
        let club = Set([crowd.club[kind]].compactMap { $0?.id })
        let own = Set(crowd.made.map(\.thing).filter { $0.kind == kind }.map(\.id))
        func look(_ viewer: OwnerID, _ actor: PersonID, _ seen: Set<Int64>) -> Look {
            let eyes = Viewpoint(viewer: viewer, actor: actor, now: Fixture.start)
            return Look(values: Visibility.visible(kind, as: "t", from: eyes).values, seen: seen)
        }
        let ana = look(crowd.fixture.ana.owner, crowd.fixture.ana, own)
        let others = crowd.viewers.map {
            look($0.person.owner, $0.person, crowd.seen(by: $0.standing, kind).union(club))
        }
        let open = crowd.seen(by: Standing(), kind)
        let together = crowd.groups.map {
            look($0.group, crowd.fixture.ben, $0.standing.block == .none ? open : [])
        }
        (self.crowd, self.kind, looks) = (crowd, kind, [ana] + others + together)
        things = own.union(club).map(String.init).joined(separator: ", ")
    }

    /// Whether each sees what they should by that rule over the rows of `t`; tasks are also looked at by those who have
    /// to do with somebody else's.
    func areRight(_ rule: String, _ db: Database) throws -> Bool {
        let sql = "SELECT t.id FROM \(kind.rawValue) AS t WHERE t.id IN (\(things)) AND \(rule)"
        let isRight = try looks.allSatisfy {
            try Set(Int64.fetchAll(db, literal: Query(sql: sql, values: $0.values))) == $0.seen
        }
        guard isRight, kind == .task else { return isRight }
        return try crowd.company.isRight(db, changing: false) {
            Query(sql: rule, values: Visibility.visible(kind, as: "t", from: $0).values)
        }
    }
}
