import Actions
import Core
import Store

/// What a new list can begin from: one's own templates, then those of others that are used most.
struct BeginListCard: PageCard {
    static let verb = "beginFrom"
    static let rowsPerPage = 8
    let page: Int

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice, size = Self.rowsPerPage
        let found = try session.templatesToBeginFrom(offset: page * size, limit: size + 1)
        let shown = found.prefix(size)
        var lines = [voice.say(found.isEmpty && page == 0 ? TemplateReply.noneToUse : .whichToUse)]
        for (index, template) in shown.enumerated() {
            lines.append(try TemplateRow(template, in: session).line(page * size + index + 1))
        }
        let rows = shown.map { [UseTemplate($0.id).button(PlacesReply.row($0.name), voice)] }
        let pages = Pages(page: page, size: size, hasMore: found.count > size)
        let foot = [
            ShowCard(TemplatesCard(.init(.used))).button(TemplateReply.store, voice),
            CancelPress().button(CommonReply.cancel, voice),
        ]
        return CardFace(
            lines.joined(), buttons: rows + pages.buttons(voice) { BeginListCard(page: $0) } + [foot],
            topics: ["templates:\(session.viewer)"] + shown.map { "template:\($0.id)" })
    }
}

/// Asks how a new list begins: empty, by its name, or from a template.
struct BeginList: BarePress {
    static let verb = "beginList"
    func perform(in session: Session) throws -> (any Reply)? {
        try session.asNewMessage { try session.askForNewList() }
        return nil
    }
}

extension Session {
    /// Typed words are the name of an empty one.
    func askForNewList() throws {
        try ask(ListNameQuestion())
        let buttons = [
            NewList(nil).button(TemplateReply.empty, voice),
            ShowCard(BeginListCard()).button(TemplateReply.fromTemplate, voice),
        ]
        let cancel = CancelPress().button(CommonReply.cancel, voice)
        try say(Outgoing(voice.say(TemplateReply.howToBegin), buttons: [buttons, [cancel]]))
    }
}

/// Begins a list from a template: a new one, with the template's name.
struct UseTemplate: Press, OneCoded {
    static let verb = "useTemplate"
    let id: TemplateID
    init(_ id: TemplateID) { self.id = id }
    var about: TemplateID { id }

    func perform(in session: Session) throws -> (any Reply)? {
        if try session.question(as: ListNameQuestion.self) != nil { try session.clearQuestion() }
        try session.beginSaying(from: id, named: nil)
        return nil
    }
}

/// What was done on a list is to be done once more.
struct AgainPress: Press, OneCoded {
    static let verb = "again"
    let list: HeadingID
    init(_ list: HeadingID) { self.list = list }
    var about: HeadingID { list }

    func perform(in session: Session) throws -> (any Reply)? {
        let count = try session.beginAgain(list)
        try session.show(TasksCard(.list(list)), note: count == 0 ? nil : TemplateReply.again(count))
        return nil
    }
}

extension Session {
    /// On the list of that name where there is one; else on a new one. Without a name the list has the template's.
    func beginSaying(from id: TemplateID, named name: String?) throws {
        let known = try name.flatMap { try heading(named: $0) ?? listOfOthers(named: $0) }
        let template = try templateToUse(id)
        let (list, count) = try begin(from: id, on: known, named: name)
        let listName = try heading(list)?.name ?? template.name
        try show(
            TasksCard(.list(list)),
            note: known == nil
                ? TemplateReply.begun(listName, template.name, count) : .put(count, template.name, listName))
    }
}

extension Session {
    /// From the template of that name, else from what is on the list of that name.
    func beginSaying(named name: String, like source: String) throws {
        if let template = try ownTemplate(named: source) { return try beginSaying(from: template.id, named: name) }
        guard let old = try heading(named: listName(source)) ?? listOfOthers(named: source) else {
            guard try templatesNamed(limit: 500).contains(where: { $0.title.isSaid(by: source) }) else {
                let store = ShowCard(TemplatesCard(.init(.used))).button(TemplateReply.store, voice)
                let help = HelpPress(area: .tasks).button(CommonReply.help, voice)
                throw Refusal(TemplateReply.noSource(source, name), buttons: [[store, help]])
            }
            return try act(.use(name), onTemplateNamed: source)
        }
        let (list, count) = try copyList(old, named: name)
        let sourceName = try heading(old)?.name ?? source
        try show(TasksCard(.list(list)), note: TemplateReply.copied(heading(list)?.name ?? name, sourceName, count))
    }
}

extension TasksCard {
    /// Where something on a list of one's own is done: all of it once more, or as a template for later.
    func againButtons(_ session: Session) throws -> [[Button]] {
        guard let list = scope.list, case let count = try session.againCount(list), count > 0 else { return [] }
        return [
            [
                AgainPress(list).button(TemplateReply.againButton(count), session.voice),
                MakeTemplate(list).button(TemplateDraftReply.make, session.voice),
            ]
        ]
    }
}
