import Actions
import Core
import Store

/// Errands in the shortest order, with how much shorter it is.
struct BestOrderCard: Card, OneCoded {
    static let verb = "order"
    let about: LookupID
    init(_ about: LookupID) { self.about = about }
    var subject: String { TasksCard.verb }

    func render(in session: Session) throws -> CardFace? {
        guard let shown: ShownOrder = try session.lookup(about) else { return nil }
        let voice = session.voice, order = shown.order
        let tasks = try order.tasks.compactMap { try session.task($0) }
        var lines = [voice.say(BestOrderReply.title(tasks.count))]
        for (index, task) in tasks.enumerated() {
            let place = try task.place.flatMap { try session.place($0)?.name } ?? ""
            lines.append(RichText("\(index + 1). ") + RichText(task.title, .bold) + RichText(" · 📍 \(place)"))
        }
        lines += summary(order, session).map { voice.say($0) }
        let back = CommandCatalog.card(shown.back).map { [ShowCard($0).button(CommonReply.back, voice)] } ?? []
        let keep = order.isShorter ? [KeepOrder(about).button(BestOrderReply.keep, voice)] : []
        return CardFace(
            (lines + [voice.say(session.audienceLine)]).joined(), buttons: [keep + back],
            topics: tasks.map { "task:\($0.id)" })
    }

    private func summary(_ order: ErrandOrder, _ session: Session) -> [BestOrderReply] {
        let (before, now) = (session.measures.distance(order.before), session.measures.distance(order.now))
        let length: BestOrderReply = order.isShorter ? .shorter(before, now) : .shortest(now)
        let start: BestOrderReply =
            switch order.start {
            case .position(let moment): .fromPosition(session.measures.age(of: moment))
            case .home(let name): .fromHome(name)
            case .first: .fromFirst
            }
        return [length, start] + (order.placeless == 0 ? [] : [.placeless(order.placeless)])
    }
}

/// What is said of the order of errands.
enum BestOrderReply: Reply {
    case button, keep, kept, standsSo, tooFew
    case title(Int), shorter(String, String), shortest(String), placeless(Int)
    case fromPosition(Wording), fromHome(String), fromFirst

    var wording: Wording {
        switch self {
        case .button: Wording("order.button", "Best order")
        case .keep: Wording("order.keep", "Keep")
        case .kept: Wording("order.kept", "Kept this order.")
        case .standsSo: Wording("order.standsSo", "They stand in this order already.")
        case .tooFew:
            Wording(
                "order.tooFew",
                "An order needs at least two of today's to-dos with a place. `task: buy fish at Market today` gives one a place."
            )
        case .title(let count): Wording("order.title", "*Best order* ({n:errand|errands})", ["n": .number(count)])
        case .shorter(let before, let now):
            Wording(
                "order.shorter", "Before {before}, now *{now}* (straight lines, not roads)",
                ["before": .text(before), "now": .text(now)])
        case .shortest(let now):
            Wording(
                "order.shortest", "It is the shortest already: {now} (straight lines, not roads)", ["now": .text(now)])
        case .placeless(let count):
            Wording(
                "order.placeless", "{n:to-do without a place stays as it is|to-dos without a place stay as they are}.",
                ["n": .number(count)])
        case .fromPosition(let age): Wording("order.fromPosition", "From where you were {age}", ["age": .wording(age)])
        case .fromHome(let name): Wording("order.fromHome", "From home: {name}", ["name": .text(name)])
        case .fromFirst:
            Wording("order.fromFirst", "From the first of them, since I know neither where you are nor your home")
        }
    }
}
