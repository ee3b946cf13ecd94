import Actions
package import Core
package import Store

/// A pin with its position, distance, labels and notes, and what can be done with it.
package struct PlaceCard: Card {
    package static let verb = "place"
    static let notesPerPage = 5
    let id: PlaceID
    let page: Int
    /// The second set of buttons.
    let isMore: Bool

    init(_ id: PlaceID, page: Int = 0, isMore: Bool = false) {
        self.id = id
        self.page = page
        self.isMore = isMore
    }

    package init?(_ arguments: [String]) {
        guard arguments.count == 3, let id = PlaceID(arguments[0]), let page = PageCode.read(arguments[1]) else {
            return nil
        }
        self.init(id, page: page, isMore: arguments[2] == "more")
    }

    package var arguments: [String] { ["\(id)", "\(page)", isMore ? "more" : ""] }
    package var subject: String { "place:\(id)" }
    package var thing: Thing? { .place(id) }

    package func render(in session: Session) throws -> CardFace? {
        guard let place = try session.place(id), let whose = try session.whose(.place(id)) else { return nil }
        let home = NoteHome.place(id)
        let count = try session.noteCount(in: home)
        let notes = try session.notes(in: home, offset: page * Self.notesPerPage, limit: Self.notesPerPage)
        let lines = try head(of: place, whose, in: session) + noteLines(notes, count: count, in: session)
        let rows = noteButtons(notes, count: count, session.voice)
        let buttons =
            if !whose.isOwn { try whose.buttons(rows + way(place, session), in: session) } else {
                isMore ? moreButtons(place, whose, session) : rows + buttons(place, session)
            }
        return CardFace(
            lines.joined(), buttons: buttons,
            media: try session.photos(of: .place(id)).first?.media(asOwn: whose.isOwn),
            topics: ["place:\(id)"] + whose.topics)
    }

    private func head(of place: PlaceRecord, _ whose: Whose, in session: Session) throws -> [RichText] {
        let measures = session.measures
        var position = measures.coordinate(place.coordinate)
        if let accuracy = place.accuracy { position += " (\(measures.accuracy(accuracy)))" }
        let icon = place.icon.map { RichText("\($0) ") } ?? ""
        var lines = [icon + RichText(place.name, .bold), RichText(position)]
        if let away = try session.away(from: place.coordinate) { lines.append(session.voice.say(away)) }
        let labels = try session.labels(of: id)
        if !labels.isEmpty { lines.append(RichText(labels.map { "#\($0)" }.joined(separator: " "))) }
        if let colour = try session.colour(of: place) { lines.append(session.voice.say(ColourReply.signed(colour))) }
        let photos = try session.photos(of: .place(id)).count
        if photos > 1 { lines.append(session.voice.say(PlaceReply.photos(photos))) }
        if let home = try session.homeLine(place, isOwn: whose.isOwn) { lines.append(home) }
        if let end = place.endsAt { lines.append(session.voice.say(ParkReply.ends(measures.when(end)))) }
        return lines + whose.lines
    }

    private func noteLines(_ notes: [NoteRecord], count: Int, in session: Session) throws -> [RichText] {
        guard count > 0 else { return [] }
        let lines = notes.map { note in
            RichText("• \(session.measures.day(note.createdAt)): \(note.shortText)")
        }
        return ["", session.voice.say(PlaceReply.notes(count))] + lines
    }

    private func noteButtons(_ notes: [NoteRecord], count: Int, _ voice: Voice) -> [[Button]] {
        notes.map { [ShowCard(NoteCard($0.id)).button(PlaceReply.note($0.shortText), voice)] }
            + pager(count: count, voice)
    }

    private func buttons(_ place: PlaceRecord, _ session: Session) -> [[Button]] {
        let voice = session.voice
        let share = session.isGroup ? [] : [ShowCard(ShareCard(.place(id))).button(ShareReply.button, voice)]
        return [
            [
                AddNote(home: .place(id)).button(PlaceReply.addNote, voice),
                DirectionsPress(id: id).button(PlaceReply.directions, voice),
                ShowCard(PlaceCard(id, isMore: true)).button(PlaceReply.more, voice),
            ],
            (place.endsAt == nil ? [] : [LetPlaceStay(id: id).button(ParkReply.stay, voice)]) + share + [
                Button(voice.words(PlaceReply.copy), .copy(session.measures.coordinate(place.coordinate))),
                HelpPress(area: .places).button(CommonReply.help, voice),
            ],
        ]
    }

    /// How to get there; the same for everybody, but to nobody's door.
    private func way(_ place: PlaceRecord, _ session: Session) throws -> [[Button]] {
        guard try !session.isRubbedOut(id) else { return [] }
        return [
            [
                DirectionsPress(id: id).button(PlaceReply.directions, session.voice),
                Button(session.voice.words(PlaceReply.copy), .copy(session.measures.coordinate(place.coordinate))),
            ]
        ]
    }

    private func pager(count: Int, _ voice: Voice) -> [[Button]] {
        var row: [Button] = []
        if page > 0 { row.append(ShowCard(PlaceCard(id, page: page - 1)).button(CommonReply.previous, voice)) }
        if (page + 1) * Self.notesPerPage < count {
            row.append(ShowCard(PlaceCard(id, page: page + 1)).button(CommonReply.next, voice))
        }
        return row.isEmpty ? [] : [row]
    }

    private func moreButtons(_ place: PlaceRecord, _ whose: Whose, _ session: Session) -> [[Button]] {
        let voice = session.voice
        let history = ShowCard(ThingHistoryCard(.place(id))).button(ThingHistoryReply.button, voice)
        let rows: [[Button]] = [
            [
                PlacePress(id: id, step: .rename).button(PlaceReply.rename, voice),
                PlacePress(id: id, step: .move).button(PlaceReply.move, voice),
                PlacePress(id: id, step: .label).button(PlaceReply.label, voice),
                ShowCard(ColourCard(id)).button(ColourReply.button, voice),
            ],
            [
                PlacePress(id: id, step: .earlier).button(PlaceReply.earlier, voice),
                PlacePress(id: id, step: .later).button(PlaceReply.later, voice),
            ],
            session.isGroup
                ? []
                : [
                    HomePress(id: id, isHome: !place.isHome).button(
                        place.isHome ? HomeReply.isNotHome : HomeReply.isHome, voice)
                ],
            [
                PlacePress(id: id, step: .delete).button(CommonReply.delete, voice)
            ] + (whose.isShared ? [history] : []) + [ShowCard(PlaceCard(id)).button(CommonReply.back, voice)],
        ]
        return rows.filter { !$0.isEmpty }
    }
}
