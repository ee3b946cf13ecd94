/// One line of a transcript with its further lines, and what must be known to read it.
struct Entry {
    enum Meaning {
        case action(Action)
        case expectation(Expected)
    }

    let head: String
    /// Without their indentation.
    let further: [String]
    /// Groups that were made so far.
    let groups: Set<String>
    /// Who acted last.
    let speaker: String?

    func read() throws(Misread) -> Meaning {
        if head.first == "@" { return .action(try directive()) }
        guard let match = head.prefixMatch(of: /([a-z][a-z0-9_]*)(?:\/([a-z][a-z0-9_]*))?/) else {
            throw Misread("a line begins with a name, `bot`, `@`, `#`, or four spaces (more of the line above)")
        }
        let rest = head[match.range.upperBound...]
        let name = String(match.1)
        if name == "bot" { return .expectation(try expectation(rest, in: match.2.map(String.init))) }
        guard !groups.contains(name) else { throw Misread("\(name) is a group; write NAME/\(name)") }
        let chat = try match.2.map { group throws(Misread) in try knownGroup(String(group)) }
        return .action(.person(name, in: chat ?? name, try deed(rest)))
    }

    func knownGroup(_ name: String) throws(Misread) -> String {
        guard groups.contains(name) else { throw Misread("there is no group \(name) yet; make it with @group") }
        return name
    }

    /// All lines as one text.
    func text(_ first: Substring) -> String {
        ([String(first.dropping(" ") ?? first)] + further).joined(separator: "\n")
    }

    func nothingFurther() throws(Misread) {
        guard further.isEmpty else { throw Misread("nothing may follow this line indented") }
    }
}
