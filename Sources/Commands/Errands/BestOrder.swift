import Actions
import Core
import Foundation
import Language
import Store

/// Shows errands in the shortest order.
struct BestOrderCommand: Command {
    static let about = About(
        intent: "task.list", key: "task.bestOrder", area: .tasks, summary: "Today's errands in the shortest order",
        phrases: [
            "[show|find] [me] [the] (best|shortest|quickest) (order|route|way) [of|for] [my|the] [today|todays|days] [errands|errand|tasks|todos|to dos] [today|for today]"
        ],
        examples: ["best order", "shortest order for today's errands"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { _ = try BestOrder(.today).perform(in: session) }
}

/// Puts the errands of a list into the shortest order and shows it; nothing is kept yet.
struct BestOrder: Press, OneCoded {
    static let verb = "bestOrder"
    let scope: TaskScope
    init(_ scope: TaskScope) { self.scope = scope }
    var about: TaskScope { scope }

    func perform(in session: Session) throws -> (any Reply)? {
        let tasks = try session.tasks(scope.selection(session.present), sort: .mine, offset: 0, limit: 100)
        try session.showBestOrder(of: tasks.map(\.id), back: TasksCard(scope, sort: .mine))
        return nil
    }
}

/// Lets errands stand in the order that was shown: in their list, or in the bundle that they are in.
struct KeepOrder: Press, OneCoded {
    static let verb = "keepOrder"
    let about: LookupID
    init(_ about: LookupID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let shown: ShownOrder = try session.lookup(about) else { return CommonReply.gone }
        let card = CommandCatalog.card(shown.back) ?? TasksCard(.open, sort: .mine)
        if let bundle = card as? BundleCard {
            try session.order(bundle.id, as: shown.order.tasks)
        } else {
            try session.keepOrder(shown.order.tasks)
        }
        try session.show(card, note: session.lastEntry == nil ? BestOrderReply.standsSo : .kept)
        return nil
    }
}

/// An order as it was shown, with the card that one goes back to.
struct ShownOrder: Codable, Sendable {
    let order: ErrandOrder
    let back: String
}

extension Session {
    /// A position that is older says nothing of where a way begins; in seconds.
    private static let positionLasts: Double = 30 * 60

    /// Shows the shortest order of tasks that have places. `back` is the card that shows them as they are.
    func showBestOrder(of ids: [TaskID], back: some Card) throws {
        let position = try shownPosition().flatMap { now.timeIntervalSince($0.date) <= Self.positionLasts ? $0 : nil }
        guard let order = try bestOrder(of: ids, from: position) else { throw Refusal(BestOrderReply.tooFew) }
        let id = try keepLookup(ShownOrder(order: order, back: back.code))
        try show(BestOrderCard(id))
    }

    /// There are errands to be put in order.
    func hasErrands(_ tasks: [TaskRecord]) -> Bool {
        Set(tasks.filter { $0.owner == viewer }.compactMap(\.place)).count > 1
    }
}
