import Actions
import Core
import Language
import Store

/// Chooses the language by a line; without one it asks.
struct LanguageCommand: Command {
    static let about = About(
        intent: "settings.language", area: .settings, menu: "language", summary: "The language I speak",
        phrases: [
            "[show|set|change|switch|choose] [my|the|your] language",
            "[set|change|switch] [my|the|your] language [to|is|:] {language:word}",
            "(speak|talk|answer|reply|write) [to me|with me] [in] {language:word}",
            "[go|switch|change] back to {language:word}",
            "(do you|can you) (speak|understand) {asked:word}",
            "(what|which) languages do you (speak|know|understand)", "languages",
        ] + LanguageTables.all.flatMap(\.names).flatMap { [Phrase($0), Phrase("\($0) (again|please)")] },
        examples: ["language", "speak English"])

    let language: String?

    init(_ said: Said) throws {
        let line = said.spoken.line
        let isAsked = said.slots.contains("asked")
        // "english again"
        let first = line.tokens.first.map { line.string($0.range) }
        language =
            isAsked ? nil : said.slots.text("language") ?? first.flatMap { LanguageID(named: $0) == nil ? nil : $0 }
    }

    func perform(in session: Session) throws {
        guard let language else { return try session.askLanguage() }
        guard let id = LanguageID(named: language) else { return try session.askLanguage() }
        try session.speak(id)
        try session.tell(SettingsReply.language(LanguageTables.tables(for: id).name))
    }
}

/// Chooses a language by a button.
struct SetLanguage: Press {
    static let verb = "language"
    let id: LanguageID
    init(id: LanguageID) { self.id = id }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let tables = LanguageTables.all.first(where: { $0.id.rawValue == arguments[0] })
        else { return nil }
        id = tables.id
    }
    var arguments: [String] { [id.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.speak(id)
        try session.show(SettingsCard(), note: SettingsReply.language(LanguageTables.tables(for: id).name))
        return nil
    }
}

extension Session {
    /// Keeps the language, and speaks it from this reply on.
    func speak(_ id: LanguageID) throws {
        voice = LanguageTables.voice(for: id.rawValue)
        try setLanguage(id.rawValue)
    }

    func askLanguage() throws {
        let buttons = LanguageTables.all.map {
            [SetLanguage(id: $0.id).button(SettingsReply.setLanguage($0.name), voice)]
        }
        try say(Outgoing(voice.say(SettingsReply.whichLanguage(LanguageTables.all.map(\.name))), buttons: buttons))
    }
}
