import Actions
package import Core
package import Language
package import Store

/// What a person can say: phrases, typed fields and what it does, together in one small file.
package protocol Command: Sendable {
    static var about: About { get }
    /// Reads the typed fields; throws a `Refusal` that says what to type instead.
    init(_ said: Said) throws
    func perform(in session: Session) throws
}

/// A command that adds something: its line may say more than its phrase reads, such as when, where and how often.
protocol WishCommand: Command {}

/// A command whose line can be edited later: what it made follows the new words.
package protocol FollowsEdit: Command {
    /// False when the line no longer fits what it had made.
    func follow(_ thing: Thing, in session: Session) throws -> Bool
}

/// How a command is found and explained. Help, the command menu and the parser's tests are made of it.
package struct About: Sendable {
    /// The intent's name as `wayside parse` prints it.
    package let intent: String
    /// Tells commands of one intent apart where words are looked up; the intent itself where it has but one.
    package let key: String
    package let area: Area
    /// The word after the slash in the messenger's menu; nil keeps the command out of it.
    package let menu: String?
    /// One line: what it does.
    package let summary: String
    package let phrases: [Phrase]
    /// Lines a person could type; help shows them and the tests run them.
    package let examples: [String]

    package init(
        intent: String, key: String? = nil, area: Area, menu: String? = nil, summary: String, phrases: [Phrase],
        examples: [String]
    ) {
        self.intent = intent
        self.key = key ?? intent
        self.area = area
        self.menu = menu
        self.summary = summary
        self.phrases = phrases
        self.examples = examples
    }

    /// What people type in a language, as `LanguageTables.phrases` has it; English stands here.
    package func phrases(in language: LanguageID) -> [Phrase] {
        language == .english ? phrases : LanguageTables.tables(for: language).phrases[key]?.phrases ?? []
    }

    /// What help shows in a language; English where it has none.
    package func examples(in language: LanguageID) -> [String] {
        LanguageTables.tables(for: language).phrases[key]?.examples ?? examples
    }

    /// The word after the slash in a language's menu.
    package func menu(in language: LanguageID) -> String? {
        menu.map { LanguageTables.tables(for: language).menu[$0] ?? $0 }
    }

    /// The summary as a message, so that a language can have its own.
    package var wording: Wording { Wording("about.\(key)", WordingEscape.template(summary)) }
}

/// The parts of help.
package enum Area: String, Sendable, CaseIterable {
    case places, maps, visits, tasks, occasions, calendar, notes, reminders, people, sharing, settings, safety, tips,
        examples, talk
    /// For administrators alone; nobody else's help shows it.
    case server
}

/// A line as it was read for one command.
package struct Said: Sendable {
    package let spoken: Spoken
    package let slots: Slots
    /// What was not said but assumed, in a person's words.
    package let assumed: [String]

    package init(spoken: Spoken, slots: Slots, assumed: [String] = []) {
        self.spoken = spoken
        self.slots = slots
        self.assumed = assumed
    }
}

/// One message of a person, its words already read.
package struct Spoken: Sendable {
    package internal(set) var message: Incoming.Message
    package internal(set) var line: ReadLine
    /// The card it was sent in reply to.
    var repliedCard: (any Card)?
    /// The thing it was sent in reply to, by card or by the message that made it.
    var repliedThing: Thing?
    /// Where a note in reply belongs: at the pin or heading that was replied to, or beside the note.
    var repliedHome: NoteHome?
    /// It reads as a command; a question that need not be answered lets it through.
    private(set) var mayBeCommand = false
    /// It reads as a command without doubt, whatever question is open.
    private(set) var meansCommand = false
    /// It is a kind of places and nothing else: what is looked for, or what something is called.
    private(set) var isOnlyKind = false
    /// It reads as a command about something, which is no mere time even where it names one: "move dentist to Wednesday".
    private(set) var isAboutSomething = false
    /// It surely is something to do or to come by itself, which is no mere time even where it names one: "buy milk on
    /// Friday at 9".
    package private(set) var isOwnWish = false
    /// It reads as a command about something that there is not: "rename house to home", with no such pin.
    private(set) var namesUnknown = false
    /// What it was taken to mean before its turn; nil where nobody looked.
    package var foresight: Foresight?

    package init(message: Incoming.Message, line: ReadLine) {
        self.message = message
        self.line = line
    }

    package var text: String { message.text }

    /// In a group the bot hears only what is meant for it.
    package var isForBot: Bool { isSlashCommand || message.isAddressed }

    package var isSlashCommand: Bool { text.hasPrefix("/") }

    /// Words that were typed, with no file beside them and no command of the menu before them.
    var isWordsAlone: Bool { !isSlashCommand && message.attachments.isEmpty }

    /// What a question that waits for words takes: words and no file, and surely no command.
    var isPlainAnswer: Bool { !text.isEmpty && message.attachments.isEmpty && !meansCommand }

    /// The same, with what it is a reply to.
    package func with(replyIn session: Session) throws -> Spoken {
        var spoken = read(in: session.language)
        guard let reply = message.replyTo else { return spoken }
        spoken.repliedCard = try session.card(of: reply).flatMap { CommandCatalog.card($0.code) }
        spoken.repliedThing = try session.thing(from: reply) ?? spoken.repliedCard?.thing
        spoken.repliedHome = try session.home(repliedTo: spoken)
        return spoken
    }

    /// The same, with what an open question asks of how it reads.
    package func understood(as understanding: Understanding) -> Spoken {
        var spoken = self
        spoken.meansCommand = understanding.meansCommand
        spoken.isOnlyKind = understanding.isOnlyKind
        spoken.isAboutSomething = understanding.isAboutSomething
        spoken.mayBeCommand = understanding.mayBeCommand || saysOfIt
        spoken.isOwnWish = understanding.isOwnWish
        spoken.namesUnknown = understanding.unknownName != nil
        return spoken
    }

    /// The same as another language reads it; what was foreseen is void then.
    func read(in language: LanguageID) -> Spoken {
        guard language != line.language else { return self }
        var spoken = self
        (spoken.line, spoken.foresight) = (line.read(in: language), nil)
        return spoken
    }

    /// Other words of the same message.
    func saying(_ text: String, id: String? = nil) -> Spoken {
        var message = message
        message.text = text
        message.ref = MessageRef(chat: message.ref.chat, id: id ?? message.ref.id)
        var spoken = Spoken(message: message, line: LineReader.read(text, language: line.language))
        (spoken.repliedCard, spoken.repliedThing, spoken.repliedHome) = (repliedCard, repliedThing, repliedHome)
        return spoken
    }

    /// It surely is something to do by itself, and says when: "buy milk tomorrow" rather than "Buy Best".
    var isWishWithTime: Bool { isOwnWish && !line.times.isEmpty }

    /// It reads as a command with words of its own, rather than as coordinates alone.
    var isCommandAround: Bool { mayBeCommand && line.tokens.contains { $0.kind == .word && $0.key.count > 2 } }

    /// The words without quotes around the whole of them.
    var unquoted: String {
        for found in line.found where line.tokens.indices == found.tokens {
            if case .quoted(let words) = found.value { return words }
        }
        return text.trimmed
    }
}
