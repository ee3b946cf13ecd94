/// Who is to see no longer what was spoken of: "not Cara", "remove Cara", "Ben shouldn't see it anymore".
package struct SaidWithout: Sendable {
    /// As typed.
    package let names: String

    private static let longest = 10

    private static let matcher = PhraseMatcher(
        LanguageTables.all.map {
            PhraseTable(intent: "without", language: $0.id, phrases: $0.handing.without)
        })

    /// What is wrong with the phrases; nothing in a healthy house.
    package static var faults: [String] { matcher.faults }

    /// nil for any other line; whether somebody is called so is not asked here.
    package init?(_ line: ReadLine) {
        guard (1...Self.longest).contains(line.tokens.count) else { return nil }
        let lines = line.inEachLanguage
        let read = lines.lazy.flatMap { Self.matcher.candidates(for: $0).filter(\.assumptions.isEmpty) }
        guard let names = read.compactMap({ $0.slots.text("who") }).first else { return nil }
        self.names = names.withoutSentenceEnd
    }
}
