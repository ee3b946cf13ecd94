import Actions
import Core
import Foundation
import Language
import Store

/// Says what a part of the day means, by a line.
struct DayPartCommand: Command {
    private static let part =
        "(morning|mornings|lunch|lunchtime|lunchtimes|afternoon|afternoons|evening|evenings|night|nights)"
    /// "lunch is at 1" says when one eats.
    private static let stretch =
        "(morning|mornings|lunchtime|lunchtimes|afternoon|afternoons|evening|evenings|night|nights)"

    static let about = About(
        intent: "settings.dayparts", area: .settings, summary: "What morning or evening means",
        phrases: [
            Phrase("[my] \(part) (means|mean) {at:time}"),
            Phrase("[my] \(stretch) (is|are|starts|start|begins|begin) {at:time}"),
            Phrase("(set|change) [my] [the] \(part) (to|at) {at:rest}"),
        ],
        examples: ["morning means 7:30", "set evening to 20:00", "my mornings start at 8"])

    let part: DayPart
    let at: SaidTime

    init(_ said: Said) throws {
        let line = said.spoken.line
        guard let part = line.dayPart, DayTimesCard.parts.contains(part), let typed = said.slots.text("at") else {
            throw Refusal(SettingsReply.whichTime)
        }
        let lead = LanguageTables.tables(for: line.language).leads.hour
        let times = [typed, "\(lead) \(typed)"].lazy.flatMap { LineReader.read($0, language: line.language).times }
        guard let at = times.lazy.compactMap({ try? $0.time.get() }).first, let clock = at.clock else {
            throw Refusal(SettingsReply.whichTime)
        }
        self.part = part
        self.at = SaidTime(day: .ahead(1), part: part, clock: clock)
    }

    func perform(in session: Session) throws {
        let frame = TimeFrame(now: session.now, zone: .gmt, uses24Hours: session.settings.uses24Hours)
        guard case .moment(let time) = at.reading(in: frame) else { throw Refusal(SettingsReply.whichTime) }
        let minute = WallTime(time.date, in: .gmt).minuteOfDay
        try session.setDayPart(part, minute)
        try session.tell(DayPartReply.set(part, session.measures.clock(minute)))
    }
}

/// Shows what the parts of the day mean.
struct DayTimesCommand: Command {
    static let about = About(
        intent: "settings.dayparts", key: "settings.times", area: .settings, summary: "Your parts of the day",
        phrases: [
            "(show|show me|change) [my|the] (times|parts of the day|parts of day|day parts|times of day)",
            "[my] (parts of the day|parts of day|day parts|times of day)", "my times",
            "(when is|what is|when does|what does) [my] (morning|afternoon|evening|night|lunchtime) [start|begin|mean] [for you|to you]",
        ],
        examples: ["show my times", "parts of the day"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.show(DayTimesCard()) }
}

/// Chooses by a line whether dates begin with the day or with the month.
struct DateOrderCommand: Command {
    static let about = About(
        intent: "settings.dateorder", area: .settings, summary: "Whether 3/10 is in October or in March",
        phrases: [
            "[my|read|write|use|show] [the] dates [are|with|have] [the] {first:word} first",
            "[use] {first:word} first [in|for|in my] dates",
            "(use|set) [the] date (format|order) [to] {first:word} [first]",
            "date (format|order) [is] {first:word} [first]",
            "(use|write|read|switch to) (american|us|european|british) dates",
            "dates (as|in) (day month|month day) [order|format]",
            "[use|write|read] dates (like|as) in (america|the us|the usa|europe|the uk|britain)",
        ],
        examples: ["dates day first", "dates month first"])

    let order: DateOrder

    init(_ said: Said) throws {
        let line = said.spoken.line
        let named = line.tokens.first { line.means($0.key, .dayFirst) || line.means($0.key, .monthFirst) }
        let word = said.slots.text("first") ?? named?.key ?? ""
        guard line.means(word, .dayFirst) || line.means(word, .monthFirst) else {
            throw Refusal(SettingsReply.whichOrder)
        }
        order = line.means(word, .dayFirst) ? .dayFirst : .monthFirst
    }

    func perform(in session: Session) throws {
        try session.setDateOrder(order)
        try session.tell(SettingsReply.order(order))
    }
}
