import Actions
import Core
import Foundation
import Language
import Store

/// Sets the time zone by a city, a zone's name or an offset.
struct ZoneCommand: Command {
    static let about = About(
        intent: "settings.timezone", area: .settings, summary: "Your time zone",
        phrases: [
            "[set|change] [my] [the] (time zone|timezone|tz) [to|is|:] {zone:rest}",
            "(set|change) [my] [the] zone to {zone:rest}",
            "[set|change] [my] [the] (time zone|timezone|tz)",
            "(i am|i'm|we are) in [the] {zone:name} (time zone|timezone)",
            "use {zone:name} time", "my (time zone|timezone) is {zone:rest}",
        ],
        examples: ["time zone Vienna", "timezone UTC+2"])

    let zone: String?
    init(_ said: Said) throws { zone = said.slots.text("zone") }

    func perform(in session: Session) throws {
        guard let zone else { return try session.askZone() }
        try session.setZoneSaying(zone)
    }
}

/// Picks a zone by a button; none: asks for one.
struct ZonePress: Press {
    static let verb = "zone"
    let zone: String?
    init(zone: String?) { self.zone = zone }
    init?(_ arguments: [String]) {
        guard arguments.count <= 1 else { return nil }
        zone = arguments.first
        if let zone, TimeZone(identifier: zone) == nil { return nil }
    }
    var arguments: [String] { zone.map { [$0] } ?? [] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let zone = zone.flatMap(TimeZone.init(identifier:)) else {
            try session.askZone()
            return nil
        }
        let old = session.settings.timeZone
        try session.setTimeZone(zone)
        if try session.question(as: ZoneQuestion.self) != nil { try session.clearQuestion() }
        try session.show(SettingsCard(), note: SettingsReply.zoneSet(session.zoneLine))
        try session.asNewMessage { try session.offerToKeepClock(since: old) }
        return nil
    }
}

/// The zone that was assumed is the right one.
struct KeepZone: Press, OneCoded {
    static let verb = "zoneIsRight"
    /// The zone's identifier.
    let about: String
    init(_ about: String) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        let zone = session.settings.timeZone
        guard zone.identifier == about else { return SettingsReply.zoneSet(session.zoneLine) }
        if session.settings.timeZoneIsAssumed { try session.setTimeZone(zone) }
        if let card = try session.pressedCard { try session.show(card) }
        return SettingsReply.zoneSet(session.zoneLine)
    }
}

/// Waits for a city or a zone's name.
struct ZoneQuestion: Question {
    static let verb = "zone"

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty, !spoken.meansCommand else { return false }
        try session.setZoneSaying(spoken.unquoted)
        return true
    }
}

extension Session {
    /// "Europe/Vienna, now 14:05".
    var zoneLine: String { "\(settings.timeZone.identifier), \(measures.time(now))" }

    func askZone() throws {
        let common = [
            "Europe/London", "Europe/Berlin", "Europe/Athens", "America/New_York", "America/Chicago",
            "America/Los_Angeles",
            "Asia/Kolkata", "Asia/Tokyo", "Australia/Sydney",
        ]
        let buttons = common.map { zone in
            ZonePress(zone: zone).button(SettingsReply.cardZone(TimeZone.city(of: zone)), voice)
        }
        let rows = buttons.inRows(of: 3)
        try ask(ZoneQuestion())
        try say(Outgoing(voice.say(SettingsReply.askZone(zoneLine)), buttons: rows))
    }

    /// Sets the zone that was typed; several that fit are asked, none says what to type.
    func setZoneSaying(_ text: String) throws {
        let found = TimeZoneReader.read(text, language: language)
        guard let zone = found.first else { throw Refusal(SettingsReply.unknownZone(text)) }
        guard found.count == 1, zone.isSure else {
            let rows = found.prefix(6).map { zone in
                let id = zone.timeZone.identifier
                return [ZonePress(zone: id).button(SettingsReply.cardZone(id), voice)]
            }
            return try say(Outgoing(voice.say(SettingsReply.whichZone(text)), buttons: rows))
        }
        let old = settings.timeZone
        try setTimeZone(zone.timeZone)
        try clearQuestion()
        try tell(SettingsReply.zoneSet(zoneLine))
        try offerToKeepClock(since: old)
    }
}
