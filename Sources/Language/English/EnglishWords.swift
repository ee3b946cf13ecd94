/// English words that a typing error must not be read into.
enum EnglishWords {
    static let common: Set<String> = ["the", "not"]
    static let abbreviations: [String: [String]] = ["st": ["street", "saint"]]
}
