import Core
import Foundation
import Synchronization
import Testing

@testable import Engine

/// Cards with pictures: drawn beside everything else, and never lost where they cannot be drawn.
struct DrawingTests {
    let house: House
    var messenger: ScriptedMessenger { house.messenger }

    init() throws { house = try House() }

    /// Ana has a pin, and asks for the map.
    private func askForMap(
        _ engine: Engine, as person: String = "ana", at latitude: Double = 48.2082, first message: Int = 1
    ) async throws {
        messenger.receive(
            .line(person, "pin Bakery \(latitude), 16.3738", message: "\(message)"),
            .line(person, "map", message: "\(message + 1)"))
    }

    private func press(_ label: String) throws {
        let card = try #require(messenger.sent.last { !$0.buttons.isEmpty && $0.text.contains("wide") })
        let button = try #require(card.buttons.joined().first { $0.label.contains(label) })
        guard case .press(let code) = button.action else { return }
        let id = try #require(card.what.split(separator: " ").last)
        messenger.receive(
            Letter(from: "ana", chat: "ana", message: id == "new" ? "\(100 + messenger.news)" : String(id), press: code)
        )
    }

    @Test func `A picture goes out with its words and buttons`() async throws {
        try await house.live(draw: { _ in Data([1, 2, 3]) }) { engine in
            try await askForMap(engine)
            try await house.rest(engine)
        }
        let card = try #require(messenger.sent.last)
        #expect(card.what == "new" && card.bytes == Data([1, 2, 3]) && card.text.contains("1. Bakery"))
    }

    @Test func `What cannot be drawn goes out as words that say so, and is drawn the next time`() async throws {
        struct Broken: Error {}
        let isBroken = Mutex(true)
        try await house.live(draw: { _ in if isBroken.withLock({ $0 }) { throw Broken() } else { Data([7]) } }) {
            engine in
            try await askForMap(engine)
            try await house.rest(engine)
            let card = try #require(messenger.sent.last)
            #expect(card.what == "new" && card.bytes == nil && !card.buttons.isEmpty)
            #expect(card.text.contains("1. Bakery") && card.text.hasSuffix("The picture could not be drawn this time."))
            isBroken.withLock { $0 = false }
            try press("Closer")
            try await house.rest(engine)
        }
        let drawn = try #require(messenger.sent.last { $0.text.contains("wide") })
        #expect(drawn.what.hasPrefix("edit") && drawn.bytes == Data([7]))
        #expect(!drawn.text.contains("could not"))
        #expect(try await house.int("SELECT count(*) FROM outbox") == 0)
    }

    @Test func `A message that shows a picture keeps it where the new one cannot be drawn, and says so`() async throws {
        let drawings = Mutex(0)
        try await house.live(draw: { _ in
            let count = drawings.withLock { count in
                count += 1
                return count
            }
            guard count != 2 else { throw Engine.NobodyDraws() }
            return Data([UInt8(count)])
        }) { engine in
            try await askForMap(engine)
            try await house.rest(engine)
            try press("Closer")
            try await house.rest(engine)
            let reworded = try #require(messenger.sent.last { $0.what.hasPrefix("reword") })
            #expect(reworded.text.contains("an older one") && !reworded.buttons.isEmpty)
            try press("Closer")
            try await house.rest(engine)
        }
        let last = try #require(messenger.sent.last { $0.text.contains("wide") })
        #expect(last.what.hasPrefix("edit") && last.bytes == Data([3]))
    }

    @Test func `A drawing that takes too long is not waited for`() async throws {
        let waits = HeldWaits()
        try await house.live(draw: { _ in
            try await waits.sleep(seconds: 1000)
            return Data([1])
        }) { engine in
            try await askForMap(engine)
            try await house.until("the card is on its way") { messenger.tried.contains { $0.text.contains("wide") } }
            #expect(!messenger.sent.contains { $0.text.contains("wide") })
            try await house.until("the words go out") {
                house.waits.advance(by: 1)
                return messenger.sent.contains { $0.text.contains("could not be drawn") }
            }
            waits.advance(by: 1000)
            try await house.rest(engine)
        }
        #expect(messenger.sent.count { $0.text.contains("wide") } == 1)
    }

    @Test func `Only a few are drawn at once, and each chat keeps its order`() async throws {
        let drawing = Mutex((now: 0, most: 0))
        let gates = HeldWaits()
        let open = Mutex(false)
        try await house.live(draw: { _ in
            drawing.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            if !open.withLock({ $0 }) { try await gates.sleep(seconds: 1) }
            drawing.withLock { $0.now -= 1 }
            return Data([1])
        }) { engine in
            // What looks the same is drawn once.
            for (index, person) in ["ana", "ben", "cora", "dan", "eva"].enumerated() {
                try await askForMap(engine, as: person, at: 48 + Double(index) / 8)
                messenger.receive(.line(person, "note done", message: "3"))
            }
            try await house.until("two are being drawn") { drawing.withLock { $0.now } == 2 }
            try await house.until("all five wait") { messenger.tried.count { $0.text.contains("wide") } == 5 }
            #expect(messenger.sent.count { $0.text == "Noted: done" } == 0)
            open.withLock { $0 = true }
            gates.advance(by: 1)
            try await house.rest(engine)
        }
        #expect(drawing.withLock { $0.most } == 2)
        for person in ["ana", "ben", "cora", "dan", "eva"] {
            #expect(messenger.texts(in: person).last == "Noted: done")
        }
    }

    @Test func `A stop while a picture is drawn loses nothing`() async throws {
        let gate = HeldWaits()
        try await house.live(draw: { _ in
            try await gate.sleep(seconds: 1)
            return Data([1])
        }) { engine in
            try await askForMap(engine)
            try await house.until("it is drawn") { gate.lengths.count == 1 }
        } whileStopping: {
            try await house.untilStopWaits()
            house.waits.advance(by: 5)
            gate.advance(by: 1)
        }
        try await house.live(draw: { _ in Data([2]) }) { engine in try await house.rest(engine) }
        #expect(messenger.sent.count { $0.text.contains("1. Bakery") } == 1)
        #expect(try await house.int("SELECT count(*) FROM outbox") == 0)
    }

    @Test func `Who gives up in a line leaves it, and the next one gets in`() async throws {
        let turnstile = Turnstile(places: 1)
        try await turnstile.enter()
        let first = Task { try await turnstile.enter() }
        let second = Task { try await turnstile.enter() }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        turnstile.leave()
        try await second.value
        turnstile.leave()
        try await turnstile.enter()
    }
}

extension ScriptedMessenger {
    /// How many new messages were sent.
    fileprivate var news: Int { sent.count { $0.what == "new" } }
}
