import Actions
import Core
import Store

/// Does one thing with all that is ticked, as one change; without a value it asks first what is to be chosen.
struct DoWithMany: Press {
    static let verb = "many"
    let id: LookupID
    let deed: String
    let value: String?

    init(_ id: LookupID, _ deed: String, _ value: String? = nil) {
        self.id = id
        self.deed = deed
        self.value = value
    }

    init?(_ arguments: [String]) {
        guard (2...3).contains(arguments.count), let id = LookupID(arguments[0]), ManyDeeds.deed(arguments[1]) != nil
        else { return nil }
        self.init(id, arguments[1], arguments.count == 3 ? arguments[2] : nil)
    }

    var arguments: [String] { ["\(id)", deed] + (value.map { [$0] } ?? []) }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let kind = ManyDeeds.deed(deed), kind.isOffered(in: session) else { throw Refusal(SelectReply.over) }
        let (selecting, _) = try session.selecting(id)
        if value == nil, let choice = try kind.choice(in: session) {
            guard try !session.tickedThings(selecting).isEmpty else { throw Refusal(SelectReply.nothingTicked) }
            if choice.isTyped { try session.ask(ManyQuestion(id: id, deed: deed)) }
            try session.show(ManyChoiceCard(id, deed))
            return nil
        }
        guard let chosen = try kind.init(chosen: value, in: session) else { throw Refusal(CommonReply.gone) }
        try chosen.check(before: self, in: session)
        try session.endQuestion(of: id)
        try session.do(chosen, withTicked: id)
        return nil
    }
}

/// What is to be chosen before it is done.
struct ManyChoiceCard: Card {
    static let verb = "manyChoice"
    private static let valuesPerRow = 3
    let id: LookupID
    let deed: String

    init(_ id: LookupID, _ deed: String) {
        self.id = id
        self.deed = deed
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = LookupID(arguments[0]), ManyDeeds.deed(arguments[1]) != nil else {
            return nil
        }
        self.init(id, arguments[1])
    }

    var arguments: [String] { ["\(id)", deed] }
    var subject: String { SelectCard(id).subject }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        guard let kind = ManyDeeds.deed(deed), let (selecting, _) = try? session.selecting(id),
            let choice = try kind.choice(in: session)
        else { return CardFace(voice.say(SelectReply.over), topics: []) }
        let names = try session.tickedThings(selecting).compactMap { try session.name(of: $0) }
        let values = choice.values.map { DoWithMany(id, deed, $0.value).button($0.label.wording, voice) }
        let rows = values.inRows(of: Self.valuesPerRow)
        return CardFace(
            [voice.say(SelectReply.ticked(names)), voice.say(choice.question.wording)].joined(),
            buttons: rows + [[BackToRows(id).button(CommonReply.back, voice)]], topics: [subject])
    }
}

/// Chooses nothing, and shows the rows again.
struct BackToRows: Press, OneCoded {
    static let verb = "rows"
    let about: LookupID
    init(_ about: LookupID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.endQuestion(of: about)
        try session.show(SelectCard(about))
        return nil
    }
}

/// Waits for words that say what is to be done with all that is ticked.
struct ManyQuestion: Question {
    static let verb = "many"
    let id: LookupID
    let deed: String

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard spoken.isPlainAnswer,
            let chosen = try ManyDeeds.deed(deed)?.init(typed: spoken.unquoted, in: session)
        else { return false }
        try session.clearQuestion()
        try session.retireCards(of: SelectCard(id).subject)
        try session.do(chosen, withTicked: id)
        return true
    }
}

extension Session {
    /// Does it with all that is ticked, and shows the list as it is then.
    fileprivate func `do`(_ deed: some ManyDeed, withTicked id: LookupID) throws {
        let (selecting, list) = try selecting(id)
        let things = try tickedThings(selecting).filter { $0.kind == type(of: deed).kind }
        guard !things.isEmpty else { throw Refusal(SelectReply.nothingTicked) }
        let done = deed.done(things.count)
        try change(type(of: deed).entry, voice.words(done.wording)) {
            for thing in things { try deed.perform(on: thing, in: self) }
        }
        try deed.tell(of: things, in: self)
        try show(list, note: done)
    }

    fileprivate func endQuestion(of id: LookupID) throws {
        if let question = try question(as: ManyQuestion.self), question.id == id { try clearQuestion() }
    }
}
