package import Language

extension CommandCatalog {
    /// What answers `wayside parse --jsonl`: the same phrases under their intents' names.
    package static var parseService: ParseService {
        let tables = commands.map { PhraseTable(intent: $0.about.intent, phrases: $0.about.phrases) }
        return ParseService(matcher: PhraseMatcher(tables), threshold: Understanding.sure)
    }
}
