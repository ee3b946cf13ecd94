package import Core
package import Foundation
import GRDB
import Logging
package import Store

/// A real store in a folder of its own, with Ana and Ben in their private chats and together in a group.
package final class Fixture: Sendable {
    package enum Who: Sendable, CaseIterable { case ana, ben }

    package let folder: URL
    package let store: PeopleStore
    package let ana: PersonID
    package let ben: PersonID
    package let anasChat: ChatRow
    package let bensChat: ChatRow
    package let groupChat: ChatRow
    package let random = RandomSource.seeded(1)

    package static let start = Date(timeIntervalSince1970: 1_773_000_000)
    package static let zone = TimeZone(identifier: "Europe/Vienna") ?? .gmt

    package init() async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "wayside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "people.sqlite").path
        try BlankFile.copy(to: path)
        store = try PeopleStore(path: path, logger: Logger(label: "test"))
        (ana, anasChat) = try await store.write { try $0.newcomer("ana") }
        (ben, bensChat) = try await store.write { try $0.newcomer("ben") }
        let ana = ana
        groupChat = try await store.write { transaction in
            try transaction.chat(.test("-1"), isGroup: true, title: "Weekend", person: ana, defaults: .test)
        }
    }

    deinit {
        try? store.close()
        try? FileManager.default.removeItem(at: folder)
    }

    package var path: String { folder.appending(path: "people.sqlite").path }

    /// A piece in a private chat.
    @discardableResult
    package func piece<T: Sendable>(
        _ who: Who = .ana, at seconds: Double = 0, cause: String? = nil, _ body: @Sendable (Session) throws -> T
    ) async throws -> T {
        let chat = who == .ana ? anasChat : bensChat
        return try await piece(who, in: chat, at: seconds, cause: cause, body)
    }

    /// A piece in the group, whose things belong to all.
    @discardableResult
    package func together<T: Sendable>(
        _ who: Who, at seconds: Double = 0, _ body: @Sendable (Session) throws -> T
    ) async throws -> T {
        try await piece(who, in: groupChat, at: seconds, cause: nil, body)
    }

    private func piece<T: Sendable>(
        _ who: Who, in chat: ChatRow, at seconds: Double, cause: String?, _ body: @Sendable (Session) throws -> T
    ) async throws -> T {
        try await store.write { transaction in
            let session = try Session(
                transaction: transaction, now: Self.start.addingTimeInterval(seconds),
                actor: who == .ana ? self.ana : self.ben, viewer: chat.owner, chat: chat.id,
                cause: cause.map { MessageRef(chat: chat.ref, id: $0) }, voice: .english, random: self.random)
            return try body(session)
        }
    }
}

extension ChatRef {
    package static func test(_ id: String) -> ChatRef { ChatRef(messenger: .telegram, id: id) }
}

extension Settings {
    package static let test = Settings(timeZone: Fixture.zone)
}

extension Transaction {
    package func newcomer(_ name: String) throws -> (PersonID, ChatRow) {
        let person = try person(
            for: Sender(id: name, name: name.capitalized), messenger: .telegram, defaults: .test)
        return (person.id, try chat(.test(name), isGroup: false, title: nil, person: person.id, defaults: .test))
    }
}
