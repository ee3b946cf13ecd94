import Actions
import Core
import Foundation
import Language
import Store

/// Keeps where the car is until tomorrow, or until a moment that is said.
struct ParkedCommand: Command {
    private static let what = "[i] [have|just|i've|we] (parked|am parked) [my|the|our] [car|van|it] [is]"

    static let about = About(
        intent: "pin.create", key: "pin.park", area: .places, menu: "parked", summary: "Keep where the car is",
        phrases: [
            Phrase("\(what) [here]"), "[i] park here", Phrase("\(what) [here] {end:time} [on|at|in|:] [{note:rest}]"),
            Phrase("\(what) [here] [on|at|in|:] {note:text} {end:time}"),
            Phrase("\(what) (here|:|level|row|deck|floor|spot|space|bay) {note:rest}"),
            Phrase("\(what) (on|at|in) (level|row|deck|floor|spot|space|bay|the) {note:rest}"),
            "(my|the|our) (car|van) is (here|parked here|parked) [:] [{note:rest}]",
            "[(my|the|our)] (car|van) [is] [parked] at {point:coordinate}",
            "[i] parked [my|the|our] [car|van] at {point:coordinate}",
            "(remember|save|keep) where (i|we) (parked|left the car|left my car|park)",
            "(save|remember|keep) [my] parking (spot|space|place|position)",
        ],
        examples: ["parked", "parked level 2 row C", "parked here until 6pm"])

    let note: String?
    let end: SaidTime?
    let point: Coordinate?
    let spoken: Spoken

    init(_ said: Said) throws {
        spoken = said.spoken
        point = try said.slots.coordinate("point")
        end = try said.slots["end"].map { filled in
            guard case .timeSpan(.until(let time, _)) = filled.value else { throw Refusal(ParkReply.until) }
            return time
        }
        note = try said.noteOfParking.map { try NoteText(checking: $0).text }
    }

    func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(ParkReply.privately) }
        if try longer(in: session) { return }
        let parking = try Parking(note: note, end: session.parkingEnd(end, of: spoken))
        let said = point.map { Fix(coordinate: $0, accuracy: nil, date: session.now) }
        if let fix = try said ?? session.freshPosition() { return try parking.keep(at: fix, of: spoken, in: session) }
        try session.ask(WhereQuestion(purpose: .park(parking)))
        try session.askForLocation(ParkReply.whereIsIt)
    }
}

extension ParkedCommand {
    /// "parked until 18:00" of a car that stands somewhere already: only until when changes.
    func longer(in session: Session) throws -> Bool {
        guard end != nil, note == nil, !spoken.line.says(.here), spoken.message.attachments.isEmpty,
            let car = try session.parkedCars().first(where: { $0.endsAt != nil })
        else { return false }
        let end = try session.parkingEnd(end, of: spoken)
        try session.show(
            PlaceCard(session.letPlaceStay(car.id, until: end).id), note: ParkReply.kept(session.measures.when(end)))
        return true
    }
}

extension Said {
    /// "level 2 row C", "level -2": the words from the one that begins it, as typed.
    fileprivate var noteOfParking: String? {
        guard let filled = slots["note"], let words = slots.text("note") else { return nil }
        let before = String(decoding: spoken.line.text.utf8.prefix(filled.range.lowerBound), as: UTF8.self)
        let last = before.split(separator: " ").last { $0.contains(where: \.isLetter) }.map(String.init) ?? ""
        let text = before.hasSuffix("-") ? "-" + words : words
        let skipped: Set<String> = ["here", ":", "on", "at", "in", "the", "parked", "auf", "im", "in", "hier"]
        return skipped.contains(last.lowercased().trimmingCharacters(in: .punctuationCharacters)) || last.isEmpty
            ? text : "\(last) \(text)"
    }
}

/// What is kept of a parked car besides where it is.
struct Parking: Codable, Sendable {
    let note: String?
    let end: Date

    func keep(at fix: Fix, of spoken: Spoken, in session: Session) throws {
        let new = NewPlace(
            name: session.voice.words(ParkReply.name), point: fix.coordinate, accuracy: fix.accuracy)
        let place = try session.park(at: new, until: end, note: note)
        try session.closeDraft(at: fix.coordinate)
        if session.cause != nil { try session.remember(origin: .place(place.id)) }
        for attachment in spoken.message.attachments { try session.leaveFetch(attachment, on: .place(place.id)) }
        try session.show(PlaceCard(place.id), note: ParkReply.kept(session.measures.when(end)))
    }
}

/// Shows where the car is.
struct WhereIsCarCommand: Command {
    static let about = About(
        intent: "pin.show", key: "pin.car", area: .places, summary: "Where the car is",
        phrases: [
            "[show] [me] where [is|did i park|did we park|did i leave|have i parked] [my|the|our] (car|van) [parked|is|is parked]",
            "where (did|do|have) (i|we) (park|parked)", "(find|wheres) (my|the|our) (car|van)",
            "[take me] [back] to my (car|van)", "(my car|parked car|the car)",
        ],
        examples: ["where is my car", "where did I park"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(ParkReply.privately) }
        guard let car = try session.parkedCars().first else { throw try Refusal(session.parkingAsked ?? .unknown) }
        try session.show(PlaceCard(car.id))
    }
}

/// A pin that would go by itself stays.
struct LetPlaceStay: Press, OneCoded {
    static let verb = "stay"
    let about: PlaceID
    init(_ about: PlaceID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        let place = try session.letPlaceStay(about)
        try session.show(PlaceCard(about), note: session.lastEntry == nil ? nil : ParkReply.stays(place.name))
        return nil
    }
}

extension Session {
    /// What was said of a car of which it is still asked where it is.
    fileprivate var parkingAsked: ParkReply? {
        get throws {
            guard case .park(let parking)? = (try openQuestion() as? WhereQuestion)?.purpose else { return nil }
            return parking.note.map(ParkReply.onlyNote)
        }
    }

    /// Until when a parked car is kept: this time tomorrow, where nothing else is said.
    fileprivate func parkingEnd(_ said: SaidTime?, of spoken: Spoken) throws -> Date {
        let tomorrow = now.addingTimeInterval(.day)
        guard let said else { return tomorrow }
        guard let time = try time(said, in: frame(of: spoken)), time.date > now else { throw Refusal(ParkReply.until) }
        return time.date
    }
}
