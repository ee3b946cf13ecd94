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
        let rows = zones.prefix(3).map { zone in
            [ZonePress(zone: zone.identifier).button(ZoneOfferReply.use(zone.city, time(in: zone)), voice)]
        }
        let reply = ZoneOfferReply.offer(first.city, there: time(in: first), here: measures.time(now), mine.city)
        try say(Outgoing(voice.say(reply), buttons: rows + [[DeclineZone().button(ZoneOfferReply.no, voice)]]))
    }

    private func time(in zone: TimeZone) -> String {
        var settings = settings
        settings.timeZone = zone
        return Measures(settings: settings, voice: voice, now: now).time(now)
    }
}

extension TimeZone {
    /// "New York"
    fileprivate var city: String {
        identifier.split(separator: "/").last.map { $0.replacingOccurrences(of: "_", with: " ") } ?? identifier
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
    case no
    case stays(String)

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
        case .stays(let city): Wording("zoneOffer.stays", "Your times stay in {city}.", ["city": .text(city)])
        }
    }
}
