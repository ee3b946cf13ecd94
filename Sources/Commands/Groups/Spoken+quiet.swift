import Core
import Language

extension Spoken {
    /// In a group a bare command may be another bot's: it is ours where it begins as one of ours does, or says what people
    /// do themselves ("/buy milk").
    package var isSurelyForBot: Bool {
        message.isAddressed
            || isSlashCommand
                && (line.tokens.first.map { CommandCatalog.firstWords.contains($0.key) } == true || line.isPlainChore)
    }
}

extension CommandCatalog {
    /// The words that a command can begin with, in any language.
    static let firstWords = Set(
        commands.flatMap { command in
            LanguageTables.all.flatMap { command.about.phrases(in: $0.id) }.flatMap(\.firstWords)
        })
}
