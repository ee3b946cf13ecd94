import Actions
import Core
import Language
import Store

extension Session {
    /// The open bundle that was touched last, one's own before those that one runs together with others; throws the
    /// sentence to be shown where none is open.
    func bundleAtHand() throws -> BundleRecord {
        guard let bundle = try openBundles(limit: 1).first ?? openBundlesOfOthers(limit: 1).first else {
            let checkIn = ShowCard(CheckInCard()).button(CheckInReply.side(nil, isNow: false), voice)
            throw Refusal(BundleReply.none, buttons: [[checkIn]])
        }
        return bundle
    }
}

/// Puts something to do into the bundle that is open.
struct AddToBundleCommand: Command {
    static let about = About(
        intent: "bundle.add", area: .occasions, summary: "Put something into your bundle",
        phrases: [
            "(add|put) {title:text} (to|into|in) [the|my|this] [open|current] bundle",
            "{title:text} (to|into|in) (the|my) bundle",
        ],
        examples: ["add stamps to the bundle"])

    let title: String
    let spoken: Spoken

    init(_ said: Said) throws {
        title = said.slots.text("title")?.trimmed ?? ""
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        let bundle = try session.bundleAtHand()
        let words = try TaskText(checking: TitleFinder.bare(title, language: spoken.line.language)).text
        // One that waits at the occasion already is taken.
        if let known = try session.tasksBeside(bundle).first(where: { $0.title.lowercased() == words.lowercased() }) {
            try session.add(NewBundleEntry(task: known.id, title: known.title), to: bundle.id)
            return try session.show(BundleCard(bundle.id), note: BundleReply.added(known.title))
        }
        try session.addSaying(session.newTask(of: spoken.saying(words), tied: nil), to: bundle.id)
    }
}

/// Throws something of the bundle that is open back into the pile.
struct BackFromBundleCommand: Command {
    static let about = About(
        intent: "bundle.back", area: .occasions, summary: "Put something of your bundle back into the pile",
        phrases: [
            "throw {title:text} back", "throw back {title:rest}",
            "(take|remove) {title:text} (out of|from|off) [the|my|this] bundle",
            "(put|throw|move) {title:text} back (to|in|into|on|onto|in to) [the|my] pile",
        ],
        examples: ["take stamps out of the bundle"])

    let title: String
    init(_ said: Said) throws { title = said.slots.text("title")?.trimmed ?? "" }

    func perform(in session: Session) throws {
        let bundle = try session.bundleAtHand()
        let entries = try session.entries(of: bundle.id).filter { !$0.isDone && !$0.isLeft }
        let finder = TitleFinder(entries.map { ($0.id.rawValue, $0.title) }, language: session.language)
        let found = finder.find(title)
        guard found.count == 1, let id = found.first else {
            return try session.show(BundleCard(bundle.id), note: BundleReply.notIn(title, found.count))
        }
        _ = try BundleBack(BundleEntryID(id)).perform(in: session)
    }
}

/// Finishes the bundle that is open.
struct FinishBundleCommand: Command {
    static let about = About(
        intent: "bundle.finish", area: .occasions, summary: "Finish your bundle",
        phrases: [
            "(finish|close|complete|end) [the|my|this] [open|current] bundle", "bundle (done|finished|complete)",
        ],
        examples: ["finish the bundle"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.finishSaying(session.bundleAtHand().id) }
}

/// Gives up the bundle that is open.
struct AbandonBundleCommand: Command {
    static let about = About(
        intent: "bundle.abandon", area: .occasions, summary: "Give up your bundle; what is not done goes back",
        phrases: ["(abandon|drop|give up|stop|discard|cancel) [the|my|this] [open|current] bundle"],
        examples: ["abandon the bundle"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.abandonSaying(session.bundleAtHand().id) }
}

/// Gives the bundle that is open another name.
struct RenameBundleCommand: Command {
    static let about = About(
        intent: "bundle.rename", area: .occasions, summary: "Name your bundle",
        phrases: ["(name|call|rename) [the|my|this] bundle [to|as] {name:rest}"],
        examples: ["name the bundle Saturday errands"])

    let name: String
    init(_ said: Said) throws { name = said.slots.text("name")?.trimmed ?? "" }
    func perform(in session: Session) throws {
        try session.renameBundleSaying(session.bundleAtHand().id, to: name)
    }
}

/// Puts a sign before the name of the bundle that is open.
struct BundleIconCommand: Command {
    static let about = About(
        intent: "bundle.icon", area: .occasions, summary: "Give your bundle a sign",
        phrases: [
            "(icon|sign|emoji|symbol)",
            "[set|change|give|use] [the] [a] (icon|sign|emoji|symbol) (of|for|to) [my|the|this] [open] bundle [to|as|is]",
            "[the|my] bundle (icon|sign|emoji|symbol)",
        ],
        examples: ["icon of the bundle 🛒"])

    let icon: String?
    init(_ said: Said) throws { icon = said.spoken.line.symbols.flatMap { $0.last.map(String.init) } }

    func perform(in session: Session) throws {
        let bundle = try session.bundleAtHand()
        guard let icon else { throw Refusal(OccasionReply.whichIcon) }
        _ = try session.setIcon(icon, of: bundle.id)
        try session.show(BundleCard(bundle.id), note: session.lastEntry == nil ? nil : OccasionReply.changed)
    }
}
