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

    @Test func `When too many are kept those are forgotten that were not used for longest`() {
        var kept = KeptNames()
        let many = Names(places: (1...15_000).map { Named(id: $0, name: "Spot \($0)") })
        for owner in 1...3 { kept.keep(many, of: OwnerID(Int64(owner)), 7) }
        #expect(kept.names(of: OwnerID(1), 7) == nil && kept.names(of: OwnerID(3), 7)?.count == 15_000)
        // It is used, so that the third goes before it.
        #expect(kept.names(of: OwnerID(2), 7)?.count == 15_000)
        kept.keep(many, of: OwnerID(4), 7)
        #expect(kept.names(of: OwnerID(2), 7) != nil && kept.names(of: OwnerID(3), 7) == nil)
    }

    @Test func `Of each person only the newest names are kept`() {
        var kept = KeptNames()
        for stamp in 1...20_000 { kept.keep(Names(), of: OwnerID(2), Int64(stamp)) }
        kept.keep(Names(), of: OwnerID(1), 1)
        #expect(kept.names(of: OwnerID(2), 20_000) != nil && kept.names(of: OwnerID(2), 19_999) == nil)
        #expect(kept.names(of: OwnerID(1), 1) != nil)
    }
}

extension House {
    fileprivate func stamp() async throws -> Int64? { try await piece { try $0.nameStamp() } }
}
