import Core
import Testing

@testable import MapData

struct FeatureLineTests {
    @Test func `A line of osmium becomes an element with its shape and tags`() throws {
        let line =
            #"{"type":"Feature","id":"n12","geometry":{"type":"Point","coordinates":[7.4283,43.7396]},"#
            + #""properties":{"name":"Caf\u00e9 \"Z\"","amenity":"cafe"}}"#
        let feature = try #require(try Self.read(line))
        #expect(feature.element == OSMElement(.node, 12))
        #expect(feature.shape == .point(FixedPoint(x: 74_283_000, y: 437_396_000)))
        #expect(feature.tags["name"] == "Café \"Z\"" && feature.tags["amenity"] == "cafe" && feature.tags["x"] == nil)
    }

    @Test(arguments: [
        ("7", 70_000_000), ("-0.0000001", -1), ("5e-07", 5), ("-1.5E-6", -15), ("180", 1_800_000_000),
        ("0.12345678", 1_234_567), ("-179.9999999", -1_799_999_999),
    ])
    func `Degrees become whole steps`(text: String, steps: Int32) throws {
        let line = #"{"id":"n1","geometry":{"type":"Point","coordinates":[\#(text),0]},"properties":{}}"#
        #expect(try Self.read(line)?.shape == .point(FixedPoint(x: steps, y: 0)))
    }

    @Test(arguments: [
        ("w5", OSMElement(.way, 5)), ("a10", OSMElement(.way, 5)), ("a11", OSMElement(.relation, 5)),
        ("n5", OSMElement(.node, 5)), ("x5", nil), ("n-5", nil), ("n", nil),
    ])
    func `An area's id tells whether it was a way or a relation`(id: String, element: OSMElement?) throws {
        #expect(OSMElement(exported: id[...].utf8) == element)
        #expect(element.flatMap { OSMElement(code: $0.code) } == element)
    }

    @Test func `Rings lose the point that only closes them, and those without an inside fall away`() throws {
        let line =
            #"{"id":"a3","geometry":{"type":"MultiPolygon","coordinates":"#
            + "[[[[0,0],[1,0],[1,1],[0,0]],[[0,0],[1,0],[0,0]]]]},\"properties\":{}}"
        guard case .area(let rings) = try Self.read(line)?.shape else { return _ = Issue.record("not an area") }
        #expect(rings.map(\.count) == [3])
    }

    @Test(arguments: [
        "", "{", "[]", "null", #"{"id":"n1","geometry":{"type":"Point","coordinates":[1]}}"#,
        #"{"id":"n1","geometry":{"type":"Point","coordinates":[1,]}}"#, #"{"id":"n1"#,
        #"{"id":"n1","geometry":{"type":"Point","coordinates":[1e999,0]}}"#,
        #"{"id":"n1","geometry":{"type":"Point","coordinates":[999,0]}}"#,
    ])
    func `What is no feature is refused`(line: String) {
        #expect(throws: (any Error).self) { try Self.read(line) }
    }

    @Test func `A feature without a shape is left out`() throws {
        #expect(try Self.read(#"{"id":"n1","geometry":null,"properties":{}}"#)?.element == nil)
        let collection =
            #"{"id":"n1","geometry":{"type":"GeometryCollection","coordinates":[[1]]},"properties":{"a":"b"}}"#
        #expect(try Self.read(collection)?.element == nil)
    }

    private static func read(_ line: String) throws -> ExportedFeature? {
        try Array(line.utf8).withUnsafeBufferPointer { try FeatureLineReader.read($0) }
    }
}
