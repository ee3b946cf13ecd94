import Actions
import Core
import Foundation
import GRDB
import Queues
import Store
import Testing

@testable import Engine

/// What comes due is told on time, once, whatever the clocks do. Times are in seconds after the start.
struct ClockworkTests {
    let house: House
    var messenger: ScriptedMessenger { house.messenger }

    init() throws { house = try House() }

    private func notices(in chat: String = "ana") -> [String] {
        messenger.texts(in: chat).filter { $0.hasPrefix("⏰") }
    }

    /// Both clocks go on together, as in ordinary life.
    private func pass(_ seconds: Double) {
        house.clock.move(by: seconds)
        house.waits.advance(by: seconds)
    }

    /// The Clockwork may have looked at the clock just before it was moved, and lie down a moment later: the waiting
    /// clock goes on until what is meant to happen is seen.
    private func told(_ what: Comment, _ holds: () async throws -> Bool) async throws {
        try await house.until(what) {
            house.waits.advance(by: 1)
            return try await holds()
        }
    }

    private func settle(_ engine: Engine) async throws { try await house.rest(engine) }

    @Test func `A new timer earlier than the one slept for is told on time`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "remind me in 50 seconds: late"))
            try await settle(engine)
            messenger.receive(.line("ana", "remind me in 10 seconds: early", message: "2"))
            try await settle(engine)
            try await house.until("it sleeps for the earlier one") { house.waits.lengths.contains(10) }
            pass(9)
            try await settle(engine)
            #expect(notices() == [])
            pass(1)
            try await told("it is told") { notices() == ["⏰ early"] }
            try await settle(engine)
            pass(40)
            try await told("the other is told") { notices() == ["⏰ early", "⏰ late"] }
        }
    }

    @Test func `A clock that goes forward is seen after a minute, and late is said`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "remind me in 2 hours: bins"))
            try await settle(engine)
            house.clock.move(by: 3 * 3600)
            try await house.until("it is told") {
                house.waits.advance(by: Clockwork.longestNap)
                return !notices().isEmpty
            }
            #expect(notices() == ["⏰ bins (late, due 22:00)"])
            #expect(house.waits.lengths.allSatisfy { $0 <= 86_400 })
        }
    }

    @Test func `A clock that goes back makes nothing early and tells nothing twice`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "remind me in 30 seconds: bins"))
            try await settle(engine)
            house.clock.move(by: -3600)
            for _ in 0..<100 {
                house.waits.advance(by: 36)
                try await settle(engine)
            }
            #expect(notices() == [])
            house.clock.move(by: 3630)
            try await house.until("it is told") {
                house.waits.advance(by: 60)
                return !notices().isEmpty
            }
            house.clock.move(by: -3600)
            house.clock.move(by: 7200)
            engine.clockMoved()
            try await settle(engine)
        }
        #expect(notices() == ["⏰ bins"])
    }

    @Test func `What repeats is told once after a jump forward, and not again after one back`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "remind me every day at 20:30 to stretch"))
            try await settle(engine)
            pass(1800)
            try await told("it is told") { notices().count == 1 }
            house.clock.move(by: 3 * 86_400 + 3600)
            try await told("what was left out is told") { notices().count == 2 }
            #expect(notices()[1].hasPrefix("⏰ stretch (late, due 20:30)\nIt came due 3 times."))
            house.clock.move(by: -86_400)
            for _ in 0..<10 {
                house.waits.advance(by: Clockwork.longestNap)
                try await settle(engine)
            }
            #expect(notices().count == 2)
            house.clock.move(by: 2 * 86_400)
            try await told("tomorrow's is told") { notices().count == 3 }
            try await settle(engine)
        }
        #expect(try await house.int("SELECT count(*) FROM timer") == 1)
    }

    @Test func `What repeats and fails once goes on the next time`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "remind me every day at 20:30 to stretch"))
            try await settle(engine)
            try await house.poison("card", when: "NEW.subject = 'reminder:1'")
            pass(1800)
            try await told("it failed") { try await house.failures().map(\.source) == ["timer"] }
            #expect(notices() == [])
            #expect(try await house.int("SELECT count(*) FROM timer WHERE due > \(House.start.stored + 86_400)") == 1)
        }
    }

    @Test func `A nap that ends early is followed by another`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "remind me in 30 seconds: bins"))
            try await settle(engine)
            try await house.until("it naps") { house.waits.lengths.contains(30) }
            house.clock.move(by: 29.5)
            house.waits.advance(by: 30)
            try await told("it naps again") { house.waits.lengths.contains(0.5) }
            #expect(notices() == [])
            pass(0.5)
            try await told("it is told") { notices() == ["⏰ bins"] }
        }
    }

    @Test func `What came due while the server was down is told once at the start`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "remind me in 20 minutes: call mum"))
            for number in 1...5 {
                messenger.receive(.line("ben", "remind me in \(number) hours: \(number)", message: "\(number)"))
            }
            try await settle(engine)
        }
        house.clock.move(by: 9 * 3600)
        for _ in 0..<2 {
            try await house.live { engine in try await settle(engine) }
        }
        #expect(notices() == ["⏰ call mum (late, due 8 Mar, 20:20)"])
        #expect(notices(in: "ben").count == 1)
        #expect(notices(in: "ben").first?.hasPrefix("⏰ While I was away, 5 came due:") == true)
    }

    @Test func `After a death it is told once, too`() async throws {
        try await house.live { engine in
            for number in 1...5 {
                messenger.receive(.line("ben", "remind me in \(number) minutes: \(number)", message: "\(number)"))
            }
            messenger.receive(.line("ana", "remind me in 1 minute: call mum"))
            try await settle(engine)
        }
        _ = try CrashGuard(path: house.crashNote).begin()
        house.clock.move(by: 3600)
        try await house.live { engine in try await settle(engine) }
        #expect(notices().count == 1 && notices(in: "ben").count == 1)
        #expect(try await house.int("SELECT count(*) FROM timer") == 0)
        #expect(try await house.failures().isEmpty)
    }

    @Test func `Thousands at once keep nobody waiting, and each is told once`() async throws {
        let count = 2000
        try await house.fill(count, due: House.start + 60)
        try await house.live(rates: .none) { engine in
            try await settle(engine)
            house.clock.move(by: 60)
            engine.clockMoved()
            messenger.receive(.line("ana", "note hello"))
            try await house.until("the note is answered") { messenger.texts(in: "ana") == ["Noted: hello"] }
            let left = try await house.int("SELECT count(*) FROM timer")
            #expect(left > count / 2, "\(count - left) notices went before a person's note")
            try await settle(engine)
        }
        let told = messenger.sent.filter { $0.text.hasPrefix("⏰") }
        #expect(told.count == count && Set(told.map(\.chat)).count == count)
        #expect(try await house.int("SELECT count(*) FROM timer") == 0)
    }

    @Test func `A reminder that fails is a failure, and the next is told`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "remind me in 10 seconds: bad"))
            messenger.receive(.line("ben", "remind me in 20 seconds: good"))
            try await settle(engine)
            try await house.poison("card", when: "NEW.subject = 'reminder:1'")
            pass(60)
            try await told("the good one is told") { notices(in: "ben") == ["⏰ good"] }
            try await settle(engine)
        }
        #expect(notices() == [])
        #expect(try await house.failures().map(\.source) == ["timer"])
        #expect(try await house.int("SELECT count(*) FROM timer") == 0)
    }
}

extension House {
    /// So many people, each with one reminder, written at once.
    fileprivate func fill(_ count: Int, due: Date) async throws {
        try await store.write { transaction in
            for number in 1...count {
                let sender = Sender(id: "p\(number)", name: "P")
                let person = try transaction.person(
                    for: sender, messenger: .telegram, defaults: Settings(timeZone: .gmt)
                ).id
                let chat = try transaction.chat(
                    .test("p\(number)"), isGroup: false, title: nil, person: person,
                    defaults: Settings(timeZone: .gmt))
                let session = try Session(
                    transaction: transaction, now: Self.start, actor: person, viewer: chat.owner, chat: chat.id,
                    voice: .english, random: .seeded(1))
                _ = try session.keepReminder(NewReminder(text: "r\(number)", due: due, isWallTime: true))
            }
        }
    }
}
