extension String {
    /// ASCII words with one blank between them, of which none begins with a mark that stands close: most texts, and told
    /// in one look.
    var isPlainlySpaced: Bool {
        var isBehindBlank = true
        for byte in utf8 {
            let isBlank = byte == 0x20
            guard (0x20..<0x7F).contains(byte), !isBehindBlank || !isBlank && !",;.:?".utf8.contains(byte) else {
                return false
            }
            isBehindBlank = isBlank
        }
        return !isBehindBlank
    }
}
