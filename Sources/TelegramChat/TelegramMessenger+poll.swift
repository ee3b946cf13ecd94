import BotAPI
package import Core
import Foundation
import Logging
import Synchronization

extension TelegramMessenger {
    package func prepare(menu: [MenuEntry]) async throws(MessengerError) -> BotIdentity {
        let me = try await call(GetMe())
        let identity = BotIdentity(id: String(me.id), username: me.username ?? "")
        memory.withLock { $0.identity = identity }
        // A webhook would take our updates. What waits for it stays and comes by polling.
        _ = try await call(DeleteWebhook())
        do throws(MessengerError) {
            for language in [nil] + Set(menu.compactMap(\.language)).sorted() {
                let entries = menu.filter { $0.language == language }
                _ = try await call(SetMyCommands(commands: Self.commands(from: entries), languageCode: language))
            }
        } catch {
            logger.warning("the command menu was not set", metadata: ["reason": "\(error)"])
        }
        return identity
    }

    package func poll(cursor: String?) async throws(MessengerError) -> PolledBatch {
        let isFirst = memory.withLock { !$0.hasAnnouncedKinds }
        let request = GetUpdates(
            offset: cursor.flatMap { Int($0) }, timeout: pollTimeout,
            allowedUpdates: isFirst ? Self.wantedKinds : nil)
        do throws(MessengerError) {
            let elements = try await call(request).elements
            memory.withLock { $0.hasAnnouncedKinds = true }
            return try batch(of: elements, after: cursor)
        } catch {
            try await takeBackWebhook(because: error)
            throw error
        }
    }

    /// Somebody set a webhook while we ran: without this no update would ever come again.
    private func takeBackWebhook(because error: MessengerError) async throws(MessengerError) {
        guard case .conflict(let reason) = error, reason.lowercased().contains("webhook") else { return }
        _ = try await call(DeleteWebhook())
    }

    package func confirm(cursor: String) async {
        guard let offset = Int(cursor) else { return }
        do {
            _ = try await client.call(GetUpdates(offset: offset, limit: 1, timeout: 0), within: 3)
        } catch {
            // They come again at the next start and are known by then.
            logger.notice("the last batch was not confirmed", metadata: ["reason": "\(error)"])
        }
    }

    static let wantedKinds = [
        "message", "edited_message", "callback_query", "my_chat_member", "chat_member", "message_reaction",
    ]

    /// The next offset is the last id of this batch and one more, never the highest ever seen:
    /// after a quiet week the server starts anew, perhaps lower.
    private func batch(of elements: [Data], after cursor: String?) throws(MessengerError) -> PolledBatch {
        let ids = elements.map(Update.id)
        // One without an id is kept like the others, since the next poll confirms it too; it fails when it is read.
        let updates = zip(ids, elements).map { id, json in RawUpdate(id: id.map(String.init) ?? "none", json: json) }
        guard let last = ids.last(where: { $0 != nil }) ?? nil else {
            if !elements.isEmpty { throw .unavailable("updates without ids") }
            return PolledBatch(updates: [], cursor: cursor ?? "0")
        }
        return PolledBatch(updates: updates, cursor: String(last + 1))
    }

    private func call<Request: BotRequest>(_ request: Request) async throws(MessengerError) -> Request.Result {
        do {
            return try await client.call(request)
        } catch {
            throw error.meaning(chatOnly: false)
        }
    }

    private static func commands(from menu: [MenuEntry]) -> [BotCommand] {
        let valid = menu.filter { entry in
            (1...32).contains(entry.command.utf8.count) && !entry.summary.isEmpty
                && entry.command.utf8.allSatisfy { byte in
                    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
                }
        }
        return valid.prefix(TelegramLimits.commands).map {
            BotCommand(command: $0.command, description: String($0.summary.prefix(TelegramLimits.commandSummary)))
        }
    }
}
