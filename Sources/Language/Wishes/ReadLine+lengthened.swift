extension ReadLine {
    /// How much longer something is to last, by its name: "meeting" and half an hour of "extend the meeting by 30 minutes",
    /// "the meeting takes 30 minutes longer"; the name is empty in "make it 30 minutes longer". What is to be shorter has
    /// less than nothing. nil for any other line.
    package var lengthened: (name: String, length: SaidLength)? {
        let counted = countingArticle
        if counted.text != text { return counted.lengthened }
        if let plain = withoutDeadlineLink { return plain.lengthened }
        guard timeValues.count == 1, let time = found.first(where: \.value.isTime),
            case .length(let length) = time.value,
            let last = tokens.lastIndex(where: { !$0.isSoft }), let sign = direction(of: time.tokens, last)
        else { return nil }
        let isChange = { (token: Token) in [.extending, .making, .setting].contains { self.means(token.key, $0) } }
        let isLink = { (token: Token) in
            token.traits.contains(.stop) || [.lasting, .being].contains { self.means(token.key, $0) }
                || wishWords.copulas.contains(token.key)
        }
        let start = (starts.last ?? 0) < time.tokens.lowerBound ? starts.last ?? 0 : 0
        var name = tokens[start..<time.tokens.lowerBound]
        if let first = name.first, isChange(first) { name = name.dropFirst() }
        while let link = name.last, isLink(link) { name = name.dropLast() }
        return (name.isEmpty ? "" : string(bytes(ofTokens: name.indices)), sign < 0 ? -length : length)
    }

    /// "extend the essay 2 days" of "extend the essay by 2 days", which says no day by which it is due; nil for other lines.
    private var withoutDeadlineLink: ReadLine? {
        let links = wishWords.deadlineLinks
        guard begins(with: .extending), let link = tokens.lastIndex(where: { links.contains($0.key) }),
            tokens.indices.contains(link + 1), tokens[link + 1].kind == .number
        else { return nil }
        return reread(string(besides: [link..<link + 1]))
    }

    /// 1 for longer, -1 for shorter.
    private func direction(of time: Range<Int>, _ last: Int) -> Int? {
        let word = tokens[last]
        if time.upperBound == last { return means(word.key, .longer) ? 1 : means(word.key, .shorter) ? -1 : nil }
        return time.upperBound == last + 1 && begins(with: .extending) ? 1 : nil
    }
}
