extension ReadLine {
    /// What is to be changed and into what, at each word that may part the two: "call mum" and "Friday" of "change call
    /// mum to Friday"; nothing where the line does not begin with such a word.
    package func changes(_ signal: SignalWord) -> [(name: String, new: String)] {
        guard let object = object(of: signal), !isOfPronoun else { return [] }
        let said = LineReader.read(object, language: language)
        return said.tokens.indices.dropFirst().dropLast().compactMap { index in
            guard means(said.tokens[index].key, .intoName), !said.tokens[index].isQuoted else { return nil }
            let name = said.nameToChange(before: index)
            return name.isEmpty ? nil : (name, said.text(from: index + 1))
        }
    }

    /// "make it Friday" names nothing.
    private var isOfPronoun: Bool {
        let object = (starts.last ?? 0) + 1, words = titleWords
        guard object < tokens.count else { return false }
        return words.wish.pronouns.contains(tokens[object].key) && !words.wish.articles.contains(tokens[object].key)
    }

    /// "report" of "due date of the report", "alarm" of "alarm from seven", "meeting" of "meeting forward".
    private func nameToChange(before end: Int) -> String {
        let tables = Lexicon.of(language).tables, words = tables.titleWords
        let first = tables.followUps.fields.end(in: tokens, at: 0, limit: end) ?? 0
        var last = end
        if let time = found.last(where: { $0.isTime && $0.tokens.upperBound == end })?.tokens.lowerBound, time > first {
            let isFrom = tables.checkIns.away.contains(tokens[time].key)
            last = isFrom ? time : tables.checkIns.away.contains(tokens[time - 1].key) ? time - 1 : end
        }
        // "from 7" of "from 7 to 8", which is read as one stretch of time.
        if last == end, last - first > 2, tokens[last - 1].kind == .number,
            tables.checkIns.away.contains(tokens[last - 2].key)
        {
            last -= 2
        }
        while last - first > 1, words.wish.choreParticles.contains(tokens[last - 1].key) { last -= 1 }
        return first < last ? string(bytes(ofTokens: first..<last)) : ""
    }

    /// "report" and "work" of "report work", "report as work", where it is said that something has a label.
    package var plainlyLabelled: (name: String, label: String)? {
        guard tokens.count > 1, tokens.allSatisfy({ $0.kind == .word }) else { return nil }
        let last = tokens.count - 1
        let end = last > 1 && means(tokens[last - 1].key, .intoName) ? last - 1 : last
        return (string(bytes(ofTokens: 0..<end)), string(tokens[last].range))
    }

    /// "yoga" and "90 minutes" of "make yoga 90 minutes"; nil for any other line.
    package var madeToLast: (name: String, time: String)? {
        guard let object = object(of: .making) else { return nil }
        let said = LineReader.read(object, language: language)
        guard said.timeValues.count == 1, let length = said.found.last(where: { $0.value.isTime }),
            case .length = length.value, length.tokens.lowerBound > 0,
            length.tokens.upperBound == said.tokens.lastIndex(where: { !$0.isSoft }).map({ $0 + 1 })
        else { return nil }
        let tables = Lexicon.of(language).tables
        let link = length.tokens.lowerBound - 1
        let name = tables.followUps.lengthLinks.contains(said.tokens[link].key) ? link : link + 1
        guard name > 0 else { return nil }
        return (said.string(said.bytes(ofTokens: 0..<name)), said.string(said.bytes(ofTokens: length.tokens)))
    }

    /// "dentist" and "5 pm" of "set the dentist to 5 pm", "make the dentist at 5 pm"; nil for any other line.
    package var setTo: (name: String, time: String)? {
        if let change = changes(.setting).last, LineReader.read(change.new, language: language).soleTime != nil {
            return (change.name, change.new)
        }
        guard let object = object(of: .setting), !isOfPronoun else { return nil }
        let said = LineReader.read(object, language: language)
        let slots = WishSlots.slots(of: said, for: ImpliedTask.intent, names: .none, isAsked: true)
        guard let title = slots.text(SlotName.title), let due = slots[SlotName.due], case .time = due.value else {
            return nil
        }
        return (title, due.typed)
    }

    /// "vitamins" and "at 7" of "vitamins at 7 instead", "put vitamins at 7 from now on"; nil for any other line.
    package var timedAnew: (name: String, time: String)? {
        let bare = without(Lexicon.of(language).tables.followUps.anew)
        guard bare != text else { return nil }
        let said = LineReader.read(bare, language: language)
        let slots = WishSlots.slots(of: said, for: ImpliedTask.intent, names: .none, isAsked: true)
        guard let title = slots.text(SlotName.title), let due = slots[SlotName.due], case .time = due.value else {
            return nil
        }
        let named = LineReader.read(title, language: language)
        let object = named.object(of: .moving) ?? named.object(of: .making)
        return (object ?? title, due.typed)
    }

    /// "instead": nothing but that something else is to be no more.
    package var saysOnlyAnew: Bool {
        Lexicon.of(language).tables.followUps.anew.end(in: tokens, at: 0, limit: tokens.count) == tokens.count
    }

    /// "bins" and "every Monday" of "repeat bins every Monday"; nil for any other line.
    package var repeated: (name: String, rule: String)? {
        guard let object = object(of: .repeating) else { return nil }
        let said = LineReader.read(object, language: language)
        let slots = WishSlots.slots(of: said, for: ImpliedTask.intent, names: .none, isAsked: true)
        guard let title = slots.text(SlotName.title), let due = slots[SlotName.due], case .repetition = due.value else {
            return nil
        }
        return (title, due.typed)
    }
}
