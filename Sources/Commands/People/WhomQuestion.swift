import Actions
package import Core
import Language
package import Store

/// Several people are called as a line has it: the one who is meant is pressed, or typed as "@anna2" or "the second".
struct WhomQuestion: Question {
    static let verb = "whichPerson"
    /// The line, and its messenger's id.
    let text: String
    let message: String
    /// What it replied to.
    var replied: Thing?
    let people: [PersonID]
    /// The question that the line was to answer.
    var before: KeptQuestion?

    var isWaiting: Bool { false }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.isSlashCommand || session.isGroup, let person = try person(in: spoken, session) else {
            return false
        }
        try take(person, in: session)
        return true
    }

    func take(_ person: PersonID, in session: Session) throws {
        guard people.contains(person), let spoken = session.spoken(UnreadLine(text: text, home: "0"), sentAs: message)
        else { throw Refusal(FollowReply.notAsked) }
        // Whoever cannot be seen any more must not become the other one of that name.
        guard try session.profile(person) != nil else { throw Refusal(CommonReply.notHere) }
        try session.clearQuestion()
        session.meant.append(person)
        if let before {
            try session.ask(before)
            if try session.openQuestion()?.answer(spoken, in: session) == true { return }
        }
        try session.hearAgain(spoken, replied)
    }

    /// "@anna2", "anna2", "2", "the second".
    private func person(in spoken: Spoken, _ session: Session) throws -> PersonID? {
        let words = spoken.text.drop { $0 == "/" }.trimmed.withoutEnd
        let username = (words.hasPrefix("@") ? String(words.dropFirst()) : words).lowercased()
        if let named = try people.first(where: { try session.profile($0)?.username?.lowercased() == username }) {
            return named
        }
        // "Did you mean Cara?"
        if people.count == 1, [.nod, .take].contains(AskedSaying(spoken.line)) { return people[0] }
        let number: Int?
        switch spoken.followUp?.choice {
        case .number(let said): number = said
        case .last: number = people.count
        case .other, nil: number = spoken.line.numberAlone
        }
        guard let number else { return nil }
        guard people.indices.contains(number - 1) else { throw Refusal(FollowReply.noNumber(number)) }
        return people[number - 1]
    }
}

/// "I meant this one" of several people.
struct ThisPerson: OnePress {
    static let verb = "thisPerson"
    let about: PersonID
    init(_ about: PersonID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let question = try session.question(as: WhomQuestion.self), question.people.contains(about) else {
            return FollowReply.notAsked
        }
        try session.closeChoice()
        try question.take(about, in: session)
        return nil
    }
}

extension Session {
    /// Asks which of those who are called so is meant, with a button each.
    func several(_ people: [ProfileRecord]) -> Refusal {
        Refusal(PersonReply.several(people.map(\.called)), buttons: rows(of: people))
    }

    /// Asks whether one of those is meant whose names are nearly the one that was typed.
    func near(_ said: SaidPerson, _ people: [ProfileRecord]) -> Refusal {
        Refusal(PersonReply.near(said.typed, people.map(\.called)), buttons: rows(of: people))
    }

    private func rows(of people: [ProfileRecord]) -> [[Button]] {
        people.prefix(Self.mostNamesakes).map { [ThisPerson($0.id).button(PlacesReply.row($0.called), voice)] }
    }

    private static let mostNamesakes = 12

    /// Whoever was chosen among those who are called alike.
    func chosen(among people: [ProfileRecord]) -> ProfileRecord? {
        people.count == 1 ? people[0] : people.first { meant.contains($0.id) }
    }

    /// Keeps the line of which it is asked who is meant, until one is chosen.
    package func waitForPerson(_ refusal: Refusal, _ spoken: Spoken?) throws {
        let people = refusal.people
        guard let spoken, !people.isEmpty, chat != nil else { return }
        let question = try WhomQuestion(
            text: spoken.text, message: spoken.message.ref.id, replied: spoken.with(replyIn: self).repliedThing,
            people: people, before: openQuestion() == nil ? nil : question())
        try ask(question)
    }

    /// A line that waited, as if it were typed now.
    func hearAgain(_ spoken: Spoken, _ replied: Thing?) throws {
        var spoken = spoken
        spoken.repliedThing = replied
        let understanding = try understand(spoken)
        if try handOver(spoken, understanding) || answerSeveral(spoken) { return }
        guard let command = try understanding.command(for: spoken) else {
            return try answerUnread(spoken, understanding)
        }
        try command.perform(in: self)
    }
}

extension Refusal {
    /// A name was only near to one that is known.
    var isOfNearName: Bool { wording.key == PersonReply.near("", []).wording.key }

    /// Those of whom one is meant.
    package var people: [PersonID] {
        buttons.joined().compactMap { ($0.pressCode.flatMap(CommandCatalog.press) as? ThisPerson)?.about }
    }
}
