import Actions
import Core
import Language
import Store

/// All that was found, as rows in the order in which they are shown.
struct SearchList {
    /// What the rows are grouped by.
    enum Part: Hashable {
        case own(ThingKind)
        case people, shared
    }

    struct Row {
        let part: Part
        /// nil for a person.
        let thing: Thing?
        let person: ProfileRecord?
    }

    let rows: [Row]
    private let cut: Set<Part>
    private let isPartly: Bool
    private let isNear: Bool

    init(_ words: SearchWords, in session: Session) throws {
        var found = try session.find(words)
        isNear = found.isEmpty || found.isPartly
        let near = isNear ? try session.near(words) : SearchFinding()
        if !near.isEmpty { found = near }
        isPartly = found.isPartly
        cut = Set(found.own.filter(\.isCut).map { .own($0.kind) })
        rows =
            found.own.flatMap { group in
                group.things.map { Row(part: .own(group.kind), thing: $0, person: nil) }
            }
            + found.people.map { Row(part: .people, thing: nil, person: $0) }
            + found.shared.map { Row(part: .shared, thing: $0, person: nil) }
    }

    /// Something has all of the words as they were typed.
    var isSure: Bool { !isNear && !rows.isEmpty }

    func head(_ words: SearchWords, isGroup: Bool) -> SearchReply {
        if rows.isEmpty { return isGroup ? .nothingInGroup(words.code) : .nothing(words.code) }
        if isPartly { return .partly(words.code, rows.count) }
        return isNear ? .near(words.code, rows.count) : .found(words.code, rows.count, isCut: !cut.isEmpty)
    }

    /// As words: "over 200" where more are not counted.
    func count(of part: Part) -> Wording {
        let count = rows.count { $0.part == part }
        return cut.contains(part)
            ? Wording("search.over", "over {n}", ["n": .number(count)])
            : Wording("search.count", "{n}", ["n": .number(count)])
    }
}

extension Session {
    /// Pins and lists whose names are near the words, typed wrong or left out in part.
    fileprivate func near(_ words: SearchWords) throws -> SearchFinding {
        var finding = SearchFinding()
        let names = try names()
        for (name, kind) in [(NameKind.place, ThingKind.place), (.heading, .heading)] {
            guard let match = NameMatcher.match(words.code, among: names, as: name) else { continue }
            let things = match.choices.map { Thing(kind: kind, id: $0.id) }
            finding.own.append(.init(kind: kind, things: things, isCut: false))
        }
        return finding
    }
}

extension SearchList.Row {
    /// The row's line and its button; nil where the thing has just gone.
    func shown(number: Int, _ words: SearchWords, in session: Session) throws -> (RichText, Button)? {
        if let person {
            let line = RichText("\(number). ") + words.bold(in: person.called)
            return (
                line, ShowCard(ProfileCard(person.id)).button(SearchReply.row(number, person.called), session.voice)
            )
        }
        guard let thing, let card = try session.card(of: thing), let name = try session.name(of: thing),
            let text = try text(of: thing, words, in: session)
        else { return nil }
        let line = try RichText("\(number). ") + text + by(thing, in: session)
        return (line, ShowCard(card).button(SearchReply.row(number, name), session.voice))
    }

    private func text(of thing: Thing, _ words: SearchWords, in session: Session) throws -> RichText? {
        switch thing.kind {
        case .place: try session.place(PlaceID(thing.id)).map { try place($0, words, in: session) }
        case .note: try session.note(NoteID(thing.id)).map { try note($0, words, in: session) }
        case .heading:
            try session.heading(HeadingID(thing.id)).map { sign($0.audience, session) + words.bold(in: $0.name) }
        case .review:
            try session.review(ReviewID(thing.id)).map { seen in
                let stars = RichText(String(repeating: "★", count: seen.review.stars))
                return sign(seen.review.audience, session) + RichText("\(seen.placeName) ") + stars + ": "
                    + words.excerpt(of: seen.review.text)
            }
        case .task:
            try session.task(TaskID(thing.id)).map { task in
                let box = RichText(task.isDone ? "✓ " : "☐ ")
                let text = [task.title, task.details].filter { !$0.isEmpty }.joined(separator: " – ")
                return sign(task.audience, session) + box + words.excerpt(of: text)
            }
        case .occasion:
            try session.occasion(OccasionID(thing.id)).map { RichText("\($0.icon ?? "◇") ") + words.bold(in: $0.name) }
        case .event:
            try session.event(EventID(thing.id)).map { event in
                let text = [event.title, event.location].filter { !$0.isEmpty }.joined(separator: ", ")
                return session.voice.say(session.when(of: event)) + ": " + words.excerpt(of: text)
            }
        case .bundle:
            try session.bundle(BundleID(thing.id)).map { RichText("\($0.sign) ") + words.bold(in: $0.name) }
        case .routine:
            try session.routine(RoutineID(thing.id)).map { RichText("↻ ") + words.bold(in: $0.name) }
        case .template:
            try session.template(TemplateID(thing.id)).map { template in
                let text = [template.name, template.line].filter { !$0.isEmpty }.joined(separator: " – ")
                return sign(template.audience, session) + words.excerpt(of: text)
            }
        case .reminder:
            try session.reminder(ReminderID(thing.id)).map {
                session.voice.say(session.measures.when($0.next(in: session.settings.timeZone) ?? $0.due)) + ": "
                    + words.excerpt(of: $0.text)
            }
        }
    }

    private func place(_ place: PlaceRecord, _ words: SearchWords, in session: Session) throws -> RichText {
        let labels = try session.labels(of: place.id).map { "#\($0)" }.joined(separator: " ")
        let others = [labels, place.address ?? ""].filter { !words.matches(in: $0).isEmpty }
        let parts = [words.bold(in: place.name)] + others.map { words.excerpt(of: $0) }
        return sign(place.audience, session) + parts.joined(separator: " – ")
    }

    private func note(_ note: NoteRecord, _ words: SearchWords, in session: Session) throws -> RichText {
        let home = try session.title(of: note.home).map { RichText("\($0): ") } ?? ""
        let text = note.text.isEmpty ? RichText(note.shortText) : words.excerpt(of: note.text)
        return sign(note.audience, session) + home + text
    }

    /// Only one's own rows say who may see them.
    private func sign(_ audience: Audience, _ session: Session) -> RichText {
        part == .shared ? "" : session.sign(before: audience)
    }

    private func by(_ thing: Thing, in session: Session) throws -> RichText {
        guard part == .shared, let whose = try session.whose(thing), let line = whose.lines.first else { return "" }
        return " – " + line
    }
}
