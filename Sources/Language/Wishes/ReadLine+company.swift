extension ReadLine {
    /// "with Eva and Tim"
    package var beginsWithCompany: Bool { tokens.count > 1 && companyStart == 0 }

    /// "supper" of "supper with Eva".
    package var withoutCompany: String { companyStart.map { string(bytes(ofTokens: 0..<$0)) } ?? text }

    private var companyStart: Int? {
        let links = Lexicon.of(language).titleWords.wish.companyLinks
        return tokens.firstIndex { links.contains($0.key) && !$0.isQuoted }
    }
}
