import Actions
import Core
import Store

/// What an occasion can be given by a button: an icon, a place, or all of another occasion.
struct OccasionChoices {
    private static let icons = ["🏢", "🏠", "🛒", "🏋", "🏫", "🏦", "🏥", "🍽", "☕", "🛏", "🚗", "🚆", "✈️", "⛪", "🌅", "📞"]
    private static let choicesPerPage = 6
    let occasion: OccasionRecord
    let page: Int
    let session: Session

    init(_ occasion: OccasionRecord, _ page: Int, in session: Session) {
        (self.occasion, self.page, self.session) = (occasion, page, session)
    }

    private var voice: Voice { session.voice }

    func buttons(_ mode: OccasionCard.Mode) throws -> [[Button]] {
        let back = [ShowCard(OccasionCard(occasion.id)).button(CommonReply.back, voice)]
        switch mode {
        case .main: return [back]
        case .icon: return icons + [back]
        case .place: return try places + [back]
        case .merge: return try others + [back]
        }
    }

    private var icons: [[Button]] {
        let all = Self.icons.map { OccasionIcon(occasion.id, $0).button(OccasionReply.icon($0), voice) }
        let type = OccasionAsk(occasion.id, .icon).button(OccasionReply.ask(.icon), voice)
        let none = OccasionIcon(occasion.id, nil).button(OccasionReply.noIcon, voice)
        return all.inRows(of: 4) + [[type] + (occasion.icon == nil ? [] : [none])]
    }

    /// Each pin twice: where one arrives, and where one leaves.
    private var places: [[Button]] {
        get throws {
            let rows = try session.places(
                sort: .name, offset: page * Self.choicesPerPage, limit: Self.choicesPerPage + 1)
            let pages = Pages(page: page, size: Self.choicesPerPage, hasMore: rows.count > Self.choicesPerPage)
            let pins = rows.prefix(Self.choicesPerPage).map { row in
                [OccasionMove.arrive, .leave].map { move in
                    OccasionAt(occasion.id, row.place.id, move).button(OccasionReply.at(move, row.place.name), voice)
                }
            }
            let none = OccasionAt(occasion.id, nil, .arrive).button(OccasionReply.noPlace, voice)
            return pins + pages.buttons(voice) { OccasionCard(occasion.id, .place, page: $0) }
                + (occasion.place == nil ? [] : [[none]])
        }
    }

    private var others: [[Button]] {
        get throws {
            let size = TieCard.choicesPerPage
            let rows = try session.occasions(offset: page * size, limit: size + 1)
            let pages = Pages(page: page, size: size, hasMore: rows.count > size)
            let buttons = rows.prefix(size).map(\.occasion).filter { $0.id != occasion.id }.map {
                MergeOccasions(occasion.id, $0.id).button(TaskFieldReply.choice($0.signed, isOn: false), voice)
            }
            return buttons.inRows(of: 2) + pages.buttons(voice) { OccasionCard(occasion.id, .merge, page: $0) }
        }
    }
}
