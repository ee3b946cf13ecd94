import Actions
import Core
import Geo
import Foundation
import Language
import Store

/// A country, a town or a quarter of the map: what it is, how much there is in it, and its towns.
struct RegionCard: Card, OneCoded {
    static let verb = "region"
    private static let towns = 6
    let id: LookupID

    init(_ id: LookupID) { self.id = id }
    var about: LookupID { id }
    var isPlain: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        guard let search: PlaceSearch = try session.lookup(id) else {
            return CardFace(voice.say(SeekReply.over), topics: [])
        }
        guard let atlas = session.world else { return CardFace(voice.say(try session.noMap.wording), topics: []) }
        guard let region = try atlas.regions(named: search.words, limit: 1).first else {
            return CardFace(voice.say(unknown(search.words, atlas, voice)), buttons: [[help(voice)]], topics: [subject])
        }
        let counts = try SightKind.allCases.map { kind in
            (kind, try atlas.places(PlaceQuery(categories: kind.categories, region: region.element, limit: 1)).total)
        }
        let towns = try atlas.towns(in: region.element, limit: Self.towns)
        let lines = lines(region, counts, towns, session) + atlas.source
        let picture = session.picture(of: corners(of: region, atlas), pins: [])
        return CardFace(lines.joined(), buttons: buttons(counts, towns, voice), media: picture, topics: [subject])
    }

    /// Of the part that the map has: a country may be far wider than what was imported of it.
    private func corners(of region: MapRegion, _ atlas: any Atlas) -> [Coordinate] {
        let corners = [region.southWest, region.northEast]
        let boxes = atlas.extracts.map(\.box).filter { $0.contains(region.center) && !$0.crossesAntimeridian }
        guard let box = boxes.max(by: { $0.north - $0.south < $1.north - $1.south }) else { return corners }
        return corners.map { corner in
            Coordinate(
                clampingLatitude: min(max(corner.latitude, box.south), box.north),
                longitude: min(max(corner.longitude, box.west), box.east))
        }
    }

    private func lines(
        _ region: MapRegion, _ counts: [(SightKind, Int)], _ towns: [MapRegion], _ session: Session
    ) -> [RichText] {
        let voice = session.voice
        var lines = [RichText(region.name, .bold)]
        if let kind = RegionReply.What(region) { lines.append(voice.say(kind)) }
        if let people = region.tags["population"].flatMap({ Int($0) }) {
            lines.append(voice.say(RegionReply.people(people)))
        }
        let known = counts.filter { $0.1 > 0 }
        lines.append(contentsOf: known.map { voice.say(RegionReply.count($0.0, $0.1)) })
        if known.isEmpty { lines.append(voice.say(RegionReply.nothing)) }
        if !towns.isEmpty {
            lines.append(voice.say(RegionReply.towns(towns.map(\.name).joined(separator: ", "))))
        }
        return lines
    }

    private func buttons(_ counts: [(SightKind, Int)], _ towns: [MapRegion], _ voice: Voice) -> [[Button]] {
        let towns = towns.compactMap { town in
            DiscoverPress(named: town.name).map { $0.button(RegionReply.town(town.name), voice) }
        }
        let kinds = counts.filter { $0.1 > 0 }.map { kind, _ in
            LookInRegion(id, kind).button(RegionReply.kind(kind), voice)
        }
        return rows(towns) + rows(kinds) + [[help(voice)]]
    }

    private func rows(_ buttons: [Button]) -> [[Button]] {
        buttons.inRows(of: 2)
    }

    private func help(_ voice: Voice) -> Button { HelpPress(area: .maps).button(CommonReply.help, voice) }

    /// A country whose name is known is told to be one, even where the map has nothing of it.
    private func unknown(_ name: String, _ atlas: any Atlas, _ voice: Voice) -> RegionReply {
        let names = atlas.extracts.map(\.name).joined(separator: ", ")
        guard let country = CountryNames.country(named: name, language: voice.language) else {
            return .unknown(name, map: names)
        }
        return .country(country, map: names)
    }
}

/// The countries of the world by their names (ISO 3166-1, as the system's tables have them).
enum CountryNames {
    /// The name as it is written, for one that was typed; nil for what is no country.
    static func country(named typed: String, language: String) -> String? {
        let key = fold(typed)
        for tag in [language, "en"] {
            let locale = Locale(identifier: tag)
            for region in Locale.Region.isoRegions where region.identifier.count == 2 {
                guard let name = locale.localizedString(forRegionCode: region.identifier) else { continue }
                if fold(name) == key { return name }
            }
        }
        return nil
    }

    private static func fold(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
