import Core

extension WishWords {
    /// A number behind it is its name.
    func hasNumber(_ word: String) -> Bool { numbered.contains(word) || departures.contains(word) }

    /// "laundry" beside "feed", not beside "do" or "fold".
    func isOwnChore(_ word: Substring, beside verb: Substring?) -> Bool {
        guard let verb = verb.map({ Folding.fold($0) }) else { return false }
        return choreNames.contains(Folding.fold(word)) && !doers.contains(verb) && !purchases.contains(verb)
            && (isVerbLast || !chores.contains(verb))
    }

    /// A list by its end: "einkaufsliste".
    func isListByEnd(_ word: String) -> Bool { listEnds.contains { word.hasSuffix($0) && word != $0 } }

    /// A thing of the house, or a small word beside it.
    func isOfHousehold(_ word: String) -> Bool {
        household.contains(word) || determiners.contains(word) || joiners.contains(word)
    }
}
