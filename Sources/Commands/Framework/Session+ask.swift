package import Core
import Language
package import Store

extension Session {
    /// Leaves an open question.
    func ask(_ question: some Question) throws {
        try ask(KeptQuestion(verb: type(of: question).verb, json: JSONText.encode(question), cause: cause?.id, at: now))
    }

    /// Leaves an open question and says it.
    func ask(_ question: some Question, saying reply: some Reply) throws {
        try ask(question)
        let cancel = CancelPress().button(CommonReply.cancel, voice)
        try say(Outgoing(voice.say(reply), buttons: [[cancel]]))
    }

    /// The open question, where it is of that kind.
    func question<Wanted: Question>(as type: Wanted.Type) throws -> Wanted? { try openQuestion() as? Wanted }

    /// The open question of any kind; one that this version no longer reads counts as none.
    package func openQuestion() throws -> (any Question)? {
        guard let kept: KeptQuestion = try question() else { return nil }
        guard let type = CommandCatalog.questions.first(where: { $0.verb == kept.verb }) else { return nil }
        return try? Self.decode(type, kept.json)
    }

    /// The question that waits for an answer, as it lies on disk; to see whether it is still the same one later.
    package func waitingQuestion() throws -> String? {
        guard try openQuestion()?.isWaiting == true, let kept: KeptQuestion = try question() else { return nil }
        return kept.verb + kept.json + (kept.cause ?? "")
    }

    /// Says once that the question still waits, to whoever meant other words as its answer; one for a time is over then.
    package func recallQuestion() throws {
        if let draft = try question(as: DraftQuestion.self), !draft.isChosen { return try leaveAside(draft) }
        guard var kept: KeptQuestion = try question() else { return }
        guard kept.wasRecalled != true else { return try endQuestion() }
        kept.wasRecalled = true
        try ask(kept)
        try say(reply: TalkReply.stillOpen)
    }

    /// A line was no answer, and nothing to be done: the second of them ends a question for a time.
    package func passQuestion() throws {
        guard var kept: KeptQuestion = try question() else { return }
        guard kept.wasPassed != true, kept.wasRecalled != true else { return try endQuestion() }
        kept.wasPassed = true
        try ask(kept)
        if try waitsForTime { try say(reply: TalkReply.stillOpen) }
    }

    private var waitsForTime: Bool {
        get throws {
            switch try openQuestion() {
            case is ReminderTimeQuestion, is EventTimeQuestion: true
            default: false
            }
        }
    }

    /// "undo" right after something was asked, or a pin was begun, ends that; false where a change came after it.
    func undoStep() throws -> Bool {
        guard let kept: KeptQuestion = try question(), let asked = kept.at, try openQuestion()?.isWaiting == true,
            try newestUndoable().map({ $0.at < asked }) ?? true
        else { return false }
        try cancelStep()
        return true
    }

    /// Who went on to other things twice gives no time any more; what waited for it is offered.
    private func endQuestion() throws {
        switch try openQuestion() {
        case let reminder as ReminderTimeQuestion: try letGo(reminder)
        case let event as EventTimeQuestion: try letGo(event)
        case is SnoozeQuestion: try clearQuestion()
        default: break
        }
    }

    /// The messenger's id of the line for which it is asked; nil where none was said.
    func causeOfQuestion() throws -> String? { (try question() as KeptQuestion?)?.cause }

    /// A line that has asked for more is edited: its new words are heard anew rather than as the answer.
    package func dropQuestion(askedBy line: MessageRef) throws {
        if try causeOfQuestion() == line.id { try clearQuestion() }
    }

    /// "no wait, 3:30" is about what was kept since the question was asked, and not its answer.
    package func correctsNewer(_ spoken: Spoken) throws -> Bool {
        guard let kept: KeptQuestion = try question(), kept.wasRecalled == true,
            spoken.followUp?.isCorrection == true
        else { return false }
        return try lastRecall?.things.isEmpty == false
    }

    private static func decode<Kind: Question>(_ type: Kind.Type, _ json: String) throws -> Kind {
        try JSONText.decode(type, from: json)
    }
}
