/// What a whole line says to being asked to do something: "ok, will do", "cant tonight", "done".
package enum AskedSaying: String, Sendable, CaseIterable {
    /// Will do; may do, or "ok" of anything else; will not; "no" of anything else; not yet; is done; hands back what was taken.
    case take, nod, refuse, deny, wait, did, handBack
}

extension AskedSaying {
    private static let longest = 10

    private static let matcher = PhraseMatcher(
        LanguageTables.all.flatMap { tables in
            allCases.map {
                PhraseTable(intent: $0.rawValue, language: tables.id, phrases: tables.handing.answers[$0] ?? [])
            }
        })

    /// What is wrong with the phrases; nothing in a healthy house.
    package static var faults: [String] { matcher.faults }

    /// nil for a line that says anything besides, but when: "cant find my keys".
    package init?(_ line: ReadLine) {
        guard (1...Self.longest).contains(line.tokens.count) else { return nil }
        let lines = [line] + LanguageTables.others(than: line.language).map { line.read(in: $0.id) }
        guard let said = lines.lazy.compactMap({ Self.whole($0) ?? Self.read($0) }).first else { return nil }
        self = said
    }

    private static func whole(_ line: ReadLine) -> AskedSaying? {
        let words = line.tokens.filter { !$0.isSoft || $0.kind == .symbol }.map(\.key).joined(separator: " ")
        let sayings: [(SignalWord, AskedSaying)] = [
            (.taking, .take), (.nodding, .nod), (.refusing, .refuse), (.waiting, .wait),
        ]
        return sayings.first { LanguageTables.tables(for: line.language).signals[$0.0]?.contains(words) == true }?.1
    }

    private static func read(_ line: ReadLine) -> AskedSaying? {
        matcher.candidates(for: line).lazy.filter(\.assumptions.isEmpty).compactMap { candidate in
            guard let more = candidate.slots.text("more") else { return AskedSaying(rawValue: candidate.intent) }
            return saysOnlyWhen(more, line) ? AskedSaying(rawValue: candidate.intent) : nil
        }.first
    }

    private static func saysOnlyWhen(_ words: String, _ line: ReadLine) -> Bool {
        let beside = LanguageTables.tables(for: line.language).handing.beside
        let rest = LineReader.read(
            LineReader.read(words, language: line.language).withoutTimes, language: line.language)
        return rest.tokens.allSatisfy { $0.isSoft || beside.contains($0.key) }
    }
}
