extension StringProtocol {
    /// Without white space round it; of most words the first and the last byte tell that there is none.
    package var trimmed: String {
        if let first = utf8.first, let last = last?.asciiValue, first.isSurelyNoBlank, last.isSurelyNoBlank {
            return String(self)
        }
        var part = self[...]
        while part.first?.isWhitespace == true { part = part.dropFirst() }
        while part.last?.isWhitespace == true { part = part.dropLast() }
        return String(part)
    }
}

extension UInt8 {
    /// A sign of ASCII that is seen.
    fileprivate var isSurelyNoBlank: Bool { (0x21...0x7E).contains(self) }
}
