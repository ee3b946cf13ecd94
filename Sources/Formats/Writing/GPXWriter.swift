import Core
import Foundation

/// Places as waypoints of GPX 1.1, with OsmAnd's colour and address, and lists and labels of our own.
enum GPXWriter {
    static func text(_ places: [ImportedPlace], title: String) -> String {
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
