import Actions
import Core
import Language
import Store

/// Shows all routines.
struct RoutinesCommand: OpensCard {
    static let about = About(
        intent: "routine.list", area: .occasions, menu: "routines", summary: "What you do again and again",
        phrases: ["[show|list|see] [me] [all] [my|the] routines", "which routines do i have"],
        examples: ["my routines"])

    init() {}
    func card(in session: Session) throws -> any Card { RoutinesCard() }
}

extension Session {
    /// The routine that is meant by some of its words; throws the sentence to be shown where it is none, or several.
    func routine(named words: String) throws -> RoutineRecord {
        let all = try routines()
        let exact = all.filter { $0.name.lowercased() == words.lowercased() }
        let ids =
            exact.isEmpty ? TitleFinder(all.map { ($0.id.rawValue, $0.name) }, language: language).find(words) : []
        let found = exact.isEmpty ? all.filter { ids.contains($0.id.rawValue) } : exact
        if found.count == 1 { return found[0] }
        let near = (found.isEmpty ? all : found).prefix(6).map {
            [ShowCard(RoutineCard($0.id)).button(BundleReply.plain($0.name), voice)]
        }
        let whole = [ShowCard(RoutinesCard()).button(RoutineReply.all, voice)]
        throw Refusal(
            found.isEmpty ? RoutineReply.unknown(words).wording : FollowReply.which.wording, buttons: near + [whole])
    }
}

/// Begins a routine.
struct StartRoutineCommand: Command {
    static let about = About(
        intent: "routine.start", area: .occasions, summary: "Start a routine",
        phrases: [
            "(start|begin|do|run) [the|my] routine [:] {name:rest}",
            "(start|begin|do|run) [the|my] {name:text} routine",
        ],
        examples: ["start the routine morning"])

    let name: String
    init(_ said: Said) throws { name = said.slots.text("name")?.trimmed ?? "" }
    func perform(in session: Session) throws { try session.startRoutine(session.routine(named: name).id) }
}

/// Gives a routine another name.
struct RenameRoutineCommand: Command {
    static let about = About(
        intent: "routine.update", area: .occasions, summary: "Rename a routine",
        phrases: ["rename [the|my] routine {name:text} (to|as|into) {new:rest}"],
        examples: ["rename the routine morning to early morning"])

    let name: String
    let new: String
    init(_ said: Said) throws {
        name = said.slots.text("name")?.trimmed ?? ""
        new = said.slots.text("new")?.trimmed ?? ""
    }
    func perform(in session: Session) throws {
        try session.renameRoutineSaying(session.routine(named: name).id, to: new)
    }
}

/// Deletes a routine.
struct DeleteRoutineCommand: Command {
    static let about = About(
        intent: "routine.delete", area: .occasions, summary: "Delete a routine",
        phrases: [
            "(delete|remove|drop|scrap) [the|my] routine [:] {name:rest}",
            "(delete|remove|drop|scrap) [the|my] {name:text} routine",
        ],
        examples: ["delete the routine morning"])

    let name: String
    init(_ said: Said) throws { name = said.slots.text("name")?.trimmed ?? "" }
    func perform(in session: Session) throws {
        try session.deleteRoutineSaying(session.routine(named: name).id)
    }
}

/// Keeps the open bundle, or the last one, as a routine.
struct SaveRoutineCommand: Command {
    static let about = About(
        intent: "routine.add", area: .occasions, summary: "Save a bundle as routine",
        phrases: [
            "(save|keep) [the|my|this] [last] [bundle|it|this] as [a|the] [new] routine [called|named|:] [{name:rest}]"
        ],
        examples: ["save the bundle as routine morning"])

    let name: String
    init(_ said: Said) throws { name = said.slots.text("name")?.trimmed ?? "" }

    func perform(in session: Session) throws {
        guard let bundle = try session.openBundles(limit: 1).first ?? session.bundles(.all, offset: 0, limit: 1).first
        else { throw Refusal(BundleReply.none) }
        guard name.isEmpty else { return try session.saveRoutineSaying(of: bundle.id, named: name) }
        try session.ask(
            BundleQuestion(bundle: bundle.id, field: .routine), saying: BundleReply.what(.routine, bundle.name))
    }
}

/// Lets one occasion follow another.
struct ChainCommand: Command {
    static let about = About(
        intent: "occasion.update", key: "occasion.chain", area: .occasions,
        summary: "Let one occasion follow another: finishing the first offers the second",
        phrases: [
            "after [the|my] {first:occasion!} [comes|i] [do|go to|go] [the|my] {next:occasion!}",
            "when [the|my] {first:occasion!} is (done|finished|over) [start|begin|comes] [the|my] {next:occasion!}",
        ],
        examples: ["after shopping I cook"])

    let first: NameMatch?
    let next: NameMatch?

    init(_ said: Said) throws { (first, next) = (said.slots.name("first"), said.slots.name("next")) }

    func perform(in session: Session) throws {
        guard let first = first?.id, let next = next?.id else { throw Refusal(CommonReply.gone) }
        try session.chain(OccasionID(first), to: OccasionID(next))
    }
}
