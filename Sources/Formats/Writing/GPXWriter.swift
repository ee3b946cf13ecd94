import Core
import Foundation

/// Places as waypoints and ways as tracks of GPX 1.1, with OsmAnd's colour and address, and lists and labels of our own.
enum GPXWriter {
    static func text(_ places: [ImportedPlace], _ tracks: [ImportedTrack], title: String) -> String {
        var xml = XMLText()
        xml.open(
            "gpx",
            [
                "version": "1.1", "creator": "Wayside", "xmlns": "http://www.topografix.com/GPX/1/1",
                "xmlns:osmand": "https://osmand.net/docs/technical/osmand-file-formats/osmand-gpx",
                "xmlns:wayside": "urn:wayside:places:1",
            ])
        xml.open("metadata")
        xml.add("name", title)
        xml.close("metadata")
        for place in places { add(place, to: &xml) }
        for track in tracks { add(track, to: &xml) }
        xml.close("gpx")
        return xml.text
    }

    /// In the order that the schema asks for.
    private static func add(_ place: ImportedPlace, to xml: inout XMLText) {
        guard let point = place.coordinate else { return }
        xml.open("wpt", ["lat": Degrees.write(point.latitude), "lon": Degrees.write(point.longitude)])
        xml.add("time", place.createdAt.map(Instant.write))
        xml.add("name", place.name)
        xml.add("desc", place.note)
        if let url = place.url { xml.empty("link", ["href": url]) }
        xml.add("type", place.lists.first)
        addMore(of: place, to: &xml)
        xml.close("wpt")
    }

    /// When it began and ended stands at its first and its last point.
    private static func add(_ track: ImportedTrack, to xml: inout XMLText) {
        xml.open("trk")
        xml.add("name", track.name)
        for (number, piece) in track.pieces.enumerated() {
            xml.open("trkseg")
            for (index, point) in piece.enumerated() {
                let isFirst = number == 0 && index == 0
                let isLast = number == track.pieces.count - 1 && index == piece.count - 1
                let time = isFirst ? track.startedAt : isLast ? track.endedAt : nil
                xml.open("trkpt", ["lat": Degrees.write(point.latitude), "lon": Degrees.write(point.longitude)])
                xml.add("time", time.map(Instant.write))
                xml.close("trkpt")
            }
            xml.close("trkseg")
        }
        xml.close("trk")
    }

    private static func addMore(of place: ImportedPlace, to xml: inout XMLText) {
        guard place.colour != nil || place.address != nil || !place.lists.isEmpty || !place.labels.isEmpty else {
            return
        }
        xml.open("extensions")
        xml.add("osmand:color", place.colour?.hex)
        xml.add("osmand:address", place.address)
        for list in place.lists { xml.add("wayside:list", list) }
        for label in place.labels { xml.add("wayside:label", label) }
        xml.close("extensions")
    }
}
