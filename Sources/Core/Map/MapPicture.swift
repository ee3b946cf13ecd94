/// A piece of the map with what a person has on it.
package struct MapPicture: Hashable, Sendable, Codable {
    package var center: Coordinate
    /// Web Mercator zoom with 256-pixel tiles, 0...20 (OSM: slippy map tilenames).
    package var zoom: Double
    package var size: PictureSize
    package var isDark: Bool
    package var pins: [Pin]
    package var me: Ring?
    /// Circles in metres round a point.
    package var circles: [Ring]
    /// Ways to draw over the map.
    package var routes: [[Coordinate]]
    /// Units of the scale bar.
    package var units: Settings.Units
    /// IETF language tag of the words in the picture.
    package var language: String

    /// A numbered or lettered mark on the map.
    package struct Pin: Hashable, Sendable, Codable {
        package var coordinate: Coordinate
        /// One or two characters, as on its button; empty for a plain mark.
        package var sign: String
        /// The name, for the picture's description.
        package var name: String
        package var colour: PinColour
        package init(_ coordinate: Coordinate, sign: String, name: String, colour: PinColour = .red) {
            self.coordinate = coordinate
            self.sign = sign
            self.name = name
            self.colour = colour
        }
    }

    /// A point with a radius in metres; 0 for the point alone.
    package struct Ring: Hashable, Sendable, Codable {
        package var coordinate: Coordinate
        package var radius: Double
        package init(_ coordinate: Coordinate, radius: Double) {
            self.coordinate = coordinate
            self.radius = radius
        }
    }

    package init(
        center: Coordinate, zoom: Double, size: PictureSize = .medium, isDark: Bool = false, pins: [Pin] = [],
        me: Ring? = nil, circles: [Ring] = [], routes: [[Coordinate]] = [], units: Settings.Units = .metric,
        language: String = "en"
    ) {
        self.center = center
        self.zoom = zoom
        self.size = size
        self.isDark = isDark
        self.pins = pins
        self.me = me
        self.circles = circles
        self.routes = routes
        self.units = units
        self.language = language
    }
}

/// The colours a pin can have; each is told by its word too.
package enum PinColour: String, Hashable, Sendable, Codable, CaseIterable {
    case red, orange, yellow, green, blue, purple, brown, grey
}
