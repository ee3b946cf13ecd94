import Actions
import Core
import Language
import Store

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
