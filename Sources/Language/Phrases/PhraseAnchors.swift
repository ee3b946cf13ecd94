/// What every match of a phrase surely holds.
enum PhraseAnchors {
    /// Sets of words, one of each of which it holds.
    static func choices(_ parts: [PhrasePart]) -> [Set<String>] {
        parts.compactMap { part in
            switch part {
            case .literal(let word): return [word]
            case .slot: return nil
            case .choice(let branches):
                let inner = branches.map { choices($0).min { $0.count < $1.count } }
                guard !inner.contains(nil) else { return nil }
                return inner.compactMap(\.self).reduce(into: Set()) { $0.formUnion($1) }
            }
        }
    }

    static func values(_ parts: [PhrasePart]) -> PhraseNeeds {
        parts.reduce(into: []) { if case .slot(_, let kind) = $1 { $0.insert(PhraseNeeds(kind)) } }
    }
}
