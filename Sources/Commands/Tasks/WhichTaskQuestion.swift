import Actions
import Core
import Language
import Store

/// Something that could be done with several tasks waits for the one that is meant.
struct WhichTaskQuestion: ThingChoice {
    static let verb = "whichTask"
    var mayBeAll: Bool { true }
    let deed: TaskDeed
    let tasks: [TaskID]
    /// They are only offered, rather than asked about.
    var isOffer: Bool?
    /// Notices that may be meant, too.
    var notices: [ReminderID]?
    var isWaiting: Bool { isOffer != true }

    var things: [Thing] { (notices ?? []).map { .reminder($0) } + tasks.map { .task($0) } }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.meansCommand, !spoken.line.asks, deed != .done || !spoken.deniesFirst else {
            return false
        }
        if let thing = try chosen(by: spoken) {
            try take(thing, in: session, isTyped: true)
            return true
        }
        let things = things
        let titles = try things.indices.map { (Int64($0), try title(of: things[$0], in: session) ?? "") }
        // "untick plumber" is a wish of its own; only what stands in the title itself is the answer then.
        let isOther = spoken.mayBeCommand || spoken.isOwnWish || spoken.namesUnknown
        // "sort camping" is no answer by which something about camping would go.
        let measure: TitleFinder.Measure = isOther || isOffer == true || deed == .delete ? .wholly : .partly
        let found = TitleFinder(titles, language: session.language).find(spoken.text, measure)
        guard found.count == 1, let id = found.first, let title = titles.first(where: { $0.0 == id })?.1,
            !spoken.line.saysMore(than: title),
            // "buy milk" is no answer by which the bread of "buy milk eggs bread" would go.
            isOffer != true || title.isSaid(by: spoken.text)
                || !PartOfDeed.mixes(spoken.text, of: title, language: session.language)
        else { return false }
        try take(things[Int(id)], in: session, isTyped: true)
        return true
    }

    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        guard thing.kind == .task else {
            return try session.act(deed, on: session.reminderToChange(ReminderID(thing.id)))
        }
        try session.act(deed, on: TaskID(thing.id))
    }

    fileprivate func title(of thing: Thing, in session: Session) throws -> String? {
        thing.kind == .task
            ? try session.task(TaskID(thing.id))?.shortTitle : try session.reminder(ReminderID(thing.id))?.shortText
    }
}

extension Spoken {
    /// "can't do the wine", but not "rent, not taxes".
    fileprivate var deniesFirst: Bool {
        LineReader.read(String(text.prefix { $0 != "," }), language: line.language).says(.denying)
    }
}

extension Session {
    private static let mostOffered = 8

    /// Nothing was spoken of that could be done: notices that were told last and what is due first are offered.
    func askWhatIsDone() throws {
        let told = try toldReminders().filter(\.isByItself).prefix(Self.mostOffered)
        let open = try tasks(.open, sort: .due, offset: 0, limit: Self.mostOffered - told.count)
        if open.isEmpty, told.count == 1, told[0].isUnanswered {
            return _ = try ReminderPress(id: told[0].id, step: .done).perform(in: self)
        }
        let finished = ShowCard(DoneCard(week: weekStart))
        guard !open.isEmpty || !told.isEmpty else { return try show(finished.card) }
        let question = WhichTaskQuestion(deed: .done, tasks: open.map(\.id), notices: told.map(\.id))
        try ask(question)
        let rows = try question.things.map { thing in
            [
                FollowThing(thing).button(
                    FollowReply.thing(thing.kind, try question.title(of: thing, in: self) ?? ""), voice)
            ]
        }
        let foot = [
            finished.button(TaskChangeReply.finished, voice), CancelPress().button(CommonReply.cancel, voice),
        ]
        try say(Outgoing(voice.say(TaskChangeReply.whatIsDone), buttons: rows + [foot]))
    }

    func askWhich(of tasks: [TaskRecord], for deed: TaskDeed, saying reply: some Reply, isOffer: Bool = false)
        throws
    {
        let ids = tasks.prefix(MoreThings.most).map(\.id)
        try askWhich(WhichTaskQuestion(deed: deed, tasks: ids, isOffer: isOffer), saying: reply)
    }
}
