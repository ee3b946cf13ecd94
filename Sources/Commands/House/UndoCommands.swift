import Actions
import Core
import Foundation
import Language
import Store

/// Takes back the last change.
struct UndoCommand: Command {
    static let about = About(
        intent: "undo", area: .safety, menu: "undo", summary: "Take back the last change",
        phrases: [
            "undo [that|it|this|last|the last change]",
            "undo [the] [last] {count:number} [changes|times|things|steps]", "take (that|it) back",
            "(revert|reverse) [that|it|this]",
            "oops",
            "oops undo [that|it|this|the last change]",
        ],
        examples: ["undo"])

    /// How many changes; nil for the last.
    private let count: Int?
    /// The thing that the line replies to.
    private let replied: Thing?

    init(_ said: Said) throws {
        replied = said.spoken.repliedThing
        count = try said.slots.number("count").map { number in
            guard let count = Int(exactly: number), Self.counts.contains(count) else {
                throw Refusal(UndoReply.howMany(Self.counts.upperBound))
            }
            return count
        }
    }

    private static let counts = 1...10

    /// So many seconds after a change nobody means it by "undo" alone.
    static let fresh = 3600.0

    func perform(in session: Session) throws {
        if try count == nil && session.undoStep() { return }
        guard let entry = try session.newestUndoable() else { throw Refusal(UndoReply.nothing) }
        guard try (isFresh(entry, session) && !isElsewhere(entry)) || wasAsked(about: entry, session) else {
            return try offer(entry, in: session)
        }
        try session.undoAndShow(entry.id)
        var last = entry.id
        for _ in 1..<(count ?? 1) {
            guard let older = try session.newestUndoable(before: last), isFresh(older, session) else { return }
            try session.undoAndShow(older.id)
            last = older.id
        }
    }

    /// In reply to what another changed, one's own last change is something else.
    private func isElsewhere(_ entry: EntryRow) -> Bool {
        guard count == nil, let replied, let subject = entry.subject else { return false }
        return replied != subject
    }

    private func isFresh(_ entry: EntryRow, _ session: Session) -> Bool {
        session.now.timeIntervalSince(entry.at) < Self.fresh
    }

    /// Its button, or "yes", takes it back.
    private func offer(_ entry: EntryRow, in session: Session) throws {
        let take = UndoPress(entry.id).button(UndoReply.take, session.voice)
        session.offered = [take].compactMap(\.pressCode)
        let when = session.measures.when(entry.at)
        try session.say(Outgoing(session.voice.say(UndoReply.longAgo(entry.title, when)), buttons: [[take]]))
    }

    /// Undo is said again behind that question.
    private func wasAsked(about entry: EntryRow, _ session: Session) throws -> Bool {
        try session.lastRecall?.choices == [UndoPress(entry.id).code]
    }
}

/// Does again what the last Undo took back.
struct RedoCommand: Command {
    static let about = About(
        intent: "redo", area: .safety, summary: "Do again what undo took back", phrases: ["redo [that|it|this]"],
        examples: ["redo"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        let undone = try session.history(limit: 20).first {
            $0.kind == .undo && $0.undoneBy == nil && $0.actor == session.actor
        }
        guard let undone else { throw Refusal(UndoReply.nothingToRedo) }
        try session.undoAndShow(undone.id)
    }
}

extension Session {
    /// Takes an entry back, and says what came of it with the way back.
    func undoAndShow(_ id: EntryID) throws {
        let (outcome, sentence) = try takeBack(id)
        guard let entry = outcome.entry else {
            // What cannot be taken back does not stand in the way of what was done before it.
            let older = outcome.status == .nothing ? try newestUndoable(before: id) : nil
            let next = older.flatMap { $0.kind == .settings ? nil : UndoPress($0.id).button($0.undoTitledLabel, voice) }
            return try say(Outgoing(voice.say(sentence), buttons: next.map { [[$0]] } ?? []))
        }
        try show(EntryCard(id: entry))
        if outcome.status == .partly { try say(reply: UndoReply.keptSince) }
    }
}

/// Takes back one change, or brings it on again; pressed twice it acts once.
struct UndoPress: OnePress {
    static let verb = "undo"
    let about: EntryID
    init(_ about: EntryID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        let (outcome, sentence) = try session.takeBack(about)
        guard let undo = outcome.entry else { return sentence }
        if let card = try session.pressedCard, !(card is EntryCard), try card.render(in: session) != nil {
            try session.show(card, note: sentence)
        } else {
            try session.show(EntryCard(id: undo))
        }
        return sentence
    }
}

/// One change: what it was, and Undo.
struct EntryCard: Card {
    static let verb = "entry"
    let id: EntryID
    init(id: EntryID) { self.id = id }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let id = EntryID(arguments[0]) else { return nil }
        self.id = id
    }
    var arguments: [String] { ["\(id)"] }

    func render(in session: Session) throws -> CardFace? {
        guard let entry = try session.entry(id) else { return nil }
        var row: [Button] = []
        if entry.undoneBy == nil {
            row.append(
                UndoPress(id).button(entry.undoLabel, session.voice))
        }
        if let thing = entry.subject, let card = try session.card(of: thing) {
            row.insert(ShowCard(card).button(CommonReply.open, session.voice), at: 0)
        }
        return CardFace(session.voice.say(entry.sentence), buttons: row.isEmpty ? [] : [row], topics: ["entry:\(id)"])
    }
}
