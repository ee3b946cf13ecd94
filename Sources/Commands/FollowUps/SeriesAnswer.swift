import Actions
import Core
import Language
import Store

/// What is asked of something that comes again and was spoken of.
extension Session {
    /// "when is the last one", "how many are left", "the next three"; false for anything else, and of what comes once.
    func answerOfSeries(_ spoken: Spoken) throws -> Bool {
        guard spoken.isWordsAlone, let asked = spoken.line.seriesAsked,
            let said = try spokenOf(spoken.repliedThing, mayBeBefore: true).last, case let thing = try whole(of: said),
            try sees(thing), let series = try series(of: thing)
        else { return false }
        // Of several times a day the hours are told, too.
        let hasHours = series.minutes.count > 1
        let times = try allComing(within: Self.daysOfSeries) { $0.source == .thing(thing) }.map { item in
            let start = FloatingTime(item.start, in: settings.timeZone)
            return FloatingTime(day: item.days.lowerBound, minute: hasHours ? start.minute : nil)
        }
        let name = try name(of: thing) ?? "", hasEnd = series.rule.until != nil || series.rule.count != nil
        // What ends later than can be looked ahead has more times than were found.
        guard let last = times.last, !hasEnd || last.day < present.day + Self.daysOfSeries - Self.year else {
            return false
        }
        switch asked {
        case .last, .left:
            try say(
                reply: hasEnd
                    ? SeriesReply.left(name, times.count, last: measures.short(last))
                    : .endless(name, list(times.prefix(Self.mostOfEndless))))
        case .after where times.count > 1:
            try say(reply: SeriesReply.next(name, list(times.dropFirst().prefix(Self.mostOfEndless))))
        case .after: return false
        case .next(let count): try say(reply: SeriesReply.next(name, list(times.prefix(count))))
        }
        return true
    }

    private static let daysOfSeries = 1500, year = 366
    private static let mostOfEndless = 3

    private func list(_ times: ArraySlice<FloatingTime>) -> String {
        times.map { measures.short($0) }.joined(separator: "; ")
    }

    /// "and the vet" after something of one's own was only looked at: that is shown, too; false for anything else.
    func lookAtOther(_ spoken: Spoken) throws -> Bool {
        guard spoken.isWordsAlone, spoken.line.begins(with: .and), spoken.line.tokens.count <= Self.mostOfOther,
            spoken.line.timeValues.isEmpty, let recall = try lastRecall, recall.made == nil, recall.things.count == 1,
            let name = spoken.line.nameBehindAnd
        else { return false }
        return try showOne(of: toCome(named: name))
    }

    private static let mostOfOther = 6
}

enum SeriesReply: Reply {
    case left(String, Int, last: String)
    case endless(String, String)
    case next(String, String)

    var wording: Wording {
        switch self {
        case .left(let name, let count, let last):
            Wording(
                "series.left", "*{name}*: {n:time is|times are} left, the last one on {last}.",
                ["name": .text(name), "n": .number(count), "last": .text(last)])
        case .endless(let name, let days):
            Wording(
                "series.endless", "*{name}* goes on without an end. The next ones: {days}.",
                ["name": .text(name), "days": .text(days)])
        case .next(let name, let days):
            Wording("series.next", "*{name}*: {days}", ["name": .text(name), "days": .text(days)])
        }
    }
}
