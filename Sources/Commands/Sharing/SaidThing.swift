import Actions
import Core
import Language
import Store

/// A thing of one's own as typed: "gym", "note squats", "it".
struct SaidThing: Sendable {
    /// Which kinds the words allow: "share note gym", "share the list gym".
    enum Sort: Sendable { case any, note, list, place, task }

    /// nil: what was replied to, or spoken of just before.
    let typed: String?
    let sort: Sort
    let replied: Thing?
}

extension SaidThing: CustomStringConvertible {
    var description: String { typed.map { sort == .any ? $0 : "\(sort) \($0)" } ?? "it" }
}

extension Session {
    /// Does it with the thing that is meant; where several could be, they are asked for with a button each.
    ///
    /// In a group only its history is told: what is kept there is the group's alone.
    func share(_ said: SaidThing, _ deed: ShareDeed) throws {
        let isHistory = if case .history = deed { true } else { false }
        guard isHistory || !isGroup else { throw Refusal(ShareReply.notInGroup) }
        var things = try things(said)
        if things.isEmpty, isHistory, !isGroup, let typed = said.typed { things = try shared(named: typed) }
        guard let first = things.first else { throw Refusal(ShareReply.unknown(said.typed ?? "")) }
        guard things.count > 1 else { return try deed.perform(on: first, in: self) }
        try askWhich(ShareQuestion(things: things, deed: deed))
    }

    /// What others share by that name.
    private func shared(named name: String) throws -> [Thing] {
        guard let words = SearchWords(name) else { return [] }
        return try find(words).shared.filter { try self.name(of: $0).map(words.allBegin) == true }
    }

    /// Those that may be meant.
    private func things(_ said: SaidThing) throws -> [Thing] {
        guard let typed = said.typed else {
            guard let thing = try said.replied ?? recalled() else { throw Refusal(FollowReply.nothing) }
            return [thing]
        }
        guard said.sort != .task else { return try tasks(titled: typed) }
        let names = try names()
        let place = said.sort == .list ? nil : names.match(typed, as: .place, language: language)
        let heading = said.sort == .place ? nil : names.match(typed, as: .heading, language: language)
        var found: [(Thing, isExact: Bool)] = []
        if said.sort != .note {
            found += place.map { match in match.all.map { (.place(PlaceID($0.id)), match.isExact) } } ?? []
        }
        found += heading.map { match in match.all.map { (.heading(HeadingID($0.id)), match.isExact) } } ?? []
        if found.contains(where: \.isExact) { found = found.filter(\.isExact) }
        if found.isEmpty, said.sort == .note, let id = place?.id {
            found = try notes(in: .place(PlaceID(id)), offset: 0, limit: MoreThings.most).map { (.note($0.id), true) }
        }
        if found.isEmpty, said.sort != .list, said.sort != .place {
            found = try notes(saying: typed, limit: MoreThings.most).map { (.note($0.id), true) }
        }
        if found.isEmpty, said.sort == .any { return try tasks(titled: typed) }
        return found.prefix(MoreThings.most).map(\.0)
    }

    private func tasks(titled words: String) throws -> [Thing] {
        try ownTasks(titled: words, limit: MoreThings.most).map { .task($0.id) }
    }
}

extension Session {
    /// What was spoken of last, a list that was shown too.
    private func recalled() throws -> Thing? {
        guard let recall = try recall(as: Recall.self) else { return nil }
        let list = recall.list.flatMap(CommandCatalog.card)?.home?.thing
        let things = recall.things.isEmpty ? [list].compactMap(\.self) : recall.things
        return try things.last { try sees($0) }
    }
}

extension NameMatch {
    /// The thing and what else fits as well; none where it is not known.
    fileprivate var all: [Named] { isKnown ? choices : [] }
}
