import Core
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Store

/// Changes each condition of the rule, one at a time, and asks whether the crowd would notice.
struct VisibilityMutationTests {
    /// What stands in the SQL, and what a slip of the pen might make of it.
    private static let slips = [
        ("EXISTS (", "NOT EXISTS ("),
        (" = ?", " <> ?"), (" = t.owner", " <> t.owner"), (" = t.id", " <> t.id"), (" = t.heading", " <> t.heading"),
        ("t.owner = ", "t.owner <> "), (".owner AND", ".owner OR"), (" AND ", " OR "), (" OR ", " AND "),
        ("isAccepted", "TRUE"), ("NOT isRevoked", "TRUE"), ("NOT isRevoked", "isRevoked"), ("IS NULL", "IS NOT NULL"),
        ("> ?", "< ?"), ("THEN TRUE", "THEN FALSE"), ("ELSE FALSE", "ELSE TRUE"), ("WHEN '", "WHEN 'un"),
        ("link.id = linkHolder.link", "TRUE"),
    ]

    @Test func `No condition of the rule can be changed without being noticed`() async throws {
        let crowd = try await Crowd.shared.value
        try await crowd.fixture.store.read { transaction throws in
            let eyes = Viewpoint(viewer: crowd.fixture.ana.owner, actor: crowd.fixture.ana, now: Fixture.start)
            let rule = Visibility.visible(.note, as: "t", from: eyes).sql
            let mutants = Self.slips.flatMap { Self.mutants(of: rule, $0.0, $0.1) }
            #expect(mutants.count > 50)
            #expect(try Self.looksRight(rule, crowd, transaction.db))
            for mutant in mutants {
                #expect(try !Self.looksRight(mutant, crowd, transaction.db), "\(mutant)")
            }
        }
    }

    /// One for each place where it stands.
    private static func mutants(of rule: String, _ text: String, _ slip: String) -> [String] {
        rule.ranges(of: text).map { rule.replacingCharacters(in: $0, with: slip) }
    }

    private static func looksRight(_ rule: String, _ crowd: Crowd, _ db: Database) throws -> Bool {
        let looks = crowd.viewers.map { ($0.person, crowd.seen(by: $0.standing, .note).union([crowd.clubNote.id])) }
        let own = Set(crowd.made.map(\.thing).filter { $0.kind == .note }.map(\.id))
        let notes = own.union([crowd.clubNote.id]).map(String.init).joined(separator: ", ")
        for (person, expected) in looks + [(crowd.fixture.ana, own)] {
            let eyes = Viewpoint(viewer: person.owner, actor: person, now: Fixture.start)
            let values = Visibility.visible(.note, as: "t", from: eyes).values
            let query = Query(
                sql: "SELECT t.id FROM note AS t WHERE t.id IN (\(notes)) AND \(rule)", values: values)
            guard try Set(Int64.fetchAll(db, literal: query)) == expected else { return false }
        }
        return true
    }
}
