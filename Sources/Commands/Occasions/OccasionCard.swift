import Actions
import Core
import Language
package import Store

/// One occasion with what is still to be done before, at and after it.
struct OccasionCard: Card, ModeCoded {
    /// Which buttons stand under it.
    enum Mode: String, CaseIterable, Sendable { case main, icon, place, merge }

    static let verb = "occasion"
    static let rowsPerPage = 8
    let id: OccasionID
    let mode: Mode
    let page: Int

    init(_ id: OccasionID, _ mode: Mode = .main, page: Int = 0) {
        (self.id, self.mode, self.page) = (id, mode, page)
    }

    var subject: String { "occasion:\(id)" }
    var thing: Thing? { .occasion(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let occasion = try session.occasion(id), let whose = try session.whose(.occasion(id)) else { return nil }
        let sheet = try OccasionSheet(occasion, mode == .main ? page : 0, in: session)
        var lines =
            [session.voice.say(OccasionReply.title(occasion.signed, sheet.count))] + (try facts(occasion, session))
        if mode == .main {
            lines += try sheet.lines
        } else {
            lines.append(session.voice.say(OccasionReply.choose(mode)))
        }
        let choices = OccasionChoices(occasion, page, in: session)
        let buttons = try mode == .main || !whose.isOwn ? sheet.buttons(whose) : choices.buttons(mode)
        return CardFace(
            (lines + whose.lines).joined(), buttons: buttons,
            topics: ["occasion:\(id)", "tasks:\(session.viewer)"] + (occasion.place.map { ["place:\($0)"] } ?? [])
                + whose.topics)
    }

    private func facts(_ occasion: OccasionRecord, _ session: Session) throws -> [RichText] {
        var facts: [OccasionReply] = []
        if let place = try occasion.place.flatMap({ try session.place($0) }) {
            facts.append(.place(occasion.move, place.name))
        }
        if let hours = occasion.hours {
            let days = RepeatWords(rule: hours.rule, isAfterDone: false, measures: session.measures).wording
            facts.append(.hours(days, session.measures.clock(hours.minute)))
        }
        let lines = facts.map { session.voice.say($0) }
        // When others meet is nobody's business who only sees what there is to do.
        guard try session.isOwn(.occasion(id)), occasion.isFound else { return lines }
        let entry = occasion.entry.map { session.voice.say(TieEntryReply.when(session.measures.when($0))) }
        return lines + [entry, session.voice.say(AskedReply.willAsk(occasion.asks))].compactMap(\.self)
    }
}

extension OccasionRecord {
    /// The name with its icon.
    package var signed: String { icon.map { "\($0) \(name)" } ?? name }

    /// There is a sign by which it can be asked whether it has come.
    var isFound: Bool { hours != nil || entry != nil || (place != nil && move != nil) }
}

extension OccasionCard: SelectableCard {
    func count(in session: Session) throws -> Int { try session.taskCount(.occasion(id)) }

    func things(offset: Int, limit: Int, in session: Session) throws -> [Thing] {
        try session.tasks(.occasion(id), offset: offset, limit: limit).map { .task($0.id) }
    }

    func rowTopics(in session: Session) -> [String] { ["occasion:\(id)", "tasks:\(session.viewer)"] }
}
