import Core
import MapData
import Testing

struct RegionTests {
    @Test func `A point lies in its quarter, its town and its country`() throws {
        let regions = try Meerland.store.regions(at: Meerland.market)
        #expect(regions.map(\.name) == ["Altstadt", "Ostrand", "Meerland"])
        #expect(regions.map(\.level) == [10, 8, 2])
        #expect(regions.map(\.kind) == ["suburb", "city", "country"])
    }

    @Test func `Outside of every boundary there is none`() throws {
        #expect(try Meerland.store.regions(at: Coordinate(clampingLatitude: 57, longitude: 3)) == [])
    }

    @Test(arguments: [
        ("Ostrand", "Ostrand"), ("ostrant", "Ostrand"), ("Eastbeach", "Ostrand"), ("sealand islands", "Meerland"),
        ("Pays de Mer", "Meerland"), ("meerland", "Meerland"), ("altstadt", "Altstadt"), ("海の国", "Meerland"),
        ("am berg", "Am Berg"), ("westdorf", "Westdorf"),
    ])
    func `A region is found by any of its names, misspelt too`(text: String, name: String) throws {
        let found = try Meerland.store.regions(named: text, limit: 3)
        #expect(found.first?.name == name, "\(found.map(\.name))")
    }

    @Test func `A town's boundary and its point on the map are one`() throws {
        let found = try Meerland.store.regions(named: "Ostrand", limit: 10).filter { $0.name == "Ostrand" }
        #expect(found.count == 1)
        #expect(found.first?.element.kind == .relation && found.first?.tags["population"] == "18200")
        #expect(found.first?.center == Coordinate(clampingLatitude: 56.0105, longitude: 3.0220))
    }

    @Test func `What is nowhere on the map is not found`() throws {
        #expect(try Meerland.store.regions(named: "Portugal", limit: 3) == [])
    }
}
