import Actions
import Core
import Store

/// One's named lists, by name, with how much is on each; on the first page those of others that are shared with one.
struct MyListsCard: PageCard {
    static let verb = "lists"
    static let rowsPerPage = 8
    private static let mostOfOthers = 8
    let page: Int

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice, size = Self.rowsPerPage
        let count = try session.namedListCount()
        let lists = try session.namedLists(offset: page * size, limit: size + 1)
        let shown = lists.prefix(size)
        var lines = [voice.say(count == 0 ? ListReply.none : .title(count))]
        lines += shown.enumerated().map { index, list in
            RichText("\(page * size + index + 1). ") + session.sign(before: list.heading.audience)
                + RichText(list.heading.signed, .bold) + RichText(" – ") + voice.say(ListReply.holds(list))
        }
        lines.append(voice.say(session.audienceLine(ofRows: shown.map(\.heading.audience))))
        let ofOthers = try page == 0 ? session.listsOfOthers(limit: Self.mostOfOthers) : []
        if !ofOthers.isEmpty { lines.append(voice.say(ListReply.ofOthers)) }
        lines += ofOthers.map { RichText("☰ ") + RichText($0.signed, .bold) }
        let rows = try (shown.map(\.heading) + ofOthers).compactMap { list in
            try session.card(of: .heading(list.id)).map {
                [ShowCard($0).button(PlacesReply.row(list.signed), voice)]
            }
        }
        let pages = Pages(page: page, size: size, hasMore: lists.count > size)
        let foot = [
            ShowCard(TasksCard(.open)).button(TaskReply.all, voice),
            ShowCard(PlacesCard(.liked, sort: .new)).button(ListReply.favourites, voice),
            HelpPress(area: .visits).button(CommonReply.help, voice),
            BeginList().button(ListReply.new, voice),
        ]
        return CardFace(
            lines.joined(),
            buttons: rows + (page == 0 ? try session.filterRows() : []) + pages.buttons(voice) { MyListsCard(page: $0) }
                + [foot],
            topics: ["lists:\(session.viewer)", "tasks:\(session.viewer)", "notes:of:\(session.viewer)"]
                + (shown.map(\.heading) + ofOthers).map { "heading:\($0.id)" }
        )
    }
}

extension MyListsCard: ListCard {
    func count(in session: Session) throws -> Int { try session.namedListCount() }
    func thing(at offset: Int, in session: Session) throws -> Thing? {
        try session.namedLists(offset: offset, limit: 1).first.map { .heading($0.heading.id) }
    }
}

/// What can be done with a named list by a button.
struct ListPress: Press, StepCoded {
    enum Step: String, CaseIterable { case rename, delete, deleteForAll }

    static let verb = "listDo"
    let id: HeadingID
    let step: Step

    func perform(in session: Session) throws -> (any Reply)? {
        let heading = try session.listToChange(id)
        switch step {
        case .rename: try session.ask(ListNameQuestion(list: id), saying: PlaceReply.newName(heading.name))
        case .delete: try session.deleteListSaying(id)
        case .deleteForAll: try session.deleteListSaying(id, isSure: true)
        }
        return nil
    }
}

extension Session {
    func makeListSaying(_ name: String) throws {
        if let known = try heading(named: name) { return try showList(known, note: ListReply.thereIs(name)) }
        try show(TasksCard(.list(keepList(named: name))), note: ListReply.made(name))
    }

    /// Puts places on the list of that name, which is made where there is none, all as one change.
    func putSaying(_ refs: [PlaceRef], onListNamed name: String, isSure: Bool = false) throws {
        let known = try heading(named: name)
        if !isSure, let list = try known.flatMap({ try heading($0) }), try asksOpenly(refs, onto: list) { return }
        var names: [String] = []
        let list = try change(.add, voice.words(ListReply.put(name))) {
            let list = try known ?? keepList(named: name)
            for ref in refs {
                try keeping(ref) { pin in
                    if try self.list(pin.id, on: list) { names.append(pin.name) }
                }
            }
            return list
        } subject: {
            .heading($0)
        }
        let title = try heading(list)?.name ?? name
        try showList(list, note: names.isEmpty ? ListReply.onAlready(title) : .added(names, to: title))
    }

    func renameListSaying(_ id: HeadingID, to name: String) throws {
        let heading = try renameList(id, to: PlaceName(checking: name).text)
        try showList(id, note: PlaceReply.renamed(heading.name))
    }

    /// A list that others use is deleted only once a button says so; they are told.
    func deleteListSaying(_ id: HeadingID, isSure: Bool = false) throws {
        let old = try listToChange(id)
        let users = try usersOfList(id)
        guard isSure || users.isEmpty else { return try askToDelete(old, usedBy: users) }
        let (places, notes) = try (placeCount(.list(id)), noteCount(in: .heading(id)))
        let tasks = try taskCount(.list(id))
        try deleteList(id)
        try tellListGone(users)
        try tell(ListReply.deleted(old.name, places: places, notes: notes, tasks: tasks))
    }

    func showList(_ id: HeadingID, note: (any Reply)? = nil) throws {
        guard let card = try card(of: .heading(id)) else { throw try Refusal(gone(.heading(id))) }
        try show(card, note: note)
    }
}
