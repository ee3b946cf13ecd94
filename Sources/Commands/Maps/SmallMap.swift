import Actions
import Core
import Geo
import Store

extension Session {
    /// The streets around a pin, for its card; nil where this server has no map of them.
    func smallMap(of place: PlaceRecord) -> Media? {
        let picture = MapPicture(
            center: place.coordinate, zoom: 16, size: settings.pictureSize, isDark: settings.hasDarkPictures,
            pins: [place.pin(sign: "")], units: settings.units, language: settings.language)
        return mapCredits(of: BoundingBox(around: place.coordinate, radius: 0)).isEmpty ? nil : Media(.map(picture))
    }
}
