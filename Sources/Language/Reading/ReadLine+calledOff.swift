/// Something that is said not to take place, and when.
package struct CalledOff: Sendable {
    package let name: String
    /// nil where no time is said.
    package let time: SaidValue?
}

extension ReadLine {
    /// "yoga" of "no yoga this week", "skip tomorrow's yoga", "yoga is cancelled on Tuesday"; nil for any other line, and
    /// for one that says several times.
    package var calledOff: CalledOff? {
        let named = nameOnDay
        let bare = LineReader.read(named.name, language: language)
        let isTimed = named.time != nil
        let name =
            bare.object(of: .skipping) ?? bare.object(before: .calledOff)
            ?? (isTimed ? bare.objectOfTimes : nil)
        guard let name, named.isClear else { return nil }
        return CalledOff(name: name, time: named.time)
    }

    /// "yoga" of "I'm not going to yoga on Tuesday", which only whoever speaks leaves out; nil for any other line.
    package var missed: CalledOff? {
        let named = nameOnDay, start = starts.last ?? 0
        let bare = LineReader.read(named.name, language: language)
        let phrases = wishWords.absences
        guard named.isClear, let end = phrases.end(in: bare.tokens, at: start, limit: bare.tokens.count),
            end < bare.tokens.count
        else { return nil }
        return CalledOff(name: bare.text(from: end), time: named.time)
    }

    /// What is said with a day not to be: "no yoga", "yoga not", "cancel yoga", "pause yoga".
    private var objectOfTimes: String? {
        object(of: .without) ?? object(before: .without) ?? object(of: .cancelling) ?? object(of: .pausing)
            ?? object(before: .pausing)
    }

    /// A name and the day that stands beside it: "yoga" and "this week" of "this week's yoga".
    package var nameOnDay: (name: String, time: SaidValue?, isClear: Bool) {
        let line = LineReader.read(text.withoutPossessives, language: language)
        let name = line.withoutLength ?? line.withoutTimes
        return (name, line.timeValues.first?.value, line.timeValues.count < 2)
    }

    /// "the one", "the appointment", or nothing: what takes place then, whatever it is.
    package var isAnyEvent: Bool {
        tokens.allSatisfy { $0.traits.contains(.article) || means($0.key, .anyEvent) }
    }

    /// "they cancelled": it begins with somebody.
    package var tellsOfOthers: Bool {
        guard let first = tokens.first else { return false }
        return wishWords.others.contains(first.key) || wishWords.pronouns.contains(first.key) && !means(first.key, .it)
    }

    /// "yoga" of "yoga for 3 weeks"; nil where no length is said.
    private var withoutLength: String? {
        guard timeValues.count == 1, case .length = timeValues[0].value, let length = found.first(where: \.value.isTime)
        else { return nil }
        let links = Lexicon.of(language).tables.followUps.lengthLinks
        let end = length.tokens.lowerBound
        let isLinked = end > 0 && links.contains(tokens[end - 1].key)
        return string(besides: [(isLinked ? end - 1 : end)..<length.tokens.upperBound])
    }
}
