import Actions
import Core
import Language
import Store

extension Session {
    /// "add beer to ana's shopping list", where Ana shows no such list: it becomes no list of one's own of that name; false
    /// where the words name nobody's.
    func offerWithout(unseenList name: String?, _ spoken: Spoken) throws -> Bool {
        guard !isGroup, let name, let (owner, list) = try listOfSomebody(name) else { return false }
        try offerToKeep(spoken, saying: UnseenListReply.notSeen(owner.name, list), asOwn: true)
        return true
    }

    /// "Ana's shopping" of somebody whom one has to do with.
    private func listOfSomebody(_ words: String) throws -> (ProfileRecord, String)? {
        let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let names = Set(parts[0].possibleOwners.map { $0.lowercased() })
        let owner = try (askable() + acquaintances()).first { person in
            person.id != actor
                && [person.name, person.username].compactMap { $0?.lowercased() }.contains { names.contains($0) }
        }
        return owner.map { ($0, parts[1]) }
    }
}

enum UnseenListReply: Reply {
    case notSeen(String, String)

    var wording: Wording {
        switch self {
        case .notSeen(let owner, let list):
            Wording(
                "unseenList.notSeen",
                "{owner} shows you no list “{list}” on which you may put something, so nothing is kept yet. I can keep it as your own.",
                ["owner": .text(owner), "list": .text(list)])
        }
    }
}
