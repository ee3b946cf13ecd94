extension Entry {
    private static let allowed = """
        after a name stands: `: text`, ` [Button]`, ` <location LAT LON acc=15>`, ` <live LAT LON acc=15 for=900>`, \
        ` <photo FILE> text`, ` <document FILE> text`, ` <voice FILE>`, ` album FILE FILE`, ` edits: text`, \
        ` replies: text`, ` replies <photo FILE> text`, ` forwards: text`, ` reacts EMOJI`, ` opens start=CODE`, ` picks NAME NAME`, ` stops sharing`, ` blocks the bot`, \
        ` unblocks the bot`, ` forges DATA` (of a button), ` as group: text`
        """

    /// What stands after a person's name.
    func deed(_ rest: Substring) throws(Misread) -> Deed {
        if let text = rest.dropping(":") { return .types(self.text(text)) }
        if let text = rest.dropping(" edits:") { return .edits(self.text(text)) }
        if let text = rest.dropping(" replies:") { return .replies(self.text(text)) }
        if let text = rest.dropping(" forwards:") { return .forwards(self.text(text)) }
        if let text = rest.dropping(" as group:") { return .typesUnnamed(self.text(text)) }
        if rest.hasPrefix(" <") { return try attachment(rest.dropFirst()) }
        if let sent = rest.dropping(" replies "), sent.hasPrefix("<") { return .repliesBySending(try attachment(sent)) }
        try nothingFurther()
        if rest.hasPrefix(" [") { return .presses(try label(rest.dropFirst())) }
        if let emoji = rest.dropping(" reacts ") { return .reacts(String(emoji)) }
        if let data = rest.dropping(" forges ") { return .forges(String(data)) }
        if let code = rest.dropping(" opens start=") { return .opens(String(code)) }
        if let names = rest.dropping(" picks ") { return .picks(names.split(separator: " ").map(String.init)) }
        if let files = rest.dropping(" album ") { return .sendsAlbum(files.split(separator: " ").map(String.init)) }
        switch rest {
        case " blocks the bot": return .blocks(true)
        case " unblocks the bot": return .blocks(false)
        case " stops sharing": return .stopsSharing
        default: throw Misread(Self.allowed)
        }
    }

    private func label(_ rest: Substring) throws(Misread) -> String {
        guard let labels = ButtonRow.labels(rest), labels.count == 1 else {
            throw Misread("one button is pressed at a time: [Label]")
        }
        return labels[0]
    }

    /// `<photo cafe.jpg> at the bar` and the like.
    private func attachment(_ rest: Substring) throws(Misread) -> Deed {
        guard let match = rest.wholeMatch(of: /<([a-z]+) ([^>]+)>(.*)/) else { throw Misread(Self.allowed) }
        if let kind = Deed.Attachment(rawValue: String(match.1)) {
            return .sends(kind, name: String(match.2), caption: text(match.3))
        }
        guard match.3.isEmpty else { throw Misread("a location has no text") }
        try nothingFurther()
        let words = match.2.split(separator: " ")
        switch match.1 {
        case "location": return .sharesLocation(try point(words, options: ["acc"]))
        case "live":
            let point = try point(words, options: ["acc", "for"])
            return .sharesLive(point, period: try option("for", words).map { Int($0) } ?? 3600)
        default: throw Misread(Self.allowed)
        }
    }

    private func point(_ words: [Substring], options: Set<String>) throws(Misread) -> Deed.Point {
        guard words.count >= 2, let latitude = Double(words[0]), let longitude = Double(words[1]),
            words.dropFirst(2).allSatisfy({ options.contains(String($0.prefix { $0 != "=" })) })
        else {
            throw Misread("a location is written LAT LON, then perhaps " + options.sorted().joined(separator: ", "))
        }
        return Deed.Point(latitude: latitude, longitude: longitude, accuracy: try option("acc", words))
    }

    /// The number after `name=`.
    private func option(_ name: String, _ words: [Substring]) throws(Misread) -> Double? {
        guard let word = words.first(where: { $0.hasPrefix(name + "=") }) else { return nil }
        guard let value = Double(word.dropFirst(name.count + 1)), value.isFinite, abs(value) < 1e9 else {
            throw Misread("\(name)= needs a number")
        }
        return value
    }
}
