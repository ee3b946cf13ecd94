import Actions
import Core
import Geo
import Store

extension MapScene {
    private static let pinsInRow = 3
    private static let nameLength = 22

    func buttons(in session: Session) throws -> [[Button]] {
        let voice = session.voice
        let pins = numbered.enumerated().map { index, place in
            ShowCard(PlaceCard(place.id))
                .button(MapReply.pin(index + 1, place.name.shortened(to: Self.nameLength)), voice)
        }
        var rows = pins.inRows(of: Self.pinsInRow)
        if numbered.isEmpty, let nearest = try nearest(in: session) {
            rows.append([ShowCard(MapCard(.place(nearest.id))).button(MapReply.goTo(nearest.name), voice)])
        }
        return rows + [ways(voice), zooms(voice) + me(in: session), foot(in: session)]
    }

    private func ways(_ voice: Voice) -> [Button] {
        MapWay.allCases.map { way in
            ShowCard(moved(to: way.center(from: window))).button(MapReply.way(way), voice)
        }
    }

    private func zooms(_ voice: Voice) -> [Button] {
        let steps = [(10, MapReply.closer), (-10, .wider)].filter { MapCard.Look.zooms.contains(look.zoom + $0.0) }
        return steps.map { step, label in
            ShowCard(moved(to: look.center, zoom: look.zoom + step)).button(label, voice)
        }
    }

    private func me(in session: Session) -> [Button] {
        let isThere = card.focus == .mine && card.look == nil && fix != nil
        return session.isGroup || isThere ? [] : [MapHere().button(MapReply.me, session.voice)]
    }

    private func foot(in session: Session) -> [Button] {
        let voice = session.voice
        return [
            ShowCard(PlacesCard(sort: fix == nil ? .new : .near)).button(MapReply.list, voice),
            HelpPress(area: .maps).button(CommonReply.help, voice),
        ]
    }

    private func moved(to center: Coordinate, zoom: Int? = nil) -> MapCard {
        MapCard(card.focus, look: MapCard.Look(center: center, zoom: zoom ?? look.zoom))
    }
}

/// A direction to move the map, by half of what it shows.
enum MapWay: CaseIterable {
    case west, north, south, east

    func center(from window: MapWindow) -> Coordinate {
        let (x, y) = (window.width / 2, window.height / 2)
        let pixel =
            switch self {
            case .west: Pixel(0, y)
            case .east: Pixel(window.width, y)
            case .north: Pixel(x, 0)
            case .south: Pixel(x, window.height)
            }
        return window.coordinate(at: pixel)
    }
}

extension String {
    /// Cut with "…" to that many characters.
    func shortened(to length: Int) -> String { count > length ? prefix(length - 1) + "…" : self }
}
