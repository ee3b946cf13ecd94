import Core
import Foundation

/// What an address of a place in Google Maps says by itself, without asking anybody.
enum MapURL {
    /// From `!3d..!4d..`, `@lat,lon`, `/search/lat,lon` or `q=lat,lon`.
    static func coordinate(_ url: String) -> Coordinate? {
        if let match = url.firstMatch(of: #/!3d(-?[0-9.]{1,20})!4d(-?[0-9.]{1,20})/#) {
            return coordinate(match.1, match.2)
        }
        if let text = question(url), let match = text.wholeMatch(of: #/(-?[0-9.]{1,20}),\s*(-?[0-9.]{1,20})/#) {
            return coordinate(match.1, match.2)
        }
        guard
            let match = url.replacingOccurrences(of: "%2C", with: ",")
                .firstMatch(of: #/(?:\/search\/|@)(-?[0-9.]{1,20}),\+?(-?[0-9.]{1,20})/#)
        else { return nil }
        return coordinate(match.1, match.2)
    }

    /// The words behind `q=` or `query=`: an address, or a name.
    static func question(_ url: String) -> String? {
        let items = URLComponents(string: url)?.queryItems ?? []
        let text = items.first { ($0.name == "q" || $0.name == "query") && $0.value?.isEmpty == false }?.value
        return text?.replacingOccurrences(of: "+", with: " ").unlessBlank
    }

    private static func coordinate(_ latitude: Substring, _ longitude: Substring) -> Coordinate? {
        guard let latitude = Double(latitude), let longitude = Double(longitude), latitude != 0 || longitude != 0
        else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }
}
