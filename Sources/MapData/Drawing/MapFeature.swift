package import Core

/// One thing that a map picture shows, with the shape it has at the zoom that was asked for.
package struct MapFeature: Sendable {
    package var kind: FeatureKind
    package var name: String?
    /// The number on a road's sign, "A 8"; nil for all else.
    package var ref: String?
    /// What a point of interest is, for its sign.
    package var category: PlaceCategory?
    /// OSM `layer`: what lies higher is drawn later, -5...5.
    package var layer: Int
    package var isTunnel: Bool
    package var isBridge: Bool
    /// One drives only from the first point of the line to the last.
    package var isOneWay: Bool
    package var shape: FeatureShape

    package init(
        kind: FeatureKind, name: String? = nil, ref: String? = nil, category: PlaceCategory? = nil, layer: Int = 0,
        isTunnel: Bool = false, isBridge: Bool = false, isOneWay: Bool = false, shape: FeatureShape
    ) {
        self.kind = kind
        self.name = name
        self.ref = ref
        self.category = category
        self.layer = layer
        self.isTunnel = isTunnel
        self.isBridge = isBridge
        self.isOneWay = isOneWay
        self.shape = shape
    }
}

/// Where a feature lies, as it is drawn.
package enum FeatureShape: Sendable {
    case point(Coordinate)
    case line([Coordinate])
    /// Rings of all its parts; inside is what an odd number of rings surrounds. Large areas come in pieces that overlap
    /// a little, so they are to be filled, not outlined.
    case area([[Coordinate]])
}

/// What a feature is, in the order in which layers of the same height are drawn: areas first, then lines, then points.
/// The numbers are stored in the map database.
package enum FeatureKind: Int, Sendable, CaseIterable {
    // Areas
    case sea = 0, residential, industrial, farmland, grass, park, wood, sand, rock, glacier, wetland, pitch, cemetery
    case hospital, school, parking, airport, military, water, pier, pedestrianArea, building
    // Lines
    case stream = 40, river, canal
    case ferry = 50, path, track, footway, steps, cycleway, pedestrian, service, livingStreet, residentialStreet
    case unclassified, tertiary, secondary, primary, trunk, motorway
    case rail = 70, tram, subway, runway
    case border = 80, regionBorder
    // Points: names of places to live, then what is marked with a small sign
    case city = 100, town, suburb, village, hamlet, peak, station, stop, pointOfInterest
    case houseNumber
}
