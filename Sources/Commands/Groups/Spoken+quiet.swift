import Actions
import Core
import Language
package import Store

extension Spoken {
    /// In a group a bare word may be another bot's command: it may be ours where one of ours begins so, and a sentence
    /// may be in any case ("/milk to bbq"); `Session.isSurelyForBot` looks what it says.
    var mayBeForBot: Bool { beginsAsOurs || isSentence }

    fileprivate var beginsAsOurs: Bool {
        message.isAddressed
            || isSlashCommand && line.tokens.first.map { CommandCatalog.firstWords.contains($0.key) } == true
    }

    fileprivate var isSentence: Bool {
        isSlashCommand && line.tokens.count { $0.kind == .word || $0.kind == .number } > 1
    }
}

extension Session {
    /// In a group a bare word is ours, too, where something here is called so ("/bbq"), or where it answers what was asked
    /// ("/ok"); a sentence that we do not understand ("/ban ana", "/weather vienna") is left to other bots.
    package func isSurelyForBot(_ spoken: Spoken) throws -> Bool {
        if spoken.beginsAsOurs { return true }
        guard spoken.isSlashCommand else { return false }
        if AskedSaying(spoken.line) != nil { return try !unansweredTasks(limit: 1).isEmpty }
        if try spoken.line.isDayAlone || namesWhatComes(spoken.line) { return true }
        if spoken.isSentence {
            if try handsOver(spoken.line) { return true }
            let understanding = try understand(spoken)
            return switch understanding.meaning {
            case .intent: true
            case .doubt: understanding.best != nil || !spoken.line.timeValues.isEmpty
            case .nothing: understanding.best != nil
            }
        }
        guard spoken.line.tokens.count <= 3 else { return false }
        let understanding = try understand(spoken), word = spoken.line.text.drop { $0 == "/" }.trimmed
        if understanding.best?.assumptions.isEmpty == true, !understanding.isOnlyKind { return true }
        return try existingHome(named: word) != nil || !things(calledJust: word).isEmpty
            || !tasks(named: word, .wholly).isEmpty
    }
}

extension Session {
    private static let mostLooked = 100

    /// "/pizza night", "/balls done": something that is in the calendar or to be done here is called so, and nothing is said
    /// beside but when, or that it is done or moved.
    private func namesWhatComes(_ line: ReadLine) throws -> Bool {
        let said = String(line.text.drop { $0 == "/" }).lowercased()
        let tasks = try tasks(.open, offset: 0, limit: Self.mostLooked).map(\.title)
        let titles = try tasks + nextEntries(Self.mostLooked).map(\.title)
        return titles.contains { title in
            guard said == title.lowercased() || said.hasPrefix(title.lowercased() + " ") else { return false }
            return LineReader.read(String(said.dropFirst(title.count)), language: language).saysWhatBecame
        }
    }
}

extension CommandCatalog {
    /// The words that a command can begin with, in any language.
    static let firstWords = Set(
        commands.flatMap { command in
            LanguageTables.all.flatMap { command.about.phrases(in: $0.id) }.flatMap(\.firstWords)
        }
    ).subtracting(othersWords)

    /// Such a command can begin so, and just as well one of another bot: "/ping", "/warn ana".
    private static let othersWords: Set = [
        "nudge", "ping", "buzz", "beep", "ding", "alert", "notify", "poke", "prompt", "bug", "warn", "page", "text",
        "message", "shout", "yell",
    ]
}

extension ReadLine {
    /// Nothing but a time, or that something is done, moved or called off: "is cancelled", "at 8".
    fileprivate var saysWhatBecame: Bool {
        let words: [SignalWord] = [.finished, .completed, .being, .moved, .calledOff]
        return LineReader.read(withoutTimes, language: language).tokens.allSatisfy { token in
            token.kind != .word || words.contains { means(token.key, $0) }
        }
    }
}
