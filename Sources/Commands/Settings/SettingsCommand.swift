import Actions
import Core
import Foundation
import Language
import Store

/// The settings card.
struct SettingsCommand: Command {
    static let about = About(
        intent: "settings.show", area: .settings, menu: "settings", summary: "Time zone, units, clock, week",
        phrases: [
            "[show|open|change] [me] [my] [the] (settings|preferences|options|config)", "set up", "setup",
            "(restore|reset) [the|my|your] [factory|default|original|initial] (settings|preferences)",
        ],
        examples: ["settings"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.show(SettingsCard()) }
}

/// All settings on one card, one tap a switch.
struct SettingsCard: BareCard {
    static let verb = "settings"

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice, settings = session.settings
        var lines = [voice.say(SettingsReply.title), voice.say(SettingsReply.zone(session.zoneLine))]
        if settings.timeZoneIsAssumed { lines.append(voice.say(SettingsReply.assumed)) }
        lines += [
            voice.say(SettingsReply.units(settings.units)), voice.say(SettingsReply.clock(settings.uses24Hours)),
            voice.say(SettingsReply.week(settings.firstWeekday)), voice.say(SettingsReply.order(DateOrder(settings))),
            voice.say(PicturesReply.now(settings.pictureSize, isDark: settings.hasDarkPictures)),
            voice.say(SettingsReply.language(LanguageTables.tables(for: session.language).name)),
            voice.say(UnreadReply.now(keeps: settings.keepsUnread)),
        ]
        lines += try session.calmLines()
        let buttons = [
            [
                ZonePress(zone: nil).button(SettingsReply.changeZone, voice),
                ShowCard(DayTimesCard()).button(SettingsReply.dayTimes, voice),
                ShowCard(PicturesCard()).button(PicturesReply.button, voice),
            ],
            [ShowCard(NoticesCard()).button(NoticeReply.all, voice)]
                + (session.isGroup ? [] : [ShowCard(CalendarsCard()).button(CalendarReply.calendars, voice)]),
            session.isGroup ? [] : try session.dailyButtons(),
            [
                SetUnits(units: settings.units == .metric ? .imperial : .metric)
                    .button(SettingsReply.setUnits(settings.units == .metric ? .imperial : .metric), voice),
                SetClock(uses24Hours: !settings.uses24Hours).button(
                    SettingsReply.setClock(!settings.uses24Hours), voice),
                SetDateOrder(order: DateOrder(settings).other).button(
                    SettingsReply.setDates(DateOrder(settings).other), voice),
            ],
            [1, 6, 7].filter { $0 != settings.firstWeekday }.map {
                SetWeek(day: $0).button(SettingsReply.setWeek($0), voice)
            },
            LanguageTables.others(than: session.language).map {
                SetLanguage(id: $0.id).button(SettingsReply.setLanguage($0.name), voice)
            },
            [
                SetKeepsUnread(keeps: !settings.keepsUnread)
                    .button(UnreadReply.set(keeps: !settings.keepsUnread), voice)
            ],
            (session.isGroup ? [ShowCard(RulesCard()).button(GroupReply.rules, voice)] : [])
                + [HelpPress(area: .settings).button(CommonReply.help, voice)],
        ]
        return CardFace(
            lines.joined(), buttons: buttons.filter { !$0.isEmpty }, topics: ["settings:\(session.viewer)"])
    }
}

/// Kilometres or miles.
struct SetUnits: Press {
    static let verb = "units"
    let units: Settings.Units
    init(units: Settings.Units) { self.units = units }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let units = Settings.Units(rawValue: arguments[0]) else { return nil }
        self.units = units
    }
    var arguments: [String] { [units.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setUnits(units)
        try session.show(SettingsCard(), note: SettingsReply.units(units))
        return nil
    }
}

/// 12 or 24 hours.
struct SetClock: Press {
    static let verb = "clock"
    let uses24Hours: Bool
    init(uses24Hours: Bool) { self.uses24Hours = uses24Hours }
    init?(_ arguments: [String]) {
        guard arguments == ["12"] || arguments == ["24"] else { return nil }
        uses24Hours = arguments == ["24"]
    }
    var arguments: [String] { [uses24Hours ? "24" : "12"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setClock(uses24Hours: uses24Hours)
        try session.show(SettingsCard(), note: SettingsReply.clock(uses24Hours))
        return nil
    }
}

/// The first day of the week.
struct SetWeek: Press {
    static let verb = "week"
    let day: Int
    init(day: Int) { self.day = day }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let day = Int(arguments[0]), (1...7).contains(day) else { return nil }
        self.day = day
    }
    var arguments: [String] { ["\(day)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setFirstWeekday(day)
        try session.show(SettingsCard(), note: SettingsReply.week(day))
        return nil
    }
}
