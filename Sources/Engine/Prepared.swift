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

    private init(_ row: InboxRow, _ messenger: (any Messenger)?) {
        self.row = row
        guard let messenger else {
            incoming = .failure(PreparationError.noMessenger(row.messenger))
            spoken = nil
            return
        }
        incoming = Result { try messenger.decode(row.update) }
        spoken = (try? incoming.get()).flatMap(Self.spoken)
    }

    private static func spoken(_ incoming: Incoming) -> Spoken? {
        switch incoming.event {
        case .message(let message), .edited(let message):
            Spoken(message: message, line: LineReader.read(message.text.commandLine))
        default: nil
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
