import Actions
import Core
import Geo
import Language
import Store

/// A question that is answered with one of some things.
protocol ThingChoice: Question {
    var things: [Thing] { get }
    /// "both" is an answer, too.
    var mayBeAll: Bool { get }
    /// What is done with the one that was chosen.
    func act(on thing: Thing, in session: Session, isTyped: Bool) throws
}

extension ThingChoice {
    var mayBeAll: Bool { false }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.meansCommand, let thing = try chosen(by: spoken) ?? session.thing(among: things, dayOf: spoken)
        else { return false }
        try take(thing, in: session, isTyped: true)
        return true
    }

    func take(_ thing: Thing, in session: Session, isTyped: Bool) throws {
        guard try session.sees(thing) else { throw Refusal(CommonReply.gone) }
        try session.clearQuestion()
        try act(on: thing, in: session, isTyped: isTyped)
    }

    /// "the second one"; nil where no number is said.
    func chosen(by spoken: Spoken) throws -> Thing? {
        let number: Int
        switch spoken.followUp?.choice {
        case .number(let said): number = said
        case .last: number = things.count
        case .other, nil: return nil
        }
        guard things.indices.contains(number - 1) else { throw Refusal(FollowReply.noNumber(number)) }
        return things[number - 1]
    }
}

extension Session {
    private static let mostOfDay = 4

    /// "the Tuesday one": the only one of them that is on that day.
    func thing(among things: [Thing], dayOf spoken: Spoken) throws -> Thing? {
        let times = spoken.line.timeValues
        guard times.count == 1, spoken.line.tokens.count <= Self.mostOfDay, !spoken.line.asks, spoken.line.pointsAtOne,
            let days = days(of: times[0].value, spoken)
        else { return nil }
        let then = try things.filter { try start(of: $0).map { days.range.contains($0.day) } == true }
        return then.count == 1 ? then[0] : nil
    }
}

/// A follow-up that could be about several things waits for the one that is meant.
struct WhichQuestion: ThingChoice {
    static let verb = "which"
    var mayBeAll: Bool { true }
    /// The follow-up, as typed.
    let text: String
    let language: LanguageID
    let things: [Thing]

    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        guard let followUp = FollowUp(LineReader.read(text, language: language)),
            let deed = try session.deed(of: followUp)
        else { return }
        try session.do(deed, with: thing, session.frame(of: nil), isTyped: isTyped)
    }
}

/// A choice that its buttons answer, or words like "the second one" as of any list that was shown.
protocol OfferedChoice: ThingChoice {}

extension OfferedChoice {
    func answer(_ spoken: Spoken, in session: Session) throws -> Bool { false }
    var isWaiting: Bool { false }
    var isOffered: Bool { true }
}

/// Several things could be meant by what is to be opened.
struct OpenQuestion: OfferedChoice {
    static let verb = "whichOpen"
    let things: [Thing]

    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        try session.card(of: thing).map { try session.show($0) }
    }
}

/// "I meant this one."
struct FollowThing: Press {
    static let verb = "this"
    let thing: Thing
    init(_ thing: Thing) { self.thing = thing }
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let kind = ThingKind(rawValue: arguments[0]), let id = Int64(arguments[1]), id > 0
        else { return nil }
        thing = Thing(kind: kind, id: id)
    }
    var arguments: [String] { [thing.kind.rawValue, "\(thing.id)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let question = try session.openQuestion() as? any ThingChoice, question.things.contains(thing) else {
            return FollowReply.notAsked
        }
        try session.closeChoice()
        try question.take(thing, in: session, isTyped: false)
        return nil
    }
}

/// Turns to others of the things that a question is about.
struct MoreThings: Press {
    static let verb = "others"
    /// Things in one message.
    static let atOnce = 8
    /// Things that a question may be about.
    static let most = 80
    let page: Int
    init(_ page: Int) { self.page = page }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let page = PageCode.read(arguments[0]) else { return nil }
        self.page = page
    }
    var arguments: [String] { ["\(page)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let question = try session.openQuestion() as? any ThingChoice else { return FollowReply.notAsked }
        try session.closeChoice()
        try session.sayChoices(of: question, page: page, FollowReply.which)
        return nil
    }
}

extension Session {
    /// "Which one do you mean?", with a button each.
    func askWhich(_ things: [Thing], _ text: String) throws -> Bool {
        try askWhich(WhichQuestion(text: text, language: language, things: things))
        return true
    }

    /// The same for a question that waits for one of its things.
    func askWhich(_ question: some ThingChoice, saying reply: some Reply = FollowReply.which) throws {
        try ask(question)
        try sayChoices(of: question, page: 0, reply)
    }

    /// Buttons for some of the things that a question is about; others are turned to.
    fileprivate func sayChoices(of question: any ThingChoice, page: Int, _ reply: some Reply) throws {
        let pages = Pages(count: question.things.count, size: MoreThings.atOnce, page: page)
        let names = try question.things.map { try shortName(of: $0) }
        let rows = try zip(question.things, names).dropFirst(pages.offset).prefix(MoreThings.atOnce).map {
            thing, name in
            let more = names.count { $0 == name } > 1 ? try apart(thing) : nil
            let label = [name, more].compactMap(\.self).joined(separator: ", ")
            return [FollowThing(thing).button(FollowReply.thing(thing.kind, label), voice)]
        }
        if question.isOffered { offered = rows.compactMap { $0.first?.pressCode } }
        let previous = pages.page > 0 ? MoreThings(pages.page - 1).button(CommonReply.previous, voice) : nil
        let next = pages.page < pages.last ? MoreThings(pages.page + 1).button(CommonReply.next, voice) : nil
        let turns = [[previous, next].compactMap(\.self)].filter { !$0.isEmpty }
        let cancel = CancelPress().button(CommonReply.cancel, voice)
        let text = [voice.say(reply)] + pages.line(voice)
        try say(Outgoing(text.joined(), buttons: rows + turns + [[cancel]]))
    }

    /// What tells a pin, a to-do, a reminder or an event from others of its name: where it is, its list, or when it is.
    private func apart(_ thing: Thing) throws -> String? {
        if thing.kind == .place { return try place(PlaceID(thing.id)).map(apart) }
        if thing.kind == .reminder {
            return try reminder(ReminderID(thing.id)).map { voice.words(measures.pick($0.due)) }
        }
        if thing.kind == .event { return try event(EventID(thing.id)).map { voice.words(when(of: $0)) } }
        guard thing.kind == .task, let task = try task(TaskID(thing.id)) else { return nil }
        return try task.heading.flatMap { try heading($0)?.name } ?? task.due.map { measures.short($0) }
    }

    /// Its address, or else where it is; how far that is, where the person is not.
    private func apart(_ place: PlaceRecord) throws -> String {
        let metres = try isGroup ? nil : shownPosition().map { $0.coordinate.distance(to: place.coordinate) }
        let spot = place.address ?? measures.coordinate(place.coordinate)
        return ([spot] + (metres.map { [measures.distance($0)] } ?? [])).joined(separator: ", ")
    }

    private func shortName(of thing: Thing) throws -> String {
        guard thing.kind == .task, let task = try task(TaskID(thing.id)) else { return try name(of: thing) ?? "" }
        return task.shortTitle
    }
}
