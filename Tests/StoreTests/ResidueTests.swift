import Core
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Store

/// What stays in the bytes of the people's file when rows are gone.
struct ResidueTests {
    @Test(arguments: [1, 2, 3]) func `No word of rows that are gone is left in the bytes`(seed: UInt64) async throws {
        let fixture = try await Fixture()
        let gone = try await churn(fixture, .seeded(seed))
        try await fixture.store.write { transaction in
            try transaction.db.execute(sql: "UPDATE journal SET isPaused = 1")
            try transaction.db.execute(
                sql: "DELETE FROM note WHERE owner = :ana; DELETE FROM change; DELETE FROM entry",
                arguments: ["ana": fixture.ana.rawValue])
            try transaction.db.execute(sql: "UPDATE journal SET isPaused = 0")
        }
        #expect(try Self.words(of: gone, in: fixture) > 0, "it is no test without them")
        let kept = try await Self.texts(fixture)
        try await fixture.store.scrub()
        #expect(try Self.words(of: gone, in: fixture) == 0)
        #expect(try await Self.texts(fixture) == kept)
        // Pages that were in memory do not bring it back.
        _ = try await churn(fixture, .seeded(seed + 1), owner: fixture.ben)
        #expect(try Self.words(of: gone, in: fixture) == 0)
        try await fixture.store.read { transaction throws in
            #expect(try String.fetchAll(transaction.db, sql: "PRAGMA integrity_check") == ["ok"])
        }
        try await fixture.store.write {
            try $0.db.execute(sql: "INSERT INTO search (search) VALUES ('integrity-check')")
        }
    }

    @Test func `A log is empty where it is not there, and not where nobody can tell`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "wayside-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try PageGaps.isEmpty(path))
        for (bytes, isEmpty) in [(0, true), (1, false)] {
            try Data(count: bytes).write(to: URL(filePath: path))
            #expect(try PageGaps.isEmpty(path) == isEmpty)
        }
        #expect(throws: (any Error).self) { try PageGaps.isEmpty(path + String(repeating: "a", count: 300)) }
    }

    @Test func `Whoever reads for long is in the way, and it is done once they are not`() async throws {
        let fixture = try await Fixture()
        let gone = try await churn(fixture, .seeded(4))
        try await fixture.store.write { transaction in
            try transaction.db.execute(sql: "UPDATE journal SET isPaused = 1; DELETE FROM note; DELETE FROM change")
        }
        let reader = try DatabasePool(path: fixture.path)
        let snapshot = try reader.makeSnapshot()
        await #expect(throws: DatabaseError.self) { try await fixture.store.scrub() }
        try snapshot.close()
        try reader.close()
        try await fixture.store.scrub()
        #expect(try Self.words(of: gone, in: fixture) == 0)
    }

    /// Notes of two people among each other, many of them changed to a shorter or longer text, so that pages are split and
    /// laid out anew.
    /// - Returns: Ana's words, each of twelve letters.
    private func churn(_ fixture: Fixture, _ random: RandomSource, owner: PersonID? = nil) async throws -> Set<String> {
        try await fixture.piece { session in
            var words: Set<String> = []
            try session.change(.add, "many") {
                for _ in 0..<800 {
                    let person = owner ?? (random.unit() < 0.3 ? fixture.ana : fixture.ben)
                    func text() -> String {
                        let word = Self.word(random)
                        if person == fixture.ana { words.insert(word) }
                        return word + String(repeating: " filling", count: Int(random.unit() * 40))
                    }
                    try session.db.execute(
                        sql: "INSERT INTO note (owner, text, rank, createdAt) VALUES (?, ?, 1, 1)",
                        arguments: [person.rawValue, text()])
                    try session.db.execute(
                        sql: """
                            UPDATE note SET text = ? WHERE owner = ?
                                AND id = (SELECT id FROM note WHERE owner = ? AND id >= ? LIMIT 1)
                            """,
                        arguments: [
                            text(), person.rawValue, person.rawValue,
                            Int64(random.unit() * Double(session.db.lastInsertedRowID)),
                        ])
                }
            }
            return words
        }
    }

    private static func word(_ random: RandomSource) -> String {
        String((0..<12).map { _ in Character(UnicodeScalar(UInt8(97 + random.next() % 26))) })
    }

    /// How many of the words stand anywhere in the file or its log.
    private static func words(of gone: Set<String>, in fixture: Fixture) throws -> Int {
        try ["", "-wal"].reduce(0) { sum, ending in
            let bytes = try Data(contentsOf: URL(filePath: fixture.path + ending))
            let runs = bytes.split { !(97...122).contains($0) }.filter { $0.count >= 12 }
            return sum + Set(runs.map { String(decoding: $0, as: UTF8.self) }).intersection(gone).count
        }
    }

    private static func texts(_ fixture: Fixture) async throws -> [String] {
        try await fixture.store.read {
            try String.fetchAll(
                $0.db, sql: "SELECT text FROM note WHERE owner = ? ORDER BY id", arguments: [fixture.ben.rawValue])
        }
    }
}
