import Core
import Foundation
import Testing

@testable import Formats

@Suite struct ReadTableTests {
    @Test func `A list of Takeout is called like its file`() throws {
        let text = #"""
            Title,Note,URL,Comment
            ,,,
            Café Korb,"cake, ""the best""",https://www.google.com/maps/place/Korb/data=!4m2!3m1!1s0x1:0x2,go
            Spot,,"https://www.google.com/maps/search/48.1,16.2",
            """#
        let file = try read(text, name: "Takeout/Saved/Best coffee.csv")
        #expect(file.places.map(\.name) == ["Café Korb", "Spot"])
        #expect(file.places.map(\.lists) == [["Best coffee"], ["Best coffee"]])
        #expect(file.places[0].note == "cake, \"the best\"\ngo")
        #expect(file.places.map { $0.coordinate?.latitude } == [nil, 48.1])
    }

    @Test(arguments: [
        "name,lat,lon\nA,48.5,16.25", "Name;Breite;Länge\nA;48,5;16,25", "name\tlatitude\tlongitude\nA\t48.5\t16.25\n",
        "sep=;\nname;lat;lon\r\nA;48.5;16.25\r\n", "lat,lon,title\n48.5 N,E16.25,A",
        "name,latitudeE7,longitudeE7\nA,485000000,162500000",
        "name,lat,lon\nA,485000000,162500000", "WKT,name,description\n\"POINT (16.25 48.5)\",A,",
        "name,coordinates\nA,\"48.5, 16.25\"", "name|lat|lng\nA|48.5°|16.25°", "name;location\nA;48,5 16,25",
    ])
    func `Tables of many habits`(text: String) throws {
        let file = try read(text)
        #expect(file.places.map(\.name) == ["A"])
        #expect(file.places.map(\.coordinate) == [Coordinate(latitude: 48.5, longitude: 16.25)])
    }

    private static let table = "name,lat,lon\nCafé,1,2"

    private static func wide(bigEndian: Bool) -> Data {
        Data(
            table.utf16.flatMap { unit in
                let bytes = [UInt8(unit & 255), UInt8(unit >> 8)]
                return bigEndian ? bytes.reversed() : bytes
            })
    }

    static let writings: [Data] = {
        let western: [UInt8] = Array("name,lat,lon\nCaf".utf8) + [0xE9] + Array(",1,2".utf8)
        var marked = Data([0xEF, 0xBB, 0xBF])
        marked.append(Data(table.utf8))
        var little = Data([0xFF, 0xFE])
        little.append(wide(bigEndian: false))
        var big = Data([0xFE, 0xFF])
        big.append(wide(bigEndian: true))
        return [marked, little, big, wide(bigEndian: false), wide(bigEndian: true), Data(western)]
    }()

    @Test(arguments: writings)
    func `Writings of all kinds`(data: Data) throws {
        #expect(try PlaceFile.read(data).places.map(\.name) == ["Café"])
    }

    @Test(arguments: [
        ("-200", 16.0), ("NaN", 16), ("", 16), ("inf", 16), ("12abc", 16), ("1e400", 16),
    ])
    func `Numbers that are none leave the place without coordinates`(latitude: String, longitude: Double) throws {
        #expect(try read("name,lat,lon\nA,\(latitude),\(longitude)").places == [ImportedPlace(name: "A")])
    }
}
