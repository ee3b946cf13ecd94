import Actions
import Core
import Language
import Store

/// A line says what is to be done with a pin, and several are called so: waits for the one that is meant.
struct WhichPinQuestion: ThingChoice {
    static let verb = "whichPin"
    /// The line, as typed.
    let text: String
    let language: LanguageID
    /// What the pins were called by.
    let typed: String
    let things: [Thing]

    init(_ spoken: Spoken, typed: String, _ things: [Thing]) {
        (text, language, self.typed, self.things) = (spoken.text, spoken.line.language, typed, things)
    }

    /// As if nothing else were called so.
    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        let line = LineReader.read(text, language: language)
        let names = try session.names().with(place: Named(id: thing.id, name: typed), language: language)
        guard let command = try Understanding(line, names: names).command(for: Spoken(line: line)) else {
            throw Refusal(CommonReply.gone)
        }
        try command.perform(in: session)
    }
}

/// A note is for a pin, and several are called so: waits for the one that is meant.
struct NotedPinQuestion: ThingChoice {
    static let verb = "notedPin"
    let text: String
    let things: [Thing]

    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        let spoken = Spoken(line: LineReader.read(text, language: session.language))
        try session.keepNoteSaying(NewNote(text: text, home: .place(PlaceID(thing.id))), with: spoken)
    }
}

extension Session {
    /// Pins whose names are the same to the letter; none where only one is called so.
    func pinsCalledAlike(_ name: String) throws -> [Thing] {
        let match = try NameMatcher.match(name, among: names(), as: .place)
        guard let match, match.isExact else { return [] }
        let alike = match.choices.filter { $0.name.lowercased() == match.name.lowercased() }
        return alike.count > 1 ? alike.map { .place(PlaceID($0.id)) } : []
    }
}
