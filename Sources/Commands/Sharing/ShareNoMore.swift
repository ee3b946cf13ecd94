import Actions
import Core
import Language
import Store

extension Session {
    /// "no, not with Ben" of what is shared with him: no more with him; false for anything else.
    func shareNoMore(_ spoken: Spoken) throws -> Bool {
        guard let followUp = spoken.followUp, followUp.kind == .absent, !isGroup,
            let thing = try recall(as: Recall.self)?.things.last, thing.kind != .event,
            let sharing = try sharing(of: thing), case .people(let named)? = try? SaidAudience(followUp.words)
        else { return false }
        let people = try named.compactMap { try personIfKnown($0)?.id }
        guard people.count == named.count, people.allSatisfy({ id in sharing.chosen.contains { $0.id == id } }) else {
            return false
        }
        try ShareDeed.without(people).perform(on: thing, in: self)
        return true
    }
}
