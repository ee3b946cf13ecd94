import Core
import Foundation
import GRDB
import Queues
import Store
import Testing

@testable import Engine

/// Jobs that could not be done and are tried again later: they wait on disk, and keep nobody else waiting.
struct HeldJobTests {
    let house: House
    var messenger: ScriptedMessenger { house.messenger }

    init() throws { house = try House() }

    /// Somebody sends a picture that cannot be fetched yet, which then waits on disk.
    private func send(_ photo: String, from person: String) {
        messenger.receive(Letter(from: person, chat: person, text: "photo \(photo)", photo: photo))
    }

    private func held() async throws -> Int {
        try await house.int("SELECT count(*) FROM job WHERE state = 'waiting' AND notBefore IS NOT NULL")
    }

    private func photos() async throws -> Int { try await house.int("SELECT count(*) FROM photo") }

    @Test func `Any number of them keeps no other waiting, and each comes back at its moment`() async throws {
        messenger.file("fifth", .success(Data([5])))
        try await house.live { engine in
            for number in 1...4 { send("lost", from: "p\(number)") }
            try await house.until("four are held back") { try await held() == 4 }
            send("fifth", from: "ana")
            try await house.until("the fifth is done") { try await photos() == 1 }
            #expect(try await held() == 4)
            messenger.file("lost", .success(Data([1])))
            house.waits.advance(by: 1)
            try await house.rest(engine)
        }
        #expect(try await photos() == 5)
        #expect(try await house.failures().isEmpty)
    }

    @Test func `One that cannot be read keeps nobody waiting, and stands among the failures`() async throws {
        try await holdOne()
        try await house.store.write { try $0.db.execute(sql: "UPDATE job SET notBefore = NULL, cause = '{'") }
        messenger.file("fine", .success(Data([2])))
        try await house.live { engine in
            send("fine", from: "ben")
            try await house.rest(engine)
            #expect(engine.meters.tally.failures == 1 && engine.meters.tally.lostCommits == 0)
        }
        #expect(try await photos() == 1)
        #expect(try await house.failures().map(\.source) == ["job"])
    }

    private func holdOne() async throws {
        try await house.live { _ in
            send("lost", from: "ana")
            try await house.until("it is held back") { try await held() == 1 }
        }
        messenger.file("lost", .success(Data([1])))
    }

    @Test(arguments: [false, true])
    func `After a restart it comes back at its moment too, and after a death of something else`(isDeath: Bool)
        async throws
    {
        try await holdOne()
        if isDeath { _ = try CrashGuard(path: house.crashNote).begin() }
        try await house.live { engine in
            let moment = try #require(try await engine.nextTimerMoment())
            #expect(moment > House.start && moment <= House.start + 1)
            #expect(try await photos() == 0)
            #expect(try await held() == 1)
            house.clock.move(by: 1)
            engine.clockMoved()
            try await house.rest(engine)
        }
        #expect(try await photos() == 1)
    }

    @Test func `A file of whatever size the messenger tells has no room beside others, and that is said`() async throws
    {
        messenger.file("small", .success(Data([1])))
        try await house.live { engine in
            send("small", from: "ana")
            try await house.rest(engine)
            messenger.receive(
                Letter(from: "ana", chat: "ana", message: "2", text: "photo large", photo: "large", size: .max))
            try await house.rest(engine)
        }
        #expect(try await photos() == 1)
        #expect(try await house.failures().isEmpty)
    }

    @Test func `What was tried before a restart counts, and the waits go on growing`() async throws {
        messenger.file("gone", .failure(.unavailable("502")))
        for waits in 1...3 {
            try await house.live { engine in
                if waits == 1 { send("gone", from: "ana") }
                house.clock.move(by: 60)
                engine.clockMoved()
                try await house.until("it is held back once more") {
                    try await house.int("SELECT waits FROM job WHERE state = 'waiting' AND troubles = waits") == waits
                }
            }
        }
        let seconds = try await house.int("SELECT round(10 * (notBefore - \(House.start.stored))) FROM job") - 1800
        #expect((20...40).contains(seconds))
    }

    @Test func `A job whose payload cannot be read fails for what it is, at once`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "thanks"))
            try await house.rest(engine)
            try await house.store.write { transaction in
                try transaction.db.execute(
                    sql: """
                        INSERT INTO job (kind, payload, actor, viewer, chat, createdAt)
                        SELECT 'fetchFile', '{}', owner, owner, id, 0 FROM chat
                        """)
            }
            engine.clockMoved()
            try await house.rest(engine)
        }
        let reasons = try await house.failures().map(\.reason)
        #expect(reasons.count == 1 && reasons[0].contains("attachment"), "\(reasons)")
    }
}
