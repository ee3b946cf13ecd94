extension GermanPhrases {
    static let sharing: [String: CommandPhrases] = [:]
}
