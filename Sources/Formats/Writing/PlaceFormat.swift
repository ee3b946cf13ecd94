package import Core
package import Foundation

/// The formats in which places are given away.
package enum PlaceFormat: String, Hashable, Sendable, Codable, CaseIterable {
    case gpx, kml, geojson, csv

    /// Of IANA's list, where it is there.
    package var mediaType: String {
        switch self {
        case .gpx: "application/gpx+xml"
        case .kml: "application/vnd.google-earth.kml+xml"
        case .geojson: "application/geo+json"
        case .csv: "text/csv"
        }
    }

    /// The places as a file that `PlaceFile.read` and other programs read.
    ///
    /// GPX cannot hold a place without coordinates, and a table no tracks; only GPX tells when a track began and ended.
    /// Coordinates have seven decimals, moments are to the second. `title` is what the whole is called.
    package func write(_ places: [ImportedPlace], tracks: [ImportedTrack] = [], title: String) throws -> Data {
        switch self {
        case .gpx: Data(GPXWriter.text(places, tracks, title: title).utf8)
        case .kml: Data(KMLWriter.text(places, tracks, title: title).utf8)
        case .geojson: try GeoJSONWriter.data(places, tracks)
        case .csv: Data(CSVWriter.text(places).utf8)
        }
    }
}
