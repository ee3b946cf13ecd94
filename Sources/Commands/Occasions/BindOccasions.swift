import Actions
import Core
import Language
import Store

/// "remind me when I get home to feed the cat", said before there was a pin called home.
extension Session {
    /// Makes or renames a pin; the occasions that are about a place of that name, and are bound to none, are at it from now
    /// on, as one change.
    func pinning(_ kind: EntryKind, _ title: any Reply, _ make: () throws -> PlaceRecord) throws -> PlaceRecord {
        try change(kind, voice.words(title)) {
            let place = try make()
            try bindOccasions(to: place)
            return place
        } subject: {
            .place($0.id)
        }
    }

    private func bindOccasions(to place: PlaceRecord) throws {
        guard !isGroup else { return }
        for (id, name) in try names(of: .occasion) {
            guard OccasionSite(name, .when, language: language)?.isOf(place) == true,
                let occasion = try occasion(OccasionID(id)), occasion.spot == nil,
                case let tied = try tasks(.occasion(occasion.id), offset: 0, limit: 1).first,
                let site = OccasionSite(name, tied?.tie?.relation, language: language)
            else { continue }
            try setPlace(place.id, site.move, of: occasion.id)
        }
    }
}

extension OccasionSite {
    fileprivate func isOf(_ place: PlaceRecord) -> Bool {
        words.isSaid(by: place.name) || isAt(placeNamed: place.name)
    }
}
