package import Core
package import Store

/// What a list would be as a template, and what stays behind.
package struct TemplateDraft: Sendable {
    package let template: NewTemplate
    /// What the list has of each part, whether it goes along or not.
    package let has: TemplateParts
    /// Names of people that were taken out.
    package let names: Int
    /// Entries of which nothing was left without a name.
    package let dropped: Int
}

extension Session {
    /// A list that the viewer may make a template of: who may change it, work on it, or in its group change it.
    /// - Throws: the sentence to be shown where it is none.
    func listForTemplate(_ id: HeadingID) throws -> HeadingRecord {
        guard let list = try heading(id) else { throw Refusal(ActionReply.gone) }
        guard try mayChange(.heading(id)) || mayWork(on: .heading(id)) || mayChangeInGroup(list) else {
            throw try notToChange
        }
        return list
    }

    /// A list as a template, with those parts. `likelyNames`: who seems to be named in a text.
    package func templateDraft(
        of id: HeadingID, with parts: TemplateParts, likelyNames: (String) -> [String] = { _ in [] }
    ) throws -> TemplateDraft {
        let list = try listForTemplate(id)
        let tasks = try tasksForTemplate(of: id).map { (task: $0, steps: try steps(of: $0.id).map(\.title)) }
        let texts = [list.name] + tasks.flatMap { [$0.task.title, $0.task.details] + $0.steps }
        var maker = TemplateMaker(try namesToRemove(besides: texts.flatMap(likelyNames)), parts)
        for (task, steps) in tasks {
            maker.add(try draft(of: task), place: try task.place.flatMap { try place($0)?.name }, steps: steps)
        }
        guard !maker.items.isEmpty || maker.dropped > 0 else { throw Refusal(TemplateRefusal.nothingToDo(list.name)) }
        return maker.draft(named: list.name, language: languageTag)
    }

    /// Of people one has to do with, one's own, and what looks like a name.
    private func namesToRemove(besides likely: [String]) throws -> NameRemoval {
        let people = try acquaintances()
        let own = try profile(actor)
        let known = (people + [own].compactMap(\.self)).flatMap { [$0.name] + ($0.username.map { [$0] } ?? []) }
        return NameRemoval(known + likely)
    }

    /// All that is or was to be done on a list, each title once, in the list's own order.
    private func tasksForTemplate(of list: HeadingID) throws -> [TaskRecord] {
        let all = try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE heading = \(list) AND parent IS NULL AND \(visible(.task))
                ORDER BY doneAt IS NOT NULL, doneAt DESC, rank, id LIMIT 1000
                """)
        return all.eachTitleOnce.prefix(Self.mostTemplateItems).sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
    }

    /// In the group's own chat the actor could change it.
    private func mayChangeInGroup(_ list: HeadingRecord) throws -> Bool {
        guard try transaction.isMember(actor, of: list.owner) else { return false }
        let eyes = Viewpoint(viewer: list.owner, actor: actor, now: now)
        return try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM heading WHERE id = \(list.id)
                    AND \(Visibility.changeable(.heading, as: "heading", from: eyes)))
                """) == true
    }
}

extension [TaskRecord] {
    /// The first of each title; case does not matter.
    var eachTitleOnce: [TaskRecord] {
        var known: Set<String> = []
        return filter { known.insert($0.title.lowercased()).inserted }
    }
}

/// Puts together a template of what was on a list.
struct TemplateMaker {
    private let removal: NameRemoval
    private let parts: TemplateParts
    private(set) var items: [NewTemplateItem] = []
    private(set) var dropped = 0
    private var has: TemplateParts = []
    private var names = 0

    init(_ removal: NameRemoval, _ parts: TemplateParts) { (self.removal, self.parts) = (removal, parts) }

    mutating func add(_ task: NewTask, place: String?, steps: [String]) {
        if place != nil { has.insert(.places) }
        if !task.details.isEmpty { has.insert(.details) }
        let title = cleaned(task.title, place)
        let steps = steps.map { cleaned($0, place) }.filter { !$0.isEmpty }
        guard !title.isEmpty else { return dropped += 1 }
        var item = NewTemplateItem(title)
        (item.priority, item.steps, item.labels) = (task.priority, steps, task.labels)
        if parts.contains(.places) { item.place = place }
        if parts.contains(.details) { item.details = cleaned(task.details, place) }
        items.append(item)
    }

    func draft(named name: String, language: String) -> TemplateDraft {
        let clean = parts.contains(.people) ? name : removal(name).text
        var template = NewTemplate(name: clean.isEmpty ? name : clean, language: language)
        template.items = items
        return TemplateDraft(template: template, has: has, names: names, dropped: dropped)
    }

    /// Without what is not to go along. A place is known by the name that it has with its owner.
    private mutating func cleaned(_ text: String, _ place: String?) -> String {
        var text = text
        let found = removal(text)
        if found.count > 0 { has.insert(.people) }
        if !parts.contains(.people) { (text, names) = (found.text, names + found.count) }
        if let place, !parts.contains(.places) { text = NameRemoval(wholly: place)(text).text }
        return text
    }
}
