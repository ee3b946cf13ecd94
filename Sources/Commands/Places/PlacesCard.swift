import Actions
import Core
package import Store

/// My pins, eight a page, in one of five orders.
package struct PlacesCard: Card {
    package static let verb = "pins"
    static let rowsPerPage = 8
    let sort: PlaceSort
    let page: Int
    let isChoosing: Bool

    init(sort: PlaceSort, page: Int = 0, isChoosing: Bool = false) {
        self.sort = sort
        self.page = page
        self.isChoosing = isChoosing
    }

    package init?(_ arguments: [String]) {
        guard arguments.count == 3, let sort = PlaceSort(rawValue: arguments[0]), let page = PageCode.read(arguments[1])
        else { return nil }
        self.init(sort: sort, page: page, isChoosing: arguments[2] == "sort")
    }

    package var arguments: [String] { [sort.rawValue, "\(page)", isChoosing ? "sort" : ""] }
    package var subject: String { Self.verb }

    package func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        let topics = ["pins:\(session.viewer)"]
        let count = try session.placeCount()
        guard count > 0 else {
            let buttons = [
                [PinHere().button(StartReply.pinHere, voice), HelpPress(area: .places).button(CommonReply.help, voice)]
            ]
            let text = voice.say(session.isGroup ? PlacesReply.noneInGroup : PlacesReply.none)
            return CardFace(text, buttons: session.isGroup ? [] : buttons, topics: topics)
        }
        let last = (count - 1) / Self.rowsPerPage
        let page = min(page, last)
        let rows = try session.places(sort: sort, offset: page * Self.rowsPerPage, limit: Self.rowsPerPage)
        let lines = try rows.enumerated().map {
            try line($0.element, number: page * Self.rowsPerPage + $0.offset + 1, session)
        }
        var text = try [head(count: count, in: session)] + lines
        if last > 0 { text.append(voice.say(PlacesReply.page(page + 1, of: last + 1))) }
        return CardFace(text.joined(), buttons: buttons(rows, page: page, last: last, voice), topics: topics)
    }

    private func head(count: Int, in session: Session) throws -> RichText {
        var head = session.voice.say(PlacesReply.title(count, sort, isGroup: session.isGroup))
        guard !session.isGroup else { return head }
        if let fix = try session.shownPosition() {
            head += "\n"
            head += session.voice.say(PlacesReply.asOf(session.measures.age(of: fix.date)))
        } else if sort == .near {
            head += "\n"
            head += session.voice.say(PlacesReply.noPosition)
        }
        return head
    }

    private func line(_ row: PlaceRow, number: Int, _ session: Session) throws -> RichText {
        var text = RichText("\(number). ") + session.sign(before: row.place.audience)
        if let icon = row.place.icon { text += RichText("\(icon) ") }
        text += RichText(row.place.name, .bold)
        if let colour = try session.colour(of: row.place) {
            text += " – " + session.voice.say(ColourReply.signed(colour))
        }
        if let metres = row.metres { text += RichText(" – \(session.measures.distance(metres))") }
        if row.notes > 0 { text += RichText(" – ") + session.voice.say(PlacesReply.noteCount(row.notes)) }
        return text
    }

    private func buttons(_ rows: [PlaceRow], page: Int, last: Int, _ voice: Voice) -> [[Button]] {
        guard !isChoosing else { return sortButtons(voice) }
        var buttons = rows.map { row in
            let open = ShowCard(PlaceCard(row.place.id)).button(PlacesReply.row(row.place.name), voice)
            guard row.notes > 0 else { return [open] }
            let notes = NotesCard(home: .place(row.place.id))
            return [open, ShowCard(notes).button(PlacesReply.noteCount(row.notes), voice)]
        }
        var foot: [Button] = []
        if page > 0 {
            foot.append(ShowCard(PlacesCard(sort: sort, page: page - 1)).button(CommonReply.previous, voice))
        }
        if page < last { foot.append(ShowCard(PlacesCard(sort: sort, page: page + 1)).button(CommonReply.next, voice)) }
        if !foot.isEmpty { buttons.append(foot) }
        buttons.append([
            ShowCard(PlacesCard(sort: sort, isChoosing: true)).button(PlacesReply.sort(sort), voice),
            HelpPress(area: .places).button(CommonReply.help, voice),
        ])
        return buttons
    }

    private func sortButtons(_ voice: Voice) -> [[Button]] {
        let choices = PlaceSort.allCases.map { ShowCard(PlacesCard(sort: $0)).button(PlacesReply.order($0), voice) }
        return [Array(choices.prefix(3)), Array(choices.dropFirst(3))]
    }
}

enum PlacesReply: Reply {
    case none, noneInGroup, noPosition
    case title(Int, PlaceSort, isGroup: Bool)
    case asOf(Wording)
    case page(Int, of: Int)
    case noteCount(Int)
    case row(String)
    case sort(PlaceSort)
    case order(PlaceSort)

    var wording: Wording {
        switch self {
        case .none:
            Wording(
                "pins.none",
                "No pins yet. Send a location (📎, then Location), or type `pin Cafe here` or `pin Cafe 48.2082, 16.3738`."
            )
        case .noneInGroup:
            Wording(
                "pins.noneInGroup", "This group has no pins yet. Type `/pin Cafe 48.2082, 16.3738`, or reply to me.")
        case .noPosition: Wording("pins.noPosition", "Send your location to see how far they are.")
        case .title(let count, let sort, let isGroup):
            Wording(
                isGroup ? "pins.titleInGroup" : "pins.title",
                isGroup ? "*This group's pins* ({n}), {order}" : "*Your pins* ({n}), {order}",
                ["n": .number(count), "order": .wording(Self.order(sort).wording)])
        case .asOf(let age): Wording("pins.asOf", "Distances from your location of {age}", ["age": .wording(age)])
        case .page(let page, let count):
            Wording("pins.page", "Page {page} of {count}", ["page": .number(page), "count": .number(count)])
        case .noteCount(let count): Wording("pins.noteCount", "{n:note|notes}", ["n": .number(count)])
        case .row(let name): Wording("pins.row", "{name}", ["name": .text(name)])
        case .sort(let sort): Wording("pins.sort", "Sort: {order}", ["order": .wording(Self.order(sort).wording)])
        case .order(.near): Wording("pins.order.near", "nearest first")
        case .order(.name): Wording("pins.order.name", "by name")
        case .order(.new): Wording("pins.order.new", "newest first")
        case .order(.used): Wording("pins.order.used", "most used")
        case .order(.mine): Wording("pins.order.mine", "my order")
        }
    }
}
