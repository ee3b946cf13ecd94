import Actions
import Core
import Language
import Store

/// One thing at several times, as "gym mon 7 wed 8" has made it.
extension Session {
    /// "every week", "until June", "just once", "at 10 instead" right behind it is said of each of them, "wed at 9" of that on
    /// Wednesday, and "and on Friday at 9" is the same once more; of any other time it is asked which is meant. False for
    /// what says no time.
    func follow(asOneMeantIn spoken: Spoken) throws -> Bool {
        guard let recall = try lastRecall, recall.isBatch, recall.made != nil, spoken.isWordsAlone,
            spoken.repliedThing == nil, spoken.repliedCard == nil, !spoken.line.asks,
            spoken.line.tokens.count <= Self.mostOfAll, spoken.saysTime || spoken.saysOnce,
            case let things = try recall.several.filter(sees), things.count > 1, try areOne(things)
        else { return false }
        let said = spoken.line.withoutEnding.map { spoken.saying($0) } ?? spoken
        let series = SeriesWords(said.line, said.followUp)
        if try said.saysOnce || series?.isOfWhole == true || said.saysOnlyTime && isOfAll(said, things) {
            return try follow(said, SaidOfSeveral(saidOfAll: said.text), ofEach: things, recall)
        }
        // "dentist wed 9" is something else.
        guard series != nil || said.saysOnlyTime else { return false }
        guard case .time(let time)? = said.line.timeValues.first?.value else { return try askWhich(things, said.text) }
        let isOneMore = said.followUp?.kind == .add || spoken.line.says(.alone) && said.followUp?.kind != .only
        if isOneMore, time.day != nil { return try keepOneMore(of: things[things.count - 1], time, said) }
        return try time.clock != nil && retimeOne(of: things, said) || askWhich(things, said.text)
    }

    private static let mostOfAll = 8

    /// "wed at 9 too", "and fri 9"
    private func keepOneMore(of thing: Thing, _ time: SaidTime, _ spoken: Spoken) throws -> Bool {
        let deed = FollowDeed.again(time)
        guard time.clock != nil, deed.fits(thing.kind) else { return try take(spoken.replying(to: thing), false) }
        return try `do`(deed, with: thing, frame(of: spoken), isTyped: true)
    }

    /// They are called the same.
    private func areOne(_ things: [Thing]) throws -> Bool {
        try Set(things.map(\.kind)).count == 1 && Set(things.map { try words(of: $0).lowercased() }).count == 1
    }

    /// "at 10 instead" of what is at nine on all of its days, "tomorrow" of what is on one day.
    private func isOfAll(_ spoken: Spoken, _ things: [Thing]) throws -> Bool {
        guard spoken.line.timeValues.count == 1, case .time(let time) = spoken.line.timeValues[0].value,
            time.length == nil, spoken.followUp?.kind != .add
        else { return false }
        let starts = try things.map { try start(of: $0) }
        if time.day == nil { return time.clock != nil && Set(starts.map { $0?.minute }).count == 1 }
        return time.isDayAlone && Set(starts.map { $0?.day }).count == 1
    }

    /// "wed at 9": that of them which is on that day, where each comes once.
    private func retimeOne(of things: [Thing], _ spoken: Spoken) throws -> Bool {
        guard let said = spoken.line.timeValues.first?.value, let days = days(of: said, spoken)?.range,
            try things.allSatisfy({ try series(of: $0) == nil })
        else { return false }
        let there = try things.filter { try start(of: $0).map { days.contains($0.day) } == true }
        return try there.count == 1 && take(spoken.replying(to: there[0]), false)
    }
}

extension Spoken {
    fileprivate var saysTime: Bool { !line.timeValues.isEmpty }
    /// "wed at 9", "wed at 9 instead"
    fileprivate var saysOnlyTime: Bool {
        line.withoutTimes.isEmpty || followUp?.time.flatMap { try? $0.get() } != nil || followUp?.length != nil
    }
    fileprivate var saysOnce: Bool { SignalWord.onlyOnce.isSaid(by: text.withoutEnd) }
}
