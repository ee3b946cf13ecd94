import Core
import Foundation
import Store
import Testing

@testable import Actions

/// The shortest order of tasks that have places.
struct ErrandOrderTests {
    let house: House
    init() throws { house = try House() }

    /// Tasks at points of one meridian, by their degrees of latitude; nil for no place.
    private static func keep(_ latitudes: [Double?], in session: Session) throws -> [TaskID] {
        try latitudes.enumerated().map { number, latitude in
            var new = NewTask("errand \(number)")
            new.place = try latitude.map { try session.keepPlace(NewPlace(name: "P\(number)", point: .at($0, 16))).id }
            return try session.keepTask(new).id
        }
    }

    @Test func `The way begins where the person is, else at home, else at the first`() async throws {
        try await house.piece { session in
            let ids = try Self.keep([48.0, 48.3, nil, 48.1, 48.2], in: session)
            let first = try #require(try session.bestOrder(of: ids, from: nil))
            #expect(first.tasks == [0, 3, 4, 1].map { ids[$0] } && first.start == .first && first.placeless == 1)
            #expect(first.isShorter && abs(first.now - 33_358) < 200 && abs(first.before - 66_717) < 400)
            let home = try session.keepPlace(NewPlace(name: "Home", point: .at(48.4, 16)))
            _ = try session.setHome(true, home.id)
            let fromHome = try #require(try session.bestOrder(of: ids, from: nil))
            #expect(fromHome.tasks == [1, 4, 3, 0].map { ids[$0] } && fromHome.start == .home("Home"))
            let fix = Fix(coordinate: .at(47.9, 16), accuracy: 5, date: session.now)
            let here = try #require(try session.bestOrder(of: ids, from: fix))
            #expect(here.tasks == first.tasks && here.start == .position(session.now))
        }
    }

    @Test func `Kept, the tasks stand in that order among the others, and Undo puts them back`() async throws {
        try await house.piece { session in
            let ids = try Self.keep([48.0, 48.3, nil, 48.1], in: session)
            let order = try #require(try session.bestOrder(of: ids, from: nil))
            try session.keepOrder(order.tasks)
            let mine = { try session.tasks(.open, sort: .mine, offset: 0, limit: 9).map(\.id) }
            #expect(try mine() == [0, 3, 2, 1].map { ids[$0] })
            let again = try #require(try session.bestOrder(of: mine(), from: nil))
            #expect(!again.isShorter)
            #expect(try session.undo(#require(session.lastEntry)).status == .done)
            #expect(try mine() == ids)
        }
    }

    @Test func `What is done, alone or another's has no order`() async throws {
        let ids = try await house.piece { session in
            let ids = try Self.keep([48.0, 48.3, nil], in: session)
            #expect(try session.bestOrder(of: Array(ids.dropFirst()), from: nil) == nil)
            return ids
        }
        try await house.piece(.ben) { session in
            #expect(try session.bestOrder(of: ids, from: nil) == nil)
            try session.keepOrder(ids)
            #expect(session.lastEntry == nil)
        }
        try await house.piece { session in
            try session.finishTask(ids[0])
            #expect(try session.bestOrder(of: ids, from: nil) == nil)
        }
    }
}
