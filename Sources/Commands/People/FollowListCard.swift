import Actions
import Core
import Store

/// Who follows somebody, whom they follow, or who asks to: eight a page, a button each.
struct FollowListCard: PeopleCard {
    static let verb = "people"
    static let rowsPerPage = 8
    let list: FollowList
    let person: PersonID
    let page: Int

    init(list: FollowList, of person: PersonID, page: Int = 0) {
        self.list = list
        self.person = person
        self.page = page
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let list = FollowList(rawValue: arguments[0]), let person = PersonID(arguments[1]),
            let page = PageCode.read(arguments[2])
        else { return nil }
        self.init(list: list, of: person, page: page)
    }

    var arguments: [String] { [list.rawValue, "\(person)", "\(page)"] }
    var subject: String { "people:\(list.rawValue):\(person)" }

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup, let owner = try session.knownProfile(person),
            let count = try session.count(of: list, of: person)
        else { return nil }
        let pages = Pages(count: min(count, Session.mostListed), size: Self.rowsPerPage, page: page)
        let people = try session.people(in: list, of: person, offset: pages.offset, limit: Self.rowsPerPage)
        let isOwn = session.isSelf(person)
        let title = PeopleListReply.title(list, isOwn ? nil : owner.name, count)
        let lines = [session.voice.say(title)] + session.rows(people, from: pages.offset) + pages.line(session.voice)
        let buttons =
            people.flatMap { rows(for: $0, session.voice) }
            + pages.buttons(session.voice) { FollowListCard(list: list, of: person, page: $0) }
            + [[ShowCard(ProfileCard(person)).button(isOwn ? PeopleListReply.me : .person(owner.name), session.voice)]]
        return CardFace(
            lines.joined(), buttons: buttons,
            topics: [isOwn ? session.peopleTopic : session.relationTopic(with: person), "person:\(person)"]
                + session.topics(of: people))
    }

    private func rows(for person: ProfileRecord, _ voice: Voice) -> [[Button]] {
        let open = ShowCard(ProfileCard(person.id)).button(PeopleListReply.person(person.name), voice)
        guard list == .requests else { return [[open]] }
        return [
            [
                PersonPress(person.id, .allow).button(PeopleListReply.allow(person.name), voice),
                PersonPress(person.id, .refuse).button(PeopleListReply.refuse(person.name), voice),
            ]
        ]
    }
}

extension Session {
    /// "1. Ana (@ana)", a line each.
    func rows(_ people: [ProfileRecord], from offset: Int) -> [RichText] {
        people.enumerated().map { RichText("\(offset + $0.offset + 1). \($0.element.called)") }
    }

    /// What changes how rows of people look.
    func topics(of people: [ProfileRecord]) -> [String] {
        people.flatMap { ["person:\($0.id)", relationTopic(with: $0.id)] }
    }
}

enum PeopleListReply: Reply {
    case title(FollowList, String?, Int)
    case requestsButton(Int), button(FollowList), me, person(String), allow(String), refuse(String)
    case close, closeTitle(Int), noneToTick, tick(String), untick(String)
    case blockedTitle(Int), unblock(String)

    var wording: Wording {
        switch self {
        case .title(let list, let name, let count): Self.title(list, name, count)
        case .requestsButton(let count):
            Wording("people.requestsButton", "{count:request|requests} to follow you", ["count": .number(count)])
        case .button(.followers): Wording("people.followers", "Followers")
        case .button(.following): Wording("people.following", "Following")
        case .button(.requests): Wording("people.requests", "Requests")
        case .me: Wording("people.me", "My profile")
        case .person(let name): Wording("people.person", "{name}", ["name": .text(name)])
        case .allow(let name): Wording("people.allow", "Allow {name}", ["name": .text(name)])
        case .refuse(let name): Wording("people.refuse", "Refuse {name}", ["name": .text(name)])
        case .close: Wording("people.close", "Close friends")
        case .closeTitle(let count):
            Wording(
                "people.closeTitle",
                "*Your close friends* ({n})\nThey see what you share with close friends. Nobody is told who is on this list. Tap to add or take off:",
                ["n": .number(count)])
        case .noneToTick:
            Wording(
                "people.noneToTick",
                "*Your close friends*\nThose you follow, who follow you or are in a group with you would stand here. Type `find people` first."
            )
        case .tick(let name): Wording("people.tick", "☐ {name}", ["name": .text(name)])
        case .untick(let name): Wording("people.untick", "☑ {name}: close friend", ["name": .text(name)])
        case .blockedTitle(0):
            Wording("people.noneBlocked", "You have blocked nobody. `block @ben` makes you vanish for each other.")
        case .blockedTitle(let count):
            Wording(
                "people.blockedTitle", "*People you blocked* ({n})\nYou do not see each other. They are not told.",
                ["n": .number(count)])
        case .unblock(let name): Wording("people.unblock", "Unblock {name}", ["name": .text(name)])
        }
    }

    private static func title(_ list: FollowList, _ name: String?, _ count: Int) -> Wording {
        let n = WordingValue.text(Shown.count(count))
        switch (list, name) {
        case (.followers, nil) where count == 0: return Wording("people.noFollowers", "Nobody follows you yet.")
        case (.following, nil) where count == 0:
            return Wording("people.noFollowing", "You follow nobody yet. Type `find people`, or `follow @ben`.")
        case (.requests, _) where count == 0: return Wording("people.noRequests", "Nobody asks to follow you.")
        case (.followers, nil): return Wording("people.yourFollowers", "*Your followers* ({n})", ["n": n])
        case (.following, nil): return Wording("people.yourFollowing", "*You follow* ({n})", ["n": n])
        case (.requests, _): return Wording("people.yourRequests", "*They ask to follow you* ({n})", ["n": n])
        case (.followers, let name?):
            return Wording("people.theirFollowers", "*Followers of {name}* ({n})", ["name": .text(name), "n": n])
        case (.following, let name?):
            return Wording("people.theirFollowing", "*{name} follows* ({n})", ["name": .text(name), "n": n])
        }
    }
}
