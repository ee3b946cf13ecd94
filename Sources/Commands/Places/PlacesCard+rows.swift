import Actions
import Core
import Store

extension PlacesCard {
    private static let notesShown = 5

    func head(count: Int, in session: Session) throws -> RichText {
        var head = try session.voice.say(title(count, in: session))
        guard !session.isGroup, count > 0, selection.center == nil else { return head }
        if let fix = try session.shownPosition() {
            head += "\n"
            head += session.voice.say(PlacesReply.asOf(session.measures.age(of: fix.date)))
        } else if sort == .near {
            head += "\n"
            head += session.voice.say(PlacesReply.noPosition)
        }
        return head
    }

    private func title(_ count: Int, in session: Session) throws -> PlacesReply {
        guard let home else { return .title(count, sort, selection, isGroup: session.isGroup) }
        return try .listTitle(session.title(of: home) ?? "", count, sort)
    }

    func line(_ row: PlaceRow, number: Int, _ session: Session) throws -> RichText {
        var text = RichText("\(number). ")
        if row.place.owner == session.viewer { text += session.sign(before: row.place.audience) }
        if let icon = row.place.icon { text += RichText("\(icon) ") }
        text += RichText(row.place.name, .bold)
        if let colour = row.colour {
            text += " – " + session.voice.say(ColourReply.signed(colour))
        }
        if selection == .been, let visits = try session.visitsPart(row.place.id) {
            text += RichText(" – ") + session.voice.say(visits)
        }
        if let stars = row.stars { text += RichText(" – ") + session.voice.say(ReviewReply.stars(stars)) }
        if let metres = row.metres { text += RichText(" – \(session.measures.distance(metres))") }
        if row.notes > 0 { text += RichText(" – ") + session.voice.say(PlacesReply.noteCount(row.notes)) }
        return text
    }

    /// A list may hold notes, too.
    func noteLines(in session: Session) throws -> [RichText] {
        guard let home else { return [] }
        let count = try session.noteCount(in: home)
        guard count > 0 else { return [] }
        let notes = try session.notes(in: home, offset: 0, limit: Self.notesShown)
        return ["", session.voice.say(PlaceReply.notes(count))] + notes.map { RichText("• \($0.shortText)") }
    }
}
