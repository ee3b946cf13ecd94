import Core
import Foundation
import Synchronization

@testable import Engine

/// What somebody sends, as the scripted messenger writes it.
struct Letter: Codable, Sendable {
    var from: String?
    var chat: String
    var isGroup = false
    var message = "1"
    var text: String?
    var press: String?
    var photo: String?
    /// Bytes of the photo, as the messenger tells them.
    var size: Int?
    var movesTo: String?
    var isReachable: Bool?
    var isAdded: Bool?
    /// In the group's own name.
    var isUnnamed: Bool?
    /// Who comes.
    var comes: String?

    /// A line typed in a private chat.
    static func line(_ from: String, _ text: String, message: String = "1") -> Letter {
        Letter(from: from, chat: from, message: message, text: text)
    }

    var incoming: Incoming {
        let chat = ChatRef(messenger: .telegram, id: chat)
        return Incoming(
            chat: chat, isGroup: isGroup, groupTitle: isGroup ? "Trip" : nil,
            sender: from.map { Sender(id: $0, name: $0.capitalized) }, date: House.start, event: event(in: chat))
    }

    private func event(in chat: ChatRef) -> Incoming.Event {
        let ref = MessageRef(chat: chat, id: message)
        if let movesTo { return .migrated(to: ChatRef(messenger: .telegram, id: movesTo)) }
        if let isReachable { return .reachable(isReachable) }
        if isAdded == true { return .added(isShown: true) }
        if let comes { return .members([MemberChange(Sender(id: comes, name: comes.capitalized), .present)]) }
        if let press { return .pressed(Incoming.Press(queryID: "q\(message)", data: press, message: ref)) }
        let photos = photo.map { [Attachment(kind: .photo, fileID: $0, name: "a.jpg", size: size)] } ?? []
        let message = Incoming.Message(ref: ref, text: text ?? "", attachments: photos)
        return isUnnamed == true ? .unnamed(message) : .message(message)
    }
}

/// A messenger without a network: plays what people send, keeps what we send, and fails where it is told to.
final class ScriptedMessenger: Messenger {
    /// One request of ours, in a few words.
    struct Sent: Sendable, Equatable {
        let chat: String
        let what: String
        let text: String
        var buttons: [[Button]] = []
        /// Of what it shows.
        var bytes: Data?
    }

    private struct State {
        var updates: [RawUpdate] = []
        var next = 1
        var sent: [Sent] = []
        var tried: [Sent] = []
        var faults: [String: [MessengerError]] = [:]
        var files: [String: Result<Data, MessengerError>] = [:]
        var confirmed: String?
        var messages = 100
        var gate: Mailbox<Void>?
        var administrators: [Result<[String], MessengerError>] = []
        var asked: [String] = []
    }

    let name = MessengerName.telegram
    let abilities = Abilities(captionLength: 1024)

    private let state = Mutex(State())
    private let pokes = Mailbox<Void>()

    /// What arrived, and what was tried, in order.
    var sent: [Sent] { state.withLock { $0.sent } }
    var tried: [Sent] { state.withLock { $0.tried } }
    var confirmed: String? { state.withLock { $0.confirmed } }

    /// Everything that people sent was fetched and confirmed.
    var isRead: Bool { state.withLock { $0.updates.isEmpty || $0.confirmed == "\($0.next)" } }

    func texts(in chat: String) -> [String] { sent.filter { $0.chat == chat && $0.what != "answer" }.map(\.text) }

    /// Somebody sends; several letters come in one batch.
    func receive(_ letters: Letter...) {
        deliver(letters.compactMap { try? JSONEncoder().encode($0) })
    }

    /// Updates as they come, readable or not.
    func deliver(_ updates: [Data]) {
        state.withLock { state in
            for json in updates {
                state.updates.append(RawUpdate(id: "\(state.next)", json: json))
                state.next += 1
            }
        }
        pokes.put(())
    }

    /// The next requests for that chat fail like this, one after another.
    func fail(_ chat: String, _ errors: MessengerError...) { state.withLock { $0.faults[chat, default: []] += errors } }

    func file(_ id: String, _ result: Result<Data, MessengerError>) { state.withLock { $0.files[id] = result } }

    /// Requests wait on their way until the gate is opened.
    func closeGate() { state.withLock { $0.gate = Mailbox<Void>() } }
    func openGate() { state.withLock { $0.gate.take() }?.close() }

    func prepare(menu: [MenuEntry]) async throws(MessengerError) -> BotIdentity {
        BotIdentity(id: "1", username: "bot")
    }

    func poll(cursor: String?) async throws(MessengerError) -> PolledBatch {
        while !Task.isCancelled {
            let batch = state.withLock { state -> PolledBatch? in
                state.confirmed = cursor
                state.updates.removeAll { Int($0.id) ?? 0 < Int(cursor ?? "") ?? 0 }
                return state.updates.isEmpty ? nil : PolledBatch(updates: state.updates, cursor: "\(state.next)")
            }
            if let batch { return batch }
            _ = await pokes.take()
        }
        throw .notSent("stopped")
    }

    func confirm(cursor: String) async { state.withLock { $0.confirmed = cursor } }

    func decode(_ update: RawUpdate) throws -> Incoming {
        try JSONDecoder().decode(Letter.self, from: update.json).incoming
    }

    func send(
        _ request: SendRequest, file: @Sendable (Media) async throws -> Data
    ) async throws(MessengerError) -> MessageRef? {
        var (chat, sent, isNew) = Self.words(request)
        let gate = state.withLock { state in
            state.tried.append(sent)
            return state.gate
        }
        if let media = request.media {
            do {
                sent.bytes = try await file(media)
            } catch is CancellationError {
                throw .notSent("cancelled")
            } catch {
                throw .noBytes("\(error)")
            }
        }
        if let gate { _ = await gate.take() }
        if Task.isCancelled { throw .unknownFate("cancelled on its way") }
        let fault = state.withLock { state -> MessengerError? in
            guard let errors = state.faults[sent.chat], !errors.isEmpty else { return nil }
            return state.faults[sent.chat]?.removeFirst()
        }
        if let fault { throw fault }
        return state.withLock { [sent] state in
            state.sent.append(sent)
            guard isNew else { return chat.map { MessageRef(chat: $0, id: "") } }
            state.messages += 1
            return chat.map { MessageRef(chat: $0, id: "\(state.messages)") }
        }
    }

    func download(_ attachment: Attachment, limit: Int) async throws(MessengerError) -> Data {
        let result = state.withLock { $0.files[attachment.fileID] }
        return try (result ?? .failure(.notSent("no such file"))).get()
    }

    /// The next answers to who looks after a group, one after another; the last one is repeated.
    func administrators(_ answers: Result<[String], MessengerError>...) {
        state.withLock { $0.administrators = answers }
    }

    /// The chats whose administrators were asked for.
    var asked: [String] { state.withLock { $0.asked } }

    func administrators(of chat: ChatRef) async throws(MessengerError) -> [Sender] {
        let answer = state.withLock { state in
            state.asked.append(chat.id)
            return state.administrators.count > 1 ? state.administrators.removeFirst() : state.administrators.first
        }
        return try (answer ?? .success([])).get().map { Sender(id: $0, name: $0.capitalized) }
    }

    private static func words(_ request: SendRequest) -> (ChatRef?, Sent, isNew: Bool) {
        switch request {
        case .new(let outgoing, let chat, _, _):
            (chat, Sent(chat: chat.id, what: "new", text: outgoing.text.plain, buttons: outgoing.buttons), true)
        case .edit(let message, let outgoing):
            (
                nil,
                Sent(
                    chat: message.chat.id, what: "edit \(message.id)", text: outgoing.text.plain,
                    buttons: outgoing.buttons), false
            )
        case .reword(let message, let outgoing):
            (
                nil,
                Sent(
                    chat: message.chat.id, what: "reword \(message.id)", text: outgoing.text.plain,
                    buttons: outgoing.buttons), false
            )
        case .delete(let message): (nil, Sent(chat: message.chat.id, what: "delete \(message.id)", text: ""), false)
        case .answer(let query, let text, _): (nil, Sent(chat: query, what: "answer", text: text ?? ""), false)
        }
    }
}
