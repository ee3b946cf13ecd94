import Core
import Store

/// Chooses which part of the draft the next line is.
struct DraftFieldPress: Press {
    static let verb = "draftField"
    let field: DraftField
    init(field: DraftField) { self.field = field }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let field = DraftField(rawValue: arguments[0]) else { return nil }
        self.field = field
    }
    var arguments: [String] { [field.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard var question = try session.question(as: DraftQuestion.self) else { return CommonReply.gone }
        question.field = field
        question.isChosen = true
        try session.ask(question)
        try session.show(DraftCard())
        return DraftReply.waiting(field, isChosen: true)
    }
}

/// Keeps the drafted pin.
struct DraftSave: BarePress {
    static let verb = "draftSave"

    func perform(in session: Session) throws -> (any Reply)? {
        guard let question = try session.question(as: DraftQuestion.self) else { return DraftReply.over }
        try session.clearQuestion()
        try question.draft.save(in: session)
        return nil
    }
}

/// Drops the drafted pin.
struct DraftCancel: BarePress {
    static let verb = "draftCancel"

    func perform(in session: Session) throws -> (any Reply)? {
        if try session.question(as: DraftQuestion.self) != nil { try session.clearQuestion() }
        try session.show(DraftCard())
        return DraftReply.dropped
    }
}
