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
            ?? (isTimed ? bare.object(of: .without) ?? bare.object(of: .cancelling) : nil)
        guard let name, named.isClear else { return nil }
        return CalledOff(name: name, time: named.time)
    }

    /// A name and the day that stands beside it: "yoga" and "this week" of "this week's yoga".
    package var nameOnDay: (name: String, time: SaidValue?, isClear: Bool) {
        let line = LineReader.read(withoutPossessives, language: language)
        return (line.withoutTimes, line.timeValues.first?.value, line.timeValues.count < 2)
    }

    private var withoutPossessives: String {
        ["'s ", "’s "].reduce(text) { $0.replacing($1, with: " ") }
    }
}
