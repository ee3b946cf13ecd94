import Actions
import Core
import Language
import Store

extension Session {
    /// - Throws: the sentence to be shown for what is not the person's own to share.
    func sharingToChange(of thing: Thing) throws -> Sharing {
        guard !isGroup else { throw Refusal(ShareReply.notInGroup) }
        if thing.kind == .event, let event = try event(EventID(thing.id)) { throw refusal(of: event) }
        guard ThingKind.shareable.contains(thing.kind) else { throw Refusal(ShareReply.notThis) }
        guard let sharing = try sharing(of: thing) else {
            throw try Refusal(sees(thing) ? CommonReply.notYours : gone(thing))
        }
        return sharing
    }

    /// Who is not here can open a link; who is meant by a word for several may be close friends or followers.
    func sharedOtherwise(_ thing: Thing, saying reply: ShareReply) -> Refusal {
        let audiences = [Audience.closeFriends, .followers].filter(thing.kind.audiences.contains).map {
            ShareTo(thing, $0).button(ShareReply.audience($0, isNow: false), voice)
        }
        let others = [
            ChoosePeople(thing).button(ShareReply.people(isNow: false), voice),
            ShowCard(ShareLinkCard(thing)).button(ShareReply.link(isNow: false), voice),
        ]
        return Refusal(reply, buttons: [audiences, others].filter { !$0.isEmpty })
    }

    func shareSaying(
        _ thing: Thing, with audience: Audience, _ sharing: Sharing, isToWork: Bool = false
    ) throws {
        guard audience != .chosen else { return try show(SharePeopleCard(thing)) }
        guard audience != sharing.audience else {
            return try showShared(thing, isToWork ? .allLook(name(of: thing) ?? "", audience) : .alreadySo(audience))
        }
        try requireAccount(then: ShareTo(thing, audience))
        let workers = sharing.audience == .chosen && thing.kind.isWorkedOn ? sharing.chosen.map(\.told) : []
        try share(thing, with: audience)
        try rememberLine(about: thing)
        let name = try name(of: thing) ?? ""
        guard workers.isEmpty else { return try showShared(thing, .sharedToLook(name, audience, workers)) }
        if isToWork { return try showShared(thing, .allLook(name, audience)) }
        try showShared(thing, isEmpty(audience) ? .sharedWithNobodyYet(name, audience) : .shared(name, audience))
    }

    /// Nobody is in it so far.
    private func isEmpty(_ audience: Audience) throws -> Bool {
        switch audience {
        case .closeFriends: try closeFriendCount() == 0
        case .followers: try count(of: .followers, of: actor) == 0
        case .onlyMe, .chosen, .everyone: false
        }
    }

    /// Shares with people one by one. Where the thing has another audience that they are not in, it is asked whether
    /// they shall have it instead.
    func shareSaying(
        _ thing: Thing, with people: [ProfileRecord], _ sharing: Sharing, _ deed: ShareDeed
    ) throws {
        let name = try name(of: thing) ?? ""
        let people = people.filter { $0.id != actor }
        guard !people.isEmpty else { throw Refusal(ShareReply.yourself) }
        let others = try people.filter { try !isShared(thing, with: $0.id) }
        guard deed.mayWork != nil || !others.isEmpty else { return try point(people, to: thing) }
        var next: any Press = ShowCard(SharePeopleCard(thing))
        if others.count == 1, let one = others.first { next = PickPerson(thing, one.id, isChosen: true) }
        try requireAccount(then: next)
        if sharing.audience != .onlyMe, sharing.audience != .chosen {
            return try askInstead(thing, people, without: others, sharing.audience, deed)
        }
        if let mayWork = deed.mayWork { return try chooseSaying(people, for: thing, mayWork) }
        let untold = try choose(others, for: thing)
        try rememberLine(about: thing)
        let (new, before) = (others.map(\.told), sharing.chosen.map(\.told))
        try showShared(
            thing, before.isEmpty ? .sharedWith(name, new) : .sharedBeside(name, new, before), untold: untold)
    }

    /// A line that is edited later says that it left what it had shared, rather than sharing with others as well.
    func rememberLine(about thing: Thing) throws {
        if pressed == nil, cause != nil { try remember(origin: thing) }
    }

    /// Shows a thing to people who may see it already, where it does not stand before them.
    private func point(_ people: [ProfileRecord], to thing: Thing) throws {
        let name = try name(of: thing) ?? "", card = try card(of: thing)
        let new = try people.filter { person in try card.map { try !showsLive($0, to: person.id) } == true }
        for person in new { try tell(person.id, of: thing) }
        try showShared(thing, new.isEmpty ? .seesAlready(people.map(\.told), name) : .shown(new.map(\.told), name))
    }

    /// Whether these people shall have it instead of an audience that some of them are not in.
    private func askInstead(
        _ thing: Thing, _ people: [ProfileRecord], without others: [ProfileRecord], _ audience: Audience,
        _ deed: ShareDeed
    ) throws {
        try ask(ShareQuestion(things: [thing], deed: deed, isInstead: true))
        let names = people.map(\.told)
        let rows = [
            [ShareThis(thing).button(ShareReply.onlyThem(names), voice)],
            [ShowCard(ShareLinkCard(thing)).button(ShareReply.makeLink, voice)],
            [CancelPress().button(CommonReply.cancel, voice)],
        ]
        try say(
            Outgoing(
                voice.say(ShareReply.instead(name(of: thing) ?? "", audience, others.map(\.told), names)), buttons: rows
            ))
    }
}
