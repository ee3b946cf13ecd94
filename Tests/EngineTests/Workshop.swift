import Core
import Engine
import Foundation
import GRDB
import Logging
import ServiceLifecycle
import Store
import Synchronization

/// A whole engine on a real store, with a scripted messenger and a clock that stands still.
final class Workshop: Sendable {
    static let start = Date(timeIntervalSince1970: 1_773_000_000)

    let folder: URL
    let store: PeopleStore
    let messenger: ScriptedMessenger
    let engine: Engine
    let group: ServiceGroup
    /// The life before, which owns the folder.
    private let former: Workshop?
    var notePath: String { folder.appending(path: "running").path }

    init(crashNote: String? = nil, after former: Workshop? = nil) throws {
        self.former = former
        folder = former?.folder ?? FileManager.default.temporaryDirectory.appending(path: "w-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let clock = WallClock { Self.start }
        store = try PeopleStore(path: folder.appending(path: "people.sqlite").path, logger: logger)
        let files = try FileStore(path: folder.appending(path: "files.sqlite").path, clock: clock, logger: logger)
        messenger = ScriptedMessenger()
        let note = folder.appending(path: "running")
        try crashNote.map { try Data($0.utf8).write(to: note) }
        engine = Engine(
            Engine.Parts(
                store: store, files: files, messengers: [messenger], defaults: Settings(timeZone: .gmt),
                rates: SendLimits.Rates(), crashNotePath: note.path, clock: clock, waits: EndlessWaits(),
                random: .seeded(1)), logger: logger)
        group = ServiceGroup(services: engine.services, logger: logger)
    }

    deinit { if former == nil { try? FileManager.default.removeItem(at: folder) } }

    /// Lines of Ana's, or of whoever is named before a slash ("#rome": Ana in a group), as updates 1, 2 and so on.
    func receive(_ lines: String...) async throws {
        let updates = lines.enumerated().map { RawUpdate(id: "\($0.offset + 1)", json: Data($0.element.utf8)) }
        for update in updates {
            try await store.write { transaction in
                try transaction.db.execute(
                    sql: "INSERT INTO inbox (messenger, updateID, json, receivedAt) VALUES ('telegram', ?, ?, 0)",
                    arguments: [update.id, update.json])
            }
        }
    }

    func write(_ sql: String) async throws { try await store.write { try $0.db.execute(sql: sql) } }

    func strings(_ sql: String) async throws -> [String] {
        try await store.read { try String.fetchAll($0.db, sql: sql) }
    }

    /// Runs everything while `body` works, then stops gracefully.
    func run(_ body: @escaping @Sendable () async throws -> Void) async throws {
        try await withThrowingTaskGroup { tasks in
            tasks.addTask { try await self.group.run() }
            try await body()
            await group.triggerGracefulShutdown()
            try await tasks.waitForAll()
        }
    }

    func rest() async throws {
        while try await !engine.isAtRest() { try await Task.sleep(for: .milliseconds(2)) }
    }
}

/// Waits that end only when the task does.
struct EndlessWaits: Waits {
    var elapsed: Double { 0 }
    func sleep(seconds: Double) async throws { try await Task.sleep(for: .seconds(86_400)) }
}

/// A messenger whose updates are plain lines; what is sent to it is kept.
final class ScriptedMessenger: Messenger {
    private let sent = Mutex<[String]>([])
    private let answer = Mutex<@Sendable (Int) async throws(MessengerError) -> Void>({ _ in })
    let name = MessengerName.telegram
    let abilities = Abilities(
        hasButtons: true, hasEdits: true, hasLocationRequest: true, textLength: 4096, captionLength: 1024,
        buttonDataLength: 64, hasSendKey: false)

    /// The texts of what was sent, in order.
    var texts: [String] { sent.withLock { $0 } }

    /// What happens at the first, second, ... send.
    func answers(_ body: @escaping @Sendable (Int) async throws(MessengerError) -> Void) {
        answer.withLock { $0 = body }
    }

    func prepare(menu: [MenuEntry]) async throws(MessengerError) -> BotIdentity { BotIdentity(id: "1", username: "b") }

    func poll(cursor: String?) async throws(MessengerError) -> PolledBatch {
        do { try await Task.sleep(for: .seconds(86_400)) } catch { throw .notSent("stopped") }
        return PolledBatch(updates: [], cursor: cursor ?? "0")
    }

    func confirm(cursor: String) async {}

    func decode(_ update: RawUpdate) throws -> Incoming {
        let words = String(decoding: update.json, as: UTF8.self).split(separator: "/", maxSplits: 1).map(String.init)
        let who = words.count == 2 ? words[0] : "ana"
        let chat = ChatRef(messenger: name, id: who)
        let message = Incoming.Message(ref: MessageRef(chat: chat, id: update.id), text: words.last ?? "")
        return Incoming(
            chat: chat, isGroup: who.first == "#", sender: Sender(id: who, name: who), date: Workshop.start,
            event: .message(message))
    }

    func send(
        _ request: SendRequest, file: @Sendable (Media) async throws -> Data
    ) async throws(MessengerError) -> MessageRef? {
        guard case .new(let outgoing, let chat, _, _) = request else { return nil }
        let count = sent.withLock { sent in
            sent.append(outgoing.text.plain)
            return sent.count
        }
        try await answer.withLock { $0 }(count)
        return MessageRef(chat: chat, id: "\(100 + count)")
    }

    func download(_ attachment: Attachment, limit: Int) async throws(MessengerError) -> Data { Data() }
}
