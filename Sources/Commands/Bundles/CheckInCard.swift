import Actions
import Core
import Store

/// All occasions of one's own to check in at, the most used first: what one is about to do, or has just finished.
struct CheckInCard: Card {
    static let verb = "checkin"
    private static let rowsPerPage = 10
    let side: OccasionRelation?
    let page: Int

    init(_ side: OccasionRelation? = .before, page: Int = 0) { (self.side, self.page) = (side, page) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let side = OccasionRelation.side(code: arguments[0]),
            let page = PageCode.read(arguments[1])
        else { return nil }
        self.init(side, page: page)
    }

    var arguments: [String] { [OccasionRelation.code(side), "\(page)"] }
    var subject: String { Self.verb }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        let pages = Pages(count: try session.occasionCount(), size: Self.rowsPerPage, page: page)
        let rows = try session.occasions(offset: pages.offset, limit: Self.rowsPerPage)
        let grid = rows.map { row in
            CheckIn(row.occasion.id, side).button(CheckInReply.occasion(row.occasion.signed, row.open), voice)
        }
        let sides = [OccasionRelation.before, .after].map { other in
            ShowCard(CheckInCard(other)).button(CheckInReply.side(other, isNow: other == side), voice)
        }
        let text = rows.isEmpty ? CheckInReply.none : .title(side)
        return CardFace(
            [voice.say(text)].joined(),
            buttons: [sides] + grid.inRows(of: 2) + pages.buttons(voice) { CheckInCard(side, page: $0) }
                + (session.isGroup ? [] : [[KeepCheckIns(isShown: true).button(CheckInReply.keep(true), voice)]])
                + [foot(voice)],
            topics: ["occasions:\(session.viewer)", "tasks:\(session.viewer)"])
    }

    private func foot(_ voice: Voice) -> [Button] {
        [
            AskCheckIn(side).button(CheckInReply.newOccasion, voice),
            ShowCard(RoutinesCard()).button(RoutineReply.all, voice),
            ShowCard(BundleReviewCard(.all)).button(BundleReply.review, voice),
            HelpPress(area: .occasions).button(CommonReply.help, voice),
        ]
    }
}
