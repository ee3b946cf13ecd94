import Core
import Foundation

/// Whether a place of the map is open at a moment, as far as the map tells.
struct HoursNow {
    enum Kind { case open, closed, unknown }

    let kind: Kind
    /// As the map has it; nil where it says nothing.
    let text: String?

    init(_ place: WorldPlace, at moment: Date, in zone: TimeZone) {
        text = place.tags["opening_hours"]
        kind = text == "24/7" ? .open : .unknown
    }
}
