import Foundation
import Sandbox

/// A person in a chat who does something.
struct Scene: Sendable {
    let messenger: SandboxMessenger
    let cast: Cast
    let person: Int64
    let chat: Int64
    /// Where the files to be sent lie.
    let folder: URL
    let now: Date

    /// - Returns: the query of a pressed button whose answer is awaited.
    /// - Throws: `SandboxError`, or what keeps a file from being read.
    func perform(_ deed: Deed, replyTo: Int? = nil) async throws -> String? {
        switch deed {
        case .types(let text): try await messenger.send(text, from: person, in: chat)
        case .sends(let kind, let name, let caption): try await send(kind, name, caption, replyTo: replyTo)
        case .sendsAlbum(let names): try await sendAlbum(names)
        case .sharesLocation(let point): try await share(point, period: nil, replyTo: replyTo)
        case .sharesLive(let point, let period): try await shareLive(point, period)
        case .stopsSharing: try await stopSharing()
        case .presses(let label): return try await press(label)
        case .picks(let names):
            var ids: [Int64] = []
            for name in names { ids.append(try await cast.chat(name)) }
            try await messenger.shareUsers(ids, from: person)
        case .edits(let text):
            try await messenger.edit(try await newest { $0.sender == person }.id, in: chat, by: person, to: text)
        case .replies(let text):
            try await messenger.send(text, from: person, in: chat, replyTo: try await newestOfBot().id)
        case .repliesBySending(let deed): return try await perform(deed, replyTo: newestOfBot().id)
        case .forwards(let text): try await messenger.forward(text, writtenBy: "Somebody", from: person, in: chat)
        case .reacts(let emoji): try await messenger.react(emoji, to: try await newestOfBot().id, in: chat, by: person)
        case .typesUnnamed(let text): try await messenger.sendUnnamed(text, from: person, in: chat)
        case .forges(let data): return try await messenger.forge(data, in: chat, by: person)
        case .opens(let code): try await messenger.start(code, by: person)
        case .blocks(let isBlocked): try await messenger.setBlocked(isBlocked, by: person)
        }
        return nil
    }

    private func send(
        _ kind: Deed.Attachment, _ name: String, _ caption: String, album: String? = nil, replyTo: Int? = nil
    ) async throws {
        let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
        switch kind {
        case .photo:
            try await messenger.sendPhoto(
                bytes, name: name, caption: caption, album: album, from: person, in: chat, replyTo: replyTo)
        case .document:
            try await messenger.sendDocument(
                bytes, name: name, caption: caption, from: person, in: chat, replyTo: replyTo)
        case .voice: try await messenger.sendVoice(bytes, name: name, from: person, in: chat, replyTo: replyTo)
        }
    }

    private func sendAlbum(_ names: [String]) async throws {
        let album = "album-\(chat)-\(await messages().count)"
        for name in names { try await send(.photo, name, "", album: album) }
    }

    private func share(_ point: Deed.Point, period: Int?, replyTo: Int? = nil) async throws {
        try await messenger.sendLocation(
            latitude: point.latitude, longitude: point.longitude, accuracy: point.accuracy, livePeriod: period,
            from: person, in: chat, replyTo: replyTo)
    }

    /// Begins to share, or moves the location that is being shared.
    private func shareLive(_ point: Deed.Point, _ period: Int) async throws {
        guard let live = await messages().last(where: isLive) else { return try await share(point, period: period) }
        try await messenger.moveLive(
            live.id, in: chat, by: person, latitude: point.latitude, longitude: point.longitude,
            accuracy: point.accuracy)
    }

    private func stopSharing() async throws {
        try await messenger.stopLive(try await newest(isLive).id, in: chat, by: person)
    }

    private func isLive(_ message: SandboxMessage) -> Bool {
        guard message.sender == person, case .location(let location) = message.media else { return false }
        return location.livePeriod.map { Double(message.date + $0) > now.timeIntervalSince1970 } ?? false
    }

    /// A button of the newest card that has it; else a key of the keyboard, which sends its words.
    private func press(_ label: String) async throws -> String? {
        guard try await !isKey(label) else {
            try await messenger.send(label, from: person, in: chat)
            return nil
        }
        return try await messenger.press(label, in: chat, by: person)
    }

    private func isKey(_ label: String) async throws -> Bool {
        let hasButton = await messages().contains { $0.buttons.joined().contains { $0.text == label } }
        guard !hasButton, let keyboard = await messenger.chat(chat)?.keyboard else { return false }
        guard let key = keyboard.rows.joined().first(where: { $0.text == label }) else { return false }
        if key.requestsLocation { throw Impossible("[\(label)] sends a location: write <location LAT LON>") }
        if key.requestsUsers != nil { throw Impossible("[\(label)] picks people: write `picks NAME`") }
        return true
    }

    private func newestOfBot() async throws -> SandboxMessage {
        let bot = await messenger.bot.id
        return try await newest { $0.sender == bot }
    }

    private func newest(_ fits: (SandboxMessage) -> Bool) async throws -> SandboxMessage {
        guard let message = await messages().last(where: fits) else { throw Impossible("there is no such message") }
        return message
    }

    private func messages() async -> [SandboxMessage] {
        await messenger.chat(chat)?.messages.filter { !$0.isDeleted && $0.service == nil } ?? []
    }
}

/// Why a person cannot do what the transcript says, as a sentence.
struct Impossible: Error {
    let sentence: String
    init(_ sentence: String) { self.sentence = sentence }
}
