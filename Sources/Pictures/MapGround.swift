package import Core
package import Geo
package import MapData

/// Where the map below a picture comes from.
package struct MapGround: Sendable {
    /// What lies in a box, with the shapes for a whole zoom.
    package var features: @Sendable (BoundingBox, Int) throws -> [MapFeature]
    /// What was imported; outside of these nothing is known.
    package var extracts: @Sendable () -> [MapExtract]

    package init(
        features: @escaping @Sendable (BoundingBox, Int) throws -> [MapFeature],
        extracts: @escaping @Sendable () -> [MapExtract]
    ) {
        self.features = features
        self.extracts = extracts
    }
}

extension MapGround {
    /// The imported map.
    package init(_ store: MapStore) {
        self.init(features: { try store.features(in: $0, zoom: $1) }, extracts: { store.extracts })
    }
}
