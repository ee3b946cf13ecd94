extension GermanPhrases {
    static let people: [String: CommandPhrases] = [:]
}
