import Actions
import Core
import Foundation
import Language
package import Store

/// What would go with one's account and what would stay; once that is confirmed, when it goes.
struct LeavingCard: BareCard {
    static let verb = "leaving"

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup else { return nil }
        let voice = session.voice, export = ExportPress(format: .all).button(LeavingReply.export, session.voice)
        let topics = ["person:\(session.viewer)"]
        if let date = try session.leavesAt {
            return CardFace(
                voice.say(LeavingReply.waits(session.measures.moment(date))),
                buttons: [[LeavingPress(.stay).button(LeavingReply.keep, voice)], [export]], topics: topics)
        }
        let what = try session.belongings()
        var lines = [
            voice.say(LeavingReply.heading), session.goes(what), voice.say(LeavingReply.stays(what.addedElsewhere)),
        ]
        if what.copies > 0 { lines.append(voice.say(LeavingReply.copies(what.copies))) }
        if what.linked > 0 { lines.append(voice.say(LeavingReply.linked(what.linked))) }
        if try session.isLastAdministrator { lines.append(voice.say(LeavingReply.lastAdministrator)) }
        return CardFace(
            (lines + [voice.say(LeavingReply.how)]).joined(),
            buttons: [
                [export], [LeavingPress(.leave).button(LeavingReply.leave, voice)],
                [ShowCard(PrivacyCard()).button(PrivacyReply.title, voice)],
            ], topics: topics)
    }
}

/// Confirms that one's account is to be deleted, or keeps it.
struct LeavingPress: OnePress {
    enum Step: String, CaseIterable, CodeArgument { case leave, stay }

    static let verb = "account"
    let about: Step
    init(_ about: Step) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.requirePrivacy()
        switch about {
        case .leave: try session.askToLeaveSaying()
        case .stay: try session.staySaying()
        }
        return nil
    }
}

extension Session {
    /// "3 pins, 2 notes, 1 follower".
    fileprivate func goes(_ what: Belongings) -> RichText {
        let counts = what.replies
        guard !counts.isEmpty else { return voice.say(LeavingReply.goesOnly) }
        return voice.say(LeavingReply.goes(counts.map { voice.words($0) }.joined(separator: ", ")))
    }

    /// The wait begins, and all of the person's chats hear so.
    fileprivate func askToLeaveSaying() throws {
        guard try leavesAt == nil else { return try show(LeavingCard()) }
        try askToLeave()
        try show(LeavingCard(), note: LeavingReply.begun)
        for other in try otherChats() {
            let card = LeavingCard(), words = voice.say(LeavingReply.begunElsewhere)
            try notify(other, subject: card.subject, code: card.code, preface: Outgoing(words))
        }
    }

    func staySaying() throws {
        guard try stay() else { throw Refusal(try leavesAt == nil ? LeavingReply.nothingToKeep : .tooLate) }
        try tell(LeavingReply.kept)
        for other in try otherChats() { try say(Outgoing(voice.say(LeavingReply.kept)), class: .notice, to: other) }
    }

    /// Seconds after which "stop" is rather said of something else.
    private static let fresh = 600.0

    /// "stop", "no wait" right after one's account began to wait to be deleted is likely of that: the card on which it is kept; false
    /// where none waits.
    func offersToStay() throws -> Bool {
        guard !isGroup, let date = try leavesAt, date.timeIntervalSince(now) > Self.leavingTakes - Self.fresh else {
            return false
        }
        try show(LeavingCard())
        return true
    }

    private func otherChats() throws -> [ChatID] {
        try transaction.privateChats(of: actor).map(\.id).filter { $0 != chat }
    }

    /// What is long of the actor could not be deleted: it is tried again later, and they hear so.
    func leavingFailed() throws {
        guard try leavesAt != nil else { return }
        try leaveLater()
        guard let chat = try transaction.noticeChat(of: actor.owner) else { return }
        try say(Outgoing(voice.say(LeavingReply.failed)), class: .notice, to: chat.id)
    }

    /// The wait is over: the person goes with all that is theirs, and hears in each chat what went.
    package func leaveSaying(but forgotten: Forgotten = Forgotten()) throws {
        let chats = try transaction.privateChats(of: actor)
        let counts = try belongings().replies.map { voice.words($0) }.joined(separator: ", ")
        try tellYoursAgain(promisedTasks())
        try leaveForGood(but: forgotten, retitling: Farewell.title(in:))
        for old in chats {
            let isLinked = old.identity != nil
            let reply: LeavingReply = isLinked ? .linkedReceipt : .receipt(counts)
            let place = try isLinked ? old.id : transaction.farewellChat(old.ref)
            try say(Outgoing(voice.say(reply)), class: .notice, to: place)
        }
    }
}

extension Belongings {
    /// The counts that are not 0, in words.
    fileprivate var replies: [LeavingCount] {
        ThingKind.allCases.compactMap { kind in things[kind].map { .things(kind, $0) } }
            + [.pictures(pictures), .followers(followers), .following(following)].filter { $0.count > 0 }
    }
}

/// What of somebody who left stays in the history of others.
package enum Farewell {
    /// The line of a change of which only a part is left, in a language.
    package static func title(in language: String) -> String {
        LanguageTables.voice(for: language).words(LeavingReply.withSomebodyGone)
    }
}
