import Core
import MapData
import Testing

struct AddressTests {
    @Test(arguments: [
        ("Hauptstraße 3", "Hauptstraße 3 Ostrand"), ("hauptstr. 3", "Hauptstraße 3 Ostrand"),
        ("3 hauptstrasse", "Hauptstraße 3 Ostrand"), ("haupt str 3, westdorf", "Hauptstraße 3 Westdorf"),
        ("hauptstr 3 1020", "Hauptstraße 3 Westdorf"), ("haupstrasse 3 ostrand", "Hauptstraße 3 Ostrand"),
        ("hafenstr 3a", "Hafenstraße 3a Ostrand"), ("hafenstr 3 a", "Hafenstraße 3a Ostrand"),
        ("5bis hafenstrasse", "Hafenstraße 5 bis Ostrand"), ("hafenstraße 5 bis", "Hafenstraße 5 bis Ostrand"),
        ("hafenstr. 7", "Hafenstraße 7 Ostrand"), ("hafenstr. 9", "Hafenstraße 9 Ostrand"),
        ("sankt georg str. 2", "Sankt-Georg-Straße 2 Ostrand"), ("st. georg strasse 2", "Sankt-Georg-Straße 2 Ostrand"),
        ("4 rue du phare", "Rue du Phare 4 Ostrand"), ("Rue du Phare 4", "Rue du Phare 4 Ostrand"),
        ("42 av jean jaures", "Avenue Jean-Jaurès 42 Ostrand"),
        ("ave. jean-jaures 42", "Avenue Jean-Jaurès 42 Ostrand"),
        ("2 rue du 8 mai", "Rue du 8 Mai 2 Westdorf"), ("rue du 8 mai 2", "Rue du 8 Mai 2 Westdorf"),
        ("am fluss", "Am Fluß - Ostrand"), ("bahnhofstr", "Bahnhofstraße - Ostrand"),
        ("lindenalle", "Lindenallee - Ostrand"), ("marktplatz", "Marktplatz - Ostrand"),
        ("Lindenallee 1", "Lindenallee 1 Ostrand"),
    ])
    func `An address is found as people type it`(text: String, expected: String) throws {
        let found = try Meerland.store.addresses(matching: text, near: Meerland.market, limit: 5)
        #expect(found.first.map(Self.line) == expected, "\(found.map(Self.line))")
    }

    @Test(arguments: ["", "3", "nowhere street 5", "zzz", "hauptstr. 999", "cafe möwe"])
    func `What is no address here is not made up`(text: String) throws {
        let found = try Meerland.store.addresses(matching: text, near: nil, limit: 5)
        #expect(found.allSatisfy { $0.houseNumber == nil }, "\(found.map(Self.line))")
    }

    @Test func `A house of two numbers is found by both`() throws {
        let folder = try Folder()
        let file = try folder.copy(of: Meerland.file, as: "meer.osm", replacing: [(#"v="3a""#, #"v="4-6""#)])
        let map = try TestMap(importing: [file])
        for text in ["hafenstr 4-6", "4 - 6 hafenstraße", "4–6 Hafenstr., 1010"] {
            let found = try map.store.addresses(matching: text, near: nil, limit: 1)
            #expect(found.map(Self.line) == ["Hafenstraße 4-6 Ostrand"], "\(text)")
        }
    }

    @Test func `The nearer of two streets of one name comes first`() throws {
        let west = Coordinate(clampingLatitude: 56.0100, longitude: 3.0050)
        let found = try Meerland.store.addresses(matching: "hauptstr. 3", near: west, limit: 5)
        #expect(found.map { $0.town } == ["Westdorf", "Ostrand"])
    }

    @Test(arguments: [
        (56.01015, 3.0189, "Hauptstraße 3 Ostrand"), (56.0066, 3.0188, "Hafenstraße 2 Ostrand"),
        (56.0100, 3.0150, "Hauptstraße - Ostrand"), (56.0187, 3.0270, "Bergweg - Ostrand"),
    ])
    func `A point has the address of the nearest house, else of the street`(
        latitude: Double, longitude: Double, expected: String
    ) throws {
        let point = Coordinate(clampingLatitude: latitude, longitude: longitude)
        let found = try #require(try Meerland.store.address(at: point))
        #expect(Self.line(found) == expected)
        #expect(try #require(found.metres) <= 100)
        #expect(found.country == "Meerland")
    }

    @Test func `In the sea there is no address`() throws {
        #expect(try Meerland.store.address(at: Coordinate(clampingLatitude: 56.0010, longitude: 3.0050)) == nil)
    }

    private static func line(_ address: StreetAddress) -> String {
        "\(address.street) \(address.houseNumber ?? "-") \(address.town ?? "-")"
    }
}
