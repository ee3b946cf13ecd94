/// What a time is by itself, as far as that says whether it stands beside the title.
extension AdjunctRule {
    /// A name of a day alone: "sunday", "christmas", "tonight" is none.
    func isName(_ piece: WishPiece) -> Bool {
        guard case .time(let time)? = piece.values.first?.value, time.clock == nil, time.length == nil, !isTied(piece)
        else { return false }
        if isMonth(piece) { return true }
        switch time.day {
        case .weekday?, .holiday?, .season?: return true
        default: return false
        }
    }

    /// "buy tomorrow bread": a day by how far it is, behind the verb with which the title begins.
    func isDayOfVerb(_ piece: WishPiece, _ core: Range<Int>) -> Bool {
        guard piece.tokens.lowerBound == core.lowerBound + 1, case .time(let time)? = piece.values.first?.value,
            case .ahead? = time.day
        else { return false }
        let verb = line.tokens[core.lowerBound].key
        return (words.imperatives.contains(verb) || words.chores.contains(verb)) && !words.readers.contains(verb)
    }

    /// "ruf am Dienstag Oma an": behind the word that tells to do it.
    func isBehindTelling(_ piece: WishPiece, _ core: Range<Int>) -> Bool {
        piece.role == .time && piece.tokens.lowerBound == core.lowerBound + 1
            && words.forms.isTelling(line.tokens[core.lowerBound].key)
    }

    func isHoliday(_ piece: WishPiece) -> Bool {
        guard case .time(let time)? = piece.values.first?.value, case .holiday? = time.day else { return false }
        return true
    }

    /// "noon", "midnight" alone, which are parts of many a noun.
    func isWord(_ piece: WishPiece) -> Bool {
        guard case .time(let time)? = piece.values.first?.value, time.clock != nil, time.day == nil else {
            return false
        }
        return piece.tokens.count == 1 && line.tokens[piece.tokens.lowerBound].kind == .word
    }

    /// The name of a month alone, which is a name of people, too.
    func isMonth(_ piece: WishPiece) -> Bool {
        guard piece.tokens.count == 1, case .time(let time)? = piece.values.first?.value,
            case .date(let date)? = time.day
        else {
            return false
        }
        return date.day == nil && date.weekday == nil
    }

    /// It begins with a preposition.
    func isTied(_ piece: WishPiece) -> Bool {
        words.timeLinks.contains(line.tokens[piece.tokens.lowerBound].key)
    }

    /// "of Monday", "about Friday": a preposition that makes it a part of what is spoken of.
    func isHeld(_ piece: WishPiece) -> Bool {
        guard piece.role == .time, words.holders.contains(line.tokens[piece.tokens.lowerBound].key) else {
            return false
        }
        switch piece.values.first?.value {
        case .time(let time)?: return time.clock == nil && time.length == nil
        // "Urlaub vom 3. bis 17. August"
        case .timeSpan(.between)? where isEvent: return false
        // "no later than Saturday"
        case .timeSpan(.until)?, .timeSpan(.before)?: return false
        default: return true
        }
    }

    /// "for saturday" of "cake for saturday by friday".
    func isPurposeBeforeDeadline(_ piece: WishPiece) -> Bool {
        words.purposes.contains(line.tokens[piece.tokens.lowerBound].key) && deadlines.contains(piece.tokens.upperBound)
    }

    /// "for March", "for 2027": what it is for rather than when it is due.
    func isLongPurpose(_ piece: WishPiece) -> Bool {
        guard words.purposes.contains(line.tokens[piece.tokens.lowerBound].key),
            case .time(let time)? = piece.values.first?.value,
            time.clock == nil
        else { return false }
        switch time.day {
        case .date(let date)?: return date.day == nil && date.weekday == nil
        case .season?, .numbered?: return true
        default: return false
        }
    }

    /// "room 5", "chapter 3.10": digits alone behind what has a number for its name; "flight 3 Dec" is a day, and
    /// "train 9:05" a time of day.
    func isNumber(_ piece: WishPiece, of token: Token) -> Bool {
        guard words.hasNumber(token.key) else { return false }
        let leaves = words.departures.contains(token.key)
        let said = line.tokens[piece.tokens]
        return said.first?.kind == .number && said.allSatisfy { $0.kind != .word }
            && !(leaves && said.contains { $0.key.contains(":") })
    }

    /// "upgrade to 3.10"
    func isTarget(_ piece: WishPiece, _ token: Token) -> Bool {
        words.targets.contains(token.key) && piece.tokens.count == 1
            && line.tokens[piece.tokens.lowerBound].kind == .number
    }
}

extension WishPiece {
    /// "wed 1pm", "thu 4-6pm": no part of a name, wherever it stands.
    var saysDayAndClock: Bool {
        switch values.first?.value {
        case .time(let time), .timeSpan(.between(let time, _, _)): time.day != nil && time.clock != nil
        default: false
        }
    }
}
