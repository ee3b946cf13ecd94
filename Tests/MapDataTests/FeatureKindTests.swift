import MapData
import Testing

/// The order of the numbers is the order of drawing, and they are stored.
@Suite struct FeatureKindTests {
    @Test("Areas lie under lines, and lines under points")
    func order() {
        #expect(FeatureKind.building.rawValue < FeatureKind.stream.rawValue)
        #expect(FeatureKind.regionBorder.rawValue < FeatureKind.city.rawValue)
    }
}
