import Core

/// "before I leave work", "when I get home", "after gym".
extension WishReader {
    mutating func occasion(at index: Int, _ limit: Int) -> WishPiece? {
        for relation in OccasionRelation.allCases {
            guard let end = words.relations[relation]?.end(in: line.tokens, at: index, limit: limit), end < limit else {
                continue
            }
            var start = end
            while start < limit, words.speakers.contains(line.tokens[start].key) { start += 1 }
            start = words.momentLeads.end(in: line.tokens, at: start, limit: limit) ?? start
            let whole = start..<clauseEnd(start, limit), clause = withoutJoiner(whole)
            guard !clause.isEmpty, isFree(index..<clause.upperBound) else { continue }
            if let piece = known(index, clause, relation) ?? moment(index, clause, relation, isSaid: start > end) {
                return piece.tokens.upperBound == clause.upperBound ? piece.upTo(whole.upperBound) : piece
            }
        }
        return nil
    }

    /// "get home" of "get home or at 6": what joins it to a time is no part of it.
    private func withoutJoiner(_ clause: Range<Int>) -> Range<Int> {
        var end = clause.upperBound
        while end > clause.lowerBound,
            words.joiners.contains(line.tokens[end - 1].key)
                || words.softeners.contains(line.tokens[end - 1].key)
        {
            end -= 1
        }
        return clause.lowerBound..<end
    }

    /// Up to a mark or something that was read.
    private func clauseEnd(_ start: Int, _ limit: Int) -> Int {
        var end = start
        while end < limit, end < start + 8, line.tokens[end].kind == .word || line.tokens[end].kind == .number,
            isFree(end..<end + 1)
        {
            end += 1
        }
        return end
    }

    private mutating func known(_ index: Int, _ clause: Range<Int>, _ relation: OccasionRelation) -> WishPiece? {
        let start = pastDeterminers(clause.lowerBound, clause.upperBound)
        guard let known = finder.name(at: start, limit: clause.upperBound, as: .occasion),
            // "leave the office" is another one than "leave the house".
            known.match.isWhole || known.range.upperBound == clause.upperBound
        else { return nil }
        return piece(index..<known.range.upperBound, .name(known.match), known.range, relation)
    }

    private func moment(
        _ index: Int, _ clause: Range<Int>, _ relation: OccasionRelation, isSaid: Bool
    ) -> WishPiece? {
        momentRange(index, clause, relation, isSaid: isSaid).map { range in
            piece(index..<range.upperBound, text(range), range, relation)
        }
    }

    /// What is a moment by its words. At the start of a line without a mark behind it only its first words are.
    private func momentRange(
        _ index: Int, _ clause: Range<Int>, _ relation: OccasionRelation, isSaid: Bool
    ) -> Range<Int>? {
        let start = pastDeterminers(clause.lowerBound, clause.upperBound)
        guard start < clause.upperBound else { return nil }
        let key = line.tokens[start].key
        if words.isVerbLast, isSaid, let verb = clause.first(where: { words.momentVerbs.contains(line.tokens[$0].key) })
        {
            return clause.lowerBound..<verb + 1
        }
        if !isSaid, words.clauseOpeners.contains(line.tokens[index].key),
            let range = ofOthers(start..<clause.upperBound)
        {
            return range
        }
        if relation == .when, let range = way(index, clause) { return range }
        if words.moments.contains(key), relation != .when || isSaid {
            return start..<companyEnd(start + 1, clause)
        }
        if isBounded(clause), index == (line.starts.last ?? 0), clause.count > 1 {
            return clause.lowerBound..<(listed(in: clause) ?? clause.upperBound)
        }
        if isSaid, words.placeLinks.contains(key) || words.nearLinks.contains(key),
            let range = whereabouts(clause, isOpen: isBehindWords(index))
        {
            return range
        }
        guard isSaid && words.momentVerbs.contains(key) || words.momentForms.contains(key) else { return nil }
        let said = words.momentForms.contains(key) ? start..<clause.upperBound : clause
        return said.lowerBound..<end(of: said, isOpen: isBehindWords(index))
    }

    /// "Mama kommt", "die Kinder schlafen": somebody else and what they do then, in few words.
    private func ofOthers(_ clause: Range<Int>) -> Range<Int>? {
        let verb = clause.dropFirst().prefix(3).first { words.momentVerbsOfOthers.contains(line.tokens[$0].key) }
        return verb.map { clause.lowerBound..<$0 + 1 }
    }

    /// Where "with Tom" behind a moment ends, before what is to be done: "before the meeting with Tom print the contract".
    private func companyEnd(_ start: Int, _ clause: Range<Int>) -> Int {
        guard start + 2 < clause.upperBound, words.companyLinks.contains(line.tokens[start].key),
            let verb = imperative(in: start..<clause.upperBound), verb > start + 1
        else { return start }
        return verb
    }

    /// "on my way home", with all its words; not what one says of oneself: "I am on my way".
    private func way(_ index: Int, _ clause: Range<Int>) -> Range<Int>? {
        guard let known = words.ways.end(in: line.tokens, at: clause.lowerBound, limit: clause.upperBound),
            index == 0 || !words.speakers.contains(line.tokens[index - 1].key)
        else { return nil }
        return index..<max(known, end(of: known - 1..<clause.upperBound, isOpen: isBehindWords(index)))
    }

    /// Words of the title stand before it; a day does not count: "tomorrow when I get to the office print slides".
    private func isBehindWords(_ index: Int) -> Bool {
        index > opened && (opened..<index).contains { !covered[$0] && !isPassable($0) }
    }

    /// The whole clause where it stands at the end; else the verb, small words and one noun.
    private func end(of clause: Range<Int>, isOpen: Bool) -> Int {
        if isOpen || isBounded(clause) { return listed(in: clause) ?? clause.upperBound }
        if let verb = imperative(in: clause) { return verb }
        var end = clause.lowerBound + 1
        if words.momentEnds.contains(line.tokens[clause.lowerBound].key) { return end }
        while end < clause.upperBound, words.followers.contains(line.tokens[end].key) { end += 1 }
        guard end < clause.upperBound else { return end }
        let isNoun = words.momentEnds.contains(line.tokens[end].key) || words.moments.contains(line.tokens[end].key)
        return isNoun || end > clause.lowerBound + 1 ? end + 1 : end
    }

    /// "at the post office", up to what is to be done there: "to send the parcel", "send the parcel".
    private func whereabouts(_ clause: Range<Int>, isOpen: Bool) -> Range<Int>? {
        let noun = pastDeterminers(clause.lowerBound + 1, clause.upperBound)
        guard noun < clause.upperBound else { return nil }
        if isOpen || isBounded(clause) { return clause }
        let target = clause.first { $0 > noun && words.targets.contains(line.tokens[$0].key) }
        return clause.lowerBound..<(target ?? imperative(in: clause) ?? noun + 1)
    }

    /// Where the first of several things begins within a clause before a comma: "call" of "when I get home call mum, feed
    /// cat".
    private func listed(in clause: Range<Int>) -> Int? {
        guard clause.upperBound < line.tokens.count, line.tokens[clause.upperBound].key == "," else { return nil }
        return imperative(in: clause)
    }

    /// Where within the clause what is to be done begins: "call" of "I leave work call mum".
    private func imperative(in clause: Range<Int>) -> Int? {
        let told = clause.first { words.tellers.contains(line.tokens[$0].key) && $0 > clause.lowerBound }
        return clause.prefix { $0 != told }.dropFirst().first { index in
            let before = line.tokens[index - 1].key
            return words.imperatives.contains(line.tokens[index].key) && !words.determiners.contains(before)
                && !words.followers.contains(before)
        }
    }

    private func isBounded(_ clause: Range<Int>) -> Bool {
        clause.upperBound < line.tokens.count && [",", ":", ";"].contains(line.tokens[clause.upperBound].key)
    }

    private func text(_ range: Range<Int>) -> Slots.Value { .text(line.string(line.bytes(ofTokens: range))) }

    private func piece(
        _ tokens: Range<Int>, _ value: Slots.Value, _ words: Range<Int>, _ relation: OccasionRelation
    ) -> WishPiece {
        var piece = WishPiece(.tie, SlotName.occasion, value, tokens, words: words)
        piece.values.append((SlotName.relation, .text(relation.rawValue)))
        return piece
    }
}
