import Engine
import Foundation
import Queues
import Replay
import Sandbox
import Testing
import Transport

/// The system's clock jumps, or the whole machine sleeps, while something is going on.
@Suite(.timeLimit(.minutes(10)))
struct ClockTests {
    static let jumps: [Double] = [5 * 3600, -5 * 3600, 400 * 86_400, -400 * 86_400]

    @Test(arguments: jumps)
    func `A pause lasts as long as it was asked for, whatever the clock says`(jump: Double) async throws {
        let town = try await Town()
        try await town.live { engine in
            town.wire.add(
                Trouble(
                    method: "sendMessage",
                    kind: Trouble.refusal(429, "retry after 50", parameters: #"{"retry_after":50}"#), chat: town.ana))
            try await town.say(town.ana, "note one")
            try await town.soon("the pause is asked for") { town.wire.troubled == 1 }
            town.clock.move(by: jump)
            engine.clockMoved()
            #expect(try await town.rest(engine) == 50)
        }
        #expect(await town.texts(in: town.ana) == ["Noted: one"])
        #expect(try await town.failures() == [])
    }

    @Test(arguments: jumps)
    func `What a messenger in trouble refuses is not given up because the clock jumped`(jump: Double) async throws {
        let town = try await Town()
        try await town.live { engine in
            town.wire.add(Trouble(method: "sendMessage", kind: .instead(502, ""), chat: town.ana, count: 6))
            try await town.say(town.ana, "note one")
            try await town.soon("it is refused once") { town.wire.troubled == 1 }
            town.clock.move(by: jump)
            engine.clockMoved()
            try await town.rest(engine)
        }
        #expect(town.wire.troubled == 6)
        #expect(await town.texts(in: town.ana) == ["Noted: one"])
        #expect(try await town.failures() == [])
    }

    @Test(arguments: jumps)
    func `The rates keep their measure when the clock jumps`(jump: Double) async throws {
        let town = try await Town()
        let rates = SendLimits.Rates(overallPerSecond: 0, chatPerSecond: 0.05, groupPerMinute: 0)
        try await town.live(rates: rates) { engine in
            try await town.rest(engine)
            try await town.say(town.ana, "note one")
            try await town.soon("the first is there") { await town.texts(in: town.ana).count == 1 }
            try await town.say(town.ana, "note two")
            try await town.soon("the second is read") { try await town.notes().count == 2 }
            town.clock.move(by: jump)
            engine.clockMoved()
            let seconds = try await town.rest(engine)
            #expect((19.9...20.2).contains(seconds))
        }
        #expect(await town.texts(in: town.ana) == ["Noted: one", "Noted: two"])
    }

    @Test(arguments: jumps)
    func `An open question and a pressed button live through a jump`(jump: Double) async throws {
        let town = try await Town()
        try await town.live { engine in
            try await town.say(town.ana, "pin here")
            try await town.rest(engine)
            town.clock.move(by: jump)
            engine.clockMoved()
            try await town.say(town.ana, "48.2, 16.3")
            try await town.rest(engine)
            try await town.say(town.ana, "settings")
            try await town.rest(engine)
            _ = try await town.sandbox.press("Use miles", in: town.ana, by: town.ana)
            try await town.rest(engine)
        }
        let texts = await town.texts(in: town.ana)
        #expect(texts.contains { $0.hasPrefix("Distances in miles") }, "\(texts)")
        #expect(try await town.failures() == [])
    }

    @Test func `A long poll that outlasts a sleep of the machine goes on, and so does all that waited`() async throws {
        let town = try await Town()
        try await town.live { engine in
            try await town.rest(engine)
            town.wire.add(
                Trouble(method: "getUpdates", kind: .fails(.unknownFate("time-out"), isDone: false), count: 2))
            town.wire.add(Trouble(method: "sendMessage", kind: .fails(.notSent("no route"), isDone: false), count: 2))
            // Asleep for a night: both clocks have gone on, and the connections are dead.
            town.clock.move(by: 8 * 3600)
            town.waits.move(by: 8 * 3600)
            engine.clockMoved()
            try await town.say(town.ana, "note one")
            try await town.say(town.ben, "note two")
            try await town.rest(engine)
        }
        #expect(await town.texts(in: town.ana) == ["Noted: one"])
        #expect(await town.texts(in: town.ben) == ["Noted: two"])
        #expect(try await town.counts().maybeTwice == 0)
        #expect(try await town.failures() == [])
    }
}
