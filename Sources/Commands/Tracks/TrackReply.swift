import Actions
import Core
import Geo
import Store

/// What is said of ways that came with files.
enum TrackReply: Reply {
    case mine, none, unnamed
    case title(Int)
    case row(Int, String, String, String?)
    case open(Int, String)
    case facts(String, String?, Wording?)
    case deleted(String), unknown(String)

    var wording: Wording {
        switch self {
        case .mine: Wording("track.mine", "My tracks")
        case .none:
            Wording(
                "track.none",
                "No tracks yet. Send me a GPX, KML or GeoJSON file, and the tracks in it are here to look at.")
        case .unnamed: Wording("track.unnamed", "A track without a name")
        case .title(let count): Wording("track.title", "*Your tracks* ({n}), newest first", ["n": .number(count)])
        case .row(let number, let name, let length, nil):
            Wording(
                "track.row", "{n}. *{name}* – {length}",
                ["n": .number(number), "name": .text(name), "length": .text(length)])
        case .row(let number, let name, let length, let day?):
            Wording(
                "track.rowOn", "{n}. *{name}* – {length}, {day}",
                ["n": .number(number), "name": .text(name), "length": .text(length), "day": .text(day)])
        case .open(let number, let name):
            Wording("track.open", "{n} {name}", ["n": .number(number), "name": .text(name)])
        case .facts(let length, let day?, let time?):
            Wording(
                "track.lasted", "{length}, {day}, in {time}",
                ["length": .text(length), "day": .text(day), "time": .wording(time)])
        case .facts(let length, let day?, nil):
            Wording("track.lengthOn", "{length}, {day}", ["length": .text(length), "day": .text(day)])
        case .facts(let length, nil, _): Wording("track.length", "{length}", ["length": .text(length)])
        case .deleted(let name): Wording("track.deleted", "Deleted *{name}*.", ["name": .text(name)])
        case .unknown(let name):
            Wording(
                "track.unknown", "You have no track called *{name}*. `my tracks` shows yours.", ["name": .text(name)])
        }
    }
}

extension Session {
    func title(of track: TrackRecord) -> String { track.name.isEmpty ? voice.words(TrackReply.unnamed) : track.name }

    /// The piece of the map that it lies in; nil where it has no point.
    func window(of track: TrackRecord) -> MapWindow? {
        let units = settings.pictureSize.units
        return MapWindow(
            fitting: PathText.read(track.path).flatMap { $0 }, width: units.width, height: units.height, margin: 40,
            maxZoom: 17)
    }

    func picture(of track: TrackRecord, in window: MapWindow) -> Media {
        Media(
            .map(
                MapPicture(
                    center: window.center.coordinate, zoom: window.zoom, size: settings.pictureSize,
                    isDark: settings.hasDarkPictures, routes: PathText.read(track.path), units: settings.units,
                    language: settings.language)))
    }
}
