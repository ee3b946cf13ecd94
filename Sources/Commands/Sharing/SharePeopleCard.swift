import Actions
import Core
import Language
import Store

/// The people one has to do with, each to be chosen for a thing or not, eight a page.
struct SharePeopleCard: Card, PagedCoded {
    static let verb = "sharePeople"
    static let rowsPerPage = 8
    let shared: Thing
    let page: Int

    init(_ shared: Thing, page: Int = 0) {
        self.shared = shared
        self.page = page
    }

    var about: Thing { shared }
    var subject: String { shared.cardSubject }
    var thing: Thing? { shared }

    func render(in session: Session) throws -> CardFace? {
        guard let sharing = try session.sharing(of: shared), let name = try session.name(of: shared) else { return nil }
        let voice = session.voice
        let known = try session.acquaintances().filter { !sharing.chosen.map(\.id).contains($0.id) }
        let all = sharing.chosen + known
        let pages = Pages(count: all.count, size: Self.rowsPerPage, page: page)
        let shown = all.dropFirst(pages.offset).prefix(Self.rowsPerPage)
        var lines = [voice.say(ShareReply.whom(name)), voice.say(sharing.audienceLine)]
        if sharing.audience != .chosen, sharing.audience != .onlyMe {
            lines.append(voice.say(ShareReply.gives(sharing.audience)))
        }
        lines.append(voice.say(all.isEmpty ? ShareReply.nobodyKnown(name) : .orType(shared.kind, name)))
        let rows = try shown.map { person in
            try row(person, isChosen: sharing.chosen.contains { $0.id == person.id }, page: pages.page, in: session)
        }
        let back = ShowCard(ShareCard(shared)).button(CommonReply.back, voice)
        let foot = pages.turns(voice) { SharePeopleCard(shared, page: $0) } + [back]
        return CardFace(lines.joined(), buttons: rows + [foot], topics: shared.shareTopics)
    }
}

/// Opens the people to choose from, and takes names typed meanwhile.
struct ChoosePeople: Press, ThingCoded {
    static let verb = "whom"
    let about: Thing
    init(_ about: Thing) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        _ = try session.sharingToChange(of: about)
        try session.requireAccount(then: self)
        try session.ask(ShareNamesQuestion(thing: about))
        try session.show(SharePeopleCard(about))
        return nil
    }
}

/// Chooses somebody for a thing, or does so no more.
struct PickPerson: Press {
    static let verb = "pick"
    let thing: Thing
    let person: PersonID
    let isChosen: Bool
    let page: Int

    init(_ thing: Thing, _ person: PersonID, isChosen: Bool, page: Int = 0) {
        self.thing = thing
        self.person = person
        self.isChosen = isChosen
        self.page = page
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 4, let thing = Thing(code: arguments[0]), let person = PersonID(arguments[1]),
            ["0", "1"].contains(arguments[2]), let page = PageCode.read(arguments[3])
        else { return nil }
        self.init(thing, person, isChosen: arguments[2] == "1", page: page)
    }

    var arguments: [String] { [thing.code, "\(person)", isChosen ? "1" : "0", "\(page)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let sharing = try session.sharingToChange(of: thing)
        guard person.owner != session.viewer,
            let profile = try isChosen
                ? session.knownProfile(person) : sharing.chosen.first(where: { $0.id == person })
        else { throw Refusal(CommonReply.notHere) }
        let name = try session.name(of: thing) ?? ""
        let note: any Reply
        if isChosen {
            try session.requireAccount(then: self)
            let untold = try session.choose([profile], for: thing)
            note = session.note(.sharedWith(name, [profile.told]), untold: untold)
        } else {
            try session.unshare(thing, with: [profile])
            note = ShareReply.notAnyMore(name, [profile.told])
        }
        try session.show(SharePeopleCard(thing, page: page), note: session.lastEntry == nil ? nil : note)
        return nil
    }
}

/// Takes names typed while the people are shown.
struct ShareNamesQuestion: Question {
    static let verb = "shareNames"
    let thing: Thing
    var subject: Thing? { thing }
    var isWaiting: Bool { false }

    /// Only what names people, as long as the talk is about that thing: the question must take nothing else.
    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty, spoken.message.attachments.isEmpty,
            try session.lastThing == thing, let said = try? SaidAudience(spoken.text),
            try session.sharing(of: thing) != nil
        else { return false }
        switch said {
        case .audience(let audience):
            guard !spoken.mayBeCommand else { return false }
            try ShareDeed.with(audience).perform(on: thing, in: session)
        case .allBut: return false
        case .people(let names):
            guard let people = try people(names, spoken, in: session) else { return false }
            try ShareDeed.withPeople(people).perform(on: thing, in: session)
        }
        return true
    }

    /// A name without "@" that is nobody's is no name.
    private func people(_ names: [SaidPerson], _ spoken: Spoken, in session: Session) throws -> [PersonID]? {
        guard !spoken.mayBeCommand || names.allSatisfy({ $0.username != nil }) else { return nil }
        do { return try names.map { try session.person($0).id } } catch let refusal as Refusal {
            guard names.contains(where: { $0.username != nil }) else { return nil }
            throw refusal
        }
    }
}
