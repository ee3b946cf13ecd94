import Core
import Foundation
import GRDB
import Queues
import Store
import Testing

struct JobAndTimerTests {
    private struct Payload: Codable, Equatable, Sendable { let file: String }

    @Test func `A job carries its payload and the piece that left it`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece(1, at: 7) { try $0.leaveJob(kind: "fetch", payload: Payload(file: "x")) }
        let job = try #require(try await fixture.store.write { try $0.takeJobs(now: .at(8), limit: 9) }.first)
        #expect(job.kind == "fetch")
        #expect(try job.payload(as: Payload.self) == Payload(file: "x"))
        #expect(job.actor == fixture.people[1])
        #expect(job.viewer == fixture.people[1].owner)
        #expect(job.chat == fixture.chats[1].id)
        #expect(job.cause == MessageRef(chat: .test("ben"), id: "1"))
        #expect(job.createdAt == .at(7))
        #expect(job.tries == Tries())
        try await fixture.store.write { try $0.finish(job.id) }
        #expect(try await fixture.store.read { try $0.isAtRest() })
    }

    @Test func `A job is taken once, tried again in its time, and given up with a reason`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            try session.leaveJob(kind: "a", payload: 1)
            try session.leaveJob(kind: "b", payload: 2)
        }
        let first = try await fixture.takeJobs(at: 0)
        #expect(first.map(\.kind) == ["a"], "the jobs of a chat run one by one")
        let tries = Tries(faults: 1, troubles: 2, waits: 3)
        try await fixture.store.write { try $0.retry(first[0].id, after: tries, notBefore: .at(20)) }
        #expect(try await fixture.store.read { try $0.nextMoment(after: .at(0)) } == .at(20))
        #expect(try await fixture.store.read { try $0.nextMoment(after: .at(20)) } == nil)
        #expect(try await fixture.takeJobs(at: 19) == [])
        let second = try await fixture.takeJobs(at: 60)
        #expect(second.map(\.kind) == ["a"] && second.map(\.tries) == [tries])
        try await fixture.store.write { try $0.fail(second[0], reason: "gone", now: .at(60)) }
        let third = try await fixture.takeJobs(at: 60)
        #expect(third.map(\.kind) == ["b"] && third.map(\.tries) == [Tries()])
        try await fixture.store.write { try $0.finish(third[0].id) }
        #expect(try await fixture.store.read { try $0.isAtRest() })
        let failure = try #require(try await fixture.store.read { try $0.standingFailures(offset: 0, limit: 1) }.first)
        #expect(failure.source == "job")
        #expect(failure.reason == "gone")
        #expect(failure.canReplay, "with all that it takes to try it again")
    }

    @Test func `One that cannot be read is set aside, and the others go on`() async throws {
        let fixture = try await Fixture()
        for who in [0, 1] { try await fixture.piece(who) { try $0.leaveJob(kind: "fetch", payload: who) } }
        try await fixture.store.write { try $0.db.execute(sql: "UPDATE job SET cause = '{' WHERE id = 1") }
        let (taken, reported) = try await fixture.store.write { transaction in
            var reported: [ID<JobRow>] = []
            let jobs = try transaction.takeJobs(now: .at(0), limit: 9) { id, _ in reported.append(id) }
            return (jobs, reported)
        }
        #expect(taken.map(\.actor) == [fixture.people[1]] && reported.map(\.rawValue) == [1])
        #expect(try await fixture.takeJobs(at: 0) == [])
        let failure = try #require(try await fixture.store.read { try $0.standingFailures(offset: 0, limit: 9) }.first)
        #expect(failure.source == "job" && failure.reference == "fetch 1" && failure.canReplay)
    }

    @Test func `Of jobs that no chat waits for each person has one at a time`() async throws {
        let fixture = try await Fixture()
        for who in [0, 0, 1] {
            let person = fixture.people[who]
            try await fixture.store.write { transaction in
                let session = try Session(
                    transaction: transaction, now: .at(0), actor: person, viewer: person.owner, chat: nil, cause: nil,
                    voice: .english, random: .seeded(1))
                try session.leaveJob(kind: "read", payload: who)
            }
        }
        let first = try await fixture.takeJobs(at: 0)
        #expect(first.map(\.actor) == [fixture.people[0], fixture.people[1]])
        #expect(try await fixture.takeJobs(at: 0) == [])
        try await fixture.store.write { try $0.retry(first[0].id, after: Tries(), notBefore: .at(20)) }
        #expect(
            try await fixture.takeJobs(at: 0).map(\.actor) == [fixture.people[0]], "what is held back holds up no other"
        )
    }

    /// When what held it back is over, and whether it may go at once.
    @Test(arguments: [(20.0, true), (30, true), (19, false)])
    func `A job that is held back may go when that is over, but not if it was held back again`(
        until: Double, mayGo: Bool
    ) async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.leaveJob(kind: "a", payload: 1) }
        let job = try await fixture.takeJobs(at: 0)[0]
        try await fixture.store.write { transaction in
            try transaction.retry(job.id, after: Tries(waits: 1), notBefore: .at(20))
            try transaction.release(job.id, heldUntil: .at(until))
        }
        #expect(try await fixture.takeJobs(at: 1).isEmpty != mayGo)
    }

    @Test func `A timer that was put off while it was served stays`() async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction in
            try transaction.setTimer("album", row: 1, due: .at(10))
            let due = try transaction.dueTimers(now: .at(10), limit: 9)
            try transaction.setTimer("album", row: 1, due: .at(30))
            for timer in due { try transaction.finish(timer.id, by: .at(10)) }
        }
        #expect(try await fixture.store.read { try $0.nextMoment(after: .at(0)) } == .at(30))
    }

    @Test func `Timers come due in order, and setting one again moves it`() async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction in
            try transaction.setTimer("album", row: 1, due: .at(30))
            try transaction.setTimer("album", row: 2, due: .at(20))
            try transaction.setTimer("album", row: 1, due: .at(10))
            try transaction.setTimer("task", row: 1, due: .at(40))
        }
        #expect(try await fixture.store.read { try $0.nextMoment(after: .at(0)) } == .at(10))
        let due = try await fixture.store.read { try $0.dueTimers(now: .at(20), limit: 9) }
        #expect(due.map(\.row) == [1, 2])
        #expect(due.map(\.due) == [.at(10), .at(20)])
        try await fixture.store.write { transaction in
            for timer in due { try transaction.finish(timer.id, by: .at(20)) }
        }
        #expect(try await fixture.store.read { try $0.nextMoment(after: .at(0)) } == .at(40))
        #expect(try await fixture.store.read { try $0.dueTimers(now: .at(39), limit: 9) } == [])
    }

    @Test func `Rest is when inbox, outbox and jobs are empty`() async throws {
        let fixture = try await Fixture()
        func isAtRest() async throws -> Bool { try await fixture.store.read { try $0.isAtRest() } }
        #expect(try await isAtRest())
        try await fixture.store.write {
            let batch = PolledBatch(updates: [RawUpdate(id: "1", json: Data("a".utf8))], cursor: "2")
            try $0.store(batch: batch, messenger: .telegram, now: .at(0))
        }
        #expect(try await !isAtRest())
        try await fixture.store.write { try $0.finish($0.waitingUpdates(limit: 1).map(\.id)) }
        #expect(try await isAtRest())
        try await fixture.piece { try $0.say("x") }
        #expect(try await !isAtRest())
        let row = try await fixture.take()[0]
        #expect(try await !isAtRest())
        try await fixture.settle(row, .sent(nil))
        #expect(try await isAtRest())
        try await fixture.store.write { try $0.setTimer("task", row: 1, due: .at(9)) }
        #expect(try await isAtRest())
    }
}

extension Fixture {
    fileprivate func takeJobs(at seconds: Double) async throws -> [JobRow] {
        try await store.write { try $0.takeJobs(now: .at(seconds), limit: 9) }
    }
}
