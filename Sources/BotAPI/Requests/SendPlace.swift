/// Sends a point on the map.
package struct SendLocation: BotRequest {
    package typealias Result = SentMessage
    package static let method = "sendLocation"
    package var chatID: Int64
    /// Degrees.
    package var latitude: Double
    package var longitude: Double
    /// Metres, 0-1500.
    package var horizontalAccuracy: Double?
    package var disableNotification: Bool?
    package var replyMarkup: ReplyMarkup?

    package init(
        chatID: Int64, latitude: Double, longitude: Double, horizontalAccuracy: Double? = nil,
        disableNotification: Bool? = nil, replyMarkup: ReplyMarkup? = nil
    ) {
        self.chatID = chatID
        self.latitude = latitude
        self.longitude = longitude
        self.horizontalAccuracy = horizontalAccuracy
        self.disableNotification = disableNotification
        self.replyMarkup = replyMarkup
    }
}

/// Sends a point with a name and an address.
package struct SendVenue: BotRequest {
    package typealias Result = SentMessage
    package static let method = "sendVenue"
    package var chatID: Int64
    /// Degrees.
    package var latitude: Double
    package var longitude: Double
    package var title: String
    package var address: String
    package var disableNotification: Bool?
    package var replyMarkup: ReplyMarkup?

    package init(
        chatID: Int64, latitude: Double, longitude: Double, title: String, address: String,
        disableNotification: Bool? = nil, replyMarkup: ReplyMarkup? = nil
    ) {
        self.chatID = chatID
        self.latitude = latitude
        self.longitude = longitude
        self.title = title
        self.address = address
        self.disableNotification = disableNotification
        self.replyMarkup = replyMarkup
    }
}
