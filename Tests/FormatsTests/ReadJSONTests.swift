import Core
import Foundation
import Testing

@testable import Formats

@Suite struct ReadJSONTests {
    @Test func `Takeout's old dialect of saved places`() throws {
        let file = try read(
            """
            {"type":"FeatureCollection","features":[
            {"geometry":{"coordinates":[16.3725,48.2085],"type":"Point"},"properties":{
             "Google Maps URL":"http://maps.google.com/?cid=1","Location":{"Address":"Ring 1","Business Name":"Korb",
             "Country Code":"AT","Geo Coordinates":{"Latitude":"48.2085","Longitude":"16.3725"}},
             "Published":"2019-02-03T10:00:00Z","Title":"Café Korb","Updated":"2019-02-03T10:00:00Z"},"type":"Feature"},
            {"geometry":{"coordinates":[0.0,0.0],"type":"Point"},"properties":{
             "Google Maps URL":"http://maps.google.com/?q=40.7,-74.0","Title":"Dropped pin"},"type":"Feature"},
            {"geometry":{"coordinates":[0,0],"type":"Point"},"properties":{
             "Google Maps URL":"http://maps.google.com/?q=1+Main+Street,+Springfield","Title":"1 Main Street"},
             "type":"Feature"}]}
            """)
        #expect(file.places.map(\.name) == ["Korb", "Dropped pin", "1 Main Street"])
        #expect(file.places[0].address == "Ring 1")
        #expect(file.places[0].createdAt == Date(timeIntervalSince1970: 1_549_188_000))
        #expect(
            file.places.map(\.coordinate) == [
                Coordinate(latitude: 48.2085, longitude: 16.3725), Coordinate(latitude: 40.7, longitude: -74), nil,
            ])
        #expect(file.places[2].address == "1 Main Street, Springfield")
    }

    @Test func `Takeout's new dialect of saved places`() throws {
        let file = try read(
            """
            {"type":"FeatureCollection","features":[{"geometry":{"coordinates":[7.4283,43.7396],"type":"Point"},
            "properties":{"date":"2023-11-21T08:00:00Z","google_maps_url":"http://maps.google.com/?cid=2",
            "location":{"address":"Place du Casino","country_code":"MC","name":"Casino"},"Comment":"not for me"},
            "type":"Feature"},{"geometry":{"coordinates":[0,0],"type":"Point"},"properties":{
            "date":"2023-11-21T08:00:00Z","google_maps_url":"http://maps.google.com/?q=Bar","Comment":"No location"},
            "type":"Feature"}]}
            """)
        #expect(file.places[0].name == "Casino")
        #expect(file.places[0].note == "not for me")
        #expect(file.places[0].createdAt != nil)
        #expect(file.places.map { $0.coordinate == nil } == [false, true])
    }

    @Test func `Shapes of any kind, also within others, line by line and bare`() throws {
        let point =
            ##"{"type":"Feature","properties":{"Name":"A","marker-color":"#00ff00"},"##
            + #""geometry":{"type":"Point","coordinates":[2,1]}}"#
        #expect(try read(point).places.map(\.colour) == [.green])
        #expect(try read("\u{1E}\(point)\n\u{1E}\(point)\n").places.count == 2)
        #expect(try read(#"{"type":"Point","coordinates":[2,1]}"#).places.count == 1)
        let mixed = try read(
            """
            {"type":"Feature","properties":{"name":"M","tags":"x, y"},"geometry":{"type":"GeometryCollection","geometries":[
            {"type":"MultiPoint","coordinates":[[1,2],[3,4]]},{"type":"LineString","coordinates":[[1,2],[3,4]]},
            {"type":"MultiPolygon","coordinates":[[],[]]},{"type":"Point","coordinates":[999,2]}]}}
            """)
        #expect(mixed.places.map(\.labels) == [["x", "y"], ["x", "y"], ["x", "y"]])
        #expect(mixed.places.map { $0.coordinate == nil } == [false, false, true])
        #expect(mixed.tracks.map { $0.pieces.map(\.count) } == [[2]])
        #expect(mixed.unread == [.area: 2])
    }

    @Test(arguments: [
        #"{"locations":[{"latitudeE7":1},{"latitudeE7":2}]}"#, #"{"semanticSegments":[{},{}]}"#,
        #"[{"startTime":"a","endTime":"b"},{"startTime":"a","endTime":"b"}]"#,
    ])
    func `A history of positions is told, not kept`(text: String) throws {
        #expect(try read(text) == ImportedFile(unread: [.history: 2]))
    }

    @Test(arguments: [
        ("https://www.google.com/maps/search/48.1,16.2", 48.1),
        ("https://www.google.com/maps/search/48.1%2C+16.2", 48.1),
        ("https://www.google.com/maps/place/X/@48.1,16.2,17z/data=!3m1!4b1!3d48.3!4d16.4", 48.3),
        ("http://maps.google.com/?q=48.1,16.2", 48.1), ("http://maps.google.com/?cid=9", nil),
        ("https://www.google.com/maps/place/Korb/data=!4m2!3m1!1s0x476d:0x1", nil), ("?q=0,0", nil), ("?q=91,200", nil),
    ])
    func `An address of a map tells where it is, if it says so`(url: String, latitude: Double?) {
        #expect(MapURL.coordinate(url)?.latitude == latitude)
    }
}
