import Crypto
import Foundation

/// All that the messenger knows: people, chats, messages, and what waits for the bot.
struct SandboxState: Sendable {
    var bot: SandboxBot
    var people: [SandboxPerson] = []
    /// Without their messages.
    var chats: [SandboxChat] = []
    /// By chat; a message's place is its id less one.
    var messages: [Int64: [SandboxMessage]] = [:]
    var queue = UpdateQueue()
    var queries: [String: CallbackQuery] = [:]
    var commands: [CommandScope: [JSON]] = [:]
    /// Texts of the bot's profile (name, descriptions), by parameter.
    var profile: [String: String] = [:]
    var files: [String: SandboxFile] = [:]
    /// Rises with every change that somebody could see.
    var version = 0
    /// The change at which people, chats' particulars or the menu last changed.
    var peopleVersion = 0
    var seed: UInt64
    var idsGiven = 0
    /// It was saved at a clean end; else what came after the last save is lost.
    var isClosed = false
    /// Where updates would go instead; not kept over a restart.
    var webhook = ""
    /// What the bot did lately; not kept over a restart.
    var events: [SandboxEvent] = []
    /// Bytes of new files, until they are put where files are kept.
    var arrivals: [String: Data] = [:]

    init(bot: SandboxBot, seed: UInt64) {
        self.bot = bot
        self.seed = seed
        queue.start(at: 2_000_000 + Int(seed.scrambled % 998_000_000))
    }
}

/// A pressed button whose client is waiting.
struct CallbackQuery: Codable, Sendable {
    let person: Int64
    let chat: Int64
    let message: Int
    let date: Int
    var isAnswered = false
}

/// A command menu's place: scope and language.
struct CommandScope: Codable, Sendable, Hashable {
    let scope: String
    let language: String
}

extension SandboxState: Codable {
    private enum CodingKeys: String, CodingKey {
        case bot, people, chats, messages, queue, queries, commands, profile, files, version, peopleVersion, seed,
            idsGiven, isClosed
    }
}

extension SandboxState {
    /// A new identifier that looks random and is the same in every run with the same seed.
    mutating func freshID(_ kind: String, length: Int) -> String {
        idsGiven += 1
        let digest = SHA256.hash(data: Data("\(seed)/\(kind)/\(idsGiven)".utf8))
        let text = Data(digest).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        return String(text.prefix(length))
    }

    /// A new identifier in digits.
    mutating func freshNumber() -> String {
        idsGiven += 1
        let number = (seed &+ UInt64(idsGiven)).scrambled % 9_000_000_000_000_000_000
        return String(1_000_000_000_000_000_000 + number)
    }

    /// People, chats' particulars or the menu have changed.
    mutating func notePeople() {
        version += 1
        peopleVersion = version
    }

    mutating func note(_ kind: SandboxEvent.Kind, in chat: Int64) {
        events.append(SandboxEvent(version: version, chat: chat, kind: kind))
        if events.count > 20_000 { events.removeFirst(10_000) }
    }
}

extension UInt64 {
    /// Well mixed bits (SplitMix64's finalizer, Steele, Lea and Flood 2014).
    var scrambled: UInt64 {
        var value = self &+ 0x9E37_79B9_7F4A_7C15
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
