/// How the names of members are spelled in JSON.
package enum KeyNaming: Sendable {
    case asIs
    /// `fileUniqueID` is "file_unique_id": a word begins at a capital letter, and capitals in a row are one word. The
    /// keys of a dictionary are spelled so too.
    case snakeCase
}

extension KeyNaming {
    /// Gives the spelling byte by byte until `take` says no.
    /// - Returns: whether all were taken.
    @inline(__always)
    func spell(_ name: UnsafeBufferPointer<UInt8>, _ take: (UInt8) -> Bool) -> Bool {
        for index in name.indices {
            guard self == .snakeCase, name[index].isCapital else {
                guard take(name[index]) else { return false }
                continue
            }
            if Self.beginsWord(index, in: name), !take(UInt8(ascii: "_")) { return false }
            guard take(name[index] | 0x20) else { return false }
        }
        return true
    }

    /// Of a capital letter that is not the first: after a small one, or before one.
    private static func beginsWord(_ index: Int, in name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard index > 0 else { return false }
        return !name[index - 1].isCapital || (index + 1 < name.count && name[index + 1].isSmall)
    }

    /// The name whose spelling a member has.
    func name(of member: String) -> String {
        guard self == .snakeCase, member.contains("_") else { return member }
        let words = member.split(separator: "_")
        return words.dropFirst().reduce(into: String(words.first ?? "")) { name, word in
            name += word == "id" ? "ID" : word.prefix(1).uppercased() + word.dropFirst()
        }
    }
}

extension UInt8 {
    fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
    fileprivate var isSmall: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
