import Actions
import Core
import Store

/// One's occasions as a grid, the most used first.
struct OccasionsCard: PageCard {
    static let rowsPerPage = 12
    static let verb = "occasions"
    let page: Int
    init(page: Int = 0) { self.page = page }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        let pages = Pages(count: try session.occasionCount(), size: Self.rowsPerPage, page: page)
        let rows = try session.occasions(offset: pages.offset, limit: Self.rowsPerPage)
        let count = try session.occasionCount()
        let lines =
            [voice.say(count == 0 ? OccasionReply.none : .titleOfAll(count))]
            + pages.line(voice) + [voice.say(session.audienceLine)]
        let grid = rows.map { row in
            ShowCard(OccasionCard(row.occasion.id)).button(OccasionReply.row(row.occasion.signed, row.open), voice)
        }
        let foot = [
            NewOccasionPress().button(OccasionReply.new, voice),
            ShowCard(TasksCard(.open)).button(TaskReply.all, voice),
            HelpPress(area: .occasions).button(CommonReply.help, voice),
        ]
        return CardFace(
            lines.joined(),
            buttons: grid.inRows(of: 2) + pages.buttons(voice) { OccasionsCard(page: $0) }
                + (count == 0 && !session.isGroup ? [[ExamplePress(.make).button(ExampleReply.show, voice)]] : [])
                + [CheckInCard.buttons(voice), foot],
            topics: ["occasions:\(session.viewer)"])
    }
}

extension OccasionsCard: ListCard {
    func count(in session: Session) throws -> Int { try session.occasionCount() }

    func thing(at offset: Int, in session: Session) throws -> Thing? {
        try session.occasions(offset: offset, limit: 1).first.map { .occasion($0.occasion.id) }
    }
}
