extension GermanPhrases {
    static let groups: [String: CommandPhrases] = [:]
}
