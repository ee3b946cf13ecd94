package import Language

extension CommandCatalog {
    /// What answers `wayside parse --jsonl`: the same phrases under their intents' names.
    package static var parseService: ParseService {
        let tables = commands.map { PhraseTable(intent: $0.about.intent, phrases: $0.about.phrases) }
        let none = PhraseTable(intent: nothing, phrases: sayings)
        return ParseService(matcher: PhraseMatcher([none] + tables), threshold: Understanding.sure)
    }
}
