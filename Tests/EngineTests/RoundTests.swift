import Core
import Foundation
import Testing

@testable import Engine

struct RoundTests {
    private func batch(_ count: Int) -> Request {
        let updates = (0..<count).map { RawUpdate(id: "\($0)", json: Data()) }
        return Request(piece: .batch(PolledBatch(updates: updates, cursor: "c"), from: .telegram), committed: nil)
    }

    private func prepared(_ count: Int) async throws -> [Prepared] {
        let house = try House()
        return try await house.kept((0..<count).map { _ in Data("{}".utf8) }).map { Prepared($0, nil) }
    }

    @Test func `A batch is stored at once, and the updates that wait come after it`() async throws {
        var round = Round()
        round.add(try await prepared(70), of: 70, hasStored: false)
        round.add([Request(piece: .wake, committed: nil), batch(100)])
        let first = round.next(singly: false)
        #expect(first.requests.map(\.updates) == [100, nil] && first.updates.isEmpty)
        round.finish(first.requests, updates: 0)
        let second = round.next(singly: false)
        #expect(round.ahead(of: 0) == 0 && round.ahead(of: second.updates.count) == 58)
        #expect(second.requests.isEmpty && second.updates.count == Round.updatesAtOnce)
    }

    @Test func `With many waiting a batch stays with the messenger until some are done`() async throws {
        var round = Round()
        for _ in 0..<2 {
            round.add([batch(100)])
            let next = round.next(singly: false)
            #expect(next.requests.count == 1)
            round.finish(next.requests, updates: 0)
        }
        round.add([batch(100)])
        #expect(!round.hasRoom && round.next(singly: false).requests.isEmpty)
        round.add(try await prepared(64), of: 64, hasStored: false)
        #expect(!round.hasRoom && round.next(singly: false).updates.count == 64)
        round.finish([], updates: 64)
        #expect(!round.hasRoom)
        round.add(try await prepared(64), of: 64, hasStored: false)
        round.finish([], updates: 64)
        #expect(round.hasRoom && round.next(singly: false).requests.map(\.updates) == [100])
    }

    @Test func `Updates that were stored twice are not counted for ever`() async throws {
        var round = Round()
        round.add([batch(300)])
        round.finish(round.next(singly: false).requests, updates: 0)
        round.add(try await prepared(3), of: 64, hasStored: false)
        #expect(round.hasRoom)
        round.finish([], updates: 3)
        #expect(round.isDone)
    }

    @Test func `After a lost transaction one thing is tried at a time`() async throws {
        var round = Round()
        round.add([Request(piece: .wake, committed: nil), Request(piece: .wake, committed: nil), batch(1)])
        #expect(round.next(singly: true).requests.map(\.updates) == [1])
        round.finish(round.next(singly: true).requests, updates: 0)
        round.add(try await prepared(2), of: 64, hasStored: false)
        let next = round.next(singly: true)
        #expect(next.requests.count == 1 && next.updates.count == 1)
    }

    @Test func `What was stored since the reading is read before it ends`() async throws {
        var round = Round()
        round.add([], of: 64, hasStored: true)
        #expect(!round.isDone)
        round.add([], of: 64, hasStored: false)
        #expect(round.isDone)
        round.lookAgain()
        #expect(!round.isDone)
    }
}
