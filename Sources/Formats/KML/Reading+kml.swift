import Core
import Foundation

extension Reading {
    /// KML 2.2 (OGC 07-147): placemarks are places, their lines ways, the folder round them their list.
    mutating func readKML(_ text: String) throws(FileProblem) {
        var placemarks = KMLPlacemarks()
        try XMLWalk.run(text, limits: limits) { node, around in placemarks.take(node, around: around) }
        merge(placemarks.finished())
    }
}

/// Placemarks as they come by, and the styles that may come after them.
struct KMLPlacemarks {
    private var found = ImportedFile()
    private var styles = KMLStyles()
    /// By place: what its style is called.
    private var styleNames: [Int: String] = [:]

    mutating func take(_ node: XMLNode, around: [XMLNode]) -> Bool {
        switch node.name {
        case "Placemark": add(node, around: around)
        case "Style", "StyleMap", "CascadingStyle":
            guard let id = node.attributes["id"] else { return false }
            styles.add(node, id: id)
        case "NetworkLink": count(.link)
        case "GroundOverlay", "ScreenOverlay", "PhotoOverlay": count(.picture)
        case "Folder", "Document", "Schema": break
        default: return false
        }
        return true
    }

    /// With the colours of the styles.
    func finished() -> ImportedFile {
        var file = found
        for (index, name) in styleNames where file.places[index].colour == nil {
            file.places[index].colour = styles.colour(name)
        }
        return file
    }

    private mutating func add(_ node: XMLNode, around: [XMLNode]) {
        var shape = KMLShape()
        shape.add(node)
        count(.area, shape.areas)
        let place = ImportedPlace(placemark: node, folder: Self.folder(around))
        if let track = shape.track(name: place.name) { found.tracks.append(track) }
        let isAddressed = shape.places.isEmpty && place.address != nil
        for point in isAddressed ? [nil] : shape.places
        where point != nil || place.address != nil || !place.name.isEmpty {
            if let style = node.text(of: "styleUrl") { styleNames[found.places.count] = style }
            found.places.append(place.at(point))
        }
    }

    private mutating func count(_ part: UnreadPart, _ number: Int = 1) {
        if number > 0 { found.unread[part, default: 0] += number }
    }

    /// The name of the innermost folder that has one.
    private static func folder(_ around: [XMLNode]) -> String? {
        around.reversed().lazy.filter { $0.name == "Folder" }.compactMap { $0.text(of: "name") }.first
    }
}

extension ImportedPlace {
    fileprivate func at(_ point: Coordinate?) -> ImportedPlace {
        var place = self
        place.coordinate = point
        return place
    }
}
