import Actions
import Core
import Store

/// To which of them a list of things to do can be narrowed: a priority, and when they are due.
struct TaskNarrowCard: Card {
    static let verb = "narrow"
    let scope: TaskScope
    init(_ scope: TaskScope) { self.scope = scope }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let scope = TaskScope(code: arguments[0]), TaskNarrowing(scope) != nil else {
            return nil
        }
        self.scope = scope
    }
    var arguments: [String] { [scope.code] }
    var subject: String { TasksCard(scope).subject }

    func render(in session: Session) throws -> CardFace? {
        guard let now = TaskNarrowing(scope) else { return nil }
        let voice = session.voice
        let title = try session.name(of: scope)
        let levels = [1, 2, 3].map { level -> Button in
            var new = now
            new.priority = now.priority == level ? nil : level
            return button(new, .level(level, isOn: now.priority == level), voice)
        }
        let spans = TaskNarrowing.Span.allCases.map { span -> Button in
            var new = now
            new.span = now.span == span ? nil : span
            return button(new, .span(span, isOn: now.span == span), voice)
        }
        let count = try session.taskCount(scope.selection(session.present))
        let show = ShowCard(TasksCard(scope)).button(FilterReply.show(count), voice)
        return CardFace(
            voice.say(FilterReply.narrow(title)), buttons: [levels, spans, [show]], topics: ["tasks:\(session.viewer)"])
    }

    private func button(_ new: TaskNarrowing, _ reply: FilterReply, _ voice: Voice) -> Button {
        ShowCard(TaskNarrowCard(new.scope)).button(reply, voice)
    }
}

extension TasksCard {
    /// To see fewer of them, and to keep what is seen under a name; of what is kept so, its name.
    func filterButtons(_ session: Session) throws -> [[Button]] {
        guard TaskNarrowing(scope) != nil, scope.list == nil, scope != .open else { return [] }
        let voice = session.voice
        let narrow = ShowCard(TaskNarrowCard(scope)).button(FilterReply.narrowButton, voice)
        guard let saved = try session.taskFilter(showing: filterCode) else {
            return [[narrow, SaveFilter(self).button(FilterReply.save, voice)]]
        }
        return [
            [
                narrow, FilterPress(saved.id, .rename).button(FilterReply.rename, voice),
                FilterPress(saved.id, .delete).button(FilterReply.delete, voice),
            ]
        ]
    }

    /// The list from its first page on.
    var filterCode: String { TasksCard(scope, sort: sort).code }
}

extension Session {
    /// What a list is of, in words: "#home, P1, today".
    func name(of scope: TaskScope) throws -> String {
        guard let narrowing = TaskNarrowing(scope) else { return voice.words(TaskReply.all) }
        let base =
            switch narrowing.base {
            case .list(let id): try heading(id)?.signed ?? ""
            case .place(let id): "📍 " + (try name(of: .place(id)) ?? "")
            case .label(let label): try signed(label, of: viewer)
            default: voice.words(TaskReply.all)
            }
        let parts = [narrowing.priority.map { "P\($0)" }, narrowing.span.map { voice.words(FilterReply.plain($0)) }]
        return ([base] + parts.compactMap(\.self)).joined(separator: ", ")
    }
}
