extension ReadLine {
    /// The same without what may end any follow-up: "tomorrow" of "tomorrow then".
    package var withoutTail: ReadLine {
        reread(without(Lexicon.of(language).tables.followUps.tails))
    }

    /// Nothing but a day or a stretch of days, and no word that ties it to anything: "tomorrow", "next week", not
    /// "by Friday".
    package var isDayAlone: Bool {
        let words = tokens.filter { $0.kind == .word || $0.kind == .number }
        guard let first = words.first, found.contains(where: { $0.isWholeDay && $0.tokens.count >= words.count }) else {
            return false
        }
        return !wishWords.timeLinks.contains(first.key)
    }

    /// Nothing but one word, and none that stands for what programs keep: "party", not "planner".
    package var isNotionAlone: Bool {
        guard tokens.count == 1, let word = tokens.first, word.kind == .word, found.isEmpty else { return false }
        return !wishWords.programWords.contains(word.key)
    }

    /// Up to five words that name something, and none that does anything or stands for what programs keep: "car service",
    /// "dinner with the Smiths".
    package var isNotion: Bool {
        guard 1...5 ~= tokens.count, tokens.allSatisfy({ $0.kind == .word }), found.isEmpty, !asks, !beginsWithDeed,
            !isChore
        else { return false }
        let words = titleWords
        let isSmall = tokens.map { $0.traits.contains(.stop) || $0.isSoft }
        guard isSmall.first == false, isSmall.last == false, tokens.contains(where: { $0.key.count > 2 }) else {
            return false
        }
        let links = tokens.indices.filter { isSmall[$0] }.map { tokens[$0].key }
        return links.allSatisfy { words.wish.companyLinks.contains($0) || words.wish.determiners.contains($0) }
            && ![words.wish.imperatives, words.wish.chores].contains { $0.contains(tokens[0].key) }
            && !tokens.contains {
                words.wish.programWords.contains($0.key) || words.wish.tellers.contains($0.key)
                    || means($0.key, .completed)
            }
    }

    /// It begins with a word that puts something somewhere, and names nothing that programs keep: "add tent".
    package var isPutting: Bool {
        let words = titleWords
        return beginsWithPutting
            && !tokens.contains { $0.kind == .link || $0.kind == .word && words.wish.programWords.contains($0.key) }
    }

    /// The same of what names a list or a note, too: "add glue to the list".
    package var beginsWithPutting: Bool {
        let words = titleWords, said = tokens.filter { $0.kind == .word || $0.kind == .link }
        // "need to call mum" is something to do rather than something to put.
        return said.count > 1 && words.wish.putters.contains(said[0].key)
            && words.wish.openings.end(in: said, at: 0, limit: said.count).map { $0 < 2 } != false
    }

    /// It tells of somebody, or asks: "I went to Shopping yesterday".
    package var isTelling: Bool {
        let tellers = wishWords.tellers
        return tokens.contains { $0.key == "?" || tellers.contains($0.key) }
    }

    /// A part of the line without the word that puts something somewhere, with which it begins: "add milk, eggs".
    func withoutPutting(_ part: String) -> String {
        let words = part.split(separator: " ", maxSplits: 1)
        let putters = wishWords.putters
        guard words.count == 2, putters.contains(Folding.fold(words[0])) else { return part }
        return String(words[1])
    }

    /// A part of the line without the word at its end that does: "auf die Einkaufsliste setzen".
    func withoutPuttingEnd(_ part: String) -> String {
        let words = part.split(separator: " ")
        let titles = titleWords
        guard titles.wish.isVerbLast, words.count > 1, let last = words.last,
            titles.wish.putters.contains(Folding.fold(last))
                || titles.wish.closings.firstWords.contains(Folding.fold(last))
        else { return part }
        return words.dropLast().joined(separator: " ")
    }
}

/// The name of a list as a line has it.
package enum ListName {
    private static let mostWords = 3, mostWordsOfSure = 5

    /// Few words, and no time or number among them; a few more where it surely is called a list.
    static func isOne(_ list: String, _ language: LanguageID, isSure: Bool = false) -> Bool {
        (1...(isSure ? mostWordsOfSure : mostWords)).contains(list.split(separator: " ").count)
            && list.contains(where: \.isLetter)
            && !list.contains(where: \.isNumber) && LineReader.read(list, language: language).times.isEmpty
    }

    /// It is called after everything that is to be done, so that no list is meant: "To-do-Liste".
    package static func meansAll(_ name: String, _ language: LanguageID) -> Bool {
        let everything = Lexicon.of(language).titleWords.wish.everything
        let tokens = LineReader.read(name, language: language).tokens.filter { $0.kind == .word }
        return !tokens.isEmpty && tokens.allSatisfy { everything.contains($0.key) }
    }

    /// "shopping" of "on my shopping"; nil where no such word leads to it.
    package static func behindLink(_ name: String, _ language: LanguageID) -> String? {
        let words = Lexicon.of(language).titleWords, said = name.split(separator: " ")
        guard said.count > 1, words.wish.listLinks.contains(Folding.fold(said[0])) else { return nil }
        return said.dropFirst().drop { words.wish.determiners.contains(Folding.fold($0)) }.joined(separator: " ")
    }
}

extension ReadLine {
    /// The line as a name without an article before it, nor the word for a list: "shopping" of "the list shopping"; nil
    /// where it is one word or quoted.
    package var nameOfList: String? {
        guard tokens.count > 1, let first = tokens.first, !first.isQuoted else { return nil }
        let start = isArticle(first) ? 1 : 0, count = tokens.count
        let list = wishWords.kinds[.list]
        let end = list?.end(in: tokens, at: start, limit: count)
        var name = end.flatMap { $0 < count ? $0 : nil } ?? start
        // "a list called Lidl"
        if name > start, name + 1 < count, means(tokens[name].key, .called) { name += 1 }
        return string(bytes(ofTokens: name..<(name < count - 1 && endsWithList ? count - 1 : count)))
    }

    /// "packing list": a word for a list ends it.
    package var endsWithList: Bool {
        let list = wishWords.kinds[.list], count = tokens.count
        return count > 1 && list?.end(in: tokens, at: count - 1, limit: count) == count
    }

    /// "show the list": nothing but a word for a list, and those that lead to it.
    package var namesListAlone: Bool {
        let words = wishWords
        let said = tokens.filter { token in
            !token.isSoft && !token.traits.contains(.stop) && !words.determiners.contains(token.key)
                && ![.showing, .ofSomebody].contains { means(token.key, $0) }
        }
        return said.count == 1 && words.kinds[.list]?.end(in: said, at: 0, limit: 1) == 1
    }

    /// "eggs" of "eggs to it", "put eggs on the list": what goes onto something that was spoken of and that it does not
    /// name; nil for any other line.
    package var pointedOnto: String? {
        let titles = titleWords, words = tokens.filter { !$0.isSoft }, count = words.count
        guard count > 2, let last = words.last else { return nil }
        let isList = titles.wish.kinds[.list]?.end(in: words, at: count - 1, limit: count) == count
        let isDefinite = isList && count > 3 && titles.wish.determiners.contains(words[count - 2].key)
        guard isDefinite || titles.wish.pronouns.contains(last.key) else { return nil }
        let link = count - (isDefinite ? 3 : 2)
        guard link > 0, titles.wish.listLinks.contains(words[link].key) else { return nil }
        // "put milk back on the list"
        let isBack = means(words[link - 1].key, .backAgain) && (beginsWithPutting || titles.wish.isVerbLast)
        let end = link > (titles.wish.isVerbLast ? 1 : 2) && isBack ? link - 1 : link
        return withoutPutting(string(words[0].range.lowerBound..<words[end - 1].range.upperBound))
    }

    /// "the list", "my list", without its name.
    package var pointsAtList: Bool {
        let words = titleWords
        return tokens.indices.dropFirst().contains { index in
            words.wish.kinds[.list]?.end(in: tokens, at: index, limit: tokens.count) != nil
                && words.wish.determiners.contains(tokens[index - 1].key)
        }
    }

    /// "shopping" of "on the list shopping", "onto my shopping list": nothing but the list onto which something goes.
    package var listAlone: String? {
        guard let words = ListName.behindLink(text, language) else { return nil }
        let name = LineReader.read(words, language: language).nameOfList
        return name.flatMap { $0 != words && ListName.isOne($0, language) ? $0 : nil }
    }
}
