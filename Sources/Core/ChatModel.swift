package import Foundation

/// A messenger's short name as the store keeps it: "telegram", "matrix".
package struct MessengerName: RawRepresentable, Hashable, Sendable, Codable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
    package static let telegram = MessengerName(rawValue: "telegram")
}

/// One chat on one messenger, by the messenger's own id (text, since messengers differ).
package struct ChatRef: Hashable, Sendable, Codable {
    package let messenger: MessengerName
    package let id: String
    package init(messenger: MessengerName, id: String) {
        self.messenger = messenger
        self.id = id
    }
}

/// One message in one chat, by the messenger's own id.
package struct MessageRef: Hashable, Sendable, Codable {
    package let chat: ChatRef
    package let id: String
    package init(chat: ChatRef, id: String) {
        self.chat = chat
        self.id = id
    }
}

/// Who sent something, as the messenger names them. `id` is the identity, the rest is only for showing.
package struct Sender: Hashable, Sendable, Codable {
    package let id: String
    package let name: String
    package let username: String?
    /// IETF language tag of the messenger's own language setting, if it tells one.
    package let language: String?
    package init(id: String, name: String, username: String? = nil, language: String? = nil) {
        self.id = id
        self.name = name
        self.username = username
        self.language = language
    }
}

/// A point in degrees (WGS 84). Valid latitudes are -90...90, longitudes -180...180.
package struct Coordinate: Hashable, Sendable, Codable {
    package let latitude: Double
    package let longitude: Double

    /// nil when a number is out of range or not finite.
    package init?(latitude: Double, longitude: Double) {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The nearest valid point, for numbers that were checked before they were stored.
    package init(clampingLatitude latitude: Double, longitude: Double) {
        self.latitude = min(90, max(-90, latitude))
        self.longitude = min(180, max(-180, longitude))
    }
}

/// A position that somebody sent.
package struct Fix: Hashable, Sendable, Codable {
    package let coordinate: Coordinate
    /// Radius of uncertainty in metres, where the messenger tells it.
    package let accuracy: Double?
    /// When it was taken.
    package let date: Date
    package init(coordinate: Coordinate, accuracy: Double?, date: Date) {
        self.coordinate = coordinate
        self.accuracy = accuracy
        self.date = date
    }
}
