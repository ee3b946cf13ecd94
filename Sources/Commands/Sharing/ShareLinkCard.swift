import Actions
import Core
import Foundation
import Store

/// The link to a thing: its address, how long it is good, how many have opened it.
struct ShareLinkCard: Card, ThingCoded {
    static let verb = "link"
    let about: Thing
    init(_ about: Thing) { self.about = about }
    var subject: String { about.cardSubject }
    var thing: Thing? { about }

    func render(in session: Session) throws -> CardFace? {
        guard let sharing = try session.sharing(of: about), let name = try session.name(of: about) else { return nil }
        let voice = session.voice
        let lives = LinkPress.Step.lives.map { LinkPress(about, $0).button(LinkReply.step($0), voice) }
        let back = ShowCard(ShareCard(about)).button(CommonReply.back, voice)
        guard let link = sharing.link else {
            let end = try session.endOfLink(to: about)
            let text = end.map { LinkReply.over(name, session.measures.moment($0.date), wasStopped: $0.wasStopped) }
            return CardFace(
                voice.say(text ?? .none(name)), buttons: [Array(lives.prefix(2)), Array(lives.dropFirst(2)), [back]],
                topics: about.shareTopics)
        }
        let code = StartCode.shared(link.token).text
        let lines = [
            voice.say(LinkReply.title(name)), RichText(code, .invite(code)),
            voice.say(LinkReply.until(link.expiresAt.map { session.measures.moment($0) })),
            voice.say(LinkReply.opened(sharing.holders)), voice.say(LinkReply.again),
        ]
        let rows = [
            [
                Button(voice.words(LinkReply.copy), .copyInvite(code)),
                Button(voice.words(LinkReply.send), .sendInvite(code)),
            ], lives, [LinkPress(about, .stop).button(LinkReply.step(.stop), voice), back],
        ]
        return CardFace(lines.joined(), buttons: rows, topics: about.shareTopics)
    }
}

/// Makes a link, in the place of the one before, or stops it.
struct LinkPress: Press, StepCoded {
    enum Step: String, CaseIterable {
        case day, week, open, stop

        static let lives: [Step] = [.day, .week, .open]
    }

    static let verb = "linkDo"
    let id: Thing
    let step: Step

    func perform(in session: Session) throws -> (any Reply)? {
        let had = try session.sharingToChange(of: id).link != nil
        guard step != .stop else {
            try session.stopLink(to: id)
            try session.show(ShareLinkCard(id), note: had ? LinkReply.stopped : nil)
            return nil
        }
        try session.requireAccount(then: self)
        let length: Double? = step == .day ? 86_400 : step == .week ? 604_800 : nil
        try session.makeLink(to: id, until: length.map { session.now.addingTimeInterval($0) })
        try session.show(ShareLinkCard(id), note: had ? LinkReply.renewed : LinkReply.made)
        return nil
    }
}

enum LinkReply: Reply {
    case none(String)
    case over(String, String, wasStopped: Bool)
    case title(String)
    case until(String?)
    case opened(Int)
    case again, copy, send, made, renewed, stopped, unknown
    case step(LinkPress.Step)

    var wording: Wording {
        switch self {
        case .none(let name):
            Wording(
                "link.none",
                "There is no link to *{name}* yet. Whoever opens a link can see it until the link ends. How long shall it be good?",
                ["name": .text(name)])
        case .over(let name, let moment, wasStopped: false):
            Wording(
                "link.ended",
                "The link to *{name}* ended on {when}: whoever had only the link sees it no more. How long shall a new one be good?",
                ["name": .text(name), "when": .text(moment)])
        case .over(let name, let moment, wasStopped: true):
            Wording(
                "link.wasStopped", "The link to *{name}* was stopped on {when}. How long shall a new one be good?",
                ["name": .text(name), "when": .text(moment)])
        case .title(let name): Wording("link.title", "🔗 Link to *{name}*", ["name": .text(name)])
        case .until(let end?): Wording("link.until", "Good until {end}", ["end": .text(end)])
        case .until(nil): Wording("link.open", "Good until you stop it")
        case .opened(0): Wording("link.unopened", "Nobody has opened it yet")
        case .opened(let count): Wording("link.opened", "Opened by {n:person|people}", ["n": .number(count)])
        case .again: Wording("link.again", "A new link ends this one:")
        case .copy: Wording("link.copy", "Copy link")
        case .send: Wording("link.send", "Send link")
        case .made: Wording("link.made", "Here is the link; whoever opens it can see this.")
        case .renewed: Wording("link.renewed", "Here is a new link; the one before has ended.")
        case .stopped: Wording("link.stopped", "The link has ended; whoever had only the link sees this no more.")
        case .unknown:
            Wording(
                "link.unknown",
                "That link leads nowhere, or is no longer good. Ask whoever gave it to you for a new one.")
        case .step(.day): Wording("link.day", "For a day")
        case .step(.week): Wording("link.week", "For a week")
        case .step(.open): Wording("link.forever", "Until I stop it")
        case .step(.stop): Wording("link.stop", "Stop link")
        }
    }
}
