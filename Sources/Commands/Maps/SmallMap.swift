import Actions
import Core
import Geo
import Store

extension Session {
    /// The streets around a pin, for its card; nil where this server has no map of them.
    func smallMap(of place: PlaceRecord) throws -> Media? {
        guard !mapCredits(of: BoundingBox(around: place.coordinate, radius: 0)).isEmpty else { return nil }
        let picture = MapPicture(
            center: place.coordinate, zoom: 16, size: settings.pictureSize, isDark: settings.hasDarkPictures,
            pins: [try mapPin(place, sign: "")], units: settings.units, language: settings.language)
        return Media(.map(picture))
    }
}
