import Actions
import Core
import Language
import Store

/// Lists of others that have one name, and lists that have the name of one's own.
extension Session {
    /// All of others on which one works and that are called so, where one's own is not and several are.
    func listsOfOthers(severalNamed name: String) throws -> [HeadingRecord] {
        guard try heading(named: name) == nil else { return [] }
        let lists = try listsOfOthers(limit: 500).filter {
            try $0.name.lowercased() == name.lowercased() && mayWork(on: .heading($0.id))
        }
        return lists.count > 1 ? lists : []
    }

    /// Asks on whose list of that name it goes.
    func askWhose(_ lists: [HeadingRecord], _ wish: TaskWish) throws {
        let spoken = wish.spoken.saying(wish.title)
        let rows = try lists.map { list in
            let reply = AddedReply.putOf(owner: try ownerName(of: list), list.name)
            return [PutOnList(message: spoken.message.ref.id, list: list.id).button(reply, voice)]
        }
        try offerToKeep(spoken, saying: AddedReply.several(lists[0].name), rows)
    }

    /// Asks whose list of that name is to be shown.
    func askWhose(_ lists: [HeadingRecord]) throws {
        let rows = try lists.compactMap { list in
            try card(of: .heading(list.id)).map {
                [ShowCard($0).button(AddedReply.putOf(owner: try ownerName(of: list), list.name), voice)]
            }
        }
        try say(Outgoing(voice.say(AddedReply.several(lists[0].name)), buttons: rows))
    }

    /// Whose list of that name one sees besides, and cannot add to; nil where there is none.
    func ownerOfList(seenAs name: String) throws -> String? {
        guard !isGroup, let words = SearchWords(name) else { return nil }
        let seen = try find(words).shared.first { thing in
            try thing.kind == .heading && self.name(of: thing)?.lowercased() == name.lowercased()
        }
        return try seen.flatMap { try heading(HeadingID($0.id)) }.map { try ownerName(of: $0) }
    }

    private func ownerName(of list: HeadingRecord) throws -> String {
        try profile(PersonID(list.owner.rawValue))?.name ?? ""
    }
}
