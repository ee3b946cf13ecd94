import Actions
import Core
import Language
import Store

/// Templates that everyone sees, or one's own: a page of them, the most used or the newest first, or those with some
/// words.
struct TemplatesCard: Card {
    static let verb = "tpl"
    static let rowsPerPage = 8
    let selection: TemplateSelection
    let page: Int

    init(_ selection: TemplateSelection, page: Int = 0) { (self.selection, self.page) = (selection, page) }

    init?(_ arguments: [String]) {
        guard arguments.count == 3 || arguments.count == 4,
            let order = TemplateSelection.Order(rawValue: arguments[0]), ["o", "a"].contains(arguments[1]),
            let page = PageCode.read(arguments[2])
        else { return nil }
        let words = arguments.count == 4 ? SearchWords(arguments[3]) : nil
        guard arguments.count == 3 || words != nil else { return nil }
        self.init(.init(order, isOwnLanguage: arguments[1] == "o", words: words), page: page)
    }

    var arguments: [String] {
        [selection.order.rawValue, selection.isOwnLanguage ? "o" : "a", "\(page)"]
            + (selection.words.map { [$0.code] } ?? [])
    }
    var subject: String { Self.verb }

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup || selection.order != .mine else { return nil }
        let voice = session.voice, count = try session.templateCount(selection)
        let pages = Pages(count: count, size: Self.rowsPerPage, page: page)
        let templates = try session.templates(selection, offset: pages.offset, limit: Self.rowsPerPage)
        var lines = [voice.say(TemplateListReply.title(selection, count, language: session.language))]
        for (index, template) in templates.enumerated() {
            lines.append(try TemplateRow(template, in: session).line(pages.offset + index + 1))
        }
        lines += pages.line(voice)
        let rows = templates.map { [ShowCard(TemplateCard($0.id)).button(PlacesReply.row($0.name), voice)] }
        return CardFace(
            lines.joined(), buttons: rows + pages.buttons(voice) { TemplatesCard(selection, page: $0) } + foot(session),
            topics: ["templates:\(session.viewer)"] + templates.map { "template:\($0.id)" })
    }

    private func foot(_ session: Session) -> [[Button]] {
        let voice = session.voice
        let orders = TemplateSelection.Order.allCases.filter { order in
            order != selection.order && !(session.isGroup && order == .mine)
        }.map { order in
            ShowCard(TemplatesCard(with { $0.order = order })).button(TemplateListReply.order(order), voice)
        }
        let isOwn = selection.isOwnLanguage
        let language = ShowCard(TemplatesCard(with { $0.isOwnLanguage.toggle() })).button(
            isOwn ? TemplateListReply.allLanguages : .onlyLanguage(session.language), voice)
        let search = SearchTemplates().button(TemplateListReply.search, voice)
        let help = HelpPress(area: .tasks).button(CommonReply.help, voice)
        return [orders, (selection.order == .mine ? [] : [language]) + [search, help]]
    }

    private func with(_ change: (inout TemplateSelection) -> Void) -> TemplateSelection {
        var new = selection
        change(&new)
        return new
    }
}

extension TemplatesCard: ListCard {
    func count(in session: Session) throws -> Int { try session.templateCount(selection) }
    func thing(at offset: Int, in session: Session) throws -> Thing? {
        try session.templates(selection, offset: offset, limit: 1).first.map { .template($0.id) }
    }
}

/// A template as one line of a list.
struct TemplateRow {
    private let template: TemplateRecord
    private let session: Session
    init(_ template: TemplateRecord, in session: Session) { (self.template, self.session) = (template, session) }

    func line(_ number: Int) throws -> RichText {
        let isMine = template.owner == session.viewer
        let sign = isMine ? session.sign(before: template.audience) : ""
        var facts = [session.voice.say(TemplateListReply.things(try session.itemCount(of: template.id)))]
        if !isMine, let owner = try session.profile(PersonID(template.owner.rawValue)) {
            facts.append(session.voice.say(WhoseReply.by(owner.called)))
        }
        if template.uses > 0 { facts.append(session.voice.say(TemplateListReply.used(template.uses))) }
        return RichText("\(number). ") + sign + RichText(template.name, .bold) + " – " + facts.joined(separator: ", ")
    }
}

/// Asks for words to find templates by.
struct SearchTemplates: BarePress {
    static let verb = "findTemplates"
    func perform(in session: Session) throws -> (any Reply)? {
        try session.asNewMessage { try session.ask(TemplateWordsQuestion(), saying: TemplateListReply.what) }
        return nil
    }
}

/// Waits for the words to find templates by.
struct TemplateWordsQuestion: Question {
    static let verb = "templateWords"
    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty, !spoken.meansCommand else { return false }
        try session.showTemplates(about: spoken.unquoted)
        try session.clearQuestion()
        return true
    }
}

extension Session {
    /// In all languages: what is looked for by words says itself in which.
    func showTemplates(about text: String) throws {
        guard let words = SearchWords(text) else { throw Refusal(TemplateListReply.what) }
        try show(TemplatesCard(.init(.used, isOwnLanguage: false, words: words)))
    }
}
