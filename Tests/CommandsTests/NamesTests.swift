import Actions
import Core
import Language
import Store
import Testing

@testable import Commands

struct NamesTests {
    private struct Stop: Error {}

    @Test func `Names are made anew with every name that came, changed or went, and only then`() async throws {
        let house = try House()
        let empty = try await house.piece { try $0.nameStamp() }
        let things = try await house.fill(.ana)
        var stamps = [empty, try await house.stamp()]
        try await house.piece { session in
            #expect(try session.names().match("bakery", as: .place).id == things.place.rawValue)
            _ = try session.keepNote(NewNote(text: "milk", home: .loose))
        }
        #expect(try await house.stamp() == stamps[1])
        try await house.piece { session in
            _ = try session.renamePlace(things.place, to: PlaceName(checking: "Mill").text)
            #expect(try session.names().match("bakery", as: .place).id == nil)
            #expect(try session.names().match("mill", as: .place).id == things.place.rawValue)
        }
        stamps.append(try await house.stamp())
        try await house.piece { session in
            try session.deletePlace(things.place)
            #expect(try session.names().match("mill", as: .place).id == nil)
        }
        stamps.append(try await house.stamp())
        #expect(Set(stamps).count == 4)
    }

    @Test func `Names of a change that was taken back are forgotten with it`() async throws {
        let house = try House()
        let things = try await house.fill(.ana)
        try await house.piece { session in
            func renameAndStop() throws {
                _ = try session.renamePlace(things.place, to: PlaceName(checking: "Mill").text)
                #expect(try session.names().match("mill", as: .place).id == things.place.rawValue)
                throw Stop()
            }
            #expect(throws: Stop.self) { try session.transaction.savepoint(renameAndStop) }
            #expect(try session.names().match("mill", as: .place).id == nil)
            #expect(try session.names().match("bakery", as: .place).id == things.place.rawValue)
            _ = try session.renamePlace(things.place, to: PlaceName(checking: "Forge").text)
            #expect(try session.names().match("forge", as: .place).id == things.place.rawValue)
        }
    }

    @Test func `Everybody has their own names`() async throws {
        let house = try House()
        _ = try await house.fill(.ana)
        // A pin, and a list that is a heading of notes, too.
        #expect(try await house.piece(.ana) { try $0.names().count } == 3)
        #expect(try await house.piece(.ben) { try $0.names().count } == 0)
    }

    @Test func `When too many are kept all are forgotten, and the newest stays`() {
        var kept = KeptNames()
        let many = Names(places: (1...15_000).map { Named(id: $0, name: "Spot \($0)") })
        for stamp in 1...3 { kept[Int64(stamp)] = many }
        #expect(kept[1] == nil && kept[2] == nil)
        #expect(kept[3]?.count == 15_000)
    }
}

extension House {
    fileprivate func stamp() async throws -> Int64? { try await piece { try $0.nameStamp() } }
}
