extension ReadLine {
    /// "exam 2 June 10am hall b" with what says when at its end; nil where nothing does.
    package var withTimesLast: String? {
        let timed = found.filter { $0.value.saysWhen }.map { string(bytes(ofTokens: $0.tokens)) }
        return timed.isEmpty ? nil : ([withoutTimes] + timed).joined(separator: " ")
    }

    /// "call mum tomorrow" of "call mum and dad tomorrow": what is said of one is said of both; nil where no such pair
    /// stands at the end.
    var withOneOfPair: String? {
        let words = titleWords
        let end = found.filter { $0.value.saysWhen }.map(\.tokens.lowerBound).max() ?? tokens.count
        guard let joint = tokens[..<end].lastIndex(where: { words.wish.joiners.contains($0.key) }), joint > 1,
            joint + 2 == end,
            [tokens[joint - 1], tokens[joint + 1]].allSatisfy({
                $0.kind == .word && !$0.traits.contains(.stop) && !words.deeds.contains($0.key)
            })
        else { return nil }
        return string(besides: [joint..<joint + 2])
    }

    /// It says a day or a time of day: "Friday 2pm", not "now".
    package var isDated: Bool {
        timeValues.contains { found in
            if case .time(let time) = found.value { time.day != nil || time.clock != nil } else { false }
        }
    }

    /// "leave", "head to the station": to set out.
    package var isLeaving: Bool {
        let words = titleWords, said = tokens.filter { $0.kind == .word }
        return (words.wish.isVerbLast ? said.last : said.first).map { words.wish.leavings.contains($0.key) } == true
    }

    /// What says when stands before everything else: "tomorrow lunch with Carla".
    var beginsWithTime: Bool {
        found.contains { $0.tokens.lowerBound == 0 && $0.value.saysWhen && $0.tokens.upperBound < tokens.count }
    }

    /// Its words but those that say when.
    package var withoutTimes: String {
        string(besides: found.filter { $0.value.saysWhen }.map(\.tokens))
    }

    /// "this week", "this month": what is looked at, rather than when something is to be.
    package var isPresentStretch: Bool {
        guard case .unit(let unit, 0)? = onlyTime?.day else { return false }
        return unit != .day && withoutTimes.isEmpty
    }

    /// Those of its words that say when, with what ties them: "on Monday at 10" of "rent on Monday at 10".
    package var wordsOfTime: String {
        let times = found.filter { $0.value.saysWhen }.map(\.tokens)
        guard var start = times.map(\.lowerBound).min(), let end = times.map(\.upperBound).max() else { return "" }
        let links = wishWords.timeLinks
        while start > 0, links.contains(tokens[start - 1].key) { start -= 1 }
        return string(bytes(ofTokens: start..<end))
    }

    /// Its words but those of that meaning: "tomorrow" of "both tomorrow".
    package func withoutWords(of signal: SignalWord) -> String {
        string(besides: tokens.indices.filter { means(tokens[$0].key, signal) }.map { $0..<$0 + 1 })
    }

    /// Its words but those of such tokens, which are in order.
    func string(besides left: [Range<Int>]) -> String {
        let starts = [0] + left.map(\.upperBound), ends = left.map(\.lowerBound) + [tokens.count]
        let rest = zip(starts, ends).filter { $0 < $1 }.map { string(bytes(ofTokens: $0..<$1)) }
        return rest.joined(separator: " ")
    }

    /// The words beside its times that say more than an answer does, folded: "dentist" of "maybe the dentist on Monday at 9".
    package var wordsOfItsOwn: [String] {
        let rest = LineReader.read(withoutTimes, language: language)
        return rest.tokens.filter {
            $0.kind == .word && !$0.traits.contains(.stop) && !rest.means($0.key, .hedging)
        }.map(\.key)
    }

    /// It may be meant for a time, though none is read in it: "18", "at 25:00", "later", "soon".
    package var triesTime: Bool {
        let words = tokens.filter { $0.kind == .word }
        return tokens.contains { $0.kind == .number } || !found.filter(\.value.isTime).isEmpty
            || words.count < 2 || words.allSatisfy { means($0.key, .hedging) || $0.traits.contains(.stop) }
    }

    /// "tomorrow at 9?", "can we say 10?": a time and words of doubt, rather than a question about something.
    package var asksForTime: Bool {
        let links = wishWords.timeLinks
        let rest = LineReader.read(withoutTimes, language: language).tokens.filter { $0.kind == .word }
        return !timeValues.isEmpty
            && rest.allSatisfy { means($0.key, .hedging) || links.contains($0.key) || means($0.key, .asker) }
    }

    /// It names a time of day: "the meter runs out at 11".
    package var saysClock: Bool {
        times.contains { if case .success(let time) = $0.time { time.clock != nil } else { false } }
    }

    /// "buy milk", in small letters: what people do, rather than what something is called.
    package var isPlainChore: Bool { text.first?.isLowercase == true && isChore }

    /// "call meyer", "delete the old one", in small letters.
    package var callsSomebody: Bool {
        guard text.first?.isLowercase == true, tokens.count > 1 else { return false }
        return wishWords.calls.contains(tokens[0].key) || means(tokens[0].key, .removing)
    }

    /// "Farbe kaufen": what people do, in whatever letters.
    package var isChore: Bool { Chore(self)?.isOwnDeed == true }

    /// "pay fine", but not "do it": a verb for something to do, and what it is done with.
    package var beginsWithDeed: Bool {
        let titles = titleWords
        let words = tokens.dropFirst(starts.last ?? 0).filter { $0.kind == .word }
        guard words.count > 1, !titles.wish.isVerbLast, !words[words.startIndex + 1].traits.contains(.stop) else {
            return false
        }
        let verb = words[words.startIndex].key
        return titles.wish.imperatives.contains(verb) || titles.wish.chores.contains(verb)
    }

    /// "whenever I leave home": at every such moment.
    package var saysEachTime: Bool {
        let words = wishWords.eachTimes
        return tokens.indices.contains { words.end(in: tokens, at: $0, limit: tokens.count) != nil }
    }

    /// "send this to Ben": its first word is one for what people do.
    package var beginsWithVerb: Bool {
        let words = titleWords
        return tokens.first.map {
            words.deeds.contains($0.key) || words.wish.putters.contains($0.key) || means($0.key, .showing)
        } == true
    }

    /// "I like this place"
    package var beginsWithSpeaker: Bool {
        let words = titleWords
        return tokens.count > 1 && tokens.first.map { words.wish.speakers.contains($0.key) } == true
    }

    /// The same, and "reply to Jonas", "look at the flat": said where other things to do stand beside it.
    package var opensWithDeed: Bool {
        let titles = titleWords, words = tokens.filter { $0.kind == .word }
        guard !beginsWithDeed, words.count > 2, !titles.wish.isVerbLast, !asks else { return beginsWithDeed }
        let isVerb = [titles.wish.imperatives, titles.wish.chores, titles.wish.askables].contains {
            $0.contains(words[0].key)
        }
        return isVerb
            && [titles.wish.targets, titles.wish.purposes, titles.wish.companyLinks, titles.wish.placeLinks].contains {
                $0.contains(words[1].key)
            }
    }

    /// It says of something when it is: "the concert is on Friday".
    package var saysWhen: Bool {
        let copulas = wishWords.copulas
        return times.count == 1
            && found.contains { found in
                let start = found.tokens.lowerBound
                guard start > 0, copulas.contains(tokens[start - 1].key) else { return false }
                if case .time = found.value { return true }
                return false
            }
    }
}
