import Core
import Geo
import MapData

/// A made-up town with far more names than fit.
enum Crowd {
    static func features(seed: UInt64, count: Int = 400) -> [MapFeature] {
        var random = SeededRandom(seed: seed)
        func somewhere() -> Coordinate {
            place(Double.random(in: -0.006...0.006, using: &random), Double.random(in: -0.008...0.008, using: &random))
        }
        let tags = ["amenity=cafe", "shop=bakery", "tourism=hotel", "amenity=atm", "historic=ruins", "shop=nothing"]
        let places = (0..<count).map { number in
            MapFeature(
                kind: .pointOfInterest, name: number % 5 == 0 ? nil : "Place of the \(number)",
                category: PlaceCategory(tags[number % tags.count]), shape: .point(somewhere()))
        }
        let streets = (0..<60).map { number in
            MapFeature(
                kind: number % 3 == 0 ? .primary : .residentialStreet, name: "Street \(number % 40)",
                ref: number % 3 == 0 ? "A \(number)" : nil, isOneWay: number % 2 == 0,
                shape: .line((0..<5).map { _ in somewhere() }))
        }
        let parks = (0..<20).map { number in
            let corner = somewhere()
            return MapFeature(
                kind: number % 2 == 0 ? .park : .water, name: "Park \(number)",
                shape: .area([box(corner.latitude, corner.longitude, corner.latitude + 0.001, corner.longitude + 0.002)]
                ))
        }
        let towns = [MapFeature(kind: .city, name: "Crowdham", shape: .point(place(0.01, 0.02)))]
        return parks + streets + places + towns
    }
}
