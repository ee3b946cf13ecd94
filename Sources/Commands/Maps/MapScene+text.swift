import Actions
import Core
import Foundation
import Geo
import Store

extension MapScene {
    /// Every fact of the picture in words.
    func text(in session: Session) throws -> RichText {
        let voice = session.voice, measures = session.measures
        var lines = [voice.say(try title(in: session))]
        if let fix, isFixShown {
            lines.append(voice.say(MapReply.you(measures.age(of: fix.date), fix.accuracy.map(measures.accuracy))))
            if isAroundMe, let address = session.addressOnMap(at: fix.coordinate, accuracy: fix.accuracy) {
                lines.append(voice.say(AddressReply.assumed(address)))
            }
        }
        lines += numbered.enumerated().map { line($0.element, number: $0.offset + 1, in: session) }
        if numbered.isEmpty { lines.append(voice.say(try emptiness(in: session))) }
        if count > numbered.count { lines.append(voice.say(MapReply.more(count - numbered.count))) }
        lines.append(voice.say(MapReply.width(measures.distance(width), source(in: session))))
        return lines.joined()
    }

    /// Metres across, two digits of them.
    private var width: Double {
        let metres = window.width * window.metresPerPixel(at: look.center)
        let step = pow(10, log10(max(metres, 1)).rounded(.down) - 1)
        return (metres / step).rounded() * step
    }

    /// Nobody has moved it away from where they are.
    private var isAroundMe: Bool { card.look == nil && card.focus == .mine && fix != nil }

    private func title(in session: Session) throws -> MapReply {
        switch card.focus {
        case _ where card.look != nil: .at(session.measures.coordinate(look.center))
        case _ where isAroundMe: .aroundYou
        case .mine, .all: session.isGroup ? .groupPins : .yourPins
        case .place(let id): .of(try session.place(id)?.name ?? "")
        }
    }

    private func line(_ place: PlaceRecord, number: Int, in session: Session) -> RichText {
        var text = RichText("\(number). ") + (place.owner == session.viewer ? session.sign(before: place.audience) : "")
        text += RichText(place.name, .bold)
        if let fix {
            let metres = fix.coordinate.distance(to: place.coordinate)
            text += RichText(" – \(session.measures.distance(metres))")
        }
        return text
    }

    private func emptiness(in session: Session) throws -> MapReply {
        guard let nearest = try nearest(in: session) else { return session.isGroup ? .noPinsInGroup : .noPins }
        return .noneHere(nearest.name, session.measures.distance(look.center.distance(to: nearest.coordinate)))
    }

    /// The pin that is next to the middle, for a map on which there is none.
    func nearest(in session: Session) throws -> PlaceRecord? {
        try session.placePoints(nearestTo: look.center, limit: 1).first.flatMap { try session.place($0.id) }
    }

    /// By whom the map is; nil where this server has none of that area.
    private func source(in session: Session) -> String? {
        let credits = session.mapCredits(of: window.box())
        return credits.isEmpty ? nil : credits.joined(separator: ", ")
    }
}

extension Session {
    /// Whose data the map of an area is made of; empty where none was imported.
    func mapCredits(of box: BoundingBox) -> [String] {
        let extracts = atlas?.extracts ?? []
        var credits: [String] = []
        for extract in extracts where extract.box.intersects(box) && !credits.contains(extract.attribution) {
            credits.append(extract.attribution)
        }
        return credits
    }
}
