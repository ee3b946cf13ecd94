/// A line that is something to do by its words alone, with none that asks for keeping it: "wash the car on Saturday".
struct Chore {
    private let line: ReadLine
    private let words: TitleWords
    private let slots: Slots
    /// nil where the verb that the line has is not that of its title.
    private let deed: Deed?
    private let rest: [String]
    /// The line tells somebody to do it: "ruf Oma an".
    private let isTold: Bool

    /// nil for a line that tells of somebody, asks something, or is about what programs keep and do.
    init?(_ line: ReadLine) {
        words = line.titleWords
        guard Self.mayBe(line, words) else { return nil }
        slots = WishSlots.slots(of: line, for: ImpliedTask.intent, names: .none, isAsked: true)
        guard let title = slots.text(SlotName.title) else { return nil }
        let keys = title.foldedWords
        guard let verb = Self.verb(in: keys, words) else { return nil }
        (self.line, deed) = (line, words.wish.deed(keys[verb]))
        rest = Array(keys[..<verb] + keys[(verb + 1)...])
        isTold = Self.isTold(line, words)
        let isSaidOfSomebody = rest.contains { words.wish.tellers.contains($0) }
        guard !isSaidOfSomebody, !isSaying, !isDenied(verb, keys), !isSetOut, !isVague else { return nil }
    }

    /// "ich geh jetzt kochen": where verbs stand last, one tells what one is about to do; "ich geh morgen einkaufen" is a plan.
    private var isSetOut: Bool {
        let speaks = { (token: Token) in words.wish.speakers.contains(token.key) }
        let goes = { (token: Token) in words.wish.momentVerbs.contains(token.key) }
        return words.wish.isVerbLast && !line.found.contains { $0.isTime && $0.saysDay }
            && zip(line.tokens, line.tokens.dropFirst()).contains { speaks($0) && goes($1) || goes($0) && speaks($1) }
    }

    /// "so viel erledigen": nothing is named that could be ticked off.
    private var isVague: Bool {
        !rest.isEmpty && rest.contains(where: words.wish.vagueAmounts.contains)
            && rest.allSatisfy { words.wish.vagueAmounts.contains($0) || words.wish.softeners.contains($0) }
    }

    /// "heute nicht kochen", "das nicht machen": where verbs stand last, the word before it says that it is not to be done.
    private func isDenied(_ verb: Int, _ keys: [String]) -> Bool {
        words.wish.isVerbLast && verb > 0 && !words.wish.duties.contains(keys[verb])
            && Lexicon.of(line.language).times.table.exceptions.contains(keys[verb - 1])
    }

    /// "bring it on", "clean as a whistle": nothing is named with which it would be done.
    private var isSaying: Bool {
        let particles = words.wish.choreParticles
        return rest.allSatisfy { words.wish.pronouns.contains($0) || rest.count > 1 && particles.contains($0) }
            || !words.wish.isVerbLast && rest.first.map(words.wish.similes.contains) == true
    }

    /// Quick, since nearly every line that is no chore ends here.
    private static func mayBe(_ line: ReadLine, _ words: TitleWords) -> Bool {
        let tokens = line.tokens
        guard !line.hasQuestionMark else { return false }
        if isTold(line, words) { return !tokens.contains { words.wish.programWords.contains($0.key) } }
        guard let verb = tokens.firstIndex(where: { words.deeds.contains($0.key) }),
            words.wish.programDeeds.end(in: tokens, at: verb, limit: tokens.count) == nil
        else { return false }
        guard words.wish.isVerbLast || tokens[..<verb].allSatisfy({ words.wish.duties.contains($0.key) }) else {
            return false
        }
        // "was soll Ben machen" asks; "muss noch Brot kaufen" does not.
        guard !words.wish.isVerbLast || !line.asks || tokens.first.map({ words.wish.duties.contains($0.key) }) == true
        else { return false }
        let isPurchase = words.wish.isVerbLast && tokens.last.map { words.wish.purchases.contains($0.key) } == true
        let isJourney = tokens.contains { words.wish.journeyLinks.contains($0.key) }
        return !tokens.indices.contains { index in
            // "file" is a verb, too; "buy concert tickets" is to be done, "buy a ticket to Leeds" is asked of programs.
            !isPurchase && index != verb && words.wish.programWords.contains(tokens[index].key)
                || isJourney && words.wish.passages.contains(tokens[index].key)
        }
    }

    /// Where the verb stands; where verbs stand last, what says where or for whom may follow: "Bild aufhängen im Flur".
    private static func verb(in keys: [String], _ words: TitleWords) -> Int? {
        guard words.wish.isVerbLast else { return keys.indices.first }
        let last = keys.indices.last { words.deeds.contains(keys[$0]) } ?? keys.count - 1
        let isFollowed =
            last > 0 && last + 1 < keys.count && keys.count - last <= mostBehind
            && words.wish.followers.contains(keys[last + 1]) && !words.openings.contains(keys[0])
        return isFollowed ? last : keys.indices.last
    }

    private static let mostBehind = 4

    private static func isTold(_ line: ReadLine, _ words: TitleWords) -> Bool {
        guard let first = line.tokens.dropFirst(line.starts.last ?? 0).first, words.wish.forms.isTelling(first.key)
        else { return false }
        let said = LineReader.read(line.withoutTimes, language: line.language)
        return words.wish.forms.areTold(said.tokens.filter { $0.kind == .word }.map(\.key), words)
    }

    var isSure: Bool { isOwnDeed || isTied }

    /// People do that themselves: "water the plants", "return the drill to Tom".
    var isOwnDeed: Bool {
        switch deed {
        case .own: true
        case .little: rest.contains(where: words.wish.household.contains)
        case .ownOrThing: hasObject || isTied || rest.first.map(words.wish.household.contains) == true
        case .asked, nil: isTold
        }
    }

    /// A program could be asked for it, but a deadline or a label is said of what is to be done: "call Ben by Friday".
    var isTied: Bool {
        if slots.contains(SlotName.labels) || Self.isMarked(line) || isCallFrom || isCallBack { return true }
        guard let due = slots[SlotName.due] else { return false }
        switch due.value {
        case .repetition: return deed == .ownOrThing
        case .timeSpan(let span) where span.isDeadline: return true
        case .timeSpan(let span) where span.isOfDays: return deed == .ownOrThing
        case .time(let time) where time.day != nil && time.clock == nil: if deed == .ownOrThing { return true }
        default: break
        }
        guard let first = line.tokens.firstIndex(where: { $0.range.lowerBound >= due.range.lowerBound }) else {
            return false
        }
        return line.tokens[max(0, first - 1)...first].contains { words.wish.deadlineLinks.contains($0.key) }
    }

    /// "call bank from Monday": somebody is to be spoken to, from a day on.
    private var isCallFrom: Bool {
        guard case .timeSpan(let span)? = slots[SlotName.start]?.value, span.isOfDays, !rest.isEmpty else {
            return false
        }
        return line.tokens.contains { words.wish.calls.contains($0.key) }
    }

    /// "call Sam back at 5": only whoever was called does that, and later.
    private var isCallBack: Bool {
        slots.contains(SlotName.due) && rest.count > 1
            && line.tokens.contains { words.wish.calls.contains($0.key) }
            && rest.contains { words.wish.returns.contains($0) }
    }

    /// "report p1": nothing but a to-do is marked so at its end or beginning; "P2 is full" and "I parked at P3" tell of
    /// something.
    static func isMarked(_ line: ReadLine) -> Bool {
        let (tokens, words) = (line.tokens, line.titleWords)
        let isFirst = tokens.first?.isPrioritySign == true
        let isLast = tokens.last?.isPrioritySign == true
        guard tokens.count > 1, isFirst || isLast, !line.hasQuestionMark else { return false }
        return !tokens.dropLast(isFirst ? 0 : 1).suffix(1).contains { $0.traits.contains(.stop) }
            && !tokens.contains { words.wish.tellers.contains($0.key) && !words.wish.duties.contains($0.key) }
    }

    /// "water the plants" rather than "water bottle".
    private var hasObject: Bool {
        rest.contains {
            $0.allSatisfy(\.isNumber) || words.wish.determiners.contains($0) || words.wish.articles.contains($0)
                || words.wish.choreParticles.contains($0)
        }
    }
}

/// What a verb says of who does it.
private enum Deed {
    /// People do it themselves: "bake".
    case own
    /// The same, where it is no noun: "water".
    case ownOrThing
    /// It says little without its object: "do".
    case little
    /// A program could be asked for it, too: "call".
    case asked
}

extension WishWords {
    fileprivate func deed(_ verb: String) -> Deed? {
        if chores.contains(verb) { return .own }
        if choresOrThings.contains(verb) { return .ownOrThing }
        if doers.contains(verb) { return .little }
        return imperatives.contains(verb) || askables.contains(verb) ? .asked : nil
    }
}
