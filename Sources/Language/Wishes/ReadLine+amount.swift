/// How many of something are to be got: "2 milk", "buy 3 bottles of wine".
extension ReadLine {
    /// The same with another number: "buy 3 wine" of "buy wine", "2 milk" of "milk". nil for what has a time, is several
    /// things or for somebody, and for what is no purchase, unless it is to be bought by its list.
    package func getting(_ amount: Int, isShopping: Bool) -> String? {
        let words = titleWords
        guard let first = tokens.first, let last = tokens.last, timeValues.isEmpty,
            !tokens.contains(where: { WishSplit.isBetween($0, words) })
        else { return nil }
        if isCountedBehind { return saying(figure: "\(amount)") }
        let leads = words.wish.purchases.contains(first.key) && !words.wish.isVerbLast
        let isPurchase = leads || words.wish.isVerbLast && words.wish.purchases.contains(last.key)
        let isCounted = plainAmountOfThing != nil
        guard isPurchase || isCounted || isShopping && !words.deeds.contains(first.key) else { return nil }
        let head = leads ? 1 : 0
        // "buy dad a present" is for somebody.
        guard let thing = tokens[head...].firstIndex(where: { !isAmount($0) }),
            !tokens[thing...].dropFirst().contains(where: isArticle)
        else { return nil }
        let parts = [WishSplit.text(self, 0..<head), "\(amount)", WishSplit.text(self, thing..<tokens.count)]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// "2", "two", "a few", "the".
    private func isAmount(_ token: Token) -> Bool {
        token.kind == .number || isArticle(token)
            || Lexicon.of(language).times.table.words[token.key]?.number != nil
    }

    /// It is the name of a list of things to buy.
    package var namesShopping: Bool {
        let words = titleWords
        return tokens.contains { token in
            words.wish.listing.shopping.words.contains { token.key.hasPrefix($0) }
        }
    }

    /// "6" and "eggs" of "6 eggs", "actually 6 eggs", "6 eggs rather", "eggs only 6"; nil for anything else, and for what may be a time.
    package var amountOfThing: (amount: Int, thing: String)? {
        let start = starts.last ?? 0
        guard start < tokens.count else { return nil }
        guard tokens[start].kind == .number else { return amountBehindThing }
        return (start == 0 ? self : read(from: start)).withoutTail.plainAmountOfThing
    }

    /// 2 and "beer" of "beer only 2", "beer 2".
    private var amountBehindThing: (amount: Int, thing: String)? {
        let words = Lexicon.of(language).titleWords, thing = tokens.dropLast()
        guard (2...4).contains(tokens.count), let last = tokens.last, last.kind == .number, let amount = Int(last.key),
            (1...999).contains(amount), timeValues.isEmpty, thing.allSatisfy({ $0.kind == .word }),
            case let said = thing.filter({ !means($0.key, .alone) && !$0.isSoft }), let first = said.first,
            !words.deeds.contains(first.key), !words.wish.hasNumber(said[said.count - 1].key)
        else { return nil }
        return (amount, said.map { string($0.range) }.joined(separator: " "))
    }

    private var plainAmountOfThing: (amount: Int, thing: String)? {
        guard (2...4).contains(tokens.count), tokens[0].kind == .number, let amount = Int(tokens[0].key),
            (1...999).contains(amount), timeValues.isEmpty, tokens.dropFirst().allSatisfy({ $0.kind == .word })
        else { return nil }
        return (amount, WishSplit.text(self, 1..<tokens.count))
    }

    /// "eggs 6": a thing and how many of it, rather than "room 6" or "call 6".
    private var isCountedBehind: Bool {
        let words = titleWords
        guard (2...3).contains(tokens.count), figure != nil, tokens[tokens.count - 1].kind == .number else {
            return false
        }
        return tokens.dropLast().allSatisfy {
            $0.kind == .word && !words.deeds.contains($0.key) && !words.wish.hasNumber($0.key)
        }
    }

    /// "rent", "phone bill": what is paid at its day.
    package var namesBill: Bool { hasWord(of: wishWords.bills) }

    /// The only number in it: "5" of "5 washers", "buy 2 packs"; nil without one, or with several.
    package var figure: Token? {
        let numbers = tokens.filter { $0.kind == .number }
        return numbers.count == 1 ? numbers[0] : nil
    }

    /// "650", "650 euros": a number and at most a word for what it counts.
    package var isFigureAlone: Bool {
        tokens.first?.kind == .number && figure != nil && (tokens.count == 1 || tokens.count == 2 && isUnit(tokens[1]))
    }

    /// "7 and 19": several numbers and nothing else.
    var isNumbersAlone: Bool {
        let words = titleWords
        return tokens.count(where: { $0.kind == .number }) > 1
            && tokens.allSatisfy { $0.kind == .number || WishSplit.isBetween($0, words) }
    }

    private func isUnit(_ token: Token) -> Bool { found.contains { $0.tokens == 0..<2 && token.kind != .number } }

    /// "rent 700" of "rent 650", with the figure behind it where it has none.
    package func saying(figure: String) -> String {
        guard let old = self.figure, let index = tokens.firstIndex(where: { $0.range == old.range }) else {
            return "\(text) \(figure)"
        }
        let parts = [WishSplit.text(self, 0..<index), figure, WishSplit.text(self, index + 1..<tokens.count)]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
