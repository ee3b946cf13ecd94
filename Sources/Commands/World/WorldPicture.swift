import Core
import Geo
import Store

/// Pictures of what was found on the map.
extension Session {
    /// Room round the outermost points, in units of drawing.
    private static let margin = 48.0
    /// How near a single point is shown.
    private static let nearest = 16.5

    /// A picture that shows all of some points, and pins; nil without points.
    func picture(
        of points: [Coordinate], pins: [MapPicture.Pin], me: Fix? = nil, circle: MapPicture.Ring? = nil
    ) -> Media? {
        let units = settings.pictureSize.units
        let window = MapWindow(
            fitting: points, width: units.width, height: units.height, margin: Self.margin, maxZoom: Self.nearest)
        guard let window else { return nil }
        return Media(
            .map(
                MapPicture(
                    center: window.center.coordinate, zoom: window.zoom, size: settings.pictureSize,
                    isDark: settings.hasDarkPictures, pins: pins,
                    me: me.map { MapPicture.Ring($0.coordinate, radius: $0.accuracy ?? 0) },
                    circles: circle.map { [$0] } ?? [], units: settings.units, language: settings.language)))
    }
}

extension FoundSheet {
    /// The results of this page by their numbers, with where it was looked from.
    var picture: Media? {
        let pins = rows.enumerated().map { index, row in
            let number = "\(offset + index + 1)"
            return MapPicture.Pin(
                row.place.coordinate, sign: number.count < 3 ? number : "", name: row.place.title(voice))
        }
        guard !pins.isEmpty else { return nil }
        var points = pins.map(\.coordinate)
        guard case .point(let center, _, let isMe) = found.ground else {
            return session.picture(of: points, pins: pins)
        }
        points.append(center)
        var me: Fix?
        if isMe, case .me(let fix) = search.center { me = fix }
        let radius = found.isFarther ? nil : search.narrowing.reach ?? search.metres
        return session.picture(
            of: points, pins: pins, me: me, circle: radius.map { MapPicture.Ring(center, radius: $0) })
    }
}
