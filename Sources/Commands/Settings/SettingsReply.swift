import Core

/// What settings say.
enum SettingsReply: Reply {
    case title, assumed, changeZone, whichUnits, whichClock, whichDay, dayTimes, whichTime, whichOrder
    case order(DateOrder)
    case setOrder(DateOrder), setDates(DateOrder)
    case zone(String)
    case units(Settings.Units)
    case setUnits(Settings.Units)
    case clock(Bool)
    case setClock(Bool)
    case week(Int)
    case setWeek(Int)
    case askZone(String)
    case zoneSet(String)
    case whichZone(String)
    case unknownZone(String)
    case cardZone(String)
    case timesAssumed(String), zoneIsRight
    case language(String)
    case setLanguage(String)
    case whichLanguage([String])

    var wording: Wording {
        switch self {
        case .title: Wording("settings.title", "*Settings*")
        case .assumed:
            Wording("settings.assumed", "(assumed from this server; tap Time zone or type `time zone Vienna`)")
        case .dayTimes: Wording("settings.dayTimes", "Parts of the day")
        case .whichTime:
            Wording("settings.whichTime", "Say a time of day, as in `morning means 7:30` or `set evening to 20:00`.")
        case .whichOrder: Wording("settings.whichOrder", "I know `dates day first` and `dates month first`.")
        case .order(.dayFirst): Wording("settings.dayFirst", "Dates: 3/10 is the 3rd of October")
        case .order(.monthFirst): Wording("settings.monthFirst", "Dates: 3/10 is the 10th of March")
        case .setOrder(.dayFirst): Wording("settings.setDayFirst", "Day first")
        case .setOrder(.monthFirst): Wording("settings.setMonthFirst", "Month first")
        case .setDates(.dayFirst): Wording("settings.setDatesDayFirst", "Dates day first")
        case .setDates(.monthFirst): Wording("settings.setDatesMonthFirst", "Dates month first")
        case .changeZone: Wording("settings.changeZone", "Time zone")
        case .zone(let zone): Wording("settings.zone", "Time zone: {zone}", ["zone": .text(zone)])
        case .cardZone(let zone): Wording("settings.cardZone", "{zone}", ["zone": .text(zone)])
        case .timesAssumed(let zone):
            Wording(
                "settings.timesAssumed", "_Times in {zone}, assumed from this server. Is that right?_",
                ["zone": .text(zone)])
        case .zoneIsRight: Wording("settings.zoneIsRight", "Yes, right")
        case .units(.metric): Wording("settings.metric", "Distances in kilometres and metres")
        case .units(.imperial): Wording("settings.imperial", "Distances in miles and feet")
        case .setUnits(.metric): Wording("settings.setMetric", "Use km")
        case .setUnits(.imperial): Wording("settings.setImperial", "Use miles")
        case .clock(true): Wording("settings.clock24", "Clock: 24 hours")
        case .clock(false): Wording("settings.clock12", "Clock: 12 hours (am/pm)")
        case .setClock(true): Wording("settings.setClock24", "24-hour clock")
        case .setClock(false): Wording("settings.setClock12", "12-hour clock")
        case .week(let day):
            Wording("settings.week", "Weeks begin on {day}", ["day": .wording(Self.day(day))])
        case .setWeek(let day):
            Wording("settings.setWeek", "Week from {day}", ["day": .wording(Self.day(day))])
        case .whichUnits: Wording("settings.whichUnits", "I know `use km` and `use miles`.")
        case .whichClock: Wording("settings.whichClock", "I know `clock 12` and `clock 24`.")
        case .whichDay: Wording("settings.whichDay", "I know the seven days, as in `week starts on Monday`.")
        case .askZone(let zone):
            Wording(
                "settings.askZone",
                "Which time zone are you in? Now I use {zone}. Pick one, or type a city like `Vienna` or `New York`.",
                ["zone": .text(zone)])
        case .zoneSet(let zone): Wording("settings.zoneSet", "Time zone is {zone} now.", ["zone": .text(zone)])
        case .whichZone(let text):
            Wording("settings.whichZone", "Which one do you mean by “{text}”?", ["text": .text(text)])
        case .unknownZone(let text):
            Wording(
                "settings.unknownZone",
                "I know no time zone called “{text}”. Type a large city in yours, like `time zone Vienna`, or `time zone UTC+2`.",
                ["text": .text(text)])
        case .language(let name): Wording("settings.language", "Language: {name}", ["name": .text(name)])
        case .setLanguage(let name): Wording("settings.setLanguage", "{name}", ["name": .text(name)])
        case .whichLanguage(let names):
            Wording(
                "settings.whichLanguage", "I speak {names}. Pick one, or type it, like `speak English`.",
                ["names": .text(names.joined(separator: ", "))])
        }
    }

    static func day(_ day: Int) -> Wording {
        let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        return Wording("day.\(day)", names[(day - 1) % 7])
    }
}
