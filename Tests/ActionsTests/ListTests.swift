import Core
import Geo
import GRDB
import Store
import Testing

@testable import Actions

struct ListTests {
    static let here = Coordinate.at(48.2, 16.37)

    @Test(arguments: [
        (PlaceSort.near, ["alpha", "Delta", "beta", "Éclair"]), (.name, ["alpha", "beta", "Delta", "Éclair"]),
        (.new, ["Éclair", "alpha", "Delta", "beta"]), (.used, ["Delta", "Éclair", "alpha", "beta"]),
        (.rated, ["alpha", "Delta", "beta", "Éclair"]), (.mine, ["Delta", "beta", "alpha", "Éclair"]),
    ])
    func `Pins are listed in six orders, page by page`(sort: PlaceSort, names: [String]) async throws {
        let house = try House()
        try await Self.fill(house)
        let listed = try await house.piece { try $0.names(sort: sort) }
        #expect(listed == names)
        for size in 1...5 {
            let pages = try await house.piece { session in
                try stride(from: 0, to: 6, by: size).flatMap { try session.names(sort: sort, offset: $0, limit: size) }
            }
            #expect(pages == names)
        }
    }

    @Test func `Without a position the nearest are the newest, and no distance is told`() async throws {
        let house = try House()
        try await house.piece { try $0.pin("old") }
        try await house.piece(at: 9) { try $0.pin("new") }
        let rows = try await house.piece { try $0.places(sort: .near, offset: 0, limit: 10) }
        #expect(rows.map(\.place.name) == ["new", "old"] && rows.allSatisfy { $0.metres == nil })
    }

    @Test func `The nearest of ten thousand pins are the nearest, wherever one is`() async throws {
        let house = try House()
        let origins: [Coordinate] = [Self.here, .at(0, 179.9999), .at(0, -180), .at(89.9999, 0), .at(-90, 12)]
        let points = Self.points(2000, around: origins)
        try await Self.keep(points, in: house)
        for origin in origins {
            try await house.piece { session in
                try session.keepPosition(Fix(coordinate: origin, accuracy: nil, date: session.now))
            }
            let expected = points.map { origin.distance(to: $0) }.sorted()
            for offset in [0, 8, 9996] {
                let rows = try await house.piece { try $0.places(sort: .near, offset: offset, limit: 8) }
                #expect(rows.map { $0.metres ?? -1 } == Array(expected.dropFirst(offset).prefix(8)))
            }
        }
    }

    @Test func `A name has one to a hundred characters, whatever they are`() async throws {
        let house = try House()
        for name in [
            "a", String(repeating: "x", count: 100), String(repeating: "é", count: 100), "🏠", "שלום", "a'b\"c;--",
        ] {
            let id = try await house.piece { try $0.pin(name) }
            let kept = try await house.piece { try $0.place(id)?.name }
            #expect(kept == name)
        }
        for name in ["", String(repeating: "x", count: 101)] {
            await #expect(throws: DatabaseError.self) { try await house.piece { try $0.pin(name) } }
            await #expect(throws: DatabaseError.self) { try await house.piece { try $0.headingForNotes(named: name) } }
        }
        let count = try await house.piece { try ($0.placeCount(), $0.history(limit: 100).count) }
        #expect(count == (6, 6))
    }

    @Test func `A pin without a name gets the first that is free`() async throws {
        let house = try House()
        let names = try await house.piece { session in
            try (1...3).map { _ in
                let name = try session.freeName()
                try session.pin(name)
                return name
            }
        }
        #expect(names == ["Pin 1", "Pin 2", "Pin 3"])
        try await house.piece { session in
            _ = try session.renamePlace(session.places(sort: .mine, offset: 0, limit: 1)[0].place.id, to: "Pin 4")
        }
        let next = try await house.piece { try $0.freeName() }
        #expect(next == "Pin 5")
    }

    @Test func `Notes are listed in their own order, and all of them newest first`() async throws {
        let house = try House()
        let bakery = try await house.piece { try $0.pin("Bakery") }
        for (index, text) in ["one", "two", "three"].enumerated() {
            try await house.piece(at: Double(index)) { try $0.note(text, .place(bakery)) }
        }
        let loose = try await house.piece(at: 5) { try $0.note("loose") }
        try await house.piece { session in
            let last = try session.notes(in: .place(bakery), offset: 2, limit: 1)[0]
            try session.shiftNote(last.id, earlier: true)
            try session.shiftNote(loose, earlier: true)
        }
        let (own, all, count) = try await house.piece { session in
            try (session.texts(in: .place(bakery)), session.texts(in: nil), session.noteCount(in: nil))
        }
        #expect(own == ["one", "three", "two"] && all == ["loose", "three", "two", "one"] && count == 4)
    }

    @Test(arguments: [
        ("squats", "squats"), ("first\nsecond", "first…"), ("", "🖼 Photo"), ("\n\n", "🖼 Photo"),
        (String(repeating: "x", count: 40), String(repeating: "x", count: 40)),
        (String(repeating: "x", count: 41), String(repeating: "x", count: 40) + "…"),
    ])
    func `A note's short text fits a button`(text: String, short: String) {
        let note = NoteRecord(owner: OwnerID(1), text: text, rank: 1, createdAt: House.start)
        #expect(note.shortText == short)
    }

    @Test(arguments: [("p12", NoteHome.place(PlaceID(12))), ("h3", .heading(HeadingID(3))), ("0", .loose)])
    func `A home goes through its code`(code: String, home: NoteHome) {
        #expect(NoteHome(code: code) == home && home.code == code)
    }

    @Test(arguments: ["", "p", "p0", "p-1", "h", "x1", "00", "1", "p1 ", "p9223372036854775808"])
    func `What is no home's code is nothing`(code: String) { #expect(NoteHome(code: code) == nil) }

    @Test func `A use of a place is counted without an entry`() async throws {
        let counts = try await House().piece { session in
            let place = try session.pin("gym")
            for _ in 0..<2 { try session.usePlace(place) }
            return try ["placeUse", "entry"].map { try Int.fetchOne(session.db, sql: "SELECT count(*) FROM \($0)") }
        }
        #expect(counts == [2, 1])
    }

    private static func fill(_ house: House) async throws {
        try await house.piece(at: 1) { try $0.pin("beta", 48.3) }
        try await house.piece(at: 2) { try $0.pin("Delta", 48.25) }
        try await house.piece(at: 3) { try $0.pin("alpha", 48.2001) }
        try await house.piece(at: 4) { try $0.pin("Éclair", -48) }
        try await house.piece { session in
            try session.keepPosition(Fix(coordinate: here, accuracy: nil, date: session.now))
            let ids = try Dictionary(uniqueKeysWithValues: session.names(of: .place).map { ($0.name, PlaceID($0.id)) })
            for name in ["Delta", "Delta", "alpha"] { try session.usePlace(#require(ids[name])) }
            try session.usePlace(#require(ids["Éclair"]))
            for (name, stars) in [("Delta", 3), ("alpha", 5)] {
                try session.review(#require(ids[name]), ReviewChange(stars: stars))
            }
            try session.shiftPlace(#require(ids["Delta"]), earlier: true)
        }
    }

    /// For each origin so many points, half of them near it.
    private static func points(_ count: Int, around origins: [Coordinate]) -> [Coordinate] {
        let random = RandomSource.seeded(5)
        return origins.flatMap { origin in
            (0..<count).map { index in
                let spread = index < count / 2 ? 0.5 : 180.0
                let longitude = origin.longitude + (random.unit() - 0.5) * 2 * spread
                let wrapped = longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
                return .at(origin.latitude + (random.unit() - 0.5) * spread, wrapped)
            }
        }
    }

    /// In one entry, as an import does.
    private static func keep(_ points: [Coordinate], in house: House) async throws {
        try await house.piece { session in
            try session.change(.add, "Imported") {
                for (index, point) in points.enumerated() {
                    try session.db.run(
                        """
                        INSERT INTO place (owner, name, latitude, longitude, rank, createdAt) VALUES
                        (\(session.viewer), \("Pin \(index)"), \(point.latitude), \(point.longitude), \(index), 0)
                        """)
                }
            }
        }
    }
}
