/// What a line denies, puts off or puts right.
extension ReadLine {
    /// "I am not there", "I have no time": whoever speaks says what they do not.
    package var deniesOfOneself: Bool {
        let tables = Lexicon.of(language).tables
        return tokens.contains { tables.titleWords.wish.speakers.contains($0.key) }
            && tokens.contains { means($0.key, .denying) || tables.handing.undone.contains($0.key) }
    }

    /// "no walk tomorrow": something is not to be.
    package var beginsWithout: Bool {
        tokens.count > 2 && means(tokens[0].key, .lacking) && !tokens.contains(where: \.isSeparator)
    }

    /// "postpone bank to Monday", "the report can wait till Monday"
    package var postpones: Bool {
        tokens.indices.contains { index in
            // "wait, Monday" puts something right.
            let isPutRight =
                means(tokens[index].key, .correcting) && !(index > 0 && means(tokens[index - 1].key, .able))
            return means(tokens[index].key, .postponing) && !isPutRight
        }
    }

    /// "can't make it": it says what is not.
    package var isDenying: Bool { tokens.contains { means($0.key, .denying) } }

    /// "actually not", "ne doch nicht": it is not to be so after all.
    package var thinksBetter: Bool {
        tokens.first.map { means($0.key, .correcting) } == true && tokens.contains { means($0.key, .denying) }
    }

    /// The number that the line is, with nothing but words like "no, actually" before it.
    package var numberAlone: Int? {
        let said = tokens.filter { !$0.isSoft && !means($0.key, .correcting) }
        return said.count == 1 && said[0].kind == .number ? Int(said[0].key) : nil
    }

    /// "bread" of "no, bread": what stands behind a word that puts right, and a mark; nil for any other line.
    package var correction: String? {
        guard let first = tokens.first, tokens.count > 2, means(first.key, .correcting), tokens[1].isSeparator else {
            return nil
        }
        return text(from: 2)
    }
}
