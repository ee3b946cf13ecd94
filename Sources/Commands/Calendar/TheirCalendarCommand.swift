import Actions
import Core
import Language
import Store

/// Whether somebody else has time, which only they know.
struct TheirCalendarCommand: Command {
    static let about = About(
        intent: "calendar.show", key: "calendar.theirs", area: .calendar,
        summary: "Whether somebody else has time: they alone know",
        phrases: [
            "(is|are) [@] {who:word} [still] (free|busy|available) [on|at|for|in] {when:time}",
            "when (is|are) [@] {who:word} [next] (free|available) [on|at|for|in] [{when:time}]",
            "does [@] {who:word} have time [on|at|for|in] {when:time}",
            "[show|open] [me] [the] (calendar|schedule) of [@] {whose:word}",
            "[show|open] [me] [@] {whose:word} (calendar|schedule)",
        ],
        examples: ["is Ben free on Friday"])

    let who: String
    private let own: CalendarCommand
    /// "Ana's calendar"
    private let whose: String?

    init(_ said: Said) throws {
        whose = said.slots.text("whose")
        (who, own) = (try whose ?? said.who(), try CalendarCommand(said))
    }

    func perform(in session: Session) throws {
        try session.requirePrivacy()
        if let whose {
            let owners = whose.possibleOwners, names = [whose] + owners
            let people = try names.compactMap(SaidPerson.init).compactMap(session.anybodyKnown)
            guard let person = people.first(where: { $0.id != session.actor }) else {
                // "bob's calendar" is not one's own, "work calendar" may be.
                guard let owner = owners.first, whose.contains(where: "'’".contains) else {
                    return try own.perform(in: session)
                }
                throw Refusal(TheirCalendarReply.nobody(owner))
            }
            throw Refusal(TheirCalendarReply.closed(person.name))
        }
        guard let closed = try session.calendarClosed(of: who) else { return try own.perform(in: session) }
        throw Refusal(closed)
    }
}

extension Session {
    /// That somebody's calendar is theirs alone; nil where nobody is named: "is anyone free on Friday", "are you free".
    ///
    /// `isBeside`: it stands beside what is in one's own.
    func calendarClosed(of who: String, isBeside: Bool = false) throws -> TheirCalendarReply? {
        guard !LineReader.read(who, language: language).tokens.allSatisfy(\.isOfEveryDay) else { return nil }
        guard let said = SaidPerson(who), let person = try anybodyKnown(as: said) else { return .nobody(who) }
        return isBeside ? .beside(person.name) : .closed(person.name)
    }

    /// One's own calendar answers no question about somebody else's.
    func requireOwnCalendar(askedIn line: ReadLine) throws {
        if let person = try otherPerson(askedAboutIn: line) { throw Refusal(TheirCalendarReply.closed(person.name)) }
    }

    /// Somebody else of whom a line asks, without a word of whoever speaks: "does ana have lunch on Friday", "ana's
    /// calendar".
    private func otherPerson(askedAboutIn line: ReadLine) throws -> ProfileRecord? {
        guard !line.tokens.contains(where: { line.means($0.key, .mine) || line.means($0.key, .me) }) else { return nil }
        return try anybody(calledIn: line)
    }

    /// Somebody else whom one has to do with and whom a line names by one word, not only as company: "with ana".
    func anybody(calledIn line: ReadLine) throws -> ProfileRecord? {
        for (index, token) in line.tokens.enumerated() where token.kind == .word && !token.isOfEveryDay {
            guard !line.isCompany(tokenAt: index) else { continue }
            let word = line.string(token.range)
            for name in [word] + word.possibleOwners {
                let person = try SaidPerson(name).flatMap { try anybodyKnown(as: $0) }
                if let person, person.id != actor { return person }
            }
        }
        return nil
    }

    /// Whoever is meant of those whom one has to do with; nil for nobody.
    func anybodyKnown(as said: SaidPerson) throws -> ProfileRecord? {
        try choose(said, among: askable()) ?? choose(said, among: acquaintances())
    }
}

enum TheirCalendarReply: Reply {
    case closed(String), beside(String), nobody(String)

    var wording: Wording {
        switch self {
        case .closed(let name):
            Wording(
                "theirs.closed",
                "I cannot tell you: what is in the calendar of *{name}*, {name} alone sees, as you alone see yours. Ask {name}.",
                ["name": .text(name)])
        case .beside(let name):
            Wording(
                "theirs.beside",
                "That is yours alone: what is in the calendar of *{name}*, only {name} sees. Ask {name}.",
                ["name": .text(name)])
        case .nobody(let name):
            Wording(
                "theirs.nobody",
                "I know nobody called “{name}”, and a calendar is seen by its owner alone. `calendar` shows your own.",
                ["name": .text(name)])
        }
    }
}
