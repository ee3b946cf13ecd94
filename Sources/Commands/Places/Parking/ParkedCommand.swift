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
            Phrase("\(what) [here] (until|till|til) {hour:number}"),
            "(extend|prolong) [my|the|our] parking {end:time}",
            "(extend|prolong) [my|the|our] parking (until|till|til|to) {hour:number}",
            Phrase("\(what) [here] {end:time} [and|,] (remind|tell|warn) me {lead:length} (before|earlier|ahead)"),
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
    /// How long before that it is told.
    let lead: SaidLength?
    let point: Coordinate?
    let spoken: Spoken

    init(_ said: Said) throws {
        spoken = said.spoken
        point = try said.slots.coordinate("point")
        lead = said.slots.length("lead")
        end = said.endOfParking ?? said.hourOfParking
        note = try said.noteOfParking.map { try NoteText(checking: $0).text }
    }

    func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(ParkReply.privately) }
        if try longer(in: session) { return }
        // "extend my parking till Friday", where none is known, is to be done.
        guard !spoken.line.begins(with: .extending) else {
            return try session.take(spoken, as: TaskCommand.about.intent)
        }
        let parking = try Parking(note: note, end: session.parkingEnd(end, of: spoken), lead: lead?.seconds)
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
        let parking = try Parking(note: nil, end: session.parkingEnd(end, of: spoken), lead: lead?.seconds)
        let place = try session.change(
            .change, session.voice.words(EntryTitle.stays(car.name)), subject: .place(car.id)
        ) {
            try car.endsAt.map { try parking.remindAnew(insteadOf: $0, in: session) }
            return try session.letPlaceStay(car.id, until: parking.end)
        }
        try session.show(PlaceCard(place.id), note: parking.kept(in: session))
        return true
    }
}

extension Said {
    fileprivate var endOfParking: SaidTime? {
        guard case .timeSpan(.until(let time, _))? = slots["end"]?.value else { return nil }
        return time
    }

    /// "until 11"
    fileprivate var hourOfParking: SaidTime? {
        guard let hour = slots.text("hour").flatMap(Int.init), (1...24).contains(hour) else { return nil }
        let lead = LanguageTables.tables(for: spoken.line.language).leads.hour
        return try? LineReader.read("\(lead) \(hour)", language: spoken.line.language).times.first?.time.get()
    }

    /// "level 2 row C", "level -2": the words from the one that begins it, as typed.
    fileprivate var noteOfParking: String? {
        if endOfParking == nil, let start = slots["end"]?.range.lowerBound {
            // "parked on the 3rd floor, spot 42" says no time.
            return String(decoding: spoken.line.text.utf8.dropFirst(start), as: UTF8.self)
        }
        guard let filled = slots["note"], let words = slots.text("note") else { return nil }
        let before = String(decoding: spoken.line.text.utf8.prefix(filled.range.lowerBound), as: UTF8.self)
        let last = before.split(separator: " ").last { $0.contains(where: \.isLetter) }.map(String.init) ?? ""
        let text = before.hasSuffix("-") ? "-" + words : words
        let isSmall = SignalWord.beforeParking.isSaid(by: last.trimmingCharacters(in: .punctuationCharacters))
        return isSmall || last.isEmpty ? text : "\(last) \(text)"
    }
}

/// Shows where the car is.
struct WhereIsCarCommand: Command {
    static let about = About(
        intent: "pin.show", key: "pin.car", area: .places, summary: "Where the car is",
        phrases: [
            "[show] [me] where [is|did i park|did we park|did i leave|have i parked] [my|the|our] (car|van) [parked|is|is parked]",
            "where (did|do|have) (i|we) (park|parked)",
            "where (did|have) (i|we) (leave|left|put) [my|the|our] (car|van)",
            "when (does|will) [my|the|our] parking (end|run out|expire)",
            "[until|till] when [is] [my|the|our] parking [paid]", "(find|wheres) (my|the|our) (car|van)",
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
