import Actions
import Core
import Geo
import Language
import Store

/// Tells how far one's own pins are from each other, for which no map is needed.
struct PinsApartCommand: Command {
    static let about = About(
        intent: "place.detail", key: "place.apart", area: .maps,
        summary: "How far two of your pins are from each other",
        phrases: [
            "how (far|far away|far off) is [it] [from] {from:place!} (from|to) {place:place!}",
            "how far (apart|from each other) are {from:place!} and {place:place!}",
            "how far is it between {from:place!} and {place:place!}",
            "[what is] [the] distance (between|from) {from:place!} (and|to) {place:place!}",
        ],
        examples: ["how far is Bakery from Gym"])

    let from: NameMatch
    let place: NameMatch

    init(_ said: Said) throws {
        guard let from = said.slots.name("from"), let place = said.slots.name("place") else {
            throw Refusal(SeekReply.whichPlace)
        }
        (self.from, self.place) = (from, place)
    }

    func perform(in session: Session) throws {
        guard let first = try session.choosePlace(from, then: .open),
            let second = try session.choosePlace(place, then: .open),
            let start = try session.place(first), let end = try session.place(second)
        else { return }
        let metres = session.measures.distance(start.coordinate.distance(to: end.coordinate))
        let buttons = [start, end].map { ShowCard(PlaceCard($0.id)).button(PlacesReply.row($0.name), session.voice) }
        try session.say(
            Outgoing(session.voice.say(PinsApartReply.apart(start.name, end.name, metres)), buttons: [buttons]))
    }
}

enum PinsApartReply: Reply {
    case apart(String, String, String)

    var wording: Wording {
        switch self {
        case .apart(let from, let to, let metres):
            Wording(
                "place.apart", "From *{from}* to *{to}*: {metres} in a straight line.",
                ["from": .text(from), "to": .text(to), "metres": .text(metres)])
        }
    }
}
