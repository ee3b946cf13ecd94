import Actions
import Core
import Store

/// Notes of a pin or a heading, or all of mine, eight a page.
struct NotesCard: Card {
    static let verb = "notes"
    static let rowsPerPage = 8
    /// nil: all notes, newest first.
    let home: NoteHome?
    /// Of all notes those made then; nil: whenever they were.
    let days: ListedDays?
    let page: Int

    init(home: NoteHome?, days: ListedDays? = nil, page: Int = 0) {
        (self.home, self.days, self.page) = (home, days, page)
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let page = PageCode.read(arguments[1]) else { return nil }
        let home = NoteHome(code: arguments[0]), days = ListedDays(code: arguments[0])
        guard home != nil || days != nil || arguments[0] == "all" else { return nil }
        self.init(home: home, days: days, page: page)
    }

    var arguments: [String] { [home?.code ?? days?.code ?? "all", "\(page)"] }
    var subject: String { "notes:\(home?.code ?? "all")" }

    func render(in session: Session) throws -> CardFace? {
        let title = try home.flatMap { try session.title(of: $0) }
        if let home, home != .loose, title == nil { return nil }
        let whose = try home?.thing.flatMap { try session.whose($0) }
        let count = try count(in: session)
        let pages = Pages(count: count, size: Self.rowsPerPage, page: page)
        let notes = try notes(offset: pages.offset, limit: Self.rowsPerPage, in: session)
        var lines = [session.voice.say(head(title, count, in: session))]
        lines += try notes.enumerated().map { index, note in
            try line(note, number: pages.offset + index + 1, in: session)
        }
        lines += pages.line(session.voice)
        if case .heading = home, let whose {
            lines += whose.lines
        } else if let whose, !whose.isOwn {
            lines += whose.lines
        } else {
            lines.append(session.voice.say(session.audienceLine(ofRows: notes.map(\.audience))))
        }
        let topics =
            home.map { [session.topic(of: $0)] + $0.topics } ?? [
                "notes:of:\(session.viewer)", "pins:\(session.viewer)",
            ]
        return CardFace(
            lines.joined(), buttons: try buttons(notes, whose, pages, session),
            topics: topics + (whose?.topics ?? []))
    }

    func count(in session: Session) throws -> Int { try session.noteCount(in: home, made: days?.range) }

    func notes(offset: Int, limit: Int, in session: Session) throws -> [NoteRecord] {
        try session.notes(in: home, made: days?.range, offset: offset, limit: limit)
    }

    private func head(_ title: String?, _ count: Int, in session: Session) -> NotesReply {
        if let days { return .titleOfDays(session.measures.days(days), count) }
        return count == 0 ? .none(title, isGroup: session.isGroup) : .title(title, count, isGroup: session.isGroup)
    }

    private func line(_ note: NoteRecord, number: Int, in session: Session) throws -> RichText {
        var text: RichText = "\(number). "
        if note.owner == session.viewer { text += session.sign(before: note.audience) }
        if home == nil, let title = try session.title(of: note.home) { text += RichText("\(title): ", .bold) }
        return text + RichText("\(note.shortText) (\(session.measures.day(note.createdAt)))")
    }

    private func buttons(
        _ notes: [NoteRecord], _ whose: Whose?, _ pages: Pages, _ session: Session
    ) throws -> [[Button]] {
        let voice = session.voice
        let rows =
            notes.map { [ShowCard(NoteCard($0.id)).button(PlacesReply.row($0.shortText), voice)] }
            + pages.buttons(voice) { NotesCard(home: home, days: days, page: $0) }
        if let whose, !whose.isOwn {
            return try whose.buttons(
                rows + openPin(voice) + [placesButton(session)].filter { !$0.isEmpty }, in: session)
        }
        let help = HelpPress(area: .notes).button(CommonReply.help, voice)
        let add = AddNote(home: home ?? .loose).button(PlaceReply.addNote, voice)
        guard case .heading(let id) = home else {
            let isBare = home == nil && days == nil && notes.isEmpty
            let all = days == nil ? [] : [ShowCard(NotesCard(home: nil)).button(NotesReply.all, voice)]
            return try rows + (isBare ? session.exampleRow() : []) + [
                all + [add] + openPin(session.voice).flatMap(\.self) + [help]
            ]
        }
        return try rows + [[add] + ofList(id, session), listSteps(id, whose, voice) + [help]]
    }

    /// A list without places may be a place itself.
    private func ofList(_ id: HeadingID, _ session: Session) throws -> [Button] {
        let pin = PinHeading(id: id).button(NoteReply.pinIt, session.voice)
        let share = ShowCard(ShareCard(.heading(id))).button(ShareReply.button, session.voice)
        let places = try placesButton(session)
        return (places.isEmpty ? [pin] : places) + (session.isGroup ? [] : [share])
    }

    private func listSteps(_ id: HeadingID, _ whose: Whose?, _ voice: Voice) -> [Button] {
        let history = ShowCard(ThingHistoryCard(.heading(id))).button(ThingHistoryReply.button, voice)
        return (whose?.isShared == true ? [history] : []) + [
            ListPress(id: id, step: .rename).button(PlaceReply.rename, voice),
            ListPress(id: id, step: .delete).button(CommonReply.delete, voice),
        ]
    }

    /// The places of the list.
    private func placesButton(_ session: Session) throws -> [Button] {
        guard case .heading(let id) = home else { return [] }
        let count = try session.placeCount(.list(id))
        let card = ShowCard(PlacesCard(.list(id), sort: .mine))
        return count == 0 ? [] : [card.button(NotesReply.places(count), session.voice)]
    }

    private func openPin(_ voice: Voice) -> [[Button]] {
        guard case .place(let id) = home else { return [] }
        return [[ShowCard(PlaceCard(id)).button(NotesReply.openPin, voice)]]
    }
}

extension Card {
    /// The pin or the list whose notes or places the card shows.
    var home: NoteHome? { (self as? NotesCard)?.home ?? (self as? PlacesCard)?.home }
}

extension NoteHome {
    /// A card that names the home shows its new name, too; and what is in a list is shared with it.
    var topics: [String] { thing.map { ["\($0.kind.rawValue):\($0.id)"] } ?? [] }

    /// The place or the heading.
    var thing: Thing? {
        switch self {
        case .place(let id): .place(id)
        case .heading(let id): .heading(id)
        case .loose: nil
        }
    }
}

enum NotesReply: Reply {
    case copy, others, openPin, all
    case titleOfDays(Wording, Int)
    case title(String?, Int, isGroup: Bool)
    case none(String?, isGroup: Bool)
    case sorted(String)
    case places(Int)

    var wording: Wording {
        switch self {
        case .copy: Wording("notes.copy", "Copy text")
        case .others: Wording("notes.others", "Other notes here")
        case .openPin: Wording("notes.openPin", "Open pin")
        case .all: Wording("notes.all", "All notes")
        case .titleOfDays(let days, 0):
            Wording("notes.noneOfDays", "*Notes, {days}*: none were made then.", ["days": .wording(days)])
        case .titleOfDays(let days, let count):
            Wording("notes.titleOfDays", "*Notes, {days}* ({n})", ["days": .wording(days), "n": .number(count)])
        case .title(nil, let count, true):
            Wording("notes.titleInGroup", "*This group's notes* ({n})", ["n": .number(count)])
        case .title(nil, let count, false): Wording("notes.title", "*Your notes* ({n})", ["n": .number(count)])
        case .title(let home?, let count, _):
            Wording("notes.titleOf", "*{home}* ({n:note|notes})", ["home": .text(home), "n": .number(count)])
        case .none(nil, true):
            Wording("notes.noneInGroup", "This group has no notes yet. Type `/note packing: tent`.")
        case .none(nil, false): Wording("notes.none", "No notes yet. Type `note gym: squats`, or send a photo.")
        case .none(let home?, _):
            Wording("notes.noneOf", "*{home}* has no notes yet. Type one with Add note.", ["home": .text(home)])
        case .places(let count): Wording("notes.places", "{n:place|places}", ["n": .number(count)])
        case .sorted(let text): Wording("notes.sorted", "“{text}” has moved.", ["text": .text(text)])
        }
    }
}
