import Core
import Foundation
import Geo
import Testing

struct ZoneTableTests {
    static let table = ZoneTable(
        """
        # A comment
        AT,CZ\t+4813+01620\tEurope/Vienna
        US\t+404251-0740023\tAmerica/New_York\tEastern (most areas)
        US\t+340308-1181434\tAmerica/Los_Angeles\tPacific
        MC,FR\t+4852+00220\tEurope/Paris
        AU\t-3352+15113\tAustralia/Sydney\tNew South Wales
        AU\t-3157+11551\tAustralia/Perth\tWestern Australia
        XX\tbroken\tEurope/Paris
        XX\t+0000+00000\tNowhere/Land
        """)

    @Test(
        arguments: [
            ("CZ", 50.1, 14.4, "Europe/Vienna"), ("mc", 43.7, 7.4, "Europe/Paris"),
            ("US", 38.9, -77.0, "America/New_York"),
            ("US", 45.5, -122.7, "America/Los_Angeles"), ("AU", -37.8, 145.0, "Australia/Sydney"),
            ("AU", -31.0, 121.5, "Australia/Perth"), ("XX", 0, 0, nil), ("ZZ", 1, 1, nil), ("", 1, 1, nil),
        ] as [(String, Double, Double, String?)])
    func `A country's zone is that of its nearest city`(
        country: String, latitude: Double, longitude: Double, zone: String?
    ) {
        let point = Coordinate(clampingLatitude: latitude, longitude: longitude)
        #expect(Self.table.zone(at: point, in: country)?.identifier == zone)
    }

    @Test func `Debian's table is read`() throws {
        try #require(FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/zone1970.tab"))
        let denver = Coordinate(clampingLatitude: 39.7, longitude: -105.0)
        #expect(ZoneTable.shared.zone(at: denver, in: "US")?.identifier == "America/Denver")
    }
}
