import Actions
import Core
import Foundation
import Geo
import Store

/// What a map card shows, before it is drawn and told: where, which pins under which number, and whether one is on it oneself.
struct MapScene {
    static let numbers = 9
    /// Pins that are drawn without a number.
    static let plainPins = 40

    let card: MapCard
    let look: MapCard.Look
    let window: MapWindow
    /// Those with a number, 1 first.
    let numbered: [PlaceRecord]
    let plain: [PlaceRecord]
    /// How many pins lie within it.
    let count: Int
    /// Where I am, on the map or not; nil where that is not known, and in a group.
    let fix: Fix?

    var isFixShown: Bool { fix.map { window.contains(window.pixel(of: $0.coordinate)) } ?? false }

    /// nil where what it was asked for is gone.
    init?(_ card: MapCard, in session: Session) throws {
        guard let frame = try MapFrame.look(of: card, in: session) else { return nil }
        let fix = try session.shownPosition()
        let units = session.settings.pictureSize.units
        let window = MapWindow(
            center: frame.center, zoom: Double(frame.zoom) / 10, width: units.width, height: units.height)
        let subject = try card.thing.flatMap { try session.place(PlaceID($0.id)) }
        let middle = [subject?.coordinate, fix?.coordinate].compactMap { $0 }
            .first { window.contains(window.pixel(of: $0)) }
        let (found, count) = try session.places(
            in: window.box(), nearestTo: middle ?? frame.center, limit: Self.numbers + Self.plainPins)
        let isForeign = subject.map { place in
            !found.contains { $0.id == place.id } && window.contains(window.pixel(of: place.coordinate))
        }
        // What is another's and a favourite of mine as well is a pin of mine, too: it is shown once.
        let own = isForeign == true ? try subject.flatMap { try session.ownPin(of: $0) } : nil
        let others = found.filter { $0.id != own?.id }
        let places = (isForeign == true ? subject.map { [$0] } ?? [] : []) + others
        (self.card, look, self.window, self.fix) = (card, frame, window, fix)
        numbered = Array(places.prefix(Self.numbers))
        plain = Array(places.dropFirst(Self.numbers))
        self.count = count + (isForeign == true ? 1 : 0) - (found.count - others.count)
    }

    func picture(in session: Session) throws -> MapPicture {
        let pins =
            try numbered.enumerated().map { try session.mapPin($0.element, sign: "\($0.offset + 1)") }
            + plain.map { try session.mapPin($0, sign: "") }
        return MapPicture(
            center: look.center, zoom: window.zoom, size: session.settings.pictureSize,
            isDark: session.settings.hasDarkPictures, pins: pins,
            me: isFixShown ? fix.map { MapPicture.Ring($0.coordinate, radius: $0.accuracy ?? 0) } : nil,
            units: session.settings.units, language: session.settings.language)
    }
}

extension Session {
    /// A pin's mark on a map, in its own colour.
    func mapPin(_ place: PlaceRecord, sign: String) throws -> MapPicture.Pin {
        MapPicture.Pin(place.coordinate, sign: sign, name: place.name, colour: try colour(of: place) ?? .red)
    }
}

/// Finds the piece of the map that a card is to show where nobody has moved it.
enum MapFrame {
    private static let margin = 44.0
    /// Metres within which one's pins decide how far the map around oneself goes; without one there, the next.
    private static let reaches = [800.0, 4_000]

    static func look(of card: MapCard, in session: Session) throws -> MapCard.Look? {
        if case .place(let id) = card.focus {
            guard let place = try session.place(id) else { return nil }
            return card.look ?? MapCard.Look(place.coordinate)
        }
        if let look = card.look { return look }
        let points = try session.placePoints().map(\.point)
        if card.focus == .mine, let fix = try session.shownPosition() { return around(fix, points, in: session) }
        let units = session.settings.pictureSize.units
        let window = MapWindow(
            fitting: points, width: units.width, height: units.height, margin: margin, maxZoom: 16)
        return window.map { MapCard.Look($0) } ?? world
    }

    /// What there is to see where there is nothing yet.
    private static let world = MapCard.Look(center: Coordinate(clampingLatitude: 20, longitude: 10), zoom: 20)

    /// With me in the middle, wide enough for the nearest pins and for how exactly the position is known.
    private static func around(_ fix: Fix, _ points: [Coordinate], in session: Session) -> MapCard.Look {
        let distances = points.map { fix.coordinate.distance(to: $0) }.sorted()
        let reach = reaches.first { reach in distances.first.map { $0 <= reach } ?? false } ?? 0
        let farthest = distances.prefix(MapScene.numbers).last { $0 <= reach } ?? 0
        let radius = max(200, farthest, fix.accuracy ?? 0)
        let units = session.settings.pictureSize.units
        let room = min(units.width, units.height) / 2 - margin
        let whole = MapWindow(center: fix.coordinate, zoom: 0, width: units.width, height: units.height)
        let zoom = log2(room * whole.metresPerPixel(at: fix.coordinate) / radius)
        return MapCard.Look(
            MapWindow(center: fix.coordinate, zoom: min(17, zoom), width: units.width, height: units.height))
    }
}

/// How places of the map stand in codes.
enum MapCode {
    static func coordinate(_ point: Coordinate) -> String {
        String(format: "%.5f,%.5f", point.latitude, point.longitude)
    }
}
