import Commands
import Core
import Foundation
import Language
import Queues
import Store

/// An update decoded, its words read and understood, outside any transaction. An object, since it is large and goes
/// through many hands.
final class Prepared: Sendable {
    let row: InboxRow
    let incoming: Result<Incoming, any Error>
    let spoken: Spoken?

    /// Decoded only, for an update whose words may be what the process dies of.
    static func wordless(_ row: InboxRow, with messengers: [MessengerName: any Messenger]) -> Prepared {
        Prepared(row, messengers[row.messenger], readsWords: false)
    }

    init(_ row: InboxRow, _ messenger: (any Messenger)?, readsWords: Bool = true) {
        self.row = row
        guard let messenger else {
            incoming = .failure(PreparationError.noMessenger(row.messenger))
            spoken = nil
            return
        }
        incoming = Result { try messenger.decode(row.update) }
        spoken = readsWords ? (try? incoming.get()).flatMap(Self.spoken) : nil
    }

    /// The names that its words may mean; nil where there are no words, or nobody to have names.
    func names(in transaction: Transaction, now: Date, random: RandomSource) throws -> StampedNames? {
        guard spoken != nil, let incoming = try? incoming.get() else { return nil }
        return try StampedNames(of: incoming.chat, in: transaction, now: now, random: random)
    }

    /// The same, with what its words mean as long as the names are these.
    func foreseeing(_ names: StampedNames?) -> Prepared {
        guard let names, let spoken else { return self }
        var foreseen = spoken
        foreseen.foresight = Foresight(spoken, names)
        return Prepared(row, incoming, foreseen)
    }

    private init(_ row: InboxRow, _ incoming: Result<Incoming, any Error>, _ spoken: Spoken) {
        (self.row, self.incoming, self.spoken) = (row, incoming, spoken)
    }

    private static func spoken(_ incoming: Incoming) -> Spoken? {
        switch incoming.event {
        case .message(let message), .edited(let message), .unnamed(let message):
            KillPoint.read(message.text)
            let language = LanguageID(tag: incoming.sender?.language)
            return Spoken(message: message, line: LineReader.read(message.text.commandLine, language: language))
        default: return nil
        }
    }
}

/// Why an update cannot be read before its turn.
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
