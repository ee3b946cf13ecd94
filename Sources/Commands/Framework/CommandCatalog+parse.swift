package import Language

extension CommandCatalog {
    /// What answers `wayside parse --jsonl`: the same phrases under their intents' names.
    package static var parseService: ParseService {
        let tables = commands.map { PhraseTable(intent: $0.about.intent, phrases: $0.about.phrases) }
        let none = PhraseTable(intent: nothing, phrases: sayings)
        return ParseService(matcher: PhraseMatcher([none] + tables), threshold: Understanding.sure, fields: fields)
    }

    /// Each slot under its own name; the words of a note are its title.
    private static let fields: ParseService.Fields = { candidate, line, request in
        var fields = ParseService.slotFields(candidate, line, request)
        if candidate.intent.hasPrefix("note."), let text = fields.removeValue(forKey: "text") { fields["title"] = text }
        return fields
    }
}
