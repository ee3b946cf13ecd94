import Actions
import Core
import Store

/// A person: one's own profile with what can be changed of it, or another's with what one can do.
struct ProfileCard: Card, OneCoded {
    static let verb = "person"
    let id: PersonID
    init(_ id: PersonID) { self.id = id }
    var about: PersonID { id }

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup, let person = try session.knownProfile(id) else { return nil }
        let isOwn = session.isSelf(id)
        let relation = try session.relation(to: id)
        var lines = session.lines(of: person)
        lines += try session.countLines(of: person)
        if isOwn, let counts = try session.countsLine() { lines.append(counts) }
        if !isOwn { lines += relation.lines(with: person.name).map(session.voice.say) }
        let picture = person.picture.map { Media(kind: .photo, hash: $0, name: "picture.jpg") }
        return CardFace(
            lines.joined(), buttons: try isOwn ? session.ownButtons(person) : session.buttons(to: person, relation),
            media: picture,
            topics: ["person:\(id)"]
                + (isOwn
                    ? ["account:\(id)", session.peopleTopic, "shares:\(id)"]
                    : [session.relationTopic(with: id), "shared:\(session.viewer)"]))
    }
}

extension Session {
    /// Every list of people of the viewer's, and their own counts.
    var peopleTopic: String { "people:\(viewer)" }

    fileprivate func lines(of person: ProfileRecord) -> [RichText] {
        var lines = [RichText(person.name, .bold)]
        if let username = person.username {
            lines.append(RichText("@\(username)"))
        } else if isSelf(person.id) {
            lines.append(voice.say(person.isGuest ? ProfileReply.guest : .noUsername))
        }
        if !person.bio.isEmpty { lines.append(RichText(person.bio)) }
        return lines
    }

    fileprivate func countLines(of person: ProfileRecord) throws -> [RichText] {
        guard !person.isGuest, let followers = try count(of: .followers, of: person.id),
            let following = try count(of: .following, of: person.id)
        else { return [] }
        var lines = [voice.say(ProfileReply.counts(followers: followers, following: following))]
        let requests = try isSelf(person.id) ? count(of: .requests, of: person.id) ?? 0 : 0
        if requests > 0 { lines.append(voice.say(ProfileReply.waiting(requests))) }
        return lines
    }

    fileprivate func ownButtons(_ person: ProfileRecord) throws -> [[Button]] {
        var rows = [
            [
                ProfilePress(step: .name).button(ProfileReply.name, voice),
                ProfilePress(step: .username).button(ProfileReply.username, voice),
                ProfilePress(step: .bio).button(ProfileReply.bio, voice),
            ],
            [ProfilePress(step: .picture).button(ProfileReply.picture, voice)]
                + (person.picture == nil
                    ? [] : [ProfilePress(step: .noPicture).button(ProfileReply.noPicture, voice)]),
        ]
        if person.isGuest {
            rows.append([AgreePress().button(AccountReply.make, voice)])
        } else {
            rows.append(listButtons(of: person.id))
            let requests = try count(of: .requests, of: person.id) ?? 0
            if requests > 0 {
                let card = FollowListCard(list: .requests, of: person.id)
                rows.append([ShowCard(card).button(PeopleListReply.requestsButton(requests), voice)])
            }
        }
        rows.append([
            ShowCard(PlacesCard(.liked, sort: .new)).button(ListReply.favourites, voice),
            ShowCard(MyListsCard()).button(ListsOfReply.button, voice),
        ])
        rows.append([ShowCard(SharedCard(person.id)).button(SharedReply.mineButton, voice)])
        rows.append([
            ShowCard(CloseFriendsCard()).button(PeopleListReply.close, voice),
            ShowCard(PrivacyCard()).button(PrivacyReply.title, voice),
            HelpPress(area: .people).button(CommonReply.help, voice),
        ])
        return rows
    }

    private func listButtons(of id: PersonID) -> [Button] {
        [FollowList.followers, .following].map {
            ShowCard(FollowListCard(list: $0, of: id)).button(PeopleListReply.button($0), voice)
        }
    }

    /// Another's favourites and lists, where the viewer sees any.
    private func keptButtons(of person: PersonID) throws -> [Button] {
        var buttons: [Button] = []
        if let list = try favouritesList(of: person.owner), let card = try card(of: .heading(list)) {
            buttons.append(ShowCard(card).button(ListReply.favourites, voice))
        }
        if try lists(of: person.owner, offset: 0, limit: 2).contains(where: { !$0.holdsFavourites }) {
            buttons.append(ShowCard(ListsOfCard(person)).button(ListsOfReply.button, voice))
        }
        return buttons
    }

    fileprivate func buttons(to person: ProfileRecord, _ relation: Relation) throws -> [[Button]] {
        func button(_ step: PersonPress.Step) -> Button {
            PersonPress(person.id, step).button(PersonStepReply(step), voice)
        }
        var rows: [[Button]] = []
        if relation.isFollowed == .asked { rows.append([button(.allow), button(.refuse)]) }
        switch relation.follows {
        case .yes: rows.append([button(.unfollow)])
        case .asked: rows.append([button(.takeBack)])
        case .no where !person.isGuest: rows.append([button(.follow)])
        case .no: break
        }
        if relation.isFollowed == .yes { rows.append([button(.remove)]) }
        if !person.isGuest, !person.hidesFollows { rows.append(listButtons(of: person.id)) }
        let kept = try keptButtons(of: person.id)
        if !kept.isEmpty { rows.append(kept) }
        rows.append([ShowCard(SharedCard(person.id)).button(SharedReply.theirsButton(person.name), voice)])
        rows.append([
            button(relation.isClose ? .notClose : .close), button(relation.isMuted ? .unmute : .mute), button(.block),
        ])
        rows.append([HelpPress(area: .people).button(CommonReply.help, voice)])
        return rows
    }
}

extension Relation {
    fileprivate func lines(with name: String) -> [ProfileReply] {
        var lines: [ProfileReply] = []
        switch follows {
        case .yes: lines.append(.youFollow(name))
        case .asked: lines.append(.youAsked(name))
        case .no: break
        }
        switch isFollowed {
        case .yes: lines.append(.followsYou(name))
        case .asked: lines.append(.asksYou(name))
        case .no: break
        }
        if isClose { lines.append(.isClose(name)) }
        return lines
    }
}

/// Numbers as they are shown.
enum Shown {
    /// "1000+" for what is not counted to the end.
    static func count(_ count: Int) -> String {
        count > Session.mostListed ? "\(Session.mostListed)+" : "\(count)"
    }
}
