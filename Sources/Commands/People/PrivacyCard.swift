import Actions
import Core
import Language
import Store

/// Shows who may find and follow one.
struct PrivacyCommand: Command {
    static let about = About(
        intent: "settings.privacy", area: .people, menu: "privacy", summary: "Who can find and follow you",
        phrases: [
            "[show|open|change|edit] [me] [my] privacy [settings]", "who (can|may) (find|see|follow) me",
            "i do not want to be found",
            "who (can|may|does) (see|know|track) (where i am|my (location|position|whereabouts))",
            "(do|can|are|will) you (store|keep|track|save|record|share|tracking|storing|sharing) (me|my (location|position|data|messages|movements))",
            "(stop|do not|dont|quit) (tracking|track|sharing|share|storing|store) (me|my (location|position))",
            "(turn|switch) off [my] (location|tracking|location sharing)", "(turn|switch) [my] (location|tracking) off",
            "what (do|does) (you|the bot|this bot|wayside) (know|keep|store|have) about me",
            "(do|will) you (sell|share|give away) (my|our) (data|things|stuff|notes)",
            "(what|which) data (do|does) (you|the bot|this bot) (have|keep|store|collect) [on|about|of] [me]",
            "(can|could|do|does|will) (other people|others|anyone|anybody|someone|somebody|my wife|my husband|my boss|my friends) (see|read) my (stuff|things|pins|places|notes|data|messages|lists|to dos)",
            "how long (do|does) (you|the bot) (keep|store) [my] (stuff|data|things|messages|photos|everything)",
            "(is|are) my (data|things|notes|stuff|messages) (safe|private|secure|encrypted)",
            "(can|could) (the|an) (admin|administrator|operator|owner) (read|see) my (notes|data|things|stuff|messages)",
        ],
        examples: ["privacy", "who can find me"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        try session.show(PrivacyCard())
    }
}

/// Who may find and follow one, one tap a switch, and how long things are kept.
struct PrivacyCard: BareCard {
    static let verb = "privacy"

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup, let me = try session.profile(PersonID(session.viewer.rawValue)) else { return nil }
        let voice = session.voice
        let found: PrivacyReply = me.isGuest ? .guest : me.username.map { .found($0) } ?? .notFound
        let lines: [PrivacyReply] = [
            .heading, found, .approves(me.approvesFollowers), .hides(me.hidesFollows), .position, .kept, .disk,
        ]
        let buttons = [
            [
                SetPrivacy(.approve, !me.approvesFollowers).button(
                    PrivacyReply.setApproves(!me.approvesFollowers), voice)
            ],
            [SetPrivacy(.hide, !me.hidesFollows).button(PrivacyReply.setHides(!me.hidesFollows), voice)],
            [
                ProfilePress(step: .username).button(ProfileReply.username, voice),
                ShowCard(BlockedCard()).button(PrivacyReply.blocked, voice),
            ],
            [
                ShowCard(DevicesCard()).button(DeviceReply.title, voice),
                ShowCard(ProfileCard(me.id)).button(PeopleListReply.me, voice),
                HelpPress(area: .people).button(CommonReply.help, voice),
            ],
            [ShowCard(LeavingCard()).button(LeavingReply.title, voice)],
        ]
        return CardFace(lines.map(voice.say).joined(), buttons: buttons, topics: ["person:\(me.id)"])
    }
}

enum PrivacyReply: Reply {
    case title, heading, guest, notFound, position, kept, disk, blocked
    case found(String)
    case approves(Bool), setApproves(Bool), hides(Bool), setHides(Bool)

    var wording: Wording {
        switch self {
        case .title: Wording("privacy.title", "Privacy")
        case .heading: Wording("privacy.heading", "*Privacy*\nWhat you keep is yours alone until you share it.")
        case .guest: Wording("privacy.guest", "Found: by nobody, since you are a guest")
        case .notFound: Wording("privacy.notFound", "Found: by nobody new, since you have no username")
        case .found(let name):
            Wording(
                "privacy.found", "Found: by whoever knows @{name} or has you among their contacts; never by your name",
                ["name": .text(name)])
        case .approves(true): Wording("privacy.approves", "Followers: you are asked about each")
        case .approves(false): Wording("privacy.approvesNot", "Followers: anybody may follow you")
        case .setApproves(true): Wording("privacy.setApproves", "Ask me about new followers")
        case .setApproves(false): Wording("privacy.setApprovesNot", "Let anybody follow me")
        case .hides(true): Wording("privacy.hides", "Followers and followed: only you see who they are")
        case .hides(false): Wording("privacy.hidesNot", "Followers and followed: others see who they are")
        case .setHides(true): Wording("privacy.setHides", "Hide my followers and followed")
        case .setHides(false): Wording("privacy.setHidesNot", "Show my followers and followed")
        case .position:
            Wording(
                "privacy.position",
                "Where you are: nobody but you sees it. I keep the last position you sent; stop a live location in your messenger, and I get no more."
            )
        case .disk: Wording("privacy.disk", "Whoever runs this server can read its disk.")
        case .kept:
            Wording(
                "privacy.kept",
                "Kept: your things until you delete them, then 30 days in the trash; the messages you send me 3 days.")
        case .blocked: Wording("privacy.blocked", "People I blocked")
        }
    }
}
