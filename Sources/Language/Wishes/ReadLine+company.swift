extension ReadLine {
    /// "dinner" of "who is coming to the dinner": what people come to, where that is asked or told; nil for any other line.
    package var attended: String? {
        let links = wishWords.personLinks, bare = tokens.prefix { $0.key != "?" }
        let link = bare.indices.dropFirst().first { index in
            links.contains(tokens[index].key)
                && SignalWord.attending.isSaid(by: string(bytes(ofTokens: 0..<index)))
        }
        guard let link else { return nil }
        let rest = bare[(link + 1)...].drop(while: isArticle)
        return rest.isEmpty ? nil : string(bytes(ofTokens: rest.startIndex..<rest.endIndex))
    }

    /// "tea with Eva" of "coffee with Eva" and "tea", "meeting online" of "meeting" and "online": something else with the
    /// same people, or the same in another way; nil where the words are another name for it.
    package func with(activity: String) -> String? {
        let new = LineReader.read(activity, language: language)
        let manners = wishWords.manners
        if new.tokens.count == 1, manners.contains(new.tokens[0].key) { return "\(text) \(activity)" }
        guard let old = withoutCompany, !old.isEmpty, new.companyStart == nil else { return nil }
        return activity + text.dropFirst(old.count)
    }

    /// "with Eva and Tim"
    package var beginsWithCompany: Bool { tokens.count > 1 && companyStart == 0 }

    /// "supper" of "supper with Eva and Tim"; nil where more than names stands there: "with Eva about taxes".
    package var withoutCompany: String? {
        guard let start = companyStart, hasOnlyNames(from: start + 1) else { return nil }
        return string(bytes(ofTokens: 0..<start))
    }

    /// "Eva and Tim", but not "Eva and Tim to lunch", "Eva on Friday".
    package var namesOnlyCompany: Bool { timeValues.isEmpty && hasOnlyNames(from: 0) }

    private func hasOnlyNames(from start: Int) -> Bool {
        tokens[start...].allSatisfy { !$0.traits.contains(.stop) || means($0.key, .and) || $0.isSoft }
    }

    /// "supper with Eva and Tim" of "supper with Eva" and "Tim".
    package func joined(by names: String) -> String {
        let words = Lexicon.of(language).tables.followUps
        return "\(text) \(withoutCompany == nil ? words.with : words.and) \(names)"
    }

    /// "supper with Eva" of "supper with Eva and Tim" and "Tim"; nil where that name is not among them.
    package func without(company name: String) -> String? {
        guard let title = withoutCompany, let start = companyStart else { return nil }
        let separated = tokens[(start + 1)...].split { $0.isSoft || means($0.key, .and) }
        let names = separated.map { string(bytes(ofTokens: $0.startIndex..<$0.endIndex)) }
        let left = names.filter { $0.lowercased() != name.lowercased() }
        guard left.count < names.count else { return nil }
        let words = Lexicon.of(language).tables.followUps
        guard let last = left.last else { return title }
        let others = left.dropLast().joined(separator: ", ")
        return "\(title) \(words.with) " + (others.isEmpty ? last : "\(others) \(words.and) \(last)")
    }

    /// It is said of a word only in whose company something is: "ana" of "with ana".
    package func isCompany(tokenAt index: Int) -> Bool {
        index > 0 && wishWords.companyLinks.contains(tokens[index - 1].key)
    }

    /// It stands behind that word: "cara" of "with ben and cara".
    package func isAmongCompany(tokenAt index: Int) -> Bool { companyStart.map { index > $0 } == true }

    private var companyStart: Int? {
        let links = wishWords.companyLinks
        return tokens.firstIndex { links.contains($0.key) && !$0.isQuoted }
    }
}
