import Core
import Store

extension Session {
    /// The row of a thing that the viewer may see; nil where there is none.
    func seen<Record: StoreRecord>(_ thing: Thing) throws -> Record? {
        let kind = thing.kind
        return try remembered(.row, of: thing) {
            try Record.fetchOne(
                db, literal: "SELECT * FROM \(sql: kind.rawValue) WHERE id = \(thing.id) AND \(visible(kind))")
        }
    }

    /// What was seen of a thing that the viewer may change; throws the sentence to be shown where there is none.
    func toChange<Record>(_ thing: Thing, _ seen: Record?) throws -> Record {
        guard let seen else { throw Refusal(ActionReply.gone) }
        guard try mayChange(thing) else { throw try notToChange }
        return seen
    }

    /// Why something that is seen may not be changed: it is another's, or the group's rule stands against it.
    var notToChange: Refusal {
        get throws {
            switch try group()?.changers {
            case .administrators: Refusal(GroupRefusal.administratorsOnly)
            case .adders: Refusal(GroupRefusal.adderOnly)
            case .all, nil: Refusal(ActionReply.notYours)
            }
        }
    }
}
