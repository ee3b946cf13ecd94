import Core

/// What is said of who does something.
enum AskReply: Reply {
    case asks(String), asked(String), askedLater(String), askedAlready(String), askedHere(String)
    /// Among the answers to several wishes: what is asked as well.
    case askedOf(String, String), askedHereOf(String, String)
    case somebodyDid(String)
    case tookIt, tookBack, notAnymore, theyTook(String, Wording?), theyRefused(String, String, Wording?)
    case theyDid(String, String), changed(String)
    case refusedHere(String, String, Wording?, by: String?), saying(String), askedBy(String)
    case refusedButDone(String, String, Wording?, by: String), askedNoMore(String), doesTheSame(String)
    case takenBackFrom(String), notForYou, itWaits, isLabel(String), noTask(String, String), severalTasks([String])
    case done, youAreAsked, youDo, waits(String), does(String), doneBy(String), addedBy(String), timesOf(String),
        mayWork
    case rowFrom(String), rowDoes(String), rowAsked(String), ticked(String, String)
    case give, take, refuse, giveBack, takeBack(String)
    case whom(String), nobody(String), orType(String)
    /// What somebody is asked, or has taken, when it is said that it is needed no more.
    case stillAsked(String, String), stillDoes(String, String)
    case worker(String, mayWork: Bool), letWork(String, Bool)

    /// On the buttons of whoever is asked.
    static func answer(_ step: TaskAnswer.Step) -> AskReply {
        switch step {
        case .take: .take
        case .refuse: .refuse
        case .did: .done
        }
    }

    var wording: Wording {
        switch self {
        case .asks(let name): Wording("ask.asks", "*{name}* asks you to do this:", ["name": .text(name)])
        case .asked(let name): Wording("ask.asked", "Asked {name}. I tell you what they say.", ["name": .text(name)])
        case .askedOf(let name, let title):
            Wording(
                "ask.askedOf", "Asked {name}: {title}. I tell you what they say.",
                ["name": .text(name), "title": .text(title)])
        case .askedHereOf(let name, let title):
            Wording(
                "ask.askedHereOf", "*{name}*, will you do it: {title}?", ["name": .text(name), "title": .text(title)])
        case .askedLater(let name):
            Wording(
                "ask.askedLater", "{name} is asked. I cannot write to them; they see it when they open me.",
                ["name": .text(name)])
        case .askedAlready(let name): Wording("ask.askedAlready", "{name} is asked already.", ["name": .text(name)])
        case .askedHere(let name): Wording("ask.askedHere", "*{name}*, will you do it?", ["name": .text(name)])
        case .tookIt: Wording("ask.tookIt", "You do it. It is among your to-dos now.")
        case .tookBack: Wording("ask.tookBack", "Answer changed: you do it.")
        case .notAnymore: Wording("ask.notAnymore", "Somebody else does it meanwhile, or it is no longer there.")
        case .theyTook(let name, let more):
            Wording("ask.theyTook", "*{name}* does it{more}:", ["name": .text(name), "more": Self.reason(more)])
        case .theyRefused(let name, let title, let why):
            Wording(
                "ask.theyRefused", "*{name}* refused: {title}{why}. It is yours again.",
                ["name": .text(name), "title": .text(title), "why": Self.reason(why)])
        case .refusedHere(let name, let title, let why, by: nil):
            Wording(
                "ask.refusedHere", "*{name}* refused: {title}{why}. Nobody does it now.",
                ["name": .text(name), "title": .text(title), "why": Self.reason(why)])
        case .refusedHere(let name, let title, let why, by: let asker?):
            Wording(
                "ask.refusedTo", "*{name}* refused: {title}{why}. *{asker}*, nobody does it now.",
                ["name": .text(name), "title": .text(title), "why": Self.reason(why), "asker": .text(asker)])
        case .refusedButDone(let name, let title, let why, by: let other):
            Wording(
                "ask.refusedButDone", "*{name}* refused: {title}{why}. *{other}* does it.",
                ["name": .text(name), "title": .text(title), "why": Self.reason(why), "other": .text(other)])
        case .doesTheSame(let name):
            Wording("ask.doesTheSame", "*{name}* does the same already.", ["name": .text(name)])
        case .askedNoMore(let name):
            Wording("ask.askedNoMore", "{name} is not asked any more.", ["name": .text(name)])
        case .saying(let words): Wording("ask.saying", " (“{words}”)", ["words": .text(words)])
        case .askedBy(let name): Wording("ask.askedBy", "👤 {name} asked for it", ["name": .text(name)])
        case .theyDid(let name, let title):
            Wording("ask.theyDid", "*{name}* did it: {title}", ["name": .text(name), "title": .text(title)])
        case .changed(let name): Wording("ask.changed", "*{name}* has changed this:", ["name": .text(name)])
        case .somebodyDid(let title):
            Wording("ask.somebodyDid", "Somebody did it already: {title}", ["title": .text(title)])
        case .takenBackFrom(let name):
            Wording("ask.takenBack", "It is yours alone again; {name} does not see it any more.", ["name": .text(name)])
        case .notForYou: Wording("ask.notForYou", "Only whoever is asked can say that.")
        case .isLabel(let name):
            Wording(
                "ask.isLabel",
                "I know nobody here called {name}, so nobody is asked and it is a label. I can ask who follows you or has written in a group with you.",
                ["name": .text(name)])
        case .itWaits: Wording("ask.itWaits", "It waits for your answer, as long as you like.")
        case .noTask(let title, let who):
            Wording(
                "ask.noTask", "You have no to-do called “{title}”. `ask {who} to {title}` makes one.",
                ["title": .text(title), "who": .text(who)])
        case .severalTasks(let titles):
            Wording(
                "ask.severalTasks", "That may be several: {titles}. Open the one you mean and press Give to.",
                ["titles": .text(titles.joined(separator: "; "))])
        case .youAreAsked: Wording("ask.youAreAsked", "👤 Will you do it?")
        case .youDo: Wording("ask.youDo", "👤 You do it")
        case .waits(let name): Wording("ask.waits", "👤 {name} is asked, no answer yet", ["name": .text(name)])
        case .does(let name): Wording("ask.does", "👤 {name} does it", ["name": .text(name)])
        case .doneBy(let name): Wording("ask.doneBy", "Done by {name}", ["name": .text(name)])
        case .addedBy(let name): Wording("ask.addedBy", "Added by {name}", ["name": .text(name)])
        case .timesOf(let zone): Wording("ask.timesOf", "🕐 Times of {zone}", ["zone": .text(zone)])
        case .mayWork: Wording("ask.mayWork", "✎ You may tick and add")
        case .rowFrom(let name): Wording("ask.rowFrom", "from {name}", ["name": .text(name)])
        case .rowDoes(let name): Wording("ask.rowDoes", "👤 {name}", ["name": .text(name)])
        case .rowAsked(let name): Wording("ask.rowAsked", "👤 {name}, asked", ["name": .text(name)])
        case .ticked(let name, let title):
            Wording("ask.ticked", "*{name}* ticked: {title}", ["name": .text(name), "title": .text(title)])
        case .take: Wording("ask.take", "I do it")
        case .refuse: Wording("ask.refuse", "Refuse")
        case .done: Wording("ask.done", "Done")
        case .giveBack: Wording("ask.giveBack", "Give it back")
        case .takeBack(let name): Wording("ask.takeBack", "Take back from {name}", ["name": .text(name)])
        case .whom(let title): Wording("ask.whom", "Who shall do *{title}*? They can refuse.", ["title": .text(title)])
        case .nobody(let title):
            Wording(
                "ask.nobody",
                "I can ask people who follow you or are in a group with you; there is nobody yet for *{title}*.",
                ["title": .text(title)])
        case .orType(let title):
            Wording("ask.orType", "Press a name, or type `give {title} to @ana`.", ["title": .text(title)])
        case .worker(let name, true): Wording("ask.worker", "✓ {name} may tick and add", ["name": .text(name)])
        case .worker(let name, false): Wording("ask.looker", "✓ {name} only looks", ["name": .text(name)])
        case .letWork(let name, true): Wording("ask.letWork", "{name} may tick and add", ["name": .text(name)])
        case .letWork(let name, false): Wording("ask.letLook", "{name} only looks", ["name": .text(name)])
        case .stillAsked(let name, let title):
            Wording(
                "ask.stillAsked", "{name} is still asked: *{title}*. Shall I take it back?",
                ["name": .text(name), "title": .text(title)])
        case .stillDoes(let name, let title):
            Wording(
                "ask.stillDoes", "{name} does it: *{title}*. Shall I take it back?",
                ["name": .text(name), "title": .text(title)])
        case .give: Wording("ask.give", "Give to …")
        }
    }

    private static func reason(_ why: Wording?) -> WordingValue { why.map { .wording($0) } ?? .text("") }
}
