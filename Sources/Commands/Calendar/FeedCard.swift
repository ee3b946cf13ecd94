import Actions
import Core
import Store

/// The secret address under which programs read one's own calendar.
struct FeedCard: BareCard {
    static let verb = "feed"
    var goesPrivate: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice, topics = ["calendars:\(session.viewer)"]
        guard !session.isGroup else { return CardFace(voice.say(CalendarsReply.onlyPrivately), topics: []) }
        let back = ShowCard(CalendarsCard()).button(CalendarReply.calendars, voice)
        guard let web = session.outside.webAddress else {
            return CardFace(voice.say(FeedReply.noWeb), buttons: [[back]], topics: topics)
        }
        guard let token = try session.feedToken() else {
            let make = FeedPress(.make).button(FeedReply.make, voice)
            return CardFace(voice.say(FeedReply.off), buttons: [[make], [back]], topics: topics)
        }
        let address = "\(web)/calendar/\(token).ics"
        let lines = [voice.say(FeedReply.title), RichText(address, .code), voice.say(FeedReply.how)]
        return CardFace(
            lines.joined(),
            buttons: [
                address.count <= 256 ? [Button(voice.words(FeedReply.copy), .copy(address))] : [],
                [
                    FeedPress(.renew(String(token.prefix(8)))).button(FeedReply.renew, voice),
                    FeedPress(.off).button(FeedReply.turnOff, voice),
                ], [back],
            ].filter { !$0.isEmpty }, topics: topics)
    }
}

/// Makes the address, makes another one in its place, or turns it off.
struct FeedPress: Press {
    enum Step: Hashable {
        case make, off
        /// In the place of the one that begins so: pressed twice, it makes one.
        case renew(String)
    }

    static let verb = "feedDo"
    let step: Step
    init(_ step: Step) { self.step = step }

    init?(_ arguments: [String]) {
        switch arguments.count {
        case 1 where arguments[0] == "make": self.init(.make)
        case 1 where arguments[0] == "off": self.init(.off)
        case 2 where arguments[0] == "renew" && arguments[1].utf8.count == 8: self.init(.renew(arguments[1]))
        default: return nil
        }
    }

    var arguments: [String] {
        switch step {
        case .make: ["make"]
        case .off: ["off"]
        case .renew(let old): ["renew", old]
        }
    }

    func perform(in session: Session) throws -> (any Reply)? {
        guard !session.isGroup else { return CalendarsReply.onlyPrivately }
        let token = try session.feedToken()
        var reply: FeedReply?
        switch step {
        case .make where token == nil: try session.renewFeed()
        case .renew(let old) where token?.hasPrefix(old) == true:
            try session.renewFeed()
            reply = .renewed
        case .off where token != nil:
            try session.endFeed()
            reply = .turnedOff
        case .make, .renew, .off: break
        }
        try session.show(FeedCard())
        return reply
    }
}

enum FeedReply: Reply {
    case button, title, how, noWeb, off, make, copy, renew, renewed, turnOff, turnedOff

    var wording: Wording {
        switch self {
        case .button: Wording("calFeed.button", "On my phone")
        case .title: Wording("calFeed.title", "*Your calendar for your phone*: events, to-dos and reminders")
        case .how:
            Wording(
                "calFeed.how",
                "Put this address into your calendar program as a subscription (“from URL”). Whoever has it can read your calendar: give it to nobody. A new address ends the old one at once."
            )
        case .noWeb:
            Wording(
                "calFeed.noWeb",
                "This server has no address on the web, so that no calendar program could read from it. Whoever runs it can set `web.publicURL`. A single thing comes as a file from its card."
            )
        case .off:
            Wording(
                "calFeed.off",
                "*Your calendar for your phone*: I can make a secret address which your calendar program reads. It is off."
            )
        case .make: Wording("calFeed.make", "Make an address")
        case .copy: Wording("calFeed.copy", "Copy the address")
        case .renew: Wording("calFeed.renew", "New address")
        case .renewed: Wording("calFeed.renewed", "The old address is dead.")
        case .turnOff: Wording("calFeed.turnOff", "Turn off")
        case .turnedOff: Wording("calFeed.turnedOff", "The address is dead; nobody can read your calendar.")
        }
    }
}
