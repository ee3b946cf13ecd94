import Core

/// Lists, places, people and occasions with the words that tie them to the title.
extension WishReader {
    mutating func readTies(_ limit: Int) {
        putter = line.tokens.firstIndex { words.putters.contains($0.key) }
        var index = 0
        while index < limit {
            let next = tie(at: index, limit)
            index = max(next ?? index + 1, index + 1)
        }
        hasList = pieces.contains { $0.values.contains { $0.name == SlotName.list || $0.name.isEmpty } }
        sortPieces()
    }

    /// The end of what is tied by the word at a token; nil where nothing is.
    private mutating func tie(at index: Int, _ limit: Int) -> Int? {
        let token = line.tokens[index]
        guard !token.isQuoted, token.kind == .word || token.key == "@" else { return nil }
        let piece =
            occasion(at: index, limit) ?? heading(at: index, limit) ?? list(at: index, limit) ?? place(at: index, limit)
            ?? person(at: index, limit)
        guard let piece, isFree(piece.tokens) else { return nil }
        if piece.role == .tie {
            add(piece)
            return piece.tokens.upperBound
        }
        fillValues(of: piece)
        return nil
    }

    func pastDeterminers(_ index: Int, _ limit: Int) -> Int {
        var index = index
        while index < limit, words.determiners.contains(line.tokens[index].key) { index += 1 }
        return index
    }

    private func has(_ index: Int, _ set: WordSet) -> Bool { set.contains(line.tokens[index].key) }

    // MARK: Lists

    /// "to my shopping list", "on the list for groceries", "to shopping" where that is a list, "back on the list".
    private mutating func list(at index: Int, _ limit: Int) -> WishPiece? {
        if isPutting(index), line.means(line.tokens[index].key, .backAgain), index + 1 < limit,
            has(index + 1, words.listLinks)
        {
            return list(at: index + 1, limit).map { $0.from(index) }
        }
        guard has(index, words.listLinks) else { return nil }
        let start = pastDeterminers(index + 1, limit)
        if let known = finder.name(at: start, limit: limit, as: .list) {
            let end = pastListWord(known.range.upperBound, limit)
            guard isFree(index..<end) else { return nil }
            return WishPiece(.tie, SlotName.list, .name(known.match), index..<end, words: known.range)
        }
        return compound(index, start, limit) ?? calledList(index, limit) ?? namedList(index, start, limit)
    }

    /// "die Einkaufsliste": one word that is a list by its end.
    private func compound(_ index: Int, _ start: Int, _ limit: Int) -> WishPiece? {
        guard start < limit, isCompound(start), isFree(index..<start + 1) else { return nil }
        let name = line.string(line.tokens[start].range)
        return WishPiece(.tie, SlotName.list, .text(name), index..<start + 1, words: start..<start + 1)
    }

    private func isCompound(_ index: Int) -> Bool {
        let key = line.tokens[index].key
        return !has(index, words.everything)
            && words.listEnds.contains { key.hasSuffix($0) && key.count > $0.count + 2 }
    }

    /// "on list Work": called behind the word, with no article before it.
    private func calledList(_ index: Int, _ limit: Int) -> WishPiece? {
        guard index + 2 < limit, index + 6 > limit else { return nil }
        let name = index + 2..<limit
        guard isPutting(index), words.listing.nouns.contains(line.tokens[index + 1].key),
            !has(name.lowerBound, words.listKinds), line.tokens[name].allSatisfy({ $0.kind == .word }),
            isFree(index..<limit)
        else { return nil }
        return WishPiece(
            .tie, SlotName.list, .text(line.string(line.bytes(ofTokens: name))), index..<limit, words: name)
    }

    /// A list that is called a list.
    private mutating func namedList(_ index: Int, _ start: Int, _ limit: Int) -> WishPiece? {
        let lists = line.titleWords.lists
        var word = start
        while word < limit, word < start + 5, !lists.contains(line.tokens[word].key) {
            let token = line.tokens[word]
            guard token.kind == .word || token.key == "-",
                !has(word, words.listLinks) || token.key == "to" && !isSpaced(word, limit)
            else { return nil }
            word += 1
        }
        guard word < limit, word < start + 5, lists.contains(line.tokens[word].key) else { return nil }
        let isCounted = word == start || start > index + 1
        var end = word + 1
        while end < limit, end < word + 3, lists.contains(line.tokens[end].key) { end += 1 }
        let isCalled = (start..<end).contains { words.kinds[.list]?.end(in: line.tokens, at: $0, limit: end) != nil }
        guard isCalled || isPutting(index) && isCounted || has(word, words.everything) && start > index + 1 else {
            return nil
        }
        var name = start..<(isCalled ? end - 1 : end)
        if end < limit, has(end, words.listKinds), let tail = listTail(end + 1, limit) {
            if name.isEmpty { name = pastDeterminers(end + 1, limit)..<tail }
            end = tail
        }
        guard isFree(index..<end) else { return nil }
        let isAll = name.allSatisfy { has($0, words.everything) || line.tokens[$0].kind != .word }
        guard !isAll else { return WishPiece(.tie, "", .text(""), index..<end) }
        return WishPiece(.tie, SlotName.list, .text(line.string(line.bytes(ofTokens: name))), index..<end, words: name)
    }

    /// "to do" within "my to do list": the word behind belongs to it.
    private func isSpaced(_ index: Int, _ limit: Int) -> Bool {
        guard let kinds = words.kinds[.task] else { return true }
        return kinds.end(in: line.tokens, at: index, limit: limit) == nil
    }

    /// Up to four words behind "list for", up to the end or a mark.
    private func listTail(_ start: Int, _ limit: Int) -> Int? {
        var end = start
        while end < limit, end < start + 4, line.tokens[end].kind == .word, isFree(end..<end + 1) { end += 1 }
        let isEnd = end == limit || line.tokens[end].isSeparator
        return isEnd && end > start ? end : nil
    }

    private func isPutting(_ index: Int) -> Bool { putter.map { $0 < index } ?? false }

    private func pastListWord(_ index: Int, _ limit: Int) -> Int {
        words.kinds[.list]?.end(in: line.tokens, at: index, limit: limit) ?? index
    }

    /// "shopping list: milk", "shopping: milk" where that is a list.
    private mutating func heading(at index: Int, _ limit: Int) -> WishPiece? {
        guard index == (line.starts.last ?? 0) else { return nil }
        // "to the camping list: stove"
        let start = pastDeterminers(has(index, words.listLinks) ? index + 1 : index, limit)
        if let known = finder.name(at: start, limit: limit, as: .list) {
            let end = pastListWord(known.range.upperBound, limit)
            guard end < limit else { return nil }
            // "shopping add ham", "shopping + apples"
            let isAdding = end + 1 < limit && (line.tokens[end].key == "+" || has(end, words.adders))
            guard line.tokens[end].key == ":" || isAdding else { return nil }
            return WishPiece(
                .tie, SlotName.list, .name(known.match), index..<end + (isAdding ? 1 : 0), words: known.range)
        }
        if start + 1 < limit, line.tokens[start + 1].key == ":", isCompound(start) {
            let name = line.string(line.tokens[start].range)
            return WishPiece(.tie, SlotName.list, .text(name), index..<start + 2, words: start..<start + 1)
        }
        guard let colon = (start..<min(limit, start + 5)).first(where: { line.tokens[$0].key == ":" }),
            colon > start + 1,
            words.kinds[.list]?.end(in: line.tokens, at: colon - 1, limit: colon) == colon
        else { return nil }
        let name = start..<colon - 1
        if name.allSatisfy({ has($0, words.everything) }) { return WishPiece(.tie, "", .text(""), index..<colon) }
        return WishPiece(
            .tie, SlotName.list, .text(line.string(line.bytes(ofTokens: name))), index..<colon, words: name)
    }

    // MARK: Places and people

    /// "at the gym" stands beside the title; "from the bakery" says where, but the title keeps it.
    private mutating func place(at index: Int, _ limit: Int) -> WishPiece? {
        let isTie = has(index, words.placeLinks)
        guard isTie || has(index, words.placeMentions) else { return nil }
        let start = pastDeterminers(index + 1, limit)
        guard
            let known = finder.name(at: start, limit: limit, as: .place)
                ?? finder.name(at: index + 1, limit: limit, as: .place),
            // Which of two is meant cannot be told here: the words stay what they are.
            !known.match.isAmbiguous
        else { return nil }
        return WishPiece(
            isTie ? .tie : .mention, SlotName.place, .name(known.match), index..<known.range.upperBound,
            words: known.range)
    }

    /// "with Ana": the title keeps it.
    private mutating func person(at index: Int, _ limit: Int) -> WishPiece? {
        guard has(index, words.personLinks), let known = finder.name(at: index + 1, limit: limit, as: .person) else {
            return nil
        }
        return WishPiece(.mention, SlotName.people, .name(known.match), known.range)
    }
}
