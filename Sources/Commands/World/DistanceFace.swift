import Actions
import Core
import Geo
import Store

/// How far it is to the nearest place that was meant, and which it is.
struct DistanceFace {
    let search: PlaceSearch
    let from: LookupID
    let session: Session

    /// nil where nothing is meant by the words, or nobody knows from where.
    func face(_ found: Ranked, on atlas: any Atlas) throws -> CardFace? {
        guard let start = search.start else { return nil }
        let place = search.name.isEmpty ? found.nearest : found.nearest { $0.isCalled(search.name) }
        let voice = session.voice
        let spot = try place.map { MapSpot($0.place, voice) } ?? search.spots(on: atlas, limit: 1, voice).first
        guard let spot else { return nil }
        let metres = session.measures.distance(start.distance(to: spot.coordinate))
        let kind = search.name.isEmpty && place?.place.name.isEmpty == false ? search.title(voice) : nil
        let line = voice.say(DistanceReply.away(spot.line, metres, kind: kind, toMiddle: spot.isMiddle))
        return CardFace(
            ([line] + atlas.source).joined(), buttons: buttons(to: spot, place?.place),
            media: picture(of: spot, from: start), topics: ["found:\(from)"])
    }

    private func buttons(to spot: MapSpot, _ place: WorldPlace?) -> [[Button]] {
        let voice = session.voice
        let help = HelpPress(area: .maps).button(CommonReply.help, voice)
        guard let place else { return session.ways(to: spot.coordinate).map { [$0] } + [[help]] }
        return [
            [
                ShowCard(WorldCard(element: place.element, from: from)).button(
                    DistanceReply.open(place.title(voice)), voice)
            ],
            [
                ShowCard(WorldWaysCard(element: place.element, from: from, page: 0))
                    .button(PlaceReply.directions, voice),
                help,
            ],
        ]
    }

    private func picture(of spot: MapSpot, from start: Coordinate) -> Media? {
        var me: Fix?
        if case .me(let fix) = search.center { me = fix }
        let pin = MapPicture.Pin(spot.coordinate, sign: "", name: spot.line)
        return session.picture(of: [spot.coordinate, start], pins: [pin], me: me)
    }
}

extension PlaceSearch {
    /// The point from where it is looked.
    fileprivate var start: Coordinate? {
        switch center {
        case .me(let fix): fix.coordinate
        case .point(let point, _): point
        case .near, .inside, .anywhere: nil
        }
    }
}

extension Ranked {
    fileprivate var nearest: RankedPlace? { nearest { _ in true } }

    fileprivate func nearest(where isMeant: (WorldPlace) -> Bool) -> RankedPlace? {
        places.filter { isMeant($0.place) }.min { $0.metres ?? .infinity < $1.metres ?? .infinity }
    }
}

enum DistanceReply: Reply {
    case away(String, String, kind: String?, toMiddle: Bool)
    case open(String), fromWhere(String)

    var wording: Wording {
        switch self {
        case .away(let name, let metres, let kind?, _):
            Wording(
                "distance.nearest", "Nearest *{kind}*: *{name}*, {metres} in a straight line.",
                ["kind": .text(kind), "name": .text(name), "metres": .text(metres)])
        case .away(let name, let metres, nil, toMiddle: true):
            Wording(
                "distance.middle", "*{name}*: {metres} in a straight line, to its middle.",
                ["name": .text(name), "metres": .text(metres)])
        case .away(let name, let metres, nil, toMiddle: false):
            Wording(
                "distance.away", "*{name}*: {metres} in a straight line.",
                ["name": .text(name), "metres": .text(metres)])
        case .fromWhere(let what):
            Wording(
                "distance.fromWhere", "From where? Send your location, then I say how far *{what}* is.",
                ["what": .text(what)])
        case .open(let name): Wording("distance.open", "{name}", ["name": .text(name)])
        }
    }
}
