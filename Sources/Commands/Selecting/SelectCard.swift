import Actions
import Core
import Store

/// A page of a list with a tick for each row, and what can be done with all that are ticked.
struct SelectCard: Card, PagedCoded {
    static let verb = "select"
    private static let deedsPerRow = 3
    let id: LookupID
    let page: Int

    init(_ id: LookupID, page: Int = 0) {
        self.id = id
        self.page = page
    }

    var about: LookupID { id }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        guard let (selecting, list) = try? session.selecting(id) else {
            return CardFace(voice.say(SelectReply.over), topics: [])
        }
        let (count, size) = (try list.count(in: session), type(of: list).rowsPerPage)
        let pages = Pages(count: count, size: size, page: page)
        let rows = try list.things(offset: pages.offset, limit: size, in: session).map {
            Row(thing: $0, name: try session.name(of: $0) ?? "", isTicked: selecting.has($0))
        }
        let ticked = try session.tickedThings(selecting).count
        var lines = [voice.say(SelectReply.title(ticked, of: count))]
        lines += rows.enumerated().map { index, row in
            RichText("\(row.sign) \(pages.offset + index + 1). ") + RichText(row.name, .bold)
        }
        lines += pages.line(voice)
        let ticks = rows.map { [TickRow(id, $0.thing, !$0.isTicked, page: pages.page).button($0.label, voice)] }
        let deeds = ticked == 0 ? [] : deedButtons(rows.first?.thing.kind, session)
        return CardFace(
            lines.joined(),
            buttons: ticks + pages.buttons(voice) { SelectCard(id, page: $0) }
                + allButtons(ticked, of: count, pages.page, voice) + deeds
                + [[ShowCard(list).button(SelectReply.back, voice)]],
            topics: [subject] + list.rowTopics(in: session) + rows.map { "\($0.thing.kind.rawValue):\($0.thing.id)" })
    }

    private struct Row {
        let thing: Thing
        let name: String
        let isTicked: Bool
        var sign: String { isTicked ? "☑" : "☐" }
        var label: SelectReply { .row(sign, name) }
    }

    private func allButtons(_ ticked: Int, of count: Int, _ page: Int, _ voice: Voice) -> [[Button]] {
        var row: [Button] = []
        if ticked < count, (2...Selecting.most).contains(count) {
            row.append(TickAll(id, true, page: page).button(SelectReply.tickAll(count), voice))
        }
        if ticked > 0 { row.append(TickAll(id, false, page: page).button(SelectReply.untickAll, voice)) }
        return row.isEmpty ? [] : [row]
    }

    private func deedButtons(_ kind: ThingKind?, _ session: Session) -> [[Button]] {
        let deeds = ManyDeeds.all.filter { $0.kind == kind && $0.isOffered(in: session) }.map {
            DoWithMany(id, $0.code).button($0.button.wording, session.voice)
        }
        return deeds.inRows(of: Self.deedsPerRow)
    }
}
