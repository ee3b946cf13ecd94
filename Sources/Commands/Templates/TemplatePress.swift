import Actions
import Core
import Language
import Store

/// What can be done with a template of one's own by a button.
struct TemplatePress: Press, StepCoded {
    enum Step: String, CaseIterable, Codable { case add, rename, describe, delete }

    static let verb = "templateDo"
    let id: TemplateID
    let step: Step

    func perform(in session: Session) throws -> (any Reply)? {
        let template = try session.templateToChange(id)
        guard step != .delete else {
            try session.deleteTemplateSaying(id)
            return nil
        }
        try session.asNewMessage {
            try session.ask(
                TemplateFieldQuestion(template: id, step: step), saying: TemplateReply.ask(step, template.name))
        }
        return nil
    }
}

/// Waits for a part of a template.
struct TemplateFieldQuestion: Question {
    static let verb = "templateField"
    let template: TemplateID
    let step: TemplatePress.Step
    var subject: Thing? { .template(template) }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard spoken.isPlainAnswer else { return false }
        switch step {
        case .add: try session.addSaying(spoken.text, to: template)
        case .rename: try session.renameTemplateSaying(template, to: spoken.unquoted)
        case .describe:
            let line = try TemplateLine(checking: spoken.unquoted).text
            _ = try session.describeTemplate(template, as: line)
            try session.show(TemplateCard(template), note: ReminderReply.followed)
        case .delete: return false
        }
        try session.clearQuestion()
        return true
    }
}

/// What a template is for, as it can be kept.
struct TemplateLine {
    static let longest = 300
    let text: String

    init(checking words: String) throws {
        text = try words.asOneLine.kept(upTo: Self.longest, orRefuse: TemplateReply.lineTooLong)
    }
}

/// Lets everyone see a template, or takes it back; copies of it stay.
struct PublishTemplate: Press, SwitchCoded {
    static let verb = "publishTemplate"
    let about: TemplateID
    let isOn: Bool

    func perform(in session: Session) throws -> (any Reply)? {
        let sharing = try session.sharingToChange(of: .template(about))
        if isOn { try session.requireAccount(then: self) }
        let audience: Audience = isOn ? .everyone : sharing.audience == .everyone ? .onlyMe : sharing.audience
        try session.share(.template(about), with: audience)
        let isNew = session.lastEntry != nil
        try session.show(
            TemplateCard(about), note: isNew ? isOn ? TemplateReply.published : .takenBack : nil)
        return nil
    }
}

extension Session {
    func deleteTemplateSaying(_ id: TemplateID) throws {
        let old = try templateToChange(id)
        try deleteTemplate(id)
        try tell(TemplateReply.deleted(old.name))
    }

    func renameTemplateSaying(_ id: TemplateID, to name: String) throws {
        let template = try renameTemplate(id, to: PlaceName(checking: name).text)
        try show(TemplateCard(id), note: PlaceReply.renamed(template.name))
    }

    /// Every line, and what stands between commas, is a thing.
    func addSaying(_ words: String, to id: TemplateID) throws {
        let parts = words.split(whereSeparator: \.isNewline).flatMap {
            ThingsInLine.parts(of: String($0), language: language)
        }
        let items = try parts.filter { !$0.trimmed.isEmpty }.map { part in
            let line = LineReader.read(part, language: language)
            let slots = WishSlots.slots(of: line, for: TaskCommand.about.intent, names: .none, isAsked: true)
            return NewTemplateItem(try TaskText(checking: slots.text(SlotName.title) ?? part), slots)
        }
        guard !items.isEmpty else { throw Refusal(TaskReply.empty) }
        try addItems(items, to: id)
        try show(TemplateCard(id), note: TemplateReply.added(items.count))
    }

    /// Takes off what fits the words best.
    func removeSaying(_ words: String, from id: TemplateID) throws {
        let items = try items(of: id).map(\.item)
        let finder = TitleFinder(items.map { ($0.id.rawValue, $0.title) }, language: language)
        let found = finder.find(words)
        guard found.count == 1, let item = items.first(where: { $0.id.rawValue == found[0] }) else {
            throw Refusal(found.isEmpty ? TemplateReply.noItem(words) : .severalItems(words, found.count))
        }
        try removeItem(item)
        try show(TemplateCard(id), note: TemplateReply.removed(item.title))
    }
}

extension NewTemplateItem {
    fileprivate init(_ title: TaskText, _ slots: Slots) {
        self.init(title.text)
        labels = slots.all.compactMap { if case .label(let label) = $0.value { label } else { nil } }
        if case .number(let level)? = slots[SlotName.priority]?.value, (1...3).contains(level) { priority = Int(level) }
    }
}
