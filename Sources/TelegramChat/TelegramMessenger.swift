package import BotAPI
package import Core
package import Logging
import Synchronization

/// Telegram, or any server that speaks its Bot API, as a `Messenger`.
package final class TelegramMessenger: Messenger {
    /// What is learnt while running.
    struct Memory {
        var identity: BotIdentity?
        /// The kinds of updates we want were told to the server since we started.
        var hasAnnouncedKinds = false
        var shown = ShownMedia()
    }

    let client: BotAPIClient
    /// Seconds, 0-50.
    let pollTimeout: Int
    let clock: WallClock
    let logger: Logger
    let memory = Mutex(Memory())

    /// `pollTimeout` in seconds; the server allows 0-50. The clock dates what carries no date of its own.
    package init(client: BotAPIClient, pollTimeout: Int = 30, clock: WallClock = .system, logger: Logger) {
        self.client = client
        self.pollTimeout = min(max(pollTimeout, 0), 50)
        self.clock = clock
        self.logger = logger
    }

    package var name: MessengerName { .telegram }

    package var abilities: Abilities {
        Abilities(captionLength: TelegramLimits.caption)
    }

    package func decode(_ update: RawUpdate) throws -> Incoming {
        let identity = memory.withLock { $0.identity }
        return try UpdateReader(username: identity?.username, now: clock.now).read(update.json)
    }
}

/// What the Bot API allows (its pages of InlineKeyboardButton, sendMessage, sendPhoto, getFile and others).
enum TelegramLimits {
    /// Unicode scalars after the mark-up is read.
    static let text = 4096
    static let caption = 1024
    static let popUp = 200
    /// Bytes of a text with its mark-up.
    static let source = 32_768
    /// Bytes.
    static let buttonData = 64
    static let keyboard = 10_000
    static let photo = 10 << 20
    static let upload = 50 << 20
    static let download = 20 << 20
    /// Characters.
    static let copiedText = 256
    static let placeholder = 64
    static let buttons = 100
    static let buttonsInRow = 8
    static let keys = 300
    static let keysInRow = 12
    /// Bot API: KeyboardButtonRequestUsers.max_quantity.
    static let pickedPeople = 10
    static let commands = 100
    static let commandSummary = 256
}
