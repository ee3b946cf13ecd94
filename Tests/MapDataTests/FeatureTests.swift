import Core
import Geo
import Testing

@testable import MapData

struct FeatureTests {
    private static let town = BoundingBox(south: 56.0000, west: 3.0000, north: 56.0220, east: 3.0400)

    @Test func `Land and sea are where they are`() throws {
        let rings = try Meerland.store.features(in: Self.town, zoom: 16).compactMap { feature -> [[Coordinate]]? in
            guard feature.kind == .sea, case .area(let rings) = feature.shape else { return nil }
            return rings
        }
        func isSea(_ latitude: Double, _ longitude: Double) -> Bool {
            rings.contains { $0.surround(Coordinate(clampingLatitude: latitude, longitude: longitude)) }
        }
        #expect(isSea(56.0010, 3.0050) && isSea(56.0001, 3.0399) && isSea(56.0040, 3.0001))
        #expect(!isSea(56.0100, 3.0200) && !isSea(56.0219, 3.0001) && !isSea(56.0060, 3.0399))
        #expect(!isSea(56.0020, 3.0310), "the island is land")
    }

    @Test func `A near picture shows streets, houses and signs, a far one only what matters`() throws {
        let near = try Meerland.store.features(in: Self.town, zoom: 17),
            far = try Meerland.store.features(in: Self.town, zoom: 9)
        let kinds = Set(near.map(\.kind))
        #expect(
            kinds.isSuperset(of: [
                .sea, .residential, .industrial, .farmland, .park, .wood, .sand, .pitch, .cemetery, .hospital, .school,
                .parking, .water,
                .pier, .pedestrianArea, .building, .river, .ferry, .path, .footway, .steps, .cycleway, .service,
                .livingStreet,
                .residentialStreet, .unclassified, .tertiary, .secondary, .motorway, .rail, .tram, .border, .city,
                .suburb, .village,
                .hamlet, .peak, .station, .stop, .pointOfInterest,
            ]))
        #expect(Set(far.map(\.kind)).isSubset(of: [.sea, .motorway, .rail, .ferry, .river, .border, .city, .wood]))
        #expect(far.contains { $0.kind == .motorway } && !far.isEmpty && far.count < 20)
    }

    @Test func `The numbers of houses stand on near pictures alone`() throws {
        let numbers = try [16, 17].map { zoom in
            try Meerland.store.features(in: Self.town, zoom: zoom).filter { $0.kind == .houseNumber }.map(\.name)
        }
        #expect(numbers[0].isEmpty && numbers[1].contains("15"))
    }

    @Test func `They come in the order in which they are drawn`() throws {
        let features = try Meerland.store.features(in: Self.town, zoom: 15)
        let order = features.map { [$0.layer, $0.kind.rawValue] }
        #expect(order == order.sorted { $0.lexicographicallyPrecedes($1) })
        #expect(features.contains { $0.isBridge && $0.layer == 1 && $0.ref == "A 1" })
        #expect(features.contains { $0.isTunnel && $0.name == "Bahnhofstraße" })
    }

    @Test func `A building keeps its courtyard and a wood its clearing`() throws {
        let features = try Meerland.store.features(in: Self.town, zoom: 17)
        for kind in [FeatureKind.building, .wood] {
            #expect(
                features.contains { feature in
                    guard feature.kind == kind, case .area(let rings) = feature.shape else { return false }
                    return rings.count == 2
                })
        }
    }

    @Test(arguments: DrawingTier.allCases)
    func `What appears with one zoom of a tier stays at its nearer ones`(tier: DrawingTier) throws {
        let counts = try tier.zooms.map { zoom in
            try Meerland.store.features(in: Self.town, zoom: zoom)
                .filter { $0.kind.rawValue < FeatureKind.peak.rawValue }
                .reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
        }
        for (far, near) in zip(counts, counts.dropFirst()) {
            for (kind, count) in far { #expect(near[kind] ?? 0 >= count, "\(kind)") }
        }
        #expect(tier.boxTables(upTo: tier.zooms.lowerBound).count == 1 && tier.boxTables(upTo: 99) == tier.boxTables)
    }

    @Test func `Only what touches the box is given`() throws {
        let corner = BoundingBox(south: 56.0200, west: 3.0029, north: 56.0215, east: 3.0045)
        let kinds = Set(try Meerland.store.features(in: corner, zoom: 15).map(\.kind))
        #expect(kinds.contains(.cemetery) && kinds.isDisjoint(with: [.building, .river, .sand, .station]))
    }
}

extension [[Coordinate]] {
    /// By the even-odd rule.
    fileprivate func surround(_ point: Coordinate) -> Bool {
        var isInside = false
        for ring in self {
            guard var last = ring.last else { continue }
            for next in ring {
                if (next.latitude > point.latitude) != (last.latitude > point.latitude) {
                    let share = (point.latitude - next.latitude) / (last.latitude - next.latitude)
                    if point.longitude < next.longitude + share * (last.longitude - next.longitude) {
                        isInside.toggle()
                    }
                }
                last = next
            }
        }
        return isInside
    }
}
