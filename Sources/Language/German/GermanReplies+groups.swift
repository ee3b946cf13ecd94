extension GermanReplies {
    static let groups: [String: String] = [:]
}
