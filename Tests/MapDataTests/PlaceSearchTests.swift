import Core
import Foundation
import GRDB
import Testing

@testable import MapData

struct PlaceSearchTests {
    @Test func `Cafes round the market come nearest first, and only those of the circle`() throws {
        let found = try Meerland.store.places(
            PlaceQuery(categories: [.cafe], near: Meerland.market, radius: 500))
        #expect(found.places.map(\.place.name) == ["Kaffeehaus Central", "Café Möwe", "Zur alten Linde"])
        #expect(found.total == 3)
        let metres = found.places.compactMap { $0.metres }
        #expect(metres == metres.sorted() && metres.allSatisfy { $0 <= 500 })
    }

    @Test func `The total counts what the limit leaves out`() throws {
        let found = try Meerland.store.places(
            PlaceQuery(categories: [.cafe], near: Meerland.market, radius: 5_000, limit: 2))
        #expect(found.places.count == 2 && found.total == 5)
    }

    @Test func `Without a circle the nearest of the whole map are found`() throws {
        let found = try Meerland.store.places(PlaceQuery(categories: [.cafe], near: Meerland.market, limit: 4))
        #expect(found.places.map(\.place.name).last == "Strandcafé Lotte")
        #expect(found.total == 5)
    }

    @Test(arguments: [
        ("cafe mowe", "Café Möwe"), ("Cafe Moewe", "Café Möwe"), ("möwe", "Café Möwe"), ("kafe möve", "Café Möwe"),
        ("apotheke", "Linden-Apotheke"), ("linden apoteke", "Linden-Apotheke"), ("pharmacie", "Pharmacie du Phare"),
        ("farmacy", "Pharmacie du Phare"), ("tratoria onda", "Trattoria Onda"),
        ("lighthouse museum", "Museum der Leuchttürme"),
        ("leuchttürme", "Museum der Leuchttürme"), ("灯台博物館", "Museum der Leuchttürme"),
        ("灯台", "Museum der Leuchttürme"), ("krumel", "Bäckerei Krümel"), ("st georg", "St. Georg"),
        ("bei petersen", "Fischhaus Petersen"), ("haus petersen", "Fischhaus Petersen"), ("seeblik", "Seeblick"),
        ("hotel seeblick", "Hotel Seeblick"), ("cafe möwe ostrand", "Café Möwe"),
    ])
    func `A name is found as people type it`(text: String, name: String) throws {
        let found = try Meerland.store.places(PlaceQuery(text: text, near: Meerland.market))
        #expect(found.places.first?.place.name == name, "\(found.places.map(\.place.name))")
    }

    @Test(arguments: ["zzzz", "quantum", "💥", "\"", "*", "()", "NEAR(a b)", "'; DROP TABLE place; --"])
    func `What is like no name finds nothing`(text: String) throws {
        #expect(try Meerland.store.places(PlaceQuery(text: text, limit: 5)).total == 0)
    }

    @Test(arguments: [
        (PlaceFilter.wheelchair, ["Café Möwe", "Kaffeehaus Central"]),
        (.diet("vegan"), ["Café Möwe"]), (.cuisine("cake"), ["Café Möwe"]),
        (.knownHours, ["Café Möwe", "Dorfcafé", "Kaffeehaus Central", "Strandcafé Lotte"]),
        (.diet("paleo"), []), (.feature(.outside), ["Kaffeehaus Central"]),
        (.feature(.always), ["Kaffeehaus Central"]), (.feature(.wifi), []),
    ])
    func `A filter leaves what the map says, and nothing of which it says nothing`(
        filter: PlaceFilter, names: [String]
    ) throws {
        let found = try Meerland.store.places(PlaceQuery(categories: [.cafe], filters: [filter]))
        #expect(found.places.map(\.place.name).sorted() == names)
        #expect(found.total == names.count)
    }

    @Test func `A region holds its own places only`() throws {
        let westdorf = try #require(try Meerland.store.regions(named: "Westdorf", limit: 1).first)
        let found = try Meerland.store.places(
            PlaceQuery(
                categories: [.cafe, PlaceCategory(key: "amenity", value: "restaurant")], region: westdorf.element))
        #expect(found.places.map(\.place.name).sorted() == ["Dorfcafé", "Gasthof zum Anker"])
    }

    @Test func `A place tells what the map says of it, and is found by its element`() throws {
        let place = try #require(
            try Meerland.store.places(PlaceQuery(text: "Café Möwe")).places.first?.place)
        #expect(place.address == "Hauptstraße 7, 1010 Ostrand")
        #expect(place.tags["opening_hours"] == "Mo-Fr 08:00-18:00; Sa 09:00-14:00")
        #expect(place.tags["diet:vegan"] == "yes" && place.tags["phone"] == "+00 100 1010")
        #expect(place.category == .cafe)
        #expect(try Meerland.store.place(place.element) == place)
        #expect(try Meerland.store.place(OSMElement(.node, 1)) == nil)
    }

    @Test func `What people look for whatever it is called needs no name`() throws {
        let found = try Meerland.store.places(
            PlaceQuery(categories: [PlaceCategory(key: "amenity", value: "toilets")], near: Meerland.market))
        #expect(found.places.map(\.place.name) == [""])
        let bench = PlaceQuery(categories: [PlaceCategory(key: "amenity", value: "bench")])
        #expect(try Meerland.store.places(bench).total == 0)
    }

    @Test func `A key with a star is every value of it`() throws {
        let shops = try Meerland.store.places(PlaceQuery(categories: [PlaceCategory(key: "shop", value: "*")]))
        #expect(shops.places.map(\.place.name).sorted() == ["Bäckerei Krümel", "Inselmarkt", "Inselmarkt Westdorf"])
    }

    @Test func `A place of two kinds is found by both`() throws {
        for category in [
            PlaceCategory(key: "man_made", value: "lighthouse"), PlaceCategory(key: "tourism", value: "attraction"),
        ] {
            let found = try Meerland.store.places(PlaceQuery(categories: [category]))
            #expect(found.places.map(\.place.name) == ["Leuchtturm Möweninsel"])
        }
    }
}

extension PlaceCategory {
    static let cafe = PlaceCategory(key: "amenity", value: "cafe")
}

/// The ranges of ids in which a common word is looked for.
struct PlaceRangeTests {
    @Test(arguments: [12, 15, 18, 31])
    func `Squares hold every place that lies in them, and no other`(bits: Int) throws {
        try Meerland.store.read { _, db in
            let center = FixedPoint(Meerland.market), ranges = try PlaceRanges(db).around(center, bits: bits)
            let rows = try Row.fetchAll(db, sql: "SELECT id, longitude, latitude FROM place")
            for row in rows {
                let point = FixedPoint(x: row[1], y: row[2]), id: Int64 = row[0]
                func square(_ steps: Int32) -> Int64 { (Int64(steps) - Int64(Int32.min)) >> bits }
                let isNear =
                    abs(square(point.x) - square(center.x)) <= 1 && abs(square(point.y) - square(center.y)) <= 1
                #expect(ranges.contains { $0.contains(id) } == isNear)
            }
        }
    }
}
