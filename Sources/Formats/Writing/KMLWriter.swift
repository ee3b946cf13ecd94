import Core
import Foundation

/// Places as placemarks of KML 2.2, in a folder for each list, and ways as lines.
enum KMLWriter {
    static func text(_ places: [ImportedPlace], _ tracks: [ImportedTrack], title: String) -> String {
        var xml = XMLText()
        xml.open(
            "kml", ["xmlns": "http://www.opengis.net/kml/2.2", "xmlns:atom": "http://www.w3.org/2005/Atom"])
        xml.open("Document")
        xml.add("name", title)
        for colour in PinColour.allCases { add(colour, to: &xml) }
        for place in places where place.lists.isEmpty { add(place, to: &xml) }
        let byList = Dictionary(grouping: places.filter { !$0.lists.isEmpty }) { $0.lists[0] }
        for list in places.compactMap(\.lists.first).withoutDoubles {
            xml.open("Folder")
            xml.add("name", list)
            for place in byList[list] ?? [] { add(place, to: &xml) }
            xml.close("Folder")
        }
        for track in tracks { add(track, to: &xml) }
        xml.close("Document")
        xml.close("kml")
        return xml.text
    }

    /// Red, green and blue stand the other way round, behind the opacity.
    private static func add(_ colour: PinColour, to xml: inout XMLText) {
        let hex = Array(colour.hex.dropFirst())
        xml.open("Style", ["id": colour.rawValue])
        xml.open("IconStyle")
        xml.add("color", "ff" + String(hex[4...5] + hex[2...3] + hex[0...1]))
        xml.close("IconStyle")
        xml.close("Style")
    }

    private static func add(_ place: ImportedPlace, to xml: inout XMLText) {
        xml.open("Placemark")
        xml.add("name", place.name)
        if let url = place.url { xml.empty("atom:link", ["href": url]) }
        xml.add("address", place.address)
        xml.add("description", place.note.map { PlainText.html($0) })
        if let date = place.createdAt {
            xml.open("TimeStamp")
            xml.add("when", Instant.write(date))
            xml.close("TimeStamp")
        }
        xml.add("styleUrl", place.colour.map { "#\($0.rawValue)" })
        addMore(of: place, to: &xml)
        if let point = place.coordinate {
            xml.open("Point")
            xml.add("coordinates", "\(Degrees.write(point.longitude)),\(Degrees.write(point.latitude))")
            xml.close("Point")
        }
        xml.close("Placemark")
    }

    private static func add(_ track: ImportedTrack, to xml: inout XMLText) {
        xml.open("Placemark")
        xml.add("name", track.name)
        xml.open("MultiGeometry")
        for piece in track.pieces {
            xml.open("LineString")
            xml.add(
                "coordinates",
                piece.map { "\(Degrees.write($0.longitude)),\(Degrees.write($0.latitude))" }.joined(separator: " "))
            xml.close("LineString")
        }
        xml.close("MultiGeometry")
        xml.close("Placemark")
    }

    private static func addMore(of place: ImportedPlace, to xml: inout XMLText) {
        let more = place.lists.dropFirst().map { ("wayside:list", $0) } + place.labels.map { ("wayside:label", $0) }
        guard !more.isEmpty else { return }
        xml.open("ExtendedData")
        for (name, value) in more {
            xml.open("Data", ["name": name])
            xml.add("value", value)
            xml.close("Data")
        }
        xml.close("ExtendedData")
    }
}
