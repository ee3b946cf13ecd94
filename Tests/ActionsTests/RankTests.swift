import Core
import Store
import Testing

@testable import Actions

struct RankTests {
    typealias Row = (id: Int64, rank: Double)

    @Test(arguments: [
        ([1.0, 2, 3], 3, true, [1, 3, 2]), ([1, 2, 3], 1, false, [2, 1, 3]), ([1, 2, 3], 2, true, [2, 1, 3]),
        ([1, 2, 3], 2, false, [1, 3, 2]), ([1, 2, 3], 1, true, [1, 2, 3]), ([1, 2, 3], 3, false, [1, 2, 3]),
        ([1, 1, 1], 3, true, [1, 3, 2]), ([1, 1, 1], 1, false, [2, 1, 3]), ([1, 1], 2, true, [2, 1]),
        ([0, Double.leastNonzeroMagnitude, 1], 3, true, [1, 3, 2]), ([1, 1.0.nextUp, 2], 3, true, [1, 3, 2]),
        ([-3, 0, 7], 1, false, [2, 1, 3]),
        ([1], 1, true, [1]), ([1], 1, false, [1]), ([1, 2], 9, true, [1, 2]), ([], 1, true, []),
    ])
    func `A step changes places with the neighbour`(ranks: [Double], id: Int64, earlier: Bool, order: [Int64]) {
        let rows = ranks.enumerated().map { (id: Int64($0.offset + 1), rank: $0.element) }
        #expect(Self.sorted(rows, after: RankStep.step(id, earlier: earlier, among: rows)).map(\.id) == order)
    }

    @Test func `One row is written while there is room`() {
        let rows: [Row] = [(1, 1), (2, 2), (3, 3)]
        #expect(RankStep.step(3, earlier: true, among: rows).map(\.id) == [3])
        #expect(RankStep.step(3, earlier: true, among: [(1, 1), (2, 1), (3, 1)]).count == 3)
    }

    @Test func `A thousand steps to and fro keep the order right`() {
        var rows: [Row] = (1...7).map { (Int64($0), Double($0)) }
        var order = rows.map(\.id)
        let random = RandomSource.seeded(7)
        for _ in 0..<1000 {
            let index = Int(random.next() % 7), earlier = random.next() % 2 == 0
            rows = Self.sorted(rows, after: RankStep.step(order[index], earlier: earlier, among: rows))
            let target = earlier ? index - 1 : index + 1
            if order.indices.contains(target) { order.swapAt(index, target) }
            #expect(rows.map(\.id) == order)
        }
    }

    @Test func `Pins and notes that came back from the trash beside others can still be sorted`() async throws {
        let house = try House()
        let (places, notes) = try await house.piece { session -> ([PlaceID], [NoteID]) in
            let entries = try ["A", "B", "C"].map { name -> (PlaceID, NoteID, [EntryID?]) in
                let place = try session.pin(name)
                let note = try session.note(name)
                try session.deletePlace(place)
                let first = session.lastEntry
                try session.deleteNote(note)
                return (place, note, [first, session.lastEntry])
            }
            for entry in entries.flatMap(\.2) { _ = try session.undo(#require(entry)) }
            return (entries.map(\.0), entries.map(\.1))
        }
        try await house.piece { session in
            try session.shiftPlace(places[2], earlier: true)
            try session.shiftNote(notes[0], earlier: false)
        }
        let names = try await house.piece { try $0.names(sort: .mine) }
        let texts = try await house.piece { try $0.texts(in: .loose) }
        #expect(names == ["A", "C", "B"] && texts == ["B", "A", "C"])
    }

    private static func sorted(_ rows: [Row], after steps: [Row]) -> [Row] {
        rows.map { row in steps.first { $0.id == row.id } ?? row }.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
    }
}
