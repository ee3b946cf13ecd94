import Core
import Foundation
import Geo
import Testing

struct HomeBlurTests {
    static let home = Coordinate(clampingLatitude: 48.20820, longitude: 16.37380)

    private func point(metres: Double, towards degrees: Double) -> Coordinate {
        let angle = degrees * .pi / 180
        return Coordinate(
            clampingLatitude: Self.home.latitude + metres * cos(angle) / 111_195,
            longitude: Self.home.longitude
                + metres * sin(angle) / (111_195 * cos(Self.home.latitude * .pi / 180)))
    }

    @Test(arguments: Array(stride(from: 0.0, to: 360, by: 15)))
    func `All that is near a home is shown at one point, however much of it is looked at`(degrees: Double) {
        let shown = HomeBlur.shown(Self.home, homes: [Self.home])
        for metres in [0.0, 1, 20, 150, 299] {
            #expect(HomeBlur.shown(point(metres: metres, towards: degrees), homes: [Self.home]) == shown)
        }
        for metres in [302.0, 1_000] {
            #expect(HomeBlur.shown(point(metres: metres, towards: degrees), homes: [Self.home]) == nil)
        }
    }

    @Test func `Homes all over a field are shown at its middle, so that none is told from another`() {
        var places: Set<Coordinate> = []
        for row in 0..<10 {
            for column in 0..<10 {
                let home = Coordinate(
                    clampingLatitude: 48.2001 + Double(row) * 0.00098, longitude: 16.3801 + Double(column) * 0.0009)
                if let shown = HomeBlur.shown(home, homes: [home]) { places.insert(shown) }
            }
        }
        #expect(places.count <= 2, "\(places)")
    }

    @Test(arguments: [-89.999, -60, 0, 48.2, 70, 89.99], [-179.9999, 0, 16.4, 179.9999])
    func `What is shown is no farther from the home than is said`(latitude: Double, longitude: Double) throws {
        let home = try #require(Coordinate(latitude: latitude, longitude: longitude))
        let shown = try #require(HomeBlur.shown(home, homes: [home]))
        #expect(home.distance(to: shown) <= HomeBlur.accuracy)
    }
}
