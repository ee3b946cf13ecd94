import Actions
import Core
import Language
import Store

extension Session {
    /// "no, not with Ben", "remove Ben" of what is shared with him: no more with him; false for anything else.
    func shareNoMore(_ spoken: Spoken) throws -> Bool {
        guard !isGroup, let words = namedWithout(in: spoken), case .people(let named)? = try? SaidAudience(words),
            let thing = try lastThing, thing.kind != .event,
            let sharing = try sharing(of: thing), !sharing.chosen.isEmpty
        else { return false }
        let people = named.compactMap { said in sharing.chosen.first { $0.isCalled(said.username ?? said.typed) }?.id }
        guard people.count == named.count else { return false }
        try ShareDeed.without(people).perform(on: thing, in: self)
        return true
    }

    private func namedWithout(in spoken: Spoken) -> String? {
        if let followUp = spoken.followUp, followUp.kind == .absent { return followUp.words }
        guard spoken.isWordsAlone else { return nil }
        return SaidWithout(spoken.line)?.names
    }
}
