/// Whether something that was read stands beside the title of a wish, or is a part of it ("Read Tomorrow's paper").
///
/// Something stands beside the title at its start or its end, or in its middle where a preposition, a mark or another
/// such thing follows. It is part of the title behind "the" with a noun after it, before a possessive, with a hyphen,
/// and where it makes one notion with a noun ("Sunday roast").
struct AdjunctRule {
    let line: ReadLine
    let titleWords: TitleWords
    var words: WishWords { titleWords.wish }
    /// Starts of all that was read: what stands before such a thing may stand beside the title, too.
    let starts: Set<Int>
    /// Starts of deadlines: "by Friday".
    let deadlines: Set<Int>
    /// What takes place has its hour wherever that stands: "dentist 3pm dr miller".
    let isEvent: Bool
    /// Last tokens of what stands beside the title.
    var ends: Set<Int> = []

    /// `core` is the title with what stands beside it.
    func isBeside(_ piece: WishPiece, _ core: Range<Int>) -> Bool {
        guard !isJoined(piece.tokens, core) else { return false }
        switch piece.role {
        case .mark: return true
        case .time, .repetition, .length, .priority, .tie, .mention: break
        }
        let isFirst = isNothing(core.lowerBound..<piece.tokens.lowerBound)
        let isLast = isNothing(piece.tokens.upperBound..<core.upperBound)
        if isFirst, isLast { return true }
        if isFirst { return mayLead(piece) }
        guard mayFollow(piece) else { return false }
        return isLast || mayStandWithin(piece, core)
    }

    /// At the start, with something behind it.
    private func mayLead(_ piece: WishPiece) -> Bool {
        let next = piece.tokens.upperBound
        if line.tokens[next].isSeparator { return true }
        switch piece.role {
        case .length: return false
        case .priority:
            return piece.tokens.count > 1
                || words.priorityLeads.contains(line.tokens[next - 1].key)
                    && !words.priorityCompounds.contains(line.tokens[next].key)
        case .time:
            if isWrittenLarge(piece.tokens) || isWord(piece) || isHyphened(piece) { return false }
            guard isName(piece) else { return true }
            if isMonth(piece) { return isFollower(next) }
            return !words.compounds.contains(line.tokens[next].key)
                && (!isHoliday(piece) || words.isVerbLast || isFollower(next))
        default: return true
        }
    }

    /// Behind something.
    private func mayFollow(_ piece: WishPiece) -> Bool {
        let before = piece.tokens.lowerBound - 1
        let token = line.tokens[before]
        guard !isHeld(piece), !isMonth(piece), !words.joiners.contains(token.key) || !ends.isEmpty else { return false }
        if token.isQuoted || token.isSeparator || ends.contains(before) { return true }
        if piece.role == .tie { return true }
        if words.determiners.contains(token.key) && !isObject(before, piece) || isPossessive(before) && !isPlace(before)
            || words.holders.contains(token.key)
            || isNumber(piece, of: token)
        {
            return false
        }
        switch piece.role {
        case .time:
            return !isTitle(piece, after: token) && !isLongPurpose(piece) && !isTarget(piece, token)
                && !isPurposeBeforeDeadline(piece)
        case .repetition: return !isTitle(piece, after: token)
        case .priority: return true
        default: return true
        }
    }

    /// "fix that tomorrow": it stands for what is done, and is no part of a name as in "that Friday".
    private func isObject(_ index: Int, _ piece: WishPiece) -> Bool {
        guard index > 0, piece.role == .time, !isName(piece) else { return false }
        return words.pronouns.contains(line.tokens[index].key)
            && titleWords.deeds.contains(line.tokens[index - 1].key)
    }

    /// In the middle, with something on both sides.
    private func mayStandWithin(_ piece: WishPiece, _ core: Range<Int>) -> Bool {
        let next = piece.tokens.upperBound
        // "tonight or tomorrow"
        if words.joiners.contains(line.tokens[next].key), starts.contains(next + 1) { return false }
        if line.tokens[next].isSeparator || starts.contains(next) || isOpenMark(next) { return true }
        if words.isVerbLast, piece.role == .time || piece.role == .tie, next == core.upperBound - 1,
            line.string(line.tokens[next].range).first?.isLowercase == true
        {
            return true
        }
        if words.compounds.contains(line.tokens[next].key), !isFollower(next) { return false }
        switch piece.role {
        case .priority, .length, .mention: return false
        case .repetition: return true
        case .tie: return isFollower(next)
        case .time, .mark:
            return !isHyphened(piece) && isFollower(next) || isTied(piece) || isDayOfVerb(piece, core)
                || isBehindTelling(piece, core)
                || isEvent && Self.saysClock(piece)
                || piece.saysDayAndClock && !words.readers.contains(line.tokens[core.lowerBound].key)
        }
    }

    /// "3pm", "12:30 tomorrow": no bare number, which may count something.
    private static func saysClock(_ piece: WishPiece) -> Bool {
        if case .time(let time)? = piece.values.first?.value { time.clock?.isNumber == false } else { false }
    }

    /// "at mario's": a place, and no owner of what follows.
    private func isPlace(_ index: Int) -> Bool {
        (max(0, index - 2)..<index).contains { words.placeLinks.contains(line.tokens[$0].key) }
    }

    /// Letters, hyphens or a possessive make it a part of a word.
    private func isJoined(_ range: Range<Int>, _ core: Range<Int>) -> Bool {
        if isPossessive(range.upperBound - 1) { return true }
        let before = range.lowerBound - 1
        if before >= core.lowerBound, isAttached(range.lowerBound), Self.joints.contains(line.tokens[before].key) {
            return true
        }
        let after = range.upperBound
        guard after < core.upperBound, isAttached(after) else { return false }
        if line.tokens[after].kind == .word || line.tokens[after].kind == .number { return true }
        return Self.joints.contains(line.tokens[after].key) && after + 1 < core.upperBound && isAttached(after + 1)
    }

    private static let joints: WordSet = ["-", "/", "_", "&", "+", "=", "%"]

    private func isAttached(_ index: Int) -> Bool {
        index > 0 && line.tokens[index - 1].range.upperBound == line.tokens[index].range.lowerBound
    }

    /// "tomorrow's", "Fridays'"
    private func isPossessive(_ index: Int) -> Bool {
        let token = line.tokens[index]
        guard token.kind == .word, token.range.count > token.key.utf8.count else { return false }
        return line.string(token.range).certainOwner != nil
    }

    /// Nothing but what separates.
    private func isNothing(_ range: Range<Int>) -> Bool {
        range.allSatisfy {
            Effort.step()
            return line.tokens[$0].kind == .lineBreak || line.tokens[$0].isSoft && line.tokens[$0].kind != .symbol
        }
    }

    private func isFollower(_ index: Int) -> Bool { words.followers.contains(line.tokens[index].key) }

    private func isOpenMark(_ index: Int) -> Bool { ["(", "[", "{", "@", "#"].contains(line.tokens[index].key) }

    /// "Saturday Night Live": every word, and the one behind, in the middle of a line.
    private func isWrittenLarge(_ range: Range<Int>) -> Bool {
        range.count > 1
            && (range.lowerBound...range.upperBound).allSatisfy {
                line.tokens[$0].kind == .word && line.string(line.tokens[$0].range).first?.isUppercase == true
            }
    }

    /// "mid-week menu"; "mon-wed conference" is from one day to another.
    private func isHyphened(_ piece: WishPiece) -> Bool {
        if case .timeSpan(.between)? = piece.values.first?.value { return false }
        return piece.tokens.dropFirst().contains {
            line.tokens[$0].key == "-" && isAttached($0) && line.tokens[$0 - 1].kind == .word
        }
    }

    /// "Watch Friday the 13th": written large behind what takes a title.
    private func isTitle(_ piece: WishPiece, after token: Token) -> Bool {
        guard words.readers.contains(token.key) else { return false }
        return line.string(line.tokens[piece.tokens.lowerBound].range).first?.isUppercase == true
    }
}
