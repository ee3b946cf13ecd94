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

/// The things that words may mean.
private struct MeantThings {
    let things: [Thing]
    /// They are called just so; else what would show one to others asks first.
    let isSure: Bool

    init(_ things: [Thing], isSure: Bool) { (self.things, self.isSure) = (things, isSure) }
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
        var meant = try meant(by: said)
        if meant.things.isEmpty, isHistory, !isGroup, let typed = said.typed {
            meant = try MeantThings(shared(named: typed), isSure: true)
        }
        if meant.things.isEmpty, isHistory, let done = try said.typed.flatMap({ try lately(doneTitled: $0) }) {
            meant = MeantThings([.task(done)], isSure: true)
        }
        guard let first = meant.things.first else {
            if let typed = said.typed, let event = try eventsNamed(typed).first { throw refusal(of: event) }
            throw try refusal(ShareReply.unknown(said.typed ?? ""), named: said.typed ?? "")
        }
        let isPlain = meant.isSure || !deed.shows
        guard meant.things.count > 1 || !isPlain else { return try deed.perform(on: first, in: self) }
        let question = ShareQuestion(things: meant.things, deed: deed)
        guard isPlain else { return try askWhich(question, saying: ShareReply.notSo(said.typed ?? "")) }
        try askWhich(question)
    }

    /// Entries of the calendar are one's own alone: one can be sent as a file.
    func refusal(of event: EventRecord) -> Refusal {
        let file = SendEntry(.event(event.id)).button(EntryFileReply.button, voice)
        return Refusal(ShareReply.noEvents(event.shortTitle), buttons: [[file]])
    }

    /// Those that may be meant: of a pin or a list sure is the whole name, of a to-do the whole title, and of a note,
    /// which has no name, some of its words where a note was asked for.
    private func meant(by said: SaidThing) throws -> MeantThings {
        guard let typed = said.typed else {
            let list = try said.sort == .list ? listAtHand().map { Thing.heading($0) } : nil
            guard let thing = try said.replied ?? list ?? recalled() else { throw Refusal(FollowReply.nothing) }
            return MeantThings([thing], isSure: true)
        }
        guard said.sort != .task else { return try tasks(titled: typed) }
        let named = try named(typed, said.sort)
        guard named.things.isEmpty else { return named }
        let (words, saysNote) = LineReader.read(typed, language: language).withoutKind(.note)
        let isNote = said.sort == .note || saysNote
        let notes = said.sort == .list || said.sort == .place ? [] : try notes(saying: words, limit: MoreThings.most)
        guard notes.isEmpty else {
            return MeantThings(
                notes.map { .note($0.id) }, isSure: isNote || notes.allSatisfy { $0.text.isSaid(by: typed) })
        }
        return said.sort == .any ? try tasks(titled: typed) : MeantThings([], isSure: true)
    }

    /// "wifi", "the wifi note", "picnic": no pin or list is called so, but a note, a to-do or an event says the words.
    func mayShareOther(named typed: String) throws -> Bool {
        try !meant(by: SaidThing(typed: typed, sort: .any, replied: nil)).things.isEmpty || !eventsNamed(typed).isEmpty
    }

    /// Pins and lists; of a pin whose note was asked for what is noted there.
    private func named(_ typed: String, _ sort: SaidThing.Sort) throws -> MeantThings {
        let names = try names()
        let place = sort == .list ? nil : names.match(typed, as: .place, language: language)
        let heading = sort == .place ? nil : names.match(typed, as: .heading, language: language)
        var found: [(Thing, isExact: Bool)] = []
        if sort != .note { found += place?.all.map { (.place(PlaceID($0.id)), place?.isExact == true) } ?? [] }
        found += heading?.all.map { (.heading(HeadingID($0.id)), heading?.isExact == true) } ?? []
        if found.contains(where: \.isExact) { found = found.filter(\.isExact) }
        if found.isEmpty, sort == .note, let place, let id = place.id {
            found = try notes(in: .place(PlaceID(id)), offset: 0, limit: MoreThings.most).map {
                (.note($0.id), place.isExact)
            }
        }
        return MeantThings(Array(found.prefix(MoreThings.most).map(\.0)), isSure: found.allSatisfy(\.isExact))
    }

    private func tasks(titled words: String) throws -> MeantThings {
        let tasks = try ownTasks(titled: words, limit: MoreThings.most)
        return MeantThings(tasks.map { .task($0.id) }, isSure: tasks.allSatisfy { $0.title.isSaid(by: words) })
    }
}

extension Session {
    /// What was spoken of last, a list that was shown too.
    private func recalled() throws -> Thing? {
        guard let recall = try lastRecall else { return nil }
        let list = recall.card?.home?.thing
        let things = recall.things.isEmpty ? [list].compactMap(\.self) : recall.things
        return try things.last { try sees($0) }
    }
}

extension NameMatch {
    /// The thing and what else fits as well; none where it is not known.
    fileprivate var all: [Named] { isKnown ? choices : [] }
}
