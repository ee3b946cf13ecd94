import Commands
import Core
import Foundation
import Language
import Queues
import Store

/// An update decoded and its words read, outside any transaction.
struct Prepared: Sendable {
    let row: InboxRow
    let incoming: Result<Incoming, any Error>
    let spoken: Spoken?

    /// Reads many at once, on all cores.
    static func prepare(_ rows: [InboxRow], with messengers: [MessengerName: any Messenger]) async -> [Prepared] {
        guard rows.count > 1 else { return rows.map { Prepared($0, messengers[$0.messenger]) } }
        return await withTaskGroup(of: (Int, Prepared).self) { group in
            for (index, row) in rows.enumerated() {
                group.addTask { (index, Prepared(row, messengers[row.messenger])) }
            }
            var prepared = [Prepared?](repeating: nil, count: rows.count)
            for await (index, one) in group { prepared[index] = one }
            return prepared.compactMap { $0 }
        }
    }

    /// Decoded only, for an update whose words may be what the process dies of.
    static func wordless(_ row: InboxRow, with messengers: [MessengerName: any Messenger]) -> Prepared {
        Prepared(row, messengers[row.messenger], readsWords: false)
    }

    private init(_ row: InboxRow, _ messenger: (any Messenger)?, readsWords: Bool = true) {
        self.row = row
        guard let messenger else {
            incoming = .failure(PreparationError.noMessenger(row.messenger))
            spoken = nil
            return
        }
        incoming = Result { try messenger.decode(row.update) }
        spoken = readsWords ? (try? incoming.get()).flatMap(Self.spoken) : nil
    }

    private static func spoken(_ incoming: Incoming) -> Spoken? {
        switch incoming.event {
        case .message(let message), .edited(let message):
            KillPoint.read(message.text)
            return Spoken(message: message, line: LineReader.read(message.text.commandLine))
        default: return nil
        }
    }
}

enum PreparationError: Error {
    case noMessenger(MessengerName)
}

extension String {
    /// "/pin_here Bakery" as the plain line that it stands for.
    fileprivate var commandLine: String {
        guard hasPrefix("/") else { return self }
        let word = dropFirst().prefix { !$0.isWhitespace }
        return word.replacingOccurrences(of: "_", with: " ") + dropFirst(1 + word.count)
    }
}
