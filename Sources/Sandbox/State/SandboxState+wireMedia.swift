extension SandboxState {
    func mediaMembers(_ message: SandboxMessage, now: Int) -> [String: JSON?] {
        switch message.media {
        case .photo(let file): ["photo": .array(wireSizes(file))]
        case .document(let file): ["document": wire(file)]
        case .voice(let file):
            [
                "voice": .members([
                    "file_id": .string(file.id), "file_unique_id": .string(file.uniqueID), "duration": 1,
                    "mime_type": .string(file.mediaType), "file_size": .number(file.size),
                ])
            ]
        case .location(let location): ["location": wire(location, sent: message.date, now: now)]
        case .venue(let location, let title, let address):
            [
                "location": wire(location, sent: message.date, now: now),
                "venue": [
                    "location": wire(location, sent: message.date, now: now), "title": .string(title),
                    "address": .string(address),
                ],
            ]
        case nil: [:]
        }
    }

    /// A photo comes in sizes; the sandbox keeps one, and shows a thumbnail under its own id beside it.
    private func wireSizes(_ file: SandboxFile) -> [JSON] {
        let size: (String, Int) -> JSON = { suffix, pixels in
            [
                "file_id": .string(file.id + suffix), "file_unique_id": .string(file.uniqueID + suffix),
                "width": .number(pixels), "height": .number(pixels), "file_size": .number(file.size),
            ]
        }
        return [size("-s", 90), size("", 800)]
    }

    private func wire(_ file: SandboxFile) -> JSON {
        [
            "file_id": .string(file.id), "file_unique_id": .string(file.uniqueID), "file_name": .string(file.name),
            "mime_type": .string(file.mediaType), "file_size": .number(file.size),
        ]
    }

    /// live_period and heading stand there only while it moves (Client.cpp `JsonLocation`).
    private func wire(_ location: SandboxLocation, sent: Int, now: Int) -> JSON {
        let isActive = location.livePeriod.map { $0 == SandboxLocation.forever || sent + $0 > now } ?? false
        return .members([
            "latitude": .fraction(location.latitude), "longitude": .fraction(location.longitude),
            "horizontal_accuracy": location.accuracy.map(JSON.fraction),
            "live_period": isActive ? location.livePeriod.map { .number($0) } : nil,
        ])
    }
}

extension SandboxLocation {
    /// The live period that never ends (TDLib Location.cpp).
    static let forever = 0x7FFF_FFFF
}
