package import Core
import GRDB

extension Visibility {
    /// By what others see a place of somebody's, a text for each: its audience, people chosen, links, and shared lists.
    /// Who sees one place by nothing but what another has, too, sees the other as well.
    package static func sights(ofPlace id: PlaceID) -> Query {
        """
        SELECT 'audience:' || audience FROM place WHERE id = \(id) AND audience NOT IN ('only_me', 'chosen')
        UNION SELECT 'person:' || person FROM chosen WHERE kind = 'place' AND thing = \(id)
        UNION SELECT 'link:' || id FROM link WHERE kind = 'place' AND thing = \(id) AND NOT isRevoked
        UNION SELECT 'list:' || heading.id FROM listed JOIN heading ON heading.id = listed.heading
            WHERE listed.place = \(id) AND (audience <> 'only_me' OR EXISTS (SELECT 1 FROM link
                WHERE kind = 'heading' AND thing = heading.id AND NOT isRevoked))
        """
    }
}
