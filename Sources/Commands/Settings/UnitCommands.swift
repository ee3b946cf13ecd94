import Actions
import Core
import Language
import Store

/// Chooses kilometres or miles by a line.
struct UnitsCommand: Command {
    static let about = About(
        intent: "settings.units", area: .settings, summary: "Kilometres or miles",
        phrases: [
            "(use|switch to|change to|show) [units to] (miles|mile|feet|ft|imperial)",
            "(use|switch to|change to|show) [units to] (km|kilometres|kilometers|metres|meters|metric)",
            "units {units:word}", "(set|change|switch) [my] [the] units to {units:word}",
            "(use|switch to) {units:word} units",
            "(use|switch to|show|show me) distances in {units:word}",
            "[go|switch|change] back to (miles|mile|feet|ft|imperial|km|kilometres|kilometers|metres|meters|metric) [again]",
            "(metric|imperial|miles|km|kilometres|kilometers) [again]",
        ],
        examples: ["use miles", "units km"])

    let units: Settings.Units

    init(_ said: Said) throws {
        let line = said.spoken.line
        if line.says(.imperial) {
            units = .imperial
        } else if line.says(.metric) {
            units = .metric
        } else {
            throw Refusal(SettingsReply.whichUnits)
        }
    }

    func perform(in session: Session) throws {
        try session.setUnits(units)
        try session.tell(SettingsReply.units(units))
    }
}

/// Chooses 12 or 24 hours by a line.
struct ClockCommand: Command {
    static let about = About(
        intent: "settings.clock", area: .settings, summary: "12 or 24 hours",
        phrases: [
            "[use|set|switch to] [a|the] {hours:number} (hour|hours|h) (clock|time|format)",
            "(use|switch to) [the] {hours:number} h", "clock {hours:number} [h|hour|hours]",
            "(set|switch|change|go) [it|the clock|the time|back] to {hours:number} (hour|hours|h) [clock|time|format|again]",
        ],
        examples: ["24 hour clock", "clock 12"])

    let uses24Hours: Bool

    init(_ said: Said) throws {
        switch said.slots.text("hours") {
        case "12", "12h", "12-hour", "am/pm": uses24Hours = false
        case "24", "24h", "24-hour": uses24Hours = true
        default: throw Refusal(SettingsReply.whichClock)
        }
    }

    func perform(in session: Session) throws {
        try session.setClock(uses24Hours: uses24Hours)
        try session.tell(SettingsReply.clock(uses24Hours))
    }
}

/// Chooses the first day of the week by a line.
struct WeekCommand: Command {
    static let about = About(
        intent: "settings.week", area: .settings, summary: "The first day of the week",
        phrases: [
            "[my|the] week (starts|begins) (on|with) {day:word}", "(start|begin) [my|the] week (on|with) {day:word}",
            "[my|the] week (starts|begins) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|sat|sun)",
            "[the] first day of [the] week [is|:] {day:word}",
        ],
        examples: ["week starts on Monday"])

    let day: Int

    init(_ said: Said) throws {
        guard let day = said.spoken.line.weekday(named: said.slots.text("day")) else {
            throw Refusal(SettingsReply.whichDay)
        }
        self.day = day
    }

    func perform(in session: Session) throws {
        try session.setFirstWeekday(day)
        try session.tell(SettingsReply.week(day))
    }
}
