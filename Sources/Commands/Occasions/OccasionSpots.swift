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
            let place = try place(at: site), try isOwn(.place(place))
        else { return nil }
        return OccasionSpot(place, site.move)
    }

    /// By its name, else by other words for it, else one's home: "heimkommen" is at Zuhause.
    private func place(at site: OccasionSite) throws -> PlaceID? {
        if let match = try NameMatcher.match(site.words, among: names(), as: .place), match.isExact, let id = match.id {
            return PlaceID(id)
        }
        let called = try names(of: .place).filter { site.isAt(placeNamed: $0.name) }
        if called.count == 1 { return PlaceID(called[0].id) }
        return site.isAt(placeNamed: voice.words(HomeReply.name)) ? try home()?.id : nil
    }
}
