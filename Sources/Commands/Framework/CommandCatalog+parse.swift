package import Language

extension CommandCatalog {
    /// What answers `wayside parse --jsonl`: the same phrases under their intents' names.
    package static var parseService: ParseService {
        ParseService(
            matcher: PhraseMatcher(phrases { $0.command.about.intent }), threshold: Understanding.sure, fields: fields)
    }

    /// Each slot under its own name; the words of a note are its title.
    private static let fields: ParseService.Fields = { candidate, line, request in
        var fields = ParseService.slotFields(candidate, line, request)
        if candidate.intent.hasPrefix("note."), let text = fields.removeValue(forKey: "text") { fields["title"] = text }
        return fields
    }
}
