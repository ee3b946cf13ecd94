import Actions
import Core
import Foundation
import Language
package import Store

extension Session {
    /// "ben should buy milk", "tell ben to buy milk", "remind ben and cara to pay": asks whoever is named, and says so
    /// where nobody is called so, or where it is a question; false for any other line.
    package func handOver(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard spoken.message.attachments.isEmpty, understanding.mayBeHanded else { return false }
        if let said = AskedInLine(spoken.line)?.talk {
            try offerToKeep(spoken, saying: said.isQuestion ? HandReply.noQuestions(said.name) : .noNews(said.name))
            return true
        }
        let parts = try handedParts(of: spoken.text)
        if parts.count > 1 { return try handOver(parts, spoken) }
        for handing in Handing.readings(of: spoken.line) where try handOver(handing, spoken) { return true }
        return false
    }

    /// What may be said about somebody rather than asked of them is asked of them only once a button said so.
    func handOver(_ handing: Handing, _ spoken: Spoken, isMeant: Bool = false) throws -> Bool {
        let people = try handing.names.map { try ($0, handed(to: $0)) }
        let known = people.compactMap { if case .known(let person) = $0.1 { person } else { nil } }
        let isNamed = handing.names.contains { !handing.isNobodysName($0) }
        switch handing.kind {
        case .question, .message:
            guard isNamed || !known.isEmpty else { return false }
            let name = known.first?.told ?? people[0].0.withoutAt
            try offerToKeep(spoken, saying: handing.kind == .question ? HandReply.noQuestions(name) : .noNews(name))
            return true
        case .order, .reminder, .wish, .plea, .duty:
            if !known.isEmpty {
                return try isMeant || handing.isPlain
                    ? ask(people, handing, spoken) : offerToAsk(known, handing, spoken)
            }
            return try sayNobody(of: people, handing, spoken, isNamed: isNamed)
        }
    }

    /// Nobody of these can be asked: whoever is known hears why, and the line can be kept.
    private func sayNobody(
        of people: [(String, Handed)], _ handing: Handing, _ spoken: Spoken, isNamed: Bool
    ) throws -> Bool {
        for (_, outcome) in people {
            guard case .refused(let refusal) = outcome else { continue }
            try offerToKeep(spoken, after: refusal)
            return true
        }
        guard handing.kind == .order || handing.kind == .reminder else { return false }
        if handing.names.contains(where: { spoken.line.read(in: handing.language).means($0, .everyone) }) {
            if handing.kind == .reminder, try remindGroup(called: handing.names[0], spoken) { return true }
            try offerToKeep(spoken, saying: HandReply.byName(handing.words))
            return true
        }
        guard isNamed else { return false }
        try offerToKeep(spoken, saying: HandReply.nobody(people[0].0.withoutAt))
        return true
    }

    /// "remind everyone tomorrow at 9 to bring cash" in a group, which is reminded then; false elsewhere.
    func remindGroup(called who: String, _ spoken: Spoken) throws -> Bool {
        let lead = LanguageTables.tables(for: spoken.line.language).leads.reminder.split(separator: " ")
        guard isGroup, SignalWord.everyone.isSaid(by: who), let me = lead.last,
            let range = spoken.text.range(of: who, options: .caseInsensitive)
        else { return false }
        let said = spoken.saying(spoken.text.replacingCharacters(in: range, with: me))
        guard let command = try understand(said).command(for: said) else { return false }
        try command.perform(in: self)
        return true
    }

    private func offerToAsk(_ people: [ProfileRecord], _ handing: Handing, _ spoken: Spoken) throws -> Bool {
        let names = people.map(\.told).joined(separator: ", ")
        let button = AskAsSaid(spoken.message.ref.id).button(HandReply.askThem(names), voice)
        try offerToKeep(spoken, saying: HandReply.shallAsk(names, handing.words), [[button]])
        return true
    }

    /// Each of them by themselves, as one change; who is not known is named.
    private func ask(_ people: [(String, Handed)], _ handing: Handing, _ spoken: Spoken) throws -> Bool {
        let words = spoken.read(in: handing.language).saying(handing.words)
        guard people.count > 1 else {
            if case .known(let person) = people[0].1 { try ask(person, words, handing) }
            return true
        }
        try say(
            together {
                try people.enumerated().map { index, person in
                    let part = words.saying(handing.words, id: "\(spoken.message.ref.id)+\(index)")
                    return try self.part(part) {
                        switch person.1 {
                        case .known(let person): try ask(person, part, handing)
                        case .refused(let refusal): throw refusal
                        case .unknown: throw Refusal(HandReply.unknown(person.0.withoutAt))
                        }
                    } asked: {
                    }
                }
            })
        return true
    }

    private func ask(_ person: ProfileRecord, _ spoken: Spoken, _ handing: Handing) throws {
        let wish = try wish(handing.kind == .reminder ? spoken.withLeadingHour : spoken)
        guard person.id != actor else { return try keepSaying(wish, isTold: handing.kind == .reminder) }
        if !isGroup { try requireAccount(then: ShowCard(TasksCard(.open))) }
        try askSaying(wish, person, isTold: handing.kind == .reminder)
    }

    func handed(to name: String) throws -> Handed {
        do {
            guard let person = try personToAsk(name, isSure: false) ?? oneself(called: name) else { return .unknown }
            return .known(person)
        } catch let refusal as Refusal where refusal.people.isEmpty { return .refused(refusal) }
    }
}

extension Session {
    /// Somebody else who may be asked and whom a line names by one word: "what does ben have to do", "bens tasks".
    func personToAsk(namedIn line: ReadLine) throws -> ProfileRecord? {
        let words = line.tokens.filter { $0.kind == .word && !$0.isOfEveryDay }.map { line.string($0.range) }
        for name in words.flatMap({ [$0] + $0.possibleOwners }) {
            do {
                if case .known(let person) = try handed(to: name), person.id != actor { return person }
            } catch let refusal as Refusal where refusal.isOfNearName {
                continue
            }
        }
        return nil
    }

    /// Whoever speaks, to the letter: "remind ana and ben to pay", typed by Ben, and "remind ana and me".
    private func oneself(called name: String) throws -> ProfileRecord? {
        guard let own = try profile(actor) else { return nil }
        let typed = name.withoutAt.lowercased(), names = own.name.lowercased().split(separator: " ").map(String.init)
        let isOwn = own.username?.lowercased() == typed || names.contains(typed) || SignalWord.me.isSaid(by: typed)
        return isOwn ? own : nil
    }
}

/// Asks whoever a line names to do what it says.
struct AskAsSaid: KeepsLine {
    static let verb = "askSaid"
    let about: String
    init(_ about: String) { self.about = about }

    func keep(_ line: UnreadLine, in session: Session) throws {
        guard let spoken = session.spoken(line, sentAs: about) else { return }
        for handing in Handing.readings(of: spoken.line)
        where try session.handOver(handing, spoken, isMeant: true) { return }
        throw Refusal(HandReply.unknown(Handing.readings(of: spoken.line).first?.names.first ?? line.text))
    }
}

/// Who is meant by a name that something is handed to.
enum Handed {
    case known(ProfileRecord), refused(Refusal), unknown

    var isKnown: Bool { if case .known = self { true } else { false } }
}

extension Spoken {
    /// "rent tomorrow at 9" of "9 rent tomorrow", as a reminder has it behind its day; the same where a time of day is said.
    fileprivate var withLeadingHour: Spoken {
        guard !line.times.isEmpty, line.times.allSatisfy({ (try? $0.time.get())?.clock == nil }),
            let hour = LeadingHour(text, language: line.language)
        else { return self }
        let lead = LanguageTables.tables(for: line.language).leads.hour
        return saying("\(hour.rest) \(lead) \(hour.clock.hour)")
    }
}

extension Understanding {
    /// Nothing else is surely meant than something to do, or to be reminded of.
    fileprivate var mayBeHanded: Bool {
        guard let best else { return true }
        let types: [any Command.Type] = [
            TaskCommand.self, ListTaskCommand.self, AskCommand.self, ReminderCommand.self, RemindOtherCommand.self,
        ]
        return types.contains { $0 == Self.command(of: best) }
    }
}

extension String {
    fileprivate var withoutAt: String { hasPrefix("@") ? String(dropFirst()) : self }
}
