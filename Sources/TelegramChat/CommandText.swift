/// A text that may begin with a command. It is read from its letters, since entity offsets are not to be trusted.
struct CommandText {
    private let text: String
    init(_ text: String) { self.text = text }

    /// The text with "/name@bot" as "/name"; nil when it is another bot's command.
    func addressed(to username: String?) -> String? {
        guard text.first == "/", let username else { return text }
        let command = text.prefix { !$0.isWhitespace }
        guard let at = command.firstIndex(of: "@"), isName(command[..<at].dropFirst()) else { return text }
        let bot = command[command.index(after: at)...]
        guard bot.lowercased() == username.lowercased() else { return isName(bot) ? nil : text }
        return String(command[..<at] + text[command.endIndex...])
    }

    private func isName(_ word: Substring) -> Bool {
        (1...32).contains(word.utf8.count)
            && word.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == UInt8(ascii: "_")
            }
    }
}
