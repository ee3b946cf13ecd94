import Core
import Foundation

extension ImportedPlace {
    /// From a feature's properties: simplestyle's keys, our own, or those of either age of Google Takeout.
    init(_ feature: Feature) {
        let google = feature.object("location")
        let business = google?.string("Business Name") ?? google?.string("name")
        let url = feature.text("google maps url", "google_maps_url", "url", "website", "link")
        let titled = feature.text("name", "title", "label")
        self.init(
            name: business ?? titled ?? "", coordinate: google?.position ?? url.flatMap(MapURL.coordinate),
            address: google?.string("Address") ?? google?.string("address") ?? feature.text("address", "addr:full"),
            note: feature.text("note")
                ?? feature.text("notes", "comment", "description", "desc").map { PlainText.from(html: $0) },
            lists: feature.texts("lists", "list", "folder"), labels: feature.texts("labels", "tags"),
            colour: feature.text("colour", "color", "marker-color").flatMap { PinColour(file: $0) }, url: url,
            createdAt: feature.text("published", "date", "created", "time").flatMap(Instant.read))
        if address == nil, coordinate == nil { address = url.flatMap(MapURL.question) }
    }
}

extension [String: Any] {
    fileprivate func string(_ key: String) -> String? { (self[key] as? String)?.unlessBlank }

    /// Takeout's old dialect: both as texts.
    fileprivate var position: Coordinate? {
        guard let pair = self["Geo Coordinates"] as? [String: Any],
            let latitude = (pair["Latitude"] as? String).flatMap({ Degrees.read($0) }),
            let longitude = (pair["Longitude"] as? String).flatMap({ Degrees.read($0) }),
            latitude != 0 || longitude != 0
        else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }
}
