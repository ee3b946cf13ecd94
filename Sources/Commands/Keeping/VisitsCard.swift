import Actions
import Core
import Store

/// The days on which one was at a place, the last one first.
struct VisitsCard: Card, PagedCoded {
    static let verb = "visits"
    static let rowsPerPage = 8
    let id: PlaceID
    let page: Int

    init(_ id: PlaceID, page: Int = 0) {
        self.id = id
        self.page = page
    }

    var about: PlaceID { id }
    var thing: Thing? { .place(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let place = try session.place(id), try session.isOwn(.place(id)) else { return nil }
        let voice = session.voice, size = Self.rowsPerPage
        let found = try session.visits(to: id, offset: page * size, limit: size + 1)
        let count = try session.visitCount(of: id)
        var lines = [voice.say(count == 0 ? VisitReply.none(place.name) : .title(place.name, count))]
        lines += found.prefix(size).map { RichText("• ") + line($0, session) }
        lines.append(voice.say(session.audienceLine))
        let rows = found.prefix(size).map { visit in
            [ShowCard(VisitCard(visit.id)).button(VisitReply.row(line(visit, session).plain), voice)]
        }
        let pages = Pages(page: page, size: size, hasMore: found.count > size)
        let isToday = found.first?.dayNumber == session.today
        let been = isToday ? [] : [KeepPress(.pin(id), .been).button(KeepReply.beenToday, voice)]
        let foot =
            been + [
                AddVisit(id).button(VisitReply.another, voice),
                ShowCard(PlaceCard(id)).button(ReviewReply.openPlace, voice),
            ]
        return CardFace(
            lines.joined(), buttons: rows + pages.buttons(voice) { VisitsCard(id, page: $0) } + [foot],
            topics: ["place:\(id)"])
    }

    private func line(_ visit: VisitRecord, _ session: Session) -> RichText {
        let day = RichText(visit.dayNumber.map(session.measures.shortDate) ?? visit.day)
        return visit.note.map { day + RichText(" – \($0)") } ?? day
    }
}

/// One visit: its day and a line about it.
struct VisitCard: Card, OneCoded {
    static let verb = "visit"
    let id: VisitID
    init(_ id: VisitID) { self.id = id }
    var about: VisitID { id }

    func render(in session: Session) throws -> CardFace? {
        guard let visit = try session.visit(id), let place = try session.place(visit.place) else { return nil }
        let voice = session.voice
        let day = visit.dayNumber.map(session.measures.shortDate) ?? visit.day
        var lines = [voice.say(VisitReply.one(place.name, day))]
        if let note = visit.note { lines.append(RichText(note)) }
        lines.append(voice.say(session.audienceLine))
        return CardFace(
            lines.joined(),
            buttons: [
                [
                    VisitPress(id: id, step: .day).button(VisitReply.changeDay, voice),
                    VisitPress(id: id, step: .note).button(
                        visit.note == nil ? ReviewReply.write : .rewrite, voice),
                ],
                [
                    VisitPress(id: id, step: .delete).button(CommonReply.delete, voice),
                    ShowCard(VisitsCard(visit.place)).button(CommonReply.back, voice),
                ],
            ], topics: ["place:\(visit.place)"])
    }
}

enum VisitReply: Reply {
    case another, changeDay, whichDay, newDay, newNote, future, noDay
    case none(String)
    case notOn(String, Wording)
    case title(String, Int)
    case one(String, String)
    case row(String)
    case changed(String)
    case deleted(String, String)
    case tooLong(Int)

    var wording: Wording {
        switch self {
        case .another: Wording("visit.another", "Another day")
        case .changeDay: Wording("visit.changeDay", "Change the day")
        case .whichDay: Wording("visit.whichDay", "On which day were you there? Like `yesterday`, `Friday` or `2 May`.")
        case .newDay: Wording("visit.newDay", "On which day was it? Like `yesterday`, `Friday` or `2 May`.")
        case .newNote: Wording("visit.newNote", "Type one line about that visit, or `none`.")
        case .future:
            Wording(
                "visit.future",
                "A visit is kept by a day that has been, like `been to Bakery on 3 May`; `want to go to …` keeps a wish."
            )
        case .noDay:
            Wording("visit.noDay", "That is no day I can read. Type one like `yesterday`, `Friday` or `2 May`.")
        case .none(let name):
            Wording(
                "visit.none", "No visit to *{name}* yet. `been to {name} yesterday` keeps one.", ["name": .text(name)])
        case .notOn(let name, let day):
            Wording(
                "visit.notOn", "No visit to *{name}* is kept {day}. Nothing is changed.",
                ["name": .text(name), "day": .wording(day)])
        case .title(let name, let count):
            Wording(
                "visit.title", "You have been to *{name}* {n:time|times}", ["name": .text(name), "n": .number(count)])
        case .one(let name, let day):
            Wording("visit.one", "Visit to *{name}*, {day}", ["name": .text(name), "day": .text(day)])
        case .row(let text): Wording("visit.row", "{text}", ["text": .text(text)])
        case .changed(let name): Wording("visit.changed", "Changed the visit to *{name}*.", ["name": .text(name)])
        case .deleted(let name, let day):
            Wording("visit.deleted", "Deleted the visit to *{name}*, {day}.", ["name": .text(name), "day": .text(day)])
        case .tooLong(let length):
            Wording(
                "visit.tooLong", "A line about a visit has at most 300 characters; that one has {length}.",
                ["length": .number(length)])
        }
    }
}
