import Actions
import Core
import Foundation
import Store

extension Session {
    /// Tells somebody that the actor follows them or asks to: as a request of its own, or on one card a day.
    func tellFollowed(_ id: PersonID, isRequest: Bool) throws {
        if isRequest {
            try remindQuietly(id, FollowRequestCard(actor))
            return try turnTalk(of: id, toRequestOf: actor)
        }
        try remindQuietly(id, NewFollowersCard(day: Int(now.timeIntervalSince1970 / 86_400)))
    }

    /// Tells somebody whom the actor lets follow.
    func tellAllowed(_ id: PersonID) throws { try remindQuietly(id, ProfileCard(actor)) }

    /// Shows a card to somebody else; one that lives there already only shows anew, without another message.
    private func remindQuietly(_ id: PersonID, _ card: some Card) throws {
        guard try !showsLive(card, to: id) else { return }
        try approach(id, card, as: .people)
    }

    /// Whoever is asked and speaks of nothing else has the request before their eyes, so that their "yes" is about it; nobody can
    /// come in between with one.
    private func turnTalk(of person: PersonID, toRequestOf asker: PersonID) throws {
        guard let chat = try transaction.noticeChat(of: person.owner)?.id, try !hasRecall(of: person, in: chat) else {
            return
        }
        try keepRecall(Recall(choices: [PersonPress(asker, .allow).code]), of: person, in: chat)
    }

    /// "no" to somebody who asks to follow, right after that was shown.
    func refuseFollower() throws -> Bool {
        guard let choices = try lastRecall?.choices, choices.count == 1,
            let press = CommandCatalog.press(choices[0]) as? PersonPress, press.step == .allow,
            try relation(to: press.id).isFollowed == .asked
        else { return false }
        try `do`(.refuse, with: press.id)
        return true
    }
}

/// Somebody asks to follow.
struct FollowRequestCard: Card, OneCoded {
    static let verb = "asks"
    let id: PersonID
    init(_ id: PersonID) { self.id = id }
    var about: PersonID { id }

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup, let person = try session.knownProfile(id) else { return nil }
        let voice = session.voice, relation = try session.relation(to: id)
        let open = ShowCard(ProfileCard(id)).button(PeopleListReply.person(person.name), voice)
        let reply: FollowNotice
        var rows: [[Button]] = [[open]]
        switch relation.isFollowed {
        case .asked:
            reply = .asks(person.called)
            rows.insert([button(.allow, voice), button(.refuse, voice)], at: 0)
        case .yes:
            reply = .follows(person.called)
            if relation.follows == .no { rows.insert([button(.follow, voice)], at: 0) }
        case .no: reply = .asksNoMore(person.called)
        }
        return CardFace(
            voice.say(reply), buttons: rows, topics: ["person:\(id)", session.relationTopic(with: id)])
    }

    private func button(_ step: PersonPress.Step, _ voice: Voice) -> Button {
        PersonPress(id, step).button(step == .follow ? FollowNotice.back.wording : PersonStepReply(step).wording, voice)
    }
}

extension FollowRequestCard: PeopleCard {}

/// Who has begun to follow since a day began.
struct NewFollowersCard: PeopleCard {
    static let verb = "newFollowers"
    /// Days since 1970, in UTC.
    let day: Int
    init(day: Int) { self.day = day }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let day = PageCode.read(arguments[0]) else { return nil }
        self.day = day
    }
    var arguments: [String] { ["\(day)"] }
    var subject: String { "newFollowers" }
    var begin: Date { Date(timeIntervalSince1970: Double(day) * 86_400) }

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup else { return nil }
        let me = PersonID(session.viewer.rawValue), size = FollowListCard.rowsPerPage
        let people = try session.newFollowers(since: begin, limit: size + 1)
        let shown = people.prefix(size)
        let all = ShowCard(FollowListCard(list: .followers, of: me)).button(
            PeopleListReply.button(.followers), session.voice)
        let lines: [FollowNotice] =
            people.isEmpty ? [.nobodyNew] : shown.map { .follows($0.called) } + (people.count > size ? [.more] : [])
        let rows = try shown.map { person in
            let open = ShowCard(ProfileCard(person.id)).button(PeopleListReply.person(person.name), session.voice)
            guard try session.relation(to: person.id).follows == .no else { return [open] }
            return [open, PersonPress(person.id, .follow).button(FollowNotice.back, session.voice)]
        }
        return CardFace(
            lines.map(session.voice.say).joined(), buttons: rows + [[all]],
            topics: [session.peopleTopic] + session.topics(of: Array(shown)))
    }
}

enum FollowNotice: Reply {
    case asks(String), asksNoMore(String), follows(String)
    case back, more, nobodyNew

    var wording: Wording {
        switch self {
        case .asks(let name):
            Wording(
                "follow.asks", "*{name}* asks to follow you, and would see what you share with followers.",
                ["name": .text(name)])
        case .asksNoMore(let name):
            Wording("follow.asksNoMore", "{name} does not ask to follow you any more.", ["name": .text(name)])
        case .follows(let name): Wording("follow.follows", "{name} follows you now.", ["name": .text(name)])
        case .back: Wording("follow.back", "Follow back")
        case .more: Wording("follow.more", "… and others")
        case .nobodyNew: Wording("follow.nobodyNew", "No new followers.")
        }
    }
}
