/// A line that is something to do though no phrase and no word asks for keeping it, by rules over the whole of it:
/// "when I get home water the plants", "call Ben tomorrow".
enum ImpliedTask {
    static let intent = "task.add"

    /// Whether it is that rather than what else was understood; nil where nothing was.
    static func isMeant(_ line: ReadLine, over intent: String?) -> Bool {
        // "cleaned the bathroom today" tells what was done.
        if line.begins(with: .completed) || line.tellsPast { return false }
        if repeatsAfterDone(line) { return intent.map { !Ranking.isLooking($0) && !Ranking.isTalk($0) } ?? true }
        return switch intent {
        case nil:
            isSure(line) || callsSomebody(line) || begins(line) || repeatsDeed(line) || putsOnList(line)
                || hasSpan(line) || isDue(line) || isUrgent(line) || comesOften(line) || hasToBeThere(line)
                || isWriting(line) || hasDeadline(line) || isAmount(line) || isOwnDuty(line) || isIntake(line)
                || isOfHouse(line) || isDeedWithTime(line)
                || isSoon(line) || paysBill(line)
        case "event.add":
            isMarked(line) || comesOften(line) || beginsWithRule(line) || isDue(line) || callsSomebody(line)
                || isIntake(line) || comesByClock(line) || movesThing(line) || isBill(line)
        // What is replaced every 3 months is to be done; things not to forget do not come again and again.
        case "item.update", "item.add", "item.here": repeatsDeed(line) || isSure(line)
        case "list.add": putsOnList(line)
        case "reminder.add": line.timeValues.isEmpty && isOwnDuty(line)
        case "task.update": isUrgent(line) || isDue(line)
        // "bins thursday" throws nothing away.
        case "event.delete", "task.delete": isOfHouse(line)
        // "before I leave the office close the windows" finishes nothing.
        case "bundle.finish", "bundle.add": isSure(line)
        // "before the meeting print the agenda": what only looks, or is talk, has no moment and no verb beside it.
        case let intent?: (Ranking.isLooking(intent) || Ranking.isTalk(intent)) && (isSure(line) || repeatsDeed(line))
        }
    }

    /// "from Monday: clean the car", "every Monday: bins": when, and what tells of nobody; without a colon what people
    /// do themselves.
    private static func begins(_ line: ReadLine) -> Bool {
        guard let first = line.found.first(where: { $0.tokens.lowerBound == 0 && $0.isTime }),
            first.tokens.upperBound + 1 < line.tokens.count, !line.hasQuestionMark
        else { return false }
        let rest = line.tokens[first.tokens.upperBound...]
        let words = line.titleWords
        guard rest.first?.key == ":" else { return Chore(line.read(from: rest.startIndex))?.isSure == true }
        guard !rest.contains(where: { words.wish.tellers.contains($0.key) }) else { return false }
        // "Monday: rain" only says what was.
        return !first.isWholeDay || doesSomething(line.read(from: rest.startIndex + 1), words)
    }

    /// "tax return, start 1 April, due 30 April": what begins on a day and is due on another, and tells of nobody.
    private static func hasSpan(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        guard line.found.count(where: \.isTime) > 1,
            line.tokens.contains(where: { words.wish.deadlineLinks.contains($0.key) }),
            !line.tokens.indices.contains(where: { isTelling($0, line, words) })
        else { return false }
        let slots = WishSlots.slots(of: line, for: intent, names: .none, isAsked: true)
        return slots.contains(SlotName.title) && slots.contains(SlotName.start) && slots.contains(SlotName.due)
    }

    /// "and is due 30 April" tells of nobody.
    private static func isTelling(_ index: Int, _ line: ReadLine, _ words: TitleWords) -> Bool {
        let key = line.tokens[index].key
        let isJoint =
            words.wish.copulas.contains(key) && index > 0 && words.wish.joiners.contains(line.tokens[index - 1].key)
        return key == "?" || words.wish.tellers.contains(key) && !isJoint
    }

    /// "urgent: call the plumber".
    private static func isUrgent(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        let ends = words.wish.priorities.compactMap {
            $0.words.end(in: line.tokens, at: 0, limit: line.tokens.count)
        }
        return ends.contains { $0 + 1 < line.tokens.count && line.tokens[$0].key == ":" }
    }

    /// "dentist p1 24 March": only what is to be done has a priority; "meet Bo at P2" names a place.
    private static func isMarked(_ line: ReadLine) -> Bool {
        line.tokens.indices.contains { index in
            line.tokens[index].isPrioritySign && index > 0
                && !line.tokens[index - 1].traits.contains(.stop)
        }
    }

    /// "Brief an Finanzamt", "Antwort an Frau Huber bis Freitag": what is to be written, and to whom.
    private static func isWriting(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        guard line.tokens.contains(where: { words.wish.writings.contains($0.key) }), !tells(line) else { return false }
        let said = LineReader.read(line.withoutTimes, language: line.language).tokens.filter { $0.kind == .word }
        return (3...5).contains(said.count) && words.wish.writings.contains(said[0].key)
            && words.wish.writingLinks.contains(said[1].key)
    }

    /// "i need to be at the airport at 6": where one has to be, with a time of day.
    private static func hasToBeThere(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        guard line.saysClock, !line.hasQuestionMark else { return false }
        let said = LineReader.read(line.withoutTimes, language: line.language).tokens.filter { $0.kind == .word }
        let rest = said.drop { words.wish.duties.contains($0.key) }
        guard let verb = words.wish.isVerbLast ? rest.last : rest.first, words.wish.beings.contains(verb.key) else {
            return false
        }
        let place = words.wish.isVerbLast ? rest.dropLast() : rest.dropFirst()
        return place.count > 1 && words.wish.placeLinks.contains(place.first?.key ?? "")
            && !place.contains { words.wish.tellers.contains($0.key) }
    }

    /// It asks something, or tells of somebody; "am" of "8 am" does not.
    static func tells(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        let times = line.found.filter(\.isTime).map(\.tokens)
        return line.tokens.indices.contains { index in
            let key = line.tokens[index].key
            return key == "?" || words.wish.tellers.contains(key) && !times.contains { $0.contains(index) }
        }
    }

    static func doesSomething(_ line: ReadLine, _ words: TitleWords) -> Bool {
        let keys = line.tokens.filter { $0.kind == .word }.map(\.key)
        guard keys.count > 1, let verb = words.wish.isVerbLast ? keys.last : keys.first else { return false }
        if words.wish.doers.contains(verb), keys.contains(where: words.wish.household.contains) { return true }
        let verbs =
            [words.wish.imperatives, words.wish.chores, words.wish.choresOrThings]
            + (words.wish.isVerbLast ? [words.wish.askables] : [])
        return verbs.contains { $0.contains(verb) } && !words.wish.readers.contains(verb)
    }

    /// "Milch auf die Einkaufsliste", "stick nails on the hardware store list": a list at the end, or at the start with
    /// a colon, and something to put on it.
    private static func putsOnList(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        let isJoined = line.tokens.contains { token in words.wish.listEnds.contains { token.key.hasSuffix($0) } }
        guard isJoined || isPutOnCalledList(line, words), !tells(line) else { return false }
        let slots = WishSlots.slots(of: line, for: intent, names: .none, isAsked: true)
        return slots.text(SlotName.title) != nil && slots.text(SlotName.list) != nil
    }

    /// The verb first and the word for a list last, with nothing between that other programs have lists of.
    private static func isPutOnCalledList(_ line: ReadLine, _ words: TitleWords) -> Bool {
        let said = line.tokens.filter { !$0.isSoft }
        guard let first = said.first, let last = said.last else { return false }
        return words.wish.putters.contains(first.key) && words.wish.listing.nouns.contains(last.key)
            && !said.dropLast().contains { $0.kind == .link || words.wish.programWords.contains($0.key) }
    }

    /// "call Ben tomorrow", "phone mum at 6": somebody's name or one of the family, and nothing else but a time; "call the
    /// dentist" of whom one has to speak to.
    private static func callsSomebody(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        let times = line.found.filter(\.isTime).map(\.tokens)
        let left = line.tokens.indices.filter { index in !times.contains { $0.contains(index) } }
        guard let first = left.first, first == 0, let last = left.last, left.count == 2 || left.count == 3,
            words.wish.calls.contains(line.tokens[first].key)
        else { return false }
        let who = line.tokens[last], isArticled = left.count == 3
        if words.wish.callees.contains(who.key) {
            return !isArticled || words.wish.determiners.contains(line.tokens[left[1]].key)
        }
        guard !isArticled, !times.isEmpty || words.wish.family.contains(who.key) else { return false }
        let isName = line.string(who.range).first?.isUppercase == true || isRare(who, words)
        return who.kind == .word && !words.wish.tellers.contains(who.key)
            && (words.wish.family.contains(who.key) || isName)
    }

    /// "huber": no word of every day and nothing that programs are asked for, so rather somebody's name.
    private static func isRare(_ token: Token, _ words: TitleWords) -> Bool {
        !token.isOfEveryDay && !words.wish.programWords.contains(token.key) && !words.wish.askables.contains(token.key)
    }

    /// A moment as `WishReader` reads it, and beside it what begins with a verb that asks for something and tells of
    /// nobody.
    static func isSure(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        guard hasRelation(line, words), !line.hasQuestionMark else { return false }
        let slots = WishSlots.slots(of: line, for: intent, names: .none, isAsked: true)
        guard slots.contains(SlotName.occasion), let title = slots.text(SlotName.title) else { return false }
        let keys = title.foldedWords
        let isVerb =
            words.wish.isVerbLast
            ? keys.last.map { words.wish.chores.contains($0) || words.wish.askables.contains($0) }
            : keys.first.map { words.wish.imperatives.contains($0) }
        return (isVerb == true || isHeaded(line, words)) && !keys.contains { words.wish.tellers.contains($0) }
    }

    /// "when I'm at the pharmacy: plasters": what one will do, with a colon behind it.
    private static func isHeaded(_ line: ReadLine, _ words: TitleWords) -> Bool {
        guard let first = line.tokens.first, words.relationStarts.contains(first.key),
            let colon = line.tokens.firstIndex(where: { $0.key == ":" })
        else { return false }
        return line.tokens[..<colon].contains { words.wish.speakers.contains($0.key) }
    }

    private static func hasRelation(_ line: ReadLine, _ words: TitleWords) -> Bool {
        line.tokens.indices.contains { index in
            words.relationStarts.contains(line.tokens[index].key)
                && words.wish.relations.values.contains {
                    $0.end(in: line.tokens, at: index, limit: line.tokens.count) != nil
                }
        }
    }
}
