import Actions
import Core
import Language
import Store

extension Session {
    /// An occasion as words say it, bound to the own pin that they are about.
    func newOccasion(saying words: String, _ relation: OccasionRelation?) throws -> NewOccasion {
        let name = try OccasionName(saying: words, language).text
        return NewOccasion(name, relation, at: try spot(whereSaid: name, relation))
    }

    /// The own pin that words are about, and what one does there; nil where they say more, or name none.
    func spot(whereSaid words: String, _ relation: OccasionRelation? = nil) throws -> OccasionSpot? {
        guard let site = OccasionSite(words, relation, language: language),
            let match = try NameMatcher.match(site.words, among: names(), as: .place), match.isExact,
            let place = match.id.map({ PlaceID($0) }), try isOwn(.place(place))
        else { return nil }
        return OccasionSpot(place, site.move)
    }
}
