import Actions
import Core
import Store

/// What can be done with another person by a button.
struct PersonPress: Press, StepCoded {
    enum Step: String, CaseIterable, Sendable {
        case follow, unfollow, takeBack, allow, refuse, remove, close, notClose, block, unblock, mute, unmute
    }

    static let verb = "who"
    let id: PersonID
    let step: Step

    func perform(in session: Session) throws -> (any Reply)? {
        try session.requirePrivacy()
        try session.do(step, with: id)
        return nil
    }
}

extension Session {
    /// Does it and shows what has become of it: the list that was pressed, else the person.
    func `do`(_ step: PersonPress.Step, with id: PersonID) throws {
        guard step != .unblock else {
            try unblock(id)
            return try show(BlockedCard(), note: profile(id).map { PersonReply.unblocked($0.name) })
        }
        guard let person = try knownProfile(id), !isSelf(id) else { throw Refusal(CommonReply.gone) }
        switch step {
        case .follow:
            try requireAccount(then: PersonPress(id, .follow))
            try followSaying(person)
        case .unfollow, .takeBack:
            let before = try relation(to: id).follows
            try unfollow(id)
            let replies: [Relation.Following: PersonReply] = [
                .yes: .unfollowed(person.name), .asked: .tookBack(person.name),
            ]
            try showPerson(id, saying: replies[before] ?? .notFollowed(person.name))
        case .allow:
            guard try relation(to: id).isFollowed != .no else { throw Refusal(PersonReply.asksNothing(person.told)) }
            try allow(id)
            try tellAllowed(id)
            try showPerson(id, saying: .allowed(person.name))
        case .refuse, .remove:
            let before = try relation(to: id).isFollowed
            try removeFollower(id)
            let done: PersonReply = step == .refuse ? .refused(person.name) : .removed(person.name)
            try showPerson(id, saying: before == .no ? .noFollower(person.name) : done)
        case .close, .notClose:
            let before = try relation(to: id).isClose
            try setClose(id, step == .close)
            let none: PersonReply = before ? .notClose(person.name) : .noCloseFriend(person.name)
            try showPerson(id, saying: step == .close ? .close(person.name) : none)
        case .mute, .unmute:
            try setMuted(id, step == .mute)
            try showPerson(id, saying: step == .mute ? .muted(person.name) : .notMuted(person.name))
        case .block, .unblock:
            let promised = try promisedTasks(to: id)
            try block(id)
            try tellYoursAgain(promised)
            try show(BlockedCard(), note: PersonReply.blocked(person.name))
        }
    }

    private func followSaying(_ person: ProfileRecord) throws {
        let before = try relation(to: person.id).follows
        let after = try follow(person.id)
        guard before != .yes else { return try showPerson(person.id, saying: .already(person.name)) }
        if before == .no { try tellFollowed(person.id, isRequest: after == .asked) }
        try showPerson(person.id, saying: after == .asked ? .asked(person.name) : .followed(person.name))
    }

    private func showPerson(_ id: PersonID, saying reply: PersonReply) throws {
        if let card = try pressedCard, card is any PeopleCard { return try show(card, note: reply) }
        try show(ProfileCard(id), note: reply)
    }
}

/// A card with rows of people, which stays where one of them is pressed.
protocol PeopleCard: Card {}

/// What stands on the buttons.
struct PersonStepReply: Reply {
    let step: PersonPress.Step
    init(_ step: PersonPress.Step) { self.step = step }

    var wording: Wording {
        switch step {
        case .follow: Wording("person.follow", "Follow")
        case .unfollow: Wording("person.unfollow", "Unfollow")
        case .takeBack: Wording("person.takeBack", "Take the request back")
        case .allow: Wording("person.allow", "Allow")
        case .refuse: Wording("person.refuse", "Refuse")
        case .remove: Wording("person.remove", "Remove as follower")
        case .close: Wording("person.makeClose", "Close friend")
        case .notClose: Wording("person.makeNotClose", "Not a close friend")
        case .block: Wording("person.block", "Block")
        case .unblock: Wording("person.unblock", "Unblock")
        case .mute: Wording("person.mute", "Mute")
        case .unmute: Wording("person.unmute", "Unmute")
        }
    }
}
