import Core
import Testing

@Suite struct OSMElementTests {
    @Test("An element is a letter and a number", arguments: ["n917978763", "w1", "r36990"])
    func reads(text: String) { #expect(OSMElement(text)?.description == text) }

    @Test(
        "Anything else is none", arguments: ["", "n", "x1", "n0", "n-1", "n1.5", "917978763", "n99999999999999999999"])
    func refuses(text: String) { #expect(OSMElement(text) == nil) }

    @Test("A category has a key and a value", arguments: [("amenity=cafe", true), ("amenity", false), ("=x", false)])
    func category(text: String, isOne: Bool) { #expect((PlaceCategory(text) != nil) == isOne) }
}
