import Actions
import Core
import Language
import Store

/// What the parts of the day and the order of dates mean to somebody, half an hour a tap.
struct DayTimesCard: BareCard {
    static let verb = "daytimes"
    /// Those that a person can set.
    static let parts: [DayPart] = [.morning, .lunch, .afternoon, .evening, .night]

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice, measures = session.measures
        let order = DateOrder(session.settings)
        let times = Self.parts.map { part in (part, session.settings.minute(of: part)) }
        let lines =
            [voice.say(DayPartReply.title)]
            + times.map { voice.say(DayPartReply.means($0.0, measures.clock($0.1))) }
            + [voice.say(SettingsReply.order(order)), voice.say(session.audienceLine)]
        let rows = times.map { part, minute in
            [minute - 30, minute + 30].filter { (0..<1440).contains($0) }.map {
                SetDayPart(part: part, minute: $0).button(DayPartReply.choose(part, measures.clock($0)), voice)
            }
        }
        let other = order.other
        let foot = [
            SetDateOrder(order: other).button(SettingsReply.setOrder(other), voice),
            ShowCard(SettingsCard()).button(CommonReply.back, voice),
        ]
        return CardFace(lines.joined(), buttons: rows + [foot], topics: ["settings:\(session.viewer)"])
    }
}

/// What a part of the day means, by a button.
struct SetDayPart: Press {
    static let verb = "daypart"
    let part: DayPart
    /// Since midnight.
    let minute: Int

    init(part: DayPart, minute: Int) { (self.part, self.minute) = (part, minute) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let part = DayPart(rawValue: arguments[0]), DayTimesCard.parts.contains(part),
            let minute = Int(arguments[1]), (0..<1440).contains(minute)
        else { return nil }
        self.init(part: part, minute: minute)
    }

    var arguments: [String] { [part.rawValue, "\(minute)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setDayPart(part, minute)
        try session.show(DayTimesCard(), note: DayPartReply.set(part, session.measures.clock(minute)))
        return nil
    }
}

/// The day first or the month first, by a button.
struct SetDateOrder: Press {
    static let verb = "dateorder"
    let order: DateOrder

    init(order: DateOrder) { self.order = order }

    init?(_ arguments: [String]) {
        guard arguments.count == 1, let order = DateOrder(rawValue: arguments[0]) else { return nil }
        self.order = order
    }

    var arguments: [String] { [order.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setDateOrder(order)
        guard try session.pressedCard is SettingsCard else {
            try session.show(DayTimesCard(), note: SettingsReply.order(order))
            return nil
        }
        try session.show(SettingsCard(), note: SettingsReply.order(order))
        return nil
    }
}

enum DayPartReply: Reply {
    case title
    case means(DayPart, String)
    case set(DayPart, String)
    case choose(DayPart, String)

    var wording: Wording {
        switch self {
        case .title: Wording("daytimes.title", "*Parts of the day*: what a word means where no time is said")
        case .means(let part, let time):
            Wording("daytimes.means", "{part}: {time}", ["part": .wording(Self.name(part)), "time": .text(time)])
        case .set(let part, let time):
            Wording(
                "daytimes.set", "{part} means {time} from now on.",
                ["part": .wording(Self.name(part)), "time": .text(time)])
        case .choose(let part, let time):
            Wording("daytimes.choose", "{part} {time}", ["part": .wording(Self.name(part)), "time": .text(time)])
        }
    }

    private static func name(_ part: DayPart) -> Wording {
        switch part {
        case .morning, .breakfast: Wording("daytimes.morning", "Morning")
        case .lunch, .daytime: Wording("daytimes.lunch", "Lunchtime")
        case .afternoon: Wording("daytimes.afternoon", "Afternoon")
        case .evening, .dinner: Wording("daytimes.evening", "Evening")
        case .night: Wording("daytimes.night", "Night")
        }
    }
}

extension Settings {
    /// When a part of the day is meant, in minutes since midnight.
    func minute(of part: DayPart) -> Int { TimeConventions(dayParts).hours(of: part).usual }
}

extension Session {
    func setDayPart(_ part: DayPart, _ minute: Int) throws {
        var times = settings.dayParts
        switch part {
        case .morning, .breakfast: times.morning = minute
        case .lunch, .daytime: times.lunch = minute
        case .afternoon: times.afternoon = minute
        case .evening, .dinner: times.evening = minute
        case .night: times.night = minute
        }
        try setDayParts(times)
    }
}
