import Foundation
import Testing

@testable import Engine

struct CrashGuardTests {
    typealias Leftovers = CrashGuard.Leftovers

    static let deaths: [(running: [String?], piece: String?, deaths: Int)] = [
        ([nil], nil, 0), (["a"], "a", 1), (["a", "a"], "a", 2), (["a", "a", "a"], "a", 3), (["a", "b"], "b", 1),
        (["a", "b", "a"], "a", 1), (["a", "a", "b", "a", "a"], "a", 2), (["a", nil], nil, 0),
        (["a", "a", nil, "a"], "a", 1), (["a", "a", "a", "a"], "a", 4),
    ]

    @Test(arguments: deaths)
    func `Deaths running of one piece are counted`(running: [String?], piece: String?, deaths: Int) {
        let left = running.reduce(Leftovers()) { $0.afterDeath(of: $1) }
        #expect(left == Leftovers(isClean: false, piece: piece, deaths: deaths))
        #expect(left.isPoison("a") == (piece == "a" && deaths >= 3))
        #expect(!left.isPoison("innocent"))
    }

    @Test(arguments: [(1, true), (2, true), (3, false)])
    func `A piece that kills while it is set aside stays set aside, and at last nobody is told`(
        deaths: Int, isTold: Bool
    ) {
        let running = Array(repeating: "a", count: 3) + Array(repeating: Leftovers.farewell(to: "a"), count: deaths)
        let left = running.reduce(Leftovers()) { $0.afterDeath(of: $1) }
        #expect(left.isPoison("a") && left.allowsFarewell(to: "a") == isTold)
        #expect(!left.isPoison("b") && left.allowsFarewell(to: "b"))
    }

    @Test func `The note on disk outlives a death and goes at a clean end`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "wayside-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try CrashGuard(path: path).begin() == Leftovers())
        for deaths in 1...4 {
            let guardian = CrashGuard(path: path)
            let left = try guardian.begin()
            #expect(left == Leftovers(isClean: false, piece: deaths == 1 ? nil : "update 7", deaths: deaths - 1))
            try guardian.willRun("update 3")
            try guardian.willRun("update 7")
        }
        let last = CrashGuard(path: path)
        #expect(try last.begin().isPoison("update 7"))
        try last.willRun(nil)
        try last.endCleanly()
        #expect(try CrashGuard(path: path).begin().isClean)
    }

    @Test(arguments: ["", "{", "{\"leftovers\":1}", "\u{0}\u{1}"])
    func `A spoilt note counts as an unclean end that blames nobody`(text: String) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "wayside-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        #expect(try CrashGuard(path: path).begin() == Leftovers(isClean: false))
    }

    @Test func `What cannot be noted is not run, and an end that cannot be noted is told`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "wayside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let guardian = CrashGuard(path: folder.appending(path: "running").path)
        _ = try guardian.begin()
        try FileManager.default.removeItem(at: folder)
        #expect(throws: CrashGuard.NotWritten.self) { try guardian.willRun("update 1") }
        #expect(throws: (any Error).self) { try guardian.endCleanly() }
    }

    @Test func `Without a path nothing is remembered`() throws {
        let guardian = CrashGuard(path: nil)
        #expect(try guardian.begin().isClean)
        try guardian.willRun("update 1")
        #expect(try guardian.begin().isClean)
    }
}
