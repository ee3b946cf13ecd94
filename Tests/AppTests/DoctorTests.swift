import Foundation
import GRDB
import Store
import Testing

@testable import App

/// The doctor on files and on the machine: one thing broken at a time.
struct DoctorTests {
    let practice: Practice
    init() throws { practice = try Practice() }

    @Test func `Where all is well nothing is found`() async throws {
        #expect(await practice.findings().troubles == [])
        try practice.makeDatabase()
        let findings = await practice.findings()
        #expect(findings.troubles == [])
        #expect(findings.about("database").map(\.sentence) == ["wayside.sqlite is whole"])
    }

    @Test(arguments: [
        (#"{"web": {"prot": 1}}"#, "unknown key web.prot; did you mean web.port?"),
        (#"{"log": {"level": "x"}}"#, "log.level must be one of trace,"),
        ("{", "config.json is not JSON"),
    ])
    func `A bad configuration is named, and the machine is looked at all the same`(json: String, line: String)
        async throws
    {
        try practice.write(json, to: "config.json")
        let findings = await practice.findings()
        #expect(findings.troubles.count == 1 && findings.troubles[0].hasPrefix("bad   configuration  \(line)"))
        #expect(findings.about("time zones").map(\.level) == [.ok])
    }

    @Test func `A configuration file that is not there is found`() async {
        let troubles = await practice.findings(file: "gone.json").troubles
        #expect(troubles.first?.contains("the configuration file gone.json cannot be read") == true)
    }

    @Test func `A folder that does not exist is found`() async {
        let troubles = await practice.findings(["WAYSIDE_DATABASE_PATH": "gone/wayside.sqlite"]).troubles
        #expect(troubles.count == 1 && troubles[0].contains("gone does not exist"))
    }

    @Test func `A folder that cannot be written is found`() async {
        let folder = practice.folder.path
        let troubles = await practice.findings { $0.isWritable = { $0 != folder } }.troubles
        #expect(troubles.count == 1 && troubles[0].contains("nothing can be written to the folder \(folder)"))
    }

    @Test func `A database that cannot be written is found`() async throws {
        try practice.makeDatabase()
        let troubles = await practice.findings { surroundings in
            surroundings.isWritable = { !$0.hasSuffix("wayside.sqlite") }
        }.troubles
        #expect(troubles.count == 1 && troubles[0].contains("wayside.sqlite is read-only"))
    }

    @Test func `A lock of another program is found, and gone when it is gone`() async throws {
        try practice.makeDatabase()
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: practice.path("wayside.sqlite"), configuration: configuration)
        try other.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
        let troubles = await practice.findings().troubles
        #expect(troubles.count == 1 && troubles[0].hasPrefix("bad   database       wayside.sqlite is locked"))
        try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
        #expect(await practice.findings().troubles == [])
    }

    @Test func `A file that is no database is found`() async throws {
        try practice.write(String(repeating: "no database ", count: 100), to: "wayside.sqlite")
        let troubles = await practice.findings().troubles
        #expect(troubles.count == 1 && troubles[0].contains("wayside.sqlite cannot be opened (it is no database)"))
    }

    @Test func `A damaged database is found`() async throws {
        try practice.makeDatabase()
        var bytes = try Data(contentsOf: practice.folder.appending(path: "wayside.sqlite"))
        for offset in stride(from: 8192, to: bytes.count, by: 4096) {
            bytes.replaceSubrange(offset..<offset + 64, with: Data(repeating: 0xAB, count: 64))
        }
        try bytes.write(to: practice.folder.appending(path: "wayside.sqlite"))
        let troubles = await practice.findings().troubles
        #expect(troubles.count == 1 && troubles[0].contains("wayside.sqlite is damaged"))
    }

    @Test func `A database of a newer Wayside is found`() async throws {
        try practice.makeDatabase()
        try practice.sql("INSERT INTO grdb_migrations (identifier) VALUES ('9999 from the future')")
        let troubles = await practice.findings().troubles
        #expect(troubles.count == 1 && troubles[0].contains("was written by a newer Wayside"))
    }

    @Test(arguments: [(10_000_000, "bad   disk"), (400_000_000, "warn  disk")])
    func `A full disk is found`(free: Int, start: String) async {
        let troubles = await practice.findings { $0.freeBytes = { _ in free } }.troubles
        #expect(troubles.count == 1 && troubles[0].hasPrefix(start))
        #expect(troubles[0].contains("\(free / 1_000_000) MB"))
    }

    @Test func `Missing time zones and fonts are found`() async throws {
        try practice.remove("zones/Europe/Vienna")
        try practice.remove("fonts/truetype/Sans.TTF")
        let troubles = await practice.findings().troubles
        #expect(troubles.count == 2)
        #expect(troubles[0].hasPrefix("bad   time zones     tzdata is missing"))
        #expect(troubles[1].hasPrefix("warn  fonts          no fonts are installed"))
    }

    @Test func `A map that is no database is found`() async throws {
        try practice.write(String(repeating: "no map ", count: 200), to: "map.sqlite")
        #expect(await practice.findings().troubles.first?.contains("import the map again") == true)
    }

    @Test func `It changes nothing`() async throws {
        try practice.makeDatabase()
        let before = try Data(contentsOf: practice.folder.appending(path: "wayside.sqlite"))
        let names = try practice.names()
        _ = await practice.findings()
        #expect(try Data(contentsOf: practice.folder.appending(path: "wayside.sqlite")) == before)
        #expect(try practice.names() == names)
    }

    @Test(arguments: Finding.Level.allCases) func `A finding is one line`(level: Finding.Level) {
        let line = Finding(level: level, subject: "a long subject of words", sentence: "one\n  two").line
        #expect(!line.contains("\n") && line.hasSuffix("words one two") && line.hasPrefix(level.rawValue + " "))
    }
}

extension Practice {
    /// An empty database of this version, closed.
    func makeDatabase() throws { try PeopleStore(path: path("wayside.sqlite"), logger: quiet).close() }

    /// What lies in the folder, without what SQLite keeps beside an open file.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
    }

    func sql(_ statement: String) throws {
        let queue = try DatabaseQueue(path: path("wayside.sqlite"))
        try queue.write { try $0.execute(sql: statement) }
        try queue.close()
    }
}
