import Core
import Foundation
import GRDB
import Store
import TestSupport
import Testing

/// Two people change the same things of a group and take their changes back in every order.
struct UndoTogetherTests {
    /// One change by one of them, as plain SQL.
    struct Step: Sendable {
        let who: Fixture.Who
        let sql: String
        init(_ who: Fixture.Who, _ sql: String) {
            self.who = who
            self.sql = sql
        }
    }

    /// A story, and what is left for each order in which its steps are taken back.
    struct Story: Sendable, CustomTestStringConvertible {
        let name: String
        var before: [Step] = []
        let steps: [Step]
        let left: [[Int]: String]
        var testDescription: String { name }
    }

    static let place = """
        INSERT INTO place (id, owner, name, latitude, longitude, rank, createdAt) SELECT 1, id, 'hut', 1, 2, 1, 0 \
        FROM owner WHERE kind = 'group'
        """
    static let note = """
        INSERT INTO note (id, owner, place, text, rank, createdAt) SELECT 1, owner, id, 'bring wood', 1, 0 FROM place
        """

    static let stories = [
        Story(
            name: "both rename, one paints", before: [Step(.ana, place)],
            steps: [
                Step(.ana, "UPDATE place SET name = 'cabin'"),
                Step(.ben, "UPDATE place SET colour = 'red'"),
                Step(.ben, "UPDATE place SET name = 'lodge'"),
            ],
            left: [
                [0, 1, 2]: "cabin", [0, 2, 1]: "cabin", [1, 0, 2]: "cabin",
                [1, 2, 0]: "hut", [2, 0, 1]: "hut", [2, 1, 0]: "hut",
            ]),
        Story(
            name: "one makes a place, the other notes at it",
            steps: [Step(.ana, place), Step(.ben, note), Step(.ana, "UPDATE place SET name = 'cabin'")],
            left: [
                [0, 1, 2]: "hut", [0, 2, 1]: "hut", [2, 0, 1]: "hut",
                [1, 0, 2]: "", [1, 2, 0]: "", [2, 1, 0]: "",
            ]),
        Story(
            name: "one makes a place, the other paints it",
            steps: [Step(.ana, place), Step(.ben, "UPDATE place SET colour = 'red'")],
            left: [[0, 1]: "hut", [1, 0]: ""]),
        Story(
            name: "one writes, the other deletes the place", before: [Step(.ana, place), Step(.ben, note)],
            steps: [Step(.ben, "UPDATE note SET text = 'bring tea'"), Step(.ana, "DELETE FROM place")],
            left: [[0, 1]: "hut bring tea", [1, 0]: "hut bring wood"]),
        Story(
            name: "one changes, the other changes back", before: [Step(.ana, place)],
            steps: [
                Step(.ana, "UPDATE place SET name = 'cabin'"), Step(.ben, "UPDATE place SET name = 'hut'"),
            ],
            left: [[0, 1]: "cabin", [1, 0]: "hut"]),
        Story(
            name: "both delete what the other made",
            before: [Step(.ana, place), Step(.ben, note)],
            steps: [Step(.ana, "DELETE FROM note"), Step(.ben, "DELETE FROM place")],
            left: [[0, 1]: "hut", [1, 0]: "hut bring wood"]),
    ]

    @Test(arguments: stories)
    func `Every order leaves what it should, and nobody's row is taken by another's undo`(story: Story) async throws {
        for (order, expected) in story.left {
            let fixture = try await Fixture()
            for step in story.before { try await fixture.perform(step) }
            var entries: [EntryID] = []
            for step in story.steps { entries.append(try await fixture.perform(step)) }
            for index in order {
                _ = try await fixture.together(story.steps[index].who) { [entries] in try $0.undo(entries[index]) }
            }
            let left = try await fixture.store.read {
                try String.fetchAll(
                    $0.db, sql: "SELECT name FROM place UNION ALL SELECT text FROM note WHERE place IS NOT NULL")
            }
            #expect(left.joined(separator: " ") == expected, "in the order \(order)")
        }
        #expect(story.left.count == (1...story.steps.count).reduce(1, *), "every order stands in the table")
    }

    @Test func `A place with another's note stays, and the reason is named`() async throws {
        let fixture = try await Fixture()
        let entry = try await fixture.perform(Step(.ana, Self.place))
        try await fixture.perform(Step(.ben, Self.note))
        let undo = try await fixture.together(.ana) { try $0.undo(entry) }
        #expect(undo.status == .nothing)
        #expect(undo.kept.map(\.reason) == [.others])
        #expect(undo.kept.map(\.thing) == [.place(PlaceID(1))])
    }

    @Test(arguments: 1...8, [false, true])
    func `Whatever two people did, undone backwards it is as before`(seed: UInt64, isRude: Bool) async throws {
        let fixture = try await Fixture()
        let before = try await fixture.dump()
        let done = try await fixture.tell(RandomStory(seed: seed, isRude: isRude))
        let after = try await fixture.dump()
        var undone: [(who: Fixture.Who, entry: EntryID)] = []
        for (who, entry) in done.reversed() {
            let outcome = try await fixture.together(who) { try $0.undo(entry) }
            #expect(outcome.status == .done)
            undone.append((who, try #require(outcome.entry)))
        }
        #expect(try await fixture.dump() == before)
        guard !isRude else { return }
        for (who, entry) in undone.reversed() {
            #expect(try await fixture.together(who) { try $0.undo(entry) }.status == .done)
        }
        #expect(try await fixture.dump() == after, "redone it is as after")
    }

    @Test(arguments: 1...8)
    func `In any order nothing breaks, and only its maker's undo takes a row away`(seed: UInt64) async throws {
        let fixture = try await Fixture()
        let story = RandomStory(seed: seed &+ 1000, isRude: true)
        var done = try await fixture.tell(story)
        while !done.isEmpty {
            let (who, entry) = done.remove(at: story.index(below: done.count))
            let before = try await fixture.rows(notBy: who)
            let outcome = try await fixture.together(who) { try $0.undo(entry) }
            #expect([.done, .partly, .nothing].contains(outcome.status))
            #expect(try await fixture.rows(notBy: who).isSuperset(of: before))
        }
        let faults = try await fixture.store.read { transaction in
            try Row.fetchAll(transaction.db, sql: "PRAGMA foreign_key_check").count
                + (String.fetchOne(transaction.db, sql: "PRAGMA integrity_check") == "ok" ? 0 : 1)
        }
        #expect(faults == 0)
    }
}

/// Steps drawn by chance, the same for the same seed. A rude one also deletes and rewrites what others made.
private struct RandomStory {
    private let random: RandomSource
    private let isRude: Bool

    init(seed: UInt64, isRude: Bool) {
        random = .seeded(seed)
        self.isRude = isRude
    }

    func index(below count: Int) -> Int { Int(random.next() % UInt64(count)) }

    func next() -> UndoTogetherTests.Step {
        let who = Fixture.Who.allCases[index(below: 2)]
        let stamp = who == .ana ? 1 : 2
        let row = index(below: 6)
        let word = ["red", "green", "blue"][index(below: 3)]
        let allowed = isRude ? "1" : "createdAt = \(stamp)"
        let steps = [
            """
            INSERT INTO place (owner, name, latitude, longitude, rank, createdAt)
            SELECT id, '\(word)', 0.1, 0.2, 1, \(stamp) FROM owner WHERE kind = 'group'
            """,
            """
            INSERT INTO note (owner, place, text, rank, createdAt)
            SELECT owner, id, '\(word)', 1, \(stamp) FROM place ORDER BY id LIMIT 1 OFFSET \(row % 3)
            """,
            "UPDATE place SET name = '\(word)' WHERE id % 3 = \(row % 3)",
            "UPDATE place SET colour = '\(word)', rank = rank / 3 WHERE id % 3 = \(row % 3)",
            "UPDATE note SET text = text || '\(word)' WHERE id % 3 = \(row % 3) AND \(allowed)",
            "UPDATE note SET place = (SELECT max(id) FROM place) WHERE id % 3 = \(row % 3) AND \(allowed)",
            "DELETE FROM note WHERE id % 4 = \(row % 4) AND \(allowed)",
            "INSERT OR IGNORE INTO placeLabel (place, label) SELECT id, '\(word)' FROM place WHERE id % 2 = \(row % 2)",
        ]
        let rude = ["DELETE FROM place WHERE id % 5 = \(row % 5)", "DELETE FROM placeLabel WHERE id % 2 = \(row % 2)"]
        let all = steps + (isRude ? rude : [])
        return .init(who, all[index(below: all.count)])
    }
}

extension Fixture {
    @discardableResult
    fileprivate func perform(_ step: UndoTogetherTests.Step) async throws -> EntryID {
        try #require(try await attempt(step))
    }

    /// Twenty steps that changed something, with their entries.
    fileprivate func tell(_ story: RandomStory) async throws -> [(who: Who, entry: EntryID)] {
        var done: [(who: Who, entry: EntryID)] = []
        while done.count < 20 {
            let step = story.next()
            if let entry = try await attempt(step) { done.append((step.who, entry)) }
        }
        return done
    }

    fileprivate func attempt(_ step: UndoTogetherTests.Step) async throws -> EntryID? {
        try await together(step.who) { session in
            try session.change(.change, step.sql) { try session.db.execute(sql: step.sql) }
            return session.lastEntry
        }
    }

    /// The rows that somebody else made, as "table id".
    fileprivate func rows(notBy who: Who) async throws -> Set<String> {
        let person = who == .ana ? ana : ben
        return try await store.read { transaction in
            var rows: Set<String> = []
            for table in ["place", "note", "placeLabel"] {
                rows.formUnion(
                    try String.fetchAll(
                        transaction.db,
                        sql: """
                            SELECT '\(table) ' || id FROM \(table) WHERE ? <> (
                                SELECT actor FROM change JOIN entry ON entry.id = entry
                                WHERE tableName = '\(table)' AND rowID = \(table).id AND old IS NULL
                                ORDER BY change.id LIMIT 1)
                            """, arguments: [person]))
            }
            return rows
        }
    }
}
