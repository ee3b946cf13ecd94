import Actions
package import Core
import Foundation
import Geo
import Language
package import Store

extension Session {
    /// Somebody sent a position whose clocks show another time than theirs: the time there is offered once, until they
    /// were in their own zone again.
    package func offerZone(ofPositionIn message: Incoming.Message) throws {
        guard let location = message.location, location.title == nil, !isGroup else { return }
        let zones = ZoneGuess(at: location.coordinate, now: now).zones, mine = settings.timeZone
        let offsets = zones.map { $0.secondsFromGMT(for: now) }
        guard let first = zones.first, !offsets.contains(mine.secondsFromGMT(for: now)) else {
            if try offeredZone() != nil { try keepOfferedZone(nil) }
            return
        }
        guard try offeredZone() != first.identifier else { return }
        try keepOfferedZone(first.identifier)
        try offer(zones)
    }

    /// Offers the time of the first of some zones, or of one of the others.
    func offer(_ zones: [TimeZone]) throws {
        guard let first = zones.first else { return }
        let rows = zones.prefix(3).map { zone in
            [ZonePress(zone: zone.identifier).button(ZoneOfferReply.use(zone.city, time(in: zone)), voice)]
        }
        offered = rows.count == 1 ? rows[0].compactMap(\.pressCode) : []
        let reply = ZoneOfferReply.offer(
            first.city, there: time(in: first), here: measures.time(now), settings.timeZone.city)
        try say(Outgoing(voice.say(reply), buttons: rows + [[DeclineZone().button(ZoneOfferReply.no, voice)]]))
    }

    private func time(in zone: TimeZone) -> String {
        var settings = settings
        settings.timeZone = zone
        return Measures(settings: settings, voice: voice, now: now).time(now)
    }
}

/// Says in which city somebody is: where the clocks show another time there, that is offered.
struct JourneyCommand: Command {
    static let about = About(
        intent: "settings.timezone", key: "settings.journey", area: .settings, summary: "The time of where you are",
        phrases: [
            "(i am|we are) [just] [now] [here] in {zone:zone} [now|today|this week|at the moment|right now]",
            "[i|we] [just|have just|have] (landed|arrived) in {zone:zone} [now|today]",
        ],
        examples: ["I'm in Tokyo"])

    let zone: String

    init(_ said: Said) throws { zone = said.slots.text("zone") ?? "" }

    func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(ZoneOfferReply.inGroup) }
        let zones = TimeZoneReader.read(zone, language: session.language).map(\.timeZone)
        let mine = session.settings.timeZone.secondsFromGMT(for: session.now)
        let others = zones.filter { $0.secondsFromGMT(for: session.now) != mine }
        guard let first = zones.first else { throw Refusal(SettingsReply.unknownZone(zone)) }
        guard !others.isEmpty else { return try session.say(reply: ZoneOfferReply.same(first.city)) }
        try session.keepOfferedZone(first.identifier)
        try session.offer(others)
    }
}

/// The time of a journey's zone is not wanted.
struct DeclineZone: BarePress {
    static let verb = "zoneStays"

    func perform(in session: Session) throws -> (any Reply)? {
        try session.closeChoice()
        return ZoneOfferReply.stays(session.settings.timeZone.city)
    }
}

enum ZoneOfferReply: Reply {
    case offer(String, there: String, here: String, String)
    case use(String, String)
    case no, inGroup
    case stays(String), same(String)

    var wording: Wording {
        switch self {
        case .offer(let city, let there, let here, let mine):
            Wording(
                "zoneOffer.offer",
                "You are in the time of *{city}* now, it seems: {there} there, {here} in {mine}. Use its time?",
                ["city": .text(city), "there": .text(there), "here": .text(here), "mine": .text(mine)])
        case .use(let city, let time):
            Wording("zoneOffer.use", "Use {city} ({time})", ["city": .text(city), "time": .text(time)])
        case .no: Wording("zoneOffer.no", "No")
        case .inGroup:
            Wording(
                "zoneOffer.inGroup",
                "This group has a time zone of its own; `/settings` shows it. Yours changes in our private chat.")
        case .same(let city):
            Wording("zoneOffer.same", "The clocks of {city} show your time; nothing changes.", ["city": .text(city)])
        case .stays(let city): Wording("zoneOffer.stays", "Your times stay in {city}.", ["city": .text(city)])
        }
    }
}
