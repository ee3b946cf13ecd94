import Core
import Foundation
import Geo
import MapData
import Pictures
import Testing

@Suite struct MapArtistTests {
    @Test func `A picture is a PNG`() throws {
        let picture = MapPicture(center: Coordinate(clampingLatitude: 43.7396, longitude: 7.4283), zoom: 15)
        let png = try MapArtist(ground: nil).png(.map(picture))
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
}
