import Actions
import Core
import Store

/// Places, eight a page, in one of six orders: all of one's own, favourites, wishes, where one has been, those with a
/// label, or those on a named list.
struct PlacesCard: Card {
    /// Rows to open or to move, or the orders or other selections to choose from.
    enum Mode: String { case rows = "", sort, filter, move }

    static let verb = "pins"
    static let rowsPerPage = 8
    let selection: PlaceSelection
    let sort: PlaceSort
    let page: Int
    let mode: Mode

    init(_ selection: PlaceSelection = .all, sort: PlaceSort, page: Int = 0, mode: Mode = .rows) {
        self.selection = selection
        self.sort = sort
        self.page = page
        self.mode = mode
    }

    init?(_ arguments: [String]) {
        guard (3...4).contains(arguments.count), let sort = PlaceSort(rawValue: arguments[0]),
            let page = PageCode.read(arguments[1]), let mode = Mode(rawValue: arguments[2]),
            let selection = arguments.count == 3 ? .all : PlaceSelection(code: arguments[3])
        else { return nil }
        self.init(selection, sort: sort, page: page, mode: mode)
    }

    var arguments: [String] {
        [sort.rawValue, "\(page)", mode.rawValue] + (selection == .all ? [] : [selection.code])
    }

    /// A list's card is the same whether it shows places or notes.
    var subject: String {
        switch selection {
        case .all: Self.verb
        case .list(let id): NotesCard(home: .heading(id)).subject
        default: "\(Self.verb):\(selection.code)"
        }
    }

    /// The list that it shows.
    var home: NoteHome? { if case .list(let id) = selection { .heading(id) } else { nil } }

    func render(in session: Session) throws -> CardFace? {
        let whose = try home?.thing.flatMap { try session.whose($0) }
        if home != nil, whose == nil { return nil }
        let count = try session.placeCount(selection)
        guard count > 0 || home != nil else { return try empty(session) }
        let pages = Pages(count: count, size: Self.rowsPerPage, page: page)
        let rows = try session.places(selection, sort: sort, offset: pages.offset, limit: Self.rowsPerPage)
        var lines = try [head(count: count, in: session)]
        lines += try rows.enumerated().map {
            try line($0.element, number: pages.offset + $0.offset + 1, session)
        }
        lines += pages.line(session.voice)
        lines += try noteLines(in: session) + (whose?.lines ?? [])
        let buttons = try buttons(rows, whose, pages, session)
        let seen = home == nil ? [] : rows.map { "place:\($0.place.id)" }
        return CardFace(lines.joined(), buttons: buttons, topics: topics(session) + seen + (whose?.topics ?? []))
    }

    private func topics(_ session: Session) -> [String] {
        guard let home else { return ["pins:\(session.viewer)"] }
        return [session.topic(of: home)] + home.topics
    }

    private func empty(_ session: Session) throws -> CardFace {
        let voice = session.voice
        let foot =
            selection == .all
            ? PinHere().button(StartReply.pinHere, voice)
            : ShowCard(PlacesCard(sort: .new)).button(PlacesReply.filter(.all), voice)
        let buttons = session.isGroup ? [] : [[foot, HelpPress(area: .places).button(CommonReply.help, voice)]]
        return CardFace(
            voice.say(PlacesReply.none(selection, isGroup: session.isGroup)),
            buttons: try session.exampleRow() + buttons, topics: topics(session))
    }
}

extension PlacesCard: SelectableCard {
    func things(offset: Int, limit: Int, in session: Session) throws -> [Thing] {
        try session.places(selection, sort: sort, offset: offset, limit: limit).map { .place($0.place.id) }
    }

    func rowTopics(in session: Session) -> [String] { topics(session) }
}
