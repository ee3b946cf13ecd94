import Actions
import Core
import Foundation
import Language
import Store

/// "That one": makes a place of the map a pin, and does with it what a line said of a name that no pin has.
struct PlaceForLine: LinePress {
    static let verb = "lineOf"
    let message: String
    let about: OSMElement

    func perform(in session: Session) throws -> (any Reply)? {
        guard let place = try session.atlas?.place(about) else { throw Refusal(WorldReply.gone) }
        guard let line = try session.takeUnread(of: message), let spoken = session.spoken(line, sentAs: message) else {
            return TalkReply.lineForgotten
        }
        try session.closeChoice()
        try session.together {
            let pin = try session.keep(place)
            let name = spoken.line.nameRuns.first { place.isCalled($0) } ?? place.name
            let named = Named(id: pin.id.rawValue, name: name)
            let names = try session.names().with(place: named, language: session.language)
            try Understanding(spoken.line, names: names).command(for: spoken)?.perform(in: session)
        }
        return nil
    }
}

extension Session {
    /// Asks which place of the map is meant, to make it a pin; false where the line names none.
    func offerMapNamed(in spoken: Spoken) throws -> Bool {
        guard spoken.message.attachments.isEmpty, let named = try mapNamed(in: spoken) else { return false }
        let id = spoken.message.ref.id
        let rows = choices(named.places) { PlaceForLine(message: id, about: $0) }
        try offerToKeep(spoken, saying: MapNamedReply.offer(named.name, count: named.places.count), rows)
        return true
    }

    /// What was foreseen holds as long as the names are the same.
    private func mapNamed(in spoken: Spoken) throws -> MapNamed? {
        if let foreseen = try foreseen(spoken), let glance = foreseen.glance { return glance.named }
        return try mapAround().flatMap { try MapNamed(spoken.line, names: names(), on: $0) }
    }
}

enum MapNamedReply: Reply {
    case offer(String, count: Int)
    case place(String, String)
    case orThis

    var wording: Wording {
        switch self {
        case .offer(let name, count: 1):
            Wording(
                "mapNamed.one",
                "You have no pin called *{name}*, but the map has one. Shall I take that? It becomes a pin.",
                ["name": .text(name)])
        case .offer(let name, let count):
            Wording(
                "mapNamed.several",
                "You have no pin called *{name}*, but the map has {n}. Which one? It becomes a pin.",
                ["name": .text(name), "n": .number(count)])
        case .orThis: Wording("mapNamed.orThis", "Or take it from the map:")
        case .place(let name, ""): Wording("mapNamed.place", "{name}", ["name": .text(name)])
        case .place(let name, let place):
            Wording("mapNamed.placeAt", "{name}, {place}", ["name": .text(name), "place": .text(place)])
        }
    }
}
