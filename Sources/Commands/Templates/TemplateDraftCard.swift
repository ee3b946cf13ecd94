import Actions
import Core
import Language
import Store

/// What of a list would go along into a template: seen before it is kept, with a button for each part.
struct TemplateDraftCard: Card {
    static let verb = "newTemplate"
    let list: HeadingID
    let parts: TemplateParts

    init(_ list: HeadingID, _ parts: TemplateParts = []) { (self.list, self.parts) = (list, parts) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let list = HeadingID(arguments[0]), let parts = TemplateParts(code: arguments[1])
        else { return nil }
        self.init(list, parts)
    }

    var arguments: [String] { ["\(list)", parts.code] }
    var subject: String { "newTemplate:\(list)" }
    var thing: Thing? { .heading(list) }

    /// nil also where nothing is on the list, or it is another's to look at only.
    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup, let whose = try session.whose(.heading(list)), let draft = try draft(in: session) else {
            return nil
        }
        let voice = session.voice, items = draft.template.items
        var lines = [voice.say(TemplateDraftReply.title(draft.template.name, items.count))]
        lines += items.prefix(TemplateLines.shown).enumerated().flatMap {
            TemplateLines.rows($0.offset + 1, $0.element)
        }
        if items.count > TemplateLines.shown {
            lines.append(voice.say(TemplateReply.more(items.count - TemplateLines.shown)))
        }
        lines += session.leftOut(of: draft, with: parts)
        lines.append(voice.say(TemplateDraftReply.onlyYou))
        return CardFace(
            lines.joined(), buttons: try buttons(draft, in: session),
            topics: ["tasks:list:\(list)", "heading:\(list)"] + whose.topics)
    }

    private func draft(in session: Session) throws -> TemplateDraft? {
        do { return try session.draft(of: list, with: parts) } catch is Refusal { return nil }
    }

    private func buttons(_ draft: TemplateDraft, in session: Session) throws -> [[Button]] {
        let voice = session.voice
        let known = try session.ownTemplate(named: draft.template.name)
        var save = [SaveTemplate(list, parts, isNew: true).button(TemplateDraftReply.save(isNew: known != nil), voice)]
        if known != nil {
            save.append(
                SaveTemplate(list, parts, isNew: false).button(TemplateDraftReply.replace(draft.template.name), voice))
        }
        let toggles = TemplateParts.each.filter(draft.has.contains).map { part in
            let other = TemplateDraftCard(list, parts.symmetricDifference(part))
            return [ShowCard(other).button(TemplateDraftReply.part(part, isWanted: !parts.contains(part)), voice)]
        }
        let back = try session.card(of: .heading(list)).map { [[ShowCard($0).button(CommonReply.back, voice)]] } ?? []
        return [save] + toggles + back
    }
}

extension TemplateParts {
    /// "pd" for people and details, "0" for nothing.
    var code: String {
        let letters = zip(Self.each, "pld").filter { contains($0.0) }.map { String($0.1) }.joined()
        return letters.isEmpty ? "0" : letters
    }

    init?(code: String) {
        self = zip(Self.each, "pld").filter { code.contains($0.1) }.reduce(into: []) { $0.insert($1.0) }
        guard self.code == code else { return nil }
    }
}

/// Shows what a list would be as a template; from a group in the private chat of whoever asks.
struct MakeTemplate: Press, OneCoded {
    static let verb = "makeTemplate"
    let list: HeadingID
    init(_ list: HeadingID) { self.list = list }
    var about: HeadingID { list }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.showTemplateDraft(of: list)
        return nil
    }
}

extension Session {
    /// - Throws: the sentence to be shown where the list is not the actor's to take.
    func showTemplateDraft(of list: HeadingID) throws {
        _ = try draft(of: list, with: [])
        let card = TemplateDraftCard(list)
        guard isGroup else { return try show(card) }
        guard let chat = try transaction.noticeChat(of: actor.owner) else {
            let door = Button(voice.words(GroupReply.openPrivate), .invite(StartCode.fromGroup.text))
            return try say(Outgoing(voice.say(GroupReply.writeFirst), buttons: [[door]]))
        }
        try notify(chat.id, subject: card.subject, code: card.code)
        if pressed == nil { try say(reply: GroupReply.sentPrivately) } else { popUp = GroupReply.sentPrivately }
    }
}

extension Session {
    /// What of a list does not go along into a template; nothing where all does.
    fileprivate func leftOut(of draft: TemplateDraft, with parts: TemplateParts) -> [RichText] {
        var replies: [TemplateDraftReply] = []
        if draft.names > 0 { replies.append(.namesOut(draft.names)) }
        if draft.dropped > 0 { replies.append(.dropped(draft.dropped)) }
        let others = [TemplateParts.places, .details].filter { draft.has.contains($0) && !parts.contains($0) }
        let left = (replies + others.map { .out($0) }).map { voice.words($0) }
        return left.isEmpty ? [] : [voice.say(TemplateDraftReply.leftOut(left))]
    }

    /// Keeps a list as a template of another name, with nothing in it that is personal.
    func saveTemplateSaying(of list: HeadingID, named name: String) throws {
        guard !isGroup else { throw Refusal(TemplateRefusal.onlyInPrivate) }
        let draft = try draft(of: list, with: [])
        var new = draft.template
        new.name = name
        let template = try keepTemplate(new)
        let note = [voice.say(TemplateReply.saved)] + leftOut(of: draft, with: [])
        try show(TemplateCard(template.id), note: ReminderReply.whole(note.joined()))
    }
}

/// Keeps a list as a template, as a further one or in the place of that which has its name.
struct SaveTemplate: Press {
    static let verb = "saveTemplate"
    let list: HeadingID
    let parts: TemplateParts
    let isNew: Bool
    init(_ list: HeadingID, _ parts: TemplateParts, isNew: Bool) {
        (self.list, self.parts, self.isNew) = (list, parts, isNew)
    }
    init?(_ arguments: [String]) {
        guard arguments.count == 3, let list = HeadingID(arguments[0]), let parts = TemplateParts(code: arguments[1]),
            ["new", "old"].contains(arguments[2])
        else { return nil }
        self.init(list, parts, isNew: arguments[2] == "new")
    }
    var arguments: [String] { ["\(list)", parts.code, isNew ? "new" : "old"] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard !session.isGroup else { throw Refusal(TemplateRefusal.onlyInPrivate) }
        let draft = try session.draft(of: list, with: parts)
        let template = try session.keepTemplate(draft.template, insteadOfNamesake: !isNew)
        try session.show(TemplateCard(template.id), note: TemplateReply.saved)
        return nil
    }
}

extension Session {
    /// A list as a template, with those parts; who is only likely named counts as somebody named.
    fileprivate func draft(of list: HeadingID, with parts: TemplateParts) throws -> TemplateDraft {
        try templateDraft(of: list, with: parts) { LikelyNames.find(in: $0, language: language) }
    }
}
