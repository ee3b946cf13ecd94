/// Plain words as a template of `Wording`.
enum WordingEscape {
    static func template(_ words: String) -> String {
        String(words.flatMap { "\\*_`{".contains($0) ? ["\\", $0] : [$0] })
    }
}
