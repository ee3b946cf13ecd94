import Actions
import Core
import Language
import Store

/// Help: all topics, or one.
struct HelpCommand: Command {
    static let about = About(
        intent: "help", area: .talk, menu: "help", summary: "What you can say",
        phrases: [
            "help [me]", "help [me] (with|about|on|for) {topic:word}", "help {topic:word}",
            "what can (you|u|i) (do|say|type) [here]",
            "how (do i|to) (use|start) [this|it|you]", "how does (this|it) work", "commands", "menu", "what are you",
            "[how] (do i|to) use {topic:word}", "how do {topic:word} work", "how does {topic:word} work",
            "(resources|how to|howto|tutorial|guide|manual|instructions)",
            "who are you",
            "what is this", "?",
        ],
        examples: ["help", "help notes", "what can you do"])

    let topic: String?
    init(_ said: Said) throws { topic = said.slots.text("topic") }

    func perform(in session: Session) throws {
        try session.show(HelpCard(area: topic.flatMap { HelpCard.area(named: $0, session.voice) }))
    }
}

/// Opens help where one is; the card's own button brings it back.
struct HelpPress: Press {
    static let verb = "help"
    let area: Area?
    init(area: Area?) { self.area = area }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, arguments[0] == "all" || Area(rawValue: arguments[0]) != nil else { return nil }
        area = Area(rawValue: arguments[0])
    }
    var arguments: [String] { [area?.rawValue ?? "all"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let back = try session.pressedCard?.code
        try session.show(HelpCard(area: area, back: back))
        return nil
    }
}

/// What can be said, an area a page, made of the catalog.
struct HelpCard: Card {
    static let verb = "help"
    private static let topicsPerRow = 3
    let area: Area?
    /// The code of the card it was opened from, where one returns to.
    let back: String?

    init(area: Area?, back: String? = nil) {
        self.area = area
        self.back = back.flatMap { $0.utf8.count <= 40 && !$0.hasPrefix("help") ? $0 : nil }
    }

    init?(_ arguments: [String]) {
        guard let first = arguments.first, first == "all" || Area(rawValue: first) != nil else { return nil }
        let rest = arguments.dropFirst().joined(separator: ":")
        self.init(area: Area(rawValue: first), back: rest.isEmpty ? nil : rest)
    }

    var arguments: [String] { [area?.rawValue ?? "all"] + (back.map { [$0] } ?? []) }
    var subject: String { back.flatMap { CommandCatalog.card($0)?.subject } ?? "help" }

    var goesPrivate: Bool { area != nil }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        let areas = try Area.allCases.filter { area in
            switch area {
            case .server: try session.isAdministrator
            case .people: !session.isGroup
            default: true
            }
        }
        let area = area.flatMap { areas.contains($0) ? $0 : nil }
        var rows = areas.map {
            HelpTopic(card: HelpCard(area: $0, back: back)).button(HelpReply.area($0), voice)
        }
        rows = rows.filter { button in area.map { voice.words(HelpReply.area($0)) != button.label } ?? true }
        var buttons = rows.inRows(of: Self.topicsPerRow)
        if area == nil { buttons.insert(CheckInCard.buttons(voice), at: 0) }
        if let back, let card = CommandCatalog.card(back) {
            buttons.append([ShowCard(card).button(CommonReply.back, voice)])
        }
        return CardFace(
            area.map { text(of: $0, voice) } ?? overview(voice, isGroup: session.isGroup), buttons: buttons, topics: [])
    }

    private func overview(_ voice: Voice, isGroup: Bool) -> RichText {
        let examples = voice.words(isGroup ? HelpReply.examplesInGroup : HelpReply.examples).split(separator: "\n").map(
            String.init)
        return voice.say(isGroup ? HelpReply.introInGroup : HelpReply.intro) + "\n\n"
            + examples.map { RichText($0, .code) }.joined() + "\n\n"
            + voice.say(isGroup ? HelpReply.outroInGroup : HelpReply.outro)
    }

    /// One line of each command that has one, topic by topic.
    private func examples(_ voice: Voice) -> RichText {
        let language = LanguageID(tag: voice.language)
        let lines = Area.allCases.filter { $0 != .server }.compactMap { area -> RichText? in
            let abouts = CommandCatalog.commands.map { $0.about }.filter { $0.area == area }
            let lines = abouts.compactMap { $0.examples(in: language).first }.prefix(3)
            guard !lines.isEmpty else { return nil }
            return RichText(voice.words(HelpReply.area(area)), .bold) + ": "
                + lines.map { RichText($0, .code) }.joined(separator: ", ")
        }
        return RichText(voice.words(HelpReply.area(.examples)), .bold) + "\n" + lines.joined()
    }

    private func text(of area: Area, _ voice: Voice) -> RichText {
        if area == .examples { return examples(voice) }
        let commands = CommandCatalog.commands.map { $0.about }.filter { $0.area == area }
        return RichText(voice.words(HelpReply.area(area)), .bold) + "\n"
            + commands.map { Self.line(of: $0, voice) }.joined()
    }

    /// What a command does, and lines that do it.
    static func line(of about: About, _ voice: Voice) -> RichText {
        let examples = about.examples(in: LanguageID(tag: voice.language)).map { RichText($0, .code) }
        return voice.say(about.wording) + ": " + examples.joined(separator: ", ")
    }

    /// The area a word means: its own name, or a command's menu word, in English or in the person's language.
    static func area(named word: String, _ voice: Voice = .english) -> Area? {
        let word = word.lowercased(), language = LanguageID(tag: voice.language)
        let names = { (area: Area) in [area.rawValue, voice.words(HelpReply.area(area)).lowercased()] }
        let command = CommandCatalog.commands.map { $0.about }.first { about in
            about.menu != nil && (about.menu == word || about.menu(in: language) == word)
        }
        return Area.allCases.first { names($0).contains(word) } ?? command?.area
            ?? Area.allCases.first { area in word.count > 2 && names(area).contains { $0.hasPrefix(word) } }
    }
}

/// Turns the help card to another topic.
struct HelpTopic: Press {
    static let verb = "topic"
    let card: HelpCard
    init(card: HelpCard) { self.card = card }
    init?(_ arguments: [String]) {
        guard let card = HelpCard(arguments) else { return nil }
        self.card = card
    }
    var arguments: [String] { card.arguments }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.show(card)
        return nil
    }
}

enum HelpReply: Reply {
    case intro, examples, outro
    case introInGroup, examplesInGroup, outroInGroup
    case area(Area)

    var wording: Wording {
        switch self {
        case .intro:
            Wording(
                "help.intro",
                "I keep your places, notes and things to do, and remind you in time. Type plain lines; you can also send a location or a photo. Try:"
            )
        case .examples:
            Wording(
                "help.examples",
                "buy milk tomorrow 18:00 p1\ntoday\nbefore I leave work: call Ben\nremind me at 18:00 to call mum\ndinner with Bo on Friday at 19:00\npin here\nnote gym: squats\nundo"
            )
        case .outro:
            Wording(
                "help.outro",
                "Every change has Undo, and editing your own message changes what it made. Everything is yours alone until you share it. More about:"
            )
        case .introInGroup:
            Wording(
                "help.introInGroup",
                "I keep pins, notes, to-dos, lists, events and reminders for this group. I hear what begins with a slash, and replies to me:"
            )
        case .examplesInGroup:
            Wording(
                "help.examplesInGroup",
                "/pin Cafe 48.2082, 16.3738\n/pins\n/note packing: tent\n/notes packing\n/remind\\_me at 18:00 to leave\n/undo"
            )
        case .outroInGroup:
            Wording(
                "help.outroInGroup",
                "Everyone here sees what is kept here; nothing of your own comes here. Who may change it: `/rules`. More, sent to you privately:"
            )
        case .area(.places): Wording("help.area.places", "Places")
        case .area(.tasks): Wording("help.area.tasks", "To-dos")
        case .area(.occasions): Wording("help.area.occasions", "Occasions")
        case .area(.calendar): Wording("help.area.calendar", "Calendar")
        case .area(.tips): Wording("help.area.tips", "Tips")
        case .area(.examples): Wording("help.area.examples", "Examples")
        case .area(.maps): Wording("help.area.maps", "Maps and finding")
        case .area(.visits): Wording("help.area.visits", "Lists and visits")
        case .area(.notes): Wording("help.area.notes", "Notes")
        case .area(.reminders): Wording("help.area.reminders", "Reminders")
        case .area(.people): Wording("help.area.people", "People")
        case .area(.sharing): Wording("help.area.sharing", "Sharing")
        case .area(.settings): Wording("help.area.settings", "Settings")
        case .area(.safety): Wording("help.area.safety", "Undo and trash")
        case .area(.server): Wording("help.area.server", "This server")
        case .area(.talk): Wording("help.area.talk", "Talking to me")
        }
    }
}
