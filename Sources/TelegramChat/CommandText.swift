/// A text that may begin with a command. It is read from its letters, since entity offsets are not to be trusted.
struct CommandText {
    private let text: String
    init(_ text: String) { self.text = text }

    /// The text with "/name@bot" as "/name" and without "@bot" before it; nil when it is another bot's command.
    func addressed(to username: String?) -> String? {
        guard text.first == "/", let username else { return withoutMention(of: username) }
        let command = text.prefix { !$0.isWhitespace }
        guard let at = command.firstIndex(of: "@"), isName(command[..<at].dropFirst()) else { return text }
        let bot = command[command.index(after: at)...]
        guard bot.lowercased() == username.lowercased() else { return isName(bot) ? nil : text }
        return String(command[..<at] + text[command.endIndex...])
    }

    /// The bot's name stands behind the command: "/pins@bot".
    func names(_ username: String?) -> Bool {
        guard text.first == "/", let name = username?.lowercased() else { return false }
        return text.prefix { !$0.isWhitespace }.lowercased().hasSuffix("@\(name)")
    }

    /// The bot's name stands in the text: "@bot pins".
    func isMention(of username: String?) -> Bool {
        guard let name = username?.lowercased(), text.utf8.contains(UInt8(ascii: "@")) else { return false }
        return text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }.contains("@\(name)")
    }

    private func withoutMention(of username: String?) -> String {
        guard let username, text.first == "@" else { return text }
        let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard name.lowercased() == username.lowercased() else { return text }
        return String(text[name.endIndex...].drop { $0.isWhitespace || $0 == "," || $0 == ":" })
    }

    private func isName(_ word: Substring) -> Bool {
        (1...32).contains(word.utf8.count)
            && word.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == UInt8(ascii: "_")
            }
    }
}
