extension GermanReplies {
    static let sharing: [String: String] = [:]
}
