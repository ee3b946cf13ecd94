import Actions
import Core
import Language
import Store

/// Gives somebody a to-do that there is. "Give the keys to mum" is one by itself, where there is no such to-do or nobody
/// of that name can be asked.
struct GiveTaskCommand: Command {
    static let about = About(
        intent: "task.add", key: "task.give", area: .tasks, summary: "Give one of your to-dos to somebody",
        phrases: [
            "(give|assign|hand|delegate) [the] [task|todo|to do] {title:few} to {who:word}",
            "(give|assign|hand|delegate) [the] [task|todo|to do] {title:text} to @ {who:name}",
            "(give|assign|hand|delegate) [the] [task|todo|to do] {title:text} to [@] {who:word} {when:time}",
            "(give|assign|hand|delegate) (it|this|that) to [@] {who:name}",
            "ask [@] {who:word} [again|once more]",
            "(ask|tell|get) [@] {who:word} to (do|take|handle|take care of|see to) (it|this|that)",
            "[@] {who:word} (should|shall|will) (do|take|handle) (it|this|that)",
        ],
        examples: ["give \"buy bread\" to Ben"])

    let title: String?
    /// A time that stands behind it: then it is none of the to-dos that there are.
    private let when: String?
    let who: String
    let spoken: Spoken

    init(_ said: Said) throws {
        title = said.slots.text("title")
        when = said.slots["when"]?.typed
        who = try said.who()
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        if title == nil, !who.hasPrefix("@"), try session.personToAsk(who, isSure: false) == nil {
            guard !LineReader.read(who, language: session.language).tokens.allSatisfy(\.isOfEveryDay) else {
                return try session.offerToKeep(spoken, saying: DoubtReply.fact)
            }
            return try session.offerToKeep(spoken, saying: HandReply.nobody(who))
        }
        let isSure = title == nil || who.hasPrefix("@")
        guard let person = try session.personToAsk(who, isSure: isSure),
            let task = try when == nil ? session.taskToGive(title, spoken.repliedThing) : nil
        else {
            guard isSure, let title else { return try handOverNew(in: session) }
            throw Refusal(AskReply.noTask(title, who))
        }
        guard person.id != session.actor else { throw Refusal(ShareReply.yourself) }
        if !session.isGroup { try session.requireAccount(then: ShowCard(TaskCard(task))) }
        try session.giveSaying(task, to: person)
    }

    private var words: String { [title, when].compactMap(\.self).joined(separator: " ") }

    /// There is no such to-do: "assign eggs to cara" asks Cara for them; "give the bread to ben" may as well be one's own
    /// to do, whatever is called "ben".
    private func handOverNew(in session: Session) throws {
        // "hand in the report to ben" is to be handed in there.
        guard let title, isGiven(title, session.language), let person = try session.personToAsk(who, isSure: false),
            person.id != session.actor
        else {
            return try session.keepSaying(session.wish(spoken))
        }
        guard spoken.line.begins(with: .delegating) else {
            let ask = GiveAsSaid(spoken.message.ref.id).button(HandReply.askThem(person.told), session.voice)
            return try session.offerToKeep(
                spoken, saying: HandReply.shallAsk(person.told, words), [[ask]], asOwn: true)
        }
        try askNew(person, in: session)
    }

    private func isGiven(_ title: String, _ language: LanguageID) -> Bool {
        let line = LineReader.read(TitleFinder.bare(title, language: language), language: language)
        return !line.tokens.isEmpty && !line.begins(with: .parting)
    }

    /// Asks whoever is named to do what the line gives them.
    fileprivate func askNew(_ person: ProfileRecord, in session: Session) throws {
        if !session.isGroup { try session.requireAccount(then: ShowCard(TasksCard(.open))) }
        try session.askSaying(session.wish(spoken.saying(words)), person)
    }
}

/// Asks somebody for what a line gives them: "give the bread to ben".
struct GiveAsSaid: KeepsLine {
    static let verb = "giveSaid"
    let about: String
    init(_ about: String) { self.about = about }

    func keep(_ line: UnreadLine, in session: Session) throws {
        guard let spoken = session.spoken(line, sentAs: about),
            let command = try session.understand(spoken).command(for: spoken) as? GiveTaskCommand,
            let person = try session.personToAsk(command.who, isSure: true)
        else { return }
        try command.askNew(person, in: session)
    }
}
