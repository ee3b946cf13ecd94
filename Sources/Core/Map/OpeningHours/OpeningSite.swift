package import Foundation

/// Where something that opens with the sun is.
package struct OpeningSite: Hashable, Sendable {
    package var coordinate: Coordinate
    package var zone: TimeZone

    package init(coordinate: Coordinate, zone: TimeZone) {
        self.coordinate = coordinate
        self.zone = zone
    }

    /// Minutes after midnight on the clocks there, to the minute or so; nil where the sun does not rise or set that
    /// day. `dayNumber` counts days since 1970-01-01.
    package func minute(of event: SunEvent, on dayNumber: Int) -> Int? {
        // Days since noon (UTC) of 2000-01-01, which is day 10,957.
        let day = Double(dayNumber - 10_957)
        guard let passage = SunPassage(day: day, at: coordinate, height: event.height) else { return nil }
        let noon = Date(timeIntervalSince1970: Double(dayNumber) * 86_400 + 43_200)
        let offset = 720 + Double(zone.secondsFromGMT(for: noon)) / 60
        // Beside the date line a zone may be a day ahead of its sun.
        let days = (((passage.transit - day) * 1440 + offset) / 1440).rounded(.down)
        let moment = event.isMorning ? passage.rise : passage.set
        return Int(((moment - day - days) * 1440 + offset).rounded())
    }
}

/// A moment of the day that the sun makes. Dawn and dusk are those of civil twilight.
package enum SunEvent: String, Hashable, Sendable, CaseIterable {
    case dawn, sunrise, sunset, dusk

    /// Degrees of the sun's centre over the horizon.
    fileprivate var height: Double { self == .dawn || self == .dusk ? -6 : -0.833 }
    fileprivate var isMorning: Bool { self == .dawn || self == .sunrise }

    /// When it is on an average day, in minutes: enough to know which of two moments comes first.
    var usualMinute: Int {
        switch self {
        case .dawn: 330
        case .sunrise: 360
        case .sunset: 1080
        case .dusk: 1110
        }
    }
}

/// One passage of the sun, in days since noon (UTC) of 2000-01-01.
///
/// Source: the sunrise equation with the usual constants (Meeus, Astronomical Algorithms, chapter 15, shortened).
private struct SunPassage {
    let transit: Double
    let rise: Double
    let set: Double

    init?(day: Double, at coordinate: Coordinate, height: Double) {
        let mean = day - coordinate.longitude / 360
        let anomaly = Self.radians(357.5291 + 0.98560028 * mean)
        let center = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly)
        let longitude = anomaly + Self.radians(center + 180 + 102.9372)
        transit = mean + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * longitude)
        let declination = asin(sin(longitude) * sin(Self.radians(23.4397)))
        let latitude = Self.radians(coordinate.latitude)
        let cosine =
            (sin(Self.radians(height)) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination))
        guard abs(cosine) <= 1 else { return nil }
        let half = acos(cosine) / (2 * .pi)
        (rise, set) = (transit - half, transit + half)
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
