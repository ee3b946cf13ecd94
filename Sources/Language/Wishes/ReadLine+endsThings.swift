extension ReadLine {
    /// "cancel gym mon and wed", "missed gym mon and wed": it is said of what there is, or has been, and makes nothing new.
    var endsThings: Bool {
        let said = tokens.dropFirst(starts.last ?? 0), deeds = titleWords.deeds
        guard let first = said.first else { return false }
        return beginsWithPast(first) && !deeds.contains(first.key)
            || [.skipping, .changing, .denying, .failing, .noOrder].contains { means(first.key, $0) }
            || said.contains { means($0.key, .cancelling) && !means($0.key, .removing) }
    }

    private func beginsWithPast(_ first: Token) -> Bool {
        means(first.key, .past) || means(first.key, .pastOfSpeaker) || wishWords.done.mayBePast(first.key)
    }
}
