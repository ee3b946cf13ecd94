extension ReadLine {
    /// "also bread", "and 14 people"
    package var beginsWithJoint: Bool {
        tokens.first.map { Lexicon.of(language).titleWords.joints.contains($0.key) } == true
    }

    /// "he's in room 312"
    package var beginsWithSomebody: Bool {
        tokens.first.map { Lexicon.of(language).titleWords.wish.others.contains($0.key) } == true
    }

    /// "on Wednesday haircut at 10" of "and on Wednesday haircut at 10": what is joined to something and has its own day before
    /// all else is a wish of its own; nil for any other line.
    package var wishBehindJoint: String? {
        guard tokens.count > 2, means(tokens[0].key, .and), !tokens[0].isQuoted, case let rest = dropFirst,
            let day = rest.found.first(where: { $0.tokens.lowerBound == 0 && $0.saysDay })
        else { return nil }
        let words = titleWords
        let behind = rest.tokens.indices.filter { index in
            rest.tokens[index].kind == .word && !rest.found.contains { $0.isTime && $0.tokens.contains(index) }
        }.map { rest.tokens[$0] }
        let isNamed =
            rest.found.contains(where: \.saysClock)
            && behind.contains { !$0.traits.contains(.stop) && !rest.isTail($0) }
            || behind.contains { words.wish.isAppointment($0.key) || words.deeds.contains($0.key) }
        return isNamed && day.tokens.count < rest.tokens.count ? rest.text : nil
    }

    /// "remind me the evening before" of "and remind me the evening before".
    package var reminderBehindJoint: String? {
        guard tokens.count > 3, means(tokens[0].key, .and), !tokens[0].isQuoted else { return nil }
        let said = means(tokens[1].key, .alone) ? read(from: 2) : dropFirst
        return said.tokens.first.map { means($0.key, .reminding) } == true ? said.text : nil
    }

    /// "again", "then", "too"
    private func isTail(_ token: Token) -> Bool {
        let words = Lexicon.of(language).tables.followUps
        return [words.tails, words.anew].contains { $0.end(in: [token], at: 0, limit: 1) == 1 }
    }
}
