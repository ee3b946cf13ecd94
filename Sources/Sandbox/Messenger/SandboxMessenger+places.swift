/// People send where they are.
extension SandboxMessenger {
    /// `livePeriod` in seconds makes it a live location.
    @discardableResult
    package func sendLocation(
        latitude: Double, longitude: Double, accuracy: Double? = nil, livePeriod: Int? = nil, from person: Int64,
        in chat: Int64, replyTo: Int? = nil
    ) throws(SandboxError) -> SandboxMessage {
        let location = try Self.location(latitude, longitude, accuracy, livePeriod)
        return try post(SandboxText(), .location(location), person, chat, replyTo)
    }

    @discardableResult
    package func sendVenue(
        latitude: Double, longitude: Double, title: String, address: String, from person: Int64, in chat: Int64
    ) throws(SandboxError) -> SandboxMessage {
        let location = try Self.location(latitude, longitude, nil, nil)
        return try post(SandboxText(), .venue(location, title: title, address: address), person, chat, nil)
    }

    /// The live location moves: an edit of the same message.
    @discardableResult
    package func moveLive(
        _ message: Int, in chat: Int64, by person: Int64, latitude: Double, longitude: Double,
        accuracy: Double? = nil
    ) throws(SandboxError) -> SandboxMessage {
        let location = try Self.location(latitude, longitude, accuracy, nil)
        return try change { [now] state throws(SandboxError) in
            try state.moveLive(message, in: chat, by: person, to: location, now: now)
        }
    }

    @discardableResult
    package func stopLive(_ message: Int, in chat: Int64, by person: Int64) throws(SandboxError) -> SandboxMessage {
        try change { [now] state throws(SandboxError) in
            try state.moveLive(message, in: chat, by: person, to: nil, now: now)
        }
    }

    private static func location(
        _ latitude: Double, _ longitude: Double, _ accuracy: Double?, _ period: Int?
    ) throws(SandboxError) -> SandboxLocation {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { throw .wrong("That is not a place on Earth.") }
        if let period, period != SandboxLocation.forever, !(60...86_400).contains(period) {
            throw .wrong("A live location lasts 60 to 86400 seconds.")
        }
        return SandboxLocation(
            latitude: latitude, longitude: longitude, accuracy: accuracy.map { min(max($0, 0), 1500) },
            livePeriod: period)
    }
}
