import Core

/// A name by which others find a person, checked: 3-30 letters a-z, digits and "_".
package struct Username: Hashable, Sendable {
    /// In lower case, without "@".
    package let text: String

    /// nil where those letters can be nobody's.
    package init?(_ typed: some StringProtocol) {
        let name = typed.lowercased().drop { $0 == "@" }
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "_"
        }
        guard isPlain, (3...30).contains(name.count), name.contains(where: \.isLetter) else { return nil }
        text = String(name)
    }

    /// Others that are like it, for when it is taken.
    var likeIt: some Sequence<Username> {
        (2..<100).lazy.compactMap { number in Username(text.prefix(30 - "_\(number)".count) + "_\(number)") }
    }
}
