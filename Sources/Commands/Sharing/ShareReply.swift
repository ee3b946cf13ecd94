import Actions
import Core

/// What sharing says.
enum ShareReply: Reply {
    case button, notInGroup, notThis, oneAudience, privateAlready, makeLink, hintOfPlace, hintOfList, hintOfReview,
        hintOfBundle, yourself, oneByOne
    case title(String), nobodyHere(String), noExcept(String)
    case audience(Audience, isNow: Bool)
    case people(isNow: Bool)
    case link(isNow: Bool)
    case shared(String, Audience), sharedWithNobodyYet(String, Audience)
    case sharedWith(String, [String])
    /// Who sees it anew, and who saw it before.
    case sharedBeside(String, [String], [String])
    /// Whether they may tick and add, or only look.
    case work(String, [String], Bool)
    case onlyYours(String, [String]), allLook(String, Audience)
    /// Who might tick and add before.
    case sharedToLook(String, Audience, [String])
    /// Notes of a list that others see with what is to be done.
    case withNotes(Int)
    /// Labels of a pin, by which others find it, too.
    case withLabels([String])
    /// Whether somebody shall see a list that was named beside them.
    case shallSee(String, String), shareWith(String)
    /// Who of the chosen may do what.
    case works([String]), looks([String])
    /// Those who see it and get no message of it.
    case untold([String])
    case noEvents(String)
    /// It stands in a list that others see.
    case seenWith(String, String)
    case stopped(String), stillSeen(String), stoppedBut(String, String)
    case notAnyMore(String, [String])
    case alreadySo(Audience)
    case seesAlready([String], String), shown([String], String)
    case seesOtherwise([String], String, Audience)
    case notWith([String], String)
    /// Who is not in the audience, and all who were named.
    case instead(String, Audience, [String], [String])
    case onlyThem([String])
    case from(String)
    case unknown(String)
    /// Nothing has just that name.
    case notSo(String)
    case thing(ThingKind, String)
    case whom(String)
    case gives(Audience)
    case nobodyKnown(String)
    case orType(ThingKind, String)
    case person(String, isChosen: Bool)

    /// Others see from now on what they did not.
    var isOpening: Bool {
        switch self {
        case .shared, .sharedWithNobodyYet, .sharedWith, .sharedBeside, .work, .sharedToLook: true
        default: false
        }
    }

    var wording: Wording {
        switch self {
        case .button: Wording("share.button", "Share")
        case .notInGroup:
            Wording(
                "share.notInGroup",
                "What is kept here belongs to this group, and your own things are shared from our private chat.")
        case .notThis:
            Wording(
                "share.notThis",
                "That is for you alone; I share places, notes, to-dos, lists, reviews, bundles and templates."
            )
        case .oneByOne:
            Wording(
                "share.oneByOne",
                "I share one thing at a time, so that nothing is seen by mistake: a pin, a note, a list, a to-do. Open it and tap *Share*, or type `share shopping with Ben`."
            )
        case .oneAudience:
            Wording(
                "share.oneAudience",
                "One thing has one audience: name people, or say `close friends`, `my followers` or `everyone`.")
        case .privateAlready: Wording("share.privateAlready", "Only you can see it, as it was.")
        case .nobodyHere(let typed):
            Wording(
                "share.nobodyHere",
                "I know nobody here called “{typed}”. Share it with others, or make a link for whoever is not here:",
                ["typed": .text(typed)])
        case .noExcept(let typed):
            Wording(
                "share.noExcept",
                "I cannot leave somebody out: “{typed}” would need that. Name those who shall see it, or choose them:",
                ["typed": .text(typed)])
        case .makeLink: Wording("share.makeLink", "Make a link instead")
        case .hintOfPlace: Wording("share.hintOfPlace", "_Your notes at this place are not shared with it._")
        case .hintOfList:
            Wording(
                "share.hintOfList",
                "_All notes and places in this list are shared with it, but no notes at its places._")
        case .hintOfReview:
            Wording("share.hintOfReview", "_Whoever sees it is told your name and the name of the place._")
        case .hintOfBundle:
            Wording(
                "share.hintOfBundle",
                "_What is to be done in it is shared with it until it ends. People you choose may tick, add and throw back; you finish it._"
            )
        case .yourself: Wording("share.yourself", "That is you. Name somebody else to share it with.")
        case .title(let name): Wording("share.title", "Who may see *{name}*?", ["name": .text(name)])
        case .audience(let audience, let isNow): Self.now(audience.words, isNow)
        case .people(let isNow): Self.now(Wording("share.people", "👤 Choose people"), isNow)
        case .link(let isNow): Self.now(Wording("share.link", "🔗 Link"), isNow)
        case .shared(let name, let audience):
            Wording(
                "share.shared", "Shared *{name}* with {whom}.",
                ["name": .text(name), "whom": .wording(audience.phrase)])
        case .sharedWithNobodyYet(let name, .closeFriends):
            Wording(
                "share.noCloseFriends",
                "Shared *{name}* with your close friends. You have none yet; `close friends` adds some.",
                ["name": .text(name)])
        case .sharedWithNobodyYet(let name, _):
            Wording(
                "share.noFollowers",
                "Shared *{name}* with your followers. Nobody follows you yet; whoever does later sees it.",
                ["name": .text(name)])
        case .sharedWith(let name, let people):
            Wording(
                "share.sharedWith", "Shared *{name}* with {people}.",
                ["name": .text(name), "people": .text(people.list)])
        case .sharedBeside(let name, let people, let others):
            Wording(
                "share.sharedBeside", "Shared *{name}* with {people}, besides {others}.",
                ["name": .text(name), "people": .text(people.list), "others": .text(others.list)])
        case .stopped(let name):
            Wording("share.stopped", "Only you can see *{name}* now.", ["name": .text(name)])
        case .stillSeen(let name):
            Wording(
                "share.stillSeen", "*{name}* is not shared by itself; who sees it all the same is said below.",
                ["name": .text(name)])
        case .seenWith(let name, let list):
            Wording(
                "share.seenWith",
                "*{name}* is not shared by itself, but whoever sees *{list}* sees it there. Take it off *{list}* to keep it for yourself; `make {list} private` shares none of it.",
                ["name": .text(name), "list": .text(list)])
        case .stoppedBut(let name, let parts):
            Wording(
                "share.stoppedBut", "The list *{name}* is yours alone now. Shared by themselves are still: {parts}",
                ["name": .text(name), "parts": .text(parts)])
        case .notAnyMore(let name, let people):
            Wording(
                "share.notAnyMore", "Stopped sharing *{name}* with {people}; they are not told.",
                ["name": .text(name), "people": .text(people.list)])
        case .alreadySo(let audience):
            Wording("share.alreadySo", "It is shared with {whom} already.", ["whom": .wording(audience.phrase)])
        case .seesAlready(let people, let name):
            Wording(
                "share.seesAlready", "{people} can see *{name}* already.",
                ["people": .text(people.list), "name": .text(name)])
        case .shown(let people, let name):
            Wording(
                "share.shown", "{people} could see *{name}* already; I have shown it to them just now.",
                ["people": .text(people.list), "name": .text(name)])
        case .work(let name, let people, true):
            Wording(
                "share.work", "*{name}* is shared with {people}, who may tick and add.",
                ["name": .text(name), "people": .text(people.list)])
        case .work(let name, let people, false):
            Wording(
                "share.look", "*{name}* is shared with {people}, who may only look.",
                ["name": .text(name), "people": .text(people.list)])
        case .onlyYours(let name, let people):
            Wording(
                "share.onlyYours",
                "Shared *{name}* with {people}, to look at. Only you can change it: others may work on lists, to-dos and bundles.",
                ["name": .text(name), "people": .text(people.list)])
        case .allLook(let name, let audience):
            Wording(
                "share.allLook",
                "*{name}* is shared with {whom}, to look at. Only people you choose by name may tick and add.",
                ["name": .text(name), "whom": .wording(audience.phrase)])
        case .sharedToLook(let name, let audience, let people):
            Wording(
                "share.sharedToLook",
                "Shared *{name}* with {whom}, to look at: {people} can tick and add no more. `share {name} with` names lets people work on it.",
                ["name": .text(name), "whom": .wording(audience.phrase), "people": .text(people.list)])
        case .noEvents(let title):
            Wording(
                "share.noEvents",
                "*{title}* is in your calendar, which you alone see. Send it as a file, or put it in a group's calendar.",
                ["title": .text(title)])
        case .seesOtherwise(let people, let name, let audience):
            Wording(
                "share.seesOtherwise",
                "{people} can see *{name}* since it is shared with {whom}. `make {name} private` shares it with nobody.",
                ["people": .text(people.list), "name": .text(name), "whom": .wording(audience.phrase)])
        case .notWith(let people, let name):
            Wording(
                "share.notWith", "*{name}* is not shared with {people}.",
                ["people": .text(people.list), "name": .text(name)])
        case .withNotes(let count):
            Wording("share.withNotes", "The list's {n:note goes|notes go} with it.", ["n": .number(count)])
        case .withLabels(let labels):
            Wording(
                "share.withLabels", "Its labels {labels} are seen, too.",
                ["labels": .text(labels.joined(separator: " "))])
        case .shallSee(let name, let list):
            Wording(
                "share.shallSee",
                "Shall {name} see *{list}*, and tick and add there? Nothing is changed yet; `{list}: …` puts something on it.",
                ["name": .text(name), "list": .text(list)])
        case .shareWith(let name): Wording("share.shareWith", "Share with {name}", ["name": .text(name)])
        case .works(let people):
            Wording("share.works", "✎ May tick and add: {people}", ["people": .text(people.list)])
        case .looks(let people):
            Wording("share.looks", "👁 May only look: {people}", ["people": .text(people.list)])
        case .untold(let people):
            Wording(
                "share.untold", "No message of it goes to {people} this time: `shared with me` shows it there.",
                ["people": .text(people.list)])
        case .instead(let name, let audience, let others, let people) where others.isEmpty:
            Wording(
                "share.insteadToWork",
                "*{name}* is shared with {whom}, who may look and no more: to tick and add, people are chosen by name. A thing has one audience: shall it be {people} instead?",
                ["people": .text(people.list), "name": .text(name), "whom": .wording(audience.phrase)])
        case .instead(let name, let audience, let others, let people):
            Wording(
                "share.instead",
                "*{name}* is shared with {whom}, and {others} cannot see it so. A thing has one audience: shall it be {people} instead?",
                [
                    "others": .text(others.list), "people": .text(people.list), "name": .text(name),
                    "whom": .wording(audience.phrase),
                ])
        case .onlyThem(let people):
            Wording("share.onlyThem", "Only {people} instead", ["people": .text(people.list)])
        case .from(let name): Wording("share.from", "*{name}* shares this with you:", ["name": .text(name)])
        case .unknown(let typed):
            Wording(
                "share.unknown",
                "You have no pin, list, note or to-do called “{typed}”. `pins` and `notes` show what you have.",
                ["typed": .text(typed)])
        case .notSo(let typed):
            Wording(
                "share.notSo", "Nothing of yours is called just “{typed}”. Shall others see this?",
                ["typed": .text(typed)])
        case .thing(let kind, let name): kind.face.named(name)
        case .whom(let name): Wording("share.whom", "With whom shall I share *{name}*?", ["name": .text(name)])
        case .gives(let audience):
            Wording(
                "share.gives", "_Choosing people takes it from {whom}._", ["whom": .wording(audience.phrase)])
        case .nobodyKnown(let name):
            Wording(
                "share.nobodyKnown",
                "You follow nobody yet, and nobody follows you. Type a username like `@ana`, or make a link to *{name}*.",
                ["name": .text(name)])
        case .orType(.bundle, _):
            Wording("share.orTypeBundle", "Press a name, or type some: `share the bundle with @ana`.")
        case .orType(_, let name):
            Wording("share.orType", "Press a name, or type some: `share {name} with @ana`.", ["name": .text(name)])
        case .person(let name, let isChosen):
            isChosen
                ? Wording("share.chosen", "✓ {name} sees it", ["name": .text(name)])
                : Wording("share.choose", "{name}", ["name": .text(name)])
        }
    }

    private static func now(_ name: Wording, _ isNow: Bool) -> Wording {
        isNow ? Wording("share.now", "{name} (now)", ["name": .wording(name)]) : name
    }
}

extension [String] {
    /// "Ana, Ben".
    fileprivate var list: String { joined(separator: ", ") }
}
