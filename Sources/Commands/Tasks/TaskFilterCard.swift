import Actions
import Core
import Store

/// By what the page of all to-dos can be narrowed: lists, labels and places that have any.
struct TaskFilterCard: BareCard {
    static let verb = "taskFilter"

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        let choices = try session.taskGroups(limit: 10)
        let buttons = try choices.compactMap { choice -> Button? in
            guard let (scope, name) = try scope(of: choice.group, session) else { return nil }
            return ShowCard(TasksCard(scope)).button(TaskViewReply.filterRow(name, choice.count), voice)
        }
        let rows = buttons.inRows(of: 2)
        let saved = try session.filterRows()
        let narrow = ShowCard(TaskNarrowCard(.open)).button(FilterReply.byLevel, voice)
        let back = ShowCard(TasksCard(.open)).button(CommonReply.back, voice)
        return CardFace(
            voice.say(buttons.isEmpty ? TaskViewReply.noFilters : .filterTitle),
            buttons: saved + rows + [[narrow, back]],
            topics: ["tasks:\(session.viewer)", "lists:\(session.viewer)"])
    }

    private func scope(of group: TaskSelection, _ session: Session) throws -> (TaskScope, String)? {
        switch group {
        case .list(let id): try session.heading(id).map { (.list(id), "☰ \($0.signed)") }
        case .place(let id): try session.place(id).map { (.place(id), "📍 \($0.name)") }
        case .occasion(let id): try session.occasion(id).map { (.occasion(id), "◇ \($0.signed)") }
        case .label(let label) where TaskLabel.fits(label):
            (.label(label), try session.signed(label, of: session.viewer))
        default: nil
        }
    }
}
