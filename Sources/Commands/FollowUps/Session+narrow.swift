import Actions
import Core
import Language
import Store

extension Session {
    /// "open now", "only with wifi": which of the places that were found last; false where the line says anything else.
    func narrow(by spoken: Spoken, _ recall: Recall) throws -> Bool {
        guard spoken.isWordsAlone,
            let card = recall.card as? FoundCard,
            let wish = PlaceWish(narrowing: spoken.line), var search: PlaceSearch = try lookup(card.id)
        else { return false }
        try search.narrow(by: wish, openAt: moment(of: wish, spoken))
        try changeLookup(card.id, to: search)
        try show(FoundCard(id: card.id))
        return true
    }
}
